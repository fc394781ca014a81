// Written by: saloon schema deadwood --typescript
import type { Answered, Asked, BySeat, LegalOf, Offered, OutcomeOf, Questions, Seat, TakenBack, ViewOf, Withdrawn } from "./house";
export type { BySeat, Refusal, Seat, Viewer } from "./house";

export interface Options {
  /** 10 to 20 in steps of 10 */ horse_supply: number;
  limited_tokens: "off" | "on";
  toll_when_broke: "forbid" | "waive";
  general_store_move: "optional" | "mandatory_if_possible";
  grifter_move: "optional_up_to_two" | "mandatory_two_if_possible";
  sheriff_may_stay: "off" | "on";
  fine_floor_zero: "off" | "on";
  remember_peeks: "off" | "on";
  /** 400 to 1000 in steps of 200 */ turn_limit: number;
}

/** novice, confirmed or veteran */
export type Cowboy = "novice" | "confirmed" | "veteran";

/** a plot A1 to F2 */
export type Plot =
  | "A1" | "A2" | "A3" | "A4" | "A5" | "A6" | "A7" | "B1" | "B2" | "B3" | "B4" | "B5" | "B6" | "C1" | "C2" | "C3"
  | "C4" | "C5" | "D1" | "D2" | "D3" | "D4" | "E1" | "E2" | "E3" | "F1" | "F2";

/** a building tile of the box */
export type Tile =
  | "church" | "saloon_x" | "sheriffs_office" | "town_hall" | "gunsmith_1" | "bank" | "blacksmith_1" | "casino"
  | "general_store_1" | "hotel" | "laundry_1" | "stage_depot" | "undertaker" | "gunsmith_2" | "blacksmith_2"
  | "gold_mine" | "general_store_2" | "laundry_2" | "saloon_2" | "fortune_teller" | "courthouse" | "grifter"
  | "newspaper" | "dance_hall" | "telegraph_office";

/** three plots that meet, such as A4-B3-B4 */
export type Intersection =
  | "A1-A2-B1" | "A2-A3-B2" | "A3-A4-B3" | "A4-A5-B4" | "A5-A6-B5" | "A6-A7-B6" | "A2-B1-B2" | "A3-B2-B3"
  | "A4-B3-B4" | "A5-B4-B5" | "A6-B5-B6" | "B1-B2-C1" | "B2-B3-C2" | "B3-B4-C3" | "B4-B5-C4" | "B5-B6-C5"
  | "B2-C1-C2" | "B3-C2-C3" | "B4-C3-C4" | "B5-C4-C5" | "C1-C2-D1" | "C2-C3-D2" | "C3-C4-D3" | "C4-C5-D4"
  | "C2-D1-D2" | "C3-D2-D3" | "C4-D3-D4" | "D1-D2-E1" | "D2-D3-E2" | "D3-D4-E3" | "D2-E1-E2" | "D3-E2-E3"
  | "E1-E2-F1" | "E2-E3-F2" | "E2-F1-F2";

/** a pile 1, 2 or 3 as a text */
export type Pile = "1" | "2" | "3";

/** {"seat", "plot"} or {"seat", "ranch": cowboy} */
export type Target =
  | { seat: Seat; plot: Plot }
  | { seat: Seat; ranch: Cowboy };

export type QuestionName =
  | "turn_action" | "flee" | "cartridge_attacker" | "cartridge_defender" | "annex" | "church_count" | "recruit"
  | "sheriff_to" | "rail_plot" | "tile_place" | "store_move" | "casino_target" | "stage_pile" | "fortune_pile"
  | "fortune_order" | "court_pay" | "grift_targets" | "news_target" | "dance_set" | "telegraph_option"
  | "trigger_next" | "final_cowboy" | "final_cartridges" | "final_targets";

export type Question =
  | { ask: "turn_action"; about: Record<string, never> }
  | {
      ask: "flee";
      about: { attacker: Seat; cowboy: Cowboy; loaded?: boolean; plot: Plot; building: Tile; defender: Seat; opponent: Cowboy };
    }
  | {
      ask: "cartridge_attacker";
      about: { attacker: Seat; cowboy: Cowboy; loaded?: boolean; plot: Plot; building: Tile; defender: Seat; opponent: Cowboy };
    }
  | {
      ask: "cartridge_defender";
      about: { attacker: Seat; cowboy: Cowboy; loaded?: boolean; plot: Plot; building: Tile; defender: Seat; opponent: Cowboy };
    }
  | { ask: "annex"; about: { plot: Plot; building: Tile } }
  | { ask: "church_count"; about: { plot: Plot; building: Tile; /** 1 to 3 */ most: number } }
  | { ask: "recruit"; about: { plot: Plot; building: Tile } }
  | { ask: "sheriff_to"; about: { plot: Plot; building: Tile; from: Intersection } }
  | { ask: "rail_plot"; about: { number: number; station?: boolean } }
  | { ask: "tile_place"; about: { building: Tile; plot: Plot; tiles: Partial<Record<Pile, Tile>> } }
  | { ask: "store_move"; about: { plot: Plot; building: Tile } }
  | { ask: "casino_target"; about: { plot: Plot; building: Tile } }
  | { ask: "stage_pile"; about: { plot: Plot; building: Tile } }
  | { ask: "fortune_pile"; about: { plot: Plot; building: Tile } }
  | { ask: "fortune_order"; about: { plot: Plot; building: Tile; pile: Pile } }
  | { ask: "court_pay"; about: { plot: Plot; building: Tile; by: Seat; amount: number } }
  | { ask: "grift_targets"; about: { plot: Plot; building: Tile } }
  | { ask: "news_target"; about: { plot: Plot; building: Tile } }
  | { ask: "dance_set"; about: { plot: Plot; building: Tile } }
  | { ask: "telegraph_option"; about: { plot: Plot; building: Tile } }
  | { ask: "trigger_next"; about: { plot: Plot; cowboys: Target[] } }
  | { ask: "final_cowboy"; about: { seats: Seat[] } }
  | { ask: "final_cartridges"; about: { seats: Seat[] } }
  | { ask: "final_targets"; about: { seats: Seat[] } };

