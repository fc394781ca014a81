// A table from its opening to the rematch, with everything that people do in between.
#include <gtest/gtest.h>

#include "tests/house/started.h"

namespace saloon::house {
namespace {

using Stage = TableSummary::Stage;

TEST(Table, IsPlayedFromTheFirstGuestToTheLastAnswerAndFoldsToTheSame) {
  for (const GameInfo& game : all_games()) {
    Started t(game.slug, std::max(3, game.min_seats));
    ASSERT_TRUE(t.evening.table().has_match()) << game.slug;
    play_on(t.evening, t.people());
    EXPECT_EQ(t.evening.table().company().stage, Stage::Over);
    EXPECT_TRUE(t.anne.last_now("S0").contains("over"));
    const std::string digest = t.evening.table().match().state_digest();
    t.evening.crash();
    EXPECT_EQ(t.evening.table().match().state_digest(), digest) << game.slug;
    EXPECT_EQ(t.evening.table().company().stage, Stage::Over);
  }
}

TEST(Table, TellsEveryViewerItsOwnViewAndNumbersWithoutGaps) {
  Started t;
  play_on(t.evening, t.people(), 40);
  for (const auto& [client, viewer] : {std::pair{&t.anne, "S0"}, {&t.zoe, "S1"}}) {
    i64 next = -1;
    for (const json::object& now : client->of_type("now")) {
      EXPECT_EQ(text_in(now, "viewer"), viewer);
      EXPECT_EQ(text_in(object_in(now, "view"), "viewer"), viewer);
      if (next >= 0) {
        EXPECT_EQ(whole_number_in(now, "from"), next);
      }
      next = whole_number_in(now, "from") + i64(now.at("events").as_array().size());
    }
    EXPECT_GT(next, 0);
  }
}

TEST(Table, SaysNothingBeforeItIsDurable) {
  Started t;
  t.evening.wait(5000);
  t.evening.slow = true;
  const Match& match = t.evening.table().match();
  const Seat asked = *match.waiting().begin();
  Client& client = asked == 0 ? t.anne : t.zoe;
  const std::size_t before = t.anne.letters.size() + t.zoe.letters.size();
  const std::string id = t.evening.say(client, {{"type", "answer"},
                                                {"seat", seat_name(asked)},
                                                {"round", match.round()},
                                                {"decision", match.legal(asked).decisions[0]}});
  EXPECT_EQ(t.anne.letters.size() + t.zoe.letters.size(), before);
  t.evening.store(true);
  EXPECT_EQ(client.refused(id), "");
  EXPECT_GT(t.anne.letters.size() + t.zoe.letters.size(), before + 1);
}

TEST(Table, DropsWhatCannotBeStoredAndGoesOnAfterwards) {
  Started t;
  t.evening.wait(5000);
  t.evening.slow = true;
  const Match& match = t.evening.table().match();
  const std::string digest = match.state_digest();
  const Seat asked = *match.waiting().begin();
  Client& client = asked == 0 ? t.anne : t.zoe;
  const json::object answer{{"type", "answer"},
                            {"seat", seat_name(asked)},
                            {"round", match.round()},
                            {"decision", match.legal(asked).decisions[0]}};
  const std::string refused = t.evening.say(client, answer);
  t.evening.store(false);
  EXPECT_EQ(client.refused(refused), "HOUSE-STORE-01");
  EXPECT_EQ(t.evening.table().match().state_digest(), digest);
  t.evening.slow = false;
  EXPECT_EQ(client.refused(t.evening.say(client, answer)), "");
  play_on(t.evening, t.people());
  EXPECT_EQ(t.evening.table().company().stage, Stage::Over);
}

TEST(Table, CarriesOutARepeatedMessageOnceAlsoAfterACrash) {
  Started t;
  t.evening.wait(5000);
  const Match& match = t.evening.table().match();
  const Seat asked = *match.waiting().begin();
  Client& client = asked == 0 ? t.anne : t.zoe;
  const json::object answer{{"type", "answer"},
                            {"id", "same"},
                            {"seat", seat_name(asked)},
                            {"round", match.round()},
                            {"decision", match.legal(asked).decisions[0]}};
  t.evening.say(client, answer);
  const std::size_t rows = t.evening.ledger().size();
  t.evening.say(client, answer);
  EXPECT_EQ(t.evening.ledger().size(), rows);
  EXPECT_EQ(client.of_type("done").back(), client.done("same"));
  const std::string person = asked == 0 ? "host" : "Zoé";
  t.evening.crash();
  Client& back = t.evening.connect(person);
  t.evening.say(back, {{"type", "enter"}});
  const std::size_t again = t.evening.ledger().size();
  t.evening.say(back, answer);
  EXPECT_EQ(back.refused("same"), "");
  EXPECT_EQ(t.evening.ledger().size(), again);
}

/// Anne has all seats but the last, which is Zoé's.
struct HotSeat {
  explicit HotSeat(std::string_view game)
      : evening([&] {
          Create create = table_for(game, 3, 3);
          create.wishes.pace = false;
          return create;
        }()),
        anne(evening.connect("host")),
        zoe(evening.connect("Zoé")) {
    evening.say(anne, {{"type", "enter"}});
    evening.say(zoe, {{"type", "enter"}, {"key", "sit-key"}});
    evening.say(anne, {{"type", "sit"}, {"seat", "S0"}});
    evening.say(anne, {{"type", "sit"}, {"seat", "S1"}});
    evening.say(zoe, {{"type", "sit"}, {"seat", "S2"}});
    evening.say(anne, {{"type", "start"}});
  }
  [[nodiscard]] const Match& match() { return evening.table().match(); }
  [[nodiscard]] Client& at(Seat p) { return p == 2 ? zoe : anne; }
  std::string answer(Seat p, const json::value& decision) {
    return evening.say(
        at(p), {{"type", "answer"}, {"seat", seat_name(p)}, {"round", match().round()}, {"decision", decision}});
  }
  /// Plays on until one of Anne's seats is asked this together with another seat; kSpectator if it never comes.
  Seat asked_with_others(std::string_view question) {
    for (int i = 0; i < 5000 && !match().over(); ++i) {
      const SeatSet waiting = match().waiting();
      for (const Seat p : waiting) {
        if (p < 2 && waiting.size() > 1 && match().question(p) == question) return p;
      }
      const Seat p = *waiting.begin();
      const json::array decisions = match().legal(p).decisions;
      answer(p, decisions[std::size_t(i) * 7 % decisions.size()]);
    }
    return kSpectator;
  }

