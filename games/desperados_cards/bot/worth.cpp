// What a place is worth: to its winner, to the others who do not get it, and to the end of the game.
#include "games/desperados_cards/bot/bot.h"

namespace saloon::desperados_cards {

namespace {

// How often a place of each level is raided before the game ends, in percent.
constexpr std::array<int, kLevels> kReached = {100, 90, 60, 25};
// What the gain of the others counts for oneself, in percent of their mean; that of the seat in front counts once more.
constexpr int kDenial = 10;
constexpr int kDenialOfLeader = 10;
// What the gain of the others counts, in percent of their mean, if one hates them all; of friends as much the other
// way.
constexpr int kFeelings = 60;
// How much more a hold-up is worth, in percent, if somebody called it whom one hates, and less for a friend.
constexpr int kCaller = 60;
// Part of the victory (of kSure) that a point of lead is worth while the game goes on.
constexpr int kPointOfLead = 10;

/// The place cards that nobody has won yet and that have not left the game.
u32 cards_to_win(const Public& pub) {
  u32 gone = 0;
  for (int pile = 0; pile < kPiles; ++pile) {
    for (int level = 0; level < pub.depth[unsigned(pile)]; ++level) {
      gone |= u32(bit(place_card(place_at(pub.seen, pile, level), level)));
    }
  }
  return ~gone;
}

/// Sets: every later card of the same place with a higher value upgrades all those already owned (DSC-SCORE-02).
int prospects(u32 loot, u32 to_win, int seats) {
  int sum = 0;
  for (int place = 0; place < kPlaces; ++place) {
    const u32 own = loot >> place_card(place, 0) & 0xF;
    if (own == 0) continue;
    const int best = int(std::bit_width(own)) - 1;
    for (int level = best + 1; level < kLevels; ++level) {
      if ((to_win >> place_card(place, level) & 1) == 0) continue;
      sum += count_bits(own) * (level - best) * kReached[unsigned(level)];
    }
  }
  return sum * kPoint / (100 * seats);
}

/// The marginal value of a place card for a seat, with the upgrades it promises.
int marginal_value(const Public& pub, Seat p, int card, u32 to_win) {
  const u32 before = pub.loot[p];
  const u32 after = before | u32(bit(card));
  const int points = total_of(after) - total_of(before);
  return points * kPoint + prospects(after, to_win, pub.seats) - prospects(before, to_win, pub.seats);
}

/// The figure that ranks at the end, as in Game::outcome.
int figure_of(const Public& pub, u32 loot) {
  return total_of(loot) * 32 + (pub.config.final_tie == FinalTie::MostPlaceCards ? count_bits(loot) : 0);
}

/// The loyal like their friends twice as much.
int feeling(const Temper& temper, Seat p) {
  const int weight = temper.goodwill[p] > 0 ? Temper::kFull + temper.loyalty : 2 * Temper::kFull;
  return temper.goodwill[p] * weight / (2 * Temper::kFull);
}

}  // namespace

bool is_final(const Public& pub, int pile) { return pub.depth[unsigned(pile)] + 1 == kLevels; }

int lead_of(const Public& pub, Seat me) {
  int best = 0;
  for (const Seat p : all_but(me, pub.seats)) best = std::max(best, total_of(pub.loot[p]));
  return total_of(pub.loot[me]) - best;
}

int stake_at(const Public& pub, Seat me, int pile, const Temper& temper) {
  const int card = open_card(pub, pile);
  const u32 to_win = cards_to_win(pub);
  int others = 0;
  int leader = 0;
  int felt = 0;
  int front = -1;
  for (const Seat p : all_but(me, pub.seats)) {
    const int worth = marginal_value(pub, p, card, to_win);
    others += worth;
    felt -= worth * feeling(temper, p);
    const int total = total_of(pub.loot[p]);
    if (total < front || (total == front && worth < leader)) continue;
    front = total;
    leader = worth;
  }
  const int denied = (others * kDenial + leader * kDenialOfLeader) / (100 * (pub.seats - 1));
  return marginal_value(pub, me, card, to_win) + denied + felt * kFeelings / (100 * Temper::kFull * (pub.seats - 1));
}

int felt_stake(const Public& pub, Seat me, int pile, const Temper& temper) {
  const int stake = stake_at(pub, me, pile, temper);
  if (pub.turn == me) return stake;
  return stake - stake * kCaller * feeling(temper, pub.turn) / (100 * Temper::kFull);
}

int share_if_final(const Public& pub, Seat me, Seat winner, int pile) {
  const u32 card = u32(bit(open_card(pub, pile)));
  std::array<int, kMaxSeats> figure{};
  int best = 0;
  for (Seat p = 0; p < pub.seats; ++p) {
    figure[p] = figure_of(pub, pub.loot[p] | (p == winner ? card : 0U));
    best = std::max(best, figure[p]);
  }
  if (figure[me] < best) return 0;
  int winners = 0;
  for (Seat p = 0; p < pub.seats; ++p) winners += figure[p] == best;
  return kSure / winners;
}

int share_so_far(const Public& pub, Seat me) {
  return std::clamp(kSure / pub.seats + kPointOfLead * lead_of(pub, me), kSure / 16, kSure);
}

}  // namespace saloon::desperados_cards
