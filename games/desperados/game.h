// Desperados (2012) as the engine sees it: the functions of the concept and the tables of names.
#pragma once

#include <cstddef>

#include "engine/hooks.h"
#include "engine/options.h"
#include "games/desperados/belief.h"

namespace saloon::desperados {

/// The parts of a view, for the law that every change is explained by an event; in the order of Game::kFields.
enum class Field : u8 {
  Flow,
  Asked,
  Sealed,
  Config,
  Seats,
  Marshal,
  Round,
  Turn,
  Ended,
  FirstTimetable,
  DisksUsed,
  Held,
  BankPile,
  Coach,
  Figure,
  Sheriff,
  Laid,
  Shown,
  Actions,
  BankSlot,
  BankValue,
  Loot,
  PokerTiles,
  CoachTiles,
  Poker,
  Lost,
  OwnRow,
  Town,
  Stuck,
  Marks,
  OwnBankValue,
  Gang,
};

struct Game {
  using Config = desperados::Config;
  using Public = desperados::Public;
  using Private = desperados::Private;
  using Box = desperados::Box;
  using State = desperados::State;
  using View = desperados::View;
  using Decision = desperados::Decision;
  using Belief = desperados::Belief;
  /// The longest list: a town for a figure.
  using Decisions = List<Decision, kTowns>;

  static constexpr const char* kSlug = "desperados";
  static constexpr const char* kPrefix = "DSP";
  static constexpr int kRulesVersion = 2;
  static constexpr int kMinSeats = desperados::kMinSeats;
  static constexpr int kMaxSeats = desperados::kMaxSeats;
  /// Volunteers 6, figures 11, refills 4; a turn has at most 5 sheriffs and 11 cards and choices, of which there are
  /// 25. The rest is for exchanges, which the rules do not count; at random there is one for every three other answers.
  static constexpr int kLongestGame = 6 + 11 + 4 + 25 * 16 + 2000;

  static State setup(const Config& config, int seats);
  static void legal(const Public& pub, const Private& mine, Seat p, Decisions& out);
  static Verdict accepts(const Public& pub, const Private& mine, Seat p, const Decision& d);
  static void advance(Ctx<Game>& c);
  static State sample_world(const View& view, Chance& chance);
  static Outcome outcome(const State& s);
  static const char* check(const State& s);
  static Decision choose(const View& view, Chance& chance);
  /// Bold riders mind the marshal less and act sooner, loyal ones keep together; a bold marshal hunts, others guard.
  static Decision choose(const View& view, const Temper& temper, Chance& chance);
  static Decision quick(const Public& pub, const Private& mine, Seat p, Decisions& list, Chance& chance);
  static void reasons(const View& view, const Decision& d, Reasons& out);
  static void evaluate(const State& s, Values& out);
  /// The gang wins and loses together (DSP-END-02).
  static SeatSet side(const Public& pub, Seat p);
  /// A round begins: nothing is in the air.
  static bool quiet(const State& s);
  static const char* forbids(const Config& config, int seats);
  /// The gang sees its cards and choices; under owner_decides the cards that are marked, but no choice (DSP-DESP-05).
  static SeatSet shares(const Public& pub, Seat p);
  /// DSP-INFO-04: the gang sees who has chosen, in any case.
  static SeatSet circle(const Public& pub, Seat p);
  static void on_sealed(Ctx<Game>& c, Seat p, const Decision& before, const Decision& now);

  static constexpr SearchTuning kSearch{.explore = 0.4F, .widen = 8, .depth = 12};

  /// Arrests are not forgiven; whoever robs with one is a friend, and no friend of the marshal's.
  static constexpr GrudgeRow kGrudges[] = {{"arrested", "by", "seat", -50},
                                           {"action_announced", "seats", "against", -20},
                                           {"action_announced", "seats", "seats", 20}};
  static constexpr const char* kTerms[] = {"coach",    "poker", "later",  "bank",  "marshal",    "guards",
                                           "together", "apart", "hidden", "saves", "spy",        "far",
                                           "arrest",   "chase", "bars",   "watch", "crossroads", "manned"};

