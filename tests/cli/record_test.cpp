// Records as files: told in words, verified, turned into scenarios; and refused when cut, edited or of other rules.
#include "engine/record/record.h"

#include <gmock/gmock.h>

#include "tests/cli/program.h"

namespace saloon::cli_test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

/// A folder with one finished game of a person at seat 0 in game.record.
class RecordFiles : public ::testing::Test {
 protected:
  void SetUp() override {
    ASSERT_EQ(play_first_choices(folder, "en", "game.record", {"--seed", "11", "--seats", "3"}).code, 0);
    text = folder.read("game.record");
    auto read = read_record(text);
    ASSERT_TRUE(read) << read.error();
    record = std::move(*read);
  }

  void expect_both_refuse(const std::string& changed, const std::string& what) const {
    folder.write("changed.record", changed);
    for (const char* verb : {"replay", "verify"}) {
      const Ran ran = folder.run({verb, "changed.record"});
      EXPECT_TRUE(is_refusal(ran)) << what << ": " << verb << " " << ran.code << " " << ran.err;
      EXPECT_THAT(ran.err, HasSubstr("changed.record"));
    }
  }

  Folder folder;
  std::string text;
  Record record;
};

TEST_F(RecordFiles, ToldInWordsFromEveryView) {
  for (const auto& view : std::vector<std::vector<std::string>>{{}, {"--spectator"}, {"--open"}, {"--seat", "2"}}) {
    for (const char* language : {"en", "fr"}) {
      std::vector<std::string> args{"replay", "game.record", "--lang", language};
      args.insert(args.end(), view.begin(), view.end());
      const Ran ran = folder.run(args);
      EXPECT_EQ(ran.code, 0) << ran.err;
      EXPECT_THAT(ran.out, Not(HasSubstr("⟦")));
      EXPECT_THAT(ran.out, Not(HasSubstr("{")));
      EXPECT_GT(lines_in(ran.out), 50);
    }
  }
  EXPECT_TRUE(is_refusal(folder.run({"replay", "game.record", "--open", "--seat", "1"})));
  EXPECT_TRUE(is_refusal(folder.run({"replay", "game.record", "--seat", "3"})));
}

TEST_F(RecordFiles, AndTheirStoriesCallPeopleAsTheySat) {
  for (RecordLine& line : record.lines) {
    if (auto* seated = std::get_if<RecordSeated>(&line)) seated->who[1].name = "Zoé";
  }
  folder.write("named.record", write_record(record));
  const Ran story = folder.run({"story", "named.record"});
  folder.write("named.story", story.out);
  EXPECT_THAT(story.out, HasSubstr(R"("S1":"Zoé")"));
  for (const char* file : {"named.record", "named.story"}) {
    for (const char* language : {"en", "fr"}) {
      EXPECT_THAT(folder.run({"replay", file, "--lang", language}).out, HasSubstr("Zoé")) << file;
    }
  }
}

TEST_F(RecordFiles, OnlyTheOpenViewShowsEveryHand) {
  const auto cards_drawn = [&](const std::string& view) {
    const json::value out = parsed(folder.run({"replay", "game.record", "--json", view}).out);
    int shown = 0;
    for (const json::value& event : out.as_object().at("events").as_array()) {
      if (event.as_object().at("event") == "drew" && event.as_object().contains("cards")) ++shown;
    }
    return shown;
  };
  EXPECT_EQ(cards_drawn("--spectator"), 0);
  EXPECT_GT(cards_drawn("--seat=0"), 0);
  EXPECT_GT(cards_drawn("--open"), cards_drawn("--seat=0"));
}

TEST_F(RecordFiles, EveryDecisionBecomesAScenarioThatPasses) {
  const std::size_t answers = record.answers().size();
  for (const std::size_t n : {std::size_t{1}, answers / 2, answers}) {
    const Ran made = folder.run({"replay", "game.record", "--as-scenario", std::to_string(n)});
    ASSERT_EQ(made.code, 0) << made.err;
    folder.write("made.json", made.out);
    const Ran ran = folder.run({"scenario", "made.json"});
    EXPECT_EQ(ran.code, 0) << ran.out;
  }
  const std::string beyond = std::to_string(answers + 1);
  EXPECT_TRUE(is_refusal(folder.run({"replay", "game.record", "--as-scenario", beyond})));
  EXPECT_TRUE(is_refusal(folder.run({"replay", "game.record", "--as-scenario", "0"})));
}

TEST_F(RecordFiles, ACutRecordIsRefused) {
  for (const std::size_t part : {3U, 4U, 9U}) {
    expect_both_refuse(text.substr(0, text.size() * part / 10), "cut");
  }
  expect_both_refuse(text.substr(0, text.size() - 2), "last character");
  expect_both_refuse(text.substr(text.find('\n') + 1), "without its heading");
  expect_both_refuse("", "empty");
}

TEST_F(RecordFiles, ACutRecordIsReadUpToThereIfThatIsWished) {
  folder.write("cut.record", text.substr(0, text.size() * 7 / 10));
  const int line = lines_in(text.substr(0, text.size() * 7 / 10)) + 1;
  const std::string says = "cut off in the middle of line " + std::to_string(line);
  for (const char* verb : {"replay", "verify"}) {
    EXPECT_THAT(folder.run({verb, "cut.record"}).err, HasSubstr(says));
    const Ran ran = folder.run({verb, "cut.record", "--unfinished"});
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr(says));
  }
  const Ran as_json = folder.run({"verify", "cut.record", "--unfinished", "--json"});
  EXPECT_EQ(parsed(as_json.out).as_object().at("cut_off"), line);
  EXPECT_EQ(parsed(as_json.out).as_object().at("position"), "open");
}

TEST_F(RecordFiles, AnEditedRecordIsRefused) {
  for (std::size_t at = 10; at < text.size(); at += text.size() / 23) {
    std::string changed = text;
    changed[at] = changed[at] == '1' ? '2' : '1';
    expect_both_refuse(changed, "character " + std::to_string(at));
  }
}

TEST_F(RecordFiles, AnotherRulesVersionIsRefused) {
  Record other = record;
  ++other.heading().rules_version;
  expect_both_refuse(write_record(other), "version");
  EXPECT_THAT(folder.run({"verify", "changed.record"}).err, HasSubstr(std::to_string(other.heading().rules_version)));
}

TEST_F(RecordFiles, AnotherGameIsRefused) {
  Record other = record;
  other.heading().game = "whist";
  expect_both_refuse(write_record(other), "game");
}

TEST_F(RecordFiles, AnotherSeedFailsTheVerification) {
  Record other = record;
  other.heading().setup.seed = "12";
  folder.write("changed.record", write_record(other));
  EXPECT_EQ(folder.run({"verify", "changed.record"}).code, 1);
  const Ran ran = folder.run({"verify", "changed.record", "--json"});
  EXPECT_EQ(ran.code, 1);
  EXPECT_EQ(parsed(ran.out).as_object().at("verified"), false);
}

}  // namespace
}  // namespace saloon::cli_test
