// Rules texts taken apart, and the index of what proves each clause.
#include "engine/scenario/clauses.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/scenario/clause_index.h"
#include "tests/toy_play.h"

namespace saloon {
namespace {

using testing::ElementsAre;

TEST(ParseRules, ClausesRulingsAndDisplayMarks) {
  const Rules rules = parse_rules(toy::game().texts.rules_en);
  EXPECT_EQ(rules.title, "Nuggets");
  EXPECT_EQ(rules.clauses.size(), 11U);
  ASSERT_EQ(rules.rulings.size(), 1U);
  EXPECT_EQ(rules.rulings[0].text, "A leader never bids.");
  const Clause* pair = rules.find("TOY-PAIR-01");
  ASSERT_NE(pair, nullptr);
  EXPECT_EQ(pair->chapter, "Round");
  EXPECT_EQ(pair->text, "Partners see each other’s secret bids.");
  EXPECT_EQ(rules.find("TOY-FUN-01")->text, "Nuggets glitter.");
  EXPECT_EQ(rules.find("TOY-FUN-01")->display, "rules page");
  EXPECT_EQ(rules.find("R1"), rules.rulings.data());
  EXPECT_EQ(rules.find("TOY-PAIR-02"), nullptr);
}

TEST(ParseRules, OtherListsAreNoClauses) {
  const Rules rules = parse_rules("- **bold** words\n- **DSC-X** no number\n- plain\n- **A-B-01** yes\r\n- **A-B-02");
  ASSERT_EQ(rules.clauses.size(), 1U);
  EXPECT_EQ(rules.clauses[0].text, "yes");
}

TEST(ClauseIds, FoundInAnyTextEachOnce) {
  EXPECT_THAT(
      clause_ids_in("// DSC-TURN-04, DSC-END-03 and DSC-TURN-04; XDSC-TURN-05, DSC-, DSC-A, DSC-B- \"DSC-A-1\"", "DSC"),
      ElementsAre("DSC-TURN-04", "DSC-END-03", "DSC-A-1"));
}

TEST(ClauseIds, MayEndInTheNameOfACard) {
  EXPECT_EQ(parse_rules("- **DM-FX-AD** x\n- **DM-FX-10C** y\n- **DM-FX-** z\n").clauses.size(), 2U);
  EXPECT_THAT(clause_ids_in("DM-FX-10C, DM-FX-1, DM-FX-AD. DM-FX-", "DM"),
              ElementsAre("DM-FX-10C", "DM-FX-1", "DM-FX-AD"));
}

TEST(ClauseIndex, ProofsAndGaps) {
  const Rules rules =
      parse_rules("## One\n- **A-B-01** x\n- **A-B-02** y\n- **A-B-03** z <!-- display only: there -->\n");
  const ClauseIndex index =
      index_clauses(rules, "A", {{"s.json", R"({"clauses": ["A-B-01"] /* "A-B-02" */})"}}, {{"t.cpp", "// A-B-01"}});
  EXPECT_TRUE(index.errors.empty());
  ASSERT_EQ(index.clauses.size(), 3U);
  EXPECT_THAT(index.clauses[0].scenarios, ElementsAre("s.json"));
  EXPECT_THAT(index.clauses[0].tests, ElementsAre("t.cpp"));
  EXPECT_TRUE(index.clauses[0].proven());
  EXPECT_FALSE(index.clauses[1].proven());
  EXPECT_TRUE(index.clauses[2].proven());
  EXPECT_FALSE(index.complete());
}

TEST(ClauseIndex, RefusesScenariosThatNameTooManyOrUnknownClauses) {
  const Rules rules = parse_rules("- **A-B-01** x\n");
  const ClauseIndex index =
      index_clauses(rules, "A",
                    {{"many", R"({"clauses": ["A-B-01","A-B-01","A-B-01","A-B-01","A-B-01","A-B-01","A-B-01"]})"},
                     {"unknown", R"({"clauses": ["A-B-09"]})"},
                     {"none", R"({"clauses": []})"},
                     {"broken", R"({"clauses")"},
                     {"house", R"({"clauses": ["SALOON-RECORD-01"]})"}},
                    {});
  EXPECT_THAT(index.errors,
              ElementsAre("many: names 7 clauses; six are the most", "unknown: names the unknown clause A-B-09",
                          "none: names no clause", testing::StartsWith("broken: not JSON")));
  EXPECT_FALSE(index.complete());
}

}  // namespace
}  // namespace saloon