  static constexpr const char* kMarshalChoice[] = {"random", "host_picks", "volunteer"};
  static constexpr const char* kMarshalSeat[] = {"unset", "0", "1", "2", "3", "4", "5"};
  static constexpr const char* kGangTalk[] = {"open", "private"};
  static constexpr const char* kGangCardView[] = {"shared", "owner_decides"};
  static constexpr const char* kSecondAttempt[] = {"allowed", "forbidden"};
  static constexpr const char* kEarlyFinish[] = {"off", "on"};
  static constexpr const char* kBankMemoryAid[] = {"on", "off"};
  static constexpr OptionRow<Config> kOptions[] = {
      {"goal_per_desperado", &Config::goal_per_desperado, {}, 1000, 10000, 100},
      {"marshal_choice", &Config::marshal_choice, kMarshalChoice},
      {.name = "marshal_seat",
       .field = &Config::marshal_seat,
       .values = kMarshalSeat,
       .needs = {"marshal_choice", "host_picks"}},
      {"gang_talk", &Config::gang_talk, kGangTalk},
      {"gang_card_view", &Config::gang_card_view, kGangCardView},
      {"second_attempt", &Config::second_attempt, kSecondAttempt},
      {"early_finish", &Config::early_finish, kEarlyFinish},
      {"bank_memory_aid", &Config::bank_memory_aid, kBankMemoryAid},
  };

  static constexpr AskRow<Public> kAsks[] = {
      {"none", Progress::Nobody, nullptr},
      {"choose_marshal", Progress::Everyone, nullptr},
      {"place_law", Progress::Everyone, nullptr},
      {"place_desperado", Progress::Everyone, nullptr},
      {"move_sheriff", Progress::Everyone, nullptr},
      {"lay_card", Progress::Everyone, nullptr},
      {"exchange_card", Progress::Everyone, nullptr},
      {"choose_action", Progress::Circle, nullptr},
      {"refill_choice", Progress::Everyone, nullptr},
  };
  static constexpr RollRow kRolls[] = {{"marshal_seat", false},
                                       {"bank_tiles", true},
                                       {"first_timetable", false},
                                       {"coach_tile", false},
                                       {"poker_tile", false}};

  static constexpr const char* kSetupAt[] = {"ask_volunteers", "choose_marshal", "lay_out"};
  static constexpr const char* kPlacingAt[] = {"ask", "place"};
  static constexpr const char* kCoachesAt[] = {"move"};
  static constexpr const char* kSheriffsAt[] = {"ask", "move"};
  static constexpr const char* kMarshalCardAt[] = {"ask", "lay"};
  static constexpr const char* kGangCardsAt[] = {"ask", "fix"};
  static constexpr const char* kActionsAt[] = {"ask", "resolve"};
  static constexpr const char* kEvaluationAt[] = {"turn"};
  static constexpr const char* kBanksAt[] = {"rob"};
  static constexpr const char* kCleanUpAt[] = {"take_back", "refill", "turn_timetable"};
  static constexpr LooseProcRow kProcs[] = {
      {"setup", kSetupAt},       {"placing", kPlacingAt},          {"coaches", kCoachesAt},
      {"sheriffs", kSheriffsAt}, {"marshal_card", kMarshalCardAt}, {"gang_cards", kGangCardsAt},
      {"actions", kActionsAt},   {"evaluation", kEvaluationAt},    {"banks", kBanksAt},
      {"clean_up", kCleanUpAt},
  };

