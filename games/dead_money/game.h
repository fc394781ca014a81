// Dead Money as the engine sees it: the functions of the concept and the tables of names.
#pragma once

#include "engine/hooks.h"
#include "engine/options.h"
#include "games/dead_money/fields.h"

namespace saloon::dead_money {

struct Game {
  using Config = dead_money::Config;
  using Public = dead_money::Public;
  using Private = dead_money::Private;
  using Box = dead_money::Box;
  using State = dead_money::State;
  using View = dead_money::View;
  using Decision = dead_money::Decision;
  using Decisions = List<Decision, 400>;

  static constexpr const char* kSlug = "dead_money";
  static constexpr const char* kPrefix = "DM";
  static constexpr int kRulesVersion = 2;
  static constexpr int kMinSeats = dead_money::kMinSeats;
  static constexpr int kMaxSeats = dead_money::kMaxSeats;
  static constexpr int kMostTurns = 100000;
  /// Two questions for the turn, at most eight per card played (10C 10C and one that asks all the others, then A), and
  /// one for the Brain to drop: every answer but the six bids of a showdown. DM-SAFE-05 bounds the turns.
  static constexpr int kLongestGame = kMostTurns * (2 + 2 * 8 + 1 + dead_money::kMaxSeats);

  static State setup(const Config& config, int seats);
  static void legal(const Public& pub, const Private& mine, Seat p, Decisions& out);
  static Verdict accepts(const Public& pub, const Private& mine, Seat p, const Decision& d);
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
  /// Everyone for himself: nobody sees another seat's sealed answer.
  static SeatSet shares(const Public&, Seat) { return {}; }

  static constexpr const char* kOffOn[] = {"off", "on"};
  static constexpr const char* kSimultaneousEmpty[] = {"turn_order", "shared"};
  static constexpr const char* kSuitBonusScope[] = {"drop_rolls", "all_own_rolls"};
  static constexpr OptionRow<Config> kOptions[] = {
      {"six_players", &Config::six_players, kOffOn},
      {"simultaneous_empty", &Config::simultaneous_empty, kSimultaneousEmpty},
      {"suit_bonus_scope", &Config::suit_bonus_scope, kSuitBonusScope},
      {"turn_limit", nullptr, {}, 100, kMostTurns, 1, &Config::turn_limit},
  };

  /// Section 5 of the rules: only what Public forces is answered for a seat. "One card" goes by the public size of the
  /// hand, "one Brain" by the Brains on the table.
  static bool one_card(const Public& pub, Seat p) { return pub.hand_size[p] == 1; }
  static bool whole_hand(const Public& pub, Seat p);
  static bool one_on_the_table(const Public& pub, Seat p);
  static bool one_card_seen(const Public& pub, Seat p);
  static constexpr AskRow<Public> kAsks[] = {
      {"none", Progress::Nobody, nullptr},
      {"turn_first", Progress::Everyone, nullptr},
      {"turn_second", Progress::Everyone, nullptr},
      {"drop_brain", Progress::Everyone, one_on_the_table},
      {"bid", Progress::Everyone, nullptr},
      {"brain_any", Progress::Everyone, one_on_the_table},
      {"steal", Progress::Everyone, one_on_the_table},
      {"steal_two", Progress::Everyone, one_on_the_table},
      {"brain_from_discard", Progress::Everyone, one_on_the_table},
      {"discard_brain", Progress::Everyone, one_on_the_table},
      {"discard_own_brain", Progress::Everyone, one_on_the_table},
      {"choose_opponent", Progress::Everyone, nullptr},
      {"take_seen", Progress::Everyone, one_card_seen},
      {"choose_player", Progress::Everyone, nullptr},
      {"choose_pair", Progress::Everyone, nullptr},
      {"swap_cards", Progress::Everyone, whole_hand},
      {"pass_card", Progress::Everyone, one_card},
      {"give_card", Progress::Everyone, one_card},
      {"give_rank", Progress::Nobody, nullptr},
      {"discard_card", Progress::Everyone, one_card},
      {"discard_set", Progress::Everyone, whole_hand},
      {"topdeck", Progress::Everyone, one_card},
      {"reorder", Progress::Everyone, one_card_seen},
      {"assign_two", Progress::Everyone, nullptr},
      {"face_from_discard", Progress::Everyone, one_on_the_table},
  };
  static constexpr RollRow kRolls[] = {
      {"first_seat", false}, {"draw", true},       {"turn_up", false},   {"blind_card", true},
      {"pool", true},        {"drop_roll", false}, {"count_die", false}, {"race_die", false},
  };

  static constexpr const char* kDealing[] = {"deal"};
  static constexpr const char* kTurn[] = {"ask", "act", "settle", "drop"};
  static constexpr const char* kNextAct[] = {"next", "act"};
  static constexpr const char* kAskTake[] = {"ask", "take"};
  static constexpr const char* kAskPass[] = {"ask", "pass"};
  static constexpr const char* kSwap[] = {"choose", "ask", "swap"};
  static constexpr const char* kNextDiscard[] = {"next", "discard"};
  static constexpr const char* kGive[] = {"ask", "give", "discard"};
  static constexpr const char* kLookTake[] = {"look", "take"};
  static constexpr const char* kDrawAssign[] = {"draw", "assign"};
  static constexpr const char* kLookOrder[] = {"look", "order"};
  static constexpr const char* kAskPut[] = {"ask", "put"};
  static constexpr const char* kTurnUpSettle[] = {"turn_up", "settle"};
  static constexpr LooseProcRow kProcs[] = {
      {"setup", kDealing},
      {"turn", kTurn},
      {"showdown", kNextAct},
      {"choose_brain", kAskTake},
      {"choose_seat", kAskTake},
      {"pass_round", kAskPass},
      {"swap", kSwap},
      {"discard_in_turn", kNextDiscard},
      {"give", kGive},
      {"look_and_take", kLookTake},
      {"draw_and_assign", kDrawAssign},
      {"reorder", kLookOrder},
      {"topdeck", kAskPut},
      {"fetch", kAskTake},
      {"play_top", kTurnUpSettle},
  };

