// Deadwood (2011) as the engine sees it: the functions of the concept and the tables of names.
#pragma once

#include "engine/hooks.h"
#include "engine/options.h"
#include "games/deadwood/told.h"

namespace saloon::deadwood {

/// Questions in which everything is open: taken when only one answer is left (section "decision points" of the rules).
bool only_one_answer(const Public& pub, Seat p);

struct Game {
  using Config = deadwood::Config;
  using Public = deadwood::Public;
  using Private = deadwood::Private;
  using Box = deadwood::Box;
  using State = deadwood::State;
  using View = deadwood::View;
  using Decision = deadwood::Decision;
  /// The Grifter's list is the longest: none, one or two out of at most 36 opposing cowboys.
  using Decisions = List<Decision, 1 + 36 + 36 * 35 / 2>;

  static constexpr const char* kSlug = "deadwood";
  static constexpr const char* kPrefix = "DW";
  static constexpr int kRulesVersion = 1;
  static constexpr int kMinSeats = deadwood::kMinSeats;
  static constexpr int kMaxSeats = deadwood::kMaxSeats;
  /// DW-END-10: at most 1,000 turns. Without rails a turn takes at most 21 answers: the action; three arrivals (two
  /// Stores in a chain, DW-STORE-04, and where they lead) with three for the duel and one for annexing; two Store
  /// moves; five at the last building (Courthouse). Each of the five railroad tiles, once in a game, adds its plot and
  /// at most ten cowboys beside it (six plots, or five and five at the Church), each called up and annexing at most
  /// twice with as much as a turn. The Final Duel ends with probability one, on average after two rounds; the rest is
  /// room for 500 of its questions.
  static constexpr int kLongestGame = 1000 * 21 + 5 * (1 + 10 * (1 + 2 * 21)) + 500;

  /// Every question is put to one seat alone: what the tests of secrets may expect.
  static constexpr bool kAsksOneByOne = true;

  static State setup(const Config& config, int seats);
  static void legal(const Public& pub, const Private& mine, Seat p, Decisions& out);
  static Verdict accepts(const Public& pub, const Private& mine, Seat p, const Decision& d);
  static void advance(Ctx<Game>& c);
  static State sample_world(const View& view, Chance& chance);
  static Outcome outcome(const State& s);
  static const char* check(const State& s);
  static Decision choose(const View& view, Chance& chance);
  static Decision choose(const View& view, const Temper& temper, Chance& chance);
  static Decision quick(const Public& pub, const Private& mine, Seat p, Decisions& list, Chance& chance);
  static void evaluate(const State& s, Values& out);
  /// Between two turns nothing is half done.
  static bool quiet(const State& s) { return s.pub.flow.depth == 1; }
  static void promise(const View& view, const Decisions& list, float* out);
  /// What speaks for a decision, by kTerms (bot_reasons.cpp).
  static void reasons(const View& view, const Decision& d, Reasons& out);
  static const char* forbids(const Config& config, int seats);
  /// Everyone for himself: nobody sees the order in which another leaves a pile.
  static SeatSet shares(const Public&, Seat) { return {}; }

  static constexpr SearchTuning kSearch{.explore = 0.1F, .widen = 3, .depth = 12};

  /// Whoever attacks, robs, denounces or sends away a cowboy makes an enemy.
  static constexpr GrudgeRow kGrudges[] = {{"attacked", "seat", "defender", -40},
                                           {"took_from", "seat", "from", -20},
                                           {"gave_poster", "seat", "to", -30},
                                           {"sent_to_mine", "by", "seat", -30}};
  static constexpr const char* kTerms[] = {"money", "fewer",   "poster",    "stronger", "weaker", "leader",
                                           "hurts", "back",    "recruit",   "bullets",  "horse",  "hotel",
                                           "depot", "store",   "new_tiles", "lives",    "holds",  "one_more",
                                           "kept",  "sheriff", "funerals",  "spared",   "yields"};

  static constexpr const char* kOffOn[] = {"off", "on"};
  static constexpr const char* kToll[] = {"forbid", "waive"};
  static constexpr const char* kStoreMove[] = {"optional", "mandatory_if_possible"};
  static constexpr const char* kGrifterMove[] = {"optional_up_to_two", "mandatory_two_if_possible"};
  static constexpr OptionRow<Config> kOptions[] = {
      {"horse_supply", nullptr, {}, 10, 20, 10, &Config::horse_supply},
      {"limited_tokens", &Config::limited_tokens, kOffOn},
      {"toll_when_broke", &Config::toll_when_broke, kToll},
      {"general_store_move", &Config::general_store_move, kStoreMove},
      {"grifter_move", &Config::grifter_move, kGrifterMove},
      {"sheriff_may_stay", &Config::sheriff_may_stay, kOffOn},
      {"fine_floor_zero", &Config::fine_floor_zero, kOffOn},
      {"remember_peeks", &Config::remember_peeks, kOffOn},
      {"turn_cap", nullptr, {}, 400, 1000, 200, &Config::turn_cap},
  };

