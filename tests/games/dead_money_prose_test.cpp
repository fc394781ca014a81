// Dead Money's table in words: what a player can read off it, what the choices say, and what somebody may type.
#include <gmock/gmock.h>

#include "cli/shell.h"
#include "games/dead_money/json.h"
#include "games/dead_money/prose.h"

namespace saloon::dead_money {
namespace {

using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

const GameInfo& info() { return *find_game("dead_money"); }
Words words(Language language = Language::English) { return cli::words_of(info(), language); }

std::unique_ptr<Match> started(const std::string& seed, int seats = 3) {
  std::string error;
  auto match = info().start(info(), {seats, {}, seed}, nullptr, error);
  EXPECT_NE(match, nullptr) << error;
  return match;
}

json::object parsed(std::string_view text) {
  std::string error;
  const auto v = parse_json(text, error);
  EXPECT_TRUE(v) << error;
  return v.value_or(json::object()).as_object();
}

/// A table made by hand: S1 has dropped a Brain, S2 has bid, S0 is asked.
json::object showdown_view() {
  return parsed(R"({"viewer": "S0",
    "public": {"turn": "S1", "turns": 7, "hands_left": 1, "deck_size": 60, "options": {"turn_limit": 1000},
      "asked": {"required": {"S0": "bid"}}, "hand_sizes": {"S0": 2, "S1": 5, "S2": 3},
      "brains": {"S0": ["BS"], "S1": [], "S2": ["BD", "BD"]}, "in_play": [], "discard": ["9D", "10C", "BH", "9S"],
      "settled": ["5S"], "showdown": {"brain": "BC", "dropper": "S1", "acted": ["S2"], "best": "S2",
                                      "bids": {"S2": ["KD", "KS", "9H"]}}},
    "private": {"hand": ["7S", "AC"], "look": [], "settled": ["5S", null, "KC"], "notes": [{"seat": "S2", "card": "BH"}]}})");
}

TEST(DeadMoneyTable, EverythingTheSeatMaySee) {
  const auto lines = table_lines(showdown_view(), words());
  EXPECT_THAT(lines, Contains("Turn 7 of at most 1,000: Cole’s, 1 hand left to spend."));
  EXPECT_THAT(lines, Contains("  You: 2 cards, Brains: B♠"));
  EXPECT_THAT(lines, Contains("  Cole, on your left: 5 cards, no Brain (playing)"));
  EXPECT_THAT(lines, Contains("  Belle, on your right: 3 cards, Brains: B♦ B♦"));
  EXPECT_THAT(lines, Contains("Showdown for the Brain of clubs, dropped by Cole."));
  EXPECT_THAT(lines, Contains("  Belle: K♦ K♠ 9♥ (a pair, the best so far)"));
  EXPECT_THAT(lines, Contains("  You: still to act"));
  EXPECT_THAT(lines, Contains("Deck: 60 cards. Discard pile: 4 cards."));
  EXPECT_THAT(lines, Contains("  ♠ spades: 9"));
  EXPECT_THAT(lines, Contains("You know the top of the deck, the first on top: 5♠ ? K♣."));
  EXPECT_THAT(lines, Contains("You remember: Belle holds B♥."));
  EXPECT_THAT(lines, Contains(StartsWith("  7♠: give this card to an opponent. 1 hand, 1 coin; needs a Brain")));
  EXPECT_THAT(table_lines(showdown_view(), words(Language::French)),
              Contains("Enchères pour le Cerveau de trèfle, perdu par Cole."));
}

TEST(DeadMoneyTable, BidsAreToldInTheOrderOfBidding) {  // DM-SHOW-02
  const auto lines = table_lines(showdown_view(), words());
  const auto at = [&](std::string_view start) {
    return std::find_if(lines.begin(), lines.end(), [&](const auto& line) { return line.starts_with(start); });
  };
  EXPECT_LT(at("  Belle: K"), at("  You: still"));
  EXPECT_LT(at("  You: still"), at("  Cole: still"));
}

TEST(DeadMoneyTable, AHandIsReadByItsOwnerAlone) {  // DM-INFO-01, DM-INFO-16
  const auto match = started("5");
  EXPECT_THAT(table_lines(match->view(0), words()), Contains("Your hand, 7 cards:"));
  const auto spectators = table_lines(match->view(kSpectator), words());
  for (const std::string& line : table_lines(match->view(0), words())) {
    const bool of_the_hand = line.starts_with("  ") && line.find(" coin") != std::string::npos;
    if (of_the_hand) {
      EXPECT_THAT(spectators, Not(Contains(line)));
    }
  }
  EXPECT_THAT(spectators, Not(Contains(HasSubstr("Your hand"))));
}

/// What "play" says of the drop roll with these Brains in front of the player.
json::value risk(const char* brains, const char* card) {
  const json::object view =
      parsed(R"({"viewer": "S0", "public": {"hand_sizes": {"S0": 3}, "brains": {"S0": )" + std::string(brains) + "}}}");
  return choice_words(view, {{"do", "play"}, {"card", card}}).at("risk");
}

TEST(DeadMoneyChoices, TheDropRollIsToldWithItsBonus) {  // DM-ROLL-02, DM-ROLL-03, DM-ROLL-04
  EXPECT_EQ(risk(R"(["BS"])", "7S"), 6);
  EXPECT_EQ(risk(R"(["BS", "BS"])", "7S"), 5);
  EXPECT_EQ(risk(R"(["BH"])", "7S"), "fail");
  EXPECT_EQ(risk(R"(["BS"])", "2S"), "safe");
  EXPECT_EQ(risk(R"(["BH"])", "4S"), 4);
  EXPECT_EQ(risk(R"(["BH"])", "9S"), "none");
}

TEST(DeadMoneyChoices, ABidIsToldWithWhatItCosts) {  // DM-SHOW-10
  const json::object bid = choice_words(showdown_view(), {{"do", "bid"}, {"cards", json::array{"KD", "KS", "9H"}}});
  EXPECT_EQ(bid.at("coins"), 4);
  EXPECT_EQ(bid.at("category"), "pair");
  EXPECT_EQ(bid.at("whole_hand"), false);
  EXPECT_EQ(choice_words(showdown_view(), {{"do", "bid"}, {"cards", json::array{"7S", "AC"}}}).at("whole_hand"), true);
}

json::object asked(std::string_view question) {
  json::object view = showdown_view();
  view["public"].as_object()["asked"].as_object()["required"] = json::object{{"S0", question}};
  return view;
}

TEST(DeadMoneyChoices, CodesCanBeTyped) {
  EXPECT_EQ(read_choice(asked("bid"), "kd, K♠ 9h"),
            (json::object{{"do", "bid"}, {"cards", json::array{"KD", "KS", "9H"}}}));
  EXPECT_EQ(read_choice(asked("turn_first"), "10c"), (json::object{{"do", "play"}, {"card", "10C"}}));
  EXPECT_EQ(read_choice(asked("reorder"), "3h 9d"),
            (json::object{{"do", "order"}, {"cards", json::array{"3H", "9D"}}}));
  EXPECT_EQ(read_choice(asked("discard_card"), "8c"), (json::object{{"do", "card"}, {"card", "8C"}}));
  EXPECT_EQ(read_choice(asked("drop_brain"), "bs"), (json::object{{"do", "brain"}, {"seat", "S0"}, {"card", "BS"}}));
  EXPECT_EQ(read_choice(asked("choose_pair"), "s0 s2"),
            (json::object{{"do", "players"}, {"players", json::array{"S0", "S2"}}}));
  EXPECT_EQ(read_choice(asked("assign_two"), "jd s1 bh s2"), parsed(R"({"do": "assign", "gifts":
      [{"card": "JD", "to": "S1"}, {"card": "BH", "to": "S2"}]})"));
  for (const char* nonsense : {"", "1d", "kd xx", "11c", "kd ks"}) {
    EXPECT_TRUE(read_choice(asked("turn_first"), nonsense).empty()) << nonsense;
  }
}

TEST(DeadMoneyWords, EveryFaceHasItsNameAndItsHelp) {
  for (const Language language : {Language::English, Language::French}) {
    const Words w = words(language);
    for (int face = 0; face < kFaces; ++face) {
      for (const char* table :
           {"card.", "card_name.", "card_the.", "card_The.", "card_title.", "card_job.", "card_help."}) {
        EXPECT_TRUE(w.has(table + face_name(face))) << table << face_name(face);
      }
    }
    EXPECT_EQ(w.say("card_help.JD"), w.say("card_help.AH"));
  }
}

TEST(DeadMoneyTable, ABareViewDoesNotCrash) {
  EXPECT_THAT(table_lines({}, words()), testing::SizeIs(1));
  EXPECT_EQ(choice_words({}, {}), (json::object{{"ask", ""}}));
  EXPECT_TRUE(read_choice({}, "xx").empty());
}

}  // namespace
}  // namespace saloon::dead_money
