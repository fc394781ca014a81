// One walk through every question of every game, in both languages: whoever is asked finds the introduction, a guide to
// the question, the clauses behind it, and what each choice is about.
#include <gmock/gmock.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "engine/match/tables.h"
#include "engine/scenario/scenario.h"
#include "games/all.gen.h"
#include "games/registry.h"
#include "telling/catalogue.h"
#include "telling/explain.h"
#include "telling/introduction.h"
#include "telling/log.h"
#include "tests/bot_answer.h"

namespace saloon {
namespace {

using telling::Choices;
using telling::Line;
using ::testing::IsEmpty;
namespace fs = std::filesystem;

constexpr std::size_t kPartsOfAnIntroduction = 10;  // three headings with their texts, and three tips under theirs
constexpr std::size_t kChoicesAskedAbout = 8;
constexpr int kMostGames = 120;

bool is_said(const std::string& said) {
  return !said.empty() && said.find("⟦") == std::string::npos && said.find('{') == std::string::npos;
}

bool is_whole(const std::string& said) {
  return is_said(said) && std::string_view(".!?").find(said.back()) != std::string_view::npos;
}

/// What a game's words tell of its pieces, by their codes: "tile_about.church", "card_help.7C".
std::multimap<std::string, std::string> pieces_told(const Words& own) {
  std::multimap<std::string, std::string> out;
  for (const std::string& key : own.keys()) {
    const std::string table = key.substr(0, key.find('.'));
    const bool tells = (table.ends_with("_about") || table.ends_with("_help")) && is_whole(own.say(key));
    if (tells) out.emplace(key.substr(table.size() + 1), own.say(key));
  }
  return out;
}

/// Every text in it, at any depth.
void collect_texts(const json::value& value, std::set<std::string>& out) {
  if (value.is_string()) out.emplace(value.get_string());
  if (const json::object* members = value.if_object()) {
    for (const auto& [name, inner] : *members) collect_texts(inner, out);
  }
  if (const json::array* several = value.if_array()) {
    for (const json::value& one : *several) collect_texts(one, out);
  }
}

/// Somebody who asks for everything, in one language.
class Learner {
 public:
  Learner(const GameInfo& game, Language language)
      : words_(telling::words_of(game, language)),
        explainer_(game, words_),
        pieces_(pieces_told(telling::own_words_of(game, language))) {}

  void expect_introduction() const {
    const telling::Lines lines = telling::introduction(words_);
    EXPECT_EQ(lines.size(), kPartsOfAnIntroduction);
    for (const Line& line : lines) EXPECT_TRUE(line.role != Line::Role::About || is_whole(line.text)) << line.text;
  }

  void expect_help_with(const SeatDoor& door) const {
    const std::string question = door.question();
    EXPECT_TRUE(is_whole(telling::question_put(door, words_))) << question;
    EXPECT_TRUE(is_whole(telling::guide_to(question, words_))) << question;
    const std::vector<std::string> clauses = explainer_.clauses_of(door);
    EXPECT_FALSE(clauses.empty()) << question;
    for (const std::string& id : clauses) EXPECT_NE(explainer_.clause_text(id), "") << question << ": " << id;
    const Choices choices(door, words_);
    ASSERT_GT(choices.size(), 0U) << question;
    const std::size_t step = std::max<std::size_t>(1, choices.size() / kChoicesAskedAbout);
    for (std::size_t i = 0; i < choices.size(); i += step) expect_help_with(i, choices, door);
  }

 private:
  /// `? N`: the choice, the pieces it names, and the clauses that it rests on.
  void expect_help_with(std::size_t place, const Choices& choices, const SeatDoor& door) const {
    const telling::Lines lines = explainer_.explained(std::to_string(place + 1), door, choices);
    const std::string& choice = choices[place].text;
    ASSERT_GE(lines.size(), 3U) << choice;
    EXPECT_EQ(lines.front().text, choice);
    EXPECT_EQ(lines.back().role, Line::Role::Clause) << choice;
    for (const Line& line : lines) {
      EXPECT_TRUE(line.role != Line::Role::About || is_said(line.text)) << choice;
      EXPECT_TRUE(line.role != Line::Role::Clause || is_whole(line.text)) << choice << ": " << line.clause;
    }
    expect_pieces_of(choices[place], lines);
  }

