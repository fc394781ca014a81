// Dead Money as the engine sees it: the functions of the concept and the tables of names.
#pragma once

#include "bots/hooks.h"
#include "engine/game_of.h"
#include "engine/options.h"
#include "games/dead_money/about.h"
#include "games/dead_money/answers.h"
#include "games/dead_money/events.h"
#include "games/dead_money/fields.h"
#include "games/dead_money/procedures.h"

namespace saloon::dead_money {

struct Game : GameOf<Game, State, Decision, Decisions>,
              RowsOf<kVerbs, kEvents, kPublic, kPrivate, kHidden, kEndReason> {
  static constexpr const char* kSlug = "dead_money";
  static constexpr const char* kPrefix = "DM";
  static constexpr int kRulesVersion = 2;
  static constexpr int kMinSeats = dead_money::kMinSeats;
  /// Two questions for the turn, at most eight per card played (10C 10C and one that asks all the others, then A), and
  /// one for the Brain to drop: every answer but the six bids of a showdown. DM-SAFE-05 bounds the turns.
  static constexpr int kLongestGame = kMostTurns * (2 + 2 * 8 + 1 + dead_money::kMaxSeats);

  static State setup(const Config& config, int seats);
  static void advance(Ctx<Game>& c);
  static State sample_world(const View& view, Chance& chance);
  static Outcome outcome(const State& s);
  static const char* check(const State& s);
  static Decision choose(const View& view, Chance& chance);
  static Decision choose(const View& view, const Temper& temper, Chance& chance);
  static void evaluate(const State& s, Values& out);
  static Decision quick(const Public& pub, const Private& mine, Seat p, Decisions& list, Chance& chance);
  /// Brains are treasures, cards are burdens.
  static constexpr GrudgeRow kGrudges[] = {{"brain_stolen", "seat", "from", -50},
                                           {"dropped", "by", "seat", -30},
                                           {"gave", "seat", "to", -10},
                                           {"took_random", "seat", "from", 20}};
  static void reasons(const View& view, const Decision& d, Reasons& out);
  static constexpr const char* kTerms[] = {
      "wins", "sheds", "draws", "easier",   "harder", "again", "blind",  "burdens", "relieves", "brain",  "brain_lost",
      "robs", "arms",  "risk",  "showdown", "outbid", "prize", "crowns", "keeps",   "forgoes",  "bother", "handy"};
  static constexpr SearchTuning kSearch{.explore = 0.3F, .widen = 1.2F, .depth = 8};
  static const char* forbids(const Config& config, int seats);
  /// What follows from the rest of a state that was read (zones.cpp).
  static void complete(Reader& r, const json::object& pub, const Privates& mine, const json::object& hidden, State& s);
  /// Everyone for himself: nobody sees another seat's sealed answer.
  static SeatSet sees_sealed(const Public&, Seat) { return {}; }

  static constexpr const char* kOffOn[] = {"off", "on"};
  static constexpr const char* kSimultaneousEmpty[] = {"turn_order", "shared"};
  static constexpr const char* kSuitBonusScope[] = {"drop_rolls", "all_own_rolls"};
  static constexpr OptionRow<Config> kOptions[] = {
      option<&Config::six_players>("six_players", kOffOn),
      option<&Config::simultaneous_empty>("simultaneous_empty", kSimultaneousEmpty),
      option<&Config::suit_bonus_scope>("suit_bonus_scope", kSuitBonusScope),
      {"turn_limit", nullptr, {}, 100, kMostTurns, 1, &Config::turn_limit},
  };

  static constexpr AskRow kAsks[] = {
      {"none", Progress::Nobody, nullptr, nullptr, nullptr},
      {"turn_first", Progress::Everyone, nullptr, list_first_card, judge_first_card, kInTurn},
      {"turn_second", Progress::Everyone, nullptr, list_second_card, judge_second_card, kInTurn},
      {"drop_brain", Progress::Everyone, one_on_the_table, list_own_brains, judge_brain_to_drop, kInDrop},
      {"bid", Progress::Everyone, nullptr, list_bids, judge_bid, kInShowdown},
      {"brain_any", Progress::Everyone, one_on_the_table, list_all_brains, judge_any_brain, kInBrainChoice},
      {"steal", Progress::Everyone, one_on_the_table, list_others_brains, judge_brain_to_steal, kInBrainChoice},
      {"steal_two", Progress::Everyone, one_on_the_table, list_two_brains, judge_two_brains, kInBrainChoice},
      {"brain_from_discard", Progress::Everyone, one_on_the_table, list_discarded_brains, judge_discarded_brain,
       kInFetching},
      {"discard_brain", Progress::Everyone, one_on_the_table, list_brains_to_discard, judge_brain_to_discard,
       kInBrainChoice},
      {"discard_own_brain", Progress::Everyone, one_on_the_table, list_own_brains, judge_own_brain, kInBrainChoice},
      {"choose_opponent", Progress::Everyone, nullptr, list_players, judge_player, kInSeatChoice},
      {"take_seen", Progress::Everyone, victim_has_one_card, list_seen_cards, judge_seen_card, kInTaking},
      {"choose_player", Progress::Everyone, nullptr, list_players, judge_player, kInSeatChoice},
      {"choose_pair", Progress::Everyone, nullptr, list_pairs, judge_pair, kInPairChoice},
      {"swap_cards", Progress::Everyone, swaps_whole_hand, list_swaps, judge_swap, kInSwap},
      {"pass_card", Progress::Everyone, one_card, list_hand, judge_card_of_hand, kInPassing},
      {"give_card", Progress::Everyone, one_card, list_hand, judge_card_of_hand, kInGiving},
      {"give_rank", Progress::Nobody, nullptr, list_cards_of_rank, judge_card_of_rank, kInRankGiving},
      {"discard_card", Progress::Everyone, one_card, list_hand, judge_card_of_hand, kInDiscarding},
      {"discard_set", Progress::Everyone, discards_whole_hand, list_discards, judge_discards, kInPayingBack},
      {"topdeck", Progress::Everyone, one_card, list_hand, judge_card_of_hand, kInTopdeck},
      {"reorder", Progress::Everyone, one_card_on_top, list_orders, judge_order, kInReorder},
      {"assign_two", Progress::Everyone, nullptr, list_assignments, judge_assignment, kInAssigning},
      {"face_from_discard", Progress::Everyone, one_on_the_table, list_discarded_faces, judge_discarded_face,
       kInFetching},
  };
  static constexpr RollRow kRolls[] = {
      {"first_player", false, &kSeat}, {"draw", true, &kCard},     {"turn_up", false, &kCard},
      {"blind_card", true, &kCard},    {"pool", true, &kCard},     {"drop_roll", false, &kDie},
      {"count_die", false, &kDie},     {"race_die", false, &kDie},
  };
  static constexpr const auto& kProcs = dead_money::kProcs;
};

}  // namespace saloon::dead_money