  static constexpr AskRow<Public> kAsks[] = {
      {"none", Progress::Nobody, nullptr},
      {"turn_action", Progress::Everyone, only_one_answer},
      {"flee", Progress::Everyone, nullptr},
      {"cartridge_attacker", Progress::Everyone, nullptr},
      {"cartridge_defender", Progress::Everyone, nullptr},
      {"annex", Progress::Everyone, nullptr},
      {"church_count", Progress::Everyone, nullptr},
      {"recruit", Progress::Everyone, nullptr},
      {"sheriff_to", Progress::Everyone, nullptr},
      {"rail_plot", Progress::Everyone, nullptr},
      {"tile_place", Progress::Everyone, only_one_answer},
      {"store_move", Progress::Everyone, only_one_answer},
      {"casino_target", Progress::Everyone, only_one_answer},
      {"stage_pile", Progress::Everyone, only_one_answer},
      {"fortune_pile", Progress::Everyone, only_one_answer},
      {"fortune_order", Progress::Everyone, nullptr},
      {"court_pay", Progress::Everyone, nullptr},
      {"grift_targets", Progress::Everyone, only_one_answer},
      {"news_target", Progress::Everyone, nullptr},
      {"dance_set", Progress::Everyone, nullptr},
      {"telegraph_option", Progress::Everyone, nullptr},
      {"trigger_next", Progress::Everyone, nullptr},
      {"final_cowboy", Progress::Everyone, only_one_answer},
      {"final_cartridges", Progress::Everyone, nullptr},
      {"final_targets", Progress::Everyone, nullptr},
  };
  static constexpr RollRow kRolls[] = {
      {"pile_1", true},
      {"pile_2", true},
      {"pile_3", true},
      {"star", false},
      {"first_player", false},
      {"attacker_surplus", false},
      {"defender_surplus", false},
      {"attacker", false},
      {"defender", false},
      {"final_shot", false},
      {"gold_mine", false},
  };

  static constexpr const char* kSetupAt[] = {"lay_out"};
  static constexpr const char* kTurnAt[] = {"begin", "act", "end"};
  static constexpr const char* kDuelAt[] = {"attack", "flee", "attacker_loads", "defender_loads"};
  static constexpr const char* kAnswerAt[] = {"answer"};
  static constexpr const char* kHallAt[] = {"rail", "new_tiles", "place"};
  static constexpr const char* kRailAt[] = {"lay", "next", "picked", "annex"};
  static constexpr const char* kStageAt[] = {"draw", "place"};
  static constexpr const char* kFortuneAt[] = {"look", "order"};
  static constexpr const char* kFinalAt[] = {"cowboy", "cartridges", "targets"};
  static constexpr LooseProcRow kProcs[] = {
      {"setup", kSetupAt},     {"turn", kTurnAt},        {"duel", kDuelAt},        {"annex", kAnswerAt},
      {"church", kAnswerAt},   {"saloon", kAnswerAt},    {"office", kAnswerAt},    {"hall", kHallAt},
      {"rail", kRailAt},       {"casino", kAnswerAt},    {"store", kAnswerAt},     {"stage", kStageAt},
      {"fortune", kFortuneAt}, {"court", kAnswerAt},     {"grifter", kAnswerAt},   {"news", kAnswerAt},
      {"dance", kAnswerAt},    {"telegraph", kAnswerAt}, {"final_duel", kFinalAt},
  };

