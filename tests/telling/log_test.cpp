// What happened, and what one seat alone knows of it, as sentences.
#include "telling/log.h"

#include <gmock/gmock.h>

#include "telling/catalogue.h"
#include "telling/known.h"
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
