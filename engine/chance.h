// Chance: every die, shuffle and blind draw of every game goes through here, named and counted.
//
// Draw n of a match is a pure function of (seed, n). A draw that has to reject a biased word stays draw n, so the
// counter tells nothing about rejections, and a replay from recorded results counts exactly alike.
#pragma once

#include "engine/card_bag.h"

namespace saloon {

/// Bijective 64-bit finaliser (Stafford's variant 13): spreads seeds over keys.
constexpr u64 mix64(u64 z) {
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9U;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBU;
  return z ^ (z >> 31);
}

/// Multiplies to 128 bits and folds the halves: all the mixing a draw of the fast generator needs.
constexpr u64 fold_product(u64 a, u64 b) {
  __extension__ using u128 = unsigned __int128;
  const u128 product = u128{a} * b;
  return u64(product) ^ u64(product >> 64);
}

/// Spreads a small seed over the key space; the same for matches, bots and simulations.
constexpr u64 key_of_seed(u64 seed, u64 stream = 0) { return mix64(mix64(seed + 0x9E3779B97F4A7C15U) ^ mix64(stream)); }

/// The unbiased part of a word: the upper 32 bits scaled to 0..n-1, or "no" where the scaling would favour a result.
struct Scaled {
  u32 value;
  bool fair;
};
constexpr Scaled scale_word(u64 word, u32 n) {
  const u64 product = (word >> 32) * n;
  const u32 low = u32(product);
  if (low >= n) return {u32(product >> 32), true};
  return {u32(product >> 32), low >= (0U - n) % n};
}

/// The fast generator: 16 bytes that live in the state. Counter based, so any draw can be recomputed alone.
struct Chance {
  u64 key{};
  u64 drawn{};  ///< named draws so far

  /// Uniform in 0..n-1, n >= 1: as scale_word has it, but what is certainly fair is not asked twice.
  [[gnu::always_inline]] constexpr u32 below(u32 n) {
    const u64 word = fresh_key();
    const u64 product = (word >> 32) * n;
    if (u32(product) >= n) [[likely]]
      return u32(product >> 32);
    return below_in_doubt(word, n);
  }
  /// One single card of the set, each as likely as the other. A word is nine tickets of seven bits, face and copy; the
  /// first that names a card of the set wins. With few cards in the set counting them off is quicker.
  [[gnu::always_inline]] constexpr int card(CardBag cards) {
    constexpr int kFew = 11;
    const int size = cards.size();
    if (size < kFew) return counted_off(cards, size);
    for (u64 word = fresh_key();; word = another_word(word)) {
      // Bit 63 is no part of a ticket: it marks the end, alone when all nine are used up.
      for (u64 tickets = word | bit(63); tickets != 1; tickets >>= 7) {
        const u64 copies = (tickets & 64) != 0 ? cards.two : cards.one;
        if ((copies >> (tickets & 63) & 1) != 0) return int(tickets & 63);
      }
    }
  }
  /// A whole word: the key of another generator.
  constexpr u64 fresh_key() {
    const u64 place = key + 0xA0761D6478BD642FU * ++drawn;
    return fold_product(place, place ^ 0xE7037ED1A0B428DBU);
  }
  friend constexpr bool operator==(const Chance&, const Chance&) = default;

 private:
  /// The next word of the same draw.
  static constexpr u64 another_word(u64 word) { return mix64(word + 0xD1B54A32D192ED03U); }
  [[gnu::noinline]] constexpr int counted_off(CardBag cards, int size) { return cards.nth(int(below(u32(size)))); }
  /// Hardly ever needed, so kept out of the way of everything that draws.
  [[gnu::cold, gnu::noinline]] static constexpr u32 below_in_doubt(u64 word, u32 n) {
    Scaled s = scale_word(word, n);
    while (!s.fair) {
      word = another_word(word);
      s = scale_word(word, n);
    }
    return s.value;
  }
};

/// What came of a draw, and which of the possible results that is, counted from 0: of two copies of a card either.
struct Chosen {
  u32 value{};
  u32 place{};
};

/// What one draw can give, each possibility equally likely: a range of numbers, or the single cards of a set.
struct Possible {
  CardBag cards{};
  u32 first{};
  u32 span{};  ///< 0: the cards are meant

  static constexpr Possible range(u32 lo, u32 hi) { return {{}, lo, hi - lo + 1}; }
  static constexpr Possible of(CardBag cards) { return {cards, 0, 0}; }
  [[nodiscard]] constexpr u32 size() const { return span != 0 ? span : u32(cards.size()); }
  [[nodiscard]] constexpr u32 at(u32 i) const { return span != 0 ? first + i : u32(cards.nth(int(i))); }
  [[nodiscard]] constexpr bool has(u32 v) const { return span != 0 ? v - first < span : v < 64 && cards.has(int(v)); }
  [[nodiscard]] constexpr Chosen chosen_at(u32 place) const { return {at(place), place}; }
  /// This result, wherever it came from; it must be possible.
  [[nodiscard]] constexpr Chosen chosen(u32 v) const {
    return {v, span != 0 ? v - first : u32(count_bits(cards.one & (bit(int(v)) - 1)))};
  }
  /// As the fast generator draws it.
  constexpr Chosen draw(Chance& chance) const {
    return chosen(span != 0 ? first + chance.below(span) : u32(chance.card(cards)));
  }
};

/// One draw as it happened.
struct Drawn {
  u8 roll{};
  u32 value{};
  u32 possible{};  ///< how many results it could have had; 0: not known
  u32 place{};     ///< which of them came
  friend bool operator==(const Drawn&, const Drawn&) = default;
};

/// Where results come from when it is not the generator inside the state: a keyed stream, a script, a record.
/// A match that is simulated or searched has none, so the hot path never makes this call.
class ChanceSource {
 public:
  ChanceSource() = default;
  ChanceSource(const ChanceSource&) = delete;
  ChanceSource& operator=(const ChanceSource&) = delete;
  virtual ~ChanceSource() = default;
  /// The result of the draw named `roll`; must be one of `what`, and must count one draw in `inner`.
  virtual Chosen choose(u8 roll, const Possible& what, Chance& inner) = 0;
};

}  // namespace saloon
