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
  gangs: Gang[];
  winner: Seat | null;
  /** the winner was not alone with that strength: the latest placement decided */
  tie: boolean;
  /** the sentence that says how it ended */
  text: string;
}

/** The last hold-up that these lines tell to its end. */
export function filmIn(log: LogLine[]): Film | null {
  const end = log.findLastIndex(({ event }) => event.event === "hold_up_won" || event.event === "nobody_came");
  const last = log[end];
  if (!last) return null;
  const begin = log.slice(0, end).findLastIndex(({ event }) => event.event === "hold_up_began");
  const gangs = log.slice(begin + 1, end).flatMap(({ event }) => gangIn(event));
  gangs.sort((a, b) => (b.strength ?? -1) - (a.strength ?? -1));
  const { event } = last;
  const winner = event.event === "hold_up_won" ? (event.seat as Seat) : null;
  return {
    place: event.place as Place,
    value: event.value as number,
    gangs: [...gangs.filter(({ seat }) => seat === winner), ...gangs.filter(({ seat }) => seat !== winner)],
    winner,
    tie: event.tie === true,
    text: last.text,
  };
}

function gangIn(event: GameEvent): Gang[] {
  const seat = event.seat as Seat;
  if (event.event === "stayed_out") return [{ seat, cards: [], strength: null }];
  if (event.event !== "gang_shown") return [];
  return [{ seat, cards: event.cards as Card[], strength: event.strength as number }];
}
