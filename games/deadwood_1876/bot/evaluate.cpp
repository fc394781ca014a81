// Each seat's chance to win, from a whole state: the richest house qualifies, its best armed lodger survives, and gold,
// turns, badges and good guns in hand can still change which house that is. The weights are fitted to games among
// heuristic bots; what such a rough picture leaves out, a small network corrects (network.h).
#include <algorithm>

#include "bots/near.h"
#include "games/deadwood_1876/bot/network.h"

namespace saloon::deadwood_1876 {

namespace {

using bot::Table;

/// How much everything counts while so many turns per seat are still to come.
enum Weight : u8 {
  kToCome,
  kRicher,    ///< how surely a piece of gold decides between houses
  kStanding,  ///< how much the houses as they stand count at all
  kGold,
  kGuns,
  kHand,
  kBadge,
  kTurn,
  kHorse,
  kArmed,     ///< how surely a showdown gun decides between the lodgers of a house
  kGoodHand,  ///< the same for the guns in hand
  kWeights
};
using Weights = std::array<float, kWeights>;

constexpr std::array<Weights, 8> kFitted{{
    {0.00F, 9.28F, 0.88F, 0.02F, -0.08F, 0.56F, 0.75F, 1.15F, 0.14F, 1.39F, 0.47F},
    {0.20F, 3.21F, 0.36F, 0.10F, 0.04F, 0.38F, 0.31F, 0.81F, 0.22F, 2.23F, 0.94F},
    {0.40F, 2.09F, 0.25F, 0.12F, 0.04F, 0.27F, 0.27F, 0.50F, 0.16F, 2.23F, 1.13F},
    {0.80F, 0.58F, 0.29F, 0.13F, 0.05F, 0.30F, 0.15F, 0.37F, 0.12F, 0.93F, 0.14F},
    {1.40F, 0.20F, 0.40F, 0.15F, 0.06F, 0.22F, 0.10F, 0.34F, 0.10F, 0.27F, -0.01F},
    {2.20F, 0.15F, 0.33F, 0.14F, 0.06F, 0.23F, 0.01F, 0.26F, 0.00F, 0.24F, -0.01F},
    {3.20F, 0.11F, 0.27F, 0.12F, 0.07F, 0.18F, -0.02F, 0.20F, 0.03F, 0.08F, -0.09F},
    {4.40F, 0.01F, 0.16F, 0.15F, 0.07F, 0.11F, -0.07F, 0.21F, -0.07F, -0.03F, -0.18F},
}};

Weights weights_for(float to_come) {
  unsigned i = 0;
  while (i + 2 < kFitted.size() && to_come > kFitted[i + 1][kToCome]) ++i;
  const Weights& from = kFitted[i];
  const Weights& to = kFitted[i + 1];
  const float part = std::min(1.0F, (to_come - from[kToCome]) / (to[kToCome] - from[kToCome]));
  Weights w;
  for (unsigned k = 0; k < kWeights; ++k) w[k] = from[k] + part * (to[k] - from[k]);
  return w;
}

/// The logarithms of each house's chance to qualify, as it stands.
std::array<float, kHouses> qualifying(const Table& t, const Weights& w) {
  std::array<float, kHouses> gold{};
  std::array<u8, kHouses> stars{};
  for (unsigned h = 0; h < unsigned(t.holders); ++h) {
    gold[t.house[h]] += t.gold[h] - 0.1F;  // DW76-FIN-05: of equals the emptier house qualifies
    ++stars[t.house[h]];
  }
  float richest = -100;
  for (unsigned h = 0; h < kHouses; ++h) {
    if (stars[h] != 0) richest = std::max(richest, gold[h]);
  }
  float all = 0;
  for (unsigned h = 0; h < kHouses; ++h) {
    gold[h] = (gold[h] - richest) * w[kRicher];
    if (stars[h] != 0) all += near_exp(gold[h]);
  }
  for (float& house : gold) house -= near_log(all);
  return gold;
}

/// Each seat's chance as things stand: its house qualifies, and it survives the showdown there.
std::array<float, kMaxSeats> standing(const Table& t, const Weights& w) {
  std::array<float, kMaxSeats> armed{};
  std::array<float, kHouses> fighting{};
  for (unsigned h = 0; h < unsigned(t.holders); ++h) {
    const unsigned hand = h < unsigned(t.seats) ? h : 0;
    armed[h] = near_exp(w[kArmed] * t.guns[h] + w[kGoodHand] * t.hand[hand]);
    fighting[t.house[h]] += armed[h];
  }
  std::array<float, kHouses> house = qualifying(t, w);
  for (unsigned h = 0; h < kHouses; ++h) house[h] = near_exp(house[h]) / std::max(fighting[h], 1e-9F);
  std::array<float, kMaxSeats> chance{};
  for (unsigned p = 0; p < unsigned(t.seats); ++p) chance[p] = house[t.house[p]] * armed[p];
  if (t.holders == t.seats) return chance;
  for (unsigned p = 0; p < 2; ++p) {  // DW76-TWO-23: he fights as the Stranger who qualifies with his opponent
    const u8 his = t.house[kStranger];
    if (t.house[p] != his && t.house[1 - p] == his) chance[p] += house[his] * armed[kStranger];
  }
  return chance;
}

void share_out(int seats, Values& out) {
  float all = 0;
  for (unsigned p = 0; p < unsigned(seats); ++p) all += out[p];
  for (unsigned p = 0; p < unsigned(seats); ++p) out[p] /= all;
}

void chances(const Table& t, const Weights& w, Values& out) {
  const std::array<float, kMaxSeats> now = standing(t, w);
  for (unsigned p = 0; p < unsigned(t.seats); ++p) {
    const float own = w[kGold] * t.gold[p] + w[kGuns] * t.guns[p] + w[kHand] * t.hand[p] + w[kBadge] * t.badges[p] +
                      w[kTurn] * t.turns[p] + w[kHorse] * t.horse[p];
    out[p] = near_exp(own + w[kStanding] * near_log(now[p] + 1e-4F));
  }
  share_out(t.seats, out);
}

// --- the showdown
/// Two bouts must be lost, and every gun shoots in each.
void survivors(const State& s, Values& out) {
  constexpr float kPerGun = 1.06F;
  constexpr float kPerHand = 1.13F;
  constexpr float kWound = 1.27F;
  const Public& pub = s.pub;
  const Table t = bot::table_of(s);
  float all = 0;
  for (const Seat p : SeatSet{pub.fighters}) {
    const unsigned row = pub.as_stranger == p + 1 ? kStranger : p;
    const float hurt = SeatSet{pub.wounded}.has(p) ? kWound : 0;
    out[p] = near_exp(kPerGun * t.guns[row] + kPerHand * t.hand[p] - hurt);
    all += out[p];
  }
  for (const Seat p : SeatSet{pub.fighters}) out[p] /= all;
}

}  // namespace

void bot::base_chances(const Table& t, Values& out) { chances(t, weights_for(t.to_come), out); }

bool Game::quiet(const State& s) {
  const Public& pub = s.pub;
  return pub.fighters != 0 || (pub.fight.kind == FightKind::None && pub.turned_up == 0);
}

void Game::evaluate(const State& s, Values& out) {
  out = {};
  if (s.pub.fighters != 0) return survivors(s, out);
  const Table t = bot::table_of(s);
  bot::base_chances(t, out);
  if (!bot::is_corrected(s.pub)) return;
  std::array<bot::Inputs, kMaxSeats> inputs;
  bot::look_at_seats(s, t, out, inputs);
  for (unsigned p = 0; p < unsigned(t.seats); ++p) {
    out[p] *= near_exp(bot::correction(bot::kNetwork, bot::hidden_by(bot::kNetwork, inputs[p])));
  }
  share_out(t.seats, out);
}

}  // namespace saloon::deadwood_1876
