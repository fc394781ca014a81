// Each side's chance to win: the loot so far, what is in the air in this round, and what the rounds to come bring on
// the average, against the goal. Fitted to games of the house's own players among themselves.
#include <cmath>

#include "games/desperados/bot/glance.h"

namespace saloon::desperados {

namespace {

// All in hundreds of dollars.
constexpr std::array<float, kMostDesperados + 1> kLootOfRound{0, 0, 26.3F, 31.8F, 36, 40};  ///< by desperados
constexpr float kSwingOfRound = 16.8F;  ///< standard deviation of a round's loot
constexpr float kUsualBanks = 94;       ///< value of the tiles on the board
constexpr float kPerBankValue = 0.35F;  ///< of what they are worth beyond that falls to the gang
constexpr float kPerLostCard = -0.5F;   ///< in every round to come
constexpr float kFirstRound = 0.88F;    ///< of a usual one: there is only one coach
// Of a round's loot on the average: by disks, and by banks.
constexpr float kByDisk = 0.45F;
constexpr float kByBanks = 1 - kByDisk;

float value_of_banks(const State& s) {
  float sum = 0;
  for (const u8 slot : s.pub.bank_slot) sum += slot == 0 ? 0 : float(s.hidden.bank_value[slot - 1U]);
  return sum;
}

/// Will the marshal's cards meet this desperado's by the given turn?
bool is_caught(const State& s, Seat p, int turn) {
  Ride marshal{s.pub.figure[s.pub.marshal] - 1, 0};
  Ride rider{s.pub.figure[p] - 1, 0};
  for (int t = 0; t < turn; ++t) {
    marshal = ridden(marshal, s.seat[s.pub.marshal].row[unsigned(t)] - 1, t + 1);
    rider = ridden(rider, s.seat[p].row[unsigned(t)] - 1, t + 1);
    if (marshal.town == rider.town) return true;
  }
  return false;
}

/// What the announced actions will bring.
float loot_in_the_air(const State& s) {
  float sum = 0;
  for (const Action& action : s.pub.actions) {
    if (action.kind == ActionKind::None || action.settled != Settled::Open) continue;
    int disks = 0;
    for (const Seat p : SeatSet{action.joiners}) disks += is_caught(s, p, action.turn) ? 0 : 1;
    if (disks >= action.needed) sum += action.kind == ActionKind::Poker ? bot::kPokerTile : bot::kCoachTile;
  }
  return sum;
}

/// What the gang will have in the end, and how far that may be out.
struct Forecast {
  float loot;
  float swing;
};
Forecast forecast(const State& s) {
  const Public& pub = s.pub;
  const int desperados = pub.seats - 1;
  const float usual = kLootOfRound[unsigned(desperados)];
  const int disks_left = desperados - count_bits(pub.disks_used);
  const float this_round = usual * (pub.round <= 1 ? kFirstRound : 1);
  const float rest_of_round = this_round * (kByBanks + kByDisk * float(disks_left) / float(desperados));
  const auto rounds = float(pub.round == 0 ? kRounds - 1 : kRounds - pub.round);
  int lost = 0;
  for (const Seat p : gang(pub)) lost += count_bits(pub.lost[p]);
  const float banks = is_set_up(pub) ? value_of_banks(s) - kUsualBanks : 0;
  const float turns_left = float(kTurns + 1 - pub.turn) / kTurns;
  return {float(pub.loot) + loot_in_the_air(s) + rest_of_round + usual * rounds + kPerBankValue * banks +
              kPerLostCard * float(lost) * (rounds + 1),
          kSwingOfRound * std::sqrt(rounds + 0.4F + 0.6F * turns_left)};
}

}  // namespace

void Game::evaluate(const State& s, Values& out) {
  const Public& pub = s.pub;
  const auto goal = float(goal_of(pub));
  const auto [loot, swing] = forecast(s);
  const bool reached = float(pub.loot) >= goal;  // loot never falls
  const float reaches = reached ? 1 : 1 / (1 + std::exp(1.7F * (goal - loot) / swing));
  for (const Seat p : all_seats(pub.seats)) out[p] = is_marshal(pub, p) ? 1 - reaches : reaches;
}

SeatSet Game::wins_with(const Public& pub, Seat p) { return is_marshal(pub, p) ? only(p) : gang(pub); }

bool Game::quiet(const State& s) {
  if (s.pub.turn != 1 || s.pub.flow.over()) return false;
  const Frame& top = s.pub.flow.top();
  return Proc(top.proc) == Proc::Sheriffs && top.get<SheriffsLocals>().sheriff == 0;
}

}  // namespace saloon::desperados
