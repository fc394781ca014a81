// The rules as somebody reads them: what a game is about and a turn first, tables of components behind, and examples
// that are played by the tests.
#include <gmock/gmock.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>

#include "engine/scenario/clauses.h"
#include "engine/scenario/scenario.h"
#include "games/registry.h"
#include "tests/files.h"

namespace saloon {
namespace {

namespace fs = std::filesystem;

struct Chapter {
  std::string title;
  std::string text;
};

std::vector<Chapter> chapters_of(std::string_view rules) {
  std::vector<Chapter> out;
  std::istringstream lines{std::string(rules)};
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("## ")) {
      out.push_back({line.substr(3), {}});
    } else if (!out.empty()) {
      out.back().text += line + "\n";
    }
  }
  return out;
}

std::vector<Chapter> examples_in(std::string_view rules, const std::string& heading) {
  std::vector<Chapter> out = chapters_of(rules);
  std::erase_if(out, [&](const Chapter& chapter) { return !chapter.title.starts_with(heading); });
  return out;
}

/// Scenarios that are told in the rules, by their titles.
std::set<std::string> told_scenarios(const GameInfo& game) {
  std::set<std::string> titles;
  for (const auto& file : fs::directory_iterator(fs::path(SALOON_ROOT) / "games" / game.slug / "scenarios")) {
    if (!file.path().filename().string().starts_with("example_")) continue;
    const ScenarioResult result = run_scenario(text_of(file.path()), find_game);
    EXPECT_TRUE(result.passed) << file.path() << ": " << result.failure;
    EXPECT_TRUE(titles.insert(result.title).second) << "two examples called " << result.title;
  }
  return titles;
}

TEST(RulesToRead, EveryExampleIsAScenarioAndEveryScenarioOfThemIsTold) {
  for (const GameInfo& game : all_games()) {
    std::set<std::string> told;
    for (const Chapter& chapter : examples_in(game.texts.rules_en, "Example: ")) told.insert(chapter.title);
    EXPECT_EQ(told, told_scenarios(game)) << game.slug;
    EXPECT_GE(told.size(), 2U) << game.slug << ": a turn and the climax";
    EXPECT_TRUE(told.contains("Example: a turn")) << game.slug;
  }
}

/// Numbers of an example, in their order; a comma or blank inside one does not matter.
std::vector<std::string> numbers_in(const std::string& text) {
  const std::regex grouped("([0-9])(,| |\u00a0|\u202f)([0-9]{3})");
  const std::string plain = std::regex_replace(text, grouped, "$1$3");
  const std::regex number("[0-9]+");
  std::vector<std::string> out;
  for (std::sregex_iterator found(plain.begin(), plain.end(), number), end; found != end; ++found) {
    out.push_back(found->str());
  }
  std::sort(out.begin(), out.end());
  return out;
}

TEST(RulesToRead, ExamplesSayTheSameInBothLanguages) {
  for (const GameInfo& game : all_games()) {
    const auto english = examples_in(game.texts.rules_en, "Example: ");
    const auto french = examples_in(game.texts.rules_fr, "Exemple\u00a0: ");
    ASSERT_EQ(english.size(), french.size()) << game.slug;
    for (std::size_t i = 0; i < english.size(); ++i) {
      EXPECT_EQ(numbers_in(english[i].text), numbers_in(french[i].text)) << game.slug << ": " << english[i].title;
    }
  }
}

/// Where the chapter stands that has such a title; behind all if there is none.
std::size_t place_of(const std::vector<Chapter>& chapters, const std::string& title) {
  std::size_t at = 0;
  while (at < chapters.size() && chapters[at].title != title) ++at;
  return at;
}

TEST(RulesToRead, OverviewAndTurnComeFirstAndTablesOfComponentsLast) {
  for (const GameInfo& game : all_games()) {
    const auto english = chapters_of(game.texts.rules_en);
    const auto french = chapters_of(game.texts.rules_fr);
    EXPECT_EQ(english.front().title, "Overview") << game.slug;
    EXPECT_EQ(french.front().title, "Vue d’ensemble") << game.slug;
    EXPECT_LT(place_of(english, "Example: a turn"), 8U) << game.slug;
    EXPECT_EQ(place_of(english, "Components"), english.size() - 2) << game.slug;
    EXPECT_EQ(place_of(french, "Matériel"), french.size() - 2) << game.slug;
    EXPECT_EQ(english.back().title, "Rulings") << game.slug;
    for (std::size_t i = 0; i < place_of(english, "Example: a turn"); ++i) {
      EXPECT_EQ(english[i].text.find("reconstructed"), std::string::npos) << game.slug << ": " << english[i].title;
    }
  }
}

/// The first place where a text has what no Frenchman says, with what stands around it; empty if it has none.
std::string found_in(std::string_view text, const char* pattern) {
  const std::string whole(text);
  std::smatch found;
  if (!std::regex_search(whole, found, std::regex(pattern))) return {};
  return whole.substr(std::size_t(std::max<std::ptrdiff_t>(found.position() - 30, 0)), 80);
}

TEST(RulesToRead, FrenchCardsAndCoinsAreCalledInFrench) {
  constexpr const char* kForeign[] = {
      "[^0-9A-Za-z`][JQKA](♦|♣|♥|♠)",  // valet, dame, roi, as
      "[^0-9A-Z][0-9JQKA]+-[JQKA]",    // 10-valet
      "[0-9}] or[^a-z]",               // pièces d’or
      "[(]protégé[)]",                 // agrees with what is protected
      "[Pp]lanning",                   // horaire
      "une action sur deux",           // exactly one of two
      "trois à huit",                  // no range
      "au contraire rester",           // he may also stay
      "se bat en Étranger",            // in the Stranger's place
      "doit encore s’exprimer",        // to act
      "Plan de jeu",                   // plateau
      " [$]",                          // a sum and its sign stay together
  };
  for (const GameInfo& game : all_games()) {
    for (const char* pattern : kForeign) {
      EXPECT_EQ(found_in(game.texts.rules_fr, pattern), "") << game.slug;
      EXPECT_EQ(found_in(game.texts.words_fr, pattern), "") << game.slug;
    }
  }
}

TEST(RulesToRead, HaveNoTypewriterQuotes) {
  for (const GameInfo& game : all_games()) {
    for (const std::string_view rules : {game.texts.rules_en, game.texts.rules_fr}) {
      for (const Clause& clause : parse_rules(rules).clauses) {
        EXPECT_EQ(clause.text.find_first_of("'\""), std::string::npos) << clause.id << " " << clause.text;
      }
    }
  }
}

}  // namespace
}  // namespace saloon
