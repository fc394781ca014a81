// What a viewer has heard of a table, by the numbers of its events: what is new in a letter, and whether one is missing.
import type { GameEvent, Viewer } from "../told.ts";
import type { NowLetter } from "./wire.ts";

export interface News {
  /** number of the first new event */
  from: number;
  events: GameEvent[];
}

export class Hearing {
  readonly #next = new Map<Viewer, number>();

  /** What is new in this letter; null if one before it is missing, which `heard` asks for. */
  take(letter: NowLetter): News | null {
    const next = this.#next.get(letter.viewer);
    const known = next === undefined || letter.missed ? letter.from : next;
    if (letter.from > known) return null;
    const events = letter.events.slice(known - letter.from);
    this.#next.set(letter.viewer, Math.max(known, letter.from + letter.events.length));
    return { from: known, events };
  }

  /** The next event number expected, by viewer, as `enter` takes it. Who never listened asks for all there is. */
  heard(): Record<string, number> {
    if (this.#next.size === 0) return Object.fromEntries(everybody.map((viewer) => [viewer, 0]));
    return Object.fromEntries(this.#next);
  }
}

const everybody: Viewer[] = [...Array.from({ length: 9 }, (_, n): Viewer => `S${n}`), "spectator"];
