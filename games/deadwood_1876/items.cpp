// Stetson, Duster, Horse, and with two players the Holster laid on a safe.
#include "games/deadwood_1876/rules.h"

namespace saloon::deadwood_1876 {

namespace {

/// DW76-STE-03, DW76-STE-05: the safe stays in its place; everybody sees which it was, nobody else what is in it.
int look(Context& c, Seat p) {
  const int handle = c.take_answer(p).handle();
  look_at(c, p, handle);
  const auto owner = [&] { return aim(c.pub(), owner_of(c.pub(), handle)); };
  c.tell<"looked">(everyone_secret_to(only(p)), p, owner, handle, c.s.hidden.safe_at[unsigned(handle)] - 1);
  return handle;
}

/// DW76-DUS-02, DW76-DUS-04: three of old and new cards, face up unless the table plays otherwise.
void put_away(Context& c, Seat p) {
  auto& pub = c.pub();
  const u64 cards = c.take_answer(p).cards();
  take_from_hand(c, p, cards);
  const bool hidden = pub.config.duster_discards == DusterDiscards::FaceDown;
  if (hidden) {
    pub.shown[p] = 0;  // nobody can tell any more whether he kept a card that was seen
    pub.hidden_size = u8(pub.hidden_size + count_bits(cards));
    c.s.hidden.hidden_discard |= cards;
    c.of(p).discarded |= cards;
  } else {
    discard_cards(c, cards);
  }
  c.tell<"duster_discarded">(hidden ? everyone_secret_to(only(p)) : everyone(), p, count_bits(cards), cards);
}

}  // namespace

void stetson(Context& c) {
  StetsonLocals t = c.locals<StetsonLocals>();
  switch (c.at<StetsonAt>()) {
    case StetsonAt::First:
      c.ask(only(t.seat), Ask::StetsonFirst);
      return c.wait(StetsonAt::Second);
    case StetsonAt::Second:
      t.first = u8(look(c, t.seat) + 1);  // DW76-STE-02: he has seen the first when he chooses the second
      c.set_locals(t);
      c.ask(only(t.seat), Ask::StetsonSecond);
      return c.wait(StetsonAt::End);
    case StetsonAt::End:
      (void)look(c, t.seat);
      return c.done();
  }
}

void duster(Context& c) {
  const Seat p = c.locals<DusterLocals>().seat;
  switch (c.at<DusterAt>()) {
    case DusterAt::Draw:
      draw_cards(c, p, kDusterDraw);  // DW76-DUS-01
      c.ask(only(p), Ask::DusterDiscard);
      return c.wait(DusterAt::Discard);
    case DusterAt::Discard:
      put_away(c, p);
      return c.done();  // DW76-DUS-03: his hand is full, so he draws no further card
  }
}

void ride(Context& c, Seat p, const Decision& d) {
  auto& pub = c.pub();
  const u8 from = pub.star[p];
  discard_from_hand(c, p, d.card());
  pub.star[p] = u8(d.house() + 1);  // DW76-HOR-01
  c.tell<"rode">(everyone(), p, d.card(), from - 1, d.house());
}

/// DW76-TWO-13, DW76-TWO-16: face up on one face-down safe; it is not discarded (DW76-DECK-02).
void lay_holster(Context& c, Seat p, const Decision& d) {
  const int handle = d.handle();
  take_from_hand(c, p, bit(d.card()));
  c.pub().holster[unsigned(handle)] = u8(d.card() + 1);
  const auto owner = [&] { return aim(c.pub(), owner_of(c.pub(), handle)); };
  c.tell<"holster_laid">(everyone(), p, d.card(), owner, handle);
}

}  // namespace saloon::deadwood_1876
