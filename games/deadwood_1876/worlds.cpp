// Imagining a world from a view, with everything section 3 of the rules lets a player know:
//  - his hand, his row and his facts about all other safes;
//  - every Deadwood card that lies open, cards that were seen in other hands, and what the draw pile was made of;
//  - who has answered the open question.
//
// Promise: every world that agrees with all this is equally likely. Safes without a fact are interchangeable, so it is
// enough that the places of the safes with facts are uniform: they are placed one by one at random, small sets first,
// and the result is accepted with the probability that evens out how many choices there were.
#include "engine/rounds.h"
#include "games/deadwood_1876/rules.h"

namespace saloon::deadwood_1876 {

namespace {

/// A small set of pieces: each draw takes any of them, one as likely as the other. A word of chance does for three.
class Bag {
 public:
  Bag(u64 pieces, Chance& chance) : chance_(chance) {
    for (const int piece : Bits{pieces}) items_[count_++] = u8(piece);
  }
  int draw() {
    const u32 i = below(count_);
    const int piece = items_[i];
    items_[i] = items_[--count_];
    return piece;
  }

 private:
  static constexpr int kWidth = 20;
  static constexpr u64 kMark = bit(3 * kWidth);  ///< above the last ticket
  /// A ticket scaled to 0..n-1, thrown away where the scaling would favour a result.
  u32 below(u32 n) {
    for (;;) {
      if (tickets_ <= 1) tickets_ = chance_.fresh_key() >> 4 | kMark;
      const u32 product = u32(tickets_ & (bit(kWidth) - 1)) * n;
      tickets_ >>= kWidth;
      const u32 low = product & u32(bit(kWidth) - 1);
      if (low >= n || low >= u32(bit(kWidth)) % n) return product >> kWidth;
    }
  }

  Chance& chance_;
  u64 tickets_ = 1;
  u32 count_ = 0;
  std::array<u8, kCards> items_;
};

/// Draws out of large sets of cards: a word of chance is ten tickets, and the first that names a card of the set wins.
class Tickets {
 public:
  explicit Tickets(Chance& chance) : chance_(chance) {}

  int draw(u64 from) {
    for (;;) {
      if (tickets_ <= 1) tickets_ = chance_.fresh_key() >> 3 | kMark;
      const auto card = int(tickets_ & 63);
      tickets_ >>= 6;
      if ((from >> card & 1) != 0) return card;
    }
  }

 private:
  static constexpr u64 kMark = bit(60);  ///< above the last ticket
  Chance& chance_;
  u64 tickets_ = 1;
};

// --- safes
/// A place is a handle or, above them, one of the places in the box.
using Slots = u64;

struct Constrained {
  Slots slots;
  u32 safe;
  u32 cap;  ///< at most so many of the slots can be free when its turn comes
};

/// What has to be placed: the safes with facts that are not located, small sets first.
struct Puzzle {
  std::array<Constrained, kSafes> items;
  int count = 0;
  Slots free = 0;  ///< places nobody has been put to yet
  u32 rest = 0;    ///< safes without a fact
  u32 boxed = 0;   ///< safes with a fact that were put into the box

