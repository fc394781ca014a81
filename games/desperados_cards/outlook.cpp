#include "games/desperados_cards/outlook.h"

#include "games/desperados_cards/bot/bot.h"

namespace saloon::desperados_cards {
namespace {

/// The pile that is held up; -1 on an ordinary day.
int raided_pile(const Public& pub) {
  const Frame& top = pub.flow.top();
  return Proc(top.proc) == Proc::HoldUp ? top.get<HoldUpLocals>().pile : -1;
}

/// The strongest `most` of these cards.
CardBag strongest(CardBag cards, const Strengths& strength, int most) {
  CardBag taken;
  for (; most > 0 && !cards.empty(); --most) {
    int best = lowest_bit(cards.one);
    for (const int face : Bits{cards.one}) {
      if (strength[unsigned(character_of(face))] > strength[unsigned(character_of(best))]) best = face;
    }
    cards.remove(best);
    taken.add(best);
  }
  return taken;
}

/// What winning the open place of a pile would add to a seat's total.
int gain_of(const Public& pub, Seat p, int pile) {
  const u32 loot = pub.loot[p];
  return total_of(loot | u32(bit(open_card(pub, pile)))) - total_of(loot);
}

}  // namespace

Outlook::Outlook(const View& view) : view_(view) {
  const CardBag unseen = unseen_by(view.pub, view.mine.hand);
  // After a reshuffle one may know all of the draw pile: then the rest is in hands.
  const CardBag pool = common(view.mine.pool, unseen);
  may_hold_ = pool.size() == view.pub.draw_size ? unseen - pool : unseen;
  Chance chance{key_of_seed(view.pub.asked.round, view.viewer)};
  for (Hands& hands : worlds_) {
    const State world = Game::sample_world(view, chance);
    for (const Seat p : rivals()) hands[p] = world.seat[p].hand;
  }
  if (const int raid = raided_pile(view.pub); raid >= 0) foes_ = foes_at(view.pub, raid);
}

int Outlook::most_of(Seat rival, const Public& pub, int pile) const {
  // Whoever was blocked and has drawn nothing since does not hold what would have fitted.
  const CardBag cards = pub.slack[rival] == 0 ? may_hold_.within(~pub.unfit[rival]) : may_hold_;
  const Strengths strength = strengths_at(pub, pile);
  const int held = pub.hand_size[rival];
  int most = 0;
  for (int colour = 0; colour < kColours; ++colour) {
    most = std::max(most, best_strength(strongest(cards.within(colour_mask(colour)), strength, held), strength));
  }
  for (int character = 0; character < kCharacters; ++character) {
    most = std::max(most, best_strength(strongest(cards.within(character_mask(character)), strength, held), strength));
  }
  return most;
}

Outlook::Foes Outlook::foes_at(const Public& pub, int pile) const {
  const Strengths strengths = strengths_at(pub, pile);
  const int least = pub.config.gang_eligibility == GangEligibility::Any ? 0 : 1;  // DSC-GANG-07, DSC-GANG-08
  Foes foes{};
  for (unsigned i = 0; i < kWorlds; ++i) {
    for (const Seat p : rivals()) {
      const int strength = best_strength(worlds_[i][p], strengths);
      const bool may_come = !worlds_[i][p].empty() && strength >= least;
      if (may_come && beats(pub, p, strength, foes[i].seat, foes[i].strength)) foes[i] = {p, i16(strength)};
    }
  }
  return foes;
}

Amount Outlook::safety(const Public& pub, const Foes& foes, int strength) const {
  int won = 0;
  for (const Foe& foe : foes) won += beats(pub, view_.viewer, strength, foe.seat, foe.strength) ? 1 : 0;
  return estimated(won, kWorlds);
}

void Outlook::add_place(const Public& pub, CardBag hand, int pile, Figures<Outlook>& out) const {
  const int card = open_card(pub, pile);
  int rival = 0;
  for (const Seat p : rivals()) rival = std::max(rival, most_of(p, pub, pile));
  out.add<"strength">(best_strength(hand, strengths_at(pub, pile)), pile, card, card);
  out.add<"rivals">(rival, pile, card, card);
  out.add<"gain">(gain_of(pub, view_.viewer, pile), pile, card, card);
}

void Outlook::whole(Figures<Outlook>& out) const {
  const Public& pub = view_.pub;
  const int raid = raided_pile(pub);
  for (int pile = 0; pile < kPiles; ++pile) {
    if (raid < 0 || pile == raid) add_place(pub, view_.mine.hand, pile, out);
  }
  if (raid < 0) return;
  for (const Seat p : rivals()) out.add<"rival">(most_of(p, pub, raid), p);
  const Strengths strength = strengths_at(pub, raid);
  for (int character = 0; character < kCharacters; ++character) {
    if (view_.mine.hand.within(character_mask(character)).empty()) continue;
    out.add<"card">(strength[unsigned(character)], character);
  }
}

void Outlook::of(const Decision& d, Figures<Outlook>& out) const {
  const Public& now = view_.pub;
  const int raid = raided_pile(now);
  if (raid >= 0) {
    if (d.verb() == Verb::NoGang) return;
    const int strength = gang_strength(strengths_at(now, raid), d);
    out.add<"gang">(strength);
    return out.add<"safe">(safety(now, foes_, strength));
  }
  CardBag hand = view_.mine.hand;
  Public pub = now;
  hand.remove(d.face());
  post(pub, view_.viewer, d.face(), d.pile());
  add_place(pub, hand, d.pile(), out);
  if (!is_surrounded(pub, d.pile())) return;
  const int strength = best_strength(hand, strengths_at(pub, d.pile()));
  out.add<"safe">(safety(pub, foes_at(pub, d.pile()), strength));
}

}  // namespace saloon::desperados_cards
