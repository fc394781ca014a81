// State, view, decision and event of Deadwood as readable JSON: one codec for wire, records, scenarios and terminal.
//
// A cowboy is "novice", "confirmed" or "veteran"; a plot "A1" to "F2"; an intersection "A4-B3-B4"; a tile its id in
// components.json ("general_store_1"); a pile "1", "2" or "3", listed from the top.
//
// Decisions, by "do":
//   go_to_town {cowboy, plot}    return_to_ranch {plots: [plot], mine: [cowboy]}   fight   flee   cartridges {count}
//   annex   decline   discard {count}   recruit {cowboy}   move_sheriff {to: intersection}   lay_rail {plot}
//   place_tile {tile, plot}   move_cowboy {from, to}   take_from {seat}   draw_from {pile}   look_at {pile}
//   order {tiles}   pay   take_poster   send_to_mine {cowboys: [{seat, plot} or {seat, ranch: cowboy}]}
//   give_poster {seat}   telegraph {into: "pool" or "box"}   call_up {seat, plot}   represent {cowboy}
//   shoot {dice: {seat: count}}
//
// Events, by "event" (seat = who acts or is concerned; building = the tile on the plot):
//   town_built {tiles: {plot: tile}}            first_roll {seat, die}            first_player {seat}
//   turn_began {seat, number}                   went_to_town {seat, cowboy, plot, building}
//   returned_to_ranch {seat, plots, mine: [cowboy], count}                       toll_paid {seat, to, amount}
//   attacked {seat, cowboy, plot, building, defender, opponent: cowboy}          took_poster {seat, count, why}
//   fled {seat, cowboy, plot}                   stood_ground {seat}               loaded {seat, count, dice}
//   shot {seat, at: seat, die, result, surplus: bool}                            killed {seat, cowboy, plot}
//   duel_ended {seat, defender, plot, building, result}
//   annexed / declined_annexing {seat, plot, building}                           passed {seat, question}
//   took_money {seat, amount, why, building}    took_cartridges / took_horses {seat, count}
//   discarded_posters {seat, count, building}   recruited {seat, cowboy, cost}    sheriff_moved {seat, from, to}
//   rail_laid {seat, plot, number, station: bool}                                destroyed {plot, building, pile}
//   called_up {seat, placer, cowboy, plot, building}                             tiles_drawn {seat, tiles: {pile:
//   tile}} tile_placed {seat, tile, plot}              tile_put_under {tile, pile} moved_cowboy {seat, cowboy, from,
//   to, building}                              took_from {seat, from: seat, amount} looked_at_pile {seat, pile, count,
//   tiles (to him alone)}                     put_pile_back {seat, pile, tiles (ditto)} paid_court {seat, amount}
//   let_off {seat}: owes, cannot pay, no token left sent_to_mine {seat: whose cowboy, cowboy, plot or ranch: true, why,
//   by: seat} gave_poster {seat, to}                      telegraphed {seat, count, into}   end_triggered {reason}
//   fined {seat, money, wanted, fine, total}    final_duel {seats}                represented {seat, cowboy}
//   final_loaded {seat, count, dice}            aimed {seat, dice: {seat: count}} final_shot {seat, at, die, result}
//   final_killed {seat, cowboy}                 final_round {seats}               nobody_survived {seats}
//   game_over {reason, winners}
// why of took_money: annexing, hotel, undertaker, stage_depot, gold_mine (with die); of took_poster: attack, bank,
// court; of sent_to_mine: fled, driven_off, grifter, rail. result of a shot: miss, wound, kill; of a duel:
// defender_fled, defender_dead, both_alive, both_dead, attacker_dead. reason: station, empty_pool, gang_wiped_out,
// turn_cap.
#pragma once

#include "engine/json.h"
#include "games/deadwood/game.h"

namespace saloon::deadwood {

struct Codec {
  static json::object public_json(const Public& pub);
  static json::object private_json(const Public& pub, const Private& mine);
  static json::object box_json(const Public& pub, const Box& truth);
  static void read_state(Reader& r, const json::object& pub, const std::array<const json::object*, kMaxSeats>& mine,
                         const json::object& box, State& s);
  static void read_view(Reader& r, const json::object& pub, const json::object* mine, View& v);

  static json::object decision_json(const Decision& d);
  struct Parsed {
    Decision decision{};
    const char* clause = nullptr;
    std::string detail;
  };
  static Parsed decision_from_json(const json::value& v);

  static json::object locals_json(const Frame& f);
  static void read_locals(Reader& r, const json::object& o, Frame& f);

  static json::object event_json(const Event& e, bool secret_seen);
  static json::value drawn_value(u8 roll, u32 value);
  static std::optional<u32> drawn_from_json(u8 roll, const json::value& v);
  static std::string_view end_reason(const Public& pub);
};

// names.cpp: how pieces are called in JSON, and back; -1 for a name that is none.
std::string plot_name(int plot);
int plot_from_name(std::string_view name);
std::string intersection_name(int intersection);
int intersection_from_name(std::string_view name);
std::string_view tile_name(Tile tile);
int tile_from_name(std::string_view name);
std::string pile_name(int pile);
int pile_from_name(std::string_view name);
std::string_view cowboy_name(int strength);
int strength_from_name(std::string_view name);
json::array plots_json(u32 plots);
/// Every cowboy by name: ["novice", "novice", "veteran"].
json::array cowboys_json(Cowboys cowboys);

}  // namespace saloon::deadwood
