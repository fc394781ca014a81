// The marshal's bot: thinks about where every desperado can be, guards what they can reach, and rides to meet them.
#include "games/desperados/bot/bot.h"

namespace saloon::desperados::bot {

namespace {

/// What one sheriff more among `guards` is worth where so much can be taken.
double worth_of_guard(const GangAt& at, int town, int guards, double loot) {
  return loot * (at.at_least(town, guards + 1) - at.at_least(town, guards + 2));
}

double worth_of_post(const Marshal& m, int sheriff, int town) {
  const Public& pub = m.v.pub;
  const int turn = std::max<int>(1, pub.turn);
  const int left = kTurns - turn;
  std::array<int, kBanks> guards{};
  int here = 0;
  for (int i = 0; i < sheriffs_in_play(pub); ++i) {
    if (i == sheriff || pub.sheriff[unsigned(i)] == 0) continue;
    ++guards[unsigned(nearest_bank(pub.sheriff[unsigned(i)] - 1))];
    here += pub.sheriff[unsigned(i)] == town + 1 ? 1 : 0;
  }
  double best = 0;
  for (int b = 0; b < kBanks; ++b) {
    const int bank = components::kBankTowns[unsigned(b)];
    const int late = distance(town, bank) - left;
    const double worth = worth_of_guard(m.in_the_end, bank, guards[unsigned(b)], bank_worth(pub, m.v.mine, b)) /
                         (late <= 0 ? 1 : 1 + 2 * late);
    best = std::max(best, worth);
  }
  const double bold = part(m.temper.boldness);
  double loot = coach_is_here(pub, town) ? coach_worth(pub) : 0;
  if (has_poker_tile(pub, town)) loot = std::max(loot, poker_worth(pub));
  return best * (1 - 0.5 * bold) + worth_of_guard(m.now, town, here, loot) * (1 + bold) -
         0.05 * distance(town, components::kBankTowns[unsigned(nearest_bank(town))]);
}

/// Set-up: the richest banks first, one sheriff each; the marshal where many roads meet.
double worth_of_place(const View& v, int town) {
  const Public& pub = v.pub;
  if (pub.figure[pub.marshal] == 0) return count_bits(kWithin[2][unsigned(town)]);
  const int bank = bank_at(town);
  if (bank < 0) return 0;
  return bank_worth(pub, v.mine, bank) / (1 + 3 * sheriffs_in(pub, town));
}

}  // namespace

Marshal::Marshal(const View& view, const Temper& nature)
    : v(view),
      temper(nature),
      draws(v.pub),
      now(v.pub, draws, v.pub.turn),
      next(v.pub, draws, v.pub.turn < kTurns ? v.pub.turn + 1 : kTurns),
      in_the_end(v.pub, draws, kTurns) {}

double Marshal::zeal_for(Seat p) const {
  const double goodwill = part(temper.goodwill[p]);
  return goodwill < 0 ? 1 - 4 * goodwill : 1 - 0.95 * goodwill;
}

double Marshal::worth_of_being_in(int town) const {
  const Public& pub = v.pub;
  const double bold = part(temper.boldness);
  double worth = 0;
  for (const Seat p : gang(pub)) {
    const double stops = (has_disk(pub, p) ? 6 : 1) + 7;  // what an arrest takes from the gang: a disk, a bank
    worth += now.at[p][unsigned(town)] * stops * zeal_for(p);
  }
  const int bank = bank_at(town);
  if (pub.turn == kTurns && bank >= 0) {
    worth += bank_worth(pub, v.mine, bank) * now.at_least(town, sheriffs_in(pub, town) + 1) * (1 - 0.7 * bold);
  }
  // One step further: a place from which much can be reached.
  double chase = 0;
  if (pub.turn < kTurns) {
    for (const int there : Bits{roads_from(town)}) {
      double meets = 0;
      for (const Seat p : gang(pub)) meets += next.at[p][unsigned(there)] * 10 * zeal_for(p);
      chase = std::max(chase, meets);
    }
  }
  return worth + 0.5 * chase;
}

double Marshal::worth(const Decision& d) const {
  switch (Ask(v.pub.asked.what[v.viewer])) {
    case Ask::PlaceLaw:
      return worth_of_place(v, d.town());
    case Ask::MoveSheriff: {
      const int sheriff = v.pub.flow.top().get<SheriffsLocals>().sheriff;
      return worth_of_post(*this, sheriff, d.verb() == Verb::Stay ? v.pub.sheriff[unsigned(sheriff)] - 1 : d.town());
    }
    case Ask::LayCard:
      if (v.mine.stuck != 0) return 0;
      return worth_of_being_in(d.card() == kSaloon ? v.mine.town - 1 : d.card());
    case Ask::RefillChoice: {
      double worth = 0;
      for (const int b : Bits{d.banks()}) worth += sheriffs_in(v.pub, components::kBankTowns[unsigned(b)]);
      return worth;
    }
    default:
      return 0;
  }
}

}  // namespace saloon::desperados::bot
