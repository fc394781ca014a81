// Whole games of every registered game in both languages: through a pipe, through a pseudo-terminal, several people at
// one keyboard, and killed at random moments.
#include <gmock/gmock.h>

#include "cli/shell.h"
#include "engine/chance.h"
#include "tests/cli/pseudo_terminal.h"
#include "tests/cli/secrets.h"
#include "tests/scale.h"

namespace saloon::cli_test {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

Record record_at(const Folder& folder, const std::string& name) {
  auto record = read_record(folder.read(name));
  EXPECT_TRUE(record) << record.error();
  return std::move(record).value_or({});
}

void expect_well_said(const std::string& text) {
  EXPECT_THAT(text, Not(HasSubstr("⟦")));
  EXPECT_THAT(text, Not(HasSubstr("{")));
}

class WholeGame : public ::testing::TestWithParam<GameInLanguage> {
 protected:
  [[nodiscard]] Words words() const { return cli::words_of(*GetParam().game, GetParam().language); }
  [[nodiscard]] std::vector<std::string> play(const std::vector<std::string>& more) const {
    std::vector<std::string> args{"play",  GetParam().slug(), "--lang",   GetParam().code(),
                                  "--bot", "random",          "--record", "game.record"};
    args.insert(args.end(), more.begin(), more.end());
    return args;
  }
  void expect_verified() const {
    const Ran verified = folder.run({"verify", "game.record"});
    EXPECT_EQ(verified.code, 0) << verified.out << verified.err;
    EXPECT_EQ(folder.files(), std::vector<std::string>{"game.record"});
  }
  Folder folder;
};

TEST_P(WholeGame, ThroughAPipe) {
  const Ran ran = folder.run(play({"--seed", "1876"}), any_choices());
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_EQ(ran.err, "");
  expect_well_said(ran.out);
  EXPECT_THAT(ran.out, HasSubstr("game.record"));
  for (const char* symbol : {"\033", "♠", "♥", "♦", "♣", "★"}) EXPECT_THAT(ran.out, Not(HasSubstr(symbol)));
  expect_verified();
}

TEST_P(WholeGame, ThroughAPseudoTerminal) {
  PseudoTerminal terminal(folder, play({"--seed", "1876"}));
  const std::string prompt = words().say("play.prompt");
  const std::string offer = words().say("play.prompt_offer");
  const std::string pause = words().say("play.pause");
  for (u64 i = 0;; ++i) {
    ASSERT_LT(i, 20'000U);
    const int what = terminal.wait_for_any({prompt, offer, pause, "game.record"});
    if (what < 0 || what == 3) break;
    if (what == 2) terminal.type_line("");
    if (what < 2) terminal.type(std::to_string(mix64(i) % 4 + 1) + "\r");
  }
  EXPECT_EQ(terminal.wait_for_end(), 0) << terminal.screen();
  expect_well_said(terminal.screen());
  EXPECT_THAT(terminal.screen(), HasSubstr("\033[1m"));
  expect_verified();
}

/// The part of a transcript that each person had before their eyes, by seat.
std::map<Seat, std::string> by_person(const std::string& transcript, int seats, const Words& words) {
  std::map<Seat, std::string> out;
  std::map<std::size_t, Seat> begins;
  for (const Seat p : all_seats(seats)) {
    const std::string now = words.say("pass.now", {{"seat", seat_name(p)}, {"n", p}});
    for (std::size_t at = transcript.find(now); at != std::string::npos; at = transcript.find(now, at + 1))
      begins[at] = p;
  }
  for (auto it = begins.begin(); it != begins.end(); ++it) {
    const auto next = std::next(it);
    const std::size_t end = next == begins.end() ? transcript.find(words.say("pass.end"), it->first) : next->first;
    out[it->second] += transcript.substr(it->first, end - it->first);
  }
  return out;
}

TEST_P(WholeGame, NobodyReadsSecretsOfOthersAtOneKeyboard) {
  const Ran ran = folder.run(play({"--seed", "1890", "--humans", "0,1"}), any_choices());
  EXPECT_EQ(ran.code, 0) << ran.err;
  expect_well_said(ran.out);
  const Record record = record_at(folder, "game.record");
  const auto read = by_person(ran.out, record.heading().setup.seats, words());
  ASSERT_EQ(read.size(), 2U);
  for (const auto& [owner, reader] : {std::pair<Seat, Seat>{0, 1}, {1, 0}}) {
    const std::vector<std::string> secrets = secrets_of(record, owner, reader, words());
    // The search can find them: they stand before their owner's eyes.
    EXPECT_THAT(found_in(read.at(owner), secrets), Not(IsEmpty()));
    EXPECT_THAT(found_in(read.at(reader), secrets), IsEmpty());
  }
}

TEST_P(WholeGame, NothingIsLeftOnTheTerminalForTheNextPerson) {
  PseudoTerminal terminal(folder, play({"--seed", "1890", "--humans", "0,1", "--plain"}));
  const Words said = words();
  std::map<Seat, std::string> left;  // what each person could find when the keyboard came
  std::map<Seat, std::string> own;   // ... and when it went
  Seat holder = kSpectator;
  const std::vector<std::string> waits{said.say("play.prompt"),
                                       said.say("play.prompt_offer"),
                                       said.say("pass.ready", {{"seat", "S0"}}),
                                       said.say("pass.ready", {{"seat", "S1"}}),
                                       said.say("play.pause"),
                                       "game.record"};
  for (u64 i = 0;; ++i) {
    ASSERT_LT(i, 40'000U);
    const int what = terminal.wait_for_any(waits);
    ASSERT_GE(what, 0) << terminal.screen();
    if (what == 5) break;
    if (what == 4) terminal.type_line("");
    if (what == 4) continue;
    if (what >= 2) holder = Seat(what - 2);
    (what >= 2 ? left : own)[holder] += left_on_terminal(terminal.screen());
    terminal.type(std::to_string(mix64(i) % 4 + 1) + "\r");
  }
  EXPECT_EQ(terminal.wait_for_end(), 0);
  const Record record = record_at(folder, "game.record");
  for (const auto& [owner, reader] : {std::pair<Seat, Seat>{0, 1}, {1, 0}}) {
    const std::vector<std::string> secrets = secrets_of(record, owner, reader, said);
    EXPECT_THAT(found_in(own[owner], secrets), Not(IsEmpty()));
    EXPECT_THAT(found_in(left[reader] + own[reader], secrets), IsEmpty());
  }
}

INSTANTIATE_TEST_SUITE_P(EveryGame, WholeGame, ::testing::ValuesIn(every_game_in_every_language()),
                         [](const auto& what) { return name_of(what.param); });

}  // namespace
}  // namespace saloon::cli_test
