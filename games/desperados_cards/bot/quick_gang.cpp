// At a glance: which gang to send.
#include "games/desperados_cards/bot/gangs.h"
#include "games/desperados_cards/bot/quick.h"

namespace saloon::desperados_cards {

QuickPlan quick_raid(const Glance& g, int pile, CardBag hand, const Strengths& strength, const Foes& foes,
                     const Prices& price) {
  const bool final = is_final(g.pub, pile);
  const bool known_only = g.pub.config.gang_eligibility == GangEligibility::KnownOnly;
  const auto stake = float(g.stake(pile));
  QuickPlan plan;
  int cost = 0;
  int strongest = -1;
  try_gangs(hand, strength, [&](CardBag gang, int last, int s) {
    if (gang == CardBag::of(last)) cost = 0;
    cost += price[unsigned(character_of(last))];
    if (s == 0 && known_only) return;  // DSC-GANG-08
    if (final) {                       // DSC-END-02: nothing is worth saving any more
      if (s > strongest) plan.gang = gang;
      strongest = std::max(strongest, s);
      return;
    }
    const float chance = foes.chance_against(s);
    const float gain = chance * stake - float(cost);
    if (gain > plan.gain) plan = {gang, gain, chance};
  });
  if (final && strongest >= 0) plan.chance = foes.chance_against(strongest);
  return plan;
}

RaidGlance::RaidGlance(const Glance& g)
    : pile(g.pub.flow.top().get<HoldUpLocals>().pile),
      strength(strengths_at(g.pub, pile)),
      foes(g, g.worth_of_unseen(strength), pile, g.pub.latest[g.me]),
      price(prices(g.pub, g.hand, g.me, pile)) {}

int RaidGlance::cost_of(CardBag gang) const {
  int cost = 0;
  for_each_card(gang, [&](int face) { cost += price[unsigned(character_of(face))]; });
  return cost;
}

QuickPlan best_plan(const Glance& g, const RaidGlance& raid) {
  return quick_raid(g, raid.pile, g.hand, raid.strength, raid.foes, raid.price);
}

Decision quick_gang(const Glance& g) {
  const CardBag gang = best_plan(g, RaidGlance(g)).gang;
  return gang.empty() ? Decision::no_gang() : Decision::gang_of_cards(gang);
}

void promise_of_gangs(const Glance& g, const Game::Decisions& list, float* out) {
  const RaidGlance raid(g);
  const auto stake = float(g.stake(raid.pile));
  const bool final = is_final(g.pub, raid.pile);
  for (int i = 0; i < list.size(); ++i) {
    out[i] = 0;
    if (list[i].verb() == Verb::NoGang) continue;
    const float chance = raid.foes.chance_against(gang_strength(raid.strength, list[i]));
    out[i] = chance * stake - (final ? 0 : float(raid.cost_of(list[i].cards())));
  }
}

}  // namespace saloon::desperados_cards
