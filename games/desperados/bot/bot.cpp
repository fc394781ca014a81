// The heuristic bots: one for the gang, one for the law.
#include "games/desperados/bot/bot.h"

namespace saloon::desperados {

namespace {

/// The listed answer that is worth most; of equals a random one.
template <class Player>
Decision best_of(const Game::Decisions& list, const Player& player, Chance& chance) {
  Decision best{};
  double most = 0;
  u32 equals = 0;
  for (const Decision& d : list) {
    const double worth = player.worth(d);
    if (equals != 0 && worth < most) continue;
    if (equals == 0 || worth > most) equals = 0;
    most = worth;
    if (chance.below(++equals) == 0) best = d;
  }
  return best;
}

}  // namespace

Decision Game::choose(const View& v, const Temper& temper, Chance& chance) {
  if (Ask(v.pub.asked.what[v.viewer]) == Ask::ExchangeCard) return {};  // content with his card
  Decisions list;
  legal(v.pub, v.mine, v.viewer, list);
  if (list.size() == 1) return list[0];
  if (Ask(v.pub.asked.what[v.viewer]) == Ask::ChooseMarshal) return list[int(chance.below(u32(list.size())))];
  if (is_marshal(v.pub, v.viewer)) return best_of(list, bot::Marshal(v, temper), chance);
  return best_of(list, bot::Desperado(v, temper), chance);
}

}  // namespace saloon::desperados
