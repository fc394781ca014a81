// Nuggets as the engine sees it: the functions of the concept and the tables of names. The rules are in rules.en.md.
#pragma once

#include "engine/game_of.h"
#include "engine/options.h"
#include "engine/rows/procs.h"
#include "games/_template/events.h"
#include "games/_template/fields.h"

namespace saloon::toy {

enum class Roll : u8 { Draw, Tie, Die };
enum class Proc : u8 { Setup, Round, Bonus };
enum class RoundAt : u8 { Draw, Reveal, Next };
enum class BonusAt : u8 { Roll, Give };
struct RoundLocals {
  u8 number;
};
struct BonusLocals {
  u8 winner;
};

inline constexpr Subject<Public> kAboutRound[] = {about<&RoundLocals::number>("number", kRoundNumber)};

/// Nobody has more than eight different nuggets, and raises are listed by the few that matter.
using Decisions = List<Decision, 16>;
using AskRow = Question<Public, Private, Decision, Decisions, Proc>;

// answers.cpp: what may be answered, what is forbidden by which clause, and where there is only one answer.
AskRow::Lister list_bids, list_raises, list_gifts;
AskRow::Judge judge_bid, judge_raise, judge_gift;
AskRow::Forced has_one_card, has_one_rival;

struct Game : GameOf<Game, State, Decision, Decisions>,
              RowsOf<kVerbs, kEvents, kPublic, kPrivate, kHidden, kEndReason> {
  static constexpr const char* kSlug = "toy";
  static constexpr const char* kPrefix = "TOY";
  static constexpr int kRulesVersion = 1;
  static constexpr int kMinSeats = toy::kMinSeats;
  /// A round discards at least one of 16 nuggets; at most four answers in a round, one more in a bonus. Five times
  /// that, because a bot may change its mind about an offered raise now and then.
  static constexpr int kLongestGame = 5 * 16 * 5;

  static State setup(const Config& config, int seats);
  static void advance(Ctx<Game>& c);
  static void on_sealed(Ctx<Game>& c, Seat p, const Decision& before, const Decision& now);
  static void on_withdrawn(Ctx<Game>& c, Seat p, const Decision& before);
  static State sample_world(const View& view, Chance& chance);
  static Outcome outcome(const State& s);
  static const char* check(const State& s);
  static Decision choose(const View& view, Chance& chance);
  static const char* forbids(const Config& config, int seats);
  static SeatSet sees_sealed(const Public& pub, Seat p);
  /// What follows from the rest of a state that was read (zones.cpp).
  static void complete(Reader& r, const json::object& pub, const Privates& mine, const json::object& hidden, State& s);

  /// Where partners see sealed bids (TOY-PAIR-01).
  static constexpr const char* kSealedIn = "partner_bid";

  static constexpr OptionRow<Config> kOptions[] = {
      {"hand", &Config::hand, {}, 2, 4},
      {"limit", &Config::limit, {}, 1, kHighestRaise},
      option<&Config::partners>("partners", {"none", "pairs"}),
  };

  /// A forced answer is taken only where everybody sees that there is no other. Whether the leader raises, nobody sees.
  static constexpr AskRow kAsks[] = {
      {"none"},
      {"bid", list_bids, judge_bid, Proc::Round, kAboutRound, has_one_card},
      {"partnered_bid", list_bids, judge_bid, Proc::Round, kAboutRound, has_one_card, Progress::Circle},
      {"raise", list_raises, judge_raise, Proc::Round, kAboutRound, nullptr, Progress::Nobody},
      {"gift", list_gifts, judge_gift, Proc::Bonus, {}, has_one_rival},
  };
  static constexpr RollRow kRolls[] = {{"draw", true, &kCard}, {"tie", false, &kPlace}, {"die", false, &kDie}};
  static constexpr ProcRow kProcs[] = {
      {"setup", {"deal"}},
      {"round", {"draw", "reveal", "next"}, {local<&RoundLocals::number>("number", kRoundNumber)}},
      {"bonus", {"roll", "give"}, {local<&BonusLocals::winner>("winner", kSeat)}},
  };
};

/// The table and the choices in words, for terminals and screen readers.
struct Prose {
  static std::vector<std::string> table(const View& view, const Words& words);
  /// The arguments of do.<verb>: `out` is the decision as JSON; with what else its sentence needs.
  static json::object choice(const View& view, const Decision& d, json::object out);
  /// What somebody typed, as a decision; nothing if it is none.
  static Decision read(const View& view, std::string_view typed);
};

}  // namespace saloon::toy