  using F = Field;
  /// The fields each event has in JSON stand in json.h.
  static constexpr LooseEventRow kEvents[] = {
      {"none", 0, false},
      {"town_built", kDealtFields, true},
      {"first_roll", 0, false},
      {"first_player", explains(F::First, F::Turn), false},
      {"turn_began", explains(F::Turn, F::Turns), false},
      {"went_to_town", kTownFields | explains(F::Ranch), false},
      {"returned_to_ranch", kTownFields | explains(F::Ranch, F::Mine), false},
      {"toll_paid", explains(F::Money), false},
      {"attacked", 0, false},
      {"took_poster", kPosterFields, false},
      {"fled", explains(F::Horses, F::HorseSupply), false},
      {"stood_ground", 0, false},
      {"loaded", explains(F::Cartridges, F::CartridgeSupply), false},
      {"shot", 0, false},
      {"killed", kTownFields, false},
      {"duel_ended", kTownFields, false},
      {"annexed", 0, false},
      {"declined_annexing", 0, false},
      {"passed", 0, false},
      {"took_money", explains(F::Money), false},
      {"took_cartridges", explains(F::Cartridges, F::CartridgeSupply), false},
      {"took_horses", explains(F::Horses, F::HorseSupply), false},
      {"discarded_posters", kPosterFields, false},
      {"recruited", explains(F::Reserve, F::Mine, F::Money), false},
      {"sheriff_moved", explains(F::Sheriff), false},
      {"rail_laid", explains(F::Laid, F::Route, F::Tile), false},
      {"destroyed", kPileFields | explains(F::Tile, F::Built), false},
      {"called_up", 0, false},
      {"tiles_drawn", kPileFields | explains(F::Drawn), true},
      {"tile_placed", explains(F::Drawn, F::Tile, F::Built), false},
      {"tile_put_under", kPileFields | explains(F::Drawn), false},
      {"moved_cowboy", kTownFields, false},
      {"took_from", explains(F::Money), false},
      {"looked_at_pile", kPileFields, true},
      {"put_pile_back", kPileFields, false},
      {"paid_court", explains(F::Money), false},
      {"let_off", 0, false},
      {"sent_to_mine", kTownFields | explains(F::Ranch, F::Mine), false},
      {"gave_poster", kPosterFields, false},
      {"telegraphed", kPosterFields, false},
      {"end_triggered", explains(F::Ended), false},
      {"fined", 0, false},
      {"final_duel", explains(F::FinalDuel), false},
      {"represented", explains(F::FinalDuel), false},
      {"final_loaded", explains(F::FinalDuel, F::Cartridges, F::CartridgeSupply), false},
      {"aimed", explains(F::FinalDuel), false},
      {"final_shot", explains(F::FinalDuel), false},
      {"final_killed", explains(F::FinalDuel), false},
      {"final_round", explains(F::FinalDuel), false},
      {"nobody_survived", explains(F::FinalDuel), false},
      {"game_over", explains(F::Flow, F::Asked, F::Winners, F::FinalDuel), false},
  };
  static constexpr LooseFieldRow kFields[] = {
      public_field<View>("flow", offsetof(Public, flow), sizeof(Public::flow)),
      public_field<View>("asked", offsetof(Public, asked), sizeof(Public::asked)),
      private_field<View>("sealed", offsetof(Private, sealed), sizeof(Private::sealed)),
      public_field<View>("config", offsetof(Public, config), sizeof(Public::config)),
      public_field<View>("seats", offsetof(Public, seats), sizeof(Public::seats)),
      public_field<View>("turn", offsetof(Public, turn), sizeof(Public::turn)),
      public_field<View>("first", offsetof(Public, first), sizeof(Public::first)),
      public_field<View>("ended", offsetof(Public, ended), sizeof(Public::ended)),
      public_field<View>("winners", offsetof(Public, winners), sizeof(Public::winners)),
      public_field<View>("sheriff", offsetof(Public, sheriff), sizeof(Public::sheriff)),
      public_field<View>("pool", offsetof(Public, pool), sizeof(Public::pool)),
      public_field<View>("box", offsetof(Public, box), sizeof(Public::box)),
      public_field<View>("cartridge_supply", offsetof(Public, cartridge_supply), sizeof(Public::cartridge_supply)),
      public_field<View>("horse_supply", offsetof(Public, horse_supply), sizeof(Public::horse_supply)),
      public_field<View>("laid", offsetof(Public, laid), sizeof(Public::laid)),
      public_field<View>("route", offsetof(Public, route), sizeof(Public::route)),
      public_field<View>("tile", offsetof(Public, tile), sizeof(Public::tile)),
      public_field<View>("cowboy", offsetof(Public, cowboy), sizeof(Public::cowboy)),
      public_field<View>("church", offsetof(Public, church), sizeof(Public::church)),
      public_field<View>("ranch", offsetof(Public, ranch), sizeof(Public::ranch)),
      public_field<View>("mine", offsetof(Public, mine), sizeof(Public::mine)),
      public_field<View>("reserve", offsetof(Public, reserve), sizeof(Public::reserve)),
      public_field<View>("wanted", offsetof(Public, wanted), sizeof(Public::wanted)),
      public_field<View>("drawn", offsetof(Public, drawn), sizeof(Public::drawn)),
      public_field<View>("pile_size", offsetof(Public, pile_size), sizeof(Public::pile_size)),
      public_field<View>("reader", offsetof(Public, reader), sizeof(Public::reader)),
      public_field<View>("known", offsetof(Public, known), sizeof(Public::known)),
      public_field<View>("turns", offsetof(Public, turns), sizeof(Public::turns)),
      public_field<View>("money", offsetof(Public, money), sizeof(Public::money)),
      public_field<View>("cartridges", offsetof(Public, cartridges), sizeof(Public::cartridges)),
      public_field<View>("horses", offsetof(Public, horses), sizeof(Public::horses)),
      public_field<View>("built", offsetof(Public, built), sizeof(Public::built)),
      public_field<View>("occupied", offsetof(Public, occupied), sizeof(Public::occupied)),
      public_field<View>("own", offsetof(Public, own), sizeof(Public::own)),
      public_field<View>("final_duel", offsetof(Public, final_duel), sizeof(Public::final_duel)),
      private_field<View>("peek", offsetof(Private, peek), sizeof(Private::peek)),
  };
};

}  // namespace saloon::deadwood
