// Deadwood 1876's table in words: what a player can read off it, what is said of events, and what somebody may type.
#include <gmock/gmock.h>

#include "engine/rows/codec.h"
#include "games/deadwood_1876/game.h"
#include "games/registry.h"
#include "telling/catalogue.h"
#include "telling/log.h"
#include "tests/bot_answer.h"
#include "tests/games/deadwood_1876_position.h"

namespace saloon::deadwood_1876 {
namespace {

json::object choice(const View& v, const Decision& d) { return Prose::choice(v, d, RowCodec<Game>::decision_json(d)); }

using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::Not;

const GameInfo& info() { return *find_game("deadwood_1876"); }
Words words(Language language = Language::English) { return telling::words_of(info(), language); }

/// A game for two: S1 robs the Stranger, S0 is asked to defend.
View robbery_view() {
  return observe<Game>(position(2, R"({
    "public": {
      "flow": [{"proc": "round", "at": "next_turn", "done": 1}, {"proc": "turn", "at": "end", "seat": "S1"},
               {"proc": "confrontation", "at": "guns"}],
      "asked": {"round": 9, "required": {"S0": "defend"}}, "round": 2, "first_player": "S1",
      "stars": {"S0": "GEM", "S1": "GEM", "stranger": "GCH"}, "open": ["h3"], "holsters": {"h4": "D21"},
      "facts": [{"safe": "B-IRON", "at": ["h4", "h5", "box"]}], "shown": {"S1": ["D22"]},
      "discard": ["D01", "D02", "D25"],
      "fight": {"kind": "robbery", "attacker": "S1", "defender": "stranger", "handle": "h4", "attacker_card": "D31"}},
    "private": {"S0": {"hand": ["D16"], "safes": {"h2": "SG-COL"}, "facts": [{"safe": "G1a", "at": ["h4", "h5"]}]},
                "S1": {"hand": ["D22", "*", "*"]}},
    "box": {"rows": {"S0": ["h1:G5"], "S1": ["h2:SG-COL", "h3:B-TIN"], "stranger": ["h4:G1a", "h5:B-IRON"]},
            "hold_up_pile": ["*", "*"], "left_over": "rest", "draw_pile": "rest"}})"),
                       0);
}

TEST(Deadwood1876Table, EverythingTheSeatMaySee) {
  const auto lines = Prose::table(robbery_view(), words());
  EXPECT_THAT(lines, Contains("Round 2 of 4. 2 hold-ups are still to come. Cole takes the first turn."));
  EXPECT_THAT(lines, Contains("  Gem Theater: you, Cole (full)"));
  EXPECT_THAT(lines, Contains("  Grand Central Hotel: the Stranger (one place free)"));
  EXPECT_THAT(lines, Contains("  You, the Gunfighter: 1 card in hand (your choice)"));
  EXPECT_THAT(lines, Contains("  Cole, the Scout: h2 a showdown Colt, h3 the tin badge face up; 3 cards in hand; "
                              "known in hand: Colt/Holster"));
  EXPECT_THAT(lines, Contains("  The Stranger: h4 ? under a Holster (Colt/Holster), h5 ?"));
  EXPECT_THAT(lines, Contains("Cole robs the Stranger’s safe h4: Winchester against a gun still to be chosen."));
  EXPECT_THAT(lines, Contains("  Pepperbox: Holster × 2"));
  EXPECT_THAT(lines, Contains("  1 gold: h4 or h5 (the Stranger)"));
  EXPECT_THAT(lines, Contains("  the iron badge: h4 or h5 (the Stranger), or in the box; everybody knows"));
  EXPECT_THAT(lines, Contains("  h1: 5 gold. Worth 5 gold for your roof at the end."));
  EXPECT_THAT(lines,
              Contains("  D16 Deringer/Stetson: the Deringer rolls 1 2 2 3 3 4; Stetson: look at two safes of others"));
  EXPECT_THAT(Prose::table(robbery_view(), words(Language::French)),
              Contains("Cole vole le coffre h4 de l’Étranger\u00A0: Winchester contre une arme à choisir."));
}

TEST(Deadwood1876Table, WhoHasSeenASafeIsOpenToAll) {  // DW76-STE-05
  View v = robbery_view();
  v.pub.seen_by[5] = only(1).bits;
  v.pub.seen_by[1] = (only(0) | only(1)).bits;
  EXPECT_THAT(Prose::table(v, words()), Contains(HasSubstr("h5 ? (seen by Cole)")));
  EXPECT_THAT(Prose::table(v, words()), Contains(HasSubstr("h1: 5 gold, seen by you and Cole.")));
  EXPECT_THAT(Prose::table(v, words(Language::French)), Contains(HasSubstr("h5 (?) (vu par Cole)")));
}

/// The last hold-up is on.
View last_hold_up_view() {
  return observe<Game>(position(2, R"({
    "public": {"flow": [{"proc": "round", "at": "end", "done": 2}, {"proc": "hold_up", "at": "shoot"}],
               "asked": {"round": 9, "required": {"S0": "hold_up_card", "S1": "hold_up_card"}}, "round": 3, "first_player": "S1"},
    "private": {"S0": {"hand": "any"}, "S1": {"hand": "any"}},
    "box": {"rows": {"S0": ["h1:*"], "S1": ["h2:*", "h3:*"], "stranger": ["h4:*", "h5:*"]}, "turned_up": "h6:G6",
            "hold_up_pile": [], "left_over": "rest", "draw_pile": "rest"}})"),
                       0);
}

