// Imagining a world from a view, with everything a careful player remembers:
//  - where every card lies that was ever shown, and how many cards each hand and the draw pile hold;
//  - after a reshuffle, which cards the draw pile was made of, less those this seat has drawn since (Private::pool);
//  - of a seat that was blocked, that it held nothing that fitted, and how many cards came in since (unfit, slack);
//  - that whoever is asked to place has a card that fits (DSC-PLACE-10);
//  - under top_only, every place card seen so far.
//
// Promise: every deal of the unseen single cards that agrees with all this is equally likely. Without notes on blocked
// seats that takes one attempt, or a few while another seat places; deals that do not agree are thrown away. After
// kTries of those (big hands and several notes at once) a deal is repaired card by card instead: it agrees, every
// agreeing deal has a positive chance, but they are no longer equally likely.
#include "engine/rounds.h"
#include "games/desperados_cards/rules.h"

namespace saloon::desperados_cards {

namespace {

constexpr int kTries = 64;

CardBag unseen_by(const View& v) {
  CardBag seen = v.pub.posters + v.pub.discard + v.mine.hand;
  for (int k = 0; k < kPiles; ++k) seen = seen + row_cards(v.pub, k);
  return kAllCards - seen;
}

/// Moves `count` random cards out of `from`.
CardBag draw_random(CardBag& from, int count, Chance& chance) {
  CardBag taken;
  for (; count > 0; --count) {
    const int face = chance.card(from);
    from.remove(face);
    taken.add(face);
  }
  return taken;
}

/// True with probability choose(fewer, k) / choose(more, k): evens out how many ways there are to go on.
bool even_out(int fewer, int more, int k, Chance& chance) {
  for (int i = 0; i < more - fewer; ++i) {
    if (int(chance.below(u32(more - i))) >= more - k - i) return false;
  }
  return true;
}

/// Where the unseen cards of a view may lie.
struct Puzzle {
  const Public& pub;
  CardBag unseen;
  CardBag pool;   ///< of the unseen cards, those the draw pile may hold
  SeatSet noted;  ///< other seats with a note
  SeatSet free;   ///< other seats without
  int noted_cards = 0;
  SeatSet placing;  ///< the other seat that is asked to place, if any

  explicit Puzzle(const View& v) : pub(v.pub), unseen(unseen_by(v)) {
    pool = common(v.viewer < pub.seats ? v.mine.pool : kAllCards, unseen);
    for (Seat p = 0; p < pub.seats; ++p) {
      if (p == v.viewer) continue;
      if (pub.asked.what[p] == u8(Ask::PlaceHenchman)) placing.add(p);
      (pub.unfit[p] != 0 ? noted : free).add(p);
      if (pub.unfit[p] != 0) noted_cards += pub.hand_size[p];
    }
  }
  [[nodiscard]] int sure_in_hands() const { return unseen.size() - pool.size(); }
};

struct Deal {
  std::array<CardBag, kMaxSeats> hand{};
  CardBag pile{};
};

/// Single cards not dealt yet: those that may be in the draw pile, and those that are surely in hands. One copy of a
/// face may be of the first kind and the other of the second, so the two are never mixed.
struct Loose {
  CardBag pool{};
  CardBag sure{};

