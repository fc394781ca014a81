// Deadwood 1876 as the engine sees it: the functions of the concept and the tables of names.
#pragma once

#include "engine/hooks.h"
#include "engine/options.h"
#include "games/deadwood_1876/events.h"

namespace saloon::deadwood_1876 {

struct Game {
  using Config = deadwood_1876::Config;
  using Public = deadwood_1876::Public;
  using Private = deadwood_1876::Private;
  using Box = deadwood_1876::Box;
  using State = deadwood_1876::State;
  using View = deadwood_1876::View;
  using Decision = deadwood_1876::Decision;
  /// A turn: at most four cards, each against 17 safes and 8 players, and as an item on 9 safes or to 2 houses.
  using Decisions = List<Decision, 160>;

  static constexpr const char* kSlug = "deadwood_1876";
  static constexpr const char* kPrefix = "DW76";
  static constexpr int kRulesVersion = 1;
  static constexpr int kMinSeats = deadwood_1876::kMinSeats;
  static constexpr int kMaxSeats = deadwood_1876::kMaxSeats;
  /// At most 33 turns (7 seats, 5 badges), each with the action, the defence, two early rolls, twice 7 offers and a
  /// pick, and two answers under the third law: 22. Set-up 2 per seat, hold-ups 3 x (9 + 2), badge calls 5 x 9, 17
  /// bouts of at most 9.
  static constexpr int kLongestGame = 33 * 22 + 2 * 9 + 33 + 45 + 17 * 9;

  static State setup(const Config& config, int seats);
  static void legal(const Public& pub, const Private& mine, Seat p, Decisions& out);
  static Verdict accepts(const Public& pub, const Private& mine, Seat p, const Decision& d);
  static void advance(Ctx<Game>& c);
  static State sample_world(const View& view, Chance& chance);
  static Outcome outcome(const State& s);
  static const char* check(const State& s);
  static Decision choose(const View& view, Chance& chance);
  static Decision choose(const View& view, const Temper& temper, Chance& chance);
  static Decision quick(const Public& pub, const Private& mine, Seat p, Decisions& list, Chance& chance);
  static void evaluate(const State& s, Values& out);
  static void promise(const View& view, const Decisions& list, float* out);
  /// Between two turns, and in the showdown, nothing is half done.
  static bool quiet(const State& s);
  /// What speaks for a decision, by kTerms (bot_reasons.cpp).
  static void reasons(const View& view, const Decision& d, Reasons& out);
  static const char* forbids(const Config& config, int seats);
  /// DW76-OBJ-03: team-mates share no information (section 3.1), so nobody sees another seat's sealed answer.
  static SeatSet shares(const Public&, Seat) { return {}; }

  /// Chances change most in the last round, so playouts reach far. Decisions differ by hundredths of a victory: none is
  /// given up before it has been tried often.
  static constexpr SearchTuning kSearch{.explore = 0.5F, .widen = 0.4F, .depth = 40};

  /// Whoever shoots at somebody makes an enemy; whoever lends him a Holster or has to give him a safe, a friend.
  static constexpr GrudgeRow kGrudges[] = {
      {"robbery", "seat", "holder", -20},  {"robbery_won", "seat", "holder", -30}, {"duel", "seat", "holder", -15},
      {"duel_won", "seat", "holder", -15}, {"holster_used", "seat", "holder", 40}, {"gave_away", "seat", "to", 20}};
  static constexpr const char* kTerms[] = {"gold",      "showdown_gun", "badge",      "poorer", "odds",    "good_gun",
                                           "poor_gun",  "better_roof",  "worse_roof", "banish", "look",    "fresh",
                                           "holds",     "helps",        "harms",      "least",  "partner", "unknown",
                                           "strongest", "keeps",        "spoils"};

  static constexpr const char* kOffOn[] = {"off", "on"};
  static constexpr const char* kBadgeReveal[] = {"mandatory", "optional"};
  static constexpr const char* kTieScope[] = {"tied_only", "everyone"};
  static constexpr const char* kDusterDiscards[] = {"face_up", "face_down"};
  static constexpr OptionRow<Config> kOptions[] = {
      {"mystery_safes", &Config::mystery_safes, kOffOn},
      {"peace_and_love", &Config::peace_and_love, kOffOn},
      {"share_the_gold", &Config::share_the_gold, kOffOn},
      {"rush_roll", &Config::rush_roll, kOffOn},
      {"badge_reveal", &Config::badge_reveal, kBadgeReveal},
      {"tie_reroll_scope", &Config::tie_reroll_scope, kTieScope},
      {"duster_discards", &Config::duster_discards, kDusterDiscards},
      {"memory_aid", &Config::memory_aid, kOffOn},
  };

