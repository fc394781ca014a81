// Written by: saloon schema deadwood_1876 --typescript
import type { Answered, Asked, BySeat, LegalOf, Offered, OutcomeOf, Questions, Seat, TakenBack, ViewOf, Withdrawn } from "./house";
export type { BySeat, Refusal, Seat, Viewer } from "./house";

export interface Options {
  mystery_safes: "off" | "on";
  peace_and_love: "off" | "on";
  share_the_gold: "off" | "on";
  rush_roll: "off" | "on";
  badge_reveal: "mandatory" | "optional";
  tie_reroll_scope: "tied_only" | "everyone";
  duster_discards: "face_up" | "face_down";
  memory_aid: "off" | "on";
}

/** a handle h0 to h27 */
export type Handle =
  | "h0" | "h1" | "h2" | "h3" | "h4" | "h5" | "h6" | "h7" | "h8" | "h9" | "h10" | "h11" | "h12" | "h13" | "h14"
  | "h15" | "h16" | "h17" | "h18" | "h19" | "h20" | "h21" | "h22" | "h23" | "h24" | "h25" | "h26" | "h27";

/** a holder S0 to S8 or stranger */
export type Holder = "S0" | "S1" | "S2" | "S3" | "S4" | "S5" | "S6" | "S7" | "S8" | "stranger";

/** a safe such as G5 */
export type Safe =
  | "G-2" | "G1a" | "G1b" | "G2a" | "G2b" | "G3a" | "G3b" | "G4" | "G5" | "G6" | "B-TIN" | "B-IRON" | "B-COPPER"
  | "B-SILVER" | "B-GOLD" | "SG-PEP" | "SG-DER" | "SG-COL" | "SG-WIN" | "SG-MES" | "M-CASH" | "M-STRIKE" | "M-DEBT"
  | "M-JAM" | "M-DEED";

export type QuestionName =
  | "choose_character" | "pass_safe" | "give_to_stranger" | "turn_action" | "stetson_first" | "stetson_second"
  | "duster_discard" | "defend" | "rush" | "holster_offer_attacker" | "pick_holster_attacker"
  | "holster_offer_defender" | "pick_holster_defender" | "banish" | "law_three_safe" | "law_three_receiver"
  | "hold_up_card" | "badge_reveal" | "mystery_gun" | "showdown_card";

export type Question =
  | { ask: "choose_character"; about: Record<string, never> }
  | { ask: "pass_safe"; about: Record<string, never> }
  | { ask: "give_to_stranger"; about: Record<string, never> }
  | { ask: "turn_action"; about: Record<string, never> }
  | { ask: "stetson_first"; about: Record<string, never> }
  | { ask: "stetson_second"; about: { handle?: Handle } }
  | { ask: "duster_discard"; about: { count: number } }
  | { ask: "defend"; about: { fight: "robbery" | "duel"; attacker: Seat; defender: Holder; handle?: Handle } }
  | { ask: "rush"; about: { fight: "robbery" | "duel"; attacker: Seat; defender: Holder; handle?: Handle } }
  | {
      ask: "holster_offer_attacker";
      about: { fight: "robbery" | "duel"; attacker: Seat; defender: Holder; handle?: Handle };
    }
  | {
      ask: "pick_holster_attacker";
      about: { fight: "robbery" | "duel"; attacker: Seat; defender: Holder; handle?: Handle };
    }
  | {
      ask: "holster_offer_defender";
      about: { fight: "robbery" | "duel"; attacker: Seat; defender: Holder; handle?: Handle };
    }
  | {
      ask: "pick_holster_defender";
      about: { fight: "robbery" | "duel"; attacker: Seat; defender: Holder; handle?: Handle };
    }
  | { ask: "banish"; about: { fight: "robbery" | "duel"; attacker: Seat; defender: Holder; handle?: Handle } }
  | { ask: "law_three_safe"; about: Record<string, never> }
  | { ask: "law_three_receiver"; about: { handle?: Handle } }
  | { ask: "hold_up_card"; about: { handle: Handle; safe: Safe } }
  | { ask: "badge_reveal"; about: { badge: "B-TIN" | "B-IRON" | "B-COPPER" | "B-SILVER" | "B-GOLD" } }
  | { ask: "mystery_gun"; about: { safes: Safe[] } }
  | { ask: "showdown_card"; about: { seats: Seat[] } };

/** a character C1 to C9 */
export type Character = "C1" | "C2" | "C3" | "C4" | "C5" | "C6" | "C7" | "C8" | "C9";

