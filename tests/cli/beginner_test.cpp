// Somebody who has never heard of the game reads the introduction and the guide to each question, and chooses by
// nothing else.
#include <gmock/gmock.h>

#include <set>

#include "cli/shell.h"
#include "engine/chance.h"
#include "telling/text.h"
#include "tests/cli/typist.h"

namespace saloon::cli_test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

class Beginner : public ::testing::TestWithParam<GameInLanguage> {
 protected:
  const Words words = cli::words_of(*GetParam().game, GetParam().language);

  /// The beginning of a text, as far as it stands in one line of the screen whatever is behind it.
  static std::string first_words(const std::string& text) { return text.substr(0, text.find(' ', 30)); }

  void read_introduction(const std::string& screen) {
    for (const char* part : {"aim", "turn", "end", "tip_1", "tip_2", "tip_3"}) {
      learn(words.say(std::string("game.introduction.") + part), screen, true);
    }
  }
  /// True if a guide stands there.
  bool read_guide(const std::string& screen) {
    bool found = false;
    for (const std::string& key : words.keys()) {
      if (key.starts_with("ask.") && key.ends_with(".guide")) found |= learn(words.say(key), screen, false);
    }
    return found;
  }
  /// The mark whose choice has most words that were read; among equals any.
  [[nodiscard]] std::string choose(const std::vector<Marked>& choices, u64 any) const {
    std::size_t best = any % choices.size();
    for (std::size_t i = 0; i < choices.size(); ++i) {
      if (known_words(choices[i].text) > known_words(choices[best].text)) best = i;
    }
    return choices[best].mark;
  }

 private:
  bool learn(const std::string& text, const std::string& screen, bool must) {
    const bool stands_there = in_one_line(bare(screen)).find(first_words(text)) != std::string::npos;
    EXPECT_TRUE(stands_there || !must) << text;
    if (!stands_there) return false;
    for (const std::string& word : telling::bare_words(text)) known_.insert(word);
    return true;
  }
  [[nodiscard]] std::size_t known_words(const std::string& text) const {
    std::size_t out = 0;
    for (const std::string& word : telling::bare_words(text)) out += word.size() > 3 && known_.contains(word) ? 1 : 0;
    return out;
  }

  std::set<std::string> known_;
};

TEST_P(Beginner, PlaysALawfulGameByIntroductionAndGuide) {
  const Folder folder;
  Typist typist(folder, GetParam(), "5", "random", {"--record", "game.record"});
  const std::string refused = words.say("question.refused", {{"clause", ""}, {"text", ""}}).substr(0, 8);
  std::size_t guides = 0;
  auto screen = typist.next();
  ASSERT_TRUE(screen);
  const std::vector<Marked> first = marked_in(*screen);
  guides += read_guide(*screen) ? 1 : 0;
  typist.type(words.say("command.goal"));
  screen = typist.next();
  ASSERT_TRUE(screen);
  read_introduction(*screen);
  std::vector<Marked> choices = first;
  for (u64 questions = 1; screen; ++questions) {
    ASSERT_LT(questions, 3000U);
    ASSERT_FALSE(choices.empty()) << bare(*screen);
    typist.type(choose(choices, mix64(questions)));
    screen = typist.next();
    if (!screen) break;
    EXPECT_THAT(*screen, Not(HasSubstr(refused)));
    guides += read_guide(*screen) ? 1 : 0;
    choices = marked_in(*screen);
  }
  EXPECT_TRUE(typist.is_over());
  EXPECT_GE(guides, 2U) << "each kind of question brings its guide";
  const Ran verified = folder.run({"verify", "game.record"});
  EXPECT_EQ(verified.code, 0) << verified.err;
}

INSTANTIATE_TEST_SUITE_P(EveryGame, Beginner, ::testing::ValuesIn(every_game_in_every_language()),
                         [](const auto& what) { return name_of(what.param); });

}  // namespace
}  // namespace saloon::cli_test
