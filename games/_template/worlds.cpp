// Imagining a world from a view. Every deal of the unseen nuggets is equally likely; whether somebody has answered
// where that cannot be seen is a coin's toss, and the answer itself any that the hand allows.
//
// Most games say the last part with `reseal` (engine/rounds.h), which answers for whoever is seen to have answered.
// Here answers may be in unseen: a raise is for nobody's eyes, a bid among partners for the partner's alone.
#include "games/_template/rules.h"

namespace saloon::toy {

namespace {

/// Deals the nuggets that the viewer does not see. The partner's sealed bid lies in the partner's hand.
void deal_unseen(const View& v, Chance& chance, State& w) {
  CardBag unseen = kAllCards - v.pub.discard - v.mine.hand;
  if (v.mine.partner_bid != 0) {
    unseen.remove(v.mine.partner_bid - 1);
    w.seat[partner_of(v.viewer)].hand.add(v.mine.partner_bid - 1);
  }
  for (Seat p = 0; p < v.pub.seats; ++p) {
    if (p == v.viewer) continue;
    while (w.seat[p].hand.size() < v.pub.hand_size[p]) {
      const int face = chance.card(unseen);
      unseen.remove(face);
      w.seat[p].hand.add(face);
    }
  }
  w.hidden.deck = unseen;
}

bool is_partner(const View& v, Seat p) { return v.viewer < v.pub.seats && partner_of(v.viewer) == p; }

/// May the viewer believe either way that seat p has answered?
bool is_answer_unknown(const View& v, Seat p) {
  if (is_asked<Game, "raise">(v.pub, p)) return true;
  return is_asked<Game, "partnered_bid">(v.pub, p) && !is_partner(v, p) && !has_one_card(v.pub, p);
}

bool has_answered(const View& v, Seat p) {
  if (!is_asked<Game, "partnered_bid">(v.pub, p)) return SeatSet{v.pub.asked.answered}.has(p);
  return v.mine.partner_bid != 0 || has_one_card(v.pub, p);
}

Decision invented_answer(const View& v, Seat p, const State& w, Chance& chance) {
  if (is_asked<Game, "raise">(v.pub, p)) return Raise{u8(1 + chance.below(v.pub.config.limit))};
  if (v.mine.partner_bid != 0 && is_partner(v, p)) return Bid{u8(v.mine.partner_bid - 1)};
  const u64 faces = w.seat[p].hand.one;
  return Bid{u8(nth_bit(faces, int(chance.below(u32(count_bits(faces))))))};
}

void seal_unseen(const View& v, Chance& chance, State& w) {
  SeatSet waiting{v.pub.asked.required};
  SeatSet unsure;
  for (const Seat p : v.pub.asked.open()) {
    const bool unknown = p != v.viewer && is_answer_unknown(v, p);
    if (p != v.viewer && (unknown ? chance.below(2) == 1 : has_answered(v, p))) {
      w.seat[p].sealed = invented_answer(v, p, w, chance);
      if (unknown && waiting.has(p)) unsure.add(p);
    }
    if (!(w.seat[p].sealed == Decision{})) waiting.remove(p);
  }
  // The round is still open, so somebody is missing: if nobody else, one of those who need not have answered.
  if (waiting.empty() && !unsure.empty()) {
    waiting = only(Seat(nth_bit(unsure.bits, int(chance.below(u32(unsure.size()))))));
    w.seat[*waiting.begin()].sealed = {};
  }
  w.hidden.waiting = waiting.bits;
}

}  // namespace

State Game::sample_world(const View& view, Chance& chance) {
  State w{};
  w.pub = view.pub;
  if (view.viewer < view.pub.seats) w.seat[view.viewer] = view.mine;
  w.hidden.chance.key = u64{chance.below(0xFFFFFFFFU)} << 32 | chance.below(0xFFFFFFFFU);
  deal_unseen(view, chance, w);
  seal_unseen(view, chance, w);
  for (Seat p = 0; p < w.pub.seats; ++p) w.seat[p].partner_bid = sealed_bid_of_partner(w, p);
  return w;
}

}  // namespace saloon::toy
