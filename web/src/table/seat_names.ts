// Which seat a line of the table speaks of: the one whose name it begins with.

import type { Seat, Viewer } from "../told.ts";

export interface Spoken {
  seat: Seat;
  name: string;
  rest: string;
}

/** `you` is how the reader is called at the beginning of a line. */
export function spokenOf(text: string, names: Record<Seat, string>, viewer: Viewer, you: string): Spoken | null {
  const all = Object.entries(names) as [Seat, string][];
  const called = all.map(([seat, name]) => [seat, seat === viewer ? you : name] as const);
  for (const [seat, name] of called) {
    if (name === "" || !text.startsWith(name)) continue;
    const rest = text.slice(name.length);
    if (/^[\p{L}\p{N}]/u.test(rest)) continue;
    return { seat, name, rest };
  }
  return null;
}
