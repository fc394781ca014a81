// The Desperados card game out of a box in which no henchman is worth what he usually is (cmake/tests.cmake says what):
// table, hints and bots must follow the rules there. Whoever works a position value out instead of reading it from the
// box is found out.
#include <gtest/gtest.h>

#include "engine/match/codec.h"
#include "engine/play.h"
#include "engine/rows/codec.h"
#include "games/desperados_cards/bot/quick.h"
#include "games/desperados_cards/game.h"

namespace saloon::desperados_cards {
namespace {

constexpr int position_by_habit(int value, int place) { return value - place; }

static_assert([] {
  for (const int value : components::kLevelValues) {
    for (int i = 0; i < value; ++i) {
      if (components::kPositionValues[unsigned(value)][unsigned(i)] == position_by_habit(value, i)) return false;
    }
  }
  return true;
}());

/// Plays games at random and shows every position in which a seat is asked.
template <class Look>
void play_at_random(Look look) {
  constexpr u64 kGames = 30;
  for (u64 game = 0; game < kGames; ++game) {
    const int seats = kMinSeats + int(game % 3);
    State s = begin<Game>({}, seats, key_of_seed(game));
    Ctx<Game> c{s};
    Chance chance{key_of_seed(game, 1)};
    while (s.hidden.waiting != 0) {
      const Seat p = Seat(lowest_bit(s.hidden.waiting));
      look(s, p);
      if (testing::Test::HasFatalFailure()) return;
      Game::Decisions list;
      Game::legal(s.pub, s.seat[p], p, list);
      play(c, p, list[int(chance.below(u32(list.size())))]);
    }
  }
}

/// The same where a henchman is to be posted: each way to do it, and how strong everybody then is there by the rules.
template <class Look>
void try_all_henchmen(Look look) {
  play_at_random([&](const State& s, Seat p) {
    if (Ask(s.pub.asked.what[p]) != Ask::PlaceHenchman) return;
    const Glance g(s.pub, s.seat[p], p);
    Game::Decisions list;
    Game::legal(s.pub, s.seat[p], p, list);
    for (const Decision& d : list) {
      Public after = s.pub;
      join_row(after, d.pile(), d.face());
      look(g, d, strengths_at(after, d.pile()));
      if (testing::Test::HasFatalFailure()) return;
    }
  });
}

TEST(CorrectedBox, AGangIsShownAsStrongAsItIs) {
  play_at_random([](const State& s, Seat p) {
    if (Ask(s.pub.asked.what[p]) != Ask::ChooseGang) return;
    const Strengths strength = strengths_at(s.pub, s.pub.flow.top().get<HoldUpLocals>().pile);
    for (const int face : Bits{s.seat[p].hand.one}) {
      const Decision gang = Decision::gang_of_cards(CardBag::of(face));
      const json::object shown = Prose::choice(observe<Game>(s, p), gang, RowCodec<Game>::decision_json(gang));
      ASSERT_EQ(shown.at("strength"), strength[unsigned(character_of(face))]);
    }
  });
}

TEST(CorrectedBox, AHenchmanCountsAtAGlanceAsHeWillByTheRules) {
  try_all_henchmen([](const Glance& g, const Decision& d, const Strengths& strength) {
    const Worth worth = QuickRow(g, d.pile()).worth_with(d.face());
    ASSERT_EQ(worth.sum, g.worth_of_unseen(strength).sum);
    ASSERT_EQ(worth.squares, g.worth_of_unseen(strength).squares);
  });
}

TEST(CorrectedBox, TheBestGangAtAGlanceIsTheBestByTheRules) {
  try_all_henchmen([](const Glance& g, const Decision& d, const Strengths& strength) {
    // A glance takes a character with posters for as strong as if the card posted were still in hand.
    if (g.pub.poster_count[unsigned(character_of(d.face()))] != 0) return;
    const CardBag rest = g.hand - CardBag::of(d.face());
    ASSERT_EQ(QuickRow(g, d.pile()).best_with(d.face()), best_strength(rest, strength));
  });
}

TEST(CorrectedBox, ARaidAtAGlanceIsThatOfTheRules) {
  int raids = 0;
  try_all_henchmen([&](const Glance& g, const Decision& d, const Strengths& strength) {
    const QuickRow row(g, d.pile());
    if (row.missing() != 1) return;
    ++raids;
    const Foes foes(g, g.worth_of_unseen(strength), d.pile(), g.pub.placements + 1);
    const QuickPlan plan = quick_raid(g, d.pile(), g.hand - CardBag::of(d.face()), strength, foes, g.price);
    ASSERT_EQ(row.raid_with(d.face()).gang, plan.gang);
    ASSERT_EQ(row.raid_with(d.face()).chance, plan.chance);
  });
  EXPECT_GT(raids, 0);
}

/// What a character gets from the best of its places in rows.
int best_position(const Public& pub, unsigned character) {
  int best = 0;
  for (int pile = 0; pile < kPiles; ++pile) {
    best = std::max(best, strengths_at(pub, pile)[character] - pub.poster_count[character]);
  }
  return best;
}

TEST(CorrectedBox, OfTwoCardsThatDifferInNothingElseTheBetterPlacedOneIsDearer) {
  int dearer = 0;
  play_at_random([&](const State& s, Seat p) {
    const Glance g(s.pub, s.seat[p], p);
    for (unsigned a = 0; a < kCharacters; ++a) {
      for (unsigned b = 0; b < kCharacters; ++b) {
        if (g.held[a] == 0 || g.held[a] != g.held[b] || s.pub.poster_count[a] != s.pub.poster_count[b]) continue;
        if (best_position(s.pub, a) <= best_position(s.pub, b)) continue;
        ASSERT_GE(g.price[a], g.price[b]);
        dearer += int(g.price[a] > g.price[b]);
      }
    }
  });
  EXPECT_GT(dearer, 0);
}

int face(std::string_view name) {
  for (int f = 0; f < kFaces; ++f) {
    if (face_name(f) == name) return f;
  }
  return -1;
}

/// One henchman is missing before a place of five, the last raid of the game, and only red cards fit anywhere. The last
/// position is worth a lot in this box: whoever posts rB comes with two strong cards, whoever posts rC with three weak
/// ones. By habit both would be equally strong, and rC is cheaper.
TEST(CorrectedBox, ABotPostsTheHenchmanWhomThePositionMakesStrong) {
  State s = begin<Game>({}, 3, key_of_seed(1));
  const Seat p = s.pub.turn;
  s.pub.depth[0] = kLevels - 1;
  for (const char* card : {"rA", "rD", "rE", "rF"}) join_row(s.pub, 0, face(card));
  for (const int pile : {1, 2, 3, 4}) join_row(s.pub, pile, face("bD") + pile);
  s.pub.posters = CardBag::of(face("bB"));
  s.pub.posters.add(face("bB"));
  s.pub.poster_count[unsigned(character_of(face("bB")))] = 2;
  CardBag hand;
  for (const char* card : {"rB", "gB", "yB", "rC"}) hand.add(face(card));
  s.seat[p].hand = hand;
  s.pub.hand_size[p] = u8(hand.size());
  for (u64 key = 0; key < 20; ++key) {
    Chance chance{key_of_seed(key)};
    EXPECT_EQ(Game::choose(observe<Game>(s, p), chance), Decision::place(u32(face("rB")), 0));
  }
}

}  // namespace
}  // namespace saloon::desperados_cards