/** a card D01 to D50 */
export type Card =
  | "D01" | "D02" | "D03" | "D04" | "D05" | "D06" | "D07" | "D08" | "D09" | "D10" | "D11" | "D12" | "D13" | "D14"
  | "D15" | "D16" | "D17" | "D18" | "D19" | "D20" | "D21" | "D22" | "D23" | "D24" | "D25" | "D26" | "D27" | "D28"
  | "D29" | "D30" | "D31" | "D32" | "D33" | "D34" | "D35" | "D36" | "D37" | "D38" | "D39" | "D40" | "D41" | "D42"
  | "D43" | "D44" | "D45" | "D46" | "D47" | "D48" | "D49" | "D50";

/** a house GEM, BEL or GCH */
export type House = "GEM" | "BEL" | "GCH";

export type Decision =
  | { do: "character"; character: Character }
  | { do: "rob"; card: Card; handle: Handle }
  | { do: "duel"; card: Card; holder: Holder }
  | { do: "stetson"; card: Card }
  | { do: "duster"; card: Card }
  | { do: "horse"; card: Card; house: House }
  | { do: "holster"; card: Card; handle: Handle }
  | { do: "safe"; handle: Handle }
  | { do: "receiver"; to: Holder }
  | { do: "house"; house: House }
  | { do: "card"; card: Card }
  | { do: "cards"; cards: Card[] }
  | { do: "guns"; strike?: Card; debt?: Card }
  | { do: "pass" }
  | { do: "roll_early" }
  | { do: "wait" }
  | { do: "reveal" }
  | { do: "keep_quiet" };

/** a gun such as COL */
export type Gun = "PEP" | "DER" | "COL" | "WIN" | "MES";

/** a reason why the game ends */
export type EndReason =
  | "none" | "only_finalist" | "stranger_wins" | "peace_and_love" | "share_the_gold" | "last_survivor";

export type Event =
  | Asked<Question>
  | Offered<Question>
  | Answered
  | Withdrawn
  | TakenBack
  | { event: "character_chosen"; seat: Seat; character: Character }
  | { event: "stars_placed"; houses: Record<House, Holder[]> }
  | { event: "safes_dealt"; seat: Seat; handles: Handle[]; /** secret */ safes?: Partial<Record<Handle, Safe>> }
  | { event: "safe_passed"; seat: Seat; to: Seat; /** secret */ safe?: Safe }
  | { event: "gave_to_stranger"; seat: Seat; /** secret */ safe?: Safe }
  | { event: "row_shuffled"; holder: Holder; handles: Handle[]; /** secret */ safes?: Partial<Record<Handle, Safe>> }
  | { event: "rolled_for_first"; seat: Seat; score: number }
  | { event: "first_player"; seat: Seat }
  | { event: "round_began"; round: number; rounds: number }
  | { event: "robbery_began"; seat: Seat; holder: Holder; card: Card; gun: Gun; handle: Handle }
  | { event: "duel_began"; seat: Seat; holder: Holder; card: Card; gun: Gun }
  | { event: "stetson_played"; seat: Seat; card: Card }
  | { event: "looked"; seat: Seat; holder: Holder; handle: Handle; /** secret */ safe?: Safe }
  | { event: "duster_played"; seat: Seat; card: Card }
  | { event: "duster_discarded"; seat: Seat; count: number; /** secret */ cards?: Card[] }
  | { event: "rode"; seat: Seat; card: Card; from: House; to: House }
  | { event: "holster_laid"; seat: Seat; card: Card; gun: Gun; holder: Holder; handle: Handle }
  | { event: "defended"; seat: Seat; holder: Holder; card: Card; gun: Gun }
  | { event: "rolled_early"; seat: Seat; holder: Holder; gun: Gun; score: number }
  | { event: "holster_offered"; seat: Seat; holder: Holder; card: Card; gun: Gun }
  | { event: "holster_used"; seat: Seat; holder: Holder; card: Card; gun: Gun }
  | { event: "holster_returned"; seat: Seat; holder: Holder; card: Card; gun: Gun }
  | { event: "shot"; seat: Seat; holder: Holder; dice: { gun: Gun; /** 1 to 15 */ roll: number }[]; score: number }
  | { event: "tied"; seats: Seat[]; score: number }
  | { event: "robbery_won"; seat: Seat; holder: Holder; handle: Handle; /** secret */ safe?: Safe }
  | { event: "robbery_lost"; seat: Seat; holder: Holder; handle: Handle }
  | { event: "duel_won"; seat: Seat; holder: Holder }
  | { event: "duel_lost"; seat: Seat; holder: Holder }
  | { event: "swapped"; seat: Seat; holder: Holder; house: House; other: House }
  | { event: "banished"; seat: Seat; holder: Holder; house: House }
  | { event: "nowhere_to_go"; seat: Seat; holder: Holder }
  | { event: "gave_away"; seat: Seat; to: Holder; handle: Handle; /** secret */ safe?: Safe }
  | { event: "cleared"; cards: Card[] }
  | { event: "drew"; seat: Seat; count: number; /** secret */ cards?: Card[] }
  | { event: "reshuffled"; count: number }
  | { event: "hold_up_began"; handle: Handle; safe: Safe }
  | { event: "hold_up_gun"; seat: Seat; card: Card; gun: Gun }
  | { event: "hold_up_won"; seat: Seat; handle: Handle; safe: Safe }
  | { event: "badge_called"; badge: "B-TIN" | "B-IRON" | "B-COPPER" | "B-SILVER" | "B-GOLD" }
  | {
      event: "badge_revealed";
      seat: Seat;
      handle: Handle;
      badge: "B-TIN" | "B-IRON" | "B-COPPER" | "B-SILVER" | "B-GOLD";
    }
  | { event: "badge_unanswered"; badge: "B-TIN" | "B-IRON" | "B-COPPER" | "B-SILVER" | "B-GOLD" }
  | { event: "row_revealed"; holder: Holder; safes: Partial<Record<Handle, Safe>> }
  | { event: "mystery_gun"; holder: Holder; safe: Safe; card: Card; gun: Gun; score: number }
  | { event: "gold_counted"; holder: Holder; gold: number; house: House }
  | { event: "finalists"; holders: Holder[]; gold: number }
  | { event: "fights_for_stranger"; seat: Seat }
  | { event: "showdown_card"; seat: Seat; card: Card; gun: Gun }
  | { event: "wounded"; seat: Seat }
  | { event: "eliminated"; seat: Seat }
  | { event: "took_back"; seat: Seat; cards: Card[] }
  | { event: "game_over"; reason: EndReason; winners: Seat[] };