  using F = Field;
  static constexpr u64 kRowFields = explains(F::Laid, F::OwnRow, F::Town, F::Stuck, F::Marks, F::Gang, F::Sealed);
  static constexpr u64 kRefillFields = explains(F::BankSlot, F::BankPile, F::OwnBankValue, F::Sealed);
  static constexpr LooseEventRow kEvents[] = {
      {"none", 0, false},
      {"volunteered", explains(F::Sealed), true},
      {"marshal_chosen", explains(F::Marshal), true},
      {"tiles_laid",
       explains(F::Poker, F::PokerTiles, F::CoachTiles, F::BankSlot, F::BankPile, F::OwnBankValue, F::BankValue),
       false},
      {"timetables_laid", explains(F::FirstTimetable, F::Round, F::Turn), true},
      {"marshal_placed", explains(F::Figure, F::Town, F::Sealed), true},
      {"sheriff_placed", explains(F::Sheriff, F::Sealed), true},
      {"desperado_placed", explains(F::Figure, F::Town, F::Gang, F::Sealed), true},
      {"turn_began", explains(F::Round, F::Turn, F::Flow), false},
      {"coach_moved", explains(F::Coach), false},
      {"coach_held", 0, false},
      {"sheriff_moved", explains(F::Sheriff, F::Sealed), true},
      {"sheriff_stayed", explains(F::Sealed), true},
      {"card_laid", kRowFields, false},
      {"card_exchanged", kRowFields, false},
      {"cards_fixed", kRowFields, false},
      {"action_chosen", explains(F::Gang, F::Sealed), false},
      {"actions_resolved", explains(F::Gang, F::Sealed), true},
      {"action_dropped", 0, true},
      {"card_shown", explains(F::Shown), true},
      {"action_announced", explains(F::Actions, F::DisksUsed, F::Held), true},
      {"bank_spied", explains(F::BankValue), true},
      {"evaluation_began", explains(F::Flow), false},
      {"evaluating_turn", explains(F::Flow), false},
      {"card_turned", explains(F::Shown, F::OwnRow), true},
      {"rode", explains(F::Figure), true},
      {"stopped", explains(F::OwnRow, F::Gang), true},
      {"arrested", explains(F::Lost, F::OwnRow, F::Gang), true},
      {"disk_removed", explains(F::Actions), true},
      {"action_succeeded", explains(F::Actions, F::Loot, F::PokerTiles, F::CoachTiles, F::Poker), true},
      {"action_empty", explains(F::Actions), true},
      {"action_failed", explains(F::Actions), true},
      {"bank_robbed", explains(F::BankSlot, F::BankValue, F::Loot), true},
      {"bank_held", 0, true},
      {"cards_taken_back", kRowFields | explains(F::Shown, F::Actions, F::DisksUsed, F::Held), false},
      {"bank_refilled", kRefillFields, true},
      {"bank_left_empty", kRefillFields, false},
      {"timetable_turned", explains(F::Flow), false},
      {"coach_placed", explains(F::Coach), false},
      {"game_over", kRowFields | explains(F::Ended, F::Flow, F::Asked), true},
  };
  static constexpr LooseFieldRow kFields[] = {
      public_field<View>("flow", offsetof(Public, flow), sizeof(Public::flow)),
      public_field<View>("asked", offsetof(Public, asked), sizeof(Public::asked)),
      private_field<View>("sealed", offsetof(Private, sealed), sizeof(Private::sealed)),
      public_field<View>("config", offsetof(Public, config), sizeof(Public::config)),
      public_field<View>("seats", offsetof(Public, seats), sizeof(Public::seats)),
      public_field<View>("marshal", offsetof(Public, marshal), sizeof(Public::marshal)),
      public_field<View>("round", offsetof(Public, round), sizeof(Public::round)),
      public_field<View>("turn", offsetof(Public, turn), sizeof(Public::turn)),
      public_field<View>("ended", offsetof(Public, ended), sizeof(Public::ended)),
      public_field<View>("first_timetable", offsetof(Public, first_timetable), sizeof(Public::first_timetable)),
      public_field<View>("disks_used", offsetof(Public, disks_used), sizeof(Public::disks_used)),
      public_field<View>("held", offsetof(Public, held), sizeof(Public::held)),
      public_field<View>("bank_pile", offsetof(Public, bank_pile), sizeof(Public::bank_pile)),
      public_field<View>("coach", offsetof(Public, coach), sizeof(Public::coach)),
      public_field<View>("figure", offsetof(Public, figure), sizeof(Public::figure)),
      public_field<View>("sheriff", offsetof(Public, sheriff), sizeof(Public::sheriff)),
      public_field<View>("laid", offsetof(Public, laid), sizeof(Public::laid)),
      public_field<View>("shown", offsetof(Public, shown), sizeof(Public::shown)),
      public_field<View>("actions", offsetof(Public, actions), sizeof(Public::actions)),
      public_field<View>("bank_slot", offsetof(Public, bank_slot), sizeof(Public::bank_slot)),
      public_field<View>("bank_value", offsetof(Public, bank_value), sizeof(Public::bank_value)),
      public_field<View>("loot", offsetof(Public, loot), sizeof(Public::loot)),
      public_field<View>("poker_tiles", offsetof(Public, poker_tiles), sizeof(Public::poker_tiles)),
      public_field<View>("coach_tiles", offsetof(Public, coach_tiles), sizeof(Public::coach_tiles)),
      public_field<View>("poker", offsetof(Public, poker), sizeof(Public::poker)),
      public_field<View>("lost", offsetof(Public, lost), sizeof(Public::lost)),
      private_field<View>("row", offsetof(Private, row), sizeof(Private::row)),
      private_field<View>("town", offsetof(Private, town), sizeof(Private::town)),
      private_field<View>("stuck", offsetof(Private, stuck), sizeof(Private::stuck)),
      private_field<View>("marks", offsetof(Private, marks), sizeof(Private::marks)),
      private_field<View>("own_bank_value", offsetof(Private, bank_value), sizeof(Private::bank_value)),
      private_field<View>("gang", offsetof(Private, gang), sizeof(Private::gang)),
  };
};

}  // namespace saloon::desperados
