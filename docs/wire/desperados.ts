// Written by: saloon schema desperados --typescript
import type { Answered, Asked, BySeat, LegalOf, Offered, OutcomeOf, Questions, Seat, TakenBack, ViewOf, Withdrawn } from "./house";
export type { BySeat, Refusal, Seat, Viewer } from "./house";

export interface Options {
  /** 1000 to 10000 in steps of 100 */ goal_per_desperado: number;
  marshal_choice: "random" | "host_picks" | "volunteer";
  marshal_seat: "unset" | "0" | "1" | "2" | "3" | "4" | "5";
  gang_talk: "open" | "private";
  gang_card_view: "shared" | "owner_decides";
  second_attempt: "allowed" | "forbidden";
  early_finish: "off" | "on";
  bank_memory_aid: "on" | "off";
}

/** one of the 19 towns */
export type Town =
  | "tuba_city" | "shiprock" | "aztec" | "flagstaff" | "gallup" | "santa_fe" | "payson" | "st_johns" | "los_lunas"
  | "phoenix" | "globe" | "socorro" | "lincoln" | "tucson" | "silver_city" | "salem" | "la_luz" | "tombstone"
  | "el_paso";

/** one of the five bank towns */
export type Bank = "flagstaff" | "santa_fe" | "socorro" | "silver_city" | "el_paso";

export type QuestionName =
  | "choose_marshal" | "place_law" | "place_desperado" | "move_sheriff" | "lay_card" | "exchange_card"
  | "choose_action" | "refill_choice";

export type Question =
  | { ask: "choose_marshal"; about: Record<string, never> }
  | { ask: "place_law"; about: { figure: "marshal" | "sheriff" | "desperado"; /** 1 to 5 */ sheriff?: number } }
  | { ask: "place_desperado"; about: { figure: "marshal" | "sheriff" | "desperado" } }
  | { ask: "move_sheriff"; about: { /** 1 to 5 */ sheriff: number; from: Town } }
  | { ask: "lay_card"; about: { /** 0 to 5 */ turn: number } }
  | { ask: "exchange_card"; about: { /** 0 to 5 */ turn: number } }
  | { ask: "choose_action"; about: { /** 0 to 5 */ turn: number } }
  | { ask: "refill_choice"; about: { banks: Bank[]; count: number } };

/** one of the 19 towns or saloon */
export type Card =
  | "tuba_city" | "shiprock" | "aztec" | "flagstaff" | "gallup" | "santa_fe" | "payson" | "st_johns" | "los_lunas"
  | "phoenix" | "globe" | "socorro" | "lincoln" | "tucson" | "silver_city" | "salem" | "la_luz" | "tombstone"
  | "el_paso" | "saloon";

/** brown or blue */
export type Coach = "brown" | "blue";

export type Decision =
  | { do: "volunteer"; answer: "no" | "yes" }
  | { do: "place"; town: Town }
  | { do: "move"; to: Town }
  | { do: "stay" }
  | { do: "lay"; card: Card; mark?: boolean }
  | { do: "no_action" }
  | { do: "poker" }
  | { do: "coach"; coach: Coach }
  | { do: "spy" }
  | { do: "refill"; banks: Bank[] };

/** a timetable T1 to T5 */
export type Timetable = "T1" | "T2" | "T3" | "T4" | "T5";

/** what a desperado does */
export type Choice = "no_action" | "poker" | "coach_brown" | "coach_blue" | "spy";

/** a reason why the game ends */
export type EndReason = "none" | "goal_reached" | "goal_missed";

