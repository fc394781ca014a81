// Brain cards on the table: having, laying, stealing, dropping.
#include "games/dead_money/rules.h"

namespace saloon::dead_money {

int brain_count(Brains b) { return count_bits(b & 0x55U) + 2 * count_bits(b & 0xAAU); }

SeatSet brain_holders(const Public& pub) {
  SeatSet who;
  for (Seat p = 0; p < pub.seats; ++p) {
    if (has_brain(pub, p)) who.add(p);  // DM-GEN-07: those in hands do not count
  }
  return who;
}

void add_brain(Public& pub, Seat p, Suit suit) {
  pub.brains[p] = with_brains(pub.brains[p], suit, brains_of(pub.brains[p], suit) + 1);  // DM-GEN-06: no limit
}

void remove_brain(Public& pub, Seat p, Suit suit) {
  pub.brains[p] = with_brains(pub.brains[p], suit, brains_of(pub.brains[p], suit) - 1);
}

/// B of every suit (DM-FX-BD, DM-FX-BC, DM-FX-BH, DM-FX-BS): this card stays in front of you; your turn ends, you draw
/// two cards and at once take another turn. DM-BRN-01: its cost is printed on it, it needs no Brain and no roll.
void lay_brain(Context& c, int face) {
  auto& pub = c.pub();
  const Seat p = pub.turn;
  leave_play(pub);
  add_brain(pub, p, suit_of(face));  // DM-BRN-02
  c.tell<"brain_laid">(everyone(), p, face);
  pub.after = u8(kTurnOf + p);  // DM-BRN-03, DM-ORD-03
  draw_cards(c, p, 2);          // DM-BRN-07: before the win check
}

/// DM-SHOW-01: into the centre; the showdown follows after the win check.
void drop_brain(Context& c, Seat holder, Suit suit) {
  auto& pub = c.pub();
  remove_brain(pub, holder, suit);
  pub.showdown.brain = u8(brain_face(suit) + 1);
  pub.showdown.dropper = holder;
  c.tell<"dropped">(everyone(), holder, brain_face(suit), pub.turn);
}

}  // namespace saloon::dead_money