TEST(Deadwood1876Table, TheLastHoldUpIsStillOneWhileItIsOn) {
  View view = last_hold_up_view();
  EXPECT_THAT(Prose::table(view, words()),
              Contains("Round 3 of 4. This is the last hold-up. Cole takes the first turn."));
  EXPECT_THAT(Prose::table(view, words()), Contains("Hold-up: the safe at stake holds 6 gold."));
  EXPECT_THAT(Prose::table(view, words(Language::French)),
              Contains("Manche 3 sur 4. C’est le dernier hold-up. Cole joue en premier."));
  view.pub.holdups_left = 1;
  EXPECT_THAT(Prose::table(view, words()), Contains(HasSubstr("One hold-up is still to come.")));
  view.pub.holdups_left = 0;
  view.pub.turned_up = 0;
  EXPECT_THAT(Prose::table(view, words()), Contains(HasSubstr("No hold-up is left.")));
  EXPECT_THAT(Prose::table(view, words(Language::French)), Contains(HasSubstr("Plus de hold-up.")));
}

std::unique_ptr<Match> at_turn(const std::string& seed) {
  auto match = std::move(*info().start(info(), {4, {}, seed}, nullptr));
  for (u64 n = 0; match->question(*match->waiting().begin()) != "turn_action"; ++n) {
    const Seat p = *match->waiting().begin();
    EXPECT_TRUE(match->answer(p, bot_answer(match->at(p), Level::Random, n)).accepted());
  }
  return match;
}

TEST(Deadwood1876Table, SafesAndHandsAreReadByTheirOwnerAlone) {  // DW76-LAW-02, DW76-LAW-04
  const auto match = at_turn("5");
  const auto mine = match->table(0, words());
  EXPECT_THAT(mine, Contains("Your safes"));
  EXPECT_THAT(mine, Contains("Your hand"));
  const auto spectators = match->table(kSpectator, words());
  EXPECT_THAT(spectators, Not(Contains(HasSubstr("Your"))));
  EXPECT_THAT(spectators,
              Contains(testing::ContainsRegex("^  Rosalie, the .*: h[0-9]+ \\?, h[0-9]+ \\?; 4 cards in hand")));
  for (const std::string& line : mine) {
    if (line.starts_with("  h") || line.starts_with("  D")) {
      EXPECT_THAT(spectators, Not(Contains(line)));
    }
  }
}

constexpr int kD16 = 15;  ///< Deringer/Stetson
constexpr int kD19 = 18;  ///< Deringer/Duster
constexpr int kD21 = 20;  ///< Colt/Holster
constexpr int kD25 = 24;  ///< Colt/Horse

TEST(Deadwood1876Choices, ASafeIsToldWithItsOwnerAndWhatOneKnowsOfIt) {
  json::object rob = choice(robbery_view(), Decision::rob(kD16, 2));
  EXPECT_EQ(rob.at("holder"), "S1");
  EXPECT_EQ(rob.at("safe"), "SG-COL");
  EXPECT_EQ(words().say("do.rob.choice", rob),
            "Rob Cole’s safe h2 (a showdown Colt) with the Deringer of D16 Deringer/Stetson");
  rob = choice(robbery_view(), Decision::rob(kD16, 5));
  EXPECT_FALSE(rob.contains("safe"));
  EXPECT_EQ(words().say("do.rob.choice", rob), "Rob the Stranger’s safe h5 with the Deringer of D16 Deringer/Stetson");
}

View asked(Ask question) {
  View view = robbery_view();
  view.pub.asked.what[0] = u8(question);
  return view;
}

