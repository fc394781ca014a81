// Desperados (2012) as the engine sees it: the functions of the concept and the tables of names.
#pragma once

#include "bots/hooks.h"
#include "engine/game_of.h"
#include "engine/options.h"
#include "games/desperados/about.h"
#include "games/desperados/bot/belief.h"
#include "games/desperados/events.h"
#include "games/desperados/fields.h"
#include "games/desperados/outlook.h"

namespace saloon::desperados {

/// No LayCard and no ChooseAction is ever answered by the engine (DSP-INFO-06). Everybody sees who has laid; who has
/// chosen an action only the gang (DSP-INFO-04).
enum class Ask : u8 {
  None,
  ChooseMarshal,  ///< volunteers, all at once
  PlaceLaw,
  PlaceDesperado,
  MoveSheriff,
  LayCard,
  ExchangeCard,  ///< offered to the marshal while the gang lays; nobody waits for it (DSP-CARD-10)
  ChooseAction,
  RefillChoice,
};

enum class Roll : u8 {
  MarshalSeat,
  BankTiles,  ///< hidden: one of all ways to lay them out, on the board and in the pile
  FirstTimetable,
  CoachTile,  ///< when won
  PokerTile,  ///< when won
};

/// The longest list: a town for a figure.
using Decisions = List<Decision, kTowns>;
using AskRow = Question<Public, Private, Decision, Decisions, Proc>;

// answers.cpp: what may be answered, and what is forbidden by which clause.
AskRow::Lister list_volunteering, list_towns, list_moves, list_cards, list_actions, list_refills;
AskRow::Judge judge_volunteering, judge_town, judge_move, judge_card, judge_action, judge_refill;

struct Game : GameOf<Game, State, Decision, Decisions>,
              RowsOf<kVerbs, kEvents, kPublic, kPrivate, kHidden, kEndReason> {
  using Belief = desperados::Belief;
  using Outlook = desperados::Outlook;

  static constexpr const char* kSlug = "desperados";
  static constexpr const char* kPrefix = "DSP";
  static constexpr int kRulesVersion = 2;
  static constexpr int kMinSeats = desperados::kMinSeats;
  /// Volunteers 6, figures 11, refills 4; a turn has at most 5 sheriffs and 11 cards and choices, of which there are
  /// 25. The rest is for exchanges, which the rules do not count; at random there is one for every three other answers.
  static constexpr int kLongestGame = 6 + 11 + 4 + 25 * 16 + 2000;

  static void advance(Ctx<Game>& c);
  static State sample_world(const View& view, Chance& chance);
  static Outcome outcome(const State& s);
  static const char* check(const State& s);
  static Decision choose(const View& view, Chance& chance) { return choose(view, Temper{}, chance); }
  /// Bold riders mind the marshal less and act sooner, loyal ones keep together; a bold marshal hunts, others guard.
  static Decision choose(const View& view, const Temper& temper, Chance& chance);
  static Decision quick(const Public& pub, const Private& mine, Seat p, Decisions& list, Chance& chance);
  static void reasons(const View& view, const Decision& d, Reasons& out);
  static void evaluate(const State& s, Values& out);
  /// The gang wins and loses together (DSP-END-02).
  static SeatSet wins_with(const Public& pub, Seat p);
  /// A round begins: nothing is in the air.
  static bool quiet(const State& s);
  static const char* forbids(const Config& config, int seats);
  /// What follows from the rest of a state or view that was read (zones.cpp).
  static void complete(Reader& r, const json::object& pub, const Privates& mine, const json::object& hidden, State& s);
  static void complete(Reader& r, const json::object& pub, const json::object* mine, View& view);
  /// The gang sees its cards and choices; under owner_decides the cards that are marked, but no choice (DSP-DESP-05).
  static SeatSet sees_sealed(const Public& pub, Seat p);
  /// DSP-INFO-04: the gang sees who has chosen, in any case.
  static SeatSet sees_progress(const Public& pub, Seat p);
  static void on_sealed(Ctx<Game>& c, Seat p, const Decision& before, const Decision& now);
  static void on_withdrawn(Ctx<Game>& c, Seat p, const Decision& before);
  /// Where the gang sees its cards and choices.
  static constexpr const char* kSealedIn = "gang";
  /// DSP-DESP-03, gang_talk = private: the gang among itself, once there is a marshal to keep it from.
  static SeatSet talks_with(const Public& pub, Seat p);

  static constexpr SearchTuning kSearch{.explore = 0.4F, .widen = 8, .depth = 12};

  /// Arrests are not forgiven; whoever robs with one is a friend, and no friend of the marshal's.
  static constexpr GrudgeRow kGrudges[] = {{"arrested", "by", "seat", -50},
                                           {"action_announced", "seats", "against", -20},
                                           {"action_announced", "seats", "seats", 20}};
  static constexpr const char* kTerms[] = {"coach",    "poker", "later",  "bank",  "marshal",    "guards",
                                           "together", "apart", "hidden", "saves", "spy",        "far",
                                           "arrest",   "chase", "bars",   "watch", "crossroads", "manned"};

  static constexpr OptionRow<Config> kOptions[] = {
      {"goal_per_desperado", &Config::goal_per_desperado, {}, 1000, 10000, 100},
      option<&Config::marshal_choice>("marshal_choice", {"random", "host_picks", "volunteer"}),
      option<&Config::marshal_seat>("marshal_seat", {"unset", "0", "1", "2", "3", "4", "5"},
                                    {"marshal_choice", "host_picks"}),
      option<&Config::gang_talk>("gang_talk", {"open", "private"}),
      option<&Config::gang_card_view>("gang_card_view", {"shared", "owner_decides"}),
      option<&Config::second_attempt>("second_attempt", {"allowed", "forbidden"}),
      option<&Config::early_finish>("early_finish", {"off", "on"}),
      option<&Config::bank_memory_aid>("bank_memory_aid", {"on", "off"}),
  };

  static constexpr AskRow kAsks[] = {
      {"none"},
      {"choose_marshal", list_volunteering, judge_volunteering, Proc::Setup},
      {"place_law", list_towns, judge_town, Proc::Placing, kAboutLaw},
      {"place_desperado", list_towns, judge_town, Proc::Placing, kAboutDesperado},
      {"move_sheriff", list_moves, judge_move, Proc::Sheriffs, kAboutSheriff},
      {"lay_card", list_cards, judge_card, Proc::GangCards, kAboutTurn},
      {"exchange_card", list_cards, judge_card, Proc::GangCards, kAboutTurn},
      {"choose_action", list_actions, judge_action, Proc::Actions, kAboutTurn, nullptr, Progress::Circle},
      {"refill_choice", list_refills, judge_refill, Proc::CleanUp, kAboutBanks},
  };
  static constexpr RollRow kRolls[] = {{"marshal_seat", false, &kSeat},
                                       {"bank_tiles", true, &kBankLayout},
                                       {"first_timetable", false, &kTimetable},
                                       {"coach_tile", false, &kCoachTile},
                                       {"poker_tile", false, &kPokerTile}};
  static constexpr const auto& kProcs = desperados::kProcs;
};

/// The table and the choices in words, for terminals and screen readers.
struct Prose {
  static std::vector<std::string> table(const View& view, const Words& words);
  static json::object choice(const View& view, const Decision& d, json::object out);
  static Decision read(const View& view, std::string_view typed);
};

}  // namespace saloon::desperados
