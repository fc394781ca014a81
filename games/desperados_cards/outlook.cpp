#include "games/desperados_cards/outlook.h"

#include "games/desperados_cards/bot/bot.h"

namespace saloon::desperados_cards {
namespace {

/// What winning the open place of a pile would add to a seat's total.
int gain_of(const Public& pub, Seat p, int pile) {
  const u32 loot = pub.loot[p];
  return total_of(loot | u32(bit(open_card(pub, pile)))) - total_of(loot);
}

void add_place(const Public& pub, CardBag hand, Seat me, int pile, Figures<Outlook>& out) {
  const int card = open_card(pub, pile);
  out.add<"strength">(best_strength(hand, strengths_at(pub, pile)), pile, card, card);
  out.add<"gain">(gain_of(pub, me, pile), pile, card, card);
}

}  // namespace

void Outlook::whole(Figures<Outlook>& out) const {
  const Public& pub = view_.pub;
  const bool raid = Proc(pub.flow.top().proc) == Proc::HoldUp;
  for (int pile = 0; pile < kPiles; ++pile) {
    if (raid && pile != pub.flow.top().get<HoldUpLocals>().pile) continue;
    add_place(pub, view_.mine.hand, view_.viewer, pile, out);
  }
}

void Outlook::of(const Decision& d, Figures<Outlook>& out) const {
  if (d.verb() != Verb::Place) return;
  Public pub = view_.pub;
  CardBag hand = view_.mine.hand;
  if (!hand.has(d.face())) return;
  join_row(pub, d.pile(), d.face());
  hand.remove(d.face());
  add_place(pub, hand, view_.viewer, d.pile(), out);
}

}  // namespace saloon::desperados_cards
