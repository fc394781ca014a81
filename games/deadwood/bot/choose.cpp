// A simple player: annexes what pays, goes where it pays, attacks only the weaker, comes home when the ranch is empty.
#include <algorithm>

#include "bots/best.h"
#include "games/deadwood/bot/figures.h"

namespace saloon::deadwood {

namespace {

/// What annexing this building is worth to the seat, in tenths of a dollar, roughly.
int worth_of(const Public& pub, Seat p, Tile tile) {
  const int posters = pub.wanted[p];
  switch (tile) {
    case Tile::Bank:
      return 50 - 10 * (posters + 1);
    case Tile::Church:
      return 10 * posters;
    case Tile::TownHall:
      return 10 * posters + 8;
    case Tile::SaloonX:
    case Tile::Saloon2:
    case Tile::Gunsmith1:
    case Tile::Gunsmith2:
    case Tile::Blacksmith1:
    case Tile::Blacksmith2:
    case Tile::GoldMine:
      return 18;
    case Tile::GeneralStore1:
    case Tile::GeneralStore2:
      return count_bits(pub.own[p]) > 0 ? 25 : 10;
    case Tile::Hotel:
      return 30;
    case Tile::StageDepot:
      return 28;
    case Tile::Courthouse:
      return 5 - 10 * posters;
    case Tile::Casino:
    case Tile::Undertaker:
      return 15;
    default:
      return 12;
  }
}

/// The temper's say, in tenths of a dollar: what an attack on this seat is worth in itself.
constexpr int kDaring = 25;  ///< to the boldest
constexpr int kSpite = 30;   ///< against the worst enemy
int worth_in_itself(const Temper& temper, Seat victim) {
  return (kDaring * temper.boldness - kSpite * temper.goodwill[victim]) / Temper::kFull;
}
/// The same for what hurts a seat without a fight.
int spite(const Temper& temper, Seat victim) { return -kSpite * temper.goodwill[victim] / Temper::kFull; }

/// A fight costs a poster and is worth it against a weaker cowboy only.
int worth_of_going(const Public& pub, Seat p, const Decision& d, const Temper& temper) {
  const int plot = d.plot();
  const Tile tile = pub.tile[unsigned(plot)];
  const int worth = worth_of(pub, p, tile) - 2 * d.strength();
  const u8 there = pub.cowboy[unsigned(plot)];
  if (there == 0) return worth;
  const int edge = d.strength() - cowboy_strength(there);
  return worth * (edge > 0 ? 2 : 1) / 4 - 10 * (pub.wanted[p] + 1) + 6 * edge +
         worth_in_itself(temper, cowboy_owner(there));
}

int worth_of_returning(const Public& pub, Seat p, const Decision& d) {
  const int home = cowboys_in(pub.ranch[p]);
  const int back = cowboys_in(d.mine()) + count_bits(d.plots());
  return home == 0 ? 10 * back : 4 * back - 12 * home;
}

/// The General Store's move; a move that leads to a fight is shunned.
int worth_of_moving(const Public& pub, Seat p, const Decision& d, const Temper& temper) {
  const u8 there = pub.cowboy[unsigned(d.to())];
  const int worth = worth_of(pub, p, pub.tile[unsigned(d.to())]);
  return there == 0 ? worth : worth - 40 + worth_in_itself(temper, cowboy_owner(there));
}

/// The Grifter: as many as possible, the enemy's first.
int worth_of_sending(const Decision& d, const Temper& temper) {
  const Targets sent = d.targets();
  int worth = sent.size();
  for (int i = 0; i < sent.size(); ++i) worth += spite(temper, owner_of(sent[i]));
  return worth;
}

int worth_of_answer(const Public& pub, Seat p, const Decision& d, const Temper& temper) {
  switch (d.verb()) {
    case Verb::GoToTown:
      return worth_of_going(pub, p, d, temper);
    case Verb::ReturnToRanch:
      return worth_of_returning(pub, p, d);
    case Verb::MoveCowboy:
      return worth_of_moving(pub, p, d, temper);
    case Verb::Annex:
      return worth_of(pub, p, pub.tile[pub.flow.top().get<Annexing>().plot]);
    case Verb::Recruit:
      return d.strength();
    case Verb::Discard:
    case Verb::Cartridges:
      return d.count();
    case Verb::Fight:
      return temper.boldness;
    case Verb::TakeFrom:
      return total_of(pub, d.seat()) + spite(temper, d.seat());
    case Verb::GivePoster:
      return d.seat() == p ? -1000 : total_of(pub, d.seat()) + spite(temper, d.seat());
    case Verb::Pay:
      return pub.wanted[p] < 3 ? 1 : -1;
    case Verb::SendToMine:
      return worth_of_sending(d, temper);
    default:
      return 0;
  }
}

constexpr Temper kCalm{};

Decision decide(const Public& pub, const Private& mine, Seat p, const Temper& temper, Game::Decisions& list,
                Chance& chance) {
  Game::legal(pub, mine, p, list);
  return best_of(list, chance, [&](const Decision& d) { return worth_of_answer(pub, p, d, temper); });
}

}  // namespace

Decision Game::choose(const View& view, const Temper& temper, Chance& chance) {
  Decisions list;
  return decide(view.pub, view.mine, view.viewer, temper, list, chance);
}

/// The whole heuristic is quick.
Decision Game::quick(const Public& pub, const Private& mine, Seat p, Decisions& list, Chance& chance) {
  return decide(pub, mine, p, kCalm, list, chance);
}

void Game::promise(const View& view, const Decisions& list, float* out) {
  for (int i = 0; i < list.size(); ++i) out[i] = float(worth_of_answer(view.pub, view.viewer, list[i], kCalm));
}

}  // namespace saloon::deadwood
