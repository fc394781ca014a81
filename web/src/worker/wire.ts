// What goes between a client and a house: docs/protocol.md as types. The same for a house far away and for a table that
// this worker keeps itself.
import type { Chair, Decision, GameEvent, Remark, Seat, Stage, ToldTable, View, Viewer } from "../told.ts";

export interface Entry {
  table: string;
  game: string;
  host: string;
  seats: number;
  free: number;
  stage: Stage;
}
export interface Welcome {
  type: "welcome";
  protocol: number;
  build: string;
  wire: number;
  name: string;
  tables: Entry[];
}
export type WireChair = Omit<Chair, "stand_in"> & { stand_in?: true };
/** A told table without what the worker adds to it. */
export type TableLetter = Omit<ToldTable, "where" | "names" | "links" | "chairs"> & {
  chairs: Record<Seat, WireChair>;
};
export interface NowLetter {
  type: "now";
  table: string;
  viewer: Viewer;
  from: number;
  missed?: true;
  events: GameEvent[];
  view: View;
  over?: Record<string, unknown>;
}
export interface BackLetter {
  type: "back";
  table: string;
  seat: Seat;
  bot: string;
  since: number;
}
export interface SaidLetter {
  type: "said";
  table: string;
  words: Omit<Remark, "name">[];
}
export interface GoneLetter {
  type: "gone";
  table: string;
  /** `unknown` is no letter of a house: the table was not found again */
  why: "barred" | "left" | "unknown";
}
export interface Done {
  type: "done";
  id: string;
  refused?: { clause: string; detail?: string };
  [member: string]: unknown;
}
export interface Bye {
  type: "bye";
  why: "restart" | "too_fast" | "too_slow" | "protocol" | "forgotten";
  again?: number;
}
/** Letters of one table. */
export type TableNews = TableLetter | NowLetter | BackLetter | SaidLetter | GoneLetter;
export type FromHouse =
  | Welcome
  | { type: "hall"; tables: Entry[] }
  | TableNews
  | Done
  | { type: "wrong"; detail: string; id?: string }
  | Bye;

/** What a client says: the type and its members; ids are given by whoever sends it. */
export type ToHouse = { type: string; table?: string } & Record<string, unknown>;

/** Where a table is kept: messages go in, each with its `done`; letters come out by the way agreed on before. */
export interface Home {
  send(message: ToHouse): Promise<Done>;
}

/** What a view says of who is asked (docs/wire.md). */
export interface Asked {
  round: number;
  required: Seat[];
  offered: Seat[];
  answered: Seat[];
  questions: Record<Seat, { ask: string; about: Record<string, unknown> }>;
}

export function askedIn(view: View): Asked {
  return view.public.asked as Asked;
}

export function sealedIn(view: View): Decision | undefined {
  return view.private?.sealed as Decision | undefined;
}
