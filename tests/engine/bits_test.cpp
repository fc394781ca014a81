// Bit sets and pair sets against obvious definitions, on random values.
#include "engine/bits.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <map>
#include <set>

#include "engine/card_bag.h"
#include "engine/seat.h"

namespace saloon {
namespace {

std::vector<int> bits_one_by_one(u64 m) {
  std::vector<int> out;
  for (int i = 0; i < 64; ++i) {
    if ((m >> i & 1) != 0) out.push_back(i);
  }
  return out;
}

TEST(Bits, FixedVectors) {
  EXPECT_EQ(nth_bit(1, 0), 0);
  EXPECT_EQ(nth_bit(~u64{0}, 63), 63);
  EXPECT_EQ(nth_bit(0x8000000000000001U, 1), 63);
  EXPECT_EQ(nth_bit(0xF0F0F0F0F0F0F0F0U, 17), 37);
}

RC_GTEST_PROP(Bits, NthBitAndWalk, (u64 m)) {
  const auto expected = bits_one_by_one(m);
  std::vector<int> walked;
  for (const int i : Bits{m}) walked.push_back(i);
  RC_ASSERT(walked == expected);
  for (std::size_t n = 0; n < expected.size(); ++n) RC_ASSERT(nth_bit(m, int(n)) == expected[n]);
}

RC_GTEST_PROP(Bits, EverySubsetOnce, ()) {
  u64 m = 0;
  for (const int i : *rc::gen::container<std::vector<int>>(8, rc::gen::inRange(0, 64))) m |= bit(i);
  std::set<u64> seen;
  for (u64 sub = next_subset(m, 0); sub != 0; sub = next_subset(m, sub)) {
    RC_ASSERT((sub & ~m) == 0U);
    RC_ASSERT(seen.insert(sub).second);
  }
  RC_ASSERT(seen.size() + 1 == std::size_t{1} << count_bits(m));
}

RC_GTEST_PROP(SeatSet, WalksClockwiseFromSeatNought, (u16 bits)) {
  std::vector<int> walked;
  for (const Seat p : SeatSet{bits}) walked.push_back(p);
  RC_ASSERT(walked == bits_one_by_one(bits));
  RC_ASSERT(SeatSet{bits}.size() == int(walked.size()));
}

/// The obvious multiset.
using Counts = std::map<int, int>;
Counts counts_of(CardBag s) {
  Counts c;
  for_each_card(s, [&](int face) { ++c[face]; });
  return c;
}
CardBag random_set() {
  CardBag s;
  for (const int face : *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 64))) {
    if (s.count(face) < 2) s.add(face);
  }
  return s;
}

RC_GTEST_PROP(CardBag, CountsAndPlaces, ()) {
  const CardBag s = random_set();
  const Counts c = counts_of(s);
  int size = 0;
  for (int face = 0; face < 64; ++face) {
    const int n = c.contains(face) ? c.at(face) : 0;
    RC_ASSERT(s.count(face) == n);
    RC_ASSERT(s.has(face) == (n > 0));
    size += n;
  }
  RC_ASSERT(s.size() == size && s.well_formed() && s.empty() == (size == 0));
  Counts by_place;
  for (int i = 0; i < s.size(); ++i) ++by_place[s.nth(i)];
  RC_ASSERT(by_place == c);
}

RC_GTEST_PROP(CardBag, AddAndRemoveOneCard, ()) {
  CardBag s = random_set();
  Counts c = counts_of(s);
  const int face = *rc::gen::inRange(0, 64);
  if (s.count(face) < 2) {
    s.add(face);
    ++c[face];
    RC_ASSERT(counts_of(s) == c);
  }
  s.remove(face);
  if (--c[face] == 0) c.erase(face);
  RC_ASSERT(counts_of(s) == c && s.well_formed());
}

RC_GTEST_PROP(CardBag, SumDifferenceCommonPart, ()) {
  const CardBag a = random_set();
  const CardBag b = random_set();
  Counts smaller;
  for (const auto& [face, n] : counts_of(a)) {
    if (b.has(face)) smaller[face] = std::min(n, b.count(face));
  }
  const CardBag both = common(a, b);
  RC_ASSERT(counts_of(both) == smaller);
  RC_ASSERT(a.contains(both) && b.contains(both));
  RC_ASSERT(a.contains(b) == (both == b));
  const CardBag rest = a - both;
  RC_ASSERT(rest.well_formed() && rest + both == a && rest.size() + both.size() == a.size());
  const u64 faces = *rc::gen::arbitrary<u64>();
  RC_ASSERT(a.within(faces) + a.within(~faces) == a);
}

}  // namespace
}  // namespace saloon
