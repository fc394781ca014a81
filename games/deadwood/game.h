// Deadwood (2011) as the engine sees it: the functions of the concept and the tables of names.
#pragma once

#include "bots/hooks.h"
#include "engine/game_of.h"
#include "engine/options.h"
#include "engine/rows/procs.h"
#include "games/deadwood/about.h"
#include "games/deadwood/answers.h"
#include "games/deadwood/events.h"
#include "games/deadwood/fields.h"
#include "games/deadwood/outlook.h"

namespace saloon::deadwood {

struct Game : GameOf<Game, State, Decision, Decisions>,
              RowsOf<kVerbs, kEvents, kPublic, kPrivate, kHidden, kEndReason> {
  static constexpr const char* kSlug = "deadwood";
  static constexpr const char* kPrefix = "DW";
  static constexpr int kRulesVersion = 1;
  static constexpr int kMinSeats = deadwood::kMinSeats;
  /// DW-END-10: at most 1,000 turns. Without rails a turn takes at most 21 answers: the action; three arrivals (two
  /// Stores in a chain, DW-STORE-04, and where they lead) with three for the duel and one for annexing; two Store
  /// moves; five at the last building (Courthouse). Each of the five railroad tiles, once in a game, adds its plot and
  /// at most ten cowboys beside it (six plots, or five and five at the Church), each called up and annexing at most
  /// twice with as much as a turn. The Final Duel ends with probability one, on average after two rounds; the rest is
  /// room for 500 of its questions.
  static constexpr int kLongestGame = 1000 * 21 + 5 * (1 + 10 * (1 + 2 * 21)) + 500;

  /// Every question is put to one seat alone: what the tests of secrets may expect.
  static constexpr bool kAsksOneByOne = true;

  static void advance(Ctx<Game>& c);
  static State sample_world(const View& view, Chance& chance);
  static Outcome outcome(const State& s);
  static const char* check(const State& s);
  static Decision choose(const View& view, Chance& chance) { return choose(view, Temper{}, chance); }
  static Decision choose(const View& view, const Temper& temper, Chance& chance);
  static Decision quick(const Public& pub, const Private& mine, Seat p, Decisions& list, Chance& chance);
  static void evaluate(const State& s, Values& out);
  /// Between two turns nothing is half done.
  static bool quiet(const State& s) { return s.pub.flow.depth == 1; }
  static void promise(const View& view, const Decisions& list, float* out);
  /// What speaks for a decision, by kTerms (bot/reasons.cpp).
  static void reasons(const View& view, const Decision& d, Reasons& out);
  using Outlook = deadwood::Outlook;
  static const char* forbids(const Config& config, int seats);
  /// What follows from the rest of a state or a view that was read (zones.cpp).
  static void complete(Reader& r, const json::object& pub, const Privates& mine, const json::object& hidden, State& s);
  static void complete(Reader& r, const json::object& pub, const json::object* mine, View& v);
  /// Everyone for himself: nobody sees the order in which another leaves a pile.
  static SeatSet sees_sealed(const Public&, Seat) { return {}; }

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

  static constexpr OptionRow<Config> kOptions[] = {
      {"horse_supply", nullptr, {}, 10, 20, 10, &Config::horse_supply},
      option<&Config::limited_tokens>("limited_tokens", {"off", "on"}),
      option<&Config::toll_when_broke>("toll_when_broke", {"forbid", "waive"}),
      option<&Config::general_store_move>("general_store_move", {"optional", "mandatory_if_possible"}),
      option<&Config::grifter_move>("grifter_move", {"optional_up_to_two", "mandatory_two_if_possible"}),
      option<&Config::sheriff_may_stay>("sheriff_may_stay", {"off", "on"}),
      option<&Config::fine_floor_zero>("fine_floor_zero", {"off", "on"}),
      option<&Config::remember_peeks>("remember_peeks", {"off", "on"}),
      {"turn_limit", nullptr, {}, 400, 1000, 200, &Config::turn_cap},
  };

  /// Answers are taken for a seat where only one is left and everything about it is open (section "decision points" of
  /// the rules).
  static constexpr AskRow kAsks[] = {
      {"none"},
      {"turn_action", list_actions, judge_action, Proc::Turn, {}, one_action},
      {"flee", list_flights, judge_flight, Proc::Duel, kAboutDuel},
      {"cartridge_attacker", list_cartridges, judge_attacker_loading, Proc::Duel, kAboutDuel},
      {"cartridge_defender", list_cartridges, judge_defender_loading, Proc::Duel, kAboutDuel},
      {"annex", list_annexing, judge_annexing, Proc::Annex, kAboutBuilding},
      {"church_count", list_discards, judge_discard, Proc::Church, kAboutChurch},
      {"recruit", list_recruits, judge_recruit, Proc::Saloon, kAboutBuilding},
      {"sheriff_to", list_sheriff, judge_sheriff, Proc::Office, kAboutOffice},
      {"rail_plot", list_rails, judge_rail, Proc::Rail, kAboutRail},
      {"tile_place", list_tiles, judge_tile, Proc::Hall, kAboutTiles, one_tile_place},
      {"store_move", list_store_moves, judge_store_move, Proc::Store, kAboutBuilding, one_store_move},
      {"casino_target", list_victims, judge_victim, Proc::Casino, kAboutBuilding, one_victim},
      {"stage_pile", list_stage, judge_stage, Proc::Stage, kAboutBuilding, one_pile},
      {"fortune_pile", list_fortune, judge_fortune, Proc::Fortune, kAboutBuilding, one_pile},
      {"fortune_order", list_orders, judge_order, Proc::Fortune, kAboutReading},
      {"court_pay", list_court, judge_court, Proc::Court, kAboutFine},
      {"grift_targets", list_grifts, judge_grift, Proc::Grifter, kAboutBuilding, one_grift},
      {"news_target", list_news, judge_news, Proc::News, kAboutBuilding},
      {"dance_set", list_dances, judge_dance, Proc::Dance, kAboutBuilding},
      {"telegraph_option", list_telegraph, judge_telegraph, Proc::Telegraph, kAboutBuilding},
      {"trigger_next", list_called_up, judge_called_up, Proc::Rail, kAboutNeighbours},
      {"final_cowboy", list_representatives, judge_representative, Proc::FinalDuel, kAboutLastOnes, one_representative},
      {"final_cartridges", list_final_cartridges, judge_final_cartridges, Proc::FinalDuel, kAboutLastOnes},
      {"final_targets", list_targets, judge_targets, Proc::FinalDuel, kAboutLastOnes},
  };
  static constexpr RollRow kRolls[] = {
      {"pile_1", true, &kTile},           {"pile_2", true, &kTile},
      {"pile_3", true, &kTile},           {"star", false, &kTile},
      {"first_roll", false, &kDie},       {"attacker_surplus", false, &kDie},
      {"defender_surplus", false, &kDie}, {"attacker", false, &kDie},
      {"defender", false, &kDie},         {"final_shot", false, &kDie},
      {"gold_mine", false, &kDie},
  };
  static constexpr const auto& kProcs = deadwood::kProcs;
};

/// The table and the choices in words, for terminals and screen readers.
struct Prose {
  static std::vector<std::string> table(const View& view, const Words& words);
  static json::object choice(const View& view, const Decision& d, json::object out);
  static Decision read(const View& view, std::string_view typed);
};

}  // namespace saloon::deadwood