export type Event =
  | Asked<Question>
  | Offered<Question>
  | Answered
  | Withdrawn
  | TakenBack
  | { event: "volunteered"; seats: Seat[] }
  | { event: "marshal_chosen"; seat: Seat }
  | { event: "tiles_laid"; pile: number; /** secret */ banks?: Record<Bank, number> }
  | { event: "timetables_laid"; order: Timetable[] }
  | { event: "marshal_placed"; seat: Seat; town: Town }
  | { event: "sheriff_placed"; /** 1 to 5 */ sheriff: number; town: Town }
  | { event: "desperado_placed"; seat: Seat; town: Town }
  | { event: "turn_began"; /** 0 to 5 */ round: number; /** 0 to 5 */ turn: number }
  | { event: "coach_moved"; coach: Coach; to: Town; from: Town }
  | { event: "coach_held"; coach: Coach; town: Town }
  | { event: "sheriff_moved"; /** 1 to 5 */ sheriff: number; to: Town; from: Town }
  | { event: "sheriff_stayed"; /** 1 to 5 */ sheriff: number; town: Town }
  | {
      event: "card_laid";
      seat: Seat;
      /** 0 to 5 */ turn: number;
      /** secret */ card?: Card;
      /** secret */ mark?: boolean;
    }
  | {
      event: "card_exchanged";
      seat: Seat;
      /** 0 to 5 */ turn: number;
      /** secret */ card?: Card;
      /** secret */ mark?: boolean;
    }
  | { event: "cards_fixed"; /** 0 to 5 */ turn: number }
  | { event: "action_chosen"; seat: Seat; /** secret */ choice?: Choice }
  | { event: "actions_resolved"; /** 0 to 5 */ turn: number; actions: number; spies: number }
  | { event: "action_dropped"; seat: Seat; town: Town; choice: "coach_brown" | "coach_blue" | "poker" }
  | { event: "card_shown"; seat: Seat; /** 0 to 5 */ turn: number; card: Card; town: Town }
  | {
      event: "action_announced";
      action: "coach_brown" | "coach_blue" | "poker";
      town: Town;
      /** 0 to 5 */ turn: number;
      seats: Seat[];
      against: Seat;
      disks: number;
      sheriffs: number;
      needed: number;
      surplus: number;
    }
  | { event: "bank_spied"; seat: Seat; town: Town; /** 0 to 25500 in steps of 100 */ value: number }
  | { event: "evaluation_began"; /** 0 to 5 */ round: number }
  | { event: "turn_evaluation_began"; /** 0 to 5 */ turn: number }
  | { event: "card_turned"; seat: Seat; /** 0 to 5 */ turn: number; card: Card }
  | { event: "rode"; seat: Seat; to: Town; from: Town }
  | { event: "stopped"; seat: Seat; town: Town; card: Card }
  | { event: "arrested"; seat: Seat; town: Town; lost?: Town; by: Seat }
  | {
      event: "disk_removed";
      seat: Seat;
      town: Town;
      action: "coach_brown" | "coach_blue" | "poker";
      /** 0 to 5 */ turn: number;
    }
  | {
      event: "action_succeeded";
      action: "coach_brown" | "coach_blue" | "poker";
      town: Town;
      /** 0 to 5 */ turn: number;
      disks: number;
      needed: number;
      /** 0 to 25500 in steps of 100 */ value: number;
      /** 0 to 6553500 in steps of 100 */ loot: number;
    }
  | {
      event: "action_empty";
      action: "coach_brown" | "coach_blue" | "poker";
      town: Town;
      /** 0 to 5 */ turn: number;
      disks: number;
      needed: number;
    }
  | {
      event: "action_failed";
      action: "coach_brown" | "coach_blue" | "poker";
      town: Town;
      /** 0 to 5 */ turn: number;
      disks: number;
      needed: number;
    }
  | {
      event: "bank_robbed";
      town: Town;
      desperados: number;
      sheriffs: number;
      /** 0 to 25500 in steps of 100 */ value: number;
      /** 0 to 6553500 in steps of 100 */ loot: number;
    }
  | { event: "bank_held"; town: Town; desperados: number; sheriffs: number }
  | { event: "cards_taken_back"; /** 0 to 5 */ round: number }
  | { event: "bank_refilled"; town: Town; pile: number; /** secret, 0 to 25500 in steps of 100 */ value?: number }
  | { event: "bank_left_empty"; town: Town }
  | { event: "timetable_turned"; timetable: Timetable }
  | { event: "coach_placed"; coach: Coach; town: Town }
  | {
      event: "game_over";
      reason: EndReason;
      /** 0 to 6553500 in steps of 100 */ loot: number;
      /** 0 to 6553500 in steps of 100 */ goal: number;
    };

export type Figure =
  | { figure: "marshal"; town: Town; n: number; of: number; error?: number }
  | { figure: "arrest"; n: number; of: number; error?: number }
  | { figure: "loot"; n: number; of: number; error?: number }
  | { figure: "needed"; n: number }
  | { figure: "joined"; n: number }
  | { figure: "gang"; town: Town; n: number; of: number; error?: number }
  | { figure: "meet"; n: number; of: number; error?: number };

export interface Action {
  /** 1 to 5 */ turn: number;
  action: "coach_brown" | "coach_blue" | "poker";
  town: Town;
  /** 1 to 6 */ needed: number;
  seats: Seat[];
  settled?: "open" | "looted" | "empty" | "failed";
}

export interface Public {
  /** 3 to 6 */ seats: number;
  options: Options;
  asked: Questions<Question>;
  marshal?: Seat;
  /** 0 to 5 */ round: number;
  /** 0 to 5 */ turn: number;
  ended: EndReason;
  first_timetable: Timetable;
  colours: BySeat<"white" | "red" | "blue" | "purple" | "yellow" | "green">;
  coaches: Partial<Record<Coach, Town>>;
  held: Coach[];
  figures: BySeat<Town>;
  sheriffs: Partial<Record<"1" | "2" | "3" | "4" | "5", Town>>;
  laid: BySeat<number>;
  shown: BySeat<Partial<Record<"1" | "2" | "3" | "4" | "5", Card>>>;
  lost: BySeat<Card[]>;
  actions: Action[];
  disks_used: Seat[];
  banks: Record<Bank, { /** 1 to 12 */ tile?: number; /** 0 to 25500 in steps of 100 */ value?: number }>;
  /** 0 to 7 */ bank_pile: number;
  robbed: Partial<Record<"1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12", number>>;
  poker_gone: Town[];
  taken: { poker: number[]; coach: number[] };
  /** 0 to 6553500 in steps of 100 */ loot: number;
  /** 0 to 6553500 in steps of 100 */ goal: number;
}

export interface Mate {
  row: (Card | null)[];
  town?: Town;
  stuck?: boolean;
  chosen: boolean;
  choice?: Choice;
}

export interface Private {
  row: (Card | null)[];
  town?: Town;
  /** 1 to 5 */ stuck?: number;
  marks?: number[];
  banks?: Partial<Record<Bank, number>>;
  gang?: BySeat<Mate>;
  sealed?: Decision;
}

export type View = ViewOf<Public, Private>;

export type Legal = LegalOf<Decision>;

export type Outcome = OutcomeOf<EndReason>;
