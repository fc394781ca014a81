// How a fight may end, counted out: every way the dice can fall, every gun that may answer.
#include "games/deadwood_1876/outlook.h"

#include <cmath>

#include "engine/every_draw.h"
#include "engine/rounds.h"
#include "games/deadwood_1876/rules.h"

namespace saloon::deadwood_1876 {

namespace {

Amount exactly(double chance) {
  constexpr int kParts = 10000;
  return {i32(std::floor(chance * kParts + 0.5)), kParts};
}

State table_of_view(const View& v) {
  Chance chance;
  return known_world<Game>(v, chance);
}

/// The attacker's chance to win the fight that lies on this table.
double chance_of_attack(State s) {
  int won = 0;
  int lost = 0;
  int tied = 0;
  EveryDraw every;
  Context c{s, &every};
  const Fight f = fight_to_roll(c);
  do {
    const auto [attack, defence] = exchange_shots(c, f);
    ++(attack > defence ? won : attack < defence ? lost : tied);
  } while (every.next());
  if (f.attacker_early == 0 && f.defender_early == 0) return double(won) / (won + lost);
  s.pub.fight.attacker_early = s.pub.fight.defender_early = 0;  // DW76-HOL-13: a tie is rolled with all dice
  return (won + tied * chance_of_attack(s)) / (won + lost + tied);
}

constexpr int card_with(Gun gun) {
  int card = 0;
  while (gun_of(card) != gun) ++card;
  return card;
}

/// The guns in somebody's hand, as far as the viewer can tell: cards that all have seen, and unseen ones. Of these some
/// are surely in a hand or lie face down in the discard pile, the others are those that the draw pile leaves over.
class GunsInHand {
 public:
  GunsInHand(const View& v, Seat p)
      : shown_(v.pub.shown[p]),
        size_(v.pub.hand_size[p]),
        unseen_(unseen_cards(v)),
        pile_(count_bits(unseen_.pile)),
        left_over_(pile_ - v.pub.draw_size),
        places_(count_bits(unseen_.loose) + left_over_) {}

  /// Chance that any card of it has this gun.
  [[nodiscard]] double any(Gun gun) const {
    const u64 cards = cards_up_to(gun) & ~cards_below(gun);
    const int unknown = size_ - count_bits(shown_);
    if (unknown == 0) return double(count_bits(shown_ & cards)) / size_;
    const double over = left_over_ == 0 ? 0 : double(count_bits(unseen_.pile & cards)) * left_over_ / pile_;
    const double here = (count_bits(unseen_.loose & cards) + over) / places_;
    return (count_bits(shown_ & cards) + unknown * here) / size_;
  }
  /// Chance that none is better.
  [[nodiscard]] double none_above(Gun gun) const {
    const u64 cards = cards_up_to(gun);
    return (shown_ & ~cards) != 0 ? 0 : all_among(cards, size_ - count_bits(shown_), 0, 0);
  }

 private:
  static u64 cards_below(Gun gun) { return gun == Gun::Pepperbox ? 0 : cards_up_to(Gun(int(gun) - 1)); }
  static u64 cards_up_to(Gun gun) {
    u64 cards = 0;
    for (int card = 0; card < kCards; ++card) cards |= gun_of(card) <= gun ? bit(card) : 0;
    return cards;
  }
  /// Card by card, after so many that cannot lie in the draw pile and so many that could.
  [[nodiscard]] double all_among(u64 cards, int unknown, int loose, int over) const {
    if (loose + over == unknown) return 1;
    const double places = places_ - loose - over;
    double chance = 0;
    if (const int fit = count_bits(unseen_.loose & cards) - loose; fit > 0) {
      chance += fit / places * all_among(cards, unknown, loose + 1, over);
    }
    const int fit = count_bits(unseen_.pile & cards) - over;
    if (fit <= 0 || left_over_ == over) return chance;
    return chance + (left_over_ - over) / places * fit / (pile_ - over) * all_among(cards, unknown, loose, over + 1);
  }

