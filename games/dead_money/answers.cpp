// Which answers are accepted, and which clause forbids the others: exact, also where only some are listed.
#include <algorithm>

#include "games/dead_money/knowledge.h"

namespace saloon::dead_money {

namespace {

Verdict yes_if(bool right, const char* clause) { return {right ? nullptr : clause}; }

Verdict judge_turn(const Public& pub, const Private& mine, Seat p, const Decision& d) {
  const bool first = Ask(pub.asked.what[p]) == Ask::TurnFirst;
  if (d.verb() == Verb::Draw) return yes_if(first, "DM-TURN-04");
  if (d.verb() == Verb::End) return yes_if(!first, "DM-TURN-05");
  if (d.verb() != Verb::Play) return {kWrongVerb};
  if (!mine.hand.has(d.face())) return {"DM-TURN-07"};
  if (hands_of(d.face()) > pub.hands_left) return {"DM-TURN-02"};
  return yes_if((playable(pub, p) >> d.face() & 1) != 0, "DM-TURN-03");
}

Verdict judge_bid(const Public& pub, const Private& mine, const Decision& d) {
  if (d.verb() == Verb::Pass) return {};
  if (d.verb() != Verb::Bid) return {kWrongVerb};
  const PairSet cards = d.chosen();
  if (cards.empty() || cards.size() > kMostBid || !mine.hand.contains(cards)) return {"DM-SHOW-04"};
  if ((cards.one & kBrains) != 0) return {"DM-SHOW-05"};
  return yes_if(score_of(cards) > pub.showdown.best_score, "DM-SHOW-06");
}

/// What the card in play says, where it is the card that asks.
const char* clause_in_play(const Public& pub) { return clause_of_effect(card_in_play(pub)); }

const char* clause_of_brain(const Public& pub, Ask ask) {
  if (ask == Ask::DropBrain) return "DM-ROLL-07";
  return ask == Ask::Steal ? "DM-BRN-05" : clause_in_play(pub);
}

Verdict judge_brain(const Public& pub, Seat p, const Decision& d) {
  if (d.verb() != Verb::Brain) return {kWrongVerb};
  const bool there = holders_open_to(pub, p).has(d.seat()) && brains_of(pub.brains[d.seat()], d.suit()) != 0;
  return yes_if(there, there ? nullptr : clause_of_brain(pub, Ask(pub.asked.what[p])));
}

Verdict judge_two_brains(const Public& pub, Seat p, const Decision& d) {
  if (d.verb() != Verb::TwoBrains) return {kWrongVerb};
  bool there = holders_open_to(pub, p).has(d.seat());
  for (const int face : Bits{d.chosen().one}) {
    there = there && brains_of(pub.brains[d.seat()], suit_of(face)) >= d.chosen().count(face);
  }
  return yes_if(there, "DM-FX-10D");
}

Verdict judge_card(const Public& pub, const Private& mine, Seat p, const Decision& d) {
  const Ask ask = Ask(pub.asked.what[p]);
  if (ask == Ask::GiveRank && d.verb() == Verb::Nothing) return {};
  if (d.verb() != Verb::Card) return {kWrongVerb};
  return yes_if((cards_open_to(pub, mine, ask) >> d.face() & 1) != 0, clause_in_play(pub));
}

Verdict judge_set(const Public& pub, const Private& mine, const Decision& d) {
  if (d.verb() != Verb::Cards) return {kWrongVerb};
  return yes_if(d.chosen().size() == asked_for(pub) && mine.hand.contains(d.chosen()), clause_in_play(pub));
}

Verdict judge_player(const Public& pub, Seat p, const Decision& d) {
  if (d.verb() != Verb::Player) return {kWrongVerb};
  return yes_if(targets(pub, p).has(d.seat()), d.seat() == p ? "DM-TERM-07" : clause_in_play(pub));
}

Verdict judge_pair(const Public& pub, const Decision& d) {
  if (d.verb() != Verb::Players) return {kWrongVerb};
  return yes_if(d.seats().size() == 2 && (d.seats().bits & ~all_seats(pub.seats).bits) == 0, "DM-FX-4C");
}

Verdict judge_order(const Public& pub, const Private& mine, const Decision& d) {
  if (d.verb() != Verb::Order) return {kWrongVerb};
  PairSet said;
  int count = 0;
  for (; count < kMostSeen && d.ordered(count) != kNoFace; ++count) said.add(d.ordered(count));
  return yes_if(count == asked_for(pub) && said == top_seen(pub, mine), "DM-FX-KC");
}

Verdict judge_assignment(const Public& pub, const Private& mine, Seat p, const Decision& d) {
  if (d.verb() != Verb::Assign) return {kWrongVerb};
  const int drawn = mine.look.size();
  if (d.gifts() != std::min(drawn, 2)) return {"DM-FX-7C"};
  PairSet given;
  for (int i = 0; i < d.gifts(); ++i) {
    const Gift gift = d.gift(i);
    if (!all_but(p, pub.seats).has(gift.to)) return {"DM-FX-7C"};
    given = given + PairSet::of(gift.face);
  }
  return yes_if(mine.look.contains(given), "DM-FX-7C");
}

}  // namespace

Verdict Game::accepts(const Public& pub, const Private& mine, Seat p, const Decision& d) {
  const Ask ask = Ask(pub.asked.what[p]);
  if (ask == Ask::None) return {kNotAsked};
  if (!d.canonical()) return {kMalformed};
  switch (ask) {
    case Ask::TurnFirst:
    case Ask::TurnSecond:
      return judge_turn(pub, mine, p, d);
    case Ask::Bid:
      return judge_bid(pub, mine, d);
    case Ask::DropBrain:
    case Ask::BrainAny:
    case Ask::Steal:
    case Ask::DiscardBrain:
    case Ask::DiscardOwnBrain:
      return judge_brain(pub, p, d);
    case Ask::StealTwo:
      return judge_two_brains(pub, p, d);
    case Ask::ChooseOpponent:
    case Ask::ChoosePlayer:
      return judge_player(pub, p, d);
    case Ask::ChoosePair:
      return judge_pair(pub, d);
    case Ask::SwapCards:
    case Ask::DiscardSet:
      return judge_set(pub, mine, d);
    case Ask::Reorder:
      return judge_order(pub, mine, d);
    case Ask::AssignTwo:
      return judge_assignment(pub, mine, p, d);
    default:
      return judge_card(pub, mine, p, d);
  }
}

}  // namespace saloon::dead_money
