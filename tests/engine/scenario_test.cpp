// The scenario runner: every kind of step passes where it should and fails with one clear line where it should not.
#include "engine/scenario/scenario.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/scenario/scenario_write.h"
#include "tests/kept_record.h"
#include "tests/toy_play.h"

namespace saloon {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

/// Two seats; S1 bids against an empty table, S0 leads and may raise.
constexpr std::string_view kGiven = R"(
    "public": {"asked": null, "leader": "S0", "flow": [{"proc": "round", "at": "draw", "number": 1}], "discard": []},
    "private": {"S0": {"hand": ["n1"]}, "S1": {"hand": ["n2", "n2", "n8"]}}, "box": {"deck": "rest"})";

std::string scenario(std::string_view steps, std::string_view given = kGiven) {
  return R"({ "title": "t", "clauses": ["TOY-BID-01"], "game": "toy", "seats": 2, "options": {"limit": 9}, "seed": 1,
    "given": {)" +
         std::string(given) + "}, \"play\": [" + std::string(steps) + "] }";
}
std::string failure_of(const std::string& text) {
  const ScenarioResult result = run_scenario(text, toy::find);
  EXPECT_EQ(result.passed, result.failure.empty());
  EXPECT_EQ(result.failure.find('\n'), std::string::npos);
  return result.failure;
}
std::string failure(std::string_view steps) { return failure_of(scenario(steps)); }

constexpr std::string_view kOpening = R"({ "chance": [["draw", "n7"]] },)";
std::string after_opening(std::string_view steps) { return failure(std::string(kOpening) + std::string(steps)); }

TEST(Scenario, AWholeRoundWithEveryKindOfStep) {
  EXPECT_EQ(failure(R"(
    { "chance": [["draw", "n7"]] },                       // the leader's nugget
    { "asked": [1] },
    { "events": { "seat": 1, "include": [{"event": "leads", "seat": "S0"}, {"event": "drew"}],
                  "exclude": [{"event": "drew", "card": "n7"}] } },
    { "events": { "seat": 0, "include": [{"event": "drew", "card": "n7"}] } },
    { "legal": { "seat": 1, "exactly": [{"card": "n8", "do": "bid"}, {"do": "bid", "card": "n2"}] } },
    { "legal": { "seat": 0, "includes": [{"do": "raise", "by": 7}], "excludes": [{"do": "raise", "by": 10}] } },
    { "seat": 1, "refused": {"do": "bid", "card": "n3"}, "because": "TOY-BID-01" },
    { "seat": 0, "refused": {"do": "raise", "by": 10}, "because": "TOY-RAISE-01" },
    { "seat": 0, "does": {"do": "raise", "by": 2} },
    { "seat": 0, "does": {"do": "raise", "by": 5} },     // a sealed answer may be replaced
    { "expect": { "private": {"S0": {"sealed": {"do": "raise", "by": 5}, "hand": ["n1", "n7"]}, "S1": {"sealed": null}}}},
    { "view": { "seat": 1, "has": {"public": {"hand_size": {"S0": 2}}}, "lacks": ["/private/S0", "/box"] } },
    { "view": { "seat": "spectator", "has": {"viewer": "spectator"}, "lacks": ["/private"] } },
    { "over": false },
    { "chance": [["die", 6], ["draw", "n3"]] },
    { "seat": "S1", "does": {"do": "bid", "card": "n8"} },
    { "events": { "seat": "spectator", "include": [{"event": "raised", "by": 5}, {"event": "won", "points": 6},
                                                   {"event": "gift", "to": "S0"}, {"event": "leads", "seat": "S1"}] } },
    { "expect": { "public": {"points": {"S0": 1, "S1": 5}, "leader": "S1", "discard": ["n8"]},
                  "private": {"S0": {"sealed": null}, "S1": {"hand": ["n2", "n2", "n3"]}} } },
    { "asked": ["S0"] })"),
            "");
}

