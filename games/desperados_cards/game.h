// Desperados (card game, 2004) as the engine sees it: the functions of the concept and the tables of names.
#pragma once

#include <cstddef>

#include "engine/game.h"
#include "engine/hooks.h"
#include "engine/options.h"
#include "games/desperados_cards/state.h"

namespace saloon::desperados_cards {

enum class Ask : u8 { None, PlaceHenchman, ChooseGang };
enum class Roll : u8 { Arrangement, StartSeat, Draw, BlindDiscard };
enum class Proc : u8 { Setup, Turn, HoldUp };
enum class TurnAt : u8 { Draw, Place, Pass };
enum class HoldUpAt : u8 { Call, Reveal };
struct HoldUpLocals {
  u8 pile;
};

enum class Told : u8 {
  None,
  PilesLaid,
  StartSeat,
  Drew,
  Reshuffled,
  Placed,
  Blocked,
  BlindDiscard,
  EmptyHanded,
  HoldUp,
  GangShown,
  StayedOut,
  HoldUpWon,
  NobodyCame,
  Uncovered,
  GameOver,
};

/// The parts of a view, for the law that every change is explained by an event; in the order of Game::kFields.
enum class Field : u8 {
  Flow,
  Asked,
  Sealed,
  Config,
  Seats,
  Turn,
  Start,
  Ended,
  EmptyHoldups,
  DrawSize,
  Depth,
  RowSize,
  Row,
  HandSize,
  PosterCount,
  Slack,
  Placements,
  Latest,
  Loot,
  Seen,
  Fit,
  Posters,
  Discard,
  Unfit,
  Hand,
  Pool,
};
inline constexpr u64 kRowFields = explains(Field::RowSize, Field::Row, Field::Fit);
inline constexpr u64 kHandFields = explains(Field::HandSize, Field::Hand, Field::Slack, Field::Unfit);
inline constexpr u64 kPosterFields = explains(Field::Posters, Field::PosterCount);
inline constexpr u64 kNextTurnFields = explains(Field::Turn, Field::Flow);

struct Game {
  using Config = desperados_cards::Config;
  using Public = desperados_cards::Public;
  using Private = desperados_cards::Private;
  using Box = desperados_cards::Box;
  using State = desperados_cards::State;
  using View = desperados_cards::View;
  using Decision = desperados_cards::Decision;
  /// At most 31 gangs per colour (five single cards) and 26 per character (those of one colour are listed there).
  using Decisions = List<Decision, 400>;

  static constexpr const char* kSlug = "desperados_cards";
  static constexpr const char* kPrefix = "DSC";
  static constexpr int kRulesVersion = 1;
  static constexpr int kMinSeats = desperados_cards::kMinSeats;
  static constexpr int kMaxSeats = desperados_cards::kMaxSeats;
  /// DSC-END-06: fewer than 1,300 placements, at most 320 hold-ups with five answers each.
  static constexpr int kLongestGame = 1300 + 320 * kMaxSeats;

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
  static const char* forbids(const Config& config, int seats);
  /// Everyone for himself: nobody sees another seat's sealed gang.
  static SeatSet shares(const Public&, Seat) { return {}; }

  static constexpr const char* kEligibility[] = {"any", "known_only"};
  static constexpr const char* kEmptyHoldup[] = {"place_stays", "place_removed"};
  static constexpr const char* kPileView[] = {"open", "top_only"};
  static constexpr const char* kStartPlayer[] = {"random", "host_choice"};
  static constexpr const char* kStartSeat[] = {"unset", "0", "1", "2", "3", "4"};
  static constexpr const char* kFinalTie[] = {"shared", "most_place_cards"};
  static constexpr OptionRow<Config> kOptions[] = {
      {"gang_eligibility", &Config::gang_eligibility, kEligibility},
      {"empty_holdup", &Config::empty_holdup, kEmptyHoldup},
      {"pile_view", &Config::pile_view, kPileView},
      {"start_player", &Config::start_player, kStartPlayer},
      {.name = "start_seat",
       .field = &Config::start_seat,
       .values = kStartSeat,
       .needs = {"start_player", "host_choice"}},
      {"final_tie", &Config::final_tie, kFinalTie},
  };

