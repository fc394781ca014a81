// How the toy game is played; the clauses are in toy_info.h.
#pragma once

#include "engine/play.h"
#include "tests/toy/toy.h"

namespace saloon::toy {

inline State Game::setup(const Config& config, int seats) {
  State s{};
  s.pub.config = config;
  s.pub.seats = u8(seats);
  s.box.deck = kAllCards;
  s.pub.deck_size = u8(kAllCards.size());
  s.pub.flow.push(frame_of(Proc::Setup));
  return s;
}

/// TOY-OPT-01
inline const char* Game::forbids(const Config& config, int seats) {
  return config.partners == 1 && seats != 4 ? "TOY-OPT-01" : nullptr;
}

inline SeatSet Game::shares(const Public& pub, Seat p) { return pairs(pub) ? only(partner_of(p)) : SeatSet{}; }

inline void draw_card(Ctx<Game>& c, Seat p) {
  const int face = c.pick(Roll::Draw, c.s.box.deck);
  c.s.box.deck.remove(face);
  c.of(p).hand.add(face);
  --c.pub().deck_size;
  ++c.pub().hand_size[p];
  c.tell(Event{.kind = u8(Told::Drew), .a = p, .secret = {bit(face), 0}}, everyone_secret_to(only(p)));
}

/// TOY-DEAL-01
inline void deal(Ctx<Game>& c) {
  for (int card = 0; card < c.pub().config.hand; ++card) {
    for (const Seat p : all_seats(c.seats())) draw_card(c, p);
  }
  c.become(frame_of(Proc::Round, RoundLocals{1}));
}

/// TOY-BID-01, TOY-RAISE-01, TOY-END-01
inline void open_round(Ctx<Game>& c) {
  const Seat leader = c.pub().leader;
  c.tell(Event{.kind = u8(Told::Leads), .a = leader}, everyone());
  if (!c.s.box.deck.empty()) draw_card(c, leader);
  SeatSet bidders;
  for (const Seat p : all_seats(c.seats())) {
    if (p != leader && c.pub().hand_size[p] > 0) bidders.add(p);
  }
  if (bidders.empty()) {
    c.pub().ended = 1;
    c.tell(Event{.kind = u8(Told::Ended)}, everyone());
    return c.end();
  }
  c.ask(bidders, pairs(c.pub()) ? Ask::PartneredBid : Ask::Bid);
  c.offer(only(leader), Ask::Raise);
  c.wait(RoundAt::Reveal);
}

inline void show_bid(Ctx<Game>& c, Seat p, int face) {
  c.of(p).hand.remove(face);
  c.pub().discard.add(face);
  --c.pub().hand_size[p];
  c.tell(Event{.kind = u8(Told::Revealed), .a = p, .b = u8(face)}, everyone());
}

/// TOY-WIN-01, TOY-WIN-02
inline void reveal(Ctx<Game>& c) {
  const Decision raise = c.take_answer(c.pub().leader);
  if (raise.verb == Verb::Raise) {
    c.tell(Event{.kind = u8(Told::Raised), .a = c.pub().leader, .n = raise.a}, everyone());
  }
  SeatSet best;
  int best_face = -1;
  for (const Seat p : all_seats(c.seats())) {
    c.of(p).partner_bid = 0;
    const Decision bid = c.take_answer(p);
    if (bid.verb != Verb::Bid) continue;
    show_bid(c, p, bid.a);
    if (bid.a > best_face) best = {};
    if (bid.a >= best_face) best.add(p);
    best_face = std::max(best_face, int(bid.a));
  }
  const u32 place = best.size() == 1 ? 0 : c.roll(Roll::Tie, 0, u32(best.size()) - 1);
  const Seat winner = Seat(nth_bit(best.bits, int(place)));
  c.pub().points[winner] = u16(c.pub().points[winner] + 1 + raise.a);
  c.tell(Event{.kind = u8(Told::Won), .a = winner, .n = 1 + raise.a}, everyone());
  c.call(frame_of(Proc::Bonus, BonusLocals{winner}), RoundAt::Next);
}

/// TOY-GIFT-01
inline void roll_bonus(Ctx<Game>& c) {
  const Seat winner = c.locals<BonusLocals>().winner;
  const u32 die = c.roll(Roll::Die, 1, 6);
  c.tell(Event{.kind = u8(Told::Bonus), .a = winner, .n = i32(die)}, everyone());
  if (die != 6) return c.done();
  c.ask(only(winner), Ask::Gift);
  c.wait(BonusAt::Give);
}

inline void give(Ctx<Game>& c) {
  const Seat winner = c.locals<BonusLocals>().winner;
  const Seat to = c.take_answer(winner).a;
  --c.pub().points[winner];
  ++c.pub().points[to];
  c.tell(Event{.kind = u8(Told::Gift), .a = winner, .b = to}, everyone());
  c.done();
}

inline void next_round(Ctx<Game>& c) {
  const u8 number = c.locals<RoundLocals>().number;
  c.pub().leader = next_seat(c.pub().leader, c.seats());
  c.become(frame_of(Proc::Round, RoundLocals{u8(number + 1)}));
}

inline void Game::advance(Ctx<Game>& c) {
  switch (Proc(c.pub().flow.top().proc)) {
    case Proc::Setup:
      return deal(c);
    case Proc::Round:
      switch (c.at<RoundAt>()) {
        case RoundAt::Draw:
          return open_round(c);
        case RoundAt::Reveal:
          return reveal(c);
        case RoundAt::Next:
          return next_round(c);
      }
      return;
    case Proc::Bonus:
      return c.at<BonusAt>() == BonusAt::Roll ? roll_bonus(c) : give(c);
  }
}

/// TOY-PAIR-01
inline void Game::on_sealed(Ctx<Game>& c, Seat p, const Decision&, const Decision& now) {
  if (!pairs(c.pub()) || now.verb != Verb::Bid) return;
  const Seat partner = partner_of(p);
  know(c, only(partner), [&](Private& mine) { mine.partner_bid = u8(now.a + 1); });
  c.tell(Event{.kind = u8(Told::PartnerBid), .a = p, .b = now.a}, nobody_but(only(partner)));
}

inline void Game::legal(const Public& pub, const Private& mine, Seat p, Decisions& out) {
  out.clear();
  const u8 limit = pub.config.limit;
  switch (Ask(pub.asked.what[p])) {
    case Ask::None:
      return;
    case Ask::Bid:
    case Ask::PartneredBid:
      for (const int face : Bits{mine.hand.one}) out.push({Verb::Bid, u8(face), {}});
      return;
    case Ask::Raise:
      for (u8 by = 1; by <= std::min(limit, u8{3}); ++by) out.push({Verb::Raise, by, {}});
      if (limit <= 3) return;
      out.push({Verb::Raise, limit, {}});
      return out.mark_partial();
    case Ask::Gift:
      for (u8 to = 0; to < pub.seats; ++to) {
        if (to != p) out.push({Verb::Gift, to, {}});
      }
      return;
  }
}

inline Verdict Game::accepts(const Public& pub, const Private& mine, Seat p, const Decision& d) {
  if (d.spare[0] != 0 || d.spare[1] != 0) return {kMalformed};
  switch (Ask(pub.asked.what[p])) {
    case Ask::None:
      return {kNotAsked};
    case Ask::Bid:
    case Ask::PartneredBid:
      if (d.verb != Verb::Bid) return {kWrongVerb};
      return {d.a < kFaces && mine.hand.has(d.a) ? nullptr : "TOY-BID-01"};
    case Ask::Raise:
      if (d.verb != Verb::Raise) return {kWrongVerb};
      return {d.a >= 1 && d.a <= pub.config.limit ? nullptr : "TOY-RAISE-01"};
    case Ask::Gift:
      if (d.verb != Verb::Gift) return {kWrongVerb};
      return {d.a < pub.seats && d.a != p ? nullptr : "TOY-GIFT-01"};
  }
  return {kNotAsked};
}

/// TOY-END-02
inline Outcome Game::outcome(const State& s) {
  Outcome o;
  for (Seat p = 0; p < s.pub.seats; ++p) {
    o.score[p] = s.pub.points[p];
    o.rank[p] = 1;
    for (Seat q = 0; q < s.pub.seats; ++q) o.rank[p] = u8(o.rank[p] + (s.pub.points[q] > s.pub.points[p]));
    if (o.rank[p] == 1) o.winners.add(p);
  }
  return o;
}

inline Decision Game::choose(const View& view, Chance& chance) {
  Decisions list;
  legal(view.pub, view.mine, view.viewer, list);
  if (list.empty()) return {};
  if (list[0].verb == Verb::Bid) return list[list.size() - 1];
  return list[int(chance.below(u32(list.size())))];
}

}  // namespace saloon::toy
