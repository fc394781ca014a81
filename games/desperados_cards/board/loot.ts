// What somebody has robbed, place by place, and what the game says that it brings.
import type { Public } from "../../../docs/wire/desperados_cards.ts";
import type { Seat } from "../../../web/src/told.ts";
import type { Place } from "./pieces.ts";

export interface Robbed {
  place: Place;
  /** as printed, the lowest first */
  cards: number[];
  /** what each of them counts, and all of them together */
  each: number;
  points: number;
}

/** What brings most stands first. */
export function lootOf(table: Public, seat: Seat): Robbed[] {
  const places = Object.entries(table.scored[seat] ?? {}) as [Place, { each: number; points: number }][];
  const groups = places.map(([place, { each, points }]) => ({
    place,
    cards: printedIn(table, seat, place),
    each,
    points,
  }));
  return groups.sort((a, b) => b.points - a.points);
}

function printedIn(table: Public, seat: Seat, place: Place): number[] {
  const own = (table.loot[seat] ?? []).map((code) => code.split("-"));
  const values = own.filter(([name]) => name === place).map(([, value]) => Number(value));
  return values.sort((a, b) => a - b);
}