export type Figure =
  | { figure: "win"; n: number; of: number; error?: number }
  | { figure: "worst"; n: number; of: number; error?: number }
  | { figure: "hold"; n: number; of: number; error?: number }
  | { figure: "attack"; n: number; of: number; error?: number }
  | { figure: "rich"; n: number; of: number; error?: number }
  | { figure: "armed"; n: number; of: number; error?: number }
  | { figure: "badge"; n: number; of: number; error?: number }
  | { figure: "roof"; n: number; of: number; error?: number }
  | { figure: "roof_after"; n: number; of: number; error?: number }
  | { figure: "loot"; n: number; of: number; error?: number }
  | { figure: "unhurt"; n: number; of: number; error?: number };

/** a handle h0 to h27 or box */
export type Place =
  | "h0" | "h1" | "h2" | "h3" | "h4" | "h5" | "h6" | "h7" | "h8" | "h9" | "h10" | "h11" | "h12" | "h13" | "h14"
  | "h15" | "h16" | "h17" | "h18" | "h19" | "h20" | "h21" | "h22" | "h23" | "h24" | "h25" | "h26" | "h27" | "box";

export interface Fight {
  kind: "robbery" | "duel";
  attacker: Seat;
  defender: Holder;
  handle?: Handle;
  attacker_card?: Card;
  attacker_holster?: Card;
  defender_card?: Card;
  defender_holster?: Card;
  /** 1 to 15 */ attacker_early?: number;
  /** 1 to 15 */ defender_early?: number;
}

export interface Public {
  /** 2 to 9 */ seats: number;
  options: Options;
  asked: Questions<Question>;
  first_player: Seat;
  /** 0 to 4 */ round: number;
  /** 0 to 5 */ called: number;
  ended: EndReason;
  winners: Seat[];
  fighters: Seat[];
  wounded: Seat[];
  fell: BySeat<number>;
  as_stranger?: Seat;
  characters: BySeat<Character>;
  stars: Partial<Record<Holder, House>>;
  rows: Partial<Record<Holder, Handle[]>>;
  turned_up?: Handle;
  open: Handle[];
  holsters: Partial<Record<Handle, Card>>;
  safes: Partial<Record<Handle, Safe>>;
  facts: { safe: Safe; at: Place[] }[];
  seen_by: Partial<Record<Handle, Seat[]>>;
  gold: Partial<Record<Holder, number>>;
  /** 0 to 3 */ hold_ups_left: number;
  hand_sizes: BySeat<number>;
  shown: BySeat<Card[]>;
  laid: BySeat<Card[]>;
  /** 0 to 50 */ draw_pile_size: number;
  discard: Card[];
  /** 0 to 50 */ hidden_discards: number;
  pool?: Card[];
  fight?: Fight;
  offers: BySeat<Card | "done">;
  next_handle: Handle;
}

export interface Private {
  hand: Card[];
  safes: Partial<Record<Handle, Safe>>;
  facts: { safe: Safe; at: Place[] }[];
  discarded: Card[];
  sealed?: Decision;
}

export type View = ViewOf<Public, Private>;

export type Legal = LegalOf<Decision>;

export type Outcome = OutcomeOf<EndReason>;
