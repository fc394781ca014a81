// Records: written, read, replayed, verified; every way to spoil one is refused with its own line.
#include "engine/record/record.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/record/chain.h"
#include "engine/record/replay.h"
#include "tests/kept_record.h"
#include "tests/toy_play.h"

namespace saloon {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

Record recorded(const std::string& seed, int seats = 3, int answers = 1000) {
  const auto match = toy::start(seats, {{"limit", "9"}}, seed);
  KeptRecord recorder(*match);
  for (int i = 0; i < answers && !match->over(); ++i) {
    const Seat p = toy::pick_seat(*match, u64(i));
    recorder.note(*match, p, toy::answer_by_bot(*match, p, u64(i)));
  }
  return recorder.record();
}

const std::string kHexSeed = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";

std::string read_error(const std::string& text) {
  const auto r = read_record(text);
  EXPECT_FALSE(r);
  EXPECT_EQ(r.error().find('\n'), std::string::npos);
  return r.error();
}
std::string verify_error(const Record& r) { return verify(toy::game(), r).error(); }
std::string replay_error(const Record& r) { return replay(toy::game(), r).error(); }

TEST(Record, RebuildsTheMatchByteForByte) {
  for (const std::string& seed : {std::string("1"), std::string("77"), kHexSeed}) {
    const Record r = recorded(seed);
    ASSERT_NE(r.closing(), nullptr);
    const std::string text = write_record(r);
    const auto back = read_record(text);
    ASSERT_TRUE(back) << back.error();
    EXPECT_EQ(write_record(*back), text);
    const auto match = replay(toy::game(), *back);
    ASSERT_TRUE(match) << match.error();
    EXPECT_EQ((*match)->state_digest(), r.closing()->state);
    EXPECT_EQ((*match)->outcome(), r.closing()->outcome);
    EXPECT_EQ(verify_error(*back), "");
  }
}

TEST(Record, AReplayCanStopAnywhereAndGoOn) {
  const Record r = recorded("5");
  const auto answers = r.answers();
  for (std::size_t n = 0; n <= answers.size(); ++n) {
    const auto match = replay(toy::game(), r, n + 1);
    ASSERT_TRUE(match) << match.error();
    for (std::size_t i = n; i < answers.size(); ++i) {
      ASSERT_TRUE((*match)->answer(answers[i]->seat, answers[i]->decision).accepted());
    }
    EXPECT_EQ((*match)->state_digest(), r.closing()->state) << "after going on from answer " << n;
  }
}

TEST(Record, RefusesWhatIsNoRecord) {
  EXPECT_EQ(read_error(""), "this is not a record: it is empty");
  EXPECT_THAT(read_error("hello\n"), StartsWith("this is not a record"));
  EXPECT_THAT(read_error("{}\n"), StartsWith("this is not a record"));
  EXPECT_THAT(read_error("[1]\n"), StartsWith("this is not a record"));
  EXPECT_THAT(read_error(std::string("\0\xFF\n", 3)), StartsWith("this is not a record"));
  EXPECT_EQ(read_error("{\"saloon_record\":3}\n"), "this record has format 3, this program reads formats 1 to 2");
  EXPECT_THAT(read_error("{\"saloon_record\":2,\"game\":\"to"), HasSubstr("cut off in the middle of line 1"));
}

TEST(Record, QuotesWhatItCannotReadInOneLine) {
  const std::string content = "{\"saloon_record\":1,\"ga\\nme\\u001b[2J\":\"toy\"";
  EXPECT_THAT(read_error(content + ",\"digest\":\"" + chained_digest("", content) + "\"}\n"), HasSubstr("ga?me?[2J"));
}

TEST(Record, ACutInTheMiddleOfALineIsReadUpToThereAndSaysSo) {
  const std::string text = write_record(recorded("3", 2));
  std::size_t line = 1;
  for (std::size_t size = 1; size + 1 < text.size(); ++size) {
    const std::string cut = text.substr(0, size);
    const bool whole = cut.back() == '\n' || text[size] == '\n';
    if (line == 1 && !whole) {
      ASSERT_THAT(read_error(cut), testing::AnyOf(StartsWith("this is not a record"), HasSubstr("middle of line 1")));
    } else {
      const auto r = read_record(cut);
      ASSERT_TRUE(r) << r.error();
      ASSERT_EQ(r->cut_off, whole ? 0 : line) << cut;
      ASSERT_EQ(r->lines.size(), whole ? line : line - 1);
      ASSERT_EQ(r->closing(), nullptr);
      ASSERT_EQ(verify_error(*r), "the record stops after answer " + std::to_string(r->answers().size()) +
                                      " without a closing line: cut off or unfinished");
      ASSERT_TRUE(verify(toy::game(), *r, Unfinished::Accepted));
    }
    if (cut.back() == '\n') ++line;
  }
}

TEST(Record, FindsEveryEditedByteAndNamesItsLine) {
  const std::string text = write_record(recorded("3", 2, 6));
  std::size_t line = 1;
  for (std::size_t i = 0; i < text.size(); ++i) {
    std::string edited = text;
    edited[i] = edited[i] == '7' ? '8' : '7';
    if (text[i] == '\n') {
      ++line;
      continue;
    }
    const std::string error = read_error(edited);
    ASSERT_TRUE(line == 1 || error.find("line " + std::to_string(line)) != std::string::npos) << error << edited;
  }
}

TEST(Record, FindsAMissingALateAndADoubledLine) {
  const std::string text = write_record(recorded("3", 2));
  std::vector<std::string> lines;
  for (std::size_t at = 0; at < text.size(); at = text.find('\n', at) + 1) {
    lines.push_back(text.substr(at, text.find('\n', at) + 1 - at));
  }
  const auto joined = [](const std::vector<std::string>& parts) {
    std::string all;
    for (const auto& p : parts) all += p;
    return all;
  };
  auto missing = lines;
  missing.erase(missing.begin() + 2);
  EXPECT_THAT(read_error(joined(missing)), StartsWith("line 3 of the record has been edited, or a line before it"));
  auto doubled = lines;
  doubled.insert(doubled.begin() + 2, lines[1]);
  EXPECT_THAT(read_error(joined(doubled)), StartsWith("line 3 of the record has been edited"));
  auto late = lines;
  late.push_back(lines.back());
  EXPECT_THAT(read_error(joined(late)), HasSubstr("comes after its closing line"));
}

TEST(Record, RefusesAnotherGameAndAnotherRulesVersion) {
  Record r = recorded("3");
  r.heading().rules_version = 2;
  const std::string line = "this record was made with rules version 2 of toy, this program plays version 1";
  EXPECT_EQ(verify_error(r), line);
  EXPECT_EQ(replay_error(r), line);
  r.heading().game = "poker";
  EXPECT_EQ(verify_error(r), "this is a record of poker, not of toy");
}

TEST(Record, RefusesAnswersTheRulesRefuse) {
  Record r = recorded("3");
  answer_in(r, 2).decision = {{"do", "fly"}};
  EXPECT_THAT(replay_error(r),
              testing::AllOf(StartsWith("line 4 of the record: answer 3 ("), HasSubstr("is refused: SALOON-ASK-03")));
  EXPECT_THAT(verify_error(r), HasSubstr("is refused: SALOON-ASK-03"));
  r = recorded("3");
  r.heading().setup.options[0].value = "99";
  EXPECT_THAT(replay_error(r), HasSubstr("option limit cannot be"));
}

TEST(Record, RefusesDrawsThatCannotBe) {
  const Record good = recorded("3");
  Record r = good;
  r.heading().draws.pop_back();
  EXPECT_THAT(replay_error(r), HasSubstr("the draws do not fit: \"draw\" is drawn"));
  r = good;
  r.heading().draws.push_back({json::array{"die", 1}, 6, 0});
  EXPECT_THAT(replay_error(r), HasSubstr("[\"die\",1] is never drawn"));
  r = good;
  for (std::size_t i = 0; i < 3; ++i) r.heading().draws[i] = {json::array{"draw", "n1"}, 0, 0};
  EXPECT_THAT(replay_error(r), HasSubstr("[\"draw\",\"n1\"] is impossible here"));
  r.heading().draws[0].named = json::array{"dice", 1};
  EXPECT_THAT(replay_error(r), HasSubstr("there is no draw named \"dice\""));
  r = good;
  ++r.heading().draws[0].possible;
  EXPECT_THAT(replay_error(r), HasSubstr("possible results, not of "));
  r = good;
  r.heading().draws[0].place = (r.heading().draws[0].place + 1) % r.heading().draws[0].possible;
  EXPECT_THAT(replay_error(r), HasSubstr(" is not at place "));
}

TEST(Record, VerifyFindsARiggedDrawThatReplayBelieves) {
  for (const std::string& seed : {std::string("3"), kHexSeed}) {
    ASSERT_EQ(replay_error(recorded(seed, 2, 2)), "");
    Record whole = recorded(seed, 2);
    ASSERT_EQ(verify_error(whole), "");
    // Another card of the same worth to hold: swap the first two draws of the same seat.
    RecordDraws& draws = whole.heading().draws;
    std::swap(draws[0], draws[2]);
    if (draws[0].named == draws[2].named) continue;
    for (RecordDraw& d : draws) d.possible = 0;
    EXPECT_EQ(replay_error(whole), "");
    EXPECT_THAT(verify_error(whole),
                testing::AllOf(StartsWith("line 1 of the record: draw 1 is recorded as"), HasSubstr("the seed gives")));
  }
}

TEST(Record, RefusesADifferentEnd) {
  const Record good = recorded("3");
  Record r = good;
  r.closing()->outcome["reason"] = "lightning";
  EXPECT_THAT(verify_error(r), HasSubstr("the game ends with"));
  EXPECT_THAT(replay_error(r), HasSubstr("the game ends with"));
  r = good;
  r.closing()->state[0] = r.closing()->state[0] == '0' ? '1' : '0';
  EXPECT_THAT(verify_error(r), HasSubstr("the final position is another one than the record says"));
  r.heading().layout = "of other days";
  EXPECT_EQ(verify_error(r), "") << "states may have had other bytes when it was written";
  EXPECT_EQ(verify(toy::game(), r)->end, Walked::End::OtherLayout);
  EXPECT_EQ(verify(toy::game(), good)->end, Walked::End::Same);
  r = good;
  r.lines.erase(r.lines.end() - 2);
  EXPECT_THAT(replay_error(r), HasSubstr("the closing line counts"));
  --r.closing()->answers;
  r.closing()->draws -= std::get_if<RecordAnswer>(&good.lines[good.lines.size() - 2])->draws.size();
  EXPECT_THAT(replay_error(r), HasSubstr("the record says that the game is over, but it is not"));
}

TEST(Record, KeepsReplacedAnswersToo) {
  const auto match = toy::start(3);
  KeptRecord recorder(*match);
  const json::array list = match->legal(1).decisions;
  for (const json::value& d : {list[0], list[list.size() - 1]}) {
    const Refusal refusal = match->answer(1, d);
    ASSERT_TRUE(refusal.accepted());
    recorder.note(*match, 1, refusal.taken);
  }
  EXPECT_EQ(recorder.record().answers().size(), 2U);
  const auto again = replay(toy::game(), recorder.record());
  ASSERT_TRUE(again) << again.error();
  EXPECT_EQ((*again)->state_digest(), match->state_digest());
}

}  // namespace
}  // namespace saloon
