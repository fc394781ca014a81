// Bids: which are legal, and which of them are listed. Any one to five cards may be bid if they are strong enough
// (DM-SHOW-04 to -06), thousands in a long hand. Up to five cards all of them are listed. Beyond that a choice: of
// every rank any number, bare or filled up with the lowest other cards, the strongest of every category, and the lowest
// flush, two pairs and full house of their kind. Since the strongest of every category is among them, none is listed
// exactly when there is none.
#include "games/dead_money/rules.h"

namespace saloon::dead_money {

namespace {

constexpr u64 nibble(u64 faces, int rank) { return faces >> (4 * rank) & 0xF; }

/// The lowest n bits of a nibble that has at least as many.
constexpr u64 lowest_of(u64 nib, int n) {
  for (u64 rest = nib;; --n) {
    if (n == 0) return nib & ~rest;
    rest &= rest - 1;
  }
}

/// Cards of a hand by rank: as masks of ranks, those held at least so many times.
struct Held {
  CardBag cards;
  std::array<u32, kMostBid + 1> at_least{};  ///< [k]: ranks held k times or more; [0] is not used

  explicit Held(CardBag hand) : cards(hand) {
    for_each_card(hand, [&](int face) {
      const u32 rank = 1U << rank_of(face);
      at_least[5] |= at_least[4] & rank;
      at_least[4] |= at_least[3] & rank;
      at_least[3] |= at_least[2] & rank;
      at_least[2] |= at_least[1] & rank;
      at_least[1] |= rank;
    });
  }
  /// The first n cards of a rank, single ones before second copies.
  [[nodiscard]] CardBag of_rank(int rank, int n) const {
    const u64 one = nibble(cards.one, rank);
    const int singles = std::min(n, count_bits(one));
    const u64 two = n > singles ? lowest_of(nibble(cards.two, rank), n - singles) : 0;
    return {lowest_of(one, singles) << (4 * rank), two << (4 * rank)};
  }
  /// `set` with up to `room` single cards of other ranks added, from the lowest or from the highest rank.
  [[nodiscard]] CardBag filled(CardBag set, u32 ranks, int room, bool low) const {
    for (; room > 0 && ranks != 0; --room) {
      const int rank = low ? lowest_bit(ranks) : 31 - std::countl_zero(ranks);
      ranks &= ~(1U << rank);
      set = set + CardBag{lowest_of(nibble(cards.one, rank), 1) << (4 * rank), 0};
    }
    return set;
  }
};

constexpr int highest(u32 ranks) { return 31 - std::countl_zero(ranks); }

class Bids {
 public:
  Bids(const Held& held, Score beat, Decisions& out) : held_(held), beat_(beat), list_(out) {}

  void list() {
    groups();
    two_pairs();
    full_houses();
    high_cards();
    straights();
    for (int s = 0; s < kSuits; ++s) flushes(Suit(s));
  }

 private:
  /// `kind`: only if the cards are of this category and no other; some sets are listed as something else.
  void add(CardBag cards, Category kind) {
    const Score score = score_of(cards);
    if (score > beat_ && category_of(score) == kind) list_.push(Decision::bid(cards));
  }
  /// Could a bid of this category do at all?
  [[nodiscard]] bool may(Category kind) const { return kind >= category_of(beat_); }

  /// Two to five of a kind; a single card is a high card.
  void groups() {
    static constexpr std::array kKinds{Category::HighCard,     Category::HighCard,    Category::Pair,
                                       Category::ThreeOfAKind, Category::FourOfAKind, Category::FiveOfAKind};
    for (int n = 1; n <= kMostBid; ++n) {
      const u32 ranks = held_.at_least[unsigned(n)];
      const Category kind = kKinds[unsigned(n)];
      if (ranks == 0 || !may(kind)) continue;
      for (const int rank : Bits{ranks}) group(rank, n, kind);
      if (n > 1 && n < kMostBid) strongest_group(highest(ranks), n, kind);
    }
  }
  void group(int rank, int n, Category kind) {
    const CardBag bare = held_.of_rank(rank, n);
    add(bare, kind);
    const u32 others = held_.at_least[1] & ~(1U << rank);
    if (n > 1 && n < kMostBid && others != 0) add(held_.filled(bare, others, kMostBid - n, true), kind);
  }
  /// Filled up with the highest cards, where that is not the same as with the lowest.
  void strongest_group(int rank, int n, Category kind) {
    const u32 others = held_.at_least[1] & ~(1U << rank);
    if (count_bits(others) <= kMostBid - n) return;
    add(held_.filled(held_.of_rank(rank, n), others, kMostBid - n, false), kind);
  }

  void two_pairs() {
    const u32 pairs = held_.at_least[2];
    if (count_bits(pairs) < 2 || !may(Category::TwoPair)) return;
    const int top = highest(pairs);
    const int next = highest(pairs & ~(1U << top));
    two_pair(top, next, false);
    if (count_bits(pairs) > 2) two_pair(lowest_bit(pairs), lowest_bit(pairs & (pairs - 1)), true);
  }
  void two_pair(int a, int b, bool low) {
    const CardBag bare = held_.of_rank(a, 2) + held_.of_rank(b, 2);
    add(bare, Category::TwoPair);
    const u32 others = held_.at_least[1] & ~(1U << a) & ~(1U << b);
    if (others != 0) add(held_.filled(bare, others, 1, low), Category::TwoPair);
  }

