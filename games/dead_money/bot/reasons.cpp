// What speaks for a decision and against it, as a player would put it: step by step from the table as it is to the
// table as it is expected to be.
#include <algorithm>
#include <cmath>

#include "games/dead_money/bot/bot.h"

namespace saloon::dead_money {

namespace {

using bot::chance_of;
using bot::Prospect;

/// In the order of Game::kTerms.
enum class Why : u8 {
  Wins,       ///< the hand is empty
  Sheds,      ///< n cards fewer
  Draws,      ///< n cards more
  Easier,     ///< as many cards, but better ones
  Harder,     ///< as many cards, but worse ones
  Again,      ///< another turn, or the best of several cards
  Blind,      ///< chance picks the card
  Burdens,    ///< this seat gets n cards more
  Relieves,   ///< this seat gets n cards fewer
  Brain,      ///< one gets a Brain
  BrainLost,  ///< one loses a Brain
  Robs,       ///< this seat loses a Brain
  Arms,       ///< this seat gets a Brain
  Risk,       ///< the drop roll fails n times in a hundred
  Showdown,   ///< this seat has to drop a Brain
  Outbid,     ///< the bid is outbid n times in a hundred, and the cards are gone
  Wasted,     ///< as often, and they were worth keeping
  Prize,      ///< if it stands: the Brain, a turn, and n cards to draw
  Crowns,     ///< the bid hands this seat the game
  Keeps,      ///< no bid does better than passing
  Forgoes,    ///< some bid does
  Bother,     ///< these cards are harder to get rid of than the rest
  Handy,      ///< and these are easier
};
static_assert(std::size(Game::kTerms) == unsigned(Why::Handy) + 1);

int percent(double chance) { return int(std::lround(100 * chance)); }
int whole(double cards) { return std::max(1, int(std::lround(std::abs(cards)))); }

/// Takes differences of chances; what hardly counts is not said.
class Arguments {
 public:
  Arguments(Seat me, Reasons& out) : me_(me), out_(out) {}

  void add(Why why, double chance, int n) { add(why, chance, n, me_); }
  void add(Why why, double chance, int n, Seat seat) {
    constexpr double kMost = 99;
    constexpr double kWorthSaying = 0.1;
    const double hundredths = 100 * chance;
    if (std::abs(hundredths) < kWorthSaying || out_.size() == Reasons::capacity()) return;
    out_.push({u8(why), seat, i16(n), float(std::clamp(hundredths, -kMost, kMost))});
  }

 private:
  Seat me_;
  Reasons& out_;
};

/// From one table to the other, one change at a time; each is worth what it changes.
class Steps {
 public:
  Steps(const Prospect& from, const Prospect& to, Arguments& why) : now_(from), to_(to), why_(why) {}

  void walk() {
    my_hand();
    if (to_.tempo != now_.tempo) {
      step(to_.tempo > now_.tempo ? Why::Again : Why::Blind, 1, now_.me, [&] { now_.tempo = to_.tempo; });
    }
    for (const Seat q : all_but(now_.me, now_.seats)) hand_of(q);
    for (Seat q = 0; q < now_.seats; ++q) brains_of(q);
  }

 private:
  template <class Change>
  void step(Why why, int n, Seat seat, Change change) {
    const double before = chance_of(now_);
    change();
    why_.add(why, chance_of(now_) - before, n, seat);
  }

  void my_hand() {
    if (to_.hand == now_.hand && to_.unknown == now_.unknown) return;
    const double more = to_.held() - now_.held();
    const double before = chance_of(now_);
    now_.hand = to_.hand;
    now_.unknown = to_.unknown;
    const double gain = chance_of(now_) - before;
    why_.add(why_of_hand(more, gain), gain, whole(more));
  }
  [[nodiscard]] Why why_of_hand(double more, double gain) const {
    if (to_.held() <= 0) return Why::Wins;
    if (more < -0.5) return Why::Sheds;
    if (more > 0.5) return Why::Draws;
    return gain > 0 ? Why::Easier : Why::Harder;
  }
  void hand_of(Seat q) {
    const double more = to_.size[q] - now_.size[q];
    if (more == 0) return;
    step(more > 0 ? Why::Burdens : Why::Relieves, whole(more), q, [&] { now_.size[q] = to_.size[q]; });
  }
  void brains_of(Seat q) {
    if (to_.brains[q] == now_.brains[q]) return;
    const bool more = brain_count(to_.brains[q]) > brain_count(now_.brains[q]);
    const Why why = q == now_.me ? (more ? Why::Brain : Why::BrainLost) : (more ? Why::Arms : Why::Robs);
    step(why, 1, q, [&] { now_.brains[q] = to_.brains[q]; });
  }

