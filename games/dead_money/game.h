// Dead Money as the engine sees it: the functions of the concept and the tables of names.
#pragma once

#include "bots/hooks.h"
#include "engine/game_of.h"
#include "engine/options.h"
#include "games/dead_money/about.h"
#include "games/dead_money/answers.h"
#include "games/dead_money/events.h"
#include "games/dead_money/fields.h"
#include "games/dead_money/outlook.h"
#include "games/dead_money/procedures.h"

namespace saloon::dead_money {

struct Game : GameOf<Game, State, Decision, Decisions>,
              RowsOf<kVerbs, kEvents, kPublic, kPrivate, kHidden, kEndReason> {
  using Outlook = dead_money::Outlook;

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
  static Decision choose(const View& view, Chance& chance) { return choose(view, Temper{}, chance); }
  static Decision choose(const View& view, const Temper& temper, Chance& chance);
  static void evaluate(const State& s, Values& out);
  static Decision quick(const Public& pub, const Private& mine, Seat p, Decisions& list, Chance& chance);
  /// Brains are treasures, cards are burdens.
  static constexpr GrudgeRow kGrudges[] = {{"brain_stolen", "seat", "from", -50},
                                           {"dropped", "by", "seat", -30},
                                           {"gave", "seat", "to", -10},
                                           {"took_random", "seat", "from", 20}};
  static void reasons(const View& view, const Decision& d, Reasons& out);
  static constexpr const char* kTerms[] = {"wins",   "sheds",   "draws",    "easier", "harder",     "again",
                                           "blind",  "burdens", "relieves", "brain",  "brain_lost", "robs",
                                           "arms",   "risk",    "showdown", "outbid", "wasted",     "prize",
                                           "crowns", "keeps",   "forgoes",  "bother", "handy"};
  static constexpr SearchTuning kSearch{.explore = 0.3F, .widen = 1.2F, .depth = 8};
  static const char* forbids(const Config& config, int seats);
  /// What follows from the rest of a state that was read (zones.cpp).
  static void complete(Reader& r, const json::object& pub, const Privates& mine, const json::object& hidden, State& s);
  /// Everyone for himself: nobody sees another seat's sealed answer.
  static SeatSet sees_sealed(const Public&, Seat) { return {}; }

  static constexpr OptionRow<Config> kOptions[] = {
      option<&Config::six_players>("six_players", {"off", "on"}),
      option<&Config::simultaneous_empty>("simultaneous_empty", {"turn_order", "shared"}),
      option<&Config::suit_bonus_scope>("suit_bonus_scope", {"drop_rolls", "all_own_rolls"}),
      {"turn_limit", nullptr, {}, 100, kMostTurns, 1, &Config::turn_limit},
  };

  static constexpr AskRow kAsks[] = {
      {"none"},
      {"turn_first", list_first_card, judge_first_card, Proc::Turn},
      {"turn_second", list_second_card, judge_second_card, Proc::Turn},
      {"drop_brain", list_own_brains, judge_brain_to_drop, Proc::Turn, kAboutFailure, one_on_the_table},
      {"bid", list_bids, judge_bid, Proc::Showdown, kAboutBids},
      {"brain_any", list_all_brains, judge_any_brain, Proc::ChooseBrain, kAboutCard, one_on_the_table},
      {"steal", list_others_brains, judge_brain_to_steal, Proc::ChooseBrain, kAboutCard, one_on_the_table},
      {"steal_two", list_two_brains, judge_two_brains, Proc::ChooseBrain, kAboutCard, one_on_the_table},
      {"brain_from_discard", list_discarded_brains, judge_discarded_brain, Proc::Fetch, kAboutCard, one_on_the_table},
      {"discard_brain", list_brains_to_discard, judge_brain_to_discard, Proc::ChooseBrain, kAboutCard,
       one_on_the_table},
      {"discard_own_brain", list_own_brains, judge_own_brain, Proc::ChooseBrain, kAboutCard, one_on_the_table},
      {"choose_opponent", list_players, judge_player, Proc::ChooseSeat, kAboutCard},
      {"take_seen", list_seen_cards, judge_seen_card, Proc::LookAndTake, kAboutSeenHand, victim_has_one_card},
      {"choose_player", list_players, judge_player, Proc::ChooseSeat, kAboutCard},
      {"choose_pair", list_pairs, judge_pair, Proc::Swap, kAboutCard},
      {"swap_cards", list_swaps, judge_swap, Proc::Swap, kAboutSwap, swaps_whole_hand},
      {"pass_card", list_hand, judge_card_of_hand, Proc::PassRound, kAboutPassing, one_card},
      {"give_card", list_hand, judge_card_of_hand, Proc::Give, kAboutGift, one_card},
      {"give_rank", list_cards_of_rank, judge_card_of_rank, Proc::Give, kAboutRank, nullptr, Progress::Nobody},
      {"discard_card", list_hand, judge_card_of_hand, Proc::DiscardInTurn, kAboutCard, one_card},
      {"discard_set", list_discards, judge_discards, Proc::Give, kAboutDebt, discards_whole_hand},
      {"topdeck", list_hand, judge_card_of_hand, Proc::Topdeck, kAboutCard, one_card},
      {"reorder", list_orders, judge_order, Proc::Reorder, kAboutTop, one_card_on_top},
      {"assign_two", list_assignments, judge_assignment, Proc::DrawAndAssign, kAboutDrawn},
      {"face_from_discard", list_discarded_faces, judge_discarded_face, Proc::Fetch, kAboutCard, one_on_the_table},
  };
  static constexpr RollRow kRolls[] = {
      {"first_player", false, &kSeat}, {"draw", true, &kCard},     {"turn_up", false, &kCard},
      {"blind_card", true, &kCard},    {"pool", true, &kCard},     {"drop_roll", false, &kDie},
      {"count_die", false, &kDie},     {"race_die", false, &kDie},
  };
  static constexpr const auto& kProcs = dead_money::kProcs;
};

/// The table and the choices in words, for terminals and screen readers.
struct Prose {
  static std::vector<std::string> table(const View& view, const Words& words);
  static json::object choice(const View& view, const Decision& d, json::object out);
  static Decision read(const View& view, std::string_view typed);
};

}  // namespace saloon::dead_money
