// Hold-up: outcome.
#include "games/desperados_cards/rules.h"

namespace saloon::desperados_cards {

namespace {

struct Strongest {
  bool any = false;
  bool tie = false;
  Seat seat = 0;
  int strength = -1;
};

/// DSC-RES-01: the strongest gang; DSC-RES-12: a lone gang of strength 0 wins as well.
Strongest strongest_gang(const Public& pub, int pile, const Gangs& gangs) {
  // DSC-STR-11: the same for all, whoever won the posters.
  const Strengths strength = strengths_at(pub, pile);  // DSC-PLACE-07: the same for all, whoever posted the row
  Strongest best;
  for (Seat p = 0; p < pub.seats; ++p) {
    if (gangs[p].verb() == Verb::None) continue;
    const int mine = gang_strength(strength, gangs[p]);
    const bool equal = best.any && mine == best.strength;
    if (beats(pub, p, mine, best.seat, best.strength)) {
      best = {true, equal, p, mine};
    } else if (equal) {
      best.tie = true;
    }
  }
  return best;
}

void hang_posters(Public& pub, CardBag gang) {
  pub.posters = pub.posters + gang;  // DSC-RES-06: for the rest of the game
  for_each_card(gang, [&](int face) { ++pub.poster_count[unsigned(character_of(face))]; });  // DSC-RES-07
}

/// DSC-RES-11: the next card of the pile is open at once.
void take_place_card(Context& c, int pile) {
  auto& pub = c.pub();
  const auto k = unsigned(pile);
  ++pub.depth[k];
  if (pub.depth[k] == kLevels) return;
  const int level = pub.depth[k];
  const int place = place_at(c.s.hidden.piles, pile, level);
  pub.seen = with_place(pub.seen, pile, level, place);  // DSC-SETUP-06: news only under top_only
  c.tell<"uncovered">(everyone(), pile, place_card(place, level));
}

void nobody_came(Context& c, int pile, int card) {
  auto& pub = c.pub();
  ++pub.empty_holdups;
  const bool removed = pub.config.empty_holdup == EmptyHoldup::PlaceRemoved;
  c.tell<"nobody_came">(everyone(), pile, card, removed);
  if (removed) take_place_card(c, pile);  // DSC-RES-10; otherwise it stays (DSC-RES-09)
}

void tell_won(Context& c, int pile, int card, const Gangs& gangs, const Strongest& best) {
  SeatSet beaten;
  for (Seat p = 0; p < c.seats(); ++p) {
    if (p != best.seat && gangs[p].verb() != Verb::None) beaten.add(p);
  }
  const SeatSet absent{u16(all_but(best.seat, c.seats()).bits & ~beaten.bits)};
  c.tell<"hold_up_won">(everyone(), best.seat, pile, card, best.strength, best.tie, beaten, absent);
}

void award(Context& c, int pile, int card, const Gangs& gangs, const Strongest& best) {
  auto& pub = c.pub();
  pub.empty_holdups = 0;                  // DSC-END-04
  pub.loot[best.seat] |= u32(bit(card));  // DSC-RES-01
  for (Seat p = 0; p < c.seats(); ++p) {
    const CardBag cards = gangs[p].cards();
    if (cards.empty()) continue;
    take_from_hand(c, p, cards);
    if (p == best.seat)
      hang_posters(pub, cards);
    else
      discard_cards(c, cards);  // DSC-RES-08
  }
  if (c.listened()) tell_won(c, pile, card, gangs, best);
  take_place_card(c, pile);
}

}  // namespace

void resolve(Context& c, int pile, const Gangs& gangs) {
  auto& pub = c.pub();
  const int level = pub.depth[unsigned(pile)];
  const int card = place_card(open_place(pub, pile), level);
  const Strongest best = strongest_gang(pub, pile, gangs);
  discard_cards(c, row_cards(pub, pile));  // DSC-RES-08, DSC-RES-09, DSC-RES-10: the henchmen leave in every case
  empty_row(pub, pile);                    // DSC-PLACE-08: and only they; all other rows stay (DSC-HOLD-02)
  if (best.any)
    award(c, pile, card, gangs, best);
  else
    nobody_came(c, pile, card);
  if (level == kLevels - 1) return finish(c, EndReason::FirstFive);                           // DSC-END-01, DSC-END-05
  if (pub.empty_holdups == components::kStalemate) return finish(c, EndReason::NobodyRaids);  // DSC-END-04
  c.done();
}

}  // namespace saloon::desperados_cards
