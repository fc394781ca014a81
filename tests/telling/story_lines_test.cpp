// A game as one viewer lived it: all that it heard and saw, and nothing else.
#include "telling/story_lines.h"

#include <gmock/gmock.h>

#include <cstdio>
#include <filesystem>
#include <fstream>

#include "engine/match/tables.h"
#include "games/registry.h"
#include "telling/catalogue.h"
#include "telling/log.h"
#include "tests/toy_play.h"

namespace saloon::telling {
namespace {

using ::testing::HasSubstr;

/// A match with the stories that its viewers write of it.
struct Written {
  explicit Written(Match& m) : match(m) {
    for (const Seat p : all_seats(m.seats())) writers.push_back({{p, false}, StoryWriter({p, false}), ""});
    writers.push_back({{kSpectator, false}, StoryWriter({kSpectator, false}), ""});
    writers.push_back({{kSpectator, true}, StoryWriter({kSpectator, true}), ""});
    for (One& one : writers) one.text = one.writer.heading(m);
    note();
  }
  void note() {
    for (One& one : writers) one.text += one.writer.note(match);
  }
  void play(Level bot) {
    for (u64 answers = 0; !match.over(); ++answers) {
      const Seat p = *match.waiting().begin();
      ASSERT_TRUE(match.answer(p, bot_answer(match.at(p), bot, answers)).accepted());
      note();
    }
  }

