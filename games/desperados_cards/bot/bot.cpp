// What a competent player does: posts henchmen that help his own hand, and spends on a raid what it is worth.
#include "games/desperados_cards/bot/bot.h"

namespace saloon::desperados_cards {

static_assert(GameRules<Game>);

Decision Game::choose(const View& v, const Temper& temper, Chance& chance) {
  if (Ask(v.pub.asked.what[v.viewer]) == Ask::ChooseGang) return choose_gang(v, temper, chance);
  return choose_placement(v, temper, chance);
}

}  // namespace saloon::desperados_cards
