// Written by: saloon schema desperados_cards --typescript
import type { Answered, Asked, BySeat, LegalOf, Offered, OutcomeOf, Questions, Seat, TakenBack, ViewOf, Withdrawn } from "./house";
export type { BySeat, Refusal, Seat, Viewer } from "./house";

export interface Options {
  gang_eligibility: "any" | "known_only";
  empty_hold_up: "place_stays" | "place_removed";
  pile_view: "open" | "top_only";
  first_player: "random" | "host_picks";
  first_player_seat: "unset" | "0" | "1" | "2" | "3" | "4";
  final_tie: "shared" | "most_place_cards";
}

/** a pile P0 to P4 */
export type Pile = "P0" | "P1" | "P2" | "P3" | "P4";

/** a place such as bank */
export type Place = "stagecoach" | "railway" | "bank" | "saloon" | "gold_digger";

export type QuestionName = "place_henchman" | "choose_gang";

export type Question =
  | { ask: "place_henchman"; about: Record<string, never> }
  | { ask: "choose_gang"; about: { pile: Pile; place: Place; /** 0 to 5 */ value: number } };

/** a card rA to yJ */
export type Card =
  | "rA" | "rB" | "rC" | "rD" | "rE" | "rF" | "rG" | "rH" | "rI" | "rJ" | "bA" | "bB" | "bC" | "bD" | "bE" | "bF"
  | "bG" | "bH" | "bI" | "bJ" | "gA" | "gB" | "gC" | "gD" | "gE" | "gF" | "gG" | "gH" | "gI" | "gJ" | "yA" | "yB"
  | "yC" | "yD" | "yE" | "yF" | "yG" | "yH" | "yI" | "yJ";

export type Decision =
  | { do: "place"; card: Card; pile: Pile }
  | { do: "gang"; cards: Card[] }
  | { do: "no_gang" };

/** a place card such as bank-3 */
export type PlaceCard =
  | "stagecoach-2" | "stagecoach-3" | "stagecoach-4" | "stagecoach-5" | "railway-2" | "railway-3" | "railway-4"
  | "railway-5" | "bank-2" | "bank-3" | "bank-4" | "bank-5" | "saloon-2" | "saloon-3" | "saloon-4" | "saloon-5"
  | "gold_digger-2" | "gold_digger-3" | "gold_digger-4" | "gold_digger-5";

/** a reason why the game ends */
export type EndReason = "none" | "first_five" | "dead_position" | "nobody_raids";

export type Event =
  | Asked<Question>
  | Offered<Question>
  | Answered
  | Withdrawn
  | TakenBack
  | { event: "piles_laid"; piles: Record<Pile, PlaceCard[]> }
  | { event: "first_player"; seat: Seat }
  | { event: "drew"; seat: Seat; count: number; /** secret */ cards?: Card[] }
  | { event: "reshuffled"; count: number }
  | { event: "placed"; seat: Seat; card: Card; pile: Pile; place: Place; /** 0 to 5 */ value: number }
  | { event: "blocked"; seat: Seat }
  | { event: "blind_discard"; seat: Seat; by: Seat; card: Card }
  | { event: "empty_handed"; seat: Seat }
  | { event: "hold_up_began"; seat: Seat; pile: Pile; place: Place; /** 0 to 5 */ value: number }
  | { event: "gang_shown"; seat: Seat; cards: Card[]; strength: number }
  | { event: "stayed_out"; seat: Seat }
  | {
      event: "hold_up_won";
      seat: Seat;
      pile: Pile;
      place: Place;
      /** 0 to 5 */ value: number;
      strength: number;
      tie: boolean;
      beaten: Seat[];
      absent: Seat[];
    }
  | { event: "nobody_came"; pile: Pile; place: Place; /** 0 to 5 */ value: number; removed: boolean }
  | { event: "uncovered"; pile: Pile; place: Place; /** 0 to 5 */ value: number }
  | { event: "counted"; seat: Seat; loot: PlaceCard[]; total: number }
  | { event: "game_over"; reason: EndReason };

/** a character A to J */
export type Character = "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J";

export type Figure =
  | { figure: "strength"; pile: Pile; place: Place; /** 0 to 5 */ value: number; n: number }
  | { figure: "rivals"; pile: Pile; place: Place; /** 0 to 5 */ value: number; n: number }
  | { figure: "gain"; pile: Pile; place: Place; /** 0 to 5 */ value: number; n: number }
  | { figure: "rival"; seat: Seat; n: number }
  | { figure: "card"; character: Character; n: number }
  | { figure: "gang"; n: number }
  | { figure: "safe"; n: number; of: number; error?: number };

export interface Public {
  /** 3 to 5 */ seats: number;
  options: Options;
  asked: Questions<Question>;
  turn: Seat;
  first_player: Seat;
  ended: EndReason;
  /** 0 to 20 */ empty_hold_ups: number;
  /** 0 to 9999 */ placements: number;
  /** 0 to 80 */ draw_pile_size: number;
  piles: Record<Pile, { /** 0 to 4 */ level: number; cards: (PlaceCard | null)[]; row: Card[] }>;
  discard: Card[];
  posters: Card[];
  poster_counts: Record<Character, number>;
  loot: BySeat<PlaceCard[]>;
  totals: BySeat<number>;
  scored: BySeat<Partial<Record<Place, { /** 0 to 5 */ each: number; points: number }>>>;
  hand_sizes: BySeat<number>;
  latest: BySeat<number>;
  notes: BySeat<{ unfit: Card[]; /** 0 to 79 */ slack: number }>;
}

export interface Private {
  hand: Card[];
  pool?: Card[];
  sealed?: Decision;
}

export type View = ViewOf<Public, Private>;

export type Legal = LegalOf<Decision>;

export type Outcome = OutcomeOf<EndReason>;
