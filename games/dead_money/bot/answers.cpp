// The questions that cards ask: which card to part with, whom to load with cards, whose Brain to take.
#include "games/dead_money/bot/bot.h"

namespace saloon::dead_money::bot {

namespace {

void take(Prospect& p, Seat from, Suit suit) {
  p.brains[from] = with_brains(p.brains[from], suit, brains_of(p.brains[from], suit) - 1);
}
void lay(Prospect& p, Suit suit) {
  p.brains[p.me] = with_brains(p.mine(), suit, std::min(brains_of(p.mine(), suit) + 1, 2));
}

constexpr double kRelish = 0.3;      ///< how much better it looks to hurt somebody whom one hates
constexpr double kNearlyWon = 0.99;  ///< whoever wins the game does not care whom it hurts

/// A chance to win as it looks to who hurts these seats, or helps them if `harm` is negative.
double relished(const Prospect& now, double chance, Seat victim, double harm) {
  const double felt = chance * (1 - kRelish * harm * now.feeling[victim]);
  return chance >= kNearlyWon ? chance : std::min(felt, kNearlyWon);
}

double score_brain(const View& v, const Prospect& now, Ask ask, const Decision& d) {
  const Prospect p = after_brains(now, v.pub, ask, d);
  const bool dropped = ask == Ask::BrainAny && effect_in_play(v.pub) == Effect::ForceDrop;
  return relished(now, dropped ? after_drop(p, d.holder()) : chance_of(p), d.holder(), 1);
}

double score_player(const Prospect& now, Effect effect, Seat who) {
  const Prospect p = after_player(now, effect, who);
  return relished(now, chance_of(p), who, p.size[who] < now.size[who] ? -1 : 1);
}

double score_gifts(const Prospect& now, const Decision& d) {
  double score = chance_of(after_gifts(now, d));
  for (int i = 0; i < d.gifts().size(); ++i) score = relished(now, score, d.gifts()[i].to, 1);
  return score;
}

/// I swap my worst cards for others' worst; far better to hinder two others than to help one.
double score_pair(const View& v, SeatSet pair) {
  if (!pair.has(v.viewer)) return 0;
  const Seat other = Seat(lowest_bit(u64(pair.bits & ~only(v.viewer).bits)));
  const int count = std::min(v.mine.hand.size(), int(v.pub.hand_size[other]));
  const Brains brains = v.pub.brains[v.viewer];
  return burden_of(worst_cards(v.mine.hand, count, brains), brains) - count * usual_burden(brains);
}

/// The left neighbour, as a rule, comes to the top card first.
double score_order(const View& v, const Decision& d) {
  double score = 0;
  double weight = 1;
  for (int i = 0; i < kMostSeen && d.ordered(i) != kNoFace; ++i, weight = weight / 2) {
    score += weight * burden(d.ordered(i), v.pub.brains[v.viewer]);
  }
  return score;
}

}  // namespace

Prospect after_player(const Prospect& now, Effect effect, Seat who) {
  Prospect p = now;
  switch (effect) {
    case Effect::OnePlayerDiscards:
      if (who == p.me) {
        p.lose_worst();
      } else {
        p.size[who] -= 1;
      }
      break;
    case Effect::OnePlayerDraws2:
      if (who == p.me) {
        p.unknown += 2;
      } else {
        p.size[who] += 2;
      }
      break;
    case Effect::LookAndTake:
      p.size[who] -= 1;
      break;
    case Effect::TakeRandom:
      p.size[who] += p.size[who] <= 1 ? 1 : -1;
      break;
    case Effect::OpponentGives1:
      p.size[who] += p.size[who] <= 1 ? p.held() : -1;
      break;
    default:
      p.size[who] += 1;
  }
  return p;
}

Prospect after_gifts(const Prospect& now, const Decision& d) {
  Prospect p = now;
  for (int i = 0; i < d.gifts().size(); ++i) {
    const Gift gift = d.gifts()[i];
    p.size[gift.to] += 1;
    if (p.hand.has(gift.face)) p.hand.remove(gift.face);
  }
  return p;
}

Prospect after_brains(const Prospect& now, const Public& pub, Ask ask, const Decision& d) {
  Prospect p = now;
  for_each_card(d.chosen(), [&](int face) {
    take(p, d.holder(), suit_of(face));
    if (ask == Ask::Steal || ask == Ask::StealTwo) lay(p, suit_of(face));
  });
  if (ask != Ask::BrainAny || effect_in_play(pub) == Effect::ForceDrop) return p;
  if (d.holder() == p.me) {
    p.hand.add(d.face());
  } else {
    p.size[d.holder()] += 1;
  }
  return p;
}

Decision choose_set(const View& v, Ask ask) {
  return Decision::cards(worst_cards(v.mine.hand, set_size(v.pub, ask), v.pub.brains[v.viewer]));
}

double score_answer(const View& v, const Temper& temper, Ask ask, const Decision& d) {
  const Prospect now(v, temper);
  const Brains brains = v.pub.brains[v.viewer];
  switch (ask) {
    case Ask::DropBrain:
    case Ask::DiscardOwnBrain:
    case Ask::DiscardBrain:
    case Ask::Steal:
    case Ask::StealTwo:
    case Ask::BrainAny:
      return score_brain(v, now, ask, d);
    case Ask::BrainFromDiscard:
      return use_of_suit(d.suit(), v.mine.hand);
    case Ask::ChooseOpponent:
    case Ask::ChoosePlayer:
      return score_player(now, effect_in_play(v.pub), d.target());
    case Ask::ChoosePair:
      return score_pair(v, d.pair());
    case Ask::TakeSeen:
    case Ask::FaceFromDiscard:
      return -burden(d.face(), brains);
    case Ask::GiveRank:
      return d.verb() == Verb::Card ? burden(d.face(), brains) : 0;
    case Ask::Reorder:
      return score_order(v, d);
    case Ask::AssignTwo:
      return score_gifts(now, d);
    default:
      return burden(d.face(), brains);
  }
}

}  // namespace saloon::dead_money::bot
