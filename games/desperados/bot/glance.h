// What a player sees at a glance, for bots in a hurry: distances, chances of a ride, guards and coaches by table.
#pragma once

#include <algorithm>

#include "games/desperados/rules.h"

namespace saloon::desperados::bot {

/// A number for each pair of towns.
template <class T>
using ByTowns = std::array<std::array<T, kTowns>, kTowns>;

constexpr ByTowns<u8> distances() {
  ByTowns<u8> roads{};
  for (unsigned from = 0; from < kTowns; ++from) {
    for (unsigned to = 0; to < kTowns; ++to) {
      u8 far = 0;
      while (far < kTurns && (kWithin[far][from] >> to & 1) == 0) ++far;
      roads[from][to] = far;
    }
  }
  return roads;
}
/// Roads between two towns, at most kTurns.
inline constexpr ByTowns<u8> kDistance = distances();
constexpr int distance(int from, int to) { return kDistance[unsigned(from)][unsigned(to)]; }

/// Chance to be in a town after so many cards, if every road is as likely as the other and staying a third of that.
constexpr std::array<ByTowns<float>, kStops> random_rides() {
  std::array<ByTowns<float>, kStops> chance{};
  for (unsigned from = 0; from < kTowns; ++from) {
    chance[0][from][from] = 1;
    for (unsigned k = 1; k < kStops; ++k) {
      for (unsigned at = 0; at < kTowns; ++at) {
        const float each = chance[k - 1][from][at] / (float(count_bits(roads_from(int(at)))) + 1.0F / 3);
        chance[k][from][at] += each / 3;
        for (const int next : Bits{roads_from(int(at))}) chance[k][from][unsigned(next)] += each;
      }
    }
  }
  return chance;
}
inline constexpr std::array<ByTowns<float>, kStops> kRides = random_rides();

constexpr std::array<int, kTowns> banks_by_town() {
  std::array<int, kTowns> banks{};
  for (int town = 0; town < kTowns; ++town) banks[unsigned(town)] = bank_at(town);
  return banks;
}
inline constexpr std::array<int, kTowns> kBankAt = banks_by_town();

constexpr int nearest_bank(int town) {
  int best = 0;
  for (int b = 1; b < kBanks; ++b) {
    if (distance(town, components::kBankTowns[unsigned(b)]) < distance(town, components::kBankTowns[unsigned(best)]))
      best = b;
  }
  return best;
}
constexpr std::array<u8, kTowns> nearest_banks() {
  std::array<u8, kTowns> banks{};
  for (int town = 0; town < kTowns; ++town) banks[unsigned(town)] = u8(nearest_bank(town));
  return banks;
}
inline constexpr std::array<u8, kTowns> kNearestBank = nearest_banks();

/// What lies open on the board.
struct Glance {
  std::array<u8, kTowns> guards{};  ///< sheriffs in each town
  u32 guarded{};                    ///< towns with at least one
  u32 coaches{};                    ///< towns where a coach stands now

  explicit Glance(const Public& pub) {
    for (const u8 at : pub.sheriff) {
      if (at == 0) continue;
      ++guards[at - 1U];
      guarded |= 1U << (at - 1);
    }
    for (const u8 at : pub.coach) coaches |= at == 0 ? 0U : 1U << (at - 1);
  }
};

// --- what tiles are worth, in hundreds of dollars; those nobody has seen what they bring on the average
inline constexpr float kCoachTile = 10;
inline constexpr float kPokerTile = 4.2F;
inline constexpr float kBankTile = 18;

inline float bank_value(const Public& pub, const Private& mine, int bank) {
  const u8 slot = pub.bank_slot[unsigned(bank)];
  if (slot == 0) return 0;
  const u8 known = pub.bank_value[slot - 1U] != 0 ? pub.bank_value[slot - 1U] : mine.bank_value[slot - 1U];
  return known != 0 ? float(known) : kBankTile;
}

/// Towns from which a coach that nobody holds can still be caught after this turn: where no sheriff is, and where one
/// is.
struct Catches {
  u32 free{};
  u32 guarded{};

  Catches(const Public& pub, const Glance& glance, int turn) {
    for (const Coach coach : {Coach::Brown, Coach::Blue}) {
      if (pub.coach[unsigned(coach)] == 0 || is_held(pub, coach)) continue;
      const int timetable = timetable_of(pub, coach);
      for (int t = turn + 1; t <= kTurns; ++t) {
        const int stop = stop_of(timetable, coach, t);
        const bool has_guard = (glance.guarded >> stop & 1) != 0;
        (has_guard ? guarded : free) |= kWithin[unsigned(t - turn)][unsigned(stop)];
      }
    }
  }
};

/// What draws a desperado in this turn, as a seat knows it that has seen `mine`.
struct Targets {
  const Public& pub;
  Glance glance;
  Catches catches;
  std::array<float, kBanks> banks{};  ///< what each is worth, less the risk of its guards

  Targets(const Public& table, const Private& mine) : pub(table), glance(table), catches(table, glance, table.turn) {
    for (unsigned b = 0; b < kBanks; ++b) {
      const int guards = glance.guards[components::kBankTowns[b]];
      banks[b] = bank_value(pub, mine, int(b)) * (guards == 0 ? 0.7F : guards == 1 ? 0.45F : 0.25F);
    }
  }

  /// What a disk wins in this town now.
  [[nodiscard]] float disk_here(int town) const {
    for (const unsigned coach : {0U, 1U}) {
      if (pub.coach[coach] == town + 1 && (pub.held >> coach & 1) == 0) return kCoachTile;
    }
    return has_poker_tile(pub, town) ? kPokerTile : 0;
  }
  /// What it may win later in the round, from here.
  [[nodiscard]] float disk_later(int town) const {
    if ((catches.free >> town & 1) != 0) return 0.8F * kCoachTile;
    const u32 tables = kWithin[unsigned(kTurns - pub.turn)][unsigned(town)] & pub.poker;
    if ((tables & ~glance.guarded) != 0) return 0.64F * kPokerTile;
    return (catches.guarded >> town & 1) != 0 ? 0.25F * kCoachTile : tables != 0 ? 0.2F * kPokerTile : 0;
  }
  [[nodiscard]] float banks_later(int town) const {
    float best = 0;
    float second = 0;
    for (unsigned b = 0; b < kBanks; ++b) {
      if (kDistance[unsigned(town)][components::kBankTowns[b]] > kTurns - pub.turn) continue;
      second = std::max(second, std::min(best, banks[b]));
      best = std::max(best, banks[b]);
    }
    return best + 0.3F * second;
  }
  /// Chance not to meet the marshal there after this turn.
  [[nodiscard]] float safety(int town) const {
    const float meets = kRides[pub.turn][pub.figure[pub.marshal] - 1U][unsigned(town)];
    return 1 - std::min(0.9F, 1.5F * meets);
  }
};

}  // namespace saloon::desperados::bot
