// What each job is expected to do to the table, played now.
#include "games/dead_money/bot/bot.h"

namespace saloon::dead_money::bot {

namespace {

constexpr double kGift = 0.2;      ///< of a King or an Ace, per opponent asked
constexpr double kFlipped = 1.8;   ///< number cards before a letter comes
constexpr double kTurnedUp = 0.6;  ///< cards that a card turned up by luck leaves me with
constexpr double kChoice = 0.5;    ///< hands that a card is less of a burden if it is the best of several

/// The rival with the fewest cards is nearest to winning.
Seat nearest(const Prospect& p) {
  Seat who = p.left();
  for (Seat q = 0; q < p.seats; ++q) {
    if (q != p.me && p.size[q] < p.size[who]) who = q;
  }
  return who;
}
Seat farthest(const Prospect& p) {
  Seat who = p.left();
  for (Seat q = 0; q < p.seats; ++q) {
    if (q != p.me && p.size[q] > p.size[who]) who = q;
  }
  return who;
}

void gain(Prospect& p, Seat who, double cards) {
  if (who == p.me) {
    p.unknown += cards;
  } else {
    p.size[who] += cards;
  }
}

/// One card more, the best of several.
void gain_chosen(Prospect& p) {
  p.unknown += 1;
  p.tempo += kChoice;
}

/// The worst card goes for an unknown one.
void exchange(Prospect& p) {
  p.lose_worst();
  p.unknown += 1;
}

/// DM-FX-6D: as the last card it leaves nothing.
void draw_then_discard(Prospect& p) {
  if (p.held() <= 0) return;
  p.lose_worst();
  gain_chosen(p);
}

/// Everybody in `givers` passes a card on; `step` seats clockwise.
template <class Gives>
void pass_round(Prospect& p, int step, Gives gives) {
  std::array<double, kMaxSeats> change{};
  for (Seat q = 0; q < p.seats; ++q) {
    const bool has_card = q == p.me ? p.held() > 0 : p.size[q] > 0;
    if (!has_card || !gives(q)) continue;
    change[q] -= 1;
    change[unsigned((q + step) % p.seats)] += 1;
  }
  const bool gave = p.held() > 0 && gives(p.me);
  if (gave) {
    p.lose_worst();
    change[p.me] += 1;
  }
  for (Seat q = 0; q < p.seats; ++q) gain(p, q, change[q]);
}

/// DM-FX-8D.
void move_left(Prospect& p) {
  const auto before = p.brains;
  for (Seat q = 0; q < p.seats; ++q) p.brains[next_seat(q, p.seats)] = before[q];
}

void steal_all(Prospect& p) {
  while (p.steal_brain()) {
  }
}

void steal_two_or_draw(Prospect& p) {
  for (Seat q = 0; q < p.seats; ++q) {
    if (q == p.me || brain_count(p.brains[q]) < 2) continue;
    p.steal_brain();
    p.steal_brain();
    return;
  }
  p.unknown += 2;
}

/// A Brain of the most dangerous holder goes; my own only if there is no other.
Seat holder_to_harm(const Prospect& p) {
  Seat who = p.me;
  for (Seat q = 0; q < p.seats; ++q) {
    if (q != p.me && p.has_brain(q) && (who == p.me || p.size[q] < p.size[who])) who = q;
  }
  return who;
}

void return_brain(Prospect& p) {
  const Seat who = holder_to_harm(p);
  if (!p.has_brain(who)) return;
  p.lose_brain_of(who);
  gain(p, who, 1);
}

void draw_per_brain(Prospect& p) {
  for (Seat q = 0; q < p.seats; ++q) gain(p, q, brain_count(p.brains[q]));
}

void die_counted(Prospect& p) {
  for (int die = 1; die <= 6; ++die) gain(p, Seat((p.me + die - 1) % p.seats), double(die) / 6);
}

void flip(Prospect& p) {
  p.unknown += 1;
  for (Seat q = 0; q < p.seats; ++q) gain(p, q, kFlipped / p.seats);
}

void level(Prospect& p) {
  const double own = p.held();
  for (Seat q = 0; q < p.seats; ++q) {
    if (q == p.me) continue;
    p.size[q] += p.size[q] < own ? 1 : p.size[q] > own ? -1 : 0;
  }
}

/// All in `who` discard a card.
template <class Who>
void discard_one(Prospect& p, Who who) {
  for (Seat q = 0; q < p.seats; ++q) {
    if (!who(q)) continue;
    if (q == p.me) {
      p.lose_worst();
    } else {
      p.size[q] -= 1;
    }
  }
}

void give_blindly(Prospect& p) {
  const int size = p.hand.size();
  if (size == 0) return;
  gain(p, nearest(p), 1);
  if (size == 1) {
    p.hand = {};
    p.unknown += 2;
    return;
  }
  // A random card: neither the worst nor the best.
  p.lose_worst();
  p.tempo -= 0.6;
}

void collect(Prospect& p) {
  int rivals = 0;
  for (Seat q = 0; q < p.seats; ++q) {
    if (q == p.me) continue;
    p.size[q] -= 1;
    ++rivals;
  }
  for (; rivals > 0; --rivals) exchange(p);
}

void take_random(Prospect& p) {
  const Seat q = farthest(p);
  p.unknown += 1;
  p.size[q] += p.size[q] <= 1 ? 1 : -1;
}

void demand_card(Prospect& p) {
  Seat q = farthest(p);
  p.unknown += 1;
  for (Seat r = 0; r < p.seats; ++r) {
    if (r != p.me && p.size[r] <= 1) q = r;
  }
  p.size[q] += p.size[q] <= 1 ? p.held() - 1 : -1;
}

void new_hand(Prospect& p) {
  p.hand = {};
  p.unknown = 6;
}

void lay(Prospect& p, int face) {
  p.brains[p.me] = with_brains(p.mine(), suit_of(face), brains_of(p.mine(), suit_of(face)) + 1);
  p.unknown += 2;
  p.tempo += 2;
}

void move_brains(Prospect& p, Effect effect, const Public& pub) {
  switch (effect) {
    case Effect::BrainToHoldersHand:
      return return_brain(p);
    case Effect::BrainsMoveLeft:
      return move_left(p);
    case Effect::StealTwoOrDraw2:
      return steal_two_or_draw(p);
    case Effect::StealAllBrains:
      return steal_all(p);
    case Effect::Steal1Draw1:
      p.steal_brain();
      return gain(p, p.me, 1);
    case Effect::BrainFromDiscard:
      if ((pub.discard.one & kBrains) == 0) {
        p.steal_brain();
      } else {
        const Suit suit = suit_of(lowest_bit(pub.discard.one & kBrains));
        p.brains[p.me] = with_brains(p.mine(), suit, std::min(brains_of(p.mine(), suit) + 1, 2));
      }
      return;
    default:
      return p.lose_brain_of(holder_to_harm(p));  // KH; 2S as a rule
  }
}

void pass_cards(Prospect& p, Effect effect) {
  switch (effect) {
    case Effect::PoolAndRedeal:
      return exchange(p);
    case Effect::AllPassLeft:
      return pass_round(p, 1, [](Seat) { return true; });
    case Effect::HoldersPassRight:
      return pass_round(p, p.seats - 1, [&](Seat q) { return p.has_brain(q); });
    case Effect::HoldersPassLeft:
      return pass_round(p, 1, [&](Seat q) { return p.has_brain(q); });
    case Effect::BrainlessPassLeft:
      return pass_round(p, 1, [&](Seat q) { return !p.has_brain(q); });
    case Effect::OpponentTakesRandom:
      return give_blindly(p);
    case Effect::CollectAndDiscard:
      return collect(p);
    case Effect::TakeRandom:
      return take_random(p);
    case Effect::OpponentGives1:
      return demand_card(p);
    case Effect::LookAndTake:
      p.size[farthest(p)] -= 1;
      return gain_chosen(p);
    default:
      return;
  }
}

void discard_some(Prospect& p, Effect effect, const Public& pub) {
  switch (effect) {
    case Effect::TopdeckOne:
    case Effect::OnePlayerDiscards:
      return p.lose_worst();
    case Effect::HoldersDiscard1:
      return discard_one(p, [&](Seat q) { return p.has_brain(q); });
    case Effect::AllDiscard1:
      return discard_one(p, [](Seat) { return true; });
    case Effect::DrawThenDiscard:
      return draw_then_discard(p);
    case Effect::NewHandOfSix:
      return new_hand(p);
    case Effect::LevelHands:
      return level(p);
    case Effect::FaceFromDiscard:
      return gain(p, p.me, (pub.discard.one & kFaceCards) != 0 ? 1 : 0);
    default:
      return;
  }
}

void draw_some(Prospect& p, Effect effect) {
  switch (effect) {
    case Effect::RightDraws1:
      return gain(p, p.right(), 1);
    case Effect::LeftDraws1:
      return gain(p, p.left(), 1);
    case Effect::NeighboursDraw1:
      gain(p, p.left(), 1);
      return gain(p, p.right(), 1);
    case Effect::SelfDraw1:
      return gain(p, p.me, 1);
    case Effect::SelfDraw2:
      return gain(p, p.me, 2);
    case Effect::DrawPerBrain:
      return draw_per_brain(p);
    case Effect::DieCountedDraws:
      return die_counted(p);
    case Effect::Draw3Pass2:
      gain(p, nearest(p), 1);
      gain(p, nearest(p), 1);
      return gain_chosen(p);
    case Effect::Draw1PassIt:
    case Effect::GiveThisCard:
      return gain(p, nearest(p), 1);
    case Effect::OnePlayerDraws2:
      return gain(p, nearest(p), 2);
    case Effect::FlipUntilLetter:
      return flip(p);
    case Effect::MayGiveKing:
    case Effect::MayGiveAce:
      return gain(p, p.me, kGift * (p.seats - 1));
    case Effect::PlayTopOfDeck:
      return gain(p, p.me, kTurnedUp);
    default:
      return;
  }
}

bool concerns_brains(Effect effect) {
  switch (effect) {
    case Effect::BrainToHoldersHand:
    case Effect::BrainsMoveLeft:
    case Effect::StealTwoOrDraw2:
    case Effect::StealAllBrains:
    case Effect::Steal1Draw1:
    case Effect::BrainFromDiscard:
    case Effect::DiscardABrain:
    case Effect::DieCountedDiscardsBrain:
      return true;
    default:
      return false;
  }
}

}  // namespace

bool ends_turn(int face) {
  const Effect effect = effect_of(face);
  return effect == Effect::ForceDrop || effect == Effect::RaceForSix || effect == Effect::PlayBrain;
}

Prospect after(Prospect p, int face, const Public& pub) {
  const Effect effect = effect_of(face);
  p.hand.remove(face);
  if (effect == Effect::PlayBrain) {
    lay(p, face);
  } else if (concerns_brains(effect)) {
    move_brains(p, effect, pub);
  } else {
    pass_cards(p, effect);
    discard_some(p, effect, pub);
    draw_some(p, effect);
  }
  return p;
}

}  // namespace saloon::dead_money::bot