  void insert(u32 safe, Slots slots) {
    const auto size = u32(count_bits(slots));
    int i = count++;
    for (; i > 0 && items[unsigned(i - 1)].cap > size; --i) items[unsigned(i)] = items[unsigned(i - 1)];
    items[unsigned(i)] = {slots, safe, size};
  }
  /// The sets inside a set surely take a place of it each, and come first.
  void set_caps() {
    for (int i = count - 1; i > 0; --i) {
      Constrained& item = items[unsigned(i)];
      for (int k = 0; k < i; ++k) item.cap -= (items[unsigned(k)].slots & ~item.slots) == 0 ? 1 : 0;
    }
  }
};

/// Written out safe by safe: worlds are imagined by the million.
template <u32... Safes>
u32 safes_with_facts(const Facts& facts, std::integer_sequence<u32, Safes...>) {
  return (u32{0} | ... | (u32(facts[Safes] != 0) << Safes));
}

Puzzle puzzle_of(const Public& pub, const Facts& facts, State& s) {
  const u32 used = safes_used(pub.config.mystery_safes);
  const Places handles = used_handles(pub);
  const Slots boxed = (bit(count_bits(used) - count_bits(handles) - pub.holdups_left) - 1) << kInBox;
  Puzzle z;
  z.free = handles | boxed;
  z.rest = used & ~safes_with_facts(facts, std::make_integer_sequence<u32, kSafes>{});
  for (const int safe : Bits{used & ~z.rest}) {
    const Places at = facts[unsigned(safe)];
    if ((at & (at - 1)) == 0 && at < in_the_box()) {
      s.hidden.safe_at[unsigned(lowest_bit(at))] = u8(safe + 1);
      z.free &= ~Slots{at};
    } else {
      z.insert(u32(safe), (at & kAllHandles) | ((at & in_the_box()) != 0 ? boxed : 0));
    }
  }
  return z;
}

/// Most sets are so small that counting them off one by one is quickest.
int any_of(Slots open, int choices, Chance& chance) {
  for (u32 n = choices == 1 ? 0 : chance.below(u32(choices)); n > 0; --n) open &= open - 1;
  return lowest_bit(open);
}

/// Places the safes with facts; false if this attempt has to be given up.
bool try_to_place(Puzzle& z, Slots& left, State& s, Chance& chance) {
  left = z.free;
  z.boxed = 0;
  for (int i = 0; i < z.count; ++i) {
    const Constrained& item = z.items[unsigned(i)];
    const Slots open = item.slots & left;
    const int choices = count_bits(open);
    if (choices == 0) return false;
    const int slot = any_of(open, choices, chance);
    left &= ~bit(slot);
    if (slot < kHandles) {
      s.hidden.safe_at[unsigned(slot)] = u8(item.safe + 1);
    } else {
      z.boxed |= u32(bit(int(item.safe)));
    }
    // Evens out how many choices there were, one factor at a time: choices / cap.
    if (choices < int(item.cap) && int(chance.below(item.cap)) >= choices) return false;
  }
  return true;
}

/// Puts every safe somewhere; returns those the viewer knows something about.
u32 imagine_safes(const Public& pub, const Facts& facts, State& s, Chance& chance) {
  Puzzle z = puzzle_of(pub, facts, s);
  z.set_caps();
  Slots left = z.free;
  while (z.count > 0 && !try_to_place(z, left, s, chance)) {
  }
  // Safes without a fact go to the free handles, to the hold-up pile, and what is then left to the box.
  Bag rest(z.rest, chance);
  u32 placed = 0;
  for (const int handle : Bits{left & kAllHandles}) {
    const int safe = rest.draw();
    placed |= u32(bit(safe));
    s.hidden.safe_at[unsigned(handle)] = u8(safe + 1);
  }
  for (int i = 0; i < pub.holdups_left; ++i) s.hidden.holdup_pile |= u32(bit(rest.draw()));
  s.hidden.left_over = (z.rest & ~placed & ~s.hidden.holdup_pile) | z.boxed;
  return ~z.rest & safes_used(pub.config.mystery_safes);
}

// --- Deadwood cards
u64 cards_in_sight(const Public& pub) {
  u64 seen = pub.discard | cards_in_fight(pub.fight);
  for (unsigned p = 0; p < pub.seats; ++p) seen |= pub.laid[p] | pub.shown[p];
  if (pub.seats != 2) return seen;
  for (const u8 card : pub.holster) {
    if (card != 0) seen |= bit(card - 1);
  }
  return seen;
}

}  // namespace

UnseenCards unseen_cards(const View& v) {
  const u64 unseen = kAllCards & ~(cards_in_sight(v.pub) | v.mine.hand | v.mine.discarded);
  return {unseen & v.pub.pool, unseen & ~v.pub.pool};
}

namespace {

/// Fills the other hands, and the part of the discard pile that lies face down, with what draw() gives.
template <class Draw>
void fill_hands(const View& v, State& s, Draw draw) {
  const auto& pub = v.pub;
  const auto fill = [&](u64 zone, int size) {
    for (int missing = size - count_bits(zone); missing > 0; --missing) zone |= bit(draw());
    return zone;
  };
  for (Seat p = 0; p < pub.seats; ++p) {
    if (p != v.viewer) s.seat[p].hand = fill(pub.shown[p], pub.hand_size[p]);
  }
  s.hidden.hidden_discard = fill(v.mine.discarded, pub.hidden_size);
}

void imagine_cards(const View& v, State& s, Chance& chance) {
  const auto& pub = v.pub;
  const UnseenCards unseen = unseen_cards(v);
  Tickets tickets(chance);
  u64 pile = unseen.pile;
  u64 loose = unseen.loose;
  const auto draw_from_pile = [&] {
    const int card = tickets.draw(pile);
    pile &= ~bit(card);
    return card;
  };
  if (loose == 0) {
    fill_hands(v, s, draw_from_pile);
  } else {
    for (int more = count_bits(pile) - pub.draw_size; more > 0; --more) loose |= bit(draw_from_pile());
    Bag bag(loose, chance);
    fill_hands(v, s, [&] { return bag.draw(); });
  }
  s.hidden.draw_pile = pile;
}

// --- what the others know
/// Elimination among the few safes that everybody knows something vague about; all others are located or unknown.
void eliminate_among(Facts& facts, u32 vague, Places found) {
  while (found != 0) {
    Places next = 0;
    for (const int safe : Bits{vague}) {
      Places& at = facts[unsigned(safe)];
      if ((at & found) == 0 || is_located(at)) continue;
      at &= ~found;
      if (is_located(at)) next |= at & kAllHandles;
    }
    found = next;
  }
}

/// The handles each seat is known to know: its own row, and the safes it was seen to look at.
std::array<Places, kMaxSeats> known_handles(const Public& pub) {
  constexpr int kPerWord = 4;
  std::array<Places, kMaxSeats> knows = pub.in_row;
  const auto words = std::bit_cast<std::array<u64, kHandles / kPerWord>>(pub.seen_by);
  for (int i = 0; i < int(words.size()); ++i) {
    if (words[unsigned(i)] == 0) continue;  // few safes have been looked at
    for (int handle = i * kPerWord; handle < (i + 1) * kPerWord; ++handle) {
      for (const Seat p : SeatSet{pub.seen_by[unsigned(handle)]}) knows[p] |= at_handle(handle);
    }
  }
  return knows;
}

/// At least what the rules force them to know; `known` are the safes that anything at all is known of.
void imagine_knowledge(State& s, Seat viewer, u32 known) {
  const auto& pub = s.pub;
  u32 vague = 0;
  for (const int safe : Bits{known}) {
    const Places at = pub.facts[unsigned(safe)];
    if ((at & (at - 1)) != 0) vague |= u32(bit(safe));
  }
  const std::array<Places, kMaxSeats> knows = known_handles(pub);
  for (Seat p = 0; p < pub.seats; ++p) {
    if (p == viewer) continue;
    Facts& facts = s.seat[p].facts;
    facts = pub.facts;
    for (const int handle : Bits{knows[p]}) facts[s.hidden.safe_at[unsigned(handle)] - 1U] = at_handle(handle);
    if (vague != 0) eliminate_among(facts, vague, knows[p]);
  }
}

}  // namespace

State Game::sample_world(const View& v, Chance& chance) {
  State s = known_world<Game>(v, chance);
  const bool seated = v.viewer < v.pub.seats;
  if (v.pub.star[0] == 0) {  // before anything is dealt nothing is hidden
    s.hidden.draw_pile = kAllCards;
    s.hidden.left_over = safes_used(v.pub.config.mystery_safes);
  } else {
    const u32 known = imagine_safes(v.pub, seated ? v.mine.facts : v.pub.facts, s, chance);
    imagine_cards(v, s, chance);
    imagine_knowledge(s, v.viewer, known);
  }
  reseal<Game>(s, v.viewer, chance);
  return s;
}

}  // namespace saloon::deadwood_1876
