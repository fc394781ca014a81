// Deadwood's table in words: what a player can read off it, and what somebody may type.
#include <gmock/gmock.h>

#include "games/deadwood/game.h"
#include "games/registry.h"
#include "telling/catalogue.h"
#include "telling/log.h"
#include "tests/bot_answer.h"

namespace saloon::deadwood {
namespace {

using ::testing::Contains;
using ::testing::ContainsRegex;
using ::testing::HasSubstr;
using ::testing::Not;

const GameInfo& info() { return *find_game("deadwood"); }

std::unique_ptr<Match> started(const std::string& seed, int seats = 3) {
  return std::move(*info().start(info(), {seats, {}, seed}, nullptr));
}

std::vector<std::string> lines(const Match& match, Seat p, Language language = Language::English) {
  return match.table(p, telling::words_of(info(), language));
}

TEST(DeadwoodTable, BuildingsWithTheirHoldersAndWhatTheyDo) {  // DW-SETUP-02, DW-SETUP-06
  const auto match = started("5");
  EXPECT_THAT(lines(*match, kSpectator), Contains(HasSubstr("A3 Town Hall: free")));
  EXPECT_THAT(lines(*match, kSpectator), Contains(HasSubstr("A4 Sheriff’s Office (protected): free")));
  EXPECT_THAT(lines(*match, kSpectator, Language::French), Contains(HasSubstr("A5 Église\u00A0: libre")));
  EXPECT_THAT(lines(*match, kSpectator), Contains("  a1    a2    A3    A4*   A5    a6    a7"));
}

TEST(DeadwoodTable, TheSketchShowsWhoStandsWhere) {
  const auto match = started("5");
  const Seat p = *match->waiting().begin();
  ASSERT_TRUE(match->answer(p, match->typed(p, "2 A3")).accepted());
  EXPECT_THAT(lines(*match, p), Contains("  a1    a2    A3:@  A4*   A5    a6    a7"));
  EXPECT_THAT(lines(*match, kSpectator), Contains(ContainsRegex("A3:S[0-9] A4")));
}

TEST(DeadwoodTable, RanchesAreOpenToEverybody) {  // DW-SETUP-10
  const auto match = started("5");
  EXPECT_THAT(lines(*match, 0), Contains("You: $5, one cartridge, one horse, not wanted"));
  EXPECT_THAT(lines(*match, 1), Contains("Rosalie: $5, one cartridge, one horse, not wanted"));
  EXPECT_THAT(lines(*match, 1), Contains(HasSubstr("ranch: 1 novice, 1 gunhand, 1 veteran")));
}

TEST(DeadwoodChoices, ATypedStrengthAndPlotGoToTownAndHomeAgain) {
  const auto match = started("5");
  const Seat p = *match->waiting().begin();
  const json::object go = match->typed(p, "2 A3");
  EXPECT_EQ(go, (json::object{{"do", "go_to_town"}, {"cowboy", "confirmed"}, {"plot", "A3"}}));
  ASSERT_TRUE(match->answer(p, go).accepted());
  EXPECT_THAT(lines(*match, p), Contains(HasSubstr("A3 Town Hall: your gunhand")));
  EXPECT_EQ(match->choice(p, {{"do", "annex"}}).at("building"), "town_hall");
  for (const char* nonsense : {"", "4 a3", "2 z9", "b9", "m7", "2"}) {
    EXPECT_TRUE(match->typed(p, nonsense).empty()) << nonsense;
  }
}

TEST(DeadwoodChoices, HomeMeansEverybody) {
  const auto match = started("5", 2);
  const Seat p = *match->waiting().begin();
  ASSERT_TRUE(match->answer(p, match->typed(p, "1 a5")).accepted());
  while (match->question(p) != "turn_action") {
    const Seat next = *match->waiting().begin();
    ASSERT_TRUE(match->answer(next, bot_answer(match->at(next), Level::Random, 1)).accepted());
  }
  const json::object home = match->typed(p, "home");
  EXPECT_EQ(home, match->typed(p, "a5"));
  EXPECT_EQ(match->choice(p, home).at("all"), true);
}

/// Plays on until the Fortune Teller shows somebody a pile.
std::unique_ptr<Match> at_fortune_teller() {
  for (int seed = 1; seed < 200; ++seed) {
    auto match = started(std::to_string(seed), 2);
    for (u64 n = 0; !match->over(); ++n) {
      const Seat p = *match->waiting().begin();
      if (match->question(p) == "fortune_order") return match;
      if (!match->answer(p, bot_answer(match->at(p), Level::Random, n)).accepted()) break;
    }
  }
  return nullptr;
}

std::string pile_asked_about(const Match& match) {
  const json::object state = match.state();
  return std::string(state.at("public").at("flow").as_array().back().at("pile").as_string());
}

TEST(DeadwoodTable, OnlyTheReaderSeesAPile) {  // DW-FORTUNE-01
  const auto match = at_fortune_teller();
  ASSERT_NE(match, nullptr);
  const Seat reader = *match->waiting().begin();
  const std::string order = "  Pile " + pile_asked_about(*match) + " from the top";
  EXPECT_THAT(lines(*match, reader), Contains(HasSubstr(order)));
  EXPECT_THAT(lines(*match, Seat(1 - reader)), Not(Contains(HasSubstr(order))));
  EXPECT_THAT(lines(*match, kSpectator), Not(Contains(HasSubstr(order))));
}

TEST(DeadwoodChoices, TheOrderOfAPileIsTypedByPlaces) {
  const auto match = at_fortune_teller();
  ASSERT_NE(match, nullptr);
  const Seat p = *match->waiting().begin();
  const json::object view = match->view(p);
  const auto size = int(view.at("public").at("piles").at(pile_asked_about(*match)).at("size").as_int64());
  std::string same;
  std::string turned;
  for (int i = 1; i <= size; ++i) {
    same += std::to_string(i) + " ";
    turned += std::to_string(size + 1 - i) + " ";
  }
  EXPECT_EQ(match->choice(p, match->typed(p, same)).at("same"), true);
  EXPECT_EQ(match->choice(p, match->typed(p, turned)).at("same"), false);
  EXPECT_TRUE(match->would_answer(p, match->typed(p, turned)).accepted());
}

/// Three tied players, the first of whom has declared whom he shoots at.
std::unique_ptr<Match> first_has_aimed() {
  auto match = started("7");
  json::object state = match->state();
  auto& pub = state["public"].as_object();
  pub["first_player"] = "S0";
  pub["flow"] = json::array{json::object{{"proc", "turn"}, {"at", "end"}}};
  pub["asked"] = nullptr;
  pub["ended"] = "empty_pool";
  const Result<void> restored = match->restore(state);
  EXPECT_TRUE(restored) << restored.error();
  match->run();
  for (Seat p = 0; p < 3; ++p) {
    EXPECT_TRUE(match->answer(p, json::object{{"do", "represent"}, {"cowboy", "confirmed"}}).accepted());
  }
  for (Seat p = 0; p < 3; ++p) {
    EXPECT_TRUE(match->answer(p, json::object{{"do", "cartridges"}, {"count", p == 2 ? 0 : 1}}).accepted());
  }
  EXPECT_TRUE(match->answer(0, json::object{{"do", "shoot"}, {"dice", {{"S1", 1}}}}).accepted());
  return match;
}

std::string last_told(const Match& match, Seat reader, Language language = Language::English) {
  std::size_t first = 0;
  const auto all = telling::told_since(match.at(reader), first, telling::words_of(info(), language));
  return all.empty() ? "" : all.back();
}

TEST(DeadwoodEvents, WhoeverTakesAimSaysAtWhom) {  // DW-FINAL-05
  const auto match = first_has_aimed();
  EXPECT_EQ(last_told(*match, kSpectator), "Rosalie takes aim: one die at Cole.");
  EXPECT_EQ(last_told(*match, 1), "Rosalie takes aim: one die at you.");
  EXPECT_EQ(last_told(*match, 1, Language::French), "Rosalie vise\u00A0: un dé sur vous.");
  const json::object split{{"event", "aimed"}, {"seat", "S0"}, {"dice", {{"S1", 1}, {"S2", 2}}}};
  const auto said = [&](Seat reader, Language language) {
    return telling::told(split, reader, telling::words_of(info(), language)).value_or("");
  };
  EXPECT_EQ(said(0, Language::English), "You take aim: one die at Cole and 2 dice at Belle.");
  EXPECT_EQ(said(2, Language::French), "Rosalie vise\u00A0: un dé sur Cole et 2 dés sur vous.");
}

TEST(DeadwoodTable, DeclaredShotsCanBeRead) {  // DW-FINAL-03, DW-FINAL-05
  const auto match = first_has_aimed();
  EXPECT_THAT(lines(*match, 1), Contains("  Final Duel, Rosalie: gunhand, 3 dice; declared: one die at you"));
  EXPECT_THAT(lines(*match, 1), Contains("  Final Duel, you: gunhand, 3 dice"));
  EXPECT_THAT(lines(*match, 0, Language::French),
              Contains(HasSubstr("3 dés\u202F; tir annoncé\u00A0: un dé sur Cole")));
}

}  // namespace
}  // namespace saloon::deadwood
