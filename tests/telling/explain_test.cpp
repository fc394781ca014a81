// Explanations are data: each line says what it is.
#include "telling/explain.h"

#include <gmock/gmock.h>

#include <map>
#include <set>

#include "games/registry.h"
#include "telling/catalogue.h"
#include "telling/text.h"
#include "tests/scale.h"
#include "tests/toy_play.h"

namespace saloon::telling {
namespace {

using ::testing::HasSubstr;
using ::testing::SizeIs;
using Role = Line::Role;

class AnExplainer : public ::testing::Test {
 protected:
  std::unique_ptr<Match> match = toy::start(3);
  Seat seat = *match->waiting().begin();
  Words words = words_of(toy::game(), Language::English);
  Choices choices{match->at(seat), words};
  Explainer explainer{toy::game(), words};

  [[nodiscard]] Lines about(const std::string& what) const {
    return explainer.explained(what, match->at(seat), choices);
  }
};

TEST_F(AnExplainer, TellsAChoiceItsJsonAndItsClauses) {
  const Lines lines = about("1");
  ASSERT_GE(lines.size(), 3U);
  EXPECT_EQ(lines[0].role, Role::Heading);
  EXPECT_EQ(lines[0].text, choices[0].text);
  EXPECT_EQ(lines[1].role, Role::Text);
  EXPECT_THAT(lines[1].text, HasSubstr(json::serialize(choices[0].decision)));
  EXPECT_EQ(lines.back().role, Role::Clause);
  EXPECT_EQ(lines.back().clause, explainer.clauses_of(match->at(seat)).back());
}

/// The clause of the very card in play, not that of another one with the same question.
TEST(Explained, AQuestionByTheCardItIsAbout) {
  const GameInfo* game = find_game("dead_money");
  if (game == nullptr) GTEST_SKIP() << "needs dead_money";
  const Words words = words_of(*game, Language::English);
  const Explainer explainer(*game, words);
  auto match = game->start(*game, {4, {}, "7"}, nullptr);
  ASSERT_TRUE(match);
  int met = 0;
  for (std::size_t step = 0; !(*match)->over(); ++step) {
    const Seat p = *(*match)->waiting().begin();
    const OpenDoor door = (*match)->at(p);
    const json::object about = door.about();
    if (about.contains("card") && door.question() != "bid" && door.question() != "drop_brain") {
      const std::string card(about.at("card").get_string());
      EXPECT_EQ(explainer.clauses_of(door).front(), "DM-FX-" + card);
      ++met;
    }
    const auto decisions = (*match)->legal(p).decisions;
    ASSERT_FALSE(decisions.empty());
    ASSERT_TRUE((*match)->answer(p, decisions[step * 7 % decisions.size()]).accepted());
  }
  EXPECT_GT(met, 5);
}

TEST(Explained, ADefenceByTheKindOfFight) {
  const GameInfo* game = find_game("deadwood_1876");
  if (game == nullptr) GTEST_SKIP() << "needs deadwood_1876";
  const Words words = words_of(*game, Language::English);
  const Explainer explainer(*game, words);
  std::set<std::string> met;
  for (int seed = 1; seed < 30 && met.size() < 2; ++seed) {
    auto match = game->start(*game, {4, {}, std::to_string(seed)}, nullptr);
    ASSERT_TRUE(match);
    for (std::size_t step = 0; !(*match)->over(); ++step) {
      const Seat p = *(*match)->waiting().begin();
      const OpenDoor door = (*match)->at(p);
      if (door.question() == "defend") {
        const std::string fight = text_in(door.about(), "fight");
        EXPECT_EQ(explainer.clauses_of(door).front(), fight == "robbery" ? "DW76-ROB-03" : "DW76-DUEL-02");
        met.insert(fight);
      }
      const auto decisions = (*match)->legal(p).decisions;
      ASSERT_TRUE((*match)->answer(p, decisions[step * 7 % decisions.size()]).accepted());
    }
  }
  EXPECT_EQ(met.size(), 2U);
}

/// Of everything a turn may be, only the clauses of what this choice does.
TEST(Explained, AChoiceByTheClausesOfItsVerb) {
  const GameInfo* game = find_game("deadwood_1876");
  if (game == nullptr) GTEST_SKIP() << "needs deadwood_1876";
  const Words words = words_of(*game, Language::English);
  const Explainer explainer(*game, words);
  auto match = game->start(*game, {4, {}, "7"}, nullptr);
  ASSERT_TRUE(match);
  while ((*match)->at(*(*match)->waiting().begin()).question() != "turn_action") {
    const Seat p = *(*match)->waiting().begin();
    ASSERT_TRUE((*match)->answer(p, (*match)->legal(p).decisions.front()).accepted());
  }
  const OpenDoor door = (*match)->at(*(*match)->waiting().begin());
  const Choices choices(door, words);
  const std::map<std::string, std::string> families{{"rob", "DW76-ROB"},
                                                    {"duel", "DW76-DUEL"},
                                                    {"stetson", "DW76-STE"},
                                                    {"duster", "DW76-DUS"},
                                                    {"horse", "DW76-HOR"}};
  std::set<std::string> met;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    const std::string verb = text_in(choices[i].decision, "do");
    for (const Line& line : explainer.explained(std::to_string(i + 1), door, choices)) {
      EXPECT_TRUE(line.role != Role::Clause || line.clause.starts_with(families.at(verb))) << verb << line.clause;
    }
    met.insert(verb);
  }
  EXPECT_GT(met.size(), 2U);
}

TEST_F(AnExplainer, QuotesAClauseWithOrWithoutThePrefix) {
  for (const char* name : {"TOY-WIN-02", "win-02"}) {
    const Lines lines = about(name);
    ASSERT_THAT(lines, SizeIs(1));
    EXPECT_EQ(lines[0].role, Role::Clause);
    EXPECT_EQ(lines[0].clause, "TOY-WIN-02");
    EXPECT_EQ(lines[0].text, "Among equal bids a draw decides.");
  }
  EXPECT_EQ(explainer.quoted("TOY-NONE-01").role, Role::Text);
}

TEST_F(AnExplainer, FindsWordsInChoicesAndClauses) {
  bool has_choice = false;
  bool has_clause = false;
  for (const Line& line : about("nugget")) {
    if (line.role == Role::Choice) {
      EXPECT_EQ(line.text, choices[line.choice].text);
    }
    has_choice = has_choice || line.role == Role::Choice;
    has_clause = has_clause || line.role == Role::Clause;
  }
  EXPECT_TRUE(has_choice);
  EXPECT_TRUE(has_clause);
}

/// A running game of its own, in one language.
struct Asked {
  const GameInfo& game;
  Words words;
  Explainer explainer{game, words};
  std::unique_ptr<Match> match;
  Seat seat{};