TEST(Scenario, AGameToItsEnd) {
  EXPECT_EQ(failure_of(scenario(R"(
      { "asked": [1] },
      { "chance": [["die", 1], ["die", 2]] },
      { "seat": 1, "does": {"do": "bid", "card": "n8"} },
      { "over": { "winners": [1], "scores": {"S0": 1, "S1": 1}, "reason": "no_cards" } })",
                                R"("public": {"asked": null, "flow": [{"proc": "round", "at": "draw", "number": 9}],
        "discard": ["n1","n2","n3","n4","n5","n6","n7","n1","n2","n3","n4","n5","n6","n7"]},
       "private": {"S0": {"hand": ["n8"]}, "S1": {"hand": ["n8"]}}, "box": {"deck": []})")),
            "step 1 (asked): \"die\" is drawn, but the script has nothing more");
  // With one card each all bids are forced: the position runs to the end by itself, and the script must say how.
  EXPECT_EQ(failure_of(scenario(R"(
      { "chance": [["die", 1], ["die", 2]] },
      { "over": { "winners": [0, 1], "scores": {"S0": 1, "S1": 1}, "reason": "no_cards" } })",
                                R"("public": {"asked": null, "flow": [{"proc": "round", "at": "draw", "number": 9}],
        "discard": ["n1","n2","n3","n4","n5","n6","n7","n1","n2","n3","n4","n5","n6","n7"]},
       "private": {"S0": {"hand": ["n8"]}, "S1": {"hand": ["n8"]}}, "box": {"deck": []})")),
            "");
}

TEST(Scenario, AnswersThatFail) {
  EXPECT_THAT(after_opening(R"({ "asked": [0] })"), StartsWith("step 2 (asked): still to answer: S1; expected: S0"));
  EXPECT_THAT(after_opening(R"({ "asked": [] })"), HasSubstr("expected: nobody"));
  EXPECT_THAT(
      after_opening(R"({ "seat": 1, "does": {"do": "bid", "card": "n3"} })"),
      StartsWith(R"(step 2 (does): S1 {"do":"bid","card":"n3"} is refused: TOY-BID-01; legal are {"do":"bid")"));
  EXPECT_THAT(after_opening(R"({ "seat": 1, "does": {"do": "fly"} })"), HasSubstr("one of: bid, raise, gift"));
  EXPECT_THAT(after_opening(R"({ "seat": 1, "refused": {"do": "bid", "card": "n8"}, "because": "TOY-BID-01" })"),
              HasSubstr("is accepted, expected a refusal because of TOY-BID-01"));
  EXPECT_THAT(after_opening(R"({ "seat": 1, "refused": {"do": "bid", "card": "n3"}, "because": "TOY-WIN-01" })"),
              HasSubstr("is refused because of TOY-BID-01, expected TOY-WIN-01"));
  EXPECT_THAT(after_opening(R"({ "seat": 1, "refused": {"do": "bid", "card": "n3"}, "because": "TOY-BID-09" })"),
              HasSubstr("there is no clause TOY-BID-09"));
  EXPECT_THAT(after_opening(R"({ "seat": 1, "refused": {"do": "bid", "card": "n3"} })"), HasSubstr("because must be"));
}

TEST(Scenario, ListsThatFail) {
  EXPECT_THAT(after_opening(R"({ "legal": { "seat": 1, "exactly": [{"do": "bid", "card": "n8"}] } })"),
              StartsWith("step 2 (legal): expected exactly others"));
  EXPECT_THAT(
      after_opening(
          R"({ "legal": { "seat": 1, "exactly": [{"do": "bid", "card": "n8"}, {"card": "n8", "do": "bid"}] } })"),
      StartsWith(R"(step 2 (legal): {"card":"n8","do":"bid"} is named twice)"));
  EXPECT_THAT(after_opening(R"({ "legal": { "seat": 1, "includes": [{"do": "bid", "card": "n8"}],
                                                       "excludes": [{"do": "pass"}, {"do": "pass"}] } })"),
              HasSubstr(R"({"do":"pass"} is named twice)"));
  EXPECT_THAT(after_opening(R"({ "legal": { "seat": 1, "includes": [{"do": "bid", "card": "n3"}] } })"),
              HasSubstr("is not legal"));
  EXPECT_THAT(after_opening(R"({ "legal": { "seat": 1, "excludes": [{"do": "bid", "card": "n8"}] } })"),
              HasSubstr("is legal"));
  EXPECT_THAT(after_opening(R"({ "legal": { "seat": 0, "exactly": [{"do": "raise", "by": 1}] } })"),
              HasSubstr("only representative"));
  EXPECT_THAT(after_opening(R"({ "legal": { "seat": 0 } })"), HasSubstr("needs one of"));
}