TEST(Deadwood1876Choices, CodesCanBeTyped) {
  const View turn = asked(Ask::TurnAction);
  EXPECT_EQ(Prose::read(turn, "d16 H2"), Decision::rob(kD16, 2));
  EXPECT_EQ(Prose::read(turn, "d21 h1"), Decision::holster(kD21, 1));
  EXPECT_EQ(Prose::read(turn, "D16 stranger"), Decision::duel(kD16, kStrangerAim));
  EXPECT_EQ(Prose::read(turn, "d25 bel"), Decision::horse(kD25, 1));
  EXPECT_EQ(Prose::read(turn, "d16"), Decision::stetson(kD16));
  EXPECT_EQ(Prose::read(turn, "d19"), Decision::duster(kD19));
  EXPECT_EQ(Prose::read(asked(Ask::Defend), "d16"), Decision::with_card(kD16));
  EXPECT_EQ(Prose::read(asked(Ask::LawThreeReceiver), "s1"), Decision::receiver(1));
  EXPECT_EQ(Prose::read(asked(Ask::DusterDiscard), "d01 d02, d03"), Decision::with_cards(0b111));
  for (const char* nonsense : {"", "d51 h2", "d16 h28", "d25", "h2", "d16 saloon", "d16 d16 h2"}) {
    EXPECT_EQ(Prose::read(turn, nonsense), Decision{}) << nonsense;
  }
}

std::string said(const Words& w, const std::string& key, const Kind& kind, int piece) {
  return w.say(key + std::string(kind.name_of(piece)));
}

TEST(Deadwood1876Words, CardsAreCalledByWhatIsOnThem) {  // the components may be corrected; the words must follow
  for (const Language language : {Language::English, Language::French}) {
    const Words w = words(language);
    for (int card = 0; card < kCards; ++card) {
      const std::string name(card_name(card));
      const std::string face =
          said(w, "gun.", kGun, int(gun_of(card))) + "/" + said(w, "item.", kItem, int(item_of(card)));
      EXPECT_EQ(w.say("card." + name), face);
      EXPECT_EQ(w.say("card_full." + name), name + " " + face);
    }
    for (int safe = 0; safe < kSafes; ++safe) {
      const std::string name(kSafe.name_of(safe));
      EXPECT_TRUE(w.has("safe." + name) && w.has("safe_help." + name)) << name;
    }
    for (int handle = 0; handle < kHandles; ++handle)
      EXPECT_TRUE(w.has("handle." + std::string(kHandle.name_of(handle))));
    for (int i = 0; i < kCharacters; ++i) EXPECT_TRUE(w.has("character." + std::string(kCharacter.name_of(i))));
  }
}

std::string told(std::string_view event, Language language = Language::English) {
  const auto parsed = parse_json(event);
  EXPECT_TRUE(parsed) << parsed.error();
  return telling::told(parsed->as_object(), 0, words(language)).value_or("");
}

TEST(Deadwood1876Events, DiceRowsAndStarsAreTold) {
  const char* shot = R"({"event": "shot", "holder": "S0", "seat": "S0", "score": 6,
                         "dice": [{"gun": "COL", "roll": 4}, {"gun": "PEP", "roll": 2}]})";
  EXPECT_EQ(told(shot), "You roll Colt 4 and Pepperbox 2, 6 in all.");
  EXPECT_EQ(told(shot, Language::French), "Vous faites Colt 4 et Pepperbox 2, 6 en tout.");
  EXPECT_EQ(told(R"({"event": "row_revealed", "holder": "stranger", "safes": {"h4": "G5", "h9": "B-TIN"}})"),
            "The Stranger reveals 5 gold (h4) and the tin badge (h9).");
  EXPECT_EQ(told(R"({"event": "stars_placed", "houses": {"GEM": ["S0", "S1"], "BEL": ["stranger"], "GCH": []}})"),
            "The stars are drawn: Gem Theater (you and Cole), Bella Union (the Stranger) and Grand Central (nobody).");
}

TEST(Deadwood1876Events, NobodyWinsWhenTheStrangerDoes) {  // DW76-TWO-25
  EXPECT_THAT(telling::told_result({{"winners", json::array{}}}, 0, words()), Contains("Nobody wins!"));
  EXPECT_THAT(telling::told_result({{"winners", json::array{}}}, 0, words(Language::French)),
              Contains("Personne ne gagne\u202F!"));
}

}  // namespace
}  // namespace saloon::deadwood_1876