export type Decision =
  | { do: "go_to_town"; cowboy: Cowboy; plot: Plot }
  | { do: "return_to_ranch"; plots: Plot[]; mine: Cowboy[] }
  | { do: "fight" }
  | { do: "flee" }
  | { do: "cartridges"; /** 0 to 65535 */ count: number }
  | { do: "annex" }
  | { do: "decline" }
  | { do: "discard"; /** 0 to 255 */ count: number }
  | { do: "recruit"; cowboy: Cowboy }
  | { do: "move_sheriff"; to: Intersection }
  | { do: "lay_rail"; plot: Plot }
  | { do: "place_tile"; tile: Tile; plot: Plot }
  | { do: "move_cowboy"; from: Plot; to: Plot }
  | { do: "take_from"; from: Seat }
  | { do: "draw_from"; pile: Pile }
  | { do: "look_at"; pile: Pile }
  | { do: "order"; tiles: Tile[] }
  | { do: "pay" }
  | { do: "take_poster" }
  | { do: "send_to_mine"; cowboys: Target[] }
  | { do: "give_poster"; to: Seat }
  | { do: "telegraph"; into: "box" | "pool" }
  | { do: "call_up"; seat: Seat; plot: Plot }
  | { do: "represent"; cowboy: Cowboy }
  | { do: "shoot"; dice: BySeat<number> };

/** a reason */
export type Why =
  | "annexing" | "hotel" | "undertaker" | "stage_depot" | "gold_mine" | "attack" | "bank" | "court" | "fled"
  | "driven_off" | "grifter" | "rail";

/** a reason why the game ends */
export type EndReason = "none" | "station" | "empty_pool" | "gang_wiped_out" | "turn_limit";

