// Everybody is told at once what each could have had through its own door.
#include "engine/match/herald.h"

#include <gtest/gtest.h>

#include "engine/match/tables.h"
#include "games/registry.h"
#include "tests/toy_play.h"

namespace saloon {
namespace {

/// The texts of events one by one, as a list.
std::string list_of(const std::vector<json::object>& events) {
  json::array list;
  for (const json::object& event : events) list.push_back(event);
  return json::serialize(list);
}

/// Plays with cowhands; `each` sees the match after every answer, with the number of the first new event.
template <class F>
void play_through(Match& match, F each) {
  std::size_t since = 0;
  for (u64 answers = 0; !match.over(); ++answers) {
    each(std::as_const(match), since);
    since = match.event_count();
    const Seat p = *match.waiting().begin();
    ASSERT_TRUE(match.answer(p, bot_answer(match.at(p), Level::Cowhand, answers)).accepted());
  }
  each(std::as_const(match), since);
}

/// The same bytes as the tree of what the door gives, serialized.
void expect_told_like_the_door(const Told& told, const SeatDoor& door) {
  ASSERT_EQ(told.view, json::serialize(door.view()));
  ASSERT_EQ(told.events, list_of(door.heard(told.first)));
  const Legal legal = door.legal();
  ASSERT_EQ(told.legal, door.question().empty() ? "" : json::serialize(legal.decisions));
  ASSERT_EQ(told.complete, legal.complete);
}

class HeraldOfGame : public testing::TestWithParam<std::string> {};

TEST_P(HeraldOfGame, TellsEverybodyWhatItsDoorGives) {
  const GameInfo& game = *find_game(GetParam());
  Herald herald;
  const auto match = game.start(game, {game.max_seats, options_for(game, game.max_seats), "5"}, nullptr);
  ASSERT_TRUE(match) << match.error();
  std::map<Seat, std::size_t> heard;
  play_through(**match, [&](const Match& m, std::size_t since) {
    Seat next = 0;
    herald.tell(m, since, [&](const Told& told) {
      EXPECT_EQ(told.viewer, next);
      next = next + 1 == m.seats() ? kSpectator : Seat(next + 1);
      EXPECT_EQ(told.first, heard[told.viewer]);
      expect_told_like_the_door(told, m.at(told.viewer));
      heard[told.viewer] = m.at(told.viewer).heard_count();
    });
  });
}

std::vector<std::string> slugs() {
  std::vector<std::string> out;
  for (const GameInfo& game : all_games()) out.emplace_back(game.slug);
  return out;
}
INSTANTIATE_TEST_SUITE_P(Games, HeraldOfGame, testing::ValuesIn(slugs()), [](const auto& p) { return p.param; });

TEST(Herald, KeepsItsNumbersWhereTheHostForgets) {
  const auto all = toy::start(4, {{"partners", "pairs"}});
  const auto some = toy::start(4, {{"partners", "pairs"}});
  Herald herald;
  const auto told_of = [&](const Match& match, std::size_t since) {
    std::string out;
    herald.tell(match, since, [&](const Told& told) {
      out += std::to_string(told.viewer) + " " + std::to_string(told.first) + std::string(told.events) + "\n";
    });
    return out;
  };
  for (u64 turn = 0; !all->over(); ++turn) {
    const std::size_t since = all->event_count();
    const Seat p = toy::pick_seat(*all, turn);
    toy::answer_by_bot(*all, p, turn);
    toy::answer_by_bot(*some, p, turn);
    ASSERT_EQ(told_of(*some, since), told_of(*all, since));
    some->forget_events(some->event_count());
    ASSERT_EQ(some->event_count(), all->event_count());
  }
}

TEST(Herald, TellsAllThatIsKeptToWhoAsksForMore) {
  const auto match = toy::played(toy::start(3), 20);
  match->forget_events(10);
  Herald herald;
  herald.tell(*match, 3, [&](const Told& told) {
    const SeatDoor door = std::as_const(*match).at(told.viewer);
    EXPECT_EQ(told.first, door.forgotten());
    EXPECT_EQ(told.events, list_of(door.heard()));
  });
}

}  // namespace
}  // namespace saloon
