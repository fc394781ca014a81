// Clauses of the Desperados card game that no single scenario can prove: what holds in every position, what each draw
// may give, what is refused before a match exists.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <numeric>
#include <set>
#include <vector>

#include "engine/play.h"
#include "games/desperados_cards/rules.h"
#include "games/registry.h"
#include "tests/games/heard_chance.h"

namespace saloon::desperados_cards {
namespace {

using HeardChance = saloon::HeardChance<Roll>;
using testing::HasSubstr;

constexpr Config kHostStarts{.start_player = StartPlayer::HostChoice, .start_seat = 1};

/// A row per level: the places in piles 0 to 4.
using Row = std::array<int, kPiles>;
Row row_of(PileCards piles, int level) {
  Row row{};
  for (int k = 0; k < kPiles; ++k) row[unsigned(k)] = place_at(piles, k, level);
  return row;
}

bool piles_differ(const Row& a, const Row& b) {
  for (unsigned k = 0; k < kPiles; ++k) {
    if (a[k] == b[k]) return false;
  }
  return true;
}

/// The table as it is before the first turn: the engine itself stops only at the first question.
State laid_out(const Config& config, int seats, u64 key) {
  State s = Game::setup(config, seats);
  s.hidden.chance.key = key;
  Context c{s};
  Game::advance(c);
  return s;
}

/// Plays at random and hands every position to `look`, the first and the last included.
template <class Look>
void play_at_random(const Config& config, int seats, u64 seed, Look look) {
  State s = begin<Game>(config, seats, key_of_seed(seed));
  Context c{s};
  Chance chance{key_of_seed(seed, 1)};
  look(s);
  while (!over<Game>(s)) {
    const Seat p = *SeatSet{s.hidden.waiting}.begin();
    Game::Decisions list;
    Game::legal(s.pub, s.seat[p], p, list);
    ASSERT_TRUE(answer(c, p, list[int(chance.below(u32(list.size())))]).yes());
    look(s);
  }
}

std::string refusal(int seats, const std::vector<OptionSetting>& options = {}) {
  const GameInfo& game = *find_game("desperados_cards");
  return game.start(game, {seats, options, "1"}, nullptr).error();
}

TEST(DesperadosCardsRules, only_three_to_five_play) {
  for (const int seats : {-1, 0, 1, 2, 6, 7, 100}) {
    EXPECT_STREQ(Game::forbids({}, seats), "DSC-GEN-01") << seats;
    EXPECT_NE(refusal(seats), "") << seats;
  }
  for (const int seats : {3, 4, 5}) {
    EXPECT_EQ(Game::forbids({}, seats), nullptr) << seats;
    EXPECT_EQ(refusal(seats), "") << seats;
  }
}

/// How often each face lies somewhere, zone by zone.
std::array<int, kFaces> faces_on_the_table(const State& s) {
  std::array<int, kFaces> count{};
  const auto tally = [&](CardBag cards) { for_each_card(cards, [&](int face) { ++count[unsigned(face)]; }); };
  tally(s.hidden.draw_pile);
  tally(s.pub.discard);
  tally(s.pub.posters);
  for (Seat p = 0; p < s.pub.seats; ++p) tally(s.seat[p].hand);
  for (unsigned k = 0; k < kPiles; ++k) {
    for (unsigned i = 0; i < s.pub.row_size[k]; ++i) ++count[s.pub.row[k][i]];
  }
  return count;
}

// DSC-GEN-05
TEST(DesperadosCardsRules, every_desperado_card_is_in_one_zone) {
  std::array<int, kFaces> twice{};
  twice.fill(2);
  for (int seats = kMinSeats; seats <= kMaxSeats; ++seats) {
    for (u64 seed = 0; seed < 20; ++seed) {
      play_at_random({}, seats, seed, [&](const State& s) {
        ASSERT_EQ(faces_on_the_table(s), twice);
        ASSERT_EQ(Game::check(s), nullptr);
      });
    }
  }
}

// DSC-GEN-05
TEST(DesperadosCardsRules, a_lost_or_doubled_desperado_card_is_noticed) {
  const State good = begin<Game>(kHostStarts, 3, 5);
  ASSERT_EQ(Game::check(good), nullptr);
  const int face = lowest_bit(good.hidden.draw_pile.one);

  State lost = good;
  lost.hidden.draw_pile.remove(face);
  --lost.pub.draw_size;
  EXPECT_THAT(Game::check(lost), HasSubstr("DSC-GEN-05"));

  State doubled = good;
  doubled.pub.discard.add(face);
  EXPECT_THAT(Game::check(doubled), HasSubstr("DSC-GEN-05"));
}

u32 cards_in_piles(const State& s) {
  u32 cards = 0;
  for (int k = 0; k < kPiles; ++k) {
    for (int level = s.pub.depth[unsigned(k)]; level < kLevels; ++level) {
      cards |= u32(bit(place_card(place_at(s.hidden.piles, k, level), level)));
    }
  }
  return cards;
}

// DSC-GEN-06
TEST(DesperadosCardsRules, every_place_card_is_in_a_pile_or_in_one_loot) {
  for (const EmptyHoldup empty_holdup : {EmptyHoldup::PlaceStays, EmptyHoldup::PlaceRemoved}) {
    const bool removed = empty_holdup == EmptyHoldup::PlaceRemoved;
    int out_of_the_game = 0;
    for (u64 seed = 0; seed < 60; ++seed) {
      play_at_random({.empty_holdup = empty_holdup}, 4, seed, [&](const State& s) {
        u32 seen = cards_in_piles(s);
        int count = count_bits(seen);
        for (Seat p = 0; p < s.pub.seats; ++p) {
          seen |= s.pub.loot[p];
          count += count_bits(s.pub.loot[p]);
        }
        ASSERT_EQ(count, count_bits(seen)) << "a place card lies twice";
        ASSERT_TRUE(removed || count == kPlaces * kLevels) << "a place card is missing";
        out_of_the_game += kPlaces * kLevels - count;
      });
    }
    EXPECT_EQ(out_of_the_game > 0, removed);
  }
}

// DSC-GEN-06
TEST(DesperadosCardsRules, a_lost_or_doubled_place_card_is_noticed) {
  const State good = begin<Game>(kHostStarts, 3, 5);
  const u32 top = u32(bit(place_card(place_at(good.hidden.piles, 0, 0), 0)));

  State lost = good;
  lost.pub.depth[0] = 1;
  EXPECT_THAT(Game::check(lost), HasSubstr("DSC-GEN-06"));

  State in_pile_and_loot = good;
  in_pile_and_loot.pub.loot[1] = top;
  EXPECT_THAT(Game::check(in_pile_and_loot), HasSubstr("DSC-GEN-06"));

  State won = lost;
  won.pub.loot[1] = top;
  EXPECT_EQ(Game::check(won), nullptr);
  won.pub.loot[2] = top;
  EXPECT_THAT(Game::check(won), HasSubstr("DSC-GEN-06"));
}

// DSC-GEN-07
TEST(DesperadosCardsRules, every_character_occurs_in_every_colour) {
  std::set<int> faces;
  for (int colour = 0; colour < kColours; ++colour) {
    for (int character = 0; character < kCharacters; ++character) {
      const int face = face_of(colour, character);
      faces.insert(face);
      EXPECT_EQ(colour_of(face), colour);
      EXPECT_EQ(character_of(face), character);
      EXPECT_NE(colour_mask(colour) & character_mask(character) & bit(face), 0U);
    }
  }
  EXPECT_EQ(faces.size(), 40U);
  EXPECT_EQ(kAllCards.size(), 80);
}

// --- set-up
// DSC-SETUP-01, DSC-SETUP-03, DSC-SETUP-04
TEST(DesperadosCardsRules, every_arrangement_has_each_place_once_per_level_and_four_per_pile) {
  const Row in_order{0, 1, 2, 3, 4};
  EXPECT_THAT(components::kLevelValues, testing::ElementsAre(2, 3, 4, 5));
  for (const PileCards piles : components::kArrangements) {
    EXPECT_EQ(row_of(piles, 0), in_order);
    for (int level = 1; level < kLevels; ++level) {
      const Row row = row_of(piles, level);
      EXPECT_TRUE(std::is_permutation(row.begin(), row.end(), in_order.begin()));
      for (int above = 0; above < level; ++above) EXPECT_TRUE(piles_differ(row, row_of(piles, above)));
    }
  }
}

// DSC-SETUP-05, TV-26: counted here once more, by trying all rows.
TEST(DesperadosCardsRules, there_are_1344_arrangements) {
  const Row top{0, 1, 2, 3, 4};
  std::vector<Row> rows;
  for (Row row = top;;) {
    if (piles_differ(row, top)) rows.push_back(row);
    if (!std::next_permutation(row.begin(), row.end())) break;
  }
  std::size_t count = 0;
  for (const Row& third : rows) {
    for (const Row& fourth : rows) {
      if (!piles_differ(third, fourth)) continue;
      for (const Row& fifth : rows) count += piles_differ(third, fifth) && piles_differ(fourth, fifth);
    }
  }
  EXPECT_EQ(count, 1344U);
  EXPECT_EQ(components::kArrangements.size(), count);
  EXPECT_EQ(std::set<PileCards>(components::kArrangements.begin(), components::kArrangements.end()).size(), count);
  EXPECT_EQ(row_of(components::kArrangements[0], 1), (Row{1, 0, 3, 4, 2}));
  EXPECT_EQ(row_of(components::kArrangements[0], 2), (Row{2, 3, 4, 0, 1}));
  EXPECT_EQ(row_of(components::kArrangements[0], 3), (Row{3, 4, 1, 2, 0}));
}

// DSC-SETUP-03, TV-26: with Bank-4 and Stagecoach-4 exchanged the first pile would show the Stagecoach twice.
TEST(DesperadosCardsRules, a_pile_with_the_same_place_twice_is_refused) {
  State s = begin<Game>(kHostStarts, 3, 5);
  const PileCards reference = components::kArrangements[1187];
  s.hidden.piles = reference;
  s.pub.seen = reference;
  EXPECT_EQ(Game::check(s), nullptr);
  const int stagecoach = 0;
  const int bank = 2;
  ASSERT_EQ(place_at(reference, 0, 2), bank);
  ASSERT_EQ(place_at(reference, 2, 2), stagecoach);
  s.hidden.piles = with_place(with_place(reference, 0, 2, stagecoach), 2, 2, bank);
  s.pub.seen = s.hidden.piles;
  EXPECT_THAT(Game::check(s), HasSubstr("DSC-SETUP-03"));
}

// DSC-SETUP-05, DSC-SETUP-11: every number of the range is equally likely by engine/chance.h, so the range is the
// proof.
TEST(DesperadosCardsRules, arrangement_and_start_seat_are_drawn_from_all_there_are) {
  for (int seats = kMinSeats; seats <= kMaxSeats; ++seats) {
    HeardChance heard;
    const State s = begin<Game>({}, seats, 5, &heard);
    ASSERT_GE(heard.draws.size(), 2U);
    EXPECT_EQ(heard.draws[0].roll, Roll::Arrangement);
    EXPECT_EQ(heard.draws[0].what.first, 0U);
    EXPECT_EQ(heard.draws[0].what.span, 1344U);
    EXPECT_EQ(heard.draws[1].roll, Roll::StartSeat);
    EXPECT_EQ(heard.draws[1].what.first, 0U);
    EXPECT_EQ(heard.draws[1].what.span, u32(seats));
    EXPECT_EQ(s.pub.turn, s.pub.start);
  }
}

// DSC-SETUP-05
TEST(DesperadosCardsRules, every_arrangement_comes_up) {
  std::set<PileCards> laid;
  for (u64 seed = 0; seed < 20000; ++seed) laid.insert(laid_out({}, 3, key_of_seed(seed)).hidden.piles);
  EXPECT_EQ(laid.size(), 1344U);
}

// DSC-SETUP-07, DSC-SETUP-08: shuffled means that each card dealt may be any of those that are left.
TEST(DesperadosCardsRules, each_card_dealt_may_be_any_that_is_left) {
  HeardChance heard;
  State s = Game::setup(kHostStarts, 4);
  Context c{s, &heard};
  Game::advance(c);
  ASSERT_EQ(heard.draws.size(), 1U + 20U);
  EXPECT_EQ(heard.draws[1].what.cards, kAllCards);
  for (std::size_t i = 1; i <= 20; ++i) {
    EXPECT_EQ(heard.draws[i].roll, Roll::Draw);
    EXPECT_EQ(heard.draws[i].what.size(), u32(81 - i));
  }
}

// DSC-SETUP-04, DSC-SETUP-07, DSC-SETUP-08, DSC-SETUP-09, TV-27
TEST(DesperadosCardsRules, the_table_before_the_first_turn) {
  for (int seats = kMinSeats; seats <= kMaxSeats; ++seats) {
    const State s = laid_out({}, seats, 27);
    EXPECT_EQ(s.pub.draw_size, 80 - 5 * seats);
    EXPECT_EQ(s.hidden.draw_pile.size(), 80 - 5 * seats);
    EXPECT_TRUE(s.pub.discard.empty());
    EXPECT_TRUE(s.pub.posters.empty());
    std::set<int> places;
    for (int k = 0; k < kPiles; ++k) {
      EXPECT_EQ(s.pub.row_size[unsigned(k)], 0);
      EXPECT_EQ(open_value(s.pub, k), 2);
      places.insert(open_place(s.pub, k));
    }
    EXPECT_THAT(places, testing::ElementsAre(0, 1, 2, 3, 4));
    for (Seat p = 0; p < seats; ++p) {
      EXPECT_EQ(s.seat[p].hand.size(), 5);
      EXPECT_EQ(s.pub.hand_size[p], 5);
      EXPECT_EQ(s.pub.loot[p], 0U);
    }
  }
}

// DSC-SETUP-11
TEST(DesperadosCardsRules, a_start_seat_is_named_only_where_the_host_chooses) {
  EXPECT_EQ(refusal(3, {{"first_player_seat", "0"}}), "option first_player_seat needs first_player = host_picks");
  EXPECT_EQ(refusal(3, {{"first_player", "random"}, {"first_player_seat", "2"}}),
            "option first_player_seat needs first_player = host_picks");
  EXPECT_EQ(refusal(3, {{"first_player_seat", "0"}, {"first_player", "host_picks"}}), "");
  EXPECT_EQ(refusal(3, {{"first_player_seat", "unset"}}), "");
}

// DSC-SETUP-11
TEST(DesperadosCardsRules, the_start_seat_must_be_at_the_table) {
  for (int seats = kMinSeats; seats <= kMaxSeats; ++seats) {
    for (int seat = 0; seat < kMaxSeats; ++seat) {
      const std::string error =
          refusal(seats, {{"first_player", "host_picks"}, {"first_player_seat", std::to_string(seat)}});
      EXPECT_THAT(error, seat < seats ? testing::Matcher<std::string>("") : HasSubstr("DSC-SETUP-11")) << seat;
    }
  }
}

// --- what is listed
/// The gangs listed during the first hold-up for a hand with the first so many characters of a colour.
void list_gangs_of(int colour, int cards, Game::Decisions& list) {
  State hold_up{};
  play_at_random({}, 3, 1, [&](const State& s) {
    const bool first = hold_up.pub.seats == 0;
    if (first && s.pub.asked.what[0] == u8(Ask::ChooseGang)) hold_up = s;
  });
  Private mine;
  for (int character = 0; character < cards; ++character) mine.hand.add(face_of(colour, character));
  Game::legal(hold_up.pub, mine, 0, list);
}

TEST(DesperadosCardsDecision, only_placing_names_a_pile) {
  for (const Decision& d : {Decision::gang(2, 1, 0), Decision::gang_of(2, 3, 0), Decision::no_gang()}) {
    EXPECT_EQ(d.pile(), 0);
  }
  EXPECT_EQ(Decision::no_gang().word >> 8, 0U);
}

// DSC-GANG-01: up to five cards of a colour every gang is listed, beyond that the strongest of each size.
TEST(DesperadosCardsRules, of_many_cards_of_a_colour_the_strongest_are_listed) {
  for (int colour = 0; colour < kColours; ++colour) {
    Game::Decisions list;
    list_gangs_of(colour, 5, list);
    EXPECT_FALSE(list.partial());
    EXPECT_EQ(list.size(), 1 + 31);
    list.clear();
    list_gangs_of(colour, 6, list);
    EXPECT_TRUE(list.partial());
    EXPECT_EQ(list.size(), 1 + 6);
  }
}

}  // namespace
}  // namespace saloon::desperados_cards