export type Event =
  | Asked<Question>
  | Offered<Question>
  | Answered
  | Withdrawn
  | TakenBack
  | { event: "town_built"; tiles: Partial<Record<Plot, Tile>> }
  | { event: "rolled_for_first"; seat: Seat; /** 1 to 6 */ die: number }
  | { event: "first_player"; seat: Seat }
  | { event: "turn_began"; seat: Seat; number: number }
  | { event: "went_to_town"; seat: Seat; cowboy: Cowboy; plot: Plot; building: Tile }
  | { event: "returned_to_ranch"; seat: Seat; plots: Plot[]; mine: Cowboy[]; count: number }
  | { event: "toll_paid"; seat: Seat; to: Seat; amount: number }
  | { event: "attacked"; seat: Seat; cowboy: Cowboy; plot: Plot; building: Tile; defender: Seat; opponent: Cowboy }
  | { event: "took_poster"; seat: Seat; count: number; why: Why }
  | { event: "fled"; seat: Seat; cowboy: Cowboy; plot: Plot }
  | { event: "stood_ground"; seat: Seat }
  | { event: "loaded"; seat: Seat; count: number; dice: number }
  | {
      event: "shot";
      seat: Seat;
      at: Seat;
      /** 1 to 6 */ die: number;
      result: "miss" | "wound" | "kill";
      surplus: boolean;
    }
  | { event: "killed"; seat: Seat; cowboy: Cowboy; plot: Plot }
  | {
      event: "duel_ended";
      seat: Seat;
      defender: Seat;
      plot: Plot;
      building: Tile;
      result: "defender_fled" | "defender_dead" | "both_alive" | "both_dead" | "attacker_dead";
    }
  | { event: "annexed"; seat: Seat; plot: Plot; building: Tile }
  | { event: "declined_annexing"; seat: Seat; plot: Plot; building: Tile }
  | { event: "passed"; seat: Seat; ask: QuestionName }
  | { event: "took_money"; seat: Seat; amount: number; why: Why; building: Tile; /** 1 to 6 */ die?: number }
  | { event: "took_cartridges"; seat: Seat; count: number }
  | { event: "took_horses"; seat: Seat; count: number }
  | { event: "discarded_posters"; seat: Seat; count: number; building: Tile }
  | { event: "recruited"; seat: Seat; cowboy: Cowboy; cost: number }
  | { event: "sheriff_moved"; seat: Seat; from: Intersection; to: Intersection }
  | { event: "rail_laid"; seat: Seat; plot: Plot; number: number; station: boolean }
  | { event: "destroyed"; plot: Plot; building: Tile; pile: Pile }
  | { event: "called_up"; seat: Seat; by: Seat; cowboy: Cowboy; plot: Plot; building: Tile }
  | { event: "tiles_drawn"; seat: Seat; tiles: Partial<Record<Pile, Tile>> }
  | { event: "tile_placed"; seat: Seat; tile: Tile; plot: Plot }
  | { event: "tile_put_under"; tile: Tile; pile: Pile }
  | { event: "cowboy_moved"; seat: Seat; cowboy: Cowboy; from: Plot; to: Plot; building: Tile }
  | { event: "took_from"; seat: Seat; from: Seat; amount: number }
  | { event: "looked_at_pile"; seat: Seat; count: number; pile: Pile; /** secret */ tiles?: Tile[] }
  | { event: "put_pile_back"; seat: Seat; pile: Pile; /** secret */ tiles?: Tile[] }
  | { event: "paid_court"; seat: Seat; amount: number }
  | { event: "let_off"; seat: Seat }
  | { event: "sent_to_mine"; seat: Seat; cowboy: Cowboy; plot?: Plot; ranch?: boolean; why: Why; by: Seat }
  | { event: "gave_poster"; seat: Seat; to: Seat }
  | { event: "telegraphed"; seat: Seat; count: number; into: "box" | "pool" }
  | { event: "end_triggered"; reason: EndReason }
  | { event: "fined"; seat: Seat; money: number; wanted: number; fine: number; total: number }
  | { event: "final_duel_began"; seats: Seat[] }
  | { event: "represented"; seat: Seat; cowboy: Cowboy }
  | { event: "final_loaded"; seat: Seat; count: number; dice: number }
  | { event: "aimed"; seat: Seat; dice: BySeat<number> }
  | { event: "final_shot"; seat: Seat; at: Seat; /** 1 to 6 */ die: number; result: "miss" | "wound" | "kill" }
  | { event: "final_killed"; seat: Seat; cowboy: Cowboy }
  | { event: "final_round_began"; seats: Seat[] }
  | { event: "nobody_survived"; seats: Seat[] }
  | { event: "game_over"; reason: EndReason; winners: Seat[] };

export type Figure =
  | { figure: "toll"; to: Seat; n: number }
  | { figure: "fine"; n: number }
  | { figure: "spared"; n: number }
  | { figure: "gain"; n: number }
  | { figure: "gain_most"; n: number }
  | { figure: "win"; own_cartridge: boolean; their_cartridge: boolean; n: number; of: number; error?: number }
  | { figure: "hold"; own_cartridge: boolean; their_cartridge: boolean; n: number; of: number; error?: number }
  | { figure: "die"; own_cartridge: boolean; their_cartridge: boolean; n: number; of: number; error?: number }
  | { figure: "owes"; seat: Seat; n: number }
  | { figure: "total"; seat: Seat; n: number };

export interface Player {
  /** 0 to 60000 */ money: number;
  /** 0 to 60000 */ cartridges: number;
  /** 0 to 60000 */ horses: number;
  /** 0 to 29 */ wanted: number;
  fine: number;
  total: number;
  ranch: Record<Cowboy, number>;
  mine: Record<Cowboy, number>;
  reserve: Record<Cowboy, number>;
  boot_hill: Record<Cowboy, number>;
}

export interface FinalDuel {
  involved: Seat[];
  standing: Seat[];
  pending: Seat[];
  out: Seat[];
  cowboys: BySeat<Cowboy>;
  dice: BySeat<number>;
  wounds: BySeat<number>;
  aims: BySeat<Decision>;
}

export interface Public {
  /** 2 to 5 */ seats: number;
  options: Options;
  asked: Questions<Question>;
  turn: Seat;
  first_player: Seat;
  /** 0 to 65535 */ turns: number;
  ended: EndReason;
  winners: Seat[];
  sheriff: Intersection;
  /** 0 to 29 */ pool: number;
  /** 0 to 29 */ box: number;
  supply: { /** 0 to 255 */ cartridges: number; /** 0 to 255 */ horses: number };
  railroad: Plot[];
  tiles: Partial<Record<Plot, Tile>>;
  cowboys: Partial<Record<Plot, BySeat<Cowboy>>>;
  players: BySeat<Player>;
  piles: Record<Pile, { /** 0 to 10 */ size: number; left: Tile[]; bottom: Tile[]; reader?: Seat }>;
  drawn: Partial<Record<Pile, Tile>>;
  final_duel?: FinalDuel;
}

export interface Private {
  peek: Partial<Record<Pile, Tile[]>>;
  sealed?: Decision;
}

export type View = ViewOf<Public, Private>;

export type Legal = LegalOf<Decision>;

export type Outcome = OutcomeOf<EndReason>;