  struct One {
    Viewer viewer;
    StoryWriter writer;
    std::string text;
  };
  Match& match;
  std::vector<One> writers;
};

std::unique_ptr<Match> started(const GameInfo& game, const std::string& seed) {
  auto match = game.start(game, {game.max_seats, options_for(game, game.max_seats), seed}, nullptr);
  EXPECT_TRUE(match) << match.error();
  return std::move(*match);
}

TEST(StoryLines, HaveAllThatTheViewerHeardAndSaw) {
  const auto match = toy::start(4, {{"partners", "pairs"}});
  Written written(*match);
  written.play(Level::Random);
  const Words words = words_of(toy::game(), Language::English);
  for (const Written::One& one : written.writers) {
    const auto story = read_story(one.text);
    ASSERT_TRUE(story) << story.error();
    EXPECT_EQ(story->game, "toy");
    EXPECT_EQ(story->seats, 4);
    EXPECT_EQ(story->viewer.seat, one.viewer.seat);
    EXPECT_EQ(story->viewer.open, one.viewer.open);
    EXPECT_EQ(story->options.size(), 1U);
    EXPECT_EQ(story->outcome, match->outcome());
    EXPECT_EQ(story->steps.back().view, match->view(one.viewer.seat));
    std::vector<json::object> events;
    std::vector<std::string> lines;
    for (std::size_t n = 0; n < story->steps.size(); ++n) {
      for (const json::object& event : story->steps[n].events) events.push_back(event);
      for (std::string& line : told_in(*story, n, words)) lines.push_back(std::move(line));
    }
    if (one.viewer.open) {
      ASSERT_EQ(events.size(), match->event_count());
      for (std::size_t i = 0; i < events.size(); ++i) EXPECT_EQ(events[i], match->open_event(i));
      for (const Seat p : all_seats(4)) EXPECT_EQ(view_in(*story, story->steps.size() - 1, p), match->view(p));
    } else {
      std::size_t first = 0;
      EXPECT_EQ(events, match->at(one.viewer.seat).heard());
      EXPECT_EQ(lines, told_since(match->at(one.viewer.seat), first, words));
    }
  }
}

/// In pairs nobody but the partner learns that somebody has answered, or has thought better of it.
TEST(StoryLines, DoNotEvenCountWhatWasNotNoticed) {
  const auto match = toy::start(4, {{"partners", "pairs"}});
  Written written(*match);
  const auto stories = [&] {
    std::vector<std::string> out;
    for (const Written::One& one : written.writers) out.push_back(one.text);
    return out;
  };
  const auto with_the_rest = [&] {
    std::vector<std::string> out;
    for (const Written::One& one : written.writers) {
      StoryWriter writer = one.writer;
      out.push_back(one.text + writer.rest(*match));
    }
    return out;
  };
  const std::vector<std::string> before = stories();
  const json::array list = match->legal(1).decisions;
  ASSERT_GT(list.size(), 1U);
  for (const std::size_t choice : {0U, 1U, 0U}) {
    ASSERT_TRUE(match->answer(1, list[choice]).accepted());
    written.note();
  }
  EXPECT_EQ(stories(), before) << "the round is open";
  const std::vector<std::string> after = with_the_rest();
  for (const std::size_t stranger : {0U, 2U, 4U}) EXPECT_EQ(after[stranger], before[stranger]);
  for (const std::size_t knows : {1U, 3U, 5U}) EXPECT_NE(after[knows], before[knows]);
}

class StoryOfGame : public testing::TestWithParam<std::string> {
 protected:
  const GameInfo& game = *find_game(GetParam());
};
std::vector<std::string> slugs() {
  std::vector<std::string> out;
  for (const GameInfo& game : all_games()) out.emplace_back(game.slug);
  return out;
}
INSTANTIATE_TEST_SUITE_P(Games, StoryOfGame, testing::ValuesIn(slugs()), [](const auto& p) { return p.param; });

/// What not everybody knows, apart from the generator.
json::object secrets_of(const Match& match) {
  json::object state = match.state();
  state.erase("public");
  state["box"].get_object().erase("chance");
  return state;
}

/// Two worlds, and what they differ in is none of the viewer's business: not a byte more or less is written.
TEST_P(StoryOfGame, IsTheSameInAWorldThatTheViewerCannotExclude) {
  const auto match = started(game, "3");
  Written written(*match);
  int different = 0;
  for (u64 answers = 0; !match->over() && answers < 120; ++answers) {
    for (const Written::One& one : written.writers) {
      if (one.viewer.open) continue;
      const auto world = match->sample(one.viewer.seat, answers);
      different += secrets_of(*world) != secrets_of(*match) ? 1 : 0;
      StoryWriter writer = one.writer;
      writer.rest(*match);
      ASSERT_EQ(writer.rest(*world), "") << "after " << answers << " answers";
    }
    const Seat p = *match->waiting().begin();
    ASSERT_TRUE(match->answer(p, bot_answer(match->at(p), Level::Cowhand, answers)).accepted());
    written.note();
  }
  EXPECT_GT(different, 50);
}

/// What somebody seals is silent until the round closes.
TEST_P(StoryOfGame, IsTheSameWhateverIsSealed) {
  const auto match = started(game, "4");
  StoryWriter watching({kSpectator, false});
  watching.note(*match);
  for (u64 answers = 0; !match->over(); ++answers) {
    const Seat p = *match->waiting().begin();
    const json::array list = match->legal(p).decisions;
    std::set<std::string> stories;
    for (const json::value& decision : list) {
      if (match->waiting().size() == 1) break;
      const auto twin = match->clone();
      ASSERT_TRUE(twin->answer(p, decision).accepted());
      StoryWriter writer = watching;
      if (twin->round() == match->round()) stories.insert(writer.rest(*twin));
    }
    EXPECT_LE(stories.size(), 1U);
    ASSERT_TRUE(match->answer(p, bot_answer(match->at(p), Level::Cowhand, answers)).accepted());
    watching.note(*match);
  }
}

/// Deflated, as archives and servers keep it.
std::size_t packed(const std::string& text) {
  const auto file = std::filesystem::temp_directory_path() / ("saloon_story_" + std::to_string(::getpid()));
  std::ofstream(file) << text;
  std::FILE* pipe = ::popen(("gzip -9 -c '" + file.string() + "' | wc -c").c_str(), "r");
  std::size_t size = 0;
  EXPECT_EQ(std::fscanf(pipe, "%zu", &size), 1);
  ::pclose(pipe);
  std::filesystem::remove(file);
  return size;
}

TEST_P(StoryOfGame, IsSmallWhenPacked) {
  for (const char* seed : {"1", "2", "3"}) {
    const auto match = started(game, seed);
    Written written(*match);
    written.play(Level::Cowhand);
    for (const Written::One& one : written.writers) {
      if (one.viewer.open || one.viewer.seat % 4 == 1) continue;
      const std::size_t size = packed(one.text);
      EXPECT_LE(size, 20U * 1024) << one.text.size() << " bytes as text";
      EXPECT_GT(size, 1024U);
      RecordProperty("seat" + std::to_string(one.viewer.seat), std::to_string(size));
    }
  }
}

TEST(StoryLines, AreRefusedInOneLineIfTheyAreNone) {
  const auto match = toy::start(3);
  Written written(*match);
  written.play(Level::Random);
  const std::string text = written.writers[0].text;
  const auto refused = [](const std::string& changed) {
    const auto story = read_story(changed);
    EXPECT_FALSE(story);
    EXPECT_EQ(story.error().find('\n'), std::string::npos);
    return story.error();
  };
  const std::size_t first = text.find('\n') + 1;
  const std::size_t second = text.find('\n', first) + 1;
  const std::size_t third = text.find('\n', second) + 1;
  EXPECT_THAT(refused(""), HasSubstr("not a story"));
  EXPECT_THAT(refused("{}\n"), HasSubstr("not a story"));
  EXPECT_THAT(refused(text.substr(0, first)), HasSubstr("no step"));
  EXPECT_THAT(refused(text.substr(0, second - 5)), HasSubstr("line 2"));
  EXPECT_THAT(refused(text.substr(0, second) + text.substr(third)), HasSubstr("step 1 is missing"));
  EXPECT_THAT(refused(text + text.substr(first, second - first)), HasSubstr("after its closing line"));
  EXPECT_THAT(refused(R"({"saloon_story":2,"game":"toy"})"), HasSubstr("saloon_story"));
  EXPECT_TRUE(read_story(text.substr(0, third))->outcome.empty());
}

TEST(StoryLines, SayWhoSatWhere) {
  const auto match = toy::start(3);
  StoryWriter writer({1, false}, {"Anne \"Calamity\"", "", "l'{ami}"});
  const auto story = read_story(writer.heading(*match) + writer.note(*match));
  ASSERT_TRUE(story) << story.error();
  EXPECT_THAT(story->names, testing::ElementsAre("Anne \"Calamity\"", "", "l'{ami}"));
}

/// Readers pass over what they do not know: a later house may have added it.
TEST(StoryLines, MayHaveMembersThatNobodyKnows) {
  const auto story = read_story(
      R"({"saloon_story":1,"game":"toy","rules_version":9,"seats":2,"options":{},"viewer":"S1","weather":"dry"})"
      "\n"
      R"({"step":0,"events":[{"event":"sneezed","seat":"S0"}],"view":{},"mood":3})");
  ASSERT_TRUE(story) << story.error();
  EXPECT_TRUE(told_in(*story, 0, words_of(toy::game(), Language::English)).empty());
}

}  // namespace
}  // namespace saloon::telling
