// A first game explains itself: half a page about it, and each kind of question the first time that one meets it.
#include "telling/introduction.h"

#include <gmock/gmock.h>

#include "cli/shell.h"
#include "tests/cli/typist.h"

namespace saloon::cli_test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

std::string first_words(const std::string& text) { return text.substr(0, text.find(' ', 40)); }

TEST(Introduction, EveryGameHasOneInBothLanguages) {
  for (const GameInfo& game : all_games()) {
    for (const char* language : {"en", "fr"}) {
      const Words words = cli::words_of(game, *cli::language_named(language));
      const Folder folder;
      const Ran ran = folder.run({"intro", std::string(game.slug), "--lang", language});
      ASSERT_EQ(ran.code, 0) << ran.err;
      const std::string told = in_one_line(ran.out);
      for (const char* part : {"aim", "turn", "end", "tip_1", "tip_2", "tip_3"}) {
        const std::string text = words.say(std::string("game.introduction.") + part);
        EXPECT_GT(text.size(), 30U) << game.slug << ' ' << part;
        EXPECT_THAT(told, HasSubstr(first_words(text))) << game.slug << ' ' << part;
      }
    }
  }
}

TEST(Introduction, TheWordGoalShowsItDuringAGame) {
  for (const GameInfo& game : all_games()) {
    const Words words = cli::words_of(game, Language::French);
    const Folder folder;
    const Ran ran = folder.run({"play", std::string(game.slug), "--seed", "1", "--lang", "fr"}, "but\nquitter\n");
    EXPECT_THAT(in_one_line(ran.out), HasSubstr(first_words(words.say("game.introduction.aim")))) << game.slug;
  }
}

TEST(Guide, IsGivenTheFirstTimeAndRemembered) {
  const GameInfo& game = all_games().front();
  const Words words = cli::words_of(game, Language::English);
  const Folder folder;
  const std::vector<std::string> play{"play", std::string(game.slug), "--seed", "1", "--lang", "en"};
  const std::string first = in_one_line(folder.run(play, "quit\n").out);
  const std::string again = in_one_line(folder.run(play, "quit\n").out);
  bool found = false;
  for (const std::string& key : words.keys()) {
    if (!key.starts_with("ask.") || !key.ends_with(".guide")) continue;
    const std::string guide = first_words(words.say(key));
    found = found || first.find(guide) != std::string::npos;
    EXPECT_THAT(again, Not(HasSubstr(guide))) << key;
  }
  EXPECT_TRUE(found) << first;
}

TEST(Guide, CanBeTurnedOffAndThatIsRemembered) {
  const GameInfo& game = all_games().front();
  const Words words = cli::words_of(game, Language::English);
  const std::vector<std::string> play{"play", std::string(game.slug), "--seed", "1", "--lang", "en"};
  const Folder folder;
  EXPECT_THAT(folder.run({"play", std::string(game.slug), "--seed", "1", "--lang", "fr"}, "guide\nquitter\n").out,
              HasSubstr("ne sont plus expliquées"));
  // One question was explained before that; of the others none is.
  const std::string later = in_one_line(folder.run(play, first_choices() + "quit\n").out);
  for (const std::string& key : words.keys()) {
    if (!key.starts_with("ask.") || !key.ends_with(".guide")) continue;
    EXPECT_THAT(later, Not(HasSubstr(first_words(words.say(key))))) << key;
  }
  EXPECT_THAT(folder.run(play, "guide\nquit\n").out, HasSubstr(words.say("play.guide_on")));
}

}  // namespace
}  // namespace saloon::cli_test
