// The round: the leader draws, everybody else bids in secret, the highest nugget wins the stake.
#include "games/_template/rules.h"

namespace saloon::toy {

SeatSet Game::sees_sealed(const Public& pub, Seat p) {
  return plays_in_pairs(pub) ? only(partner_of(p)) : SeatSet{};  // TOY-PAIR-01
}

void Game::on_sealed(Context& c, Seat p, const Decision&, const Decision& now) {
  if (!plays_in_pairs(c.pub()) || !now.is<Bid>()) return;
  const Seat partner = partner_of(p);
  const u8 face = now.as<Bid>().card;
  know(c, only(partner), [&](Private& mine) { mine.partner_bid = u8(face + 1); });  // TOY-PAIR-01
  c.tell<"partner_bid">(nobody_but(only(partner)), p, face);
}

void Game::on_withdrawn(Context& c, Seat p, const Decision& before) {
  if (plays_in_pairs(c.pub()) && before.is<Bid>()) c.of(partner_of(p)).partner_bid = 0;
}

namespace {

/// Everybody but the leader who has a nugget left.
SeatSet bidders(const Public& pub) {
  SeatSet out;
  for (const Seat p : all_seats(pub.seats)) {
    if (p != pub.leader && pub.hand_size[p] > 0) out.add(p);
  }
  return out;
}

void open_round(Context& c) {
  const Seat leader = c.pub().leader;
  c.tell<"leads">(everyone(), leader);
  if (!c.s.hidden.deck.empty()) draw_card(c, leader);
  const SeatSet asked = bidders(c.pub());
  if (asked.empty()) return finish(c, EndReason::NoCards);  // TOY-END-01
  if (plays_in_pairs(c.pub()))                              // TOY-BID-01
    c.ask<"partnered_bid">(asked);
  else
    c.ask<"bid">(asked);
  c.offer<"raise">(only(leader));  // TOY-RAISE-01
  c.wait(RoundAt::Reveal);
}

/// Shows all bids; those who have bid the highest nugget.
SeatSet show_bids(Context& c) {
  SeatSet best;
  int best_face = -1;
  for (const Seat p : all_seats(c.seats())) {
    c.of(p).partner_bid = 0;
    const Decision answer = c.take_answer(p);
    if (!answer.is<Bid>()) continue;
    const int face = answer.as<Bid>().card;
    show_bid(c, p, face);
    if (face > best_face) best = {};
    if (face >= best_face) best.add(p);
    best_face = std::max(best_face, face);
  }
  return best;
}

void reveal(Context& c) {
  auto& pub = c.pub();
  const int raise = c.take_answer(pub.leader).as<Raise>().by;
  if (raise > 0) c.tell<"raised">(everyone(), pub.leader, raise);
  const SeatSet best = show_bids(c);
  const u32 place = best.size() == 1 ? 0 : c.roll(Roll::Tie, 0, u32(best.size()) - 1);  // TOY-WIN-02
  const Seat winner = Seat(nth_bit(best.bits, int(place)));
  const int stake = components::kStake + raise;
  pub.points[winner] = u16(pub.points[winner] + stake);  // TOY-WIN-01
  c.tell<"won">(everyone(), winner, stake);
  c.call(frame_of(Proc::Bonus, BonusLocals{winner}), RoundAt::Next);
}

void next_round(Context& c) {
  const u8 number = c.locals<RoundLocals>().number;
  c.pub().leader = next_seat(c.pub().leader, c.seats());
  c.become(frame_of(Proc::Round, RoundLocals{u8(number + 1)}));
}

}  // namespace

void round(Context& c) {
  switch (c.at<RoundAt>()) {
    case RoundAt::Draw:
      return open_round(c);
    case RoundAt::Reveal:
      return reveal(c);
    case RoundAt::Next:
      return next_round(c);
  }
}

}  // namespace saloon::toy