TEST(Scenario, LooksThatFail) {
  EXPECT_THAT(after_opening(R"({ "expect": { "public": {"points": {"S0": 3}} } })"),
              StartsWith("step 2 (expect): /public/points/S0 is 0, expected 3"));
  EXPECT_THAT(after_opening(R"({ "view": { "seat": 1, "has": {"private": {"hand": ["n8"]}} } })"),
              HasSubstr(R"(/private/hand is ["n2","n2","n8"], expected ["n8"])"));
  EXPECT_THAT(after_opening(R"({ "view": { "seat": 1, "lacks": ["/private/hand"] } })"),
              HasSubstr("has /private/hand"));
  EXPECT_THAT(after_opening(R"({ "events": { "seat": 1, "include": [{"event": "drew", "card": "n7"}] } })"),
              HasSubstr("S1 did not hear (in this order) {\"event\":\"drew\",\"card\":\"n7\"}"));
  EXPECT_THAT(after_opening(R"({ "events": { "seat": 1, "include": [{"event": "drew"}, {"event": "leads"}] } })"),
              HasSubstr("did not hear"));
  EXPECT_THAT(after_opening(R"({ "events": { "seat": 1, "exclude": [{"event": "leads"}] } })"),
              HasSubstr("S1 heard {\"event\":\"leads\",\"seat\":\"S0\"}"));
  EXPECT_THAT(after_opening(R"({ "events": { "seat": "spectator", "exclude": [{}] } })"), HasSubstr("spectator heard"));
  EXPECT_THAT(after_opening(R"({ "events": { "seat": 1 } })"), HasSubstr("needs one of: include, exclude"));
  EXPECT_THAT(after_opening(R"({ "over": true })"), HasSubstr("the game is not over"));
  EXPECT_THAT(after_opening(R"({ "over": {"winners": [0]} })"), HasSubstr("the game is not over"));
}

TEST(Scenario, ChanceIsScriptedCompletely) {
  EXPECT_THAT(failure(R"({ "asked": [1] })"), HasSubstr("\"draw\" is drawn, but the script has nothing more"));
  EXPECT_THAT(failure(R"({ "chance": [["die", 1]] }, { "asked": [1] })"), HasSubstr("the script has [\"die\",1] next"));
  EXPECT_THAT(failure(R"({ "chance": [["draw", "n9"]] })"), HasSubstr("not a result of this draw"));
  EXPECT_THAT(failure(R"({ "chance": [["dice", 1]] })"), StartsWith("step 1 (chance): there is no draw named"));
  EXPECT_THAT(failure(R"({ "chance": [["draw", "n2"]] }, { "asked": [1] })"), HasSubstr("is impossible here"));
  EXPECT_EQ(failure(R"({ "chance": [["draw", "n7"], ["die", 1]] }, { "asked": [1] })"),
            "at the end [\"die\",1] is never drawn");
}

TEST(Scenario, WithoutAScriptTheSeedDecides) {
  const std::string heading = R"({"title": "t", "clauses": ["TOY-DEAL-01"], "game": "toy", "seats": 2, "seed": 4, )";
  EXPECT_EQ(failure_of(heading + R"("play": [{ "asked": [1] }]})"), "");
}

TEST(Scenario, TheSetUpCanBeScripted) {
  const std::string heading = R"({"title": "t", "clauses": ["TOY-DEAL-01"], "game": "toy", "seats": 2,
      "options": {"hand": "2"}, "setup_chance": [["draw","n1"],["draw","n2"],["draw","n3"],["draw","n4"])";
  EXPECT_EQ(failure_of(heading + R"(,["draw","n5"]], "play": [{ "expect": {"private": {"S0": {"hand": ["n1","n3","n5"]},
      "S1": {"hand": ["n2","n4"]}}}}]})"),
            "");
  EXPECT_THAT(failure_of(heading + R"(], "play": [{ "asked": [1] }]})"), StartsWith("setup_chance: \"draw\" is drawn"));
  EXPECT_THAT(failure_of(heading + R"(,["draw","n5"],["draw","n6"]], "play": [{ "asked": [1] }]})"),
              StartsWith("setup_chance: [\"draw\",\"n6\"] is never drawn"));
}

