// What speaks for a decision and against it, as a player would put it.
#include <algorithm>
#include <cmath>

#include "games/desperados_cards/bot/quick.h"

namespace saloon::desperados_cards {

namespace {

/// In the order of Game::kTerms.
enum class Why : u8 {
  Loot,      ///< the place brings n points
  Odds,      ///< the gang wins n times in a hundred
  Denies,    ///< the place would bring this seat n points
  Spends,    ///< n cards are gone
  Saves,     ///< n cards are kept
  Forgoes,   ///< the best gang would win n times in a hundred
  Last,      ///< saved cards are worth nothing after this raid
  Stronger,  ///< the best gang at this place gains n
  Weaker,    ///< it loses n
  Opens,     ///< one henchman is missing: anybody may cause the hold-up
  Others,    ///< the card makes this seat stronger there
  Raid,      ///< a hold-up at once, won n times in a hundred
  Ahead,     ///< the end comes nearer, n points ahead
  Behind,    ///< the same, n points behind
  Dear,      ///< a card one would rather keep
  Idle,      ///< a card one can do without
};
static_assert(std::size(Game::kTerms) == unsigned(Why::Idle) + 1);

// What somebody else's points count, in parts of one's own.
constexpr float kDenied = 0.2F;

int percent(float chance) { return int(std::lround(100 * chance)); }

/// Takes gains as the heuristic counts them; what hardly counts is not said.
class Arguments {
 public:
  Arguments(Seat me, Reasons& out) : me_(me), out_(out) {}

  void add(Why why, float gain, int n) { add(why, gain, n, me_); }
  void add(Why why, float gain, int n, Seat seat) {
    constexpr float kMost = 99;
    constexpr float kWorthSaying = 0.1F;
    const float hundredths = gain * 100 / float(kVictory * kPoint);
    if (std::abs(hundredths) < kWorthSaying) return;
    out_.push({u8(why), seat, i16(n), std::clamp(hundredths, -kMost, kMost)});
  }

 private:
  Seat me_;
  Reasons& out_;
};

/// The other seat to whom the open place of a pile would bring most.
Seat keenest_rival(const Glance& g, int pile) {
  Seat keenest = g.me == 0 ? 1 : 0;
  for (const Seat p : all_but(g.me, g.pub.seats)) {
    if (g.points_at(pile, p) > g.points_at(pile, keenest)) keenest = p;
  }
  return keenest;
}

Seat strongest_rival(const Glance& g, const Worth& worth) {
  Seat strongest = g.me == 0 ? 1 : 0;
  for (const Seat p : all_but(g.me, g.pub.seats)) {
    if (g.strength_of_rival(p, worth) > g.strength_of_rival(strongest, worth)) strongest = p;
  }
  return strongest;
}

void reasons_to_stay_out(const Glance& g, const RaidGlance& raid, Arguments& why) {
  const QuickPlan plan = best_plan(g, raid);
  const int cards = g.hand.size();
  const int cost = plan.gang.empty() ? raid.cost_of(g.hand) / std::max(1, cards) : raid.cost_of(plan.gang);
  if (!is_final(g.pub, raid.pile)) why.add(Why::Saves, float(cost), cards);
  why.add(Why::Forgoes, -plan.chance * float(g.stake(raid.pile)), percent(plan.chance));
}

void reasons_for_gang(const Glance& g, const RaidGlance& raid, const Decision& d, Arguments& why) {
  const float chance = raid.foes.chance_against(gang_strength(raid.strength, d));
  const int points = g.points_at(raid.pile, g.me);
  const CardBag gang = d.cards();
  why.add(Why::Loot, chance * float(points * kPoint), points);
  why.add(Why::Odds, (chance - 0.5F) * float(points * kPoint), percent(chance));
  const Seat rival = keenest_rival(g, raid.pile);
  const int theirs = g.points_at(raid.pile, rival);
  why.add(Why::Denies, chance * kDenied * float(theirs * kPoint), theirs, rival);
  if (is_final(g.pub, raid.pile)) {
    why.add(Why::Last, float(raid.cost_of(gang)), gang.size());
  } else {
    why.add(Why::Spends, -float(raid.cost_of(gang)), gang.size());
  }
}

/// How the row changes: for me, for the others, and towards a raid.
void reasons_in_row(const Glance& g, const QuickRow& row, int face, Arguments& why) {
  if (row.missing() == 1) {
    const QuickPlan plan = row.raid_with(face);
    return why.add(Why::Raid, plan.gain - row.outlook(), percent(plan.chance));
  }
  const int best = row.best_with(face);
  const float for_me = row.outlook(best, row.worth(), row.missing() - 1);
  const int change = best - row.best();
  const float gain = for_me - row.outlook();
  const bool opens = row.missing() == 2 && gain < 0;
  why.add(opens ? Why::Opens : change < 0 ? Why::Weaker : Why::Stronger, gain, std::abs(change));
  const Worth worth = row.worth_with(face);
  const Seat rival = strongest_rival(g, worth);
  const float more = g.strength_of_rival(rival, worth) - g.strength_of_rival(rival, row.worth());
  why.add(Why::Others, row.outlook(best, worth, row.missing() - 1) - for_me, int(std::lround(more)), rival);
}

void reasons_for_placement(const Glance& g, const Decision& d, Arguments& why) {
  const QuickRow row(g, d.pile());
  reasons_in_row(g, row, d.face(), why);
  const int lead = lead_of(g.pub, g.me);
  why.add(lead < 0 ? Why::Behind : Why::Ahead, row.hurry(), std::abs(lead));
  int all = 0;
  for_each_card(g.hand, [&](int face) { all += g.price[unsigned(character_of(face))]; });
  const float usual = float(all) / float(g.hand.size());
  const float spared = usual - float(g.price[unsigned(character_of(d.face()))]);
  why.add(spared < 0 ? Why::Dear : Why::Idle, spared, 1);
}

}  // namespace

void Game::reasons(const View& v, const Decision& d, Reasons& out) {
  const Glance g(v.pub, v.mine, v.viewer);
  Arguments why(v.viewer, out);
  if (d.verb() == Verb::Place) return reasons_for_placement(g, d, why);
  const RaidGlance raid(g);
  if (d.verb() == Verb::NoGang) return reasons_to_stay_out(g, raid, why);
  reasons_for_gang(g, raid, d, why);
}

}  // namespace saloon::desperados_cards
