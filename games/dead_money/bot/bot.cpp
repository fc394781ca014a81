// The heuristic bot: counts what every hand still takes to be emptied, and answers so that it is likeliest to be first.
#include "games/dead_money/bot/bot.h"

#include "bots/best.h"

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
  return best_of(list, chance, [&](const Decision& d) { return score_of(view, temper, ask, d); });
}

}  // namespace saloon::dead_money
