// Imagining a world from a view, with everything section 3 of the rules lets a player know:
//  - his hand, his row and his facts about all other safes;
//  - every Deadwood card that lies open, cards that were seen in other hands, and what the draw pile was made of;
//  - who has answered the open question.
//
// Promise: every world that agrees with all this is equally likely. Safes without a fact are interchangeable, so it is
// enough that the places of the safes with facts are uniform: they are placed one by one at random, small sets first,
// and the result is accepted with the probability that evens out how many choices there were.
#include "games/deadwood_1876/rules.h"

namespace saloon::deadwood_1876 {

namespace {

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

  void insert(const Constrained& item) {
    int i = count++;
    for (; i > 0 && count_bits(items[unsigned(i - 1)].slots) > count_bits(item.slots); --i) {
      items[unsigned(i)] = items[unsigned(i - 1)];
    }
    items[unsigned(i)] = item;
  }
  void set_caps() {
    for (int i = 0; i < count; ++i) {
      Constrained& item = items[unsigned(i)];
      int inside = 0;
      for (int k = 0; k < i; ++k) inside += (items[unsigned(k)].slots & ~item.slots) == 0 ? 1 : 0;
      item.cap = u32(count_bits(item.slots) - inside);
    }
  }
};

Slots box_slots(const Public& pub, u32 used) {
  int in_rows = 0;
  for (const u8 size : pub.row_size) in_rows += size;
  const int left = count_bits(used) - in_rows - pub.holdups_left - (pub.turned_up != 0 ? 1 : 0);
  return (bit(left) - 1) << kInBox;
}

Puzzle puzzle_of(const Public& pub, const Facts& facts, State& s) {
  const u32 used = safes_used(pub.config.mystery_safes != 0);
  const Slots boxed = box_slots(pub, used);
  Puzzle z;
  z.free = used_handles(pub) | boxed;
  for (const int safe : Bits{used}) {
    const Places at = facts[unsigned(safe)];
    if (at == 0) {
      z.rest |= u32(bit(safe));
    } else if ((at & (at - 1)) == 0 && at != in_the_box()) {
      s.box.safe_at[unsigned(lowest_bit(at))] = u8(safe + 1);
      z.free &= ~Slots{at};
    } else {
      z.insert({(at & kAllHandles) | ((at & in_the_box()) != 0 ? boxed : 0), u32(safe), 0});
    }
  }
  return z;
}

/// Places the safes with facts; false if this attempt has to be given up.
bool try_to_place(const Puzzle& z, Slots& left, State& s, Chance& chance) {
  left = z.free;
  for (int i = 0; i < z.count; ++i) {
    const Constrained& item = z.items[unsigned(i)];
    const Slots open = item.slots & left;
    const int choices = count_bits(open);
    if (choices == 0) return false;
    const int slot = choices == 1 ? lowest_bit(open) : nth_bit(open, int(chance.below(u32(choices))));
    left &= ~bit(slot);
    if (slot < kHandles) s.box.safe_at[unsigned(slot)] = u8(item.safe + 1);
    // Evens out how many choices there were, one factor at a time: choices / cap.
    if (choices < int(item.cap) && int(chance.below(item.cap)) >= choices) return false;
  }
  return true;
}

void imagine_safes(const Public& pub, const Facts& facts, State& s, Chance& chance) {
  Puzzle z = puzzle_of(pub, facts, s);
  z.set_caps();
  Slots left = z.free;
  while (z.count > 0 && !try_to_place(z, left, s, chance)) {
  }
  // Safes with a fact that were put into the box; the others go to the free handles, to the hold-up pile, to the box.
  for (int i = 0; i < z.count; ++i) s.box.left_over |= u32(bit(int(z.items[unsigned(i)].safe)));
  u64 rest = z.rest;
  for (const int handle : Bits{left & kAllHandles}) {
    const int safe = chance.card(PairSet{rest, 0});
    rest &= ~bit(safe);
    s.box.safe_at[unsigned(handle)] = u8(safe + 1);
  }
  for (int i = 0; i < pub.holdups_left; ++i) {
    const int safe = chance.card(PairSet{rest, 0});
    rest &= ~bit(safe);
    s.box.holdup_pile |= u32(bit(safe));
  }
  s.box.left_over |= u32(rest);
  for (const u8 safe : s.box.safe_at) {
    if (safe != 0) s.box.left_over &= ~u32(bit(safe - 1));
  }
}

// --- Deadwood cards
u64 cards_in_sight(const Public& pub) {
  u64 seen = pub.discard;
  for (const u64 laid : pub.laid) seen |= laid;
  for (const u64 shown : pub.shown) seen |= shown;
  const Fight& f = pub.fight;
  for (const u8 card : {f.attacker_card, f.attacker_holster, f.defender_card, f.defender_holster}) {
    if (card != 0) seen |= bit(card - 1);
  }
  if (pub.seats != 2) return seen;
  for (const u8 card : pub.holster) {
    if (card != 0) seen |= bit(card - 1);
  }
  return seen;
}

/// The unseen cards that are not in the draw pile: some surely, so many more out of those that may be.
struct Loose {
  u64 sure;
  u64 maybe;
  int from_maybe;

