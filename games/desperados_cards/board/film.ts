// The hold-up as it was told: who came with which gang, who stayed away, who got the place, and what that changed.
import type { Public } from "../../../docs/wire/desperados_cards.ts";
import type { GameEvent, LogLine, Seat } from "../../../web/src/told.ts";
import { lootOf, type Robbed } from "./loot.ts";
import { type Card, type Character, characterOf, kFigures, type Place } from "./pieces.ts";

export interface Gang {
  seat: Seat;
  /** none: stayed out */
  cards: Card[];
  strength: number | null;
}
export interface Film {
  place: Place;
  value: number;
  /** the henchmen before the place, each with what its position is worth, if anybody saw them */
  row: { card: Card; worth: number }[];
  /** how many posters hung there, if anybody saw them */
  wanted: Public["poster_counts"] | null;
  /** as they are turned over: the winner first, then by strength */
  gangs: Gang[];
  winner: Seat | null;
  /** whoever had the winner's strength, in the order of their latest placements: the last of them wins. Else nobody */
  tied: Seat[];
  /** what the winner has of that place now */
  loot: Robbed | null;
  /** whose posters are new, and how many of them hang there now */
  posters: { character: Character; n: number }[];
  /** the sentence that says how it ended */
  text: string;
  /** number of the event that ended it */
  n: number;
}

/** What lay on the table as gangs were chosen. */
export interface Before {
  row: Card[];
  wanted: Public["poster_counts"];
}

/** The last hold-up that these lines tell to its end, at the table as it was before and as it is after them. */
export function filmIn(log: LogLine[], table: Public, before: Before | null): Film | null {
  const end = lastOf(log, ["hold_up_won", "nobody_came"]);
  const last = log[end];
  if (!last) return null;
  const begin = lastOf(log.slice(0, end), ["hold_up_began"]);
  const gangs = log.slice(begin + 1, end).flatMap(({ event }) => gangIn(event));
  const { event } = last;
  const winner = event.event === "hold_up_won" ? (event.seat as Seat) : null;
  const first = (gang: Gang): number => (gang.seat === winner ? Number.POSITIVE_INFINITY : (gang.strength ?? -1));
  gangs.sort((a, b) => first(b) - first(a) || 0);
  const place = event.place as Place;
  const value = event.value as number;
  const worths = kFigures.get(`${place}-${value}`)?.positions ?? [];
  return {
    place,
    value,
    row: (before?.row ?? []).map((card, at) => ({ card, worth: worths[at] ?? 0 })),
    wanted: before?.wanted ?? null,
    gangs,
    winner,
    tied: event.tie === true ? tiedIn(gangs, table.latest as Partial<Record<Seat, number>>) : [],
    loot: (winner && lootOf(table, winner).find((robbed) => robbed.place === place)) ?? null,
    posters: winner ? postersOf(gangs[0]?.cards ?? [], table) : [],
    text: last.text,
    n: last.n,
  };
}

/** Where the strength of a card comes from: its character's position in the row, and the posters of it. */
export function madeOf({ row, wanted }: Film, card: Card): string {
  if (!wanted) return "";
  const stands = row.find((one) => characterOf(one.card) === characterOf(card));
  return `${stands?.worth ?? 0}+${wanted[characterOf(card)]}`;
}

function lastOf(log: LogLine[], kinds: string[]): number {
  return log.map(({ event }) => kinds.includes(event.event)).lastIndexOf(true);
}

/** The winner's gang hangs on the wall. */
function postersOf(gang: Card[], table: Public): Film["posters"] {
  const characters = [...new Set(gang.map(characterOf))];
  return characters.map((character) => ({ character, n: table.poster_counts[character] }));
}

function tiedIn(gangs: Gang[], latest: Partial<Record<Seat, number>>): Seat[] {
  const seats = gangs.filter((gang) => gang.strength === gangs[0]?.strength).map(({ seat }) => seat);
  return seats.sort((a, b) => (latest[a] ?? 0) - (latest[b] ?? 0));
}

function gangIn(event: GameEvent): Gang[] {
  const seat = event.seat as Seat;
  if (event.event === "stayed_out") return [{ seat, cards: [], strength: null }];
  if (event.event !== "gang_shown") return [];
  return [{ seat, cards: event.cards as Card[], strength: event.strength as number }];
}
