// Desperados (card game, 2004) as the engine sees it: the functions of the concept and the tables of names.
#pragma once

#include "bots/hooks.h"
#include "engine/game_of.h"
#include "engine/options.h"
#include "engine/rows/procs.h"
#include "games/desperados_cards/events.h"
#include "games/desperados_cards/fields.h"
#include "games/desperados_cards/flow.h"
#include "games/desperados_cards/outlook.h"

namespace saloon::desperados_cards {

enum class Ask : u8 { None, PlaceHenchman, ChooseGang };
enum class Roll : u8 { Arrangement, StartSeat, Draw, BlindDiscard };

/// At most 31 gangs per colour (five single cards) and 26 per character (those of one colour are listed there).
using Decisions = List<Decision, 400>;
using AskRow = Question<Public, Private, Decision, Decisions, Proc>;

// answers.cpp: what may be answered, and what is forbidden by which clause.
AskRow::Lister list_placements, list_gangs;
AskRow::Judge judge_placement, judge_gang;

struct Game : GameOf<Game, State, Decision, Decisions>,
              RowsOf<kVerbs, kEvents, kPublic, kPrivate, kHidden, kEndReason> {
  static constexpr const char* kSlug = "desperados_cards";
  static constexpr const char* kPrefix = "DSC";
  static constexpr int kRulesVersion = 1;
  static constexpr int kMinSeats = desperados_cards::kMinSeats;
  /// DSC-END-06: fewer than 1,300 placements, at most 320 hold-ups with five answers each.
  static constexpr int kLongestGame = 1300 + 320 * kMaxSeats;

  static State setup(const Config& config, int seats);
  static void advance(Ctx<Game>& c);
  static State sample_world(const View& view, Chance& chance);
  static Outcome outcome(const State& s);
  static const char* check(const State& s);
  static Decision choose(const View& view, Chance& chance) { return choose(view, Temper{}, chance); }
  static Decision choose(const View& view, const Temper& temper, Chance& chance);
  static void evaluate(const State& s, Values& out);
  /// No hold-up is under way.
  static bool quiet(const State& s) { return Proc(s.pub.flow.top().proc) != Proc::HoldUp; }
  static Decision quick(const Public& pub, const Private& mine, Seat p, Decisions& list, Chance& chance);
  static void promise(const View& view, const Decisions& list, float* out);
  static constexpr SearchTuning kSearch{.explore = 0.06F, .widen = 0.7F, .depth = 4};
  static void reasons(const View& view, const Decision& d, Reasons& out);
  static constexpr const char* kTerms[] = {"loot",  "odds",     "denies", "spends", "saves",  "forgoes",
                                           "last",  "stronger", "weaker", "opens",  "others", "raid",
                                           "ahead", "behind",   "dear",   "idle"};
  /// Whoever loses a hold-up has spent his gang for nothing; whoever stays away leaves the place to its winner.
  static constexpr GrudgeRow kGrudges[] = {{"hold_up_won", "seat", "beaten", -40},
                                           {"hold_up_won", "absent", "seat", 15}};
  using Outlook = desperados_cards::Outlook;
  static const char* forbids(const Config& config, int seats);
  /// What follows from the rest of a state that was read (zones.cpp).
  static void complete(Reader& r, const json::object& pub, const Privates& mine, const json::object& hidden, State& s);
  /// Everyone for himself: nobody sees another seat's sealed gang.
  static SeatSet sees_sealed(const Public&, Seat) { return {}; }

  static constexpr OptionRow<Config> kOptions[] = {
      option<&Config::gang_eligibility>("gang_eligibility", {"any", "known_only"}),
      option<&Config::empty_holdup>("empty_hold_up", {"place_stays", "place_removed"}),
      option<&Config::pile_view>("pile_view", {"open", "top_only"}),
      option<&Config::start_player>("first_player", {"random", "host_picks"}),
      option<&Config::start_seat>("first_player_seat", {"unset", "0", "1", "2", "3", "4"},
                                  {"first_player", "host_picks"}),
      option<&Config::final_tie>("final_tie", {"shared", "most_place_cards"}),
  };

  /// DSC-TURN-09, DSC-HOLD-06: neither question is ever answered for a seat, the taking itself would tell. DSC-HOLD-08:
  /// everyone sees that a seat is ready, nobody that it chose again.
  static constexpr AskRow kAsks[] = {
      {"none"},
      {"place_henchman", list_placements, judge_placement, Proc::Turn},
      {"choose_gang", list_gangs, judge_gang, Proc::HoldUp, kAboutHoldUp},
  };
  static constexpr RollRow kRolls[] = {{"arrangement", true, &kArrangement},
                                       {"first_player", false, &kSeat},
                                       {"draw", true, &kCard},
                                       {"blind_discard", false, &kCard}};
  static constexpr ProcRow kProcs[] = {{"setup", {"lay"}},
                                       {"turn", {"draw", "place", "pass"}},
                                       {"hold_up", {"call", "reveal"}, {local<&HoldUpLocals::pile>("pile", kPile)}}};
};

/// The table and the choices in words, for terminals and screen readers.
struct Prose {
  static std::vector<std::string> table(const View& view, const Words& words);
  static json::object choice(const View& view, const Decision& d, json::object out);
  static Decision read(const View& view, std::string_view typed);
};

}  // namespace saloon::desperados_cards
