// The template (games/_template) is tested like a game: its scenarios pass, every clause is proven, both rules texts
// have the same clauses.
#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "engine/scenario/clause_index.h"
#include "engine/scenario/scenario.h"
#include "games/registry.h"
#include "tests/toy_play.h"

namespace saloon {
namespace {

namespace fs = std::filesystem;
using testing::IsEmpty;

const fs::path kScenarios = fs::path(SALOON_ROOT) / "games/_template/scenarios";

std::vector<NamedText> scenarios() {
  std::vector<NamedText> out;
  for (const auto& file : fs::directory_iterator(kScenarios)) {
    std::ostringstream text;
    text << std::ifstream(file.path()).rdbuf();
    out.push_back({file.path().filename().string(), text.str()});
  }
  return out;
}

TEST(Template, ScenariosPass) {
  for (const NamedText& scenario : scenarios()) {
    const ScenarioResult result = run_scenario(scenario.text, toy::find);
    EXPECT_TRUE(result.passed) << scenario.name << ": " << result.failure;
  }
}

TEST(Template, ScenariosProveEveryClause) {
  const ClauseIndex index = index_clauses(parse_rules(toy::game().texts.rules_en), toy::Game::kPrefix, scenarios(), {});
  EXPECT_THAT(index.errors, IsEmpty());
  for (const ClauseProofs& clause : index.clauses) EXPECT_TRUE(clause.proven()) << clause.clause.id;
}

TEST(Template, BothRulesTextsHaveTheSameClauses) {
  const Rules english = parse_rules(toy::game().texts.rules_en);
  const Rules french = parse_rules(toy::game().texts.rules_fr);
  ASSERT_EQ(english.clauses.size(), french.clauses.size());
  for (std::size_t i = 0; i < english.clauses.size(); ++i) EXPECT_EQ(english.clauses[i].id, french.clauses[i].id);
}

TEST(Template, TheProgramDoesNotKnowIt) { EXPECT_EQ(find_game(toy::Game::kSlug), nullptr); }

TEST(Template, ReadsWhatIsTyped) {
  const auto match = toy::start(3, {{"limit", "9"}});
  EXPECT_EQ(match->typed(1, "n5"), (json::object{{"do", "bid"}, {"card", "n5"}}));
  EXPECT_EQ(match->typed(0, "+7"), (json::object{{"do", "raise"}, {"by", 7}}));
  for (const char* nothing : {"", "n9", "+", "+0", "+41", "7"}) EXPECT_EQ(match->typed(0, nothing), json::object{});
}

}  // namespace
}  // namespace saloon
