// Deadwood 1876's table in words: what a player can read off it, what is said of events, and what somebody may type.
#include <gmock/gmock.h>

#include "cli/log.h"
#include "cli/shell.h"
#include "games/deadwood_1876/json.h"
#include "games/deadwood_1876/prose.h"

namespace saloon::deadwood_1876 {
namespace {

using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::Not;

const GameInfo& info() { return *find_game("deadwood_1876"); }
Words words(Language language = Language::English) { return cli::words_of(info(), language); }

json::object parsed(std::string_view text) {
  std::string error;
  const auto v = parse_json(text, error);
  EXPECT_TRUE(v) << error;
  return v.value_or(json::object()).as_object();
}

/// A game for two made by hand: S1 robs the Stranger, S0 is asked to defend.
json::object robbery_view() {
  return parsed(R"({"viewer": "S0",
    "public": {"seats": 2, "start": "S1", "round": 2, "holdups_left": 2, "called": 0, "ended": "none", "fighters": [],
      "asked": {"required": {"S0": "defend"}, "answered": []}, "characters": {"S0": "C1", "S1": "C2"},
      "stars": {"S0": "GEM", "S1": "GEM", "stranger": "GCH"},
      "rows": {"S0": ["h1"], "S1": ["h2", "h3"], "stranger": ["h4", "h5"]}, "open": ["h3"], "holsters": {"h4": "D21"},
      "safes": {"h3": "B-TIN"}, "facts": [{"safe": "B-IRON", "at": ["h4", "h5", "box"]}],
      "hand_sizes": {"S0": 1, "S1": 3}, "shown": {"S1": ["D22"]}, "draw_size": 40, "discard": ["D01", "D02", "D25"],
      "gold": {"S0": 0, "S1": 0, "stranger": 0}, "fight": {"kind": "robbery", "attacker": "S1", "defender": "stranger",
                                                          "handle": "h4", "attacker_card": "D31"}},
    "private": {"hand": ["D16"], "safes": {"h1": "G5", "h2": "SG-COL"}, "facts": [{"safe": "G1a", "at": ["h4", "h5"]}]}})");
}

TEST(Deadwood1876Table, EverythingTheSeatMaySee) {
  const auto lines = table_lines(robbery_view(), words());
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
  EXPECT_THAT(table_lines(robbery_view(), words(Language::French)),
              Contains("Cole vole le coffre h4 de l’Étranger\u00A0: Winchester contre une arme à choisir."));
}

/// The same table while its last hold-up is on.
json::object last_hold_up_view() {
  json::object view = robbery_view();
  auto& pub = view["public"].as_object();
  pub["round"] = 3;
  pub["holdups_left"] = 0;
  pub["turned_up"] = "h6";
  pub["safes"].as_object()["h6"] = "G6";
  return view;
}

TEST(Deadwood1876Table, TheLastHoldUpIsStillOneWhileItIsOn) {
  json::object view = last_hold_up_view();
  EXPECT_THAT(table_lines(view, words()),
              Contains("Round 3 of 4. This is the last hold-up. Cole takes the first turn."));
  EXPECT_THAT(table_lines(view, words()), Contains("Hold-up: the safe at stake holds 6 gold."));
  EXPECT_THAT(table_lines(view, words(Language::French)),
              Contains("Manche 3 sur 4. C’est le dernier hold-up. Cole joue en premier."));
  view["public"].as_object()["holdups_left"] = 1;
  EXPECT_THAT(table_lines(view, words()), Contains(HasSubstr("One hold-up is still to come.")));
  view["public"].as_object()["holdups_left"] = 0;
  view["public"].as_object()["turned_up"] = nullptr;
  EXPECT_THAT(table_lines(view, words()), Contains(HasSubstr("No hold-up is left.")));
  EXPECT_THAT(table_lines(view, words(Language::French)), Contains(HasSubstr("Plus de hold-up.")));
}

std::unique_ptr<Match> at_turn(const std::string& seed) {
  std::string error;
  auto match = info().start(info(), {4, {}, seed}, nullptr, error);
  EXPECT_NE(match, nullptr) << error;
  for (u64 n = 0; match->question(*match->waiting().begin()) != "turn_action"; ++n) {
    const Seat p = *match->waiting().begin();
    EXPECT_TRUE(match->answer(p, match->bot_answer(p, "random", n)).accepted());
  }
  return match;
}

TEST(Deadwood1876Table, SafesAndHandsAreReadByTheirOwnerAlone) {  // DW76-LAW-02, DW76-LAW-04
  const auto match = at_turn("5");
  const auto mine = table_lines(match->view(0), words());
  EXPECT_THAT(mine, Contains("Your safes"));
  EXPECT_THAT(mine, Contains("Your hand"));
  const auto spectators = table_lines(match->view(kSpectator), words());
  EXPECT_THAT(spectators, Not(Contains(HasSubstr("Your"))));
  EXPECT_THAT(spectators,
              Contains(testing::ContainsRegex("^  Rosalie, the .*: h[0-9]+ \\?, h[0-9]+ \\?; 4 cards in hand")));
  for (const std::string& line : mine) {
    if (line.starts_with("  h") || line.starts_with("  D")) {
      EXPECT_THAT(spectators, Not(Contains(line)));
    }
  }
}

TEST(Deadwood1876Choices, ASafeIsToldWithItsOwnerAndWhatOneKnowsOfIt) {
  json::object rob = choice_words(robbery_view(), {{"do", "rob"}, {"card", "D16"}, {"handle", "h2"}});
  EXPECT_EQ(rob.at("holder"), "S1");
  EXPECT_EQ(rob.at("safe"), "SG-COL");
  EXPECT_EQ(words().say("do.rob.choice", rob),
            "Rob Cole’s safe h2 (a showdown Colt) with the Deringer of D16 Deringer/Stetson");
  rob = choice_words(robbery_view(), {{"do", "rob"}, {"card", "D16"}, {"handle", "h5"}});
  EXPECT_FALSE(rob.contains("safe"));
  EXPECT_EQ(words().say("do.rob.choice", rob), "Rob the Stranger’s safe h5 with the Deringer of D16 Deringer/Stetson");
}

json::object asked(std::string_view question) {
  json::object view = robbery_view();
  view["public"].as_object()["asked"].as_object()["required"] = json::object{{"S0", question}};
  return view;
}

TEST(Deadwood1876Choices, CodesCanBeTyped) {
  const json::object turn = asked("turn_action");
  EXPECT_EQ(read_choice(turn, "d16 H2"), (json::object{{"do", "rob"}, {"card", "D16"}, {"handle", "h2"}}));
  EXPECT_EQ(read_choice(turn, "d21 h1"), (json::object{{"do", "holster"}, {"card", "D21"}, {"handle", "h1"}}));
  EXPECT_EQ(read_choice(turn, "D16 stranger"), (json::object{{"do", "duel"}, {"card", "D16"}, {"holder", "stranger"}}));
  EXPECT_EQ(read_choice(turn, "d25 bel"), (json::object{{"do", "horse"}, {"card", "D25"}, {"house", "BEL"}}));
  EXPECT_EQ(read_choice(turn, "d16"), (json::object{{"do", "stetson"}, {"card", "D16"}}));
  EXPECT_EQ(read_choice(turn, "d19"), (json::object{{"do", "duster"}, {"card", "D19"}}));
  EXPECT_EQ(read_choice(asked("defend"), "d16"), (json::object{{"do", "card"}, {"card", "D16"}}));
  EXPECT_EQ(read_choice(asked("law3_receiver"), "s1"), (json::object{{"do", "receiver"}, {"holder", "S1"}}));
  EXPECT_EQ(read_choice(asked("duster_discard"), "d01 d02, d03"),
            (json::object{{"do", "cards"}, {"cards", json::array{"D01", "D02", "D03"}}}));
  for (const char* nonsense : {"", "d51 h2", "d16 h28", "d25", "h2", "d16 saloon"}) {
    EXPECT_TRUE(read_choice(turn, nonsense).empty()) << nonsense;
  }
}

TEST(Deadwood1876Words, CardsAreCalledByWhatIsOnThem) {  // the components may be corrected; the words must follow
  for (const Language language : {Language::English, Language::French}) {
    const Words w = words(language);
    for (int card = 0; card < kCards; ++card) {
      const std::string face = w.say("gun." + gun_name(gun_of(card))) + "/" + w.say("item." + item_name(item_of(card)));
      EXPECT_EQ(w.say("card." + card_name(card)), face);
      EXPECT_EQ(w.say("card_full." + card_name(card)), card_name(card) + " " + face);
    }
    for (int safe = 0; safe < kSafes; ++safe) {
      EXPECT_TRUE(w.has("safe." + safe_name(safe)) && w.has("safe_help." + safe_name(safe))) << safe_name(safe);
    }
    for (int handle = 0; handle < kHandles; ++handle) EXPECT_TRUE(w.has("handle." + handle_name(handle)));
    for (int i = 0; i < kCharacters; ++i) EXPECT_TRUE(w.has("character." + character_name(i)));
  }
}

std::string told(std::string_view event, Language language = Language::English) {
  return cli::told(parsed(event), 0, words(language)).value_or("");
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
  EXPECT_THAT(cli::told_result({{"winners", json::array{}}}, 0, words()), Contains("Nobody wins!"));
  EXPECT_THAT(cli::told_result({{"winners", json::array{}}}, 0, words(Language::French)),
              Contains("Personne ne gagne\u202F!"));
}

TEST(Deadwood1876Table, ABareViewDoesNotCrash) {
  EXPECT_FALSE(table_lines({}, words()).empty());
  EXPECT_EQ(choice_words({}, {}), (json::object{{"ask", ""}}));
  EXPECT_TRUE(read_choice({}, "xx").empty());
}

}  // namespace
}  // namespace saloon::deadwood_1876