  /// Each once, also one that the decision has only by the place where it stands.
  void expect_pieces_of(const telling::Choice& choice, const telling::Lines& lines) const {
    std::set<std::string> named;
    collect_texts(choice.args, named);
    for (const auto& [piece, about] : pieces_) {
      if (!named.contains(piece)) continue;
      const auto tells = [&about](const Line& line) { return line.text == about; };
      EXPECT_EQ(std::count_if(lines.begin(), lines.end(), tells), 1) << choice.text << ": " << about;
    }
  }

  Words words_;
  telling::Explainer explainer_;
  std::multimap<std::string, std::string> pieces_;
};

/// Walks through games until every question was met, at every number of seats and with every option.
class Walk {
 public:
  explicit Walk(const GameInfo& game)
      : game_(game), learners_{Learner(game, Language::English), Learner(game, Language::French)} {}

  void expect_introductions() const {
    for (const Learner& learner : learners_) learner.expect_introduction();
  }

  void meet(std::set<std::string> questions) {
    unmet_ = std::move(questions);
    for (int n = 0; n < kMostGames && !unmet_.empty(); ++n) {
      const auto tables = tables_of(game_.min_seats + n % (game_.max_seats - game_.min_seats + 1));
      play(tables[std::size_t(n) % tables.size()], u64(n));
    }
    const std::set<std::string> rare = unmet_;
    for (const std::string& question : rare) follow_scenarios(question);
  }
  [[nodiscard]] const std::set<std::string>& unmet() const { return unmet_; }

 private:
  using Options = std::vector<OptionSetting>;
  struct Table {
    int seats;
    Options options;
  };

  /// As it is usually played, and with each value of each option.
  [[nodiscard]] std::vector<Table> tables_of(int seats) const {
    std::vector<Table> out{{seats, options_for(game_, seats)}};
    for (const OptionInfo& option : game_.options) {
      for (const std::string& value : option.values) {
        Options settings = with_need(game_.options, {option.name, value});
        if (game_.start(game_, {seats, settings, "1"}, nullptr)) out.push_back({seats, std::move(settings)});
      }
    }
    return out;
  }

  void play(const Table& table, u64 seed) {
    const auto started = game_.start(game_, {table.seats, table.options, std::to_string(seed)}, nullptr);
    ASSERT_TRUE(started) << started.error();
    Match& match = **started;
    for (u64 answers = 0; !match.over() && !unmet_.empty(); ++answers) {
      for (const Seat p : match.waiting() | match.offered()) look(std::as_const(match).at(p));
      const Seat p = *match.waiting().begin();
      ASSERT_TRUE(match.answer(p, bot_answer(match.at(p), Level::Random, seed * 1000 + answers)).accepted());
    }
  }

  /// What hardly ever comes up is in the scenarios: those that name it are followed step by step.
  void follow_scenarios(const std::string& question) {
    const fs::path folder = fs::path(SALOON_ROOT) / "games" / game_.slug / "scenarios";
    for (const auto& file : fs::directory_iterator(folder)) {
      std::ostringstream text;
      text << std::ifstream(file.path()).rdbuf();
      if (text.str().find('"' + question + '"') == std::string::npos) continue;
      json::object scenario = parse_json(text.str())->get_object();
      for (json::array& steps = scenario["play"].get_array(); !steps.empty(); steps.pop_back()) {
        const ScenarioResult result = run_scenario(json::serialize(scenario), find_game);
        if (!result.passed) continue;
        for (const Seat p : result.match->waiting()) look(std::as_const(*result.match).at(p));
      }
    }
  }

  void look(const SeatDoor& door) {
    if (door.legal().decisions.empty() || unmet_.erase(door.question()) == 0) return;
    for (const Learner& learner : learners_) learner.expect_help_with(door);
  }

  const GameInfo& game_;
  std::array<Learner, 2> learners_;
  std::set<std::string> unmet_;
};

TEST(EveryQuestion, IsExplainedInBothLanguages) {
  std::size_t met = 0;
  for_each_game([&]<class G, class C>() {
    std::set<std::string> questions;
    for (const auto& row : G::kAsks) questions.insert(row.name);
    questions.erase("none");
    met += questions.size();
    Walk walk(*find_game(G::kSlug));
    walk.expect_introductions();
    walk.meet(std::move(questions));
    EXPECT_THAT(walk.unmet(), IsEmpty()) << G::kSlug;
  });
  EXPECT_GT(met, 0U);
}

}  // namespace
}  // namespace saloon
