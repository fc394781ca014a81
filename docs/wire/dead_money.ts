// Written by: saloon schema dead_money --typescript
import type { Answered, Asked, BySeat, LegalOf, Offered, OutcomeOf, Questions, Seat, TakenBack, ViewOf, Withdrawn } from "./house";
export type { BySeat, Refusal, Seat, Viewer } from "./house";

export interface Options {
  six_players: "off" | "on";
  simultaneous_empty: "turn_order" | "shared";
  suit_bonus_scope: "drop_rolls" | "all_own_rolls";
  /** 100 to 100000 */ turn_limit: number;
}

/** a card 2D to AS or BD, BC, BH, BS */
export type Card =
  | "2D" | "2C" | "2H" | "2S" | "3D" | "3C" | "3H" | "3S" | "4D" | "4C" | "4H" | "4S" | "5D" | "5C" | "5H" | "5S"
  | "6D" | "6C" | "6H" | "6S" | "7D" | "7C" | "7H" | "7S" | "8D" | "8C" | "8H" | "8S" | "9D" | "9C" | "9H" | "9S"
  | "10D" | "10C" | "10H" | "10S" | "JD" | "JC" | "JH" | "JS" | "QD" | "QC" | "QH" | "QS" | "KD" | "KC" | "KH" | "KS"
  | "AD" | "AC" | "AH" | "AS" | "BD" | "BC" | "BH" | "BS";

/** a rank 2 to A, or B */
export type Rank = "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "J" | "Q" | "K" | "A" | "B";

export type QuestionName =
  | "turn_first" | "turn_second" | "drop_brain" | "bid" | "brain_any" | "steal" | "steal_two" | "brain_from_discard"
  | "discard_brain" | "discard_own_brain" | "choose_opponent" | "take_seen" | "choose_player" | "choose_pair"
  | "swap_cards" | "pass_card" | "give_card" | "give_rank" | "discard_card" | "discard_set" | "topdeck" | "reorder"
  | "assign_two" | "face_from_discard";

export type Question =
  | { ask: "turn_first"; about: Record<string, never> }
  | { ask: "turn_second"; about: Record<string, never> }
  | { ask: "drop_brain"; about: { card?: Card } }
  | { ask: "bid"; about: { card: Card; leader?: Seat } }
  | { ask: "brain_any"; about: { card: Card } }
  | { ask: "steal"; about: { card: Card } }
  | { ask: "steal_two"; about: { card: Card } }
  | { ask: "brain_from_discard"; about: { card: Card } }
  | { ask: "discard_brain"; about: { card: Card } }
  | { ask: "discard_own_brain"; about: { card: Card } }
  | { ask: "choose_opponent"; about: { card: Card } }
  | { ask: "take_seen"; about: { card: Card; from: Seat } }
  | { ask: "choose_player"; about: { card: Card } }
  | { ask: "choose_pair"; about: { card: Card } }
  | { ask: "swap_cards"; about: { card: Card; seats: Seat[]; /** 0 to 112 */ count: number } }
  | { ask: "pass_card"; about: { card: Card; direction: "left" | "right" | "pool" } }
  | { ask: "give_card"; about: { card: Card; to: Seat } }
  | { ask: "give_rank"; about: { card: Card; rank: Rank; to: Seat } }
  | { ask: "discard_card"; about: { card: Card } }
  | { ask: "discard_set"; about: { card: Card; /** 0 to 112 */ count: number } }
  | { ask: "topdeck"; about: { card: Card } }
  | { ask: "reorder"; about: { card: Card; /** 0 to 112 */ count: number } }
  | { ask: "assign_two"; about: { card: Card; /** 0 to 112 */ count: number } }
  | { ask: "face_from_discard"; about: { card: Card } };

/** a Brain BD, BC, BH or BS */
export type Brain = "BD" | "BC" | "BH" | "BS";

export type Decision =
  | { do: "play"; card: Card }
  | { do: "draw" }
  | { do: "end" }
  | { do: "bid"; cards: Card[] }
  | { do: "pass" }
  | { do: "brain"; from: Seat; card: Brain }
  | { do: "two_brains"; from: Seat; cards: Card[] }
  | { do: "card"; card: Card }
  | { do: "cards"; cards: Card[] }
  | { do: "nothing" }
  | { do: "player"; seat: Seat }
  | { do: "players"; seats: Seat[] }
  | { do: "order"; cards: Card[] }
  | { do: "assign"; gifts: { card: Card; to: Seat }[] };

/** a category of poker hands */
export type Category =
  | "high_card" | "pair" | "two_pair" | "three_of_a_kind" | "straight" | "flush" | "full_house" | "four_of_a_kind"
  | "straight_flush" | "five_of_a_kind";

/** a reason why the game ends */
export type EndReason = "none" | "empty_hand" | "stalemate" | "turn_limit";

