// Buildings about Wanted tokens: Church, Courthouse, Newspaper, Telegraph Office.
#include <algorithm>

#include "games/deadwood/rules.h"

namespace saloon::deadwood {

// --- Church
// DW-CHURCH-01: whoever annexes it discards a Wanted token, if he has one. DW-CHURCH-04, DW-LAUNDRY-02, DW-LAUNDRY-03:
// with one Laundry he may discard two, with both three. Nobody is ever attacked here, and several gangs may meet, one
// cowboy each (DW-CHURCH-03).
int laundries_of(const Public& pub, Seat p) {
  int count = 0;
  for (const int plot : Bits{pub.own[p]}) count += int(is_laundry(pub.tile[unsigned(plot)]));
  return count;
}

void begin_church(Context& c, const Annexing& a) {
  const auto& pub = c.pub();
  // DW-LAUNDRY-04, DW-LAUNDRY-05: a Laundry left for the Church by a Store's move still counts.
  const u8 left = c.locals<Arrival>().laundries;
  const int laundries = left != kNoMove ? left : laundries_of(pub, a.seat);
  const int most = std::min(1 + laundries, int(pub.wanted[a.seat]));
  if (most > 1) {
    c.ask(only(a.seat), Ask::ChurchCount);
    return c.become(frame_of(Proc::Church, Church{a, u8(most)}));
  }
  if (most == 1) discard_posters(c, a.seat, 1, Tile::Church);
  c.done();
}

void church(Context& c) {
  const Seat p = c.locals<Annexing>().seat;
  discard_posters(c, p, c.take_answer(p).count(), Tile::Church);
  c.done();
}

// --- Courthouse
// DW-COURT-01: everybody pays a dollar for each of his Wanted tokens; DW-COURT-02: or takes one more. DW-COURT-03: from
// the annexing player clockwise, openly, all or nothing, and whoever has none owes nothing. DW-COURT-04: with the pool
// empty whoever can pay must, and whoever cannot is let off.
namespace {

void pay_court(Context& c, Seat p) {
  auto& pub = c.pub();
  const int amount = pub.wanted[p];
  pub.money[p] = i16(pub.money[p] - amount);
  c.tell<"paid_court">(everyone(), p, amount);
}

/// True if the seat has a choice and was asked.
bool summon(Context& c, Seat p) {
  const auto& pub = c.pub();
  if (pub.wanted[p] == 0) return false;
  const bool can_pay = pub.money[p] >= pub.wanted[p];
  if (can_pay && pub.pool != 0) {
    c.ask(only(p), Ask::CourtPay);
    return true;
  }
  if (can_pay)
    pay_court(c, p);
  else if (pub.pool != 0)
    take_poster(c, p, Why::Courthouse);
  else
    c.tell<"let_off">(everyone(), p);
  return false;
}

/// From this seat on, until somebody must be asked or all were there.
void go_on_with(Context& c, const Annexing& a, Seat p) {
  do {
    if (summon(c, p)) return c.become(frame_of(Proc::Court, Court{a, p}));
    p = next_seat(p, c.seats());
  } while (p != a.seat);
  c.done();
}

}  // namespace

void begin_court(Context& c, const Annexing& a) { go_on_with(c, a, a.seat); }

void court(Context& c) {
  const auto a = c.locals<Court>();
  if (c.take_answer(a.asked).verb() == Verb::Pay)
    pay_court(c, a.asked);
  else
    take_poster(c, a.asked, Why::Courthouse);
  const Seat p = next_seat(a.asked, c.seats());
  if (p == a.seat) return c.done();
  go_on_with(c, a, p);
}

// --- Newspaper
// DW-NEWS-01: a dollar; then one Wanted token of the pool goes to whomever the player names, himself not excluded. Not
// optional while there is one.
void begin_news(Context& c, const Annexing& a) {
  if (c.pub().pool == 0) return c.done();
  c.ask(only(a.seat), Ask::NewsTarget);
  c.become(frame_of(Proc::News, a));
}

void news(Context& c) {
  const Seat p = c.locals<Annexing>().seat;
  const Seat to = c.take_answer(p).seat();
  const int count = out_of_pool(c.pub(), 1);
  c.pub().wanted[to] = u8(c.pub().wanted[to] + count);
  c.tell<"gave_poster">(everyone(), p, to);
  end_with_the_last(c, count);
  c.done();
}

// --- Telegraph Office
// DW-TELE-01: a dollar; then two Wanted tokens go from the box to the pool, or from the pool to the box. DW-TELE-02: as
// many as there are, and what would move none is no choice. DW-TELE-03: with the pool's last one the end comes.
namespace {

void wire(Context& c, Seat p, bool into_pool) {
  constexpr int kMoved = 2;
  auto& pub = c.pub();
  const int count = into_pool ? std::min(kMoved, int(pub.discarded)) : out_of_pool(pub, kMoved);
  if (into_pool) {
    pub.pool = u8(pub.pool + count);  // DW-END-05: an end that was triggered stays triggered
    pub.discarded = u8(pub.discarded - count);
  } else {
    pub.discarded = u8(pub.discarded + count);
  }
  c.tell<"telegraphed">(everyone(), p, count, into_pool);
  end_with_the_last(c, count);
}

}  // namespace

void begin_telegraph(Context& c, const Annexing& a) {
  const auto& pub = c.pub();
  if (pub.pool != 0 && pub.discarded != 0) {
    c.ask(only(a.seat), Ask::TelegraphOption);
    return c.become(frame_of(Proc::Telegraph, a));
  }
  if (pub.pool + pub.discarded != 0) wire(c, a.seat, pub.pool == 0);
  c.done();
}

void telegraph(Context& c) {
  const Seat p = c.locals<Annexing>().seat;
  wire(c, p, c.take_answer(p).into_pool());
  c.done();
}

}  // namespace saloon::deadwood
