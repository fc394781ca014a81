// What happened, and what one seat alone knows of it, as sentences.
#include "telling/log.h"

#include <gmock/gmock.h>

#include <algorithm>

#include "games/registry.h"
#include "telling/catalogue.h"
#include "telling/known.h"
#include "tests/scale.h"
#include "tests/toy_play.h"

namespace saloon::telling {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsSupersetOf;
using ::testing::Not;

const Words& english() {
  static const Words kWords = words_of(toy::game(), Language::English);
  return kWords;
}

TEST(Log, CallsTheReaderYouWhereverItsSeatStands) {
  const json::object gift{{"event", "gift"}, {"seat", "S0"}, {"to", "S1"}};
  EXPECT_THAT(told(gift, 0, english()).value_or(""), HasSubstr("You give a point to"));
  EXPECT_THAT(told(gift, 1, english()).value_or(""), HasSubstr("gives a point to you"));
  EXPECT_THAT(told(gift, kSpectator, english()).value_or(""), Not(HasSubstr("ou ")));
}

TEST(Log, LeavesOutQuestionsAndAnswers) {
  EXPECT_FALSE(told({{"event", "asked"}, {"ask", "bid"}}, 0, english()));
  EXPECT_FALSE(told({{"event", "answered"}, {"seat", "S1"}}, 0, english()));
}

TEST(Log, RanksEverybodyBelowTheWinners) {
  const json::object outcome{{"winners", {"S1"}},
                             {"ranks", {{"S0", 2}, {"S1", 1}, {"S2", 3}}},
                             {"scores", {{"S0", 4}, {"S1", 7}, {"S2", -1}}}};
  EXPECT_THAT(told_result(outcome, 1, english()),
              ElementsAre(HasSubstr("You"), HasSubstr("7"), HasSubstr("4"), HasSubstr("1")));
}

TEST(Log, SaysInWhatTheScoreIsCountedAndWhyAPlaceIsShared) {
  const json::object outcome{{"winners", json::array{"S0"}},
                             {"scores", json::object{{"S0", 7}, {"S1", 1}, {"S2", 1}}},
                             {"ranks", json::object{{"S0", 1}, {"S1", 2}, {"S2", 2}}}};
  EXPECT_THAT(told_result(outcome, 1, english()), Contains(HasSubstr("7 points")));
  EXPECT_THAT(told_result(outcome, 1, english()), Contains(HasSubstr("1 point")));
  EXPECT_EQ(told_sharing(outcome, english()), "Equal points share a place.");
  EXPECT_EQ(told_sharing({{"ranks", json::object{{"S0", 1}, {"S1", 2}}}}, english()), "");
}

/// In how many of twenty worlds that spectators cannot exclude the seat's table has this line.
int worlds_with(const std::string& line, const Match& match, Seat seat, const Words& words) {
  int out = 0;
  for (u64 seed = 101; seed <= 120; ++seed) {
    const std::vector<std::string> there = match.sample(kSpectator, seed)->table(seat, words);
    if (std::find(there.begin(), there.end(), line) != there.end()) ++out;
  }
  return out;
}

/// What stands there in most worlds is hardly a secret, and what stands there in few is one.
void expect_only_secrets(const Match& match, Seat seat, const Words& words) {
  const std::vector<std::string> own = own_lines(match.at(seat), words);
  for (const std::string& line : match.table(seat, words)) {
    const int worlds = worlds_with(line, match, seat, words);
    const bool listed = std::find(own.begin(), own.end(), line) != own.end();
    const bool is_heading = line.find_first_not_of(' ') == 0;
    const bool speaks_of_hand = line.find("gang") != std::string::npos;      // the best gang may happen to be the same
    const bool says_empty = std::count(line.begin(), line.end(), ' ') <= 3;  // "  no safe", under "Your safes"
    EXPECT_TRUE(!listed || worlds < 20 || is_heading || speaks_of_hand || says_empty)
        << match.game().slug << ": no secret: " << line;
    EXPECT_TRUE(listed || worlds > 5) << match.game().slug << ": a secret: " << line;
  }
}

TEST(Known, ListsOnlyWhatIsSecret) {
  for (const GameInfo& game : all_games()) {
    for (const Language language : {Language::English, Language::French}) {
      if (!reads(language)) continue;
      const Words words = words_of(game, language);
      auto match = game.start(game, {game.min_seats + 1, {}, "7"}, nullptr);
      ASSERT_TRUE(match) << game.slug;
      for (std::size_t step = 0; step < 24 && !(*match)->over(); ++step) {
        const Seat p = *(*match)->waiting().begin();
        if (step % 4 == 0) expect_only_secrets(**match, p, words);
        const auto decisions = (*match)->legal(p).decisions;
        ASSERT_TRUE((*match)->answer(p, decisions[step * 7 % decisions.size()]).accepted());
      }
    }
  }
}

TEST(Known, IsWhatSpectatorsDoNotHave) {
  const auto match = toy::played(toy::start(3), 9);
  for (const Seat p : all_seats(3)) {
    std::size_t first = 0;
    const std::vector<std::string> heard = told_since(match->at(p), first, english());
    EXPECT_THAT(heard, IsSupersetOf(told_in_secret(match->at(p), english())));
    const std::vector<std::string> open = match->table(kSpectator, english());
    const std::vector<std::string> own = own_lines(match->at(p), english());
    EXPECT_FALSE(own.empty());
    for (const std::string& line : own) EXPECT_THAT(open, Not(Contains(line)));
  }
}

}  // namespace
}  // namespace saloon::telling