  using F = Field;
  static constexpr LooseEventRow kEvents[] = {
      {"none", 0, false},
      {"first_seat", kTurnFields, true},
      {"turn_begins", kTurnFields, false},
      {"drew", kHandFields | kDeckFields | explains(F::Look), false},
      {"drew_top", kHandFields | kDeckFields | explains(F::Look), true},
      {"reshuffled", kDeckFields | explains(F::Discard), false},
      {"played", kHandFields | kTurnFields | explains(F::InPlay, F::Sealed), true},
      {"stopped", kTurnFields, true},
      {"put_away", explains(F::InPlay, F::Discard, F::Flow), false},
      {"drop_roll", explains(F::Flow), true},
      {"dropped", explains(F::TableBrains, F::Showdown, F::Flow, F::After), true},
      {"bid", kHandFields | explains(F::Showdown, F::Sealed), true},
      {"passed", explains(F::Showdown, F::Sealed), true},
      {"showdown_won", explains(F::Showdown, F::TableBrains, F::Discard, F::Flow), true},
      {"nobody_bid", explains(F::Showdown, F::Discard, F::Flow), true},
      {"brain_laid", explains(F::TableBrains, F::InPlay, F::After), true},
      {"brain_stolen", explains(F::TableBrains), true},
      {"brains_moved", explains(F::TableBrains), false},
      {"brain_returned", kHandFields | explains(F::TableBrains), true},
      {"brain_discarded", explains(F::TableBrains, F::Discard), true},
      {"brain_fetched", explains(F::TableBrains, F::Discard), true},
      {"chose_players", explains(F::Sealed, F::Flow), true},
      {"discarded", kHandFields | explains(F::Discard, F::Sealed), true},
      {"gave", kHandFields | explains(F::Look, F::Sealed), true},
      {"gave_rank", kHandFields | explains(F::Sealed), true},
      {"pooled", kHandFields | explains(F::Sealed), false},
      {"from_pool", kHandFields, true},
      {"took_random", kHandFields, true},
      {"looked_at_hand", explains(F::Look, F::Notes), true},
      {"took_seen", kHandFields | explains(F::Look, F::Sealed), true},
      {"looked_at_deck", kDeckFields, true},
      {"reordered", kDeckFields | explains(F::Sealed), true},
      {"put_on_deck", kHandFields | kDeckFields | explains(F::InPlay, F::Sealed), true},
      {"turned_up", kDeckFields | explains(F::InPlay), true},
      {"took_open", kHandFields | explains(F::InPlay, F::Discard), true},
      {"count_die", explains(F::Flow), true},
      {"race_die", explains(F::Flow, F::After), true},
      {"nobody_rolled_six", explains(F::After), true},
      {"game_over", explains(F::Ended, F::Winners, F::Flow, F::Asked, F::IdleTurns), true},
  };
  static constexpr LooseFieldRow kFields[] = {
      public_field<View>("flow", offsetof(Public, flow), sizeof(Public::flow)),
      public_field<View>("asked", offsetof(Public, asked), sizeof(Public::asked)),
      private_field<View>("sealed", offsetof(Private, sealed), sizeof(Private::sealed)),
      public_field<View>("config", offsetof(Public, config), sizeof(Public::config)),
      public_field<View>("seats", offsetof(Public, seats), sizeof(Public::seats)),
      public_field<View>("turn", offsetof(Public, turn), sizeof(Public::turn)),
      public_field<View>("hands_left", offsetof(Public, hands_left), sizeof(Public::hands_left)),
      public_field<View>("played", offsetof(Public, played), sizeof(Public::played)),
      public_field<View>("after", offsetof(Public, after), sizeof(Public::after)),
      public_field<View>("idle_turns", offsetof(Public, idle_turns), sizeof(Public::idle_turns)),
      public_field<View>("winners", offsetof(Public, winners), sizeof(Public::winners)),
      public_field<View>("ended", offsetof(Public, ended), sizeof(Public::ended)),
      public_field<View>("deck_size", offsetof(Public, deck_size), sizeof(Public::deck_size)),
      public_field<View>("fixed_size", offsetof(Public, fixed_size), sizeof(Public::fixed_size)),
      public_field<View>("in_play", offsetof(Public, in_play_size),
                         sizeof(Public::in_play_size) + sizeof(Public::in_play)),
      public_field<View>("fixed", offsetof(Public, fixed), sizeof(Public::fixed)),
      public_field<View>("hand_size", offsetof(Public, hand_size), sizeof(Public::hand_size)),
      public_field<View>("brains", offsetof(Public, brains), sizeof(Public::brains)),
      public_field<View>("turns", offsetof(Public, turns), sizeof(Public::turns)),
      public_field<View>("showdown", offsetof(Public, showdown), sizeof(Public::showdown)),
      public_field<View>("discard", offsetof(Public, discard), sizeof(Public::discard)),
      private_field<View>("hand", offsetof(Private, hand), sizeof(Private::hand)),
      private_field<View>("look", offsetof(Private, look), sizeof(Private::look)),
      private_field<View>("pool", offsetof(Private, pool), sizeof(Private::pool)),
      private_field<View>("my_fixed", offsetof(Private, fixed), sizeof(Private::fixed)),
      private_field<View>("notes", offsetof(Private, noted), sizeof(Private::noted) + sizeof(Private::notes)),
  };
};

}  // namespace saloon::dead_money