export type Event =
  | Asked<Question>
  | Offered<Question>
  | Answered
  | Withdrawn
  | TakenBack
  | { event: "first_player"; seat: Seat }
  | { event: "turn_began"; seat: Seat; number: number }
  | { event: "drew"; seat: Seat; /** 0 to 112 */ count: number; /** secret */ cards?: Card[] }
  | { event: "drew_top"; seat: Seat; /** 0 to 112 */ count: number; /** secret */ cards?: Card[] }
  | { event: "reshuffled"; /** 0 to 112 */ count: number }
  | { event: "played"; seat: Seat; card: Card; hands_left: number }
  | { event: "stopped"; seat: Seat }
  | { event: "put_away"; card: Card }
  | {
      event: "drop_roll";
      seat: Seat;
      card: Card;
      /** 1 to 6 */ die: number;
      bonus: number;
      needed: number;
      held: boolean;
    }
  | { event: "dropped"; seat: Seat; card: Card; by: Seat }
  | { event: "bid"; seat: Seat; cards: Card[]; category: Category; whole_hand: boolean }
  | { event: "passed"; seat: Seat }
  | { event: "showdown_won"; seat: Seat; card: Card; coins: number }
  | { event: "nobody_bid"; card: Card }
  | { event: "brain_laid"; seat: Seat; card: Card }
  | { event: "brain_stolen"; seat: Seat; from: Seat; cards: Card[] }
  | { event: "brains_moved"; seat: Seat }
  | { event: "brain_returned"; seat: Seat; card: Card }
  | { event: "brain_discarded"; seat: Seat; card: Card }
  | { event: "brain_fetched"; seat: Seat; card: Card }
  | { event: "chose_players"; seat: Seat; seats: Seat[] }
  | { event: "discarded"; seat: Seat; cards: Card[] }
  | { event: "gave"; seat: Seat; to: Seat; /** 0 to 112 */ count: number; /** secret */ cards?: Card[] }
  | {
      event: "gave_rank";
      seat: Seat;
      rank: Rank;
      to: Seat;
      /** 0 to 112 */ count: number;
      /** secret */ cards?: Card[];
    }
  | { event: "pooled"; seats: Seat[] }
  | { event: "from_pool"; seat: Seat; /** secret */ card?: Card }
  | { event: "took_random"; seat: Seat; from: Seat; /** secret */ card?: Card }
  | { event: "looked_at_hand"; seat: Seat; from: Seat; /** 0 to 112 */ count: number; /** secret */ cards?: Card[] }
  | { event: "took_seen"; seat: Seat; from: Seat; /** secret */ card?: Card }
  | { event: "looked_at_deck"; seat: Seat; /** 0 to 112 */ count: number; /** secret */ cards?: Card[] }
  | { event: "reordered"; seat: Seat; /** 0 to 112 */ count: number; /** secret */ cards?: Card[] }
  | { event: "put_on_deck"; seat: Seat; open: boolean; card?: Card }
  | { event: "turned_up"; seat: Seat; card: Card }
  | { event: "took_open"; seat: Seat; card: Card; zone: "deck" | "play" | "discard" }
  | { event: "count_die"; seat: Seat; /** 1 to 6 */ die: number; bonus: number; to: Seat }
  | { event: "race_die"; seat: Seat; /** 1 to 6 */ die: number; bonus: number; won: boolean }
  | { event: "nobody_rolled_six" }
  | { event: "game_over"; reason: EndReason; winners: Seat[] };

export type Figure =
  | { figure: "keep"; n: number; of: number; error?: number }
  | { figure: "win"; n: number; of: number; error?: number }
  | { figure: "lose"; n: number; of: number; error?: number }
  | { figure: "helps"; n: number }
  | { figure: "coins"; category: Category; n: number }
  | { figure: "left"; category: Category; n: number }
  | { figure: "stands"; category: Category; n: number; of: number; error?: number };

export interface Showdown {
  brain: Card;
  dropper: Seat;
  acted: Seat[];
  bids: BySeat<Card[]>;
  best?: Seat;
  category?: Category;
}

export interface Public {
  /** 3 to 6 */ seats: number;
  options: Options;
  asked: Questions<Question>;
  turn: Seat;
  /** 0 to 2 */ hands_left: number;
  /** 0 to 2 */ played: number;
  after: "goes_on" | "turn_ends" | "S0" | "S1" | "S2" | "S3" | "S4" | "S5";
  /** 0 to 6 */ idle_turns: number;
  /** 0 to 100000 */ turns: number;
  ended: EndReason;
  winners: Seat[];
  /** 0 to 112 */ deck_size: number;
  /** 0 to 9 */ settled_size: number;
  settled: (Card | null)[];
  in_play: Card[];
  hand_sizes: BySeat<number>;
  brains: BySeat<Brain[]>;
  discard: Card[];
  showdown?: Showdown;
}

export interface Private {
  hand: Card[];
  look: Card[];
  settled: (Card | null)[];
  notes: { seat: Seat; card: Card }[];
  pool?: Card[];
  sealed?: Decision;
}

export type View = ViewOf<Public, Private>;

export type Legal = LegalOf<Decision>;

export type Outcome = OutcomeOf<EndReason>;