  u64 draw(Chance& chance) {
    const int known = count_bits(sure);
    const bool from_sure = known != 0 && int(chance.below(u32(known + from_maybe))) < known;
    const u64 card = bit(chance.card(PairSet{from_sure ? sure : maybe, 0}));
    if (from_sure) {
      sure &= ~card;
    } else {
      maybe &= ~card;
      --from_maybe;
    }
    return card;
  }
};

void imagine_cards(const View& v, State& s, Chance& chance) {
  const auto& pub = v.pub;
  const u64 unseen = kAllCards & ~(cards_in_sight(pub) | v.mine.hand | v.mine.discarded);
  const u64 maybe = unseen & pub.pool;
  Loose loose{unseen & ~maybe, maybe, count_bits(maybe) - pub.draw_size};
  for (Seat p = 0; p < pub.seats; ++p) {
    if (p == v.viewer) continue;
    u64 hand = pub.shown[p];
    for (int missing = pub.hand_size[p] - count_bits(hand); missing > 0; --missing) hand |= loose.draw(chance);
    s.seat[p].hand = hand;
  }
  s.box.hidden_discard = v.mine.discarded;
  for (int missing = pub.hidden_size - count_bits(v.mine.discarded); missing > 0; --missing) {
    s.box.hidden_discard |= loose.draw(chance);
  }
  s.box.draw_pile = loose.maybe;
}

// --- what the others know and have answered
/// At least what the rules force them to know: their own rows, what is public, and the safes they were seen to look at.
void imagine_knowledge(State& s, Seat viewer) {
  const auto& pub = s.pub;
  bool vague = false;
  for (const Places at : pub.facts) vague = vague || (at & (at - 1)) != 0;
  std::array<Places, kMaxSeats> knows = pub.in_row;
  for (const int handle : Bits{used_handles(pub)}) {
    for (const Seat p : SeatSet{pub.seen_by[unsigned(handle)]}) knows[p] |= at_handle(handle);
  }
  for (Seat p = 0; p < pub.seats; ++p) {
    if (p == viewer) continue;
    Facts& facts = s.seat[p].facts;
    facts = pub.facts;
    for (const int handle : Bits{knows[p]}) facts[s.box.safe_at[unsigned(handle)] - 1U] = at_handle(handle);
    if (vague) eliminate(facts, knows[p]);
  }
}

/// Seats that have answered have an answer in this world too: any that is open to the imagined hand.
void imagine_answers(State& s, Seat viewer, Chance& chance) {
  s.box.waiting = u16(s.pub.asked.required & ~s.pub.asked.answered);
  for (const Seat p : SeatSet{s.pub.asked.answered}) {
    if (p == viewer) continue;
    Game::Decisions list;
    Game::legal(s.pub, s.seat[p], p, list);
    s.seat[p].sealed = list[int(chance.below(u32(list.size())))];
  }
}

}  // namespace

State Game::sample_world(const View& v, Chance& chance) {
  State s;
  s.pub = v.pub;
  s.box = {};
  s.seat = {};
  const bool seated = v.viewer < v.pub.seats;
  if (seated) s.seat[v.viewer] = v.mine;
  s.box.chance.key = chance.fresh_key();
  if (v.pub.row_size[0] == 0 && v.pub.star[0] == 0) {  // before anything is dealt nothing is hidden
    s.box.draw_pile = kAllCards;
    s.box.left_over = safes_used(v.pub.config.mystery_safes != 0);
  } else {
    imagine_safes(v.pub, seated ? v.mine.facts : v.pub.facts, s, chance);
    imagine_cards(v, s, chance);
    imagine_knowledge(s, v.viewer);
  }
  imagine_answers(s, v.viewer, chance);
  return s;
}

}  // namespace saloon::deadwood_1876
