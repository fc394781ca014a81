// Beliefs about safes, and the chance to win: the richest house qualifies, its best armed fighter survives.
#include <algorithm>

#include "games/deadwood_1876/bot/bot.h"

namespace saloon::deadwood_1876::bot {

Belief content(const Public& pub, int safe) {
  if (safe < kTin) return {double(components::kSafeGold[unsigned(safe)]), 0, 0};
  if (safe <= kGoldBadge) return {0, 0, safe - kTin < pub.called ? 0.0 : 1.0};
  if (safe <= kShowdownMessenger) return {0, mean_of(Gun(safe - kShowdownPepperbox)), 0};
  constexpr double kMysteryGold = 1;
  return {safe == kDebt ? -2 * kMysteryGold : safe == kJam ? 0 : kMysteryGold, 0, 0};
}

namespace {

constexpr double kEarlyDoubt = 3.0;
constexpr double kLateDoubt = 1.2;
constexpr double kFactWeight = 10;  ///< a safe that is known to be one of few: so much likelier there than any other

/// e^x for x >= 0, near enough, with nothing but sums and products: the same on every machine.
double power(double x) { return 1 + x * (1 + x / 2 * (1 + x / 3 * (1 + x / 4))); }

/// What an observer believes, handle by handle. Where nothing in particular is known, it is the same everywhere.
class Beliefs {
 public:
  Beliefs(const Public& pub, const Facts& facts)
      : pub_(pub), facts_(facts), used_(safes_used(pub.config.mystery_safes)) {
    for (const int safe : Bits{used_}) {
      const Places places = facts[unsigned(safe)];
      (is_located(places) ? located_ : vague_) |= places;
      if (is_located(places) && places < in_the_box()) safe_[unsigned(lowest_bit(places))] = u8(safe);
    }
    anywhere_ = averaged(0);
  }

  [[nodiscard]] Belief of(int handle) const {
    const Places here = at_handle(handle);
    if ((located_ & here) != 0) return content(pub_, safe_[unsigned(handle)]);
    return (vague_ & here) != 0 ? averaged(here) : anywhere_;
  }

 private:
  /// Over the safes nothing is known of and those that may be here.
  [[nodiscard]] Belief averaged(Places here) const {
    Belief sum;
    double weights = 0;
    for (const int safe : Bits{used_}) {
      const Places places = facts_[unsigned(safe)];
      if (places != 0 && ((places & here) == 0 || is_located(places))) continue;
      const Belief is = content(pub_, safe);
      const double weight = places == 0 ? 1 : kFactWeight / __builtin_popcount(places);
      weights += weight;
      sum.gold += weight * is.gold;
      sum.gun += weight * is.gun;
      sum.badge += weight * is.badge;
    }
    if (weights == 0) return sum;
    return {sum.gold / weights, sum.gun / weights, sum.badge / weights};
  }

  const Public& pub_;
  const Facts& facts_;
  u32 used_;
  Places located_ = 0;
  Places vague_ = 0;
  Belief anywhere_;
  std::array<u8, kHandles> safe_;
};

}  // namespace

Mind::Mind(const Public& p, const Private& own, Seat seat, const Temper& mood)
    : pub(p),
      mine(own),
      me(seat),
      temper(mood),
      late(p.called > 0 || p.round == rounds(p.seats)),
      doubt(late ? kLateDoubt : kEarlyDoubt) {
  const Beliefs beliefs(pub, mine.facts);
  for (int holder = 0; holder < holders(pub); ++holder) {
    const unsigned h = unsigned(holder);
    now.house[h] = pub.star[h] == 0 ? 0 : u8(pub.star[h] - 1);
    for (const int handle : Bits{pub.in_row[h]}) {
      const Belief b = at[unsigned(handle)] = beliefs.of(handle);
      now.gold[h] += b.gold;
      now.guns[h] += b.gun;
    }
  }
  if (pub.turned_up != 0) at[pub.turned_up - 1U] = beliefs.of(pub.turned_up - 1);
  int cards = 0;
  for (const int card : Bits{mine.hand}) {
    my_hand += mean_of_card(card);
    ++cards;
  }
  my_hand = cards == 0 ? kUsualDie : my_hand / cards;
  chance = chance_of(now);
}

/// Every showdown gun is a die more in every bout, and two bouts must be lost: strength grows steeply.
double Mind::share_of_showdown(const Stand& s) const {
  const double mine_alone = power(s.guns[me] + 1.5 * (my_hand - kUsualDie) + 1.5);
  double all = mine_alone;
  for (int p = 0; p < holders(pub); ++p) {
    if (p == me || s.house[unsigned(p)] != s.house[me]) continue;
    all += power(s.guns[unsigned(p)] + 1.5);  // with two seats the opponent fights for the Stranger (DW76-TWO-23)
  }
  return mine_alone / all;
}

double Mind::chance_of(const Stand& s) const {
  std::array<double, kHouses> gold{};
  std::array<int, kHouses> stars{};
  for (int p = 0; p < holders(pub); ++p) {
    gold[s.house[unsigned(p)]] += s.gold[unsigned(p)];
    ++stars[s.house[unsigned(p)]];
  }
  double richest = -100;
  for (unsigned h = 0; h < kHouses; ++h) {
    if (stars[h] == 0) continue;
    gold[h] -= 0.1 * stars[h];  // DW76-FIN-05: of equals the emptier house qualifies
    richest = gold[h] > richest ? gold[h] : richest;
  }
  double all = 0;
  double ours = 0;
  for (unsigned h = 0; h < kHouses; ++h) {
    if (stars[h] == 0) continue;
    const double weight = 1 / power((richest - gold[h]) / doubt);
    all += weight;
    if (h == s.house[me]) ours = weight;
  }
  return ours / all * share_of_showdown(s);
}

Stand Mind::after_theft(int handle, int from, int to) const {
  Stand s = now;
  const Belief& safe = at[unsigned(handle)];
  if (from >= 0) {
    s.gold[unsigned(from)] -= safe.gold;
    s.guns[unsigned(from)] -= safe.gun;
  }
  s.gold[unsigned(to)] += safe.gold;
  s.guns[unsigned(to)] += safe.gun;
  return s;
}

Stand Mind::after_move(int holder, unsigned house) const {
  Stand s = now;
  s.house[unsigned(holder)] = u8(house);
  return s;
}

Stand Mind::after_swap(int a, int b) const {
  Stand s = now;
  std::swap(s.house[unsigned(a)], s.house[unsigned(b)]);
  return s;
}

double Mind::fondness(int holder) const {
  if (holder >= pub.seats) return 0;
  constexpr double kPartner = 0.5;
  const bool partner = now.house[unsigned(holder)] == now.house[me];
  const double feels = double(temper.goodwill[unsigned(holder)]) / Temper::kFull;
  return std::clamp(feels + (partner ? kPartner * temper.loyalty / Temper::kFull : 0), -1.0, 1.0);
}

double Mind::cost_of(int card) const {
  const double gun = (late ? 0.05 : 0.025) * chance * (mean_of_card(card) - kUsualDie);
  return !late && item_of(card) == Item::Horse ? gun + 0.02 : gun;
}

}  // namespace saloon::deadwood_1876::bot