  Asked(const GameInfo& asked, Language language) : game(asked), words(words_of(asked, language)) {
    match = std::move(*game.start(game, {game.min_seats + 1, {}, "7"}, nullptr));
    seat = *match->waiting().begin();
  }
  [[nodiscard]] Lines about(const std::string& what) const {
    return explainer.explained(what, match->at(seat), Choices(match->at(seat), words));
  }
};

void expect_no_doubles(const Lines& lines, const std::string& what) {
  std::set<std::string> met;
  for (const Line& line : lines) {
    EXPECT_TRUE(met.insert(line.text).second || line.role == Role::More) << what << ": twice " << line.text;
  }
}

void expect_no_fragments(const Lines& lines, const std::string& what) {
  for (const Line& line : lines) {
    EXPECT_TRUE(line.role != Role::About || line.text.ends_with('.')) << what << ": " << line.text;
    EXPECT_TRUE(line.role != Role::Heading || line.text.front() != ' ') << what << ": " << line.text;
  }
}

TEST(Explained, WhateverIsOnTheScreen) {
  for (const GameInfo& game : all_games()) {
    for (const Language language : {Language::English, Language::French}) {
      if (!reads(language)) continue;
      const Asked asked(game, language);
      const std::string nothing = asked.about("xyzzy")[0].text;
      for (const std::string& line : asked.match->table(asked.seat, asked.words)) {
        for (const std::string& word : bare_words(line)) {
          if (word.size() < 3 || number_in(word)) continue;
          const Lines found = asked.about(word);
          EXPECT_NE(found[0].text.substr(0, 10), nothing.substr(0, 10)) << game.slug << ": " << word;
          expect_no_fragments(found, word);
          expect_no_doubles(found, word);
        }
      }
      const char* aim = language == Language::French ? "but" : "goal";
      EXPECT_EQ(asked.about(aim)[0].text, asked.words.say("game.introduction.aim")) << game.slug;
    }
  }
}

TEST(Explained, ACodeByWhatItStandsFor) {
  const GameInfo* game = find_game("dead_money");
  if (game == nullptr) GTEST_SKIP() << "needs dead_money";
  const Lines english = Asked(*game, Language::English).about("KD");
  EXPECT_EQ(english[0].role, Role::Heading);
  EXPECT_EQ(english[0].text, "K♦");
  EXPECT_EQ(english[1].role, Role::About);
  EXPECT_EQ(Asked(*game, Language::French).about("kd")[0].text, "roi\u00a0♦");
}

/// A choice by the very card or building it names, once each.
TEST(Explained, NothingOfAChoiceTwice) {
  for (const GameInfo& game : all_games()) {
    for (const Language language : {Language::English, Language::French}) {
      const Asked asked(game, language);
      for (std::size_t step = 0; step < 25 && !asked.match->over(); ++step) {
        const Seat p = *asked.match->waiting().begin();
        const Choices choices(asked.match->at(p), asked.words);
        const std::string number = std::to_string(step % choices.size() + 1);
        expect_no_doubles(asked.explainer.explained(number, asked.match->at(p), choices),
                          choices[step % choices.size()].text);
        ASSERT_TRUE(asked.match->answer(p, choices[step % choices.size()].decision).accepted());
      }
    }
  }
}

TEST_F(AnExplainer, SaysSoWhereNothingIsKnown) {
  for (const char* what : {"whisky", "...", "0"}) {
    const Lines lines = about(what);
    ASSERT_THAT(lines, SizeIs(1)) << what;
    EXPECT_EQ(lines[0].role, Role::Text) << what;
    EXPECT_THAT(lines[0].text, HasSubstr(what));
  }
}

}  // namespace
}  // namespace saloon::telling
