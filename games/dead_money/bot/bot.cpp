// The heuristic bot: counts what every hand still takes to be emptied, and answers so that it is likeliest to be first.
#include "games/dead_money/bot/bot.h"

namespace saloon::dead_money {

namespace {

double score_of(const View& v, const Temper& temper, Ask ask, const Decision& d) {
  if (ask == Ask::TurnFirst || ask == Ask::TurnSecond) return bot::score_turn(v, temper, d);
  return bot::score_answer(v, temper, ask, d);
}

}  // namespace

Decision Game::choose(const View& view, const Temper& temper, Chance& chance) {
  const Ask ask = Ask(view.pub.asked.what[view.viewer]);
  if (ask == Ask::Bid) return bot::choose_bid(view, temper);
  if (ask == Ask::SwapCards || ask == Ask::DiscardSet) return bot::choose_set(view, ask);
  Decisions list;
  legal(view.pub, view.mine, view.viewer, list);
  Decision best;
  double highest = 0;
  u32 equals = 0;
  for (const Decision& d : list) {
    const double score = score_of(view, temper, ask, d);
    if (equals != 0 && score < highest) continue;
    equals = equals == 0 || score > highest ? 1 : equals + 1;
    highest = score;
    if (equals == 1 || chance.below(equals) == 0) best = d;
  }
  return best;
}

Decision Game::choose(const View& view, Chance& chance) { return choose(view, Temper{}, chance); }

}  // namespace saloon::dead_money