  /// The highest three with the highest pair, and every three with the lowest pair.
  void full_houses() {
    const u32 threes = held_.at_least[3];
    if (threes == 0 || !may(Category::FullHouse)) return;
    const u32 pairs_for_top = held_.at_least[2] & ~(1U << highest(threes));
    if (count_bits(pairs_for_top) > 1) full_house(highest(threes), highest(pairs_for_top));
    for (const int three : Bits{threes}) {
      const u32 pairs = held_.at_least[2] & ~(1U << three);
      if (pairs != 0) full_house(three, lowest_bit(pairs));
    }
  }
  void full_house(int three, int pair) { add(held_.of_rank(three, 3) + held_.of_rank(pair, 2), Category::FullHouse); }

  /// The highest card with the four lowest and with the four next.
  void high_cards() {
    const u32 ranks = held_.at_least[1];
    if (!may(Category::HighCard) || count_bits(ranks) < 2) return;
    const CardBag top = held_.of_rank(highest(ranks), 1);
    const u32 others = ranks & ~(1U << highest(ranks));
    add(held_.filled(top, others, kMostBid - 1, true), Category::HighCard);
    if (count_bits(others) > kMostBid - 1) add(held_.filled(top, others, kMostBid - 1, false), Category::HighCard);
  }

  void straights() {
    if (!may(Category::Straight)) return;
    straight_in(held_.cards.one, Category::Straight);
  }
  /// Every straight among these faces, the Ace at either end.
  void straight_in(u64 faces, Category kind) {
    u32 ranks = 0;
    for (u32 rest = held_.at_least[1]; rest != 0; rest &= rest - 1) {
      const int rank = lowest_bit(rest);
      if (nibble(faces, rank) != 0) ranks |= 1U << rank;
    }
    constexpr u32 kLow = 0xFU | 1U << kAce;
    if ((ranks & kLow) == kLow) straight_of(faces, kLow, kind);
    for (const int from : Bits{ranks & ranks >> 1 & ranks >> 2 & ranks >> 3 & ranks >> 4}) {
      straight_of(faces, 0x1FU << from, kind);
    }
  }
  void straight_of(u64 faces, u32 ranks, Category kind) {
    CardBag cards;
    for (const int rank : Bits{ranks}) cards.one |= lowest_of(nibble(faces, rank), 1) << (4 * rank);
    add(cards, kind);
  }

  void flushes(Suit suit) {
    const CardBag cards = held_.cards.within(suit_mask(suit));
    const int size = cards.size();
    if (size < kMostBid || !may(Category::Flush)) return;
    const CardBag low = five_of(cards, true);
    const CardBag high = five_of(cards, false);
    add(low, Category::Flush);
    if (high != low) add(high, Category::Flush);
    straight_in(cards.one, Category::StraightFlush);
  }
  /// Five cards of one suit from one end, second copies beside the first.
  static CardBag five_of(CardBag cards, bool low) {
    CardBag five;
    for (int n = kMostBid; n > 0; --n) {
      const int face = low ? lowest_bit(cards.one) : 63 - std::countl_zero(cards.one);
      five.add(face);
      cards.remove(face);
    }
    return five;
  }

  const Held& held_;
  Score beat_;
  Decisions::Writer list_;
};

/// Every set of at most five cards: each is the one before it with its first card added.
void list_all(CardBag hand, Score beat, Decisions& out) {
  std::array<int, kMostBid> face{};
  int size = 0;
  u32 twins = 0;  ///< cards that are second copies of the one before
  for (const int f : Bits{hand.one}) {
    face[unsigned(size++)] = f;
    if ((hand.two >> f & 1) == 0) continue;
    twins |= 1U << size;
    face[unsigned(size++)] = f;
  }
  std::array<Ranks, 1U << kMostBid> ranks;
  std::array<CardBag, 1U << kMostBid> cards;
  ranks[0] = {};
  cards[0] = {};
  Decisions::Writer list(out);
  for (u32 set = 1; set < 1U << size; ++set) {
    const int top = 31 - std::countl_zero(set);
    const u32 rest = set & ~(1U << top);
    ranks[set] = ranks[rest];
    ranks[set].add(face[unsigned(top)]);
    cards[set] = cards[rest];
    cards[set].add(face[unsigned(top)]);
    if ((twins & set & ~(set << 1)) != 0) continue;  // a second copy without the first is the first
    if (ranks[set].score() > beat) list.push(Decision::bid(cards[set]));
  }
}

}  // namespace

void list_bids_above(Score beat, CardBag hand, Decisions& out) {
  out.push(Decision::pass());
  const CardBag cards = hand.within(kJobs);  // DM-SHOW-05
  if (cards.size() <= kMostBid) return list_all(cards, beat, out);
  out.mark_partial();
  const Held held(cards);
  Bids(held, beat, out).list();
}

void list_bids(const Public& pub, const Private& mine, Seat, Decisions& out) {
  list_bids_above(pub.showdown.best_score, mine.hand, out);
}

Verdict judge_bid(const Public& pub, const Private& mine, Seat, const Decision& d) {
  if (d.verb() == Verb::Pass) return {};
  if (d.verb() != Verb::Bid) return {kWrongVerb};
  const CardBag cards = d.chosen();
  if (cards.size() > kMostBid || !mine.hand.contains(cards)) return {"DM-SHOW-04"};
  if ((cards.one & kBrains) != 0) return {"DM-SHOW-05"};
  return {score_of(cards) > pub.showdown.best_score ? nullptr : "DM-SHOW-06"};
}

}  // namespace saloon::dead_money
