// III.3 and IV.1 Riding: everybody lays one movement card face down in every turn (DSP-CARD-01). The figures stay where
// the round began (DSP-CARD-08, DSP-FLOW-02).
#include "games/desperados/rules.h"

namespace saloon::desperados {

Ride ride_of(const Public& pub, Seat p, const Row& row, int laid) {
  Ride at{pub.figure[p] - 1, 0};
  for (int t = 0; t < laid; ++t) at = ridden(at, row[unsigned(t)] - 1, t + 1);
  return at;
}

u32 card_options(const Public& pub, const Private& mine, Seat p) {
  const int before = pub.turn - 1;
  const u32 hand = hand_of(pub, p, mine.row, before);
  // DSP-CARD-10: a card to be exchanged counts as not laid.
  if (pub.laid[p] == pub.turn) return cards_from(ride_of(pub, p, mine.row, before).town, hand);
  return cards_from(mine.town - 1, hand);
}

void share_towns(Context& c) {
  const auto& pub = c.pub();
  if (owner_decides(pub)) return;
  std::array<u8, kMaxSeats> towns{};
  SeatSet stuck;
  for (const Seat p : gang(pub)) {
    towns[p] = c.of(p).town;
    if (c.of(p).stuck != 0) stuck.add(p);
  }
  know(c, gang(pub), [&](Private& mine) {
    mine.gang.town = towns;
    mine.gang.stuck = u8(stuck.bits);
  });
}

void follow_figures(Context& c) {
  for (Seat p = 0; p < c.seats(); ++p) {
    c.of(p).town = c.pub().figure[p];
    c.of(p).stuck = 0;
  }
  share_towns(c);
}

void forget_rows(Context& c) {
  for (Seat p = 0; p < c.seats(); ++p) {
    Private& mine = c.of(p);
    mine.row = {};
    mine.marks = 0;
    mine.gang = {};
  }
}

namespace {

/// DSP-INFO-02: that he laid one is for all, which one for him alone.
Audience for_himself(Seat p) { return everyone_secret_to(only(p)); }

/// DSP-CARD-06: the next card of the row; DSP-MAR-02, DSP-CARD-03: Saloon keeps him where he really is.
void lay_card(Context& c, Seat p, const Decision& d) {
  auto& pub = c.pub();
  Private& mine = c.of(p);
  const Ride at = ridden({mine.town - 1, mine.stuck}, d.card(), pub.turn);
  mine.row[pub.turn - 1U] = u8(d.card() + 1);
  mine.town = u8(at.town + 1);
  mine.stuck = u8(at.stuck);
  if (d.marked()) mine.marks = u8(mine.marks | 1U << (pub.turn - 1));
  pub.laid[p] = pub.turn;
}

// Three ways to be told of a sealed answer, each out of line: in one function every answer would save the registers of
// all three.

/// DSP-CARD-10, DSP-CARD-11, DSP-CASE-04: of this turn only; the old card returns to the hand. At once, since what lies
/// in his row is what he has (DSP-CARD-07).
[[gnu::noinline]] void exchange_card(Context& c, Seat p) {
  Private& mine = c.of(p);
  const Decision d = c.take_at_once(p);
  const Ride before = ride_of(c.pub(), p, mine.row, c.pub().turn - 1);
  mine.town = u8(before.town + 1);
  mine.stuck = u8(before.stuck);
  lay_card(c, p, d);
  c.tell<"card_exchanged">(for_himself(p), p, c.pub().turn, d.card(), d.marked());
}

/// DSP-DESP-03, DSP-DESP-05: the gang sees the card at once, under owner_decides if it is marked. Whoever only changes
/// the mark has exchanged nothing that others could see.
[[gnu::noinline]] void share_card(Context& c, Seat p, const Decision& before, const Decision& now) {
  const auto& pub = c.pub();
  const bool open = !owner_decides(pub) || now.marked();
  const u8 seen = open ? u8(now.card() + 1) : u8{0};
  know(c, gang(pub), [&](Private& mine) { mine.gang.row[p][pub.turn - 1U] = seen; });
  Audience who = everyone_secret_to(open ? gang(pub) : only(p));
  if (!before.given()) return c.tell<"card_laid">(who, p, pub.turn, now.card(), now.marked());
  if (before.card() == now.card()) who.to = gang(pub).bits;
  c.tell<"card_exchanged">(who, p, pub.turn, now.card(), now.marked());
}

[[gnu::noinline]] void share_choice(Context& c, Seat p, const Decision& d) {
  const auto& pub = c.pub();
  const bool open = !owner_decides(pub);
  know(c, gang(pub), [&](Private& mine) {
    mine.gang.chosen = u8(mine.gang.chosen | only(p).bits);
    if (open) mine.gang.choice[p] = choice_of(d);
  });
  c.tell<"action_chosen">({gang(pub).bits, open ? gang(pub).bits : only(p).bits}, p, choice_of(d));
}

}  // namespace

void Game::on_sealed(Context& c, Seat p, const Decision& before, const Decision& now) {
  const auto& pub = c.pub();
  switch (Ask(pub.asked.what[p])) {
    case Ask::LayCard:
      if (!is_marshal(pub, p)) return share_card(c, p, before, now);
      return c.tell<"card_laid">(for_himself(p), p, pub.turn, now.card(), now.marked());
    case Ask::ExchangeCard:
      return exchange_card(c, p);
    case Ask::ChooseAction:
      return share_choice(c, p, now);
    default:
      return;
  }
}

/// DSP-DESP-05: what the gang saw of it at once, it sees no more.
void Game::on_withdrawn(Context& c, Seat p, const Decision& /*before*/) {
  const Ask ask = Ask(c.pub().asked.what[p]);
  if (ask != Ask::LayCard && ask != Ask::ChooseAction) return;
  const GangNote note = gang_note_of(c.s);
  know(c, gang(c.pub()), [&](Private& mine) { mine.gang = note; });
}

SeatSet Game::sees_sealed(const Public& pub, Seat p) {
  const Ask ask = Ask(pub.asked.what[p]);
  const bool cards = ask == Ask::LayCard && !is_marshal(pub, p);
  const bool choices = ask == Ask::ChooseAction && !owner_decides(pub);
  return cards || choices ? gang(pub) : SeatSet{};
}

SeatSet Game::sees_progress(const Public& pub, Seat p) {
  return Ask(pub.asked.what[p]) == Ask::ChooseAction ? gang(pub) : sees_sealed(pub, p);
}

SeatSet Game::talks_with(const Public& pub, Seat p) {
  const bool aside = pub.config.gang_talk == GangTalk::Private && is_set_up(pub);
  return aside && !is_marshal(pub, p) ? gang(pub) : SeatSet{};
}

void marshal_card(Context& c) {
  const Seat marshal = c.pub().marshal;
  if (c.at<MarshalCardAt>() == MarshalCardAt::Ask) {
    c.ask(only(marshal), Ask::LayCard);  // DSP-MAR-01; DSP-INFO-06: also where only one card is legal
    return c.wait(MarshalCardAt::Lay);
  }
  lay_card(c, marshal, c.take_answer(marshal));
  c.become(frame_of(Proc::GangCards));
}

void gang_cards(Context& c) {
  const auto& pub = c.pub();
  if (c.at<GangCardsAt>() == GangCardsAt::Ask) {
    c.ask(gang(pub), Ask::LayCard);  // DSP-DESP-01, DSP-DESP-02: at the same time
    c.offer(only(pub.marshal), Ask::ExchangeCard);
    return c.wait(GangCardsAt::Fix);
  }
  // DSP-R12: the last missing card fixes everything, the marshal's as it lies.
  for (const Seat p : gang(pub)) lay_card(c, p, c.take_answer(p));
  share_towns(c);
  c.tell<"cards_fixed">(everyone(), pub.turn);
  c.become(frame_of(Proc::Actions));  // DSP-DESP-04
}

}  // namespace saloon::desperados
