// Who won, and the places below for statistics: fighters in reverse order of elimination, then the others by the gold
// of their establishment (section 8 of the rules).
#include "games/deadwood_1876/rules.h"

namespace saloon::deadwood_1876 {

Outcome Game::outcome(const State& s) {
  const auto& pub = s.pub;
  Outcome out;
  out.winners = SeatSet{pub.winners};
  std::array<int, kHouses + 1> house_gold{};
  for (int holder = 0; holder < holders(pub); ++holder) {
    house_gold[pub.star[unsigned(holder)]] += pub.gold[unsigned(holder)];
  }
  SeatSet lost;  // without having fought
  for (Seat p = 0; p < pub.seats; ++p) {
    out.score[p] += pub.gold[p];
    out.rank[p] = out.winners.has(p) ? u8{1} : pub.fell[p];
    if (out.rank[p] == 0) lost.add(p);
  }
  const int before = std::max(1, pub.seats - lost.size());
  for (const Seat p : lost) {
    int rank = before + 1;
    for (const Seat q : lost) rank += house_gold[pub.star[q]] > house_gold[pub.star[p]] ? 1 : 0;
    out.rank[p] = u8(rank);
  }
  return out;
}

}  // namespace saloon::deadwood_1876
