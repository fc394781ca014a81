// Whoever is away for a while is neither betrayed nor forgotten: no answer in their name, no old vote, and all that a
// bot did meanwhile.
#include <gmock/gmock.h>

#include "tests/house/started.h"

namespace saloon::house {
namespace {

/// Plays on until one of the two people has just been asked, where there is a choice or there is none.
std::optional<Seat> play_until_asked(Started& t, bool no_choice) {
  std::array<int, 2> answered{-1, -1};
  for (std::size_t n = 0; n < 9'000 && !t.evening.table().match().over(); ++n, t.evening.wait(100)) {
    const Match& match = t.evening.table().match();
    const int round = match.round();
    for (const auto& [seat, client] : t.people()) {
      if (!match.waiting().has(seat) || std::exchange(answered[seat], round) == round) continue;
      const json::array list = match.legal(seat).decisions;
      if ((list.size() == 1) == no_choice) return seat;
      const json::value& some = list[n * 7 % list.size()];
      t.evening.say(*client, {{"type", "answer"}, {"seat", seat_name(seat)}, {"round", round}, {"decision", some}});
      break;  // the match may be another now
    }
  }
  return std::nullopt;
}

/// Since when a seat has been away is told later: an answer after that moment would say that there was no choice.
TEST(Away, NobodyIsAnsweredForWhoHasHungUp) {
  for (const bool no_choice : {true, false}) {
    Started t("deadwood_1876", 7);
    const auto seat = play_until_asked(t, no_choice);
    ASSERT_TRUE(seat);
    const int round = t.evening.table().match().round();
    const auto is_asked = [&] {
      const Match& match = t.evening.table().match();
      return match.round() == round && match.waiting().has(*seat);
    };
    t.evening.hang_up(*seat == 0 ? t.anne : t.zoe);
    t.evening.wait(15'000);
    EXPECT_TRUE(is_asked()) << no_choice;
    t.evening.say(t.evening.connect(*seat == 0 ? "host" : "Zoé"), {{"type", "enter"}});
    t.evening.wait(800);
    EXPECT_TRUE(is_asked()) << "at once is too soon, too";
    t.evening.wait(4'000);
    EXPECT_NE(is_asked(), no_choice) << "nobody waits for what is no choice";
  }
}

TEST(Away, AHostWhoIsGoneAfterTheGameKeepsNobodyFromTheNext) {
  Started t;
  play_on(t.evening, t.people());
  ASSERT_EQ(t.evening.table().company().stage, TableSummary::Stage::Over);
  t.evening.hang_up(t.anne);
  EXPECT_EQ(t.zoe.refused(t.evening.say(t.zoe, {{"type", "again"}})), "HOUSE-HOST-01");
  t.evening.wait(61'000);
  EXPECT_EQ(t.zoe.refused(t.evening.say(t.zoe, {{"type", "again"}})), "");
}

/// What else happens at the moment of an alarm, or before it comes through, takes nothing from it.
TEST(Away, IsNoticedAlsoWhenSomethingElseComesFirst) {
  for (const bool host : {false, true}) {
    Started t;
    Client& away = host ? t.anne : t.zoe;
    Client& here = host ? t.zoe : t.anne;
    t.evening.hang_up(away);
    t.evening.wait(19'999);
    t.evening.oversleep(1);
    t.evening.say(here, {{"type", "list"}, {"seat", host ? "S1" : "S0"}});
    t.evening.wait(1);
    EXPECT_FALSE(here.last("table").at("guests").as_array().at(host ? 0 : 1).at("present").as_bool());
    t.evening.wait(39'990);
    t.evening.oversleep(20);
    t.evening.say(here, {{"type", "list"}, {"seat", host ? "S1" : "S0"}});
    t.evening.wait(1);
    EXPECT_EQ(t.evening.table().company().host, host ? 2U : 1U);
  }
}

TEST(Away, AClosedTableKeepsItsHost) {
  Started t;
  t.evening.say(t.anne, {{"type", "close"}});
  t.evening.hang_up(t.anne);
  t.evening.wait(61'000);
  EXPECT_EQ(t.evening.table().company().host, 1U);
}

/// Also a program that was started anew, and does not say what it has heard.
TEST(Away, WhoeverComesBackIsToldAllThatTheBotDid) {
  Started t;
  t.evening.hang_up(t.zoe);
  t.evening.wait(61'000);
  EXPECT_EQ(t.anne.refused(t.evening.say(t.anne, {{"type", "stand_in"}, {"seat", "S1"}, {"bot", "cowhand"}})), "");
  play_on(t.evening, {{0, &t.anne}}, 6);
  Client& zoe = t.evening.connect("Zoé");
  t.evening.say(zoe, {{"type", "enter"}});
  t.evening.wait(5'000);
  const json::object back = zoe.last("back");
  ASSERT_FALSE(back.empty());
  const json::object first = zoe.of_type("now").front();
  EXPECT_EQ(whole_number_in(first, "from"), whole_number_in(back, "since"));
  EXPECT_FALSE(first.at("events").as_array().empty());
  Client& other = t.evening.connect("Zoé");
  t.evening.say(other, {{"type", "enter"}});
  EXPECT_TRUE(other.last_now("S1").at("events").as_array().empty()) << "who is long back has missed nothing";
}

/// Dan is away for a minute, and the host for so long that nobody counts on her: it takes the votes of the other two.
struct Voting {
  Voting() : evening(table_for("desperados_cards", 4, 4)) {
    const std::array names{"host", "Zoé", "Cole", "Dan"};
    for (Seat p = 0; p < 4; ++p) {
      people[p] = &evening.connect(names[p]);
      evening.say(*people[p], {{"type", "enter"}, {"key", "sit-key"}});
      evening.say(*people[p], {{"type", "sit"}, {"seat", seat_name(p)}});
    }
    evening.say(*people[0], {{"type", "start"}});
    evening.hang_up(*people[3]);
    evening.wait(35'000);
    evening.hang_up(*people[0]);
    evening.wait(26'000);
  }
  std::string vote(Seat by) {
    return people[by]->refused(evening.say(*people[by], {{"type", "stand_in"}, {"seat", "S3"}, {"bot", "cowhand"}}));
  }
  [[nodiscard]] bool bot_plays() { return evening.table().company().chairs[3].has_stand_in(); }
  [[nodiscard]] std::size_t votes_shown() {
    const json::object chair = object_in(object_in(people[1]->last("table"), "chairs"), "S3");
    return chair.contains("votes") ? chair.at("votes").as_array().size() : 0;
  }
  Evening evening;
  std::array<Client*, 4> people{};
};

TEST(Away, AllOthersTogetherMayLetABotPlay) {
  Voting t;
  ASSERT_EQ(t.evening.table().company().host, 1U);
  EXPECT_EQ(t.vote(2), "");
  EXPECT_FALSE(t.bot_plays());
  EXPECT_EQ(t.votes_shown(), 1U);
  EXPECT_EQ(t.vote(2), "") << "once more is the same vote";
  EXPECT_FALSE(t.bot_plays());
  EXPECT_EQ(t.vote(1), "");
  EXPECT_TRUE(t.bot_plays());
  EXPECT_EQ(t.votes_shown(), 0U);
}

TEST(Away, VotesAgainstWhoeverHasComeBackAreGone) {
  Voting t;
  EXPECT_EQ(t.vote(2), "");
  EXPECT_EQ(t.votes_shown(), 1U);
  t.people[3] = &t.evening.connect("Dan");
  t.evening.say(*t.people[3], {{"type", "enter"}});
  EXPECT_EQ(t.votes_shown(), 0U);
  t.evening.hang_up(*t.people[3]);
  t.evening.wait(61'000);
  EXPECT_EQ(t.votes_shown(), 0U) << "nor do they count the next time";
}

}  // namespace
}  // namespace saloon::house