  u64 shown_;
  int size_;
  UnseenCards unseen_;
  int pile_, left_over_, places_;
};

}  // namespace

Outlook::Outlook(const View& view) : view_(view), table_(table_of_view(view)) {
  switch (Ask(view.pub.asked.what[view.viewer])) {
    case Ask::TurnAction:
      count_guns();
      try_tables();
      break;
    case Ask::StetsonFirst:
    case Ask::StetsonSecond:
    case Ask::Banish:
      try_tables();
      break;
    case Ask::HoldUpCard:
    case Ask::ShowdownCard:
      try_guns();
      break;
    default:
      break;
  }
}

// --- robbing and duelling
/// Which guns others may hold, and each gun of the hand against each other, without any Holster.
void Outlook::count_guns() {
  for (Seat p = 0; p < view_.pub.seats; ++p) {
    if (p == view_.viewer || view_.pub.hand_size[p] == 0) continue;
    const GunsInHand hand(view_, p);
    double below = 0;
    for (unsigned gun = 0; gun < kGuns; ++gun) {
      const double up_to = hand.none_above(Gun(gun));
      held_[p].any[gun] = hand.any(Gun(gun));
      held_[p].best[gun] = up_to - below;
      below = up_to;
    }
  }
  State s = table_;
  s.pub.fight.kind = FightKind::Duel;
  for (const int card : Bits{view_.mine.hand}) {
    s.pub.fight.attacker_card = u8(card + 1);
    ByGun& beats = beats_[unsigned(gun_of(card))];
    for (unsigned gun = 0; gun < kGuns && beats[gun] == 0; ++gun) {
      s.pub.fight.defender_card = u8(card_with(Gun(gun)) + 1);
      beats[gun] = chance_of_attack(s);
    }
  }
}

void Outlook::add_fight(const Decision& d, Figures<Outlook>& out) const {
  State s = table_;
  Context c{s};
  start_fight(c, view_.viewer, d);
  const Fight& f = s.pub.fight;
  const bool holster = fight_to_roll(c).defender_holster != 0;
  const Held& held = held_[f.plays_for];
  double any = 0;
  double best = 0;
  for (unsigned gun = 0; gun < kGuns; ++gun) {
    s.pub.fight.defender_card = u8(card_with(Gun(gun)) + 1);
    const double wins = holster ? chance_of_attack(s) : beats_[unsigned(gun_of(d.card()))][gun];
    any += held.any[gun] * wins;
    best += held.best[gun] * wins;
  }
  out.add<"win">(exactly(any));
  out.add<"worst">(exactly(best));
}

// --- once the attacker's gun lies on the table
void Outlook::add_attack(const Decision& d, Figures<Outlook>& out) const {
  State s = table_;
  Fight& f = s.pub.fight;
  const u8 card = d.verb() == Verb::Card ? u8(d.card() + 1) : u8{0};
  switch (Ask(view_.pub.asked.what[view_.viewer])) {
    case Ask::Defend:
      f.defender_card = card;
      return out.add<"hold">(exactly(1 - chance_of_attack(s)));
    case Ask::HolsterAttacker:
    case Ask::PickAttacker:
      f.attacker_holster = card;
      break;
    case Ask::HolsterDefender:
    case Ask::PickDefender:
      f.defender_holster = card;
      break;
    default:
      break;
  }
  out.add<"attack">(exactly(chance_of_attack(s)));
}

void Outlook::whole(Figures<Outlook>& out) const {
  switch (Ask(view_.pub.asked.what[view_.viewer])) {
    case Ask::TurnAction:
    case Ask::Banish:
      return add_roof(kAsItIs, out);
    case Ask::Rush:
      return add_attack({}, out);
    default:
      return;
  }
}

void Outlook::of(const Decision& d, Figures<Outlook>& out) const {
  const Ask ask = Ask(view_.pub.asked.what[view_.viewer]);
  switch (d.verb()) {
    case Verb::Rob:
      add_fight(d, out);
      return add_safe(d.handle(), out);
    case Verb::Duel:
      add_fight(d, out);
      // Under one roof nobody moves before the loser is sent away.
      if (view_.pub.star[view_.viewer] == view_.pub.star[unsigned(aimed_at(d.aim()))]) return;
      return add_roof(table_of(d), out);
    case Verb::Horse:
    case Verb::House:
      return add_roof(table_of(d), out);
    case Verb::Safe:
      return add_safe(d.handle(), out);
    case Verb::Pass:
      return add_attack(d, out);
    case Verb::Card:
      if (ask == Ask::HoldUpCard || ask == Ask::ShowdownCard) return add_shots(gun_of(d.card()), out);
      return add_attack(d, out);
    default:
      return;
  }
}

}  // namespace saloon::deadwood_1876