TEST(Scenario, HeadingsThatFail) {
  const auto with = [](std::string_view key, std::string_view value) {
    json::value v = *parse_json(scenario(R"({ "chance": [["draw", "n7"]] }, { "asked": [1] })"), Comments::Allowed);
    if (value.empty()) v.as_object().erase(key);
    if (!value.empty()) v.as_object()[key] = *parse_json(value);
    return failure_of(json::serialize(v));
  };
  EXPECT_EQ(with("seed", "2"), "");
  EXPECT_EQ(with("seed", "18446744073709551615"), "");
  EXPECT_THAT(with("seed", "-1"), HasSubstr("the seed must be"));
  EXPECT_EQ(with("title", ""), "title must be a text in quotes");
  EXPECT_THAT(with("clauses", ""), HasSubstr("clauses must be an array"));
  EXPECT_THAT(with("clauses", "[]"), HasSubstr("names none"));
  EXPECT_THAT(with("clauses", R"(["TOY-BID-02"])"), HasSubstr("there is no clause TOY-BID-02 in the rules of toy"));
  EXPECT_THAT(with("clauses", R"(["R1"])"), HasSubstr("there is no clause R1"));
  EXPECT_THAT(with("clauses", R"(["TOY-BID-01","TOY-WIN-01","TOY-WIN-02","TOY-END-01","TOY-END-02","TOY-DEAL-01",
      "TOY-GIFT-01"])"),
              HasSubstr("at most six clauses, this one names 7"));
  EXPECT_THAT(with("game", R"("poker")"), HasSubstr("there is no game named \"poker\""));
  EXPECT_THAT(with("seats", "5"), HasSubstr("seats must be a whole number from 2 to 4"));
  EXPECT_THAT(with("options", R"({"hand": 9})"), HasSubstr("a number from 2 to 4"));
  EXPECT_THAT(with("seed", R"("x")"), HasSubstr("the seed must be"));
  EXPECT_THAT(with("given", "[]"), HasSubstr("given must be an object"));
  EXPECT_THAT(with("given", R"({"public": {"pints": 3}})"), StartsWith("given: "));
  EXPECT_THAT(with("given", R"({"box": {"deck": []}})"), HasSubstr("breaks an invariant: cards are lost or doubled"));
  EXPECT_THAT(with("play", ""), HasSubstr("play must be an array"));
  EXPECT_THAT(with("play", "[]"), HasSubstr("play has no steps"));
  EXPECT_THAT(with("play", "[7]"), HasSubstr("step 1 must be an object"));
  EXPECT_THAT(with("play", R"([{"dose": 1}])"), HasSubstr("step 1: a step has one of"));
  EXPECT_THAT(with("play", R"([{"chance": [["draw", "n7"]]}, {"asked": [1], "because": "x"}])"),
              HasSubstr("unknown key \"because\""));
  EXPECT_THAT(with("Play", "[]"), HasSubstr("unknown key \"Play\""));
  EXPECT_THAT(failure_of("{ not json"), StartsWith("not JSON"));
  EXPECT_THAT(failure_of("[]"), HasSubstr("a scenario must be an object"));
}

TEST(Scenario, LeavesItsMatchBehindToGoOnWithoutTheScript) {
  ScenarioResult result = run_scenario(scenario(R"({ "chance": [["draw", "n7"]] }, { "asked": [1] })"), toy::find);
  ASSERT_NE(result.match, nullptr);
  EXPECT_GT(result.match->event_count(), 0U);
  EXPECT_TRUE(toy::played(std::move(result.match), 1000)->over());
  EXPECT_EQ(run_scenario("[]", toy::find).match, nullptr);
}

TEST(ScenarioWrite, EveryAnswerOfARecordMakesAPassingScenario) {
  for (const int seats : {2, 3, 4}) {
    std::vector<OptionSetting> options{{"limit", "7"}};
    if (seats == 4) options.push_back({"partners", "pairs"});
    const auto match = toy::start(seats, options, "11");
    KeptRecord recorder(*match);
    for (u64 i = 0; !match->over(); ++i) {
      const Seat p = toy::pick_seat(*match, i);
      recorder.note(*match, p, toy::answer_by_bot(*match, p, i));
    }
    const Record record = recorder.record();
    for (std::size_t n = 1; n <= record.answers().size(); ++n) {
      const auto text = scenario_of(toy::game(), record, n);
      ASSERT_TRUE(text) << text.error();
      ASSERT_EQ(failure_of(*text), "") << *text;
    }
    for (const std::size_t n : {std::size_t{0}, record.answers().size() + 1}) {
      EXPECT_THAT(scenario_of(toy::game(), record, n).error(), StartsWith("the record has answers 1 to "));
    }
  }
}

TEST(ScenarioWrite, AWrongEndFailsTheScenario) {
  const auto match = toy::start(2);
  ScenarioDraft draft;
  draft.title = "wrong";
  draft.setup = match->setup();
  draft.before = match->state();
  json::value after = match->state();
  merge_patch(after, *parse_json(R"({"public": {"points": {"S1": 5}}})"));
  draft.after = after;
  EXPECT_THAT(failure_of(write_scenario(toy::game(), draft)), HasSubstr("/public/points/S1 is 0, expected 5"));
}

}  // namespace
}  // namespace saloon
