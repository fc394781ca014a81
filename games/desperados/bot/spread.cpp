// Where hidden riders may be, and what lies on the way.
#include "games/desperados/bot/bot.h"

namespace saloon::desperados::bot {

namespace {

/// How much a town draws a rider in this turn, beside 1 for any town.
double drawn_to(const Public& pub, int town, int turn, bool disk) {
  const int guards = sheriffs_in(pub, town);
  double draw = 0.3;
  if (disk && (turn == pub.turn ? coach_is_here(pub, town) : coach_comes(pub, town, turn))) draw += 3.0 / (1 + guards);
  if (disk && has_poker_tile(pub, town)) draw += 1.0 / (1 + guards);
  const int bank = bank_at(town);
  if (bank >= 0 && pub.bank_slot[unsigned(bank)] != 0 && turn >= kTurns - 1) {
    draw += (turn == kTurns ? 6.0 : 1.5) / (1 + guards);
  }
  return draw;
}

Spread moved_on(const Spread& from, const Spread& draw) {
  Spread to{};
  for (unsigned town = 0; town < kTowns; ++town) {
    if (from[town] == 0) continue;
    const u32 next = roads_from(int(town)) | 1U << town;
    double all = 0;
    for (const int n : Bits{next}) all += n == int(town) ? draw[unsigned(n)] / 3 : draw[unsigned(n)];
    for (const int n : Bits{next}) {
      const double weight = n == int(town) ? draw[unsigned(n)] / 3 : draw[unsigned(n)];
      to[unsigned(n)] += from[town] * weight / all;
    }
  }
  return to;
}

Spread only_at(int town) {
  Spread s{};
  s[unsigned(town)] = 1;
  return s;
}

}  // namespace

Draws::Draws(const Public& pub) {
  for (int turn = 1; turn <= kTurns; ++turn) {
    for (int town = 0; town < kTowns; ++town) {
      at[unsigned(turn - 1)][0][unsigned(town)] = drawn_to(pub, town, turn, false);
      at[unsigned(turn - 1)][1][unsigned(town)] = drawn_to(pub, town, turn, true);
    }
  }
}

Spread desperado_after(const Public& pub, const Draws& draws, Seat p, int turn) {
  Spread at = only_at(pub.figure[p] - 1);
  for (int t = 1; t <= turn; ++t) {
    const u8 shown = pub.shown[p][unsigned(t - 1)];
    if (shown == 0) {
      at = moved_on(at, draws.of(t, has_disk(pub, p)));
    } else if (shown != kSaloon + 1) {
      at = only_at(shown - 1);
    }
  }
  return at;
}

Spread marshal_after(const Public& pub, const Draws& draws, int turn) {
  Spread at = only_at(pub.figure[pub.marshal] - 1);
  for (int t = 1; t <= turn; ++t) at = moved_on(at, draws.of(t, true));
  return at;
}

GangAt::GangAt(const Public& table, const Draws& draws, int turn) : pub(table) {
  for (const Seat p : gang(pub)) {
    if (pub.figure[p] != 0) at[p] = desperado_after(pub, draws, p, turn);
  }
}

double GangAt::at_least(int town, int count) const {
  std::array<double, kMaxSeats + 1> chance{1};  // of exactly so many
  for (const Seat p : gang(pub)) {
    const double here = at[p][unsigned(town)];
    for (unsigned n = kMaxSeats; n > 0; --n) chance[n] = chance[n] * (1 - here) + chance[n - 1] * here;
    chance[0] *= 1 - here;
  }
  double sum = 0;
  for (unsigned n = unsigned(count); n <= kMaxSeats; ++n) sum += chance[n];
  return sum;
}

double bank_worth(const Public& pub, const Private& mine, int bank) {
  const u8 slot = pub.bank_slot[unsigned(bank)];
  if (slot == 0) return 0;
  if (pub.bank_value[slot - 1U] != 0) return pub.bank_value[slot - 1U];
  if (mine.bank_value[slot - 1U] != 0) return mine.bank_value[slot - 1U];
  return kUnknownBank;
}

double poker_worth(const Public& pub) {
  double sum = 0;
  for (const int tile : Bits{pub.poker_tiles}) sum += components::kPokerValues[unsigned(tile)];
  return pub.poker_tiles == 0 ? 0 : sum / count_bits(pub.poker_tiles);
}

double coach_worth(const Public& pub) {
  double sum = 0;
  for (const int tile : Bits{pub.coach_tiles}) sum += components::kCoachValues[unsigned(tile)];
  return pub.coach_tiles == 0 ? 0 : sum / count_bits(pub.coach_tiles);
}

bool coach_comes(const Public& pub, int town, int turn) {
  for (const Coach coach : {Coach::Brown, Coach::Blue}) {
    if (pub.coach[unsigned(coach)] == 0 || is_held(pub, coach)) continue;
    if (stop_of(timetable_of(pub, coach), coach, turn) == town) return true;
  }
  return false;
}

}  // namespace saloon::desperados::bot
