// What is the same in all games. Written by: saloon schema --typescript

export type Seat = "S0" | "S1" | "S2" | "S3" | "S4" | "S5" | "S6" | "S7" | "S8";

export type Viewer =
  | Seat
  | "spectator";

export interface Answered {
  event: "answered";
  seat: Seat;
}

export interface Withdrawn {
  event: "withdrawn";
  seat: Seat;
}

export interface TakenBack {
  event: "taken_back";
  seat: Seat;
}

export type Asked<Question> = { event: "asked"; seats: Seat[] } & Question;

export type Offered<Question> = { event: "offered"; seats: Seat[] } & Question;

/** the open round of questions */
export interface Questions<Question> {
  /** 0 to 65535 */ round: number;
  required: Seat[];
  offered: Seat[];
  answered: Seat[];
  questions: BySeat<Question>;
}

/** all that a seat may know; spectators have no private part */
export interface ViewOf<Public, Private> {
  viewer: Viewer;
  public: Public;
  private?: Private;
}

/** what may be answered; not complete: only a choice of it */
export interface LegalOf<Decision> {
  decisions: Decision[];
  complete: boolean;
}

/** the clause that forbids it */
export interface Refusal {
  clause: string;
  detail?: string;
}

export interface OutcomeOf<Reason> {
  winners: Seat[];
  scores: BySeat<number>;
  ranks: BySeat<number>;
  reason: Reason;
}

/** one for each seat at the table */
export type BySeat<T> = { [seat: `S${number}`]: T };
