// The lines of a record beyond answers: who sat where, what was taken back, other rules, what others write beside it;
// and records of format 1.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/record/chain.h"
#include "engine/record/lines.h"
#include "engine/record/replay.h"
#include "tests/kept_record.h"
#include "tests/toy_play.h"

namespace saloon {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

const std::string kKey(64, 'b');

void answer_once(Match& match, KeptRecord& kept, u64 seed) {
  const Seat p = toy::pick_seat(match, seed);
  kept.note(match, p, toy::answer_by_bot(match, p, seed));
}
void play_to_end(Match& match, KeptRecord& kept, u64 seed) {
  for (u64 i = 0; !match.over(); ++i) answer_once(match, kept, seed + i);
}

/// A line with the digest it needs behind a text.
std::string chained(const std::string& before, const std::string& content) {
  RecordReader reader;
  for (std::size_t at = 0; at < before.size(); at = before.find('\n', at) + 1) {
    EXPECT_TRUE(reader.read(std::string_view(before).substr(at, before.find('\n', at) - at)));
  }
  return content + ",\"digest\":\"" + chained_digest(reader.digest(), content) + "\"}\n";
}

TEST(RecordLines, SayWhoSatWhereAndWhen) {
  const auto match = toy::start(3, {}, kKey);
  KeptRecord kept(*match);
  kept.add(
      kept.recorder().note_seated({{{0, "Anna", ""}, {1, "Cole", "cowhand"}, {2, "", ""}}, "2026-11-16T05:31:59Z"}));
  kept.add(kept.recorder().note(*match, 0, toy::answer_by_bot(*match, 0, 1), "2026-11-16T05:32:10Z"));
  EXPECT_THAT(kept.text(), HasSubstr(R"({"seated":{"S0":{"name":"Anna"},"S1":{"name":"Cole","bot":"cowhand"},"S2":{}},)"
                                     R"("time":"2026-11-16T05:31:59Z")"));
  const Record record = kept.record();
  const auto* seated = std::get_if<RecordSeated>(&record.lines[1]);
  ASSERT_NE(seated, nullptr);
  EXPECT_EQ(seated->who[1].bot, "cowhand");
  EXPECT_EQ(record.answers()[0]->time, "2026-11-16T05:32:10Z");
  EXPECT_EQ(write_record(record), kept.text());
  EXPECT_TRUE(verify(toy::game(), record, Unfinished::Accepted));
}

TEST(RecordLines, WithWrongMembersAreRefusedByTheirNumber) {
  const auto match = toy::start(3);
  const std::string start = KeptRecord(*match).text();
  const auto error = [&](const std::string& content) {
    const auto read = read_record(start + chained(start, content));
    EXPECT_FALSE(read) << content;
    return read.error();
  };
  EXPECT_THAT(error(R"({"seated":{"S3":{}})"), StartsWith("line 2 of the record: seated"));
  EXPECT_THAT(error(R"({"seated":{"S0":{"nom":"Anna"}})"), HasSubstr("nom"));
  EXPECT_THAT(error(R"({"seated":{},"time":"today")"), HasSubstr("a time is written like 2026-11-16T05:31:59Z"));
  EXPECT_THAT(error(R"({"taken_back":-1,"seat":"S0")"), HasSubstr("taken_back"));
  EXPECT_THAT(error(R"({"taken_back":0,"seat":"S9")"), HasSubstr("seat"));
  EXPECT_THAT(error(R"({"withdrawn":"S9")"), HasSubstr("withdrawn"));
  EXPECT_THAT(error(R"({"withdrawn":"S0","seat":"S0")"), HasSubstr("seat"));
  EXPECT_THAT(error(R"({"position":7,"rules_version":1)"), HasSubstr("position"));
  EXPECT_THAT(error(R"({"seat":"S0","does":{},"draws":[["draw","n1"]])"), HasSubstr("number of possible results"));
  EXPECT_THAT(error(R"({"seat":"S0","does":{},"draws":[["draw","n1",4,4]])"), HasSubstr("place of a result"));
  EXPECT_EQ(error(R"({"weather":"fair")"),
            "line 2 of the record is of a kind that this program does not know, and is not marked \"optional\"");
}

TEST(RecordLines, ThatAreOptionalAreKeptAndPassedOver) {
  const auto match = toy::start(3, {}, kKey);
  KeptRecord kept(*match);
  kept.add(kept.recorder().note_optional("commitment", {{"of", "S1"}, {"hash", "00ff"}}));
  answer_once(*match, kept, 1);
  // What others wrote stays as they wrote it, spaces and all.
  const std::string foreign = R"({ "optional": "weather", "wind": 1.50)";
  const std::string text = kept.text() + chained(kept.text(), foreign);
  const auto record = read_record(text);
  ASSERT_TRUE(record) << record.error();
  EXPECT_EQ(write_record(*record), text);
  auto resumed = resume(toy::game(), *record, Replay::Draws::FromSeed);
  ASSERT_TRUE(resumed) << resumed.error();
  EXPECT_EQ(resumed->text, text);
  EXPECT_EQ(resumed->match->state_digest(), match->state_digest());
}

// --- taken back
TEST(RecordLines, SayWhatWasTakenBackAndVerifyKnowsIt) {
  for (const std::string& seed : {std::string("4"), kKey}) {
    const auto match = toy::start(3, {{"limit", "20"}}, seed);
    KeptRecord kept(*match);
    for (u64 i = 0; i < 4; ++i) answer_once(*match, kept, i);
    const Bookmark there = match->bookmark();
    for (u64 i = 4; i < 7; ++i) answer_once(*match, kept, i);
    kept.take_back(*match, there, 2, 4);
    EXPECT_EQ(kept.recorder().answers(), 4U);
    EXPECT_EQ(kept.recorder().given(), 7U);
    play_to_end(*match, kept, 40);

    Record record = kept.record();
    EXPECT_EQ(write_record(record), kept.text());
    const auto verified = verify(toy::game(), record);
    ASSERT_TRUE(verified) << verified.error();
    EXPECT_EQ(verified->given, verified->answers + 3);
    EXPECT_EQ(verified->draws, match->draw_count());
    EXPECT_EQ((*replay(toy::game(), record))->state_digest(), match->state_digest());
    // It is part of the game: without it the rest is another one.
    std::erase_if(record.lines, [](const RecordLine& l) { return std::holds_alternative<RecordTakenBack>(l); });
    EXPECT_FALSE(verify(toy::game(), record));
  }
}

TEST(RecordLines, CannotTakeBackWhatIsNotThere) {
  const auto match = toy::start(3);
  KeptRecord kept(*match);
  for (u64 i = 0; i < 3; ++i) answer_once(*match, kept, i);
  const auto error = [&](u64 to) {
    Record record = kept.record();
    record.lines.emplace_back(RecordTakenBack{0, to});
    return replay(toy::game(), record).error();
  };
  EXPECT_EQ(error(0), "");
  EXPECT_EQ(error(2), "");
  EXPECT_EQ(error(3), "line 5 of the record: answers cannot be taken back to number 3: there are 3");
}

TEST(RecordLines, AWalkRemembersNoMoreThanSoManyPositions) {
  const auto match = toy::start(3);
  KeptRecord kept(*match);
  const json::array list = match->legal(1).decisions;
  ASSERT_GT(list.size(), 1U);
  // An answer may be replaced for as long as the round is open.
  for (std::size_t i = 0; i < kFarthestBack + 5; ++i) {
    const Refusal refusal = match->answer(1, list[i % 2]);
    ASSERT_TRUE(refusal.accepted());
    kept.note(*match, 1, refusal.taken);
  }
  Record record = kept.record();
  record.lines.emplace_back(RecordTakenBack{1, 5});
  EXPECT_EQ(replay(toy::game(), record).error(), "");
  record.lines.back() = RecordTakenBack{1, 4};
  EXPECT_THAT(replay(toy::game(), record).error(), HasSubstr("to number 4, but to number 5 at the earliest"));
}

// --- other rules
/// The toy under a later version of its rules.
GameInfo later_game() {
  GameInfo game = toy::info();
  ++game.rules_version;
  return game;
}

TEST(RecordLines, AGameGoesOnFromAPositionUnderOtherRules) {
  const GameInfo later = later_game();
  const auto match = toy::start(3, {{"limit", "20"}}, kKey);
  KeptRecord kept(*match);
  for (u64 i = 0; i < 5; ++i) answer_once(*match, kept, i);
  const std::string before = kept.text();

  auto opened = later.open(later, match->setup(), match->state());
  ASSERT_TRUE(opened) << opened.error();
  kept.add(kept.recorder().note_position(**opened));
  play_to_end(**opened, kept, 5);
  const Record record = kept.record();
  EXPECT_EQ(write_record(record), kept.text());

  const auto verified = verify(later, record);
  ASSERT_TRUE(verified) << verified.error();
  EXPECT_EQ(verified->from, 7U) << "only from there on";
  EXPECT_EQ(verified->end, Walked::End::Same);
  const auto again = replay(later, record);
  ASSERT_TRUE(again) << again.error();
  EXPECT_EQ((*again)->state_digest(), (*opened)->state_digest());
  EXPECT_THAT(verify(toy::game(), record).error(), HasSubstr("rules version 2 of toy, this program plays version 1"));
  EXPECT_THAT(verify(later, *read_record(before), Unfinished::Accepted).error(), HasSubstr("rules version 1"));

  // Nobody goes back behind it.
  Record back = record;
  back.lines.resize(8);
  back.lines.emplace_back(RecordTakenBack{0, 4});
  EXPECT_THAT(replay(later, back).error(), HasSubstr("but to number 5 at the earliest"));
}

TEST(RecordLines, APositionMustBeTheOneTheAnswersLeadTo) {
  const auto match = toy::start(3, {}, kKey);
  KeptRecord kept(*match);
  answer_once(*match, kept, 1);
  kept.add(kept.recorder().note_position(*match));
  answer_once(*match, kept, 2);
  EXPECT_EQ(replay(toy::game(), kept.record()).error(), "");
  Record record = kept.record();
  std::get_if<RecordPosition>(&record.lines[2])->state = toy::start(3, {}, "1")->state();
  EXPECT_EQ(replay(toy::game(), record).error(),
            "line 3 of the record: the position is another one than the answers lead to");
  record.heading().rules_version = 7;
  record.heading().draws.pop_back();
  EXPECT_THAT(replay(toy::game(), record).error(), HasSubstr("draws, the record has"));
  std::get_if<RecordPosition>(&record.lines[2])->state = {};
  EXPECT_THAT(replay(toy::game(), record).error(), HasSubstr("no game can be taken up at this position"));
}

// --- format 1
/// As format 1 wrote it: headings, answers and closings, without numbers of possible results.
Record in_format_1(Record record) {
  record.heading().format = 1;
  record.heading().layout.clear();
  for (RecordLine& line : record.lines) {
    if (auto* heading = std::get_if<RecordHeading>(&line)) {
      for (RecordDraw& d : heading->draws) d = {d.named, 0, 0};
    } else if (auto* answer = std::get_if<RecordAnswer>(&line)) {
      for (RecordDraw& d : answer->draws) d = {d.named, 0, 0};
    }
  }
  return record;
}

TEST(RecordFormat1, IsReadReplayedVerifiedAndWrittenOnInTodaysFormat) {
  for (const std::string& seed : {std::string("4"), kKey}) {
    const auto match = toy::start(3, {{"limit", "20"}}, seed);
    KeptRecord kept(*match);
    play_to_end(*match, kept, 1);
    const std::string old = write_record(in_format_1(kept.record()));
    EXPECT_THAT(old, StartsWith(R"({"saloon_record":1,"game":"toy","rules_version":1,"seats":3,)"));
    EXPECT_THAT(old, testing::Not(HasSubstr("layout")));
    const auto record = read_record(old);
    ASSERT_TRUE(record) << record.error();
    EXPECT_EQ(write_record(*record), old);
    EXPECT_EQ((*replay(toy::game(), *record))->state_digest(), match->state_digest());
    const auto verified = verify(toy::game(), *record);
    ASSERT_TRUE(verified) << verified.error();
    EXPECT_EQ(verified->end, Walked::End::Same);
    const auto resumed = resume(toy::game(), *record, Replay::Draws::FromSeed);
    ASSERT_TRUE(resumed) << resumed.error();
    EXPECT_EQ(resumed->text, kept.text());
  }
}

TEST(RecordFormat1, MayHaveBeenWrittenWhenStatesHadOtherBytes) {
  const auto match = toy::start(3);
  KeptRecord kept(*match);
  play_to_end(*match, kept, 1);
  Record record = in_format_1(kept.record());
  record.closing()->state = std::string(64, '0');
  const auto verified = verify(toy::game(), record);
  ASSERT_TRUE(verified) << verified.error();
  EXPECT_EQ(verified->end, Walked::End::OtherLayout) << "the result says that the position was not compared";
  record.closing()->outcome["reason"] = "lightning";
  EXPECT_FALSE(verify(toy::game(), record)) << "the outcome still is";
}

TEST(RecordFormat1, HasNoneOfTheNewLines) {
  const auto match = toy::start(3);
  const std::string start = write_record(in_format_1(KeptRecord(*match).record()));
  for (const char* content : {R"({"optional":"x")", R"({"seated":{})", R"({"taken_back":0,"seat":"S0")",
                              R"({"withdrawn":"S0")", R"({"position":{},"rules_version":1)"}) {
    EXPECT_THAT(read_record(start + chained(start, content)).error(), HasSubstr("line 2 of the record is of a kind"));
  }
}

}  // namespace
}  // namespace saloon
