// The hold-up as it was told: who came with which gang, who stayed away, who got the place. Read from events alone.
import type { GameEvent, LogLine, Seat } from "../../../web/src/told.ts";
import type { Card, Place } from "./pieces.ts";

export interface Gang {
  seat: Seat;
  /** none: stayed out */
  cards: Card[];
  strength: number | null;
}
export interface Film {
  place: Place;
  value: number;
  /** the henchmen before the place, if anybody saw them */
  row: Card[];
  /** as they are turned over: the winner first, then by strength */
  gangs: Gang[];
  winner: Seat | null;
  /** whoever had the winner's strength, in the order of their latest placements: the last of them wins. Else nobody */
  tied: Seat[];
  /** the sentence that says how it ended */
  text: string;
  /** number of the event that ended it */
  n: number;
}

/** The last hold-up that these lines tell to its end; `latest` are everybody's latest placements. */
export function filmIn(log: LogLine[], latest: Partial<Record<Seat, number>>): Film | null {
  const end = lastOf(log, ["hold_up_won", "nobody_came"]);
  const last = log[end];
  if (!last) return null;
  const begin = lastOf(log.slice(0, end), ["hold_up_began"]);
  const gangs = log.slice(begin + 1, end).flatMap(({ event }) => gangIn(event));
  const { event } = last;
  const winner = event.event === "hold_up_won" ? (event.seat as Seat) : null;
  const first = (gang: Gang): number => (gang.seat === winner ? Number.POSITIVE_INFINITY : (gang.strength ?? -1));
  gangs.sort((a, b) => first(b) - first(a) || 0);
  return {
    place: event.place as Place,
    value: event.value as number,
    row: [],
    gangs,
    winner,
    tied: event.tie === true ? tiedIn(gangs, latest) : [],
    text: last.text,
    n: last.n,
  };
}

function lastOf(log: LogLine[], kinds: string[]): number {
  return log.map(({ event }) => kinds.includes(event.event)).lastIndexOf(true);
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
