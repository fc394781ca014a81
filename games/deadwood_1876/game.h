// Deadwood 1876 as the engine sees it: the functions of the concept and the tables of names.
#pragma once

#include "bots/hooks.h"
#include "engine/game_of.h"
#include "engine/options.h"
#include "engine/rows/procs.h"
#include "games/deadwood_1876/about.h"
#include "games/deadwood_1876/answers.h"
#include "games/deadwood_1876/events.h"
#include "games/deadwood_1876/fields.h"
#include "games/deadwood_1876/outlook.h"

namespace saloon::deadwood_1876 {

struct Game : GameOf<Game, State, Decision, Decisions>,
              RowsOf<kVerbs, kEvents, kPublic, kPrivate, kHidden, kEndReason> {
  using Outlook = deadwood_1876::Outlook;

  static constexpr const char* kSlug = "deadwood_1876";
  static constexpr const char* kPrefix = "DW76";
  static constexpr int kRulesVersion = 1;
  static constexpr int kMinSeats = deadwood_1876::kMinSeats;
  /// At most 33 turns (7 seats, 5 badges), each with the action, the defence, two early rolls, twice 7 offers and a
  /// pick, and two answers under the third law: 22. Set-up 2 per seat, hold-ups 3 x (9 + 2), badge calls 5 x 9, 17
  /// bouts of at most 9.
  static constexpr int kLongestGame = 33 * 22 + 2 * 9 + 33 + 45 + 17 * 9;

  static State setup(const Config& config, int seats);
  static void advance(Ctx<Game>& c);
  static State sample_world(const View& view, Chance& chance);
  static Outcome outcome(const State& s);
  static const char* check(const State& s);
  static Decision choose(const View& view, Chance& chance) { return choose(view, Temper{}, chance); }
  static Decision choose(const View& view, const Temper& temper, Chance& chance);
  static Decision quick(const Public& pub, const Private& mine, Seat p, Decisions& list, Chance& chance);
  static void evaluate(const State& s, Values& out);
  static void promise(const View& view, const Decisions& list, float* out);
  /// Between two turns, and in the showdown, nothing is half done.
  static bool quiet(const State& s);
  /// What speaks for a decision, by kTerms (bot/reasons.cpp).
  static void reasons(const View& view, const Decision& d, Reasons& out);
  static const char* forbids(const Config& config, int seats);
  /// What follows from the rest of a state or view that was read, and what a state may leave out (positions.cpp).
  static void complete(Reader& r, const json::object& pub, const Privates& mine, const json::object& hidden, State& s);
  static void complete(Reader& r, const json::object& pub, const json::object* mine, View& v);
  /// DW76-OBJ-03: team-mates share no information (section 3.1), so nobody sees another seat's sealed answer.
  static SeatSet sees_sealed(const Public&, Seat) { return {}; }

  /// Chances change most in the last round, so playouts reach far. Decisions differ by hundredths of a victory: none is
  /// given up before it has been tried often.
  static constexpr SearchTuning kSearch{.explore = 0.5F, .widen = 0.4F, .depth = 40};

  /// Whoever shoots at somebody makes an enemy; whoever lends him a Holster or has to give him a safe, a friend.
  static constexpr GrudgeRow kGrudges[] = {
      {"robbery_began", "seat", "holder", -20}, {"robbery_won", "seat", "holder", -30},
      {"duel_began", "seat", "holder", -15},    {"duel_won", "seat", "holder", -15},
      {"holster_used", "seat", "holder", 40},   {"gave_away", "seat", "to", 20}};
  static constexpr const char* kTerms[] = {"gold",      "showdown_gun", "badge",      "poorer", "odds",    "good_gun",
                                           "poor_gun",  "better_roof",  "worse_roof", "banish", "look",    "fresh",
                                           "holds",     "helps",        "harms",      "least",  "partner", "unknown",
                                           "strongest", "keeps",        "spoils"};

  static constexpr OptionRow<Config> kOptions[] = {
      option<&Config::mystery_safes>("mystery_safes", {"off", "on"}),
      option<&Config::peace_and_love>("peace_and_love", {"off", "on"}),
      option<&Config::share_the_gold>("share_the_gold", {"off", "on"}),
      option<&Config::rush_roll>("rush_roll", {"off", "on"}),
      option<&Config::badge_reveal>("badge_reveal", {"mandatory", "optional"}),
      option<&Config::tie_reroll_scope>("tie_reroll_scope", {"tied_only", "everyone"}),
      option<&Config::duster_discards>("duster_discards", {"face_up", "face_down"}),
      option<&Config::memory_aid>("memory_aid", {"off", "on"}),
  };

  static constexpr AskRow kAsks[] = {
      {"none"},
      {"choose_character", list_characters, judge_character, Proc::Setup, {}, one_character_left},
      {"pass_safe", list_own_safes, judge_passed_safe, Proc::Setup},
      {"give_to_stranger", list_own_safes, judge_safe_for_stranger, Proc::Setup},
      {"turn_action", list_turn, judge_turn, Proc::Turn},
      {"stetson_first", list_looks, judge_look, Proc::Stetson},
      {"stetson_second", list_looks, judge_look, Proc::Stetson, kAboutFirstLook},
      {"duster_discard", list_discards, judge_discards, Proc::Duster, kAboutDiscard},
      {"defend", list_hand, judge_defence, Proc::Confrontation, kAboutFight},
      {"rush", list_early_rolls, judge_early_roll, Proc::Confrontation, kAboutFight},
      {"holster_offer_attacker", list_offers, judge_offer, Proc::Confrontation, kAboutFight},
      {"pick_holster_attacker", list_picks, judge_pick, Proc::Confrontation, kAboutFight},
      {"holster_offer_defender", list_offers, judge_offer, Proc::Confrontation, kAboutFight},
      {"pick_holster_defender", list_picks, judge_pick, Proc::Confrontation, kAboutFight},
      {"banish", list_houses, judge_house, Proc::Confrontation, kAboutFight, one_house_with_room},
      {"law_three_safe", list_own_safes, judge_fourth_safe, Proc::LawThree},
      {"law_three_receiver", list_receivers, judge_receiver, Proc::LawThree, kAboutGift, one_receiver},
      {"hold_up_card", list_hand, judge_hold_up_card, Proc::HoldUp, kAboutHoldUp},
      {"badge_reveal", list_badge, judge_badge, Proc::Badges, kAboutBadge},
      {"mystery_gun", list_mystery_guns, judge_mystery_guns, Proc::Reveal, kAboutSafes},
      {"showdown_card", list_hand, judge_showdown_card, Proc::Showdown, kAboutFighters, one_card_left},
  };
  static constexpr RollRow kRolls[] = {
      {"star", false, &kSeat},         {"draw", true, &kCard},         {"deal_safe", true, &kSafe},
      {"shuffle_row", true, &kSafe},   {"turn_up", false, &kSafe},     {"stranger_gun", false, &kCard},
      {"pepperbox", false, &kRolled},  {"deringer", false, &kRolled},  {"colt", false, &kRolled},
      {"winchester", false, &kRolled}, {"messenger", false, &kRolled},
  };

  static constexpr Kind kTurnsDone = number(0, kMaxSeats);
  static constexpr ProcRow kProcs[] = {
      {"setup", {"characters", "lay_out", "pass", "give", "start_roll"}},
      {"round", {"next_turn", "hold_up", "end"}, {local<&RoundLocals::done>("done", kTurnsDone)}},
      {"turn", {"choose", "play", "end"}, {local<&TurnLocals::seat>("seat", kSeat)}},
      {"stetson",
       {"first", "second", "end"},
       {local<&StetsonLocals::seat>("seat", kSeat), local<&StetsonLocals::first>("first", kMaybeHandle)}},
      {"duster", {"draw", "discard"}, {local<&DusterLocals::seat>("seat", kSeat)}},
      {"confrontation", {"defend", "guns", "early", "offers_a", "pick_a", "offers_d", "pick_d", "banish"}},
      {"law_three",
       {"choose", "receiver", "give"},
       {local<&LawThreeLocals::winner>("winner", kSeat), local<&LawThreeLocals::handle>("handle", kMaybeHandle)}},
      {"hold_up", {"turn_up", "shoot", "end"}},
      {"badges", {"call", "answers", "next"}, {local<&BadgesLocals::metal>("metal", kMetal)}},
      {"reveal", {"open", "count"}},
      {"showdown", {"bout", "shoot"}},
  };
};

/// The table and the choices in words, for terminals and screen readers.
struct Prose {
  static std::vector<std::string> table(const View& view, const Words& words);
  static json::object choice(const View& view, const Decision& d, json::object out);
  static Decision read(const View& view, std::string_view typed);
};

}  // namespace saloon::deadwood_1876
