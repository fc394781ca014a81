// What holds in every position of the toy game, and the positions a viewer cannot exclude.
#pragma once

#include "engine/play.h"
#include "tests/toy/toy.h"

namespace saloon::toy {

inline const char* check_cards(const State& s) {
  PairSet all;
  int count = 0;
  const auto add = [&](PairSet part) {
    all = all + part;
    count += part.size();
  };
  add(s.box.deck);
  add(s.pub.discard);
  for (Seat p = 0; p < s.pub.seats; ++p) {
    add(s.seat[p].hand);
    if (!s.seat[p].hand.well_formed()) return "a hand holds more copies than there are";
    if (s.pub.hand_size[p] != s.seat[p].hand.size()) return "a hand size is wrong";
  }
  if (s.pub.deck_size != s.box.deck.size()) return "the deck size is wrong";
  return all == kAllCards && count == kAllCards.size() ? nullptr : "cards are lost or doubled";
}

inline const char* Game::check(const State& s) {
  if (const char* broken = check_cards(s)) return broken;
  for (Seat p = 0; p < s.pub.seats; ++p) {
    const Decision& sealed = s.seat[p].sealed;
    if (sealed.verb == Verb::Bid && !s.seat[p].hand.has(sealed.a)) return "a sealed bid is not in the hand";
    if (!s.pub.asked.asked().has(p) && sealed.verb != Verb::None) return "somebody answered who is not asked";
    u8 note = 0;
    if (pairs(s.pub)) {
      const Decision& partner = s.seat[partner_of(p)].sealed;
      note = partner.verb == Verb::Bid ? u8(partner.a + 1) : u8{0};
    }
    if (s.seat[p].partner_bid != note) return "a note about the partner is not true";
  }
  return s.pub.leader < s.pub.seats ? nullptr : "the leader has no seat";
}

/// Deals the cards the viewer does not see.
inline void deal_unseen(const View& v, Chance& chance, State& w) {
  const bool seated = v.viewer < v.pub.seats;
  PairSet unseen = kAllCards - v.pub.discard - v.mine.hand;
  if (v.mine.partner_bid != 0) {
    unseen.remove(v.mine.partner_bid - 1);
    w.seat[partner_of(v.viewer)].hand.add(v.mine.partner_bid - 1);
  }
  for (Seat p = 0; p < v.pub.seats; ++p) {
    if (seated && p == v.viewer) continue;
    while (w.seat[p].hand.size() < v.pub.hand_size[p]) {
      const int face = unseen.nth(int(chance.below(u32(unseen.size()))));
      unseen.remove(face);
      w.seat[p].hand.add(face);
    }
  }
  w.box.deck = unseen;
}

/// May the viewer believe either way that seat p has answered?
inline bool answer_is_unknown(const View& v, Seat p) {
  const Ask ask = Ask(v.pub.asked.what[p]);
  if (p == v.viewer) return false;
  if (ask == Ask::Raise) return true;
  const bool partner = v.viewer < v.pub.seats && partner_of(v.viewer) == p;
  return ask == Ask::PartneredBid && !partner && !Game::one_card(v.pub, p);
}

inline bool has_answered(const View& v, Seat p) {
  if (Ask(v.pub.asked.what[p]) != Ask::PartneredBid) return (v.pub.asked.answered >> p & 1) != 0;
  return v.mine.partner_bid != 0 || Game::one_card(v.pub, p);
}

inline Decision invent_answer(const View& v, Seat p, const State& w, Chance& chance) {
  if (Ask(v.pub.asked.what[p]) == Ask::Raise) return {Verb::Raise, u8(1 + chance.below(v.pub.config.limit)), {}};
  if (v.mine.partner_bid != 0 && p == partner_of(v.viewer)) return {Verb::Bid, u8(v.mine.partner_bid - 1), {}};
  const u64 faces = w.seat[p].hand.one;
  return {Verb::Bid, u8(nth_bit(faces, int(chance.below(u32(count_bits(faces)))))), {}};
}

inline void seal_unseen(const View& v, Chance& chance, State& w) {
  SeatSet unsure;
  w.box.waiting = v.pub.asked.required;
  for (const Seat p : v.pub.asked.asked()) {
    if (p == v.viewer || !(answer_is_unknown(v, p) ? chance.below(2) == 1 : has_answered(v, p))) continue;
    w.seat[p].sealed = invent_answer(v, p, w, chance);
    if (answer_is_unknown(v, p) && (v.pub.asked.required >> p & 1) != 0) unsure.add(p);
  }
  for (const Seat p : v.pub.asked.asked()) {
    if (w.seat[p].sealed.verb != Verb::None) w.box.waiting = u16(w.box.waiting & ~only(p).bits);
  }
  if (w.box.waiting != 0 || unsure.empty()) return;
  const Seat late = Seat(nth_bit(unsure.bits, int(chance.below(u32(unsure.size())))));
  w.seat[late].sealed = {};
  w.box.waiting = only(late).bits;
}

inline State Game::sample_world(const View& view, Chance& chance) {
  State w{};
  w.pub = view.pub;
  if (view.viewer < view.pub.seats) w.seat[view.viewer] = view.mine;
  w.box.chance.key = u64{chance.below(0xFFFFFFFFU)} << 32 | chance.below(0xFFFFFFFFU);
  deal_unseen(view, chance, w);
  seal_unseen(view, chance, w);
  for (Seat p = 0; p < w.pub.seats && pairs(w.pub); ++p) {
    const Decision& partner = w.seat[partner_of(p)].sealed;
    w.seat[p].partner_bid = partner.verb == Verb::Bid ? u8(partner.a + 1) : u8{0};
  }
  return w;
}

}  // namespace saloon::toy
