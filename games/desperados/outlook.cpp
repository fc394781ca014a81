#include "games/desperados/outlook.h"

#include <cmath>

#include "games/desperados/seen.h"

namespace saloon::desperados {

namespace {

constexpr u64 kKey = 2012;  ///< the same worlds for the same view
constexpr int kWorlds = 1000;

Amount exactly(double chance) {
  constexpr int kParts = 10000;
  return {i32(std::floor(chance * kParts + 0.5)), kParts};
}

/// Where a card would take this seat in this turn; -1 if it is a filler.
int town_of_card(const View& v, int card) {
  const Ride before = ride_of(v.pub, v.viewer, v.mine.row, v.pub.turn - 1);
  const Ride after = ridden(before, card, v.pub.turn);
  return after.stuck != 0 ? -1 : after.town;
}

/// Where this desperado of an imagined world rides in this turn, with the card that lies there or any other; -1 if he
/// is stuck.
int town_after_turn(const State& world, Seat p, Chance& chance) {
  const Private& his = world.seat[p];
  const auto laid = int(world.pub.laid[p]);
  const Ride now = ride_of(world.pub, p, his.row, laid);
  if (laid == world.pub.turn) return now.stuck != 0 ? -1 : now.town;
  const u32 cards = cards_from(now.town, hand_of(world.pub, p, his.row, laid));
  const bool lies = his.sealed.verb() == Verb::Lay;
  const int card = lies ? his.sealed.card() : nth_bit(cards, int(chance.below(u32(count_bits(cards)))));
  const Ride after = ridden(now, card, world.pub.turn);
  return after.stuck != 0 ? -1 : after.town;
}

/// What a tile that is still there brings on the average: to the dollar.
template <class Values>
Amount mean_of(u32 tiles, const Values& values) {
  int sum = 0;
  for (const int tile : Bits{tiles}) sum += values[unsigned(tile)] * kHundred;
  const int count = count_bits(tiles);
  return {sum / count, 1, 1};
}

}  // namespace

Outlook::Outlook(const View& view) : view_(view) {
  const Ask ask = question_to(view);
  if (ask != Ask::LayCard && ask != Ask::ExchangeCard && ask != Ask::ChooseAction && ask != Ask::MoveSheriff) return;
  if (is_law(view)) {
    imagine_gang();
    return;
  }
  const Public& pub = view.pub;
  for (int t = 1; t < pub.turn; ++t) my_town_[unsigned(t)] = u8(ride_of(pub, view.viewer, view.mine.row, t).town + 1);
  follow_marshal(pub.figure[pub.marshal] - 1, hand_of(pub, pub.marshal, {}, 0), 1, 1, false);
}

// --- for the gang: every ride that the rules allow the marshal, card by card
void Outlook::follow_marshal(int town, u32 hand, int turn, double chance, bool met) {
  if (turn > view_.pub.laid[view_.pub.marshal]) {
    marshal_[unsigned(town)] += chance;
    (met ? met_ : unmet_[unsigned(town)]) += chance;
    return;
  }
  const u32 cards = cards_from(town, hand);
  for (const int card : Bits{cards}) {
    const int to = ridden({town, 0}, card, turn).town;
    const bool meets = my_town_[unsigned(turn)] == to + 1;
    follow_marshal(to, hand & ~(1U << card), turn + 1, chance / count_bits(cards), met || meets);
  }
}

void Outlook::add_arrest(int town, Figures<Outlook>& out) const {
  out.add<"arrest">(exactly(met_ + unmet_[unsigned(town)]));
}

void Outlook::add_action(const Decision& d, Figures<Outlook>& out) const {
  const Public& pub = view_.pub;
  const GangNote& gang = view_.mine.gang;
  const bool poker = d.verb() == Verb::Poker;
  out.add<"loot">(poker ? mean_of(pub.poker_tiles, components::kPokerValues)
                        : mean_of(pub.coach_tiles, components::kCoachValues));
  out.add<"needed">(disks_needed(pub, view_.mine.town - 1));
  if (owner_decides(pub)) return;
  int joined = 1;
  for (const Seat p : desperados::gang(pub)) {
    joined += p != view_.viewer && gang.choice[p] == choice_of(d) && gang.town[p] == view_.mine.town ? 1 : 0;
  }
  out.add<"joined">(joined);
}

// --- for the marshal: where the gang would be if everybody took any card
void Outlook::imagine_gang() {
  worlds_ = kWorlds;
  Chance chance{kKey};
  for (int i = 0; i < worlds_; ++i) {
    const State world = Game::sample_world(view_, chance);
    u32 towns = 0;
    for (const Seat p : gang(view_.pub)) {
      const int town = town_after_turn(world, p, chance);
      if (town >= 0) towns |= 1U << town;
    }
    for (const int town : Bits{towns}) ++gang_[unsigned(town)];
  }
}

void Outlook::add_meeting(int town, Figures<Outlook>& out) const {
  out.add<"meet">(estimated(gang_[unsigned(town)], worlds_));
}

void Outlook::whole(Figures<Outlook>& out) const {
  for (int town = 0; town < kTowns; ++town) {
    if (gang_[unsigned(town)] != 0) out.add<"gang">(estimated(gang_[unsigned(town)], worlds_), town);
    if (marshal_[unsigned(town)] != 0) out.add<"marshal">(exactly(marshal_[unsigned(town)]), town);
  }
  if (question_to(view_) == Ask::ChooseAction && view_.mine.stuck == 0) add_arrest(view_.mine.town - 1, out);
}

void Outlook::of(const Decision& d, Figures<Outlook>& out) const {
  switch (d.verb()) {
    case Verb::Lay: {
      const int town = town_of_card(view_, d.card());
      if (town < 0) return;
      return is_law(view_) ? add_meeting(town, out) : add_arrest(town, out);
    }
    case Verb::Move:
      return add_meeting(d.town(), out);
    case Verb::Stay: {
      const u8 sheriff = view_.pub.flow.top().get<SheriffsLocals>().sheriff;
      return add_meeting(view_.pub.sheriff[sheriff] - 1, out);
    }
    case Verb::Poker:
    case Verb::Coach:
      return add_action(d, out);
    default:
      return;
  }
}

}  // namespace saloon::desperados
