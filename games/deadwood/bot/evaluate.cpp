// Each seat's chance to win: what it owns after fines, and what its gang can still bring in. The weights are fitted to
// games among heuristic bots; they shift as the railroad grows and the crime pool shrinks.
#include <algorithm>

#include "bots/near.h"
#include "games/deadwood/bot/figures.h"

namespace saloon::deadwood {

namespace bot {

namespace {

/// One figure's weight: at the very end, and how it changes with what is left of the railroad and of the crime pool.
struct Weight {
  float at_end, per_railroad, per_pool;
};

constexpr std::array<Weight, kFigures> kWeights{{
    {2.99F, -1.47F, 0.20F},   // total
    {1.46F, -1.22F, -1.27F},  // posters
    {-0.03F, 0.81F, 0.86F},   // gang
    {0.62F, 0.73F, 0.08F},    // home
    {-0.28F, 0.59F, 0.86F},   // in the mine
    {0.04F, 0.97F, 0.29F},    // in town
    {0.29F, -0.20F, -0.03F},  // bullets
    {0.52F, -0.58F, 0.27F},   // reserve
    {1.09F, -0.44F, -0.67F},  // hotel
    {0.18F, 0.04F, -0.20F},   // depot
    {0.35F, -0.22F, -0.18F},  // beside
    {-0.48F, 0.26F, 0.01F},   // waits
}};

bool controls(const Public& pub, Seat p, Tile tile) {
  const int at = held_plot(pub, tile);
  return at >= 0 && holder_of(pub, at) == p;
}

int gang_strength(const Public& pub, Seat p) {
  int sum = 0;
  for (int s = 1; s <= kStrengths; ++s) sum += s * (cowboys_of(pub.ranch[p], s) + cowboys_of(pub.mine[p], s));
  for (const int plot : Bits{pub.own[p]}) sum += strength_at(pub, p, plot);
  return sum;
}

/// Buildings beside the places where the railroad may go on.
u32 beside_next_tile(const Public& pub) {
  if (has_station(pub)) return 0;
  u32 beside = 0;
  for (const int plot : Bits{next_rail_plots(pub)}) beside |= kAdjacent[unsigned(plot)];
  return beside;
}

float tiles_to_come(const Public& pub) { return float(kRails + 1 - pub.laid) / float(kRails + 1); }

Figures weights_of(const Public& pub) {
  const float railroad = tiles_to_come(pub);
  const float pool = float(pub.pool) / float(components::kPoolPerSeat * pub.seats);
  Figures weights;
  for (unsigned i = 0; i < kFigures; ++i) {
    const Weight& w = kWeights[i];
    weights[i] = w.at_end + w.per_railroad * railroad + w.per_pool * pool;
  }
  return weights;
}

}  // namespace

Figures figures_of(const Public& pub, Seat p) {
  Figures f{};
  f[kTotal] = float(total_of(pub, p)) / 10;
  f[kPosters] = float(pub.wanted[p]) / 10;
  f[kGang] = float(gang_strength(pub, p)) / 10;
  f[kHome] = float(cowboys_in(pub.ranch[p])) / 3;
  f[kInMine] = float(cowboys_in(pub.mine[p])) / 3;
  f[kInTown] = float(count_bits(pub.own[p])) / 3;
  f[kBullets] = float(std::min<int>(pub.cartridges[p], 4)) / 4;
  f[kReserve] = float(cowboys_in(pub.reserve[p])) / 6;
  f[kHotel] = controls(pub, p, Tile::Hotel) ? tiles_to_come(pub) : 0;
  f[kDepot] = controls(pub, p, Tile::StageDepot) && !has_station(pub) ? 1.0F : 0.0F;
  int money = 0;
  for (const int plot : Bits{pub.own[p] & beside_next_tile(pub)}) {
    money += components::kAnnexMoney[std::size_t(pub.tile[unsigned(plot)])];
  }
  f[kBeside] = float(money) / 4;
  f[kWaits] = float((p + pub.seats - pub.turn) % pub.seats) / float(pub.seats);
  return f;
}

void chances(const Public& pub, Values& out) {
  const Figures weights = weights_of(pub);
  float all = 0;
  for (Seat p = 0; p < pub.seats; ++p) {
    const Figures f = figures_of(pub, p);
    float sum = 0;
    for (unsigned i = 0; i < kFigures; ++i) sum += weights[i] * f[i];
    out[p] = near_exp(sum);
    all += out[p];
  }
  for (Seat p = 0; p < pub.seats; ++p) out[p] /= all;
}

double worth_of_a_dollar(const Public& pub, Seat p) {
  Values now{};
  chances(pub, now);
  return double(weights_of(pub)[kTotal]) / 10 * double(now[p]) * (1 - double(now[p])) * 100;
}

}  // namespace bot

void Game::evaluate(const State& s, Values& out) {
  out = {};
  const SeatSet duellists{s.pub.final_duel.standing};
  if (duellists.empty()) return bot::chances(s.pub, out);
  for (const Seat p : duellists) out[p] = 1.0F / float(duellists.size());
}

}  // namespace saloon::deadwood