  [[nodiscard]] int size() const { return pool.size() + sure.size(); }
  [[nodiscard]] Loose within(u64 faces) const { return {pool.within(faces), sure.within(faces)}; }
  CardBag draw(int count, Chance& chance) {
    if (sure.empty()) return draw_random(pool, count, chance);
    CardBag taken;
    for (; count > 0; --count) {
      const int n = int(chance.below(u32(size())));
      const int in_pool = pool.size();
      CardBag& from = n < in_pool ? pool : sure;
      const int face = from.nth(n < in_pool ? n : n - in_pool);
      from.remove(face);
      taken.add(face);
    }
    return taken;
  }
};

/// A hand that agrees with its note, out of `from`; `most` cards without fault is the best any course of the deal
/// offers. False if this course has to be given up.
bool deal_noted_hand(const Puzzle& z, Seat p, Loose& from, int most, Deal& out, Chance& chance) {
  const int size = z.pub.hand_size[p];
  const int slack = z.pub.slack[p];
  const u64 unfit = z.pub.unfit[p];
  if (slack > 0) {
    out.hand[p] = from.draw(size, chance);
    return out.hand[p].within(unfit).size() <= slack;
  }
  Loose possible = from.within(~unfit);
  if (possible.size() < size || !even_out(possible.size(), most, size, chance)) return false;
  out.hand[p] = possible.draw(size, chance);
  from = {from.pool.within(unfit) + possible.pool, from.sure.within(unfit) + possible.sure};
  return true;
}

/// The draw pile out of the pool, then everything else is in hands. Draws whichever part is smaller.
CardBag deal_pile(CardBag pool, int pile_size, Chance& chance) {
  const int spare = pool.size() - pile_size;
  if (spare >= pile_size) return draw_random(pool, pile_size, chance);
  draw_random(pool, spare, chance);
  return pool;
}

void deal_free_hands(const Puzzle& z, CardBag& from, Deal& out, Chance& chance) {
  for (const Seat p : z.free) out.hand[p] = draw_random(from, z.pub.hand_size[p], chance);
}

/// Noted hands first: good while little is known about the draw pile.
bool deal_hands_first(const Puzzle& z, Deal& out, Chance& chance) {
  Loose rest{z.pool, z.unseen - z.pool};
  for (const Seat p : z.noted) {
    if (!deal_noted_hand(z, p, rest, z.unseen.within(~z.pub.unfit[p]).size(), out, chance)) return false;
  }
  if (rest.sure.empty()) {
    deal_free_hands(z, rest.pool, out, chance);
    out.pile = rest.pool;
    return true;
  }
  const int left = rest.pool.size();
  const int most_left = z.pool.size() - std::max(0, z.noted_cards - z.sure_in_hands());
  if (left < z.pub.draw_size || !even_out(left, most_left, z.pub.draw_size, chance)) return false;
  out.pile = deal_pile(rest.pool, z.pub.draw_size, chance);
  CardBag in_hands = rest.pool - out.pile + rest.sure;
  deal_free_hands(z, in_hands, out, chance);
  return true;
}

/// The draw pile first: good while most of it is known.
bool deal_pile_first(const Puzzle& z, Deal& out, Chance& chance) {
  out.pile = deal_pile(z.pool, z.pub.draw_size, chance);
  Loose rest{z.unseen - out.pile};
  const int in_hands = rest.size();
  for (const Seat p : z.noted) {
    const int most = std::min(in_hands, z.unseen.within(~z.pub.unfit[p]).size());
    if (!deal_noted_hand(z, p, rest, most, out, chance)) return false;
  }
  deal_free_hands(z, rest.pool, out, chance);
  return true;
}

// --- repairing a deal
int faults(const Puzzle& z, const Deal& deal, Seat p) {
  return deal.hand[p].within(z.pub.unfit[p]).size() - z.pub.slack[p];
}

/// The cards of seat p that may be exchanged for `face` without a new fault.
CardBag exchangeable(const Puzzle& z, const Deal& deal, Seat p, int face) {
  const bool full = (z.pub.unfit[p] & bit(face)) != 0 && faults(z, deal, p) >= 0;
  return full ? deal.hand[p].within(z.pub.unfit[p]) : deal.hand[p];
}

/// Sends one faulty card of seat p elsewhere and takes a card without fault for it. False if nothing can be exchanged.
bool exchange_fault(const Puzzle& z, Deal& deal, Seat p, Chance& chance) {
  const CardBag faulty = deal.hand[p].within(z.pub.unfit[p]);
  const int out = chance.card(faulty);
  const u64 wanted = ~z.pub.unfit[p];
  std::array<CardBag, kMaxSeats> offer{};
  const CardBag from_pile = (z.pool - deal.pile).has(out) ? deal.pile.within(wanted) : CardBag{};
  int offers = from_pile.size();
  for (const Seat q : z.noted | z.free) {
    if (q == p) continue;
    offer[q] = exchangeable(z, deal, q, out).within(wanted);
    offers += offer[q].size();
  }
  if (offers == 0) return false;
  int n = int(chance.below(u32(offers)));
  CardBag* partner = &deal.pile;
  CardBag choice = from_pile;
  for (Seat q = 0; n >= choice.size(); ++q) {
    n -= choice.size();
    partner = &deal.hand[q];
    choice = offer[q];
  }
  const int in = choice.nth(n);
  partner->remove(in);
  partner->add(out);
  deal.hand[p].remove(out);
  deal.hand[p].add(in);
  return true;
}

bool repair(const Puzzle& z, Deal& deal, Chance& chance) {
  for (const Seat p : z.noted) {
    while (faults(z, deal, p) > 0) {
      if (!exchange_fault(z, deal, p, chance)) return false;
    }
  }
  return true;
}

/// A deal without regard to the notes, then repaired.
bool deal_and_repair(const Puzzle& z, Deal& out, Chance& chance) {
  out.pile = deal_pile(z.pool, z.pub.draw_size, chance);
  CardBag rest = z.unseen - out.pile;
  for (const Seat p : z.noted | z.free) out.hand[p] = draw_random(rest, z.pub.hand_size[p], chance);
  return repair(z, out, chance);
}

/// DSC-PLACE-10: a seat without a card that fits would not have been asked.
bool may_place(const Puzzle& z, const Deal& deal) {
  for (const Seat p : z.placing) {
    if (!can_place(z.pub, deal.hand[p])) return false;
  }
  return true;
}

Deal deal_unseen(const View& v, Chance& chance) {
  const Puzzle z(v);
  const bool pile_first = z.pool.size() - z.pub.draw_size < z.noted_cards;
  for (int tries = 0;; ++tries) {
    Deal deal;
    const bool agrees = tries >= kTries ? deal_and_repair(z, deal, chance)
                        : pile_first    ? deal_pile_first(z, deal, chance)
                                        : deal_hands_first(z, deal, chance);
    if (agrees && may_place(z, deal)) return deal;
  }
}

// --- pile arrangements
/// For every pile, level and place: the set of arrangements that have this card there.
static_assert(components::kArrangements.size() % 64 == 0);
constexpr int kWords = int(components::kArrangements.size() / 64);
using ArrangementSet = std::array<u64, kWords>;
using ArrangementIndex = std::array<std::array<std::array<ArrangementSet, kPlaces>, kLevels>, kPiles>;
consteval ArrangementIndex index_arrangements() {
  ArrangementIndex index{};
  for (unsigned i = 0; i < components::kArrangements.size(); ++i) {
    for (int k = 0; k < kPiles; ++k) {
      for (int level = 1; level < kLevels; ++level) {
        const int place = place_at(components::kArrangements[i], k, level);
        index[unsigned(k)][unsigned(level)][unsigned(place)][i / 64] |= bit(int(i % 64));
      }
    }
  }
  return index;
}
constexpr ArrangementIndex kIndex = index_arrangements();

/// Uniformly one of the arrangements that agree with every place card seen so far (DSC-SETUP-05, -06).
PileCards imagine_piles(const Public& pub, Chance& chance) {
  if (pub.config.pile_view == PileView::Open) return pub.seen;
  ArrangementSet possible;
  possible.fill(~u64{0});
  for (unsigned k = 0; k < kPiles; ++k) {
    for (unsigned level = 1; level <= pub.depth[k] && level < kLevels; ++level) {
      const auto& agreeing = kIndex[k][level][unsigned(place_at(pub.seen, int(k), int(level)))];
      for (unsigned w = 0; w < kWords; ++w) possible[w] &= agreeing[w];
    }
  }
  int count = 0;
  for (const u64 w : possible) count += count_bits(w);
  int n = int(chance.below(u32(count)));
  unsigned w = 0;
  for (; n >= count_bits(possible[w]); ++w) n -= count_bits(possible[w]);
  return components::kArrangements[w * 64 + unsigned(nth_bit(possible[w], n))];
}

}  // namespace

State Game::sample_world(const View& v, Chance& chance) {
  State s = known_world<Game>(v, chance);
  s.hidden.piles = imagine_piles(v.pub, chance);
  const Deal deal = deal_unseen(v, chance);
  s.hidden.draw_pile = deal.pile;
  // What the others know of the draw pile beyond their hands is theirs; nothing forces them to know more than this.
  for (Seat p = 0; p < v.pub.seats; ++p) {
    if (p == v.viewer) continue;
    s.seat[p].hand = deal.hand[p];
    s.seat[p].pool = kAllCards;
  }
  reseal<Game>(s, v.viewer, chance);
  return s;
}

}  // namespace saloon::desperados_cards