  /// DSC-TURN-09, DSC-HOLD-06: neither question is ever answered for a seat, the taking itself would tell. DSC-HOLD-08:
  /// everyone sees that a seat is ready, nobody that it chose again.
  static constexpr AskRow<Public> kAsks[] = {
      {"none", Progress::Nobody, nullptr},
      {"place_henchman", Progress::Everyone, nullptr},
      {"choose_gang", Progress::Everyone, nullptr},
  };
  static constexpr RollRow kRolls[] = {
      {"arrangement", true}, {"start_seat", false}, {"draw", true}, {"blind_discard", false}};
  static constexpr const char* kSetupParagraphs[] = {"lay"};
  static constexpr const char* kTurnParagraphs[] = {"draw", "place", "pass"};
  static constexpr const char* kHoldUpParagraphs[] = {"call", "reveal"};
  static constexpr ProcRow kProcs[] = {
      {"setup", kSetupParagraphs}, {"turn", kTurnParagraphs}, {"hold_up", kHoldUpParagraphs}};

  using F = Field;
  static constexpr EventRow kEvents[] = {
      {"none", 0, false},
      {"piles_laid", explains(F::Seen), true},
      {"start_seat", explains(F::Start, F::Turn, F::Latest), true},
      {"drew", kHandFields | kNextTurnFields | explains(F::DrawSize, F::Pool), false},
      {"reshuffled", explains(F::DrawSize, F::Discard, F::Pool), false},
      {"placed", kRowFields | kHandFields | kNextTurnFields | explains(F::Placements, F::Latest, F::Sealed), true},
      {"blocked", kNextTurnFields | explains(F::Unfit, F::Slack), true},
      {"blind_discard", kHandFields | explains(F::Discard), true},
      {"empty_handed", kNextTurnFields, false},
      {"hold_up", explains(F::Flow), false},
      {"gang_shown", kHandFields | explains(F::Sealed, F::Discard), true},
      {"stayed_out", explains(F::Sealed), true},
      {"hold_up_won",
       kRowFields | kPosterFields | kNextTurnFields | explains(F::Loot, F::Depth, F::Discard, F::EmptyHoldups), true},
      {"nobody_came", kRowFields | kNextTurnFields | explains(F::Depth, F::Discard, F::EmptyHoldups), true},
      {"uncovered", kRowFields | explains(F::Depth, F::Seen), true},
      {"game_over", explains(F::Ended, F::Flow, F::Asked), true},
  };
  static constexpr FieldRow kFields[] = {
      public_field<View>("flow", offsetof(Public, flow), sizeof(Public::flow)),
      public_field<View>("asked", offsetof(Public, asked), sizeof(Public::asked)),
      private_field<View>("sealed", offsetof(Private, sealed), sizeof(Private::sealed)),
      public_field<View>("config", offsetof(Public, config), sizeof(Public::config)),
      public_field<View>("seats", offsetof(Public, seats), sizeof(Public::seats)),
      public_field<View>("turn", offsetof(Public, turn), sizeof(Public::turn)),
      public_field<View>("start", offsetof(Public, start), sizeof(Public::start)),
      public_field<View>("ended", offsetof(Public, ended), sizeof(Public::ended)),
      public_field<View>("empty_holdups", offsetof(Public, empty_holdups), sizeof(Public::empty_holdups)),
      public_field<View>("draw_size", offsetof(Public, draw_size), sizeof(Public::draw_size)),
      public_field<View>("depth", offsetof(Public, depth), sizeof(Public::depth)),
      public_field<View>("row_size", offsetof(Public, row_size), sizeof(Public::row_size)),
      public_field<View>("row", offsetof(Public, row), sizeof(Public::row)),
      public_field<View>("hand_size", offsetof(Public, hand_size), sizeof(Public::hand_size)),
      public_field<View>("poster_count", offsetof(Public, poster_count), sizeof(Public::poster_count)),
      public_field<View>("slack", offsetof(Public, slack), sizeof(Public::slack)),
      public_field<View>("placements", offsetof(Public, placements), sizeof(Public::placements)),
      public_field<View>("latest", offsetof(Public, latest), sizeof(Public::latest)),
      public_field<View>("loot", offsetof(Public, loot), sizeof(Public::loot)),
      public_field<View>("seen", offsetof(Public, seen), sizeof(Public::seen)),
      public_field<View>("fit", offsetof(Public, fit), sizeof(Public::fit)),
      public_field<View>("posters", offsetof(Public, posters), sizeof(Public::posters)),
      public_field<View>("discard", offsetof(Public, discard), sizeof(Public::discard)),
      public_field<View>("unfit", offsetof(Public, unfit), sizeof(Public::unfit)),
      private_field<View>("hand", offsetof(Private, hand), sizeof(Private::hand)),
      private_field<View>("pool", offsetof(Private, pool), sizeof(Private::pool)),
  };
};

}  // namespace saloon::desperados_cards
