// Which gang to send: as little as is needed, if the place is worth it.
#include "games/desperados_cards/bot/gangs.h"

namespace saloon::desperados_cards {

namespace {

// What one more poster is worth per card that it makes stronger.
constexpr int kPoster = 2;
// How much less a card counts for the boldest, and more for the most cautious, in percent.
constexpr int kDaring = 50;

/// Who profits from the poster: for the rest of the game it makes every other card of its character stronger by one.
int gain_of_posters(const Raid& raid, CardBag rest, int character) {
  const int mine = rest.within(character_mask(character)).size();
  return kPoster * (kSure * mine - raid.theirs[unsigned(character)]) / kSure;
}

/// Every card of the gang is gone, whether it wins or not; the place and the posters come only with victory.
int gain_of_gang(const Raid& raid, CardBag hand, CardBag gang, int chance) {
  int cost = 0;
  int posters = 0;
  for_each_card(gang, [&](int face) {
    cost += raid.price[unsigned(character_of(face))];
    posters += gain_of_posters(raid, hand - gang, character_of(face));
  });
  return chance * (raid.stake + posters) / kSure - cost * raid.care / 100;
}

}  // namespace

Raid::Raid(const View& v, const Temper& temper, const Deals& deals, int pile, const Strengths& strength, int latest)
    : final(is_final(v.pub, pile)),
      known_only(v.pub.config.gang_eligibility == GangEligibility::KnownOnly),
      stake(felt_stake(v.pub, v.viewer, pile, temper)),
      care(100 - kDaring * temper.boldness / Temper::kFull),
      price(prices(v.pub, v.mine.hand, v.viewer, pile)),
      rivals(v, deals, pile, strength, latest) {
  const CardBag unseen = unseen_by(v.pub, v.mine.hand);
  const int held = chance_held(v, unseen);
  for (int c = 0; c < kCharacters; ++c) theirs[unsigned(c)] = held * unseen.within(character_mask(c)).size();
}

Plan plan_raid(const Raid& raid, CardBag hand, const Strengths& strength) {
  Plan plan;
  int strongest = -1;
  try_gangs(hand, strength, [&](CardBag gang, int, int s) {
    if (s == 0 && raid.known_only) return;
    const int chance = raid.rivals.chance_to_win(s);
    if (raid.final) {  // DSC-END-02: nothing is worth saving any more
      if (s > strongest) plan = {gang, chance * raid.stake / kSure, chance};
      strongest = std::max(strongest, s);
      return;
    }
    const int gain = gain_of_gang(raid, hand, gang, chance);
    if (gain > plan.gain) plan = {gang, gain, chance};
  });
  return plan;
}

Decision choose_gang(const View& v, const Temper& temper, Chance& chance) {
  const int pile = v.pub.flow.top().get<HoldUpLocals>().pile;
  const Strengths strength = strengths_at(v.pub, pile);
  const Raid raid(v, temper, Deals(v, chance), pile, strength, v.pub.latest[v.viewer]);
  const CardBag gang = plan_raid(raid, v.mine.hand, strength).gang;
  return gang.empty() ? Decision::no_gang() : Decision::gang_of_cards(gang);
}

}  // namespace saloon::desperados_cards