  Prospect now_;
  const Prospect& to_;
  Arguments& why_;
};

void reasons_for_card(const View& v, const Prospect& now, int face, Arguments& why) {
  const Prospect then = bot::after(now, face, v.pub);
  Steps(now, then, why).walk();
  if (then.held() <= 0 || bot::ends_turn(face) || !then.has_brain(now.me)) return;
  const double risk = bot::drop_risk(face, then.mine());
  Prospect dropped = then;
  dropped.lose_brain_of(now.me);
  why.add(Why::Risk, risk * (bot::after_drop(dropped, now.me) - chance_of(then)), percent(risk));
}

void reasons_for_bid(const View& v, const Prospect& now, const Decision& d, Arguments& why) {
  const Showdown& at = v.pub.showdown;
  const double pass = bot::chance_of_pass(now, at);
  if (d.verb() == Verb::Pass) {
    const bot::Bid best = bot::best_bid(now, at, bot::still_to_bid(v));
    if (!best.cards.empty()) return why.add(Why::Forgoes, pass - best.chance, best.cards.size());
    return why.add(Why::Keeps, pass, now.hand.size());
  }
  if (bot::crowns_rival(now, at)) return why.add(Why::Crowns, -pass, 1, at.best);
  const bot::BidOutlook bid = bot::outlook_of(now, at, bot::still_to_bid(v), d.chosen());
  const double shed = bid.outbid * (bid.if_outbid - pass);
  why.add(shed > 0 ? Why::Outbid : Why::Wasted, shed, percent(bid.outbid));
  why.add(Why::Prize, (1 - bid.outbid) * (bid.if_won - pass), bid.coins);
}

/// Cards to give, to discard or to put away, as many as were asked for: compared with as many usual ones of the hand.
void reasons_to_part(const Prospect& now, CardBag cards, Arguments& why) {
  Prospect then = now;
  then.hand = now.hand - cards;
  if (then.hand.empty()) return;
  Prospect usual = now;
  usual.tempo += bot::burden_of(now.hand, now.mine()) * cards.size() / now.hand.size();
  const double gain = chance_of(then) - chance_of(usual);
  why.add(gain > 0 ? Why::Bother : Why::Handy, gain, cards.size());
}

/// DM-FX-9H, DM-FX-8S: nobody has to give.
void reasons_to_give(const View& v, const Prospect& now, CardBag gift, Arguments& why) {
  Prospect then = now;
  then.hand = now.hand - gift;
  then.size[v.pub.turn] += 1;
  Steps(now, then, why).walk();
}

void reasons_for_answer(const View& v, const Prospect& now, Ask ask, const Decision& d, Arguments& why) {
  switch (d.verb()) {
    case Verb::Player:
      return Steps(now, bot::after_player(now, effect_in_play(v.pub), d.target()), why).walk();
    case Verb::Assign:
      return Steps(now, bot::after_gifts(now, d), why).walk();
    case Verb::Brain:
    case Verb::TwoBrains: {
      if (ask == Ask::BrainFromDiscard) return;
      const Prospect then = bot::after_brains(now, v.pub, ask, d);
      Steps(now, then, why).walk();
      if (ask != Ask::BrainAny || effect_in_play(v.pub) != Effect::ForceDrop) return;
      return why.add(Why::Showdown, bot::after_drop(then, d.holder()) - chance_of(then), 1, d.holder());
    }
    case Verb::Card:
    case Verb::Cards:
      if (!now.hand.contains(d.chosen())) return;
      if (ask == Ask::GiveRank) return reasons_to_give(v, now, d.chosen(), why);
      return reasons_to_part(now, d.chosen(), why);
    default:
      return;
  }
}

}  // namespace

void Game::reasons(const View& v, const Decision& d, Reasons& out) {
  const Prospect now(v, Temper{});
  const Ask ask = Ask(v.pub.asked.what[v.viewer]);
  Arguments why(v.viewer, out);
  if (ask == Ask::Bid) return reasons_for_bid(v, now, d, why);
  if (d.verb() == Verb::Play) return reasons_for_card(v, now, d.face(), why);
  if (d.verb() != Verb::Draw) return reasons_for_answer(v, now, ask, d, why);
  Prospect then = now;
  then.unknown += 1;
  Steps(now, then, why).walk();
}

}  // namespace saloon::dead_money