  Evening evening;
  Client& anne;
  Client& zoe;
};

TEST(Table, LetsASealedAnswerBeChangedAndWithdrawn) {
  HotSeat t("desperados");
  const Seat p = t.asked_with_others("choose_action");
  ASSERT_NE(p, kSpectator);
  const std::string digest = t.match().state_digest();
  const Legal legal = t.match().legal(p);
  EXPECT_EQ(t.anne.refused(t.answer(p, legal.decisions[0])), "");
  EXPECT_EQ(t.anne.refused(t.answer(p, legal.decisions[legal.decisions.size() - 1])), "");
  const json::object withdraw{{"type", "withdraw"}, {"seat", seat_name(p)}, {"round", t.match().round()}};
  EXPECT_EQ(t.anne.refused(t.evening.say(t.anne, withdraw)), "");
  EXPECT_EQ(t.match().state_digest(), digest);
  EXPECT_EQ(t.anne.refused(t.evening.say(t.anne, withdraw)), "SALOON-ASK-05");
  t.evening.crash();
  EXPECT_EQ(t.match().state_digest(), digest);
}

TEST(Table, TellsNobodyOfAHiddenAnswer) {
  HotSeat t("dead_money");
  const Seat p = t.asked_with_others("give_rank");
  ASSERT_NE(p, kSpectator);
  const std::size_t letters = t.zoe.letters.size();
  EXPECT_EQ(t.anne.refused(t.answer(p, t.match().legal(p).decisions[0])), "");
  EXPECT_EQ(t.zoe.letters.size(), letters);
}

TEST(Table, GivesWhoeverComesBackWhatWasMissed) {
  Started t;
  play_on(t.evening, t.people(), 10);
  const json::object last = t.zoe.last_now("S1");
  const i64 heard = whole_number_in(last, "from") + i64(last.at("events").as_array().size());
  t.evening.hang_up(t.zoe);
  t.evening.wait(3000);
  play_on(t.evening, {{0, &t.anne}}, 0);
  Client& back = t.evening.connect("Zoé");
  t.evening.say(back, {{"type", "enter"}, {"heard", {{"S1", heard - 3}}}});
  const json::object now = back.last_now("S1");
  EXPECT_EQ(whole_number_in(now, "from"), heard - 3);
  EXPECT_GE(now.at("events").as_array().size(), 3U);
}

TEST(Table, LetsABotStandInForWhoeverStaysAwayAndGivesTheSeatBack) {
  Started t;
  t.evening.hang_up(t.zoe);
  EXPECT_EQ(t.anne.refused(t.evening.say(t.anne, {{"type", "stand_in"}, {"seat", "S1"}, {"bot", "cowhand"}})),
            "HOUSE-AWAY-01");
  t.evening.wait(21'000);
  EXPECT_FALSE(t.anne.last("table").at("guests").as_array()[1].at("present").as_bool());
  t.evening.wait(40'000);
  EXPECT_EQ(t.anne.refused(t.evening.say(t.anne, {{"type", "stand_in"}, {"seat", "S1"}, {"bot", "cowhand"}})), "");
  play_on(t.evening, {{0, &t.anne}}, 8);
  Client& back = t.evening.connect("Zoé");
  t.evening.say(back, {{"type", "enter"}});
  t.evening.wait(5000);
  EXPECT_FALSE(back.of_type("back").empty());
  EXPECT_TRUE(t.evening.table().company().chairs[1].is_played_by_person());
  play_on(t.evening, {{0, &t.anne}, {1, &back}});
  EXPECT_EQ(t.evening.table().company().stage, Stage::Over);
}

TEST(Table, HandsTheHostOverWhenTheHostStaysAway) {
  Started t;
  t.evening.hang_up(t.anne);
  t.evening.wait(61'000);
  EXPECT_EQ(t.evening.table().company().host, 2U);
  EXPECT_TRUE(t.zoe.last("table").at("you").at("host").as_bool());
}

TEST(Table, PlaysOnWithABotForWhoeverLeaves) {
  Started t;
  t.evening.say(t.zoe, {{"type", "leave"}});
  EXPECT_EQ(text_in(t.zoe.last("gone"), "why"), "left");
  play_on(t.evening, {{0, &t.anne}});
  EXPECT_EQ(t.evening.table().company().stage, Stage::Over);
}

TEST(Table, KeepsTalkInItsCircle) {
  Started t;
  Client& cole = t.evening.connect("Cole");
  t.evening.say(cole, {{"type", "enter"}, {"key", "watch-key"}});
  EXPECT_EQ(cole.refused(t.evening.say(cole, {{"type", "say"}, {"circle", "table"}, {"text", "S1 bluffs"}})),
            "HOUSE-SAY-03");
  EXPECT_EQ(cole.refused(t.evening.say(cole, {{"type", "say"}, {"circle", "watchers"}, {"text", "psst"}})), "");
  EXPECT_EQ(cole.of_type("said").size(), 1U);
  EXPECT_TRUE(t.anne.of_type("said").empty());
  EXPECT_EQ(t.anne.refused(t.evening.say(t.anne, {{"type", "say"}, {"circle", "table"}, {"text", "hello"}})), "");
  EXPECT_EQ(cole.of_type("said").size(), 2U);
}

TEST(Table, TellsWhoIsNotOfTheCircleNotEvenThatSomethingWasSaid) {
  Started t;
  Client& cole = t.evening.connect("Cole");
  t.evening.say(cole, {{"type", "enter"}, {"key", "watch-key"}});
  const std::size_t letters = t.anne.letters.size();
  EXPECT_EQ(cole.refused(t.evening.say(cole, {{"type", "say"}, {"circle", "watchers"}, {"text", "psst"}})), "");
  EXPECT_EQ(t.anne.letters.size(), letters);
}

/// Also if it is said in the same moment.
TEST(Table, NumbersWhatIsSaidByItsCircleAlone) {
  const auto heard_after = [](bool whispers) {
    Started t;
    Client& cole = t.evening.connect("Cole");
    t.evening.say(cole, {{"type", "enter"}, {"key", "watch-key"}});
    if (whispers) t.evening.say(cole, {{"type", "say"}, {"circle", "watchers"}, {"text", "psst"}});
    t.evening.say(t.anne, {{"type", "say"}, {"circle", "table"}, {"text", "hello"}});
    return json::serialize(t.anne.last("said"));
  };
  EXPECT_EQ(heard_after(true), heard_after(false));
}

/// Where there is no choice the house answers too, at the same moment: who has chosen what there was is not refused it.
TEST(Table, TakesTheOnlyAnswerFromWhoeverGivesIt) {
  Started t("dead_money", 3);
  int only = 0;
  for (std::size_t n = 0; !t.evening.table().match().over(); ++n, t.evening.wait(100)) {
    const Match& match = t.evening.table().match();
    const SeatSet asked = match.waiting() & all_seats(2);
    if (asked.empty()) continue;
    const Seat seat = *asked.begin();
    Client& client = seat == 0 ? t.anne : t.zoe;
    const json::array list = match.legal(seat).decisions;
    const json::object answer{{"type", "answer"},
                              {"seat", seat_name(seat)},
                              {"round", match.round()},
                              {"decision", list[n * 7 % list.size()]}};
    const std::string id = t.evening.say(client, answer);
    for (int i = 0; i < 50 && client.refused(id) == "?"; ++i) t.evening.wait(100);
    EXPECT_EQ(client.refused(id), "");
    only += list.size() == 1 ? 1 : 0;
  }
  EXPECT_GT(only, 0);
}

/// Keys are the host's business, and who is answered for is the seat's own: nobody else hears that anything has
/// changed.
TEST(Table, TellsOnlyWhomItConcernsThatNothingIsDifferentForOthers) {
  Started t;
  play_on(t.evening, t.people(), 6);
  const std::size_t annes = t.anne.of_type("table").size(), zoes = t.zoe.of_type("table").size();
  EXPECT_EQ(t.zoe.refused(t.evening.say(t.zoe, {{"type", "automatic"}, {"seat", "S1"}, {"on", false}})), "");
  EXPECT_EQ(t.anne.of_type("table").size(), annes);
  EXPECT_EQ(t.zoe.of_type("table").size(), zoes + 1);
  EXPECT_FALSE(object_in(object_in(t.zoe.last("table"), "you"), "automatic").if_contains("S1")->get_bool());
  EXPECT_EQ(t.anne.refused(t.evening.say(t.anne, {{"type", "key"}, {"opens", "watch"}})), "");
  EXPECT_EQ(t.anne.refused(t.evening.say(t.anne, {{"type", "drop_keys"}, {"opens", "watch"}})), "");
  EXPECT_EQ(t.anne.of_type("table").size(), annes);
  EXPECT_EQ(t.zoe.of_type("table").size(), zoes + 1);
  Client& again = t.evening.connect("Zoé");
  t.evening.say(again, {{"type", "enter"}});
  EXPECT_EQ(again.of_type("table").size(), 1U);
  EXPECT_EQ(t.anne.of_type("table").size(), annes) << "she was here all the time";
}

TEST(Table, GoesOnWithTheSamePeopleAtAnotherTable) {
  Started t;
  t.evening.say(t.zoe, {{"type", "automatic"}, {"seat", "S1"}, {"on", false}});
  play_on(t.evening, t.people());
  const std::string id = t.evening.say(t.anne, {{"type", "again"}});
  ASSERT_EQ(t.anne.refused(id), "");
  ASSERT_EQ(t.evening.opened().size(), 1U);
  const auto next = Table::fold(find_game, t.evening.opened()[0], t.evening.now());
  ASSERT_TRUE(next) << next.error();
  EXPECT_EQ((*next)->company().summary().free, 0);
  EXPECT_TRUE((*next)->company().chairs[0].automatic);
  EXPECT_FALSE((*next)->company().chairs[1].automatic) << "what Zoé wished for holds for the next game too";
  EXPECT_EQ(text_in(t.zoe.last("table"), "rematch"), text_in(t.anne.done(id), "table"));
}

}  // namespace
}  // namespace saloon::house
