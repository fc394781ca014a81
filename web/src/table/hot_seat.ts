// Several people at one screen: whose turn it is to look at it.

import type { Seat } from "../told.ts";

/** The seat that should look next: whoever looks keeps looking while something is owed, then the next who owes. */
export function nextEyes(own: Seat[], owing: Seat[], eyes: Seat | null): Seat | null {
  if (own.length === 0) return null;
  if (eyes && owing.includes(eyes)) return eyes;
  const from = eyes ? own.indexOf(eyes) + 1 : 0;
  const inTurn = [...own.slice(from), ...own.slice(0, from)];
  return inTurn.find((seat) => owing.includes(seat)) ?? eyes;
}
