// The numbers of decisions: every number is one decision and every decision of a counted kind has one, in any position;
// what they are does not change unnoticed.
#include <gtest/gtest.h>

#include <set>

#include "engine/match/tables.h"
#include "games/registry.h"
#include "tests/bot_answer.h"
#include "tests/scale.h"

namespace saloon {
namespace {

std::unique_ptr<Match> started(const GameInfo& game, int seats, const std::string& seed) {
  return std::move(*game.start(game, {seats, options_for(game, seats), seed}, nullptr));
}

/// Each listed decision has one number, no two the same, which leads back to it.
void check_list(const Match& match, Seat p) {
  const ActionNumbers& numbers = match.game().actions;
  const json::array decisions = match.legal(p).decisions;
  const std::vector<u32> listed = numbers.listed(match.at(p));
  ASSERT_EQ(listed.size(), decisions.size());
  ASSERT_LE(listed.size(), numbers.most_listed);
  for (const u32 number : listed) ASSERT_LT(number, numbers.size());
  const std::set<u32> different(listed.begin(), listed.end());
  ASSERT_EQ(different.size(), listed.size());
  std::set<u64> codes;
  for (std::size_t i = 0; i < listed.size(); ++i) {
    const NumberedDecision known = numbers.of(decisions[i]);
    ASSERT_EQ(known.clause, "");
    codes.insert(known.code);
    if (known.number == kNoNumber) {
      ASSERT_EQ(listed[i], numbers.numbered + i);
    } else {
      ASSERT_EQ(listed[i], known.number);
      ASSERT_EQ(json::value(numbers.decision(known.number)), decisions[i]);
    }
  }
  ASSERT_EQ(codes.size(), listed.size());
}

TEST(Actions, EveryListedDecisionHasItsNumber) {
  for (const GameInfo& game : all_games()) {
    for (int seats = game.min_seats; seats <= game.max_seats; ++seats) {
      for (u64 seed = 1; seed <= scaled(4); ++seed) {
        const auto match = started(game, seats, std::to_string(seed));
        for (u64 answers = 0; !match->over(); ++answers) {
          for (const Seat p : match->required() | match->offered()) check_list(*match, p);
          if (testing::Test::HasFatalFailure()) return;
          const Seat p = *match->waiting().begin();
          ASSERT_TRUE(match->answer(p, bot_answer(match->at(p), Level::Random, seed + answers)).accepted());
        }
      }
    }
  }
}

TEST(Actions, EveryNumberIsADecision) {
  for (const GameInfo& game : all_games()) {
    const ActionNumbers& numbers = game.actions;
    for (u32 n = 0; n < numbers.numbered; n += u32(kScale)) {
      const json::object decision = numbers.decision(n);
      const NumberedDecision again = numbers.of(decision);
      ASSERT_EQ(again.number, n) << game.slug << ' ' << json::serialize(decision) << ' ' << again.detail;
    }
    EXPECT_TRUE(numbers.decision(numbers.numbered).empty());
  }
}

TEST(Actions, WhatIsNoDecisionIsRefused) {
  for (const GameInfo& game : all_games()) {
    const NumberedDecision nothing = game.actions.of(json::object{{"do", "whistle"}});
    EXPECT_EQ(nothing.clause, kMalformed) << game.slug;
    EXPECT_FALSE(nothing.detail.empty()) << game.slug;
  }
}

/// Learned policies are made of these numbers: who changes them must raise the rules version.
TEST(Actions, AsManyAsEver) {
  struct Known {
    const char* game;
    int rules_version;
    u32 numbered;
  };
  constexpr Known kKnown[] = {{"dead_money", 2, 57173},
                              {"deadwood", 1, 13238},
                              {"deadwood_1876", 1, 25855},
                              {"desperados", 2, 118},
                              {"desperados_cards", 1, 237113}};
  for (const Known& known : kKnown) {
    const GameInfo& game = *find_game(known.game);
    EXPECT_EQ(game.rules_version, known.rules_version) << known.game;
    EXPECT_EQ(game.actions.numbered, known.numbered) << known.game;
  }
}

TEST(Actions, NumbersStayTheSame) {
  struct Known {
    const char* game;
    u32 number;
    const char* decision;
  };
  constexpr Known kKnown[] = {
      {"dead_money", 0, R"({"do": "play", "card": "2D"})"},
      {"dead_money", 96, R"({"do": "two_brains", "from": "S1", "cards": ["BD", "BH"]})"},
      {"dead_money", 24221, R"({"do": "assign", "gifts": [{"card": "JD", "to": "S1"}, {"card": "2C", "to": "S5"}]})"},
      {"dead_money", kNoNumber, R"({"do": "bid", "cards": ["8H", "8S"]})"},
      {"deadwood", 63, R"({"do": "go_to_town", "cowboy": "veteran", "plot": "B3"})"},
      {"deadwood", 103, R"({"do": "cartridges", "count": 20})"},
      {"deadwood", kNoNumber, R"({"do": "cartridges", "count": 21})"},
      {"deadwood", 11795,
       R"({"do": "send_to_mine", "cowboys": [{"seat": "S1", "plot": "A4"}, {"seat": "S2", "ranch": "novice"}]})"},
      {"deadwood", kNoNumber, R"({"do": "shoot", "dice": {"S1": 3}})"},
      {"deadwood_1876", 1478, R"({"do": "duel", "card": "D07", "holder": "stranger"})"},
      {"deadwood_1876", 7319, R"({"do": "cards", "cards": ["D01", "D07", "D30"]})"},
      {"deadwood_1876", kNoNumber, R"({"do": "cards", "cards": ["D01", "D07"]})"},
      {"deadwood_1876", 23251, R"({"do": "guns", "debt": "D02"})"},
      {"desperados", 62, R"({"do": "lay", "card": "globe", "mark": true})"},
      {"desperados", 87, R"({"do": "refill", "banks": ["flagstaff"]})"},
      {"desperados_cards", 63, R"({"do": "place", "card": "bC", "pile": "P3"})"},
      {"desperados_cards", 210, R"({"do": "gang", "cards": ["rA", "rA", "rC"]})"},
      {"desperados_cards", 236394, R"({"do": "gang", "cards": ["rA", "bA", "bA"]})"},
  };
  for (const Known& known : kKnown) {
    const auto decision = parse_json(known.decision);
    ASSERT_TRUE(decision) << decision.error();
    const NumberedDecision numbered = find_game(known.game)->actions.of(*decision);
    EXPECT_EQ(numbered.clause, "") << known.decision << ' ' << numbered.detail;
    EXPECT_EQ(numbered.number, known.number) << known.decision;
  }
}

}  // namespace
}  // namespace saloon
