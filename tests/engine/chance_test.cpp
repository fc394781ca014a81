// Chance: fixed vectors (computed by an independent implementation of the formulas), uniformity, the three sources.
#include "engine/chance.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

#include "engine/match/sources.h"
#include "tests/toy_play.h"

namespace saloon {
namespace {

template <std::size_t N>
std::array<u32, N> draw(u64 seed, u32 n) {
  Chance chance{key_of_seed(seed)};
  std::array<u32, N> out{};
  for (u32& v : out) v = chance.below(n);
  return out;
}

TEST(Chance, FixedVectors) {
  EXPECT_EQ(mix64(0x9E3779B97F4A7C15U), 0xE220A8397B1DCDAFU);  // the first word of SplitMix64 from 0, as published
  EXPECT_EQ(key_of_seed(0), 0x48218226FF3CD4BFU);
  EXPECT_EQ(key_of_seed(1), 0xDCE423FC82C0D5B8U);
  EXPECT_EQ(key_of_seed(1, 1), 0x39B4332FD4168839U);
  EXPECT_EQ(key_of_seed(~u64{0}, 7), 0xF72DFF3FD4BFC889U);
  EXPECT_EQ(draw<12>(1, 2), (std::array<u32, 12>{0, 1, 1, 1, 0, 0, 0, 1, 1, 1, 0, 0}));
  EXPECT_EQ(draw<12>(1, 6), (std::array<u32, 12>{1, 5, 3, 5, 0, 2, 2, 3, 4, 5, 0, 2}));
  EXPECT_EQ(draw<12>(1, 80), (std::array<u32, 12>{15, 66, 51, 69, 4, 30, 30, 42, 61, 71, 3, 37}));
  EXPECT_EQ(draw<6>(1, 1344), (std::array<u32, 6>{266, 1120, 871, 1168, 78, 508}));
  EXPECT_EQ(draw<3>(1, 0xFFFFFFFFU), (std::array<u32, 3>{850135984, 3579885991, 2784280435}));
}

TEST(Chance, ARejectedWordStaysTheSameDraw) {
  // With n = 0xAAAAAAAB a third of all words is rejected: draws 4 and 8 once, draw 6 four times.
  EXPECT_EQ(draw<8>(1, 0xAAAAAAABU), (std::array<u32, 8>{566757323, 2386590661, 1856186957, 1936844313, 167477437,
                                                         1156656553, 1107059503, 295859353}));
  Chance chance{key_of_seed(1)};
  for (int i = 0; i < 8; ++i) chance.below(0xAAAAAAABU);
  EXPECT_EQ(chance.drawn, 8U);
}

TEST(Chance, FixedVectorsOfCards) {
  Chance twins{key_of_seed(1)};
  for (const int face : {10, 37, 13, 13, 10, 39, 15, 22, 4, 0, 6, 27})
    EXPECT_EQ(twins.card(CardBag::both_of_all(bit(40) - 1)), face);
  Chance singles{key_of_seed(1)};
  for (const int face : {6, 4, 19, 17, 20, 2, 1, 19, 4, 5, 6, 0}) EXPECT_EQ(singles.card({0x00FF00FF, 0}), face);
  EXPECT_EQ(singles.drawn, 12U);
  // Few cards are counted off.
  Chance few{key_of_seed(1)};
  Chance same = few;
  const CardBag cards{0b1011, 0b0010};
  for (int i = 0; i < 20; ++i) EXPECT_EQ(few.card(cards), cards.nth(int(same.below(4))));
}

TEST(Chance, OneResultNeedsNoLuckButCounts) {
  Chance chance{5};
  EXPECT_EQ(chance.below(1), 0U);
  EXPECT_EQ(chance.drawn, 1U);
}

TEST(ScaleWord, EveryResultComesFromEquallyManyWords) {
  // Only the upper half of a word counts, so all words for one result can be tried where n is large.
  constexpr u64 kHalves = u64{1} << 32;
  for (const u32 n : {0x01000001U, 0x60000000U, 0xAAAAAAABU, 0xFFFFFFFFU}) {
    for (const u32 value : {0U, 1U, n / 2, n - 1}) {
      const u64 first = u64{value} * kHalves / n;
      const u64 last = std::min((u64{value} + 1) * kHalves / n + 2, kHalves - 1);
      u64 fair = 0;
      for (u64 half = first > 2 ? first - 2 : 0; half <= last; ++half) {
        const Scaled s = scale_word(half << 32, n);
        fair += s.value == value && s.fair ? 1 : 0;
      }
      EXPECT_EQ(fair, kHalves / n) << value << " of " << n;
    }
  }
}

/// Pearson's sum over equally likely cells.
double chi_square(const std::vector<u64>& counts) {
  double total = 0;
  for (const u64 c : counts) total += double(c);
  const double expected = total / double(counts.size());
  double sum = 0;
  for (const u64 c : counts) sum += (double(c) - expected) * (double(c) - expected) / expected;
  return sum;
}

/// The point that chi-square exceeds as rarely as a normal variable exceeds `z` (Wilson and Hilferty). Mean plus z
/// deviations would not do: with few cells the distribution is skewed, and 4.5 deviations come once in a thousand
/// times.
double chi_square_point(std::size_t cells, double z) {
  const double freedom = double(cells) - 1;
  const double spread = 2 / (9 * freedom);
  return freedom * std::pow(1 - spread + z * std::sqrt(spread), 3);
}
/// One false alarm in 100,000 seeds, and the seeds here are fixed.
double limit(std::size_t cells) { return chi_square_point(cells, 4.265); }

TEST(Chance, StraysAsOftenAsChanceShould) {
  // Over many seeds the share beyond the 99 % point must be 1 %: more is bias, fewer is too even to be random.
  constexpr u64 kSeeds = 4000;
  const auto strays = [](u32 cells, auto draw) {
    u64 beyond = 0;
    for (u64 seed = 1; seed <= kSeeds; ++seed) {
      std::vector<u64> counts(cells);
      Chance chance{key_of_seed(seed)};
      for (u32 i = 0; i < 100 * cells; ++i) ++counts[draw(chance)];
      beyond += chi_square(counts) > chi_square_point(cells, 2.3263) ? 1 : 0;
    }
    return beyond;
  };
  // 40 expected, a deviation is 6.3; four of them either way.
  const auto is_due = testing::AllOf(testing::Ge(15U), testing::Le(65U));
  EXPECT_THAT(strays(6, [](Chance& c) { return c.below(6); }), is_due);
  EXPECT_THAT(strays(15, [](Chance& c) { return c.below(15); }), is_due);
  EXPECT_THAT(strays(36, [](Chance& c) { return 6 * c.below(6) + c.below(6); }), is_due);
  EXPECT_THAT(strays(40, [](Chance& c) { return u32(c.card(CardBag::both_of_all(bit(40) - 1))); }), is_due);
}

TEST(Chance, IsUniform) {
  for (const u32 n : {2U, 6U, 13U, 80U, 1344U}) {
    for (u64 seed = 1; seed <= 5; ++seed) {
      std::vector<u64> counts(n);
      Chance chance{key_of_seed(seed)};
      for (u32 i = 0; i < 200 * n; ++i) ++counts[chance.below(n)];
      EXPECT_LT(chi_square(counts), limit(n)) << n << " outcomes, seed " << seed;
    }
  }
}

TEST(Chance, EverySingleCardIsEquallyLikely) {
  // 15 cards are counted off, more are drawn by ticket; a twin must come twice as often as a single card.
  for (const CardBag cards : {CardBag{0x3FF, 0x1F}, CardBag{0x3FF, 0x3F}, CardBag{bit(63) | 0xFFFFFFU, 0xF0F0}}) {
    std::array<u64, 64> counts{};
    Chance chance{key_of_seed(9)};
    for (int i = 0; i < 400 * cards.size(); ++i) ++counts[u64(chance.card(cards))];
    double sum = 0;
    for (int face = 0; face < 64; ++face) {
      const double expected = 400.0 * cards.count(face);
      const double off = double(counts[u64(face)]) - expected;
      if (cards.has(face)) sum += off * off / expected;
      ASSERT_TRUE(cards.has(face) || counts[u64(face)] == 0);
    }
    EXPECT_LT(sum, limit(u64(count_bits(cards.one))));
  }
}

TEST(Chance, NeighbouringDrawsAndSeedsAreIndependent) {
  std::vector<u64> draws(36);
  std::vector<u64> seeds(36);
  Chance chance{key_of_seed(3)};
  for (int i = 0; i < 36'000; ++i) {
    const u32 a = chance.below(6);
    ++draws[a * 6 + chance.below(6)];
    Chance one{key_of_seed(u64(i))};
    Chance next{key_of_seed(u64(i) + 1)};
    ++seeds[one.below(6) * 6 + next.below(6)];
  }
  EXPECT_LT(chi_square(draws), limit(36));
  EXPECT_LT(chi_square(seeds), limit(36));
}

KeyedChance::Seed counting_seed() {
  KeyedChance::Seed seed{};
  for (std::size_t i = 0; i < seed.size(); ++i) seed[i] = u8(i);
  return seed;
}

TEST(KeyedChance, FixedVectors) {
  KeyedChance keyed(counting_seed());
  Chance inner;
  for (const u32 expected : {5U, 3U, 1U, 4U, 2U, 6U, 6U, 6U, 3U, 4U, 2U, 4U}) {
    EXPECT_EQ(keyed.choose(0, Possible::range(1, 6), inner).value, expected);
  }
  EXPECT_EQ(inner.drawn, 12U);
  Chance again;
  for (const u32 expected : {2047622996U, 1278730877U, 445935679U, 1899511564U, 478707729U, 2401117364U, 451846515U}) {
    EXPECT_EQ(keyed.choose(0, Possible::range(0, 0xAAAAAAAAU), again).value, expected);
  }
  EXPECT_EQ(again.drawn, 7U) << "the seventh word is rejected once and stays one draw";
}

TEST(KeyedChance, SeedFromHex) {
  EXPECT_EQ(KeyedChance::seed_from_hex("000102030405060708090a0b0c0d0e0f101112131415161718191A1B1C1D1E1F"),
            counting_seed());
  EXPECT_FALSE(KeyedChance::seed_from_hex("00"));
  EXPECT_FALSE(KeyedChance::seed_from_hex(std::string(63, '0') + "g"));
}

TEST(KeyedChance, IsUniform) {
  std::vector<u64> counts(6);
  KeyedChance keyed(counting_seed());
  Chance inner;
  for (int i = 0; i < 6000; ++i) ++counts[keyed.choose(0, Possible::range(0, 5), inner).value];
  EXPECT_LT(chi_square(counts), limit(6));
}

TEST(ScriptedChance, GivesTheScriptAndCounts) {
  ScriptedChance script(toy::game());
  ASSERT_TRUE(script.add_named(json::array{"die", 6}));
  ASSERT_TRUE(script.add_named(json::array{"draw", "n8"}));
  Chance inner;
  EXPECT_EQ(script.choose(u8(toy::Roll::Die), Possible::range(1, 6), inner).value, 6U);
  EXPECT_EQ(script.next(), R"(["draw","n8"])");
  EXPECT_EQ(script.choose(u8(toy::Roll::Draw), Possible::of(toy::kAllCards), inner).value, 7U);
  EXPECT_EQ(inner.drawn, 2U);
  EXPECT_EQ(script.left(), 0U);
  EXPECT_EQ(script.complaint(), "");
}

TEST(ScriptedChance, Complains) {
  const auto complaint = [](const json::array& scripted, toy::Roll roll) {
    ScriptedChance script(toy::game());
    EXPECT_TRUE(scripted.empty() || script.add_named(scripted));
    Chance inner;
    const u32 got = script.choose(u8(roll), Possible::range(1, 6), inner).value;
    EXPECT_GE(got, 1U);
    EXPECT_LE(got, 6U);
    EXPECT_EQ(inner.drawn, 1U);
    return script.complaint();
  };
  EXPECT_EQ(complaint({}, toy::Roll::Die), R"("die" is drawn, but the script has nothing more)");
  EXPECT_EQ(complaint({"tie", 1}, toy::Roll::Die), R"("die" is drawn, but the script has ["tie",1] next)");
  EXPECT_EQ(complaint({"tie", 0}, toy::Roll::Tie), R"(["tie",0] is impossible here)");
}

TEST(ScriptedChance, KnowsTheNamesOfTheGame) {
  ScriptedChance script(toy::game());
  EXPECT_EQ(script.add_named(json::array{"dice", 6}).error(),
            R"(there is no draw named "dice"; draws are: draw, tie, die)");
  EXPECT_FALSE(script.add_named(json::array{"draw", "x"}));
  EXPECT_FALSE(script.add_named("die"));
}

TEST(RecordingChance, WritesDownWhatTheGeneratorGives) {
  std::vector<Drawn> noted;
  RecordingChance recording(noted);
  Chance inner{key_of_seed(1)};
  Chance alone = inner;
  CardBag cards = toy::kAllCards;
  for (int i = 0; i < 16; ++i) {
    const auto [card, place] = recording.choose(0, Possible::of(cards), inner);
    EXPECT_EQ(int(card), alone.card(cards));
    EXPECT_EQ(noted.back(), (Drawn{0, card, u32(cards.size()), place}));
    EXPECT_EQ(cards.nth(int(place)), int(card));
    cards.remove(int(card));
  }
  EXPECT_EQ(inner, alone);
}

}  // namespace
}  // namespace saloon
