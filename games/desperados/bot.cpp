// What a simple player does: the gang acts whenever it can, the law stays near the banks.
#include "games/desperados/rules.h"

namespace saloon::desperados {

namespace {

/// The listed answer that is worth most; of equals a random one.
template <class Worth>
Decision best_of(const Game::Decisions& list, Chance& chance, Worth worth) {
  Decision best{};
  int most = 0;
  u32 equals = 0;
  for (const Decision& d : list) {
    const int value = worth(d);
    if (equals != 0 && value < most) continue;
    if (equals == 0 || value > most) equals = 0;
    most = value;
    if (chance.below(++equals) == 0) best = d;
  }
  return best;
}

/// Banks count most, then crossings.
int worth_of_town(const Public& pub, int town) {
  const int bank = bank_at(town);
  const int tile = bank >= 0 && pub.bank_slot[unsigned(bank)] != 0 ? 4 : 0;
  return tile + count_bits(roads_from(town));
}

int worth_for_sheriff(const Public& pub, int town) {
  const bool bank = bank_at(town) >= 0;
  return (bank ? 6 : count_bits(roads_from(town) & bank_towns())) - 4 * sheriffs_in(pub, town);
}

int worth_for_gang(const Public& pub, const Private& mine, Seat p, int card) {
  const int town = card == kSaloon ? mine.town - 1 : card;
  const bool disk = has_disk(pub, p);
  int worth = pub.turn == kTurns ? worth_of_town(pub, town) : 0;
  worth -= 2 * sheriffs_in(pub, town);
  if (disk && has_poker_tile(pub, town)) worth += 2;
  for (const u8 coach : pub.coach) worth += disk && coach == town + 1 ? 4 : 0;
  return worth;
}

int worth_of_action(const Decision& d) {
  switch (d.verb) {
    case Verb::Coach:
      return 3;
    case Verb::Poker:
      return 2;
    default:
      return 1;
  }
}

}  // namespace

Decision Game::choose(const View& v, Chance& chance) {
  const auto& pub = v.pub;
  Decisions list;
  legal(pub, v.mine, v.viewer, list);
  const Ask ask = Ask(pub.asked.what[v.viewer]);
  switch (ask) {
    case Ask::PlaceLaw:
      return best_of(list, chance, [&](const Decision& d) { return worth_for_sheriff(pub, d.town()); });
    case Ask::MoveSheriff: {
      const int at = pub.sheriff[pub.flow.top().get<Figures>().next] - 1;
      return best_of(list, chance, [&](const Decision& d) {
        return d.verb == Verb::Stay ? worth_for_sheriff(pub, at) + 4 : worth_for_sheriff(pub, d.town());
      });
    }
    case Ask::LayCard:
      if (is_marshal(pub, v.viewer)) {
        return best_of(list, chance, [&](const Decision& d) {
          return worth_of_town(pub, d.card() == kSaloon ? v.mine.town - 1 : d.card());
        });
      }
      return best_of(list, chance, [&](const Decision& d) {
        return worth_for_gang(pub, v.mine, v.viewer, d.card()) + (d.marked() ? 1 : 0);
      });
    case Ask::ExchangeCard:
      return {};  // content with his card
    case Ask::ChooseAction:
      return best_of(list, chance, worth_of_action);
    default:
      return list[int(chance.below(u32(list.size())))];
  }
}

}  // namespace saloon::desperados