  // Forced from public facts alone (section 5 of the rules).
  static bool one_character_left(const Public& pub, Seat p);
  static bool one_house_with_room(const Public& pub, Seat p);
  static bool one_receiver(const Public& pub, Seat p);
  static bool one_card_left(const Public& pub, Seat p);
  static constexpr AskRow<Public> kAsks[] = {
      {"none", Progress::Nobody, nullptr},
      {"choose_character", Progress::Everyone, one_character_left},
      {"pass_safe", Progress::Everyone, nullptr},
      {"give_to_stranger", Progress::Everyone, nullptr},
      {"turn_action", Progress::Everyone, nullptr},
      {"stetson_first", Progress::Everyone, nullptr},
      {"stetson_second", Progress::Everyone, nullptr},
      {"duster_discard", Progress::Everyone, nullptr},
      {"defend", Progress::Everyone, nullptr},
      {"rush", Progress::Everyone, nullptr},
      {"holster_offer_attacker", Progress::Everyone, nullptr},
      {"pick_holster_attacker", Progress::Everyone, nullptr},
      {"holster_offer_defender", Progress::Everyone, nullptr},
      {"pick_holster_defender", Progress::Everyone, nullptr},
      {"banish", Progress::Everyone, one_house_with_room},
      {"law3_safe", Progress::Everyone, nullptr},
      {"law3_receiver", Progress::Everyone, one_receiver},
      {"holdup_card", Progress::Everyone, nullptr},
      {"badge_reveal", Progress::Everyone, nullptr},
      {"mystery_gun", Progress::Everyone, nullptr},
      {"showdown_card", Progress::Everyone, one_card_left},
  };
  static constexpr RollRow kRolls[] = {
      {"star", false},    {"draw", true},          {"deal_safe", true},  {"shuffle_row", true},
      {"turn_up", false}, {"stranger_gun", false}, {"pepperbox", false}, {"deringer", false},
      {"colt", false},    {"winchester", false},   {"messenger", false},
  };

  static constexpr const char* kSetupParagraphs[] = {"characters", "lay_out", "pass", "give", "start_roll"};
  static constexpr const char* kRoundParagraphs[] = {"next_turn", "hold_up", "end"};
  static constexpr const char* kTurnParagraphs[] = {"choose", "play", "end"};
  static constexpr const char* kStetsonParagraphs[] = {"first", "second", "end"};
  static constexpr const char* kDusterParagraphs[] = {"draw", "discard"};
  static constexpr const char* kConfrontationParagraphs[] = {
      "defend", "guns", "early", "stage_a", "offers_a", "pick_a", "stage_d", "offers_d", "pick_d", "roll", "banish"};
  static constexpr const char* kLawThreeParagraphs[] = {"choose", "receiver", "give"};
  static constexpr const char* kHoldUpParagraphs[] = {"turn_up", "shoot", "end"};
  static constexpr const char* kBadgesParagraphs[] = {"call", "answers", "next"};
  static constexpr const char* kRevealParagraphs[] = {"open", "count"};
  static constexpr const char* kShowdownParagraphs[] = {"bout", "shoot"};
  static constexpr LooseProcRow kProcs[] = {
      {"setup", kSetupParagraphs},
      {"round", kRoundParagraphs},                  // done
      {"turn", kTurnParagraphs},                    // seat
      {"stetson", kStetsonParagraphs},              // seat, first
      {"duster", kDusterParagraphs},                // seat
      {"confrontation", kConfrontationParagraphs},  // everything in public.fight
      {"law_three", kLawThreeParagraphs},           // winner, handle
      {"hold_up", kHoldUpParagraphs},
      {"badges", kBadgesParagraphs},  // metal
      {"reveal", kRevealParagraphs},
      {"showdown", kShowdownParagraphs},
  };

  static constexpr const auto& kEvents = deadwood_1876::kEvents;
  static constexpr LooseFieldRow kFields[] = {
#define SALOON_PUBLIC(name) public_field<View>(#name, offsetof(Public, name), sizeof(Public::name))
#define SALOON_PRIVATE(name) private_field<View>(#name, offsetof(Private, name), sizeof(Private::name))
      SALOON_PUBLIC(flow),      SALOON_PUBLIC(asked),       SALOON_PRIVATE(sealed),     SALOON_PUBLIC(config),
      SALOON_PUBLIC(seats),     SALOON_PUBLIC(start),       SALOON_PUBLIC(round),       SALOON_PUBLIC(holdups_left),
      SALOON_PUBLIC(draw_size), SALOON_PUBLIC(hidden_size), SALOON_PUBLIC(next_handle), SALOON_PUBLIC(turned_up),
      SALOON_PUBLIC(called),    SALOON_PUBLIC(as_stranger), SALOON_PUBLIC(ended),       SALOON_PUBLIC(winners),
      SALOON_PUBLIC(fighters),  SALOON_PUBLIC(wounded),     SALOON_PUBLIC(fight),       SALOON_PUBLIC(character),
      SALOON_PUBLIC(star),      SALOON_PUBLIC(hand_size),   SALOON_PUBLIC(row_size),    SALOON_PUBLIC(row),
      SALOON_PUBLIC(offer),     SALOON_PUBLIC(gold),        SALOON_PUBLIC(fell),        SALOON_PUBLIC(holster),
      SALOON_PUBLIC(seen_by),   SALOON_PUBLIC(open),        SALOON_PUBLIC(in_row),      SALOON_PUBLIC(facts),
      SALOON_PUBLIC(discard),   SALOON_PUBLIC(pool),        SALOON_PUBLIC(shown),       SALOON_PUBLIC(laid),
      SALOON_PRIVATE(hand),     SALOON_PRIVATE(discarded),  SALOON_PRIVATE(facts),
#undef SALOON_PUBLIC
#undef SALOON_PRIVATE
  };
  static_assert(std::size(kFields) == std::size_t(Field::OwnFacts) + 1);
};

}  // namespace saloon::deadwood_1876
