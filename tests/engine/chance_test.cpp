// Chance: fixed vectors (computed by an independent implementation of the formulas), uniformity, the three sources.
#include "engine/chance.h"

#include <gtest/gtest.h>

#include <cmath>

#include "engine/sources.h"
#include "tests/toy/toy_info.h"

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
  EXPECT_EQ(draw<12>(1, 2), (std::array<u32, 12>{0, 0, 1, 1, 0, 0, 1, 0, 1, 1, 1, 1}));
  EXPECT_EQ(draw<12>(1, 6), (std::array<u32, 12>{2, 2, 3, 4, 1, 0, 4, 2, 5, 5, 5, 4}));
  EXPECT_EQ(draw<12>(1, 80), (std::array<u32, 12>{34, 34, 43, 65, 13, 11, 61, 30, 68, 78, 74, 66}));
  EXPECT_EQ(draw<6>(1, 1344), (std::array<u32, 6>{581, 572, 725, 1098, 225, 196}));
  EXPECT_EQ(draw<3>(1, 0xFFFFFFFFU), (std::array<u32, 3>{1858625310, 1828076283, 2317859147}));
}

TEST(Chance, ARejectedWordStaysTheSameDraw) {
  // With n = 0xAAAAAAAB a third of all words is rejected: draw 3 once, draw 8 six times.
  EXPECT_EQ(draw<8>(1, 0xAAAAAAABU), (std::array<u32, 8>{1239083540, 1218717522, 185778377, 2340043257, 481469430,
                                                         417899227, 2186563464, 1828124490}));
  Chance chance{key_of_seed(1)};
  for (int i = 0; i < 8; ++i) chance.below(0xAAAAAAABU);
  EXPECT_EQ(chance.drawn, 8U);
}

TEST(Chance, FixedVectorsOfCards) {
  Chance twins{key_of_seed(1)};
  for (const int face : {12, 10, 13, 3, 34, 0, 34, 33, 14, 21, 24, 19})
    EXPECT_EQ(twins.card(PairSet::both_of_all(bit(40) - 1)), face);
  Chance singles{key_of_seed(1)};
  for (const int face : {23, 16, 19, 2, 2, 0, 4, 1, 19, 0, 17, 19}) EXPECT_EQ(singles.card({0x00FF00FF, 0}), face);
  EXPECT_EQ(singles.drawn, 12U);
  // Few cards are counted off.
  Chance few{key_of_seed(1)};
  Chance same = few;
  const PairSet cards{0b1011, 0b0010};
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

/// Mean of the distribution plus four and a half standard deviations: about one false alarm in 100,000 seeds, and the
/// seeds here are fixed.
double limit(std::size_t cells) {
  const double freedom = double(cells) - 1;
  return freedom + 4.5 * std::sqrt(2 * freedom);
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
  for (const PairSet cards : {PairSet{0x3FF, 0x1F}, PairSet{0x3FF, 0x3F}, PairSet{bit(63) | 0xFFFFFFU, 0xF0F0}}) {
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
    EXPECT_EQ(keyed.choose(0, Outcomes::range(1, 6), inner), expected);
  }
  EXPECT_EQ(inner.drawn, 12U);
  Chance again;
  for (const u32 expected : {2047622996U, 1278730877U, 445935679U, 1899511564U, 478707729U, 2401117364U, 451846515U}) {
    EXPECT_EQ(keyed.choose(0, Outcomes::range(0, 0xAAAAAAAAU), again), expected);
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
  for (int i = 0; i < 6000; ++i) ++counts[keyed.choose(0, Outcomes::range(0, 5), inner)];
  EXPECT_LT(chi_square(counts), limit(6));
}

TEST(ScriptedChance, GivesTheScriptAndCounts) {
  ScriptedChance script(toy::info());
  std::string error;
  ASSERT_TRUE(script.add(json::array{"die", 6}, error)) << error;
  ASSERT_TRUE(script.add(json::array{"draw", "n8"}, error)) << error;
  Chance inner;
  EXPECT_EQ(script.choose(u8(toy::Roll::Die), Outcomes::range(1, 6), inner), 6U);
  EXPECT_EQ(script.next(), R"(["draw","n8"])");
  EXPECT_EQ(script.choose(u8(toy::Roll::Draw), Outcomes::of(toy::kAllCards), inner), 7U);
  EXPECT_EQ(inner.drawn, 2U);
  EXPECT_EQ(script.left(), 0U);
  EXPECT_EQ(script.complaint(), "");
}

TEST(ScriptedChance, Complains) {
  const auto complaint = [](const json::array& scripted, toy::Roll roll) {
    ScriptedChance script(toy::info());
    std::string error;
    EXPECT_TRUE(scripted.empty() || script.add(json::value(scripted), error)) << error;
    Chance inner;
    const u32 got = script.choose(u8(roll), Outcomes::range(1, 6), inner);
    EXPECT_GE(got, 1U);
    EXPECT_LE(got, 6U);
    EXPECT_EQ(inner.drawn, 1U);
    return script.complaint();
  };
  EXPECT_EQ(complaint({}, toy::Roll::Die), R"("die" is drawn, but the script has nothing more)");
  EXPECT_EQ(complaint({"tie", 1}, toy::Roll::Die), R"("die" is drawn, but the script has ["tie",1] next)");
  EXPECT_EQ(complaint({"die", 7}, toy::Roll::Die), R"(["die",7] is impossible here)");
}

TEST(ScriptedChance, KnowsTheNamesOfTheGame) {
  ScriptedChance script(toy::info());
  std::string error;
  EXPECT_FALSE(script.add(json::array{"dice", 6}, error));
  EXPECT_EQ(error, R"(there is no draw named "dice"; draws are: draw, tie, die)");
  EXPECT_FALSE(script.add(json::array{"draw", "x"}, error));
  EXPECT_FALSE(script.add("die", error));
}

TEST(RecordingChance, WritesDownWhatTheGeneratorGives) {
  std::vector<Drawn> noted;
  RecordingChance recording(noted);
  Chance inner{key_of_seed(1)};
  Chance alone = inner;
  PairSet cards = toy::kAllCards;
  for (int i = 0; i < 16; ++i) {
    const u32 card = recording.choose(0, Outcomes::of(cards), inner);
    EXPECT_EQ(int(card), alone.card(cards));
    EXPECT_EQ(noted.back(), (Drawn{0, card}));
    cards.remove(int(card));
  }
  EXPECT_EQ(inner, alone);
}

}  // namespace
}  // namespace saloon
