// What the other side's rides betray: desperados ride to what they can rob and rob it when they are there, the marshal
// rides to where desperados may be. Each turn is judged by what lay open then.
#include <cmath>

#include "games/desperados/bot/bot.h"

namespace saloon::desperados {

namespace {

using namespace bot;
using ByTown = std::array<float, kTowns>;

// Fitted to games of the house's own bots: how surely the better of two rides is taken, per hundred dollars between
// them.
constexpr float kGangsSense = 0.6F;
constexpr float kMarshalsSense = 0.9F;
constexpr float kSilence = 0.2F;  ///< chance that a robbery for the taking is let pass
constexpr float kStaying = 1.0F / 3;
constexpr u32 kDoubt = 8;  ///< one world in so many is any that the rules allow: not everybody rides like a bot

/// Is anybody under way whose ride can be guessed?
bool is_riding(const Public& pub) { return all_placed(pub) && !pub.flow.over() && pub.turn > 0; }

/// The table as it was before the cards of this turn; only the sheriffs stand where they are now.
Public as_of(const Public& pub, int turn) {
  Public then = pub;
  then.turn = u8(turn);
  then.disks_used = then.held = 0;
  for (Row& row : then.shown) {
    for (auto t = unsigned(turn - 1); t < kTurns; ++t) row[t] = 0;
  }
  std::array<int, kCoaches> stopped{kTurns, kTurns};
  for (const Action& action : pub.actions) {
    if (action.kind == ActionKind::None || action.turn >= turn) continue;
    then.disks_used = u8(then.disks_used | action.joiners);
    if (action.kind == ActionKind::Poker) continue;
    const unsigned coach = action.kind == ActionKind::CoachBrown ? 0 : 1;
    then.held = u8(then.held | 1U << coach);
    stopped[coach] = std::min<int>(stopped[coach], action.turn);
  }
  for (const Coach coach : {Coach::Brown, Coach::Blue}) {
    if (pub.coach[unsigned(coach)] == 0) continue;
    const int stop = stop_of(timetable_of(pub, coach), coach, std::min(turn, stopped[unsigned(coach)]));
    then.coach[unsigned(coach)] = u8(stop + 1);
  }
  return then;
}

/// How much each town draws a desperado, and how likely it is that nothing was heard of him there.
struct Turn {
  ByTown pull{};
  ByTown silent{};
};
Turn turn_of(const Public& then, Seat p) {
  const Targets targets(then, Private{});
  const bool disk = has_disk(then, p);
  Turn out;
  for (int town = 0; town < kTowns; ++town) {
    const bool free = targets.glance.guards[unsigned(town)] == 0;
    const float here = disk && free ? targets.disk_here(town) : 0;
    const float later = disk ? targets.disk_later(town) : 0;
    const float worth = (std::max(here, later) + 0.7F * targets.banks_later(town)) * targets.safety(town);
    out.pull[unsigned(town)] = std::exp(kGangsSense * worth);
    out.silent[unsigned(town)] = here > 0.6F * later ? kSilence : 1;
  }
  return out;
}

/// Weighs the ways on: from each town the chance of all that was seen later.
ByTown hindsight(const ByTown& pull, const ByTown& then, u8 shown) {
  ByTown out{};
  for (unsigned from = 0; from < kTowns; ++from) {
    const float stay = kStaying * pull[from];
    float all = stay;
    float fits = shown == 0 || shown == kSaloon + 1 ? stay * then[from] : 0;
    for (const int to : Bits{roads_from(int(from))}) {
      all += pull[unsigned(to)];
      if (shown == 0 || shown == to + 1) fits += pull[unsigned(to)] * then[unsigned(to)];
    }
    out[from] = fits / all;
  }
  return out;
}

void weigh_desperado(const Public& pub, Seat p, std::array<ByTown, kTurns>& out) {
  ByTown later;
  later.fill(1);
  for (int turn = std::max<int>(pub.turn, 1); turn > 0; --turn) {
    const u8 shown = pub.shown[p][unsigned(turn - 1)];
    const Public then = as_of(pub, turn);
    Turn now = turn_of(then, p);
    const bool acted = turn < pub.turn;  // whoever wanted to act in that turn has done so
    for (unsigned town = 0; town < kTowns; ++town) {
      if (acted && shown == 0 && has_disk(then, p)) later[town] *= now.silent[town];
      out[unsigned(turn - 1)][town] = now.pull[town] * later[town] + 1e-9F;
    }
    later = hindsight(now.pull, later, shown);
  }
}

void weigh_marshal(const View& view, std::array<ByTown, kTurns>& out) {
  View then = view;
  then.viewer = view.pub.marshal;
  then.mine = {};
  const Temper calm;
  for (int turn = 1; turn <= view.pub.turn; ++turn) {
    then.pub = as_of(view.pub, turn);
    const Marshal marshal(then, calm);
    ByTown& pulls = out[unsigned(turn - 1)];
    for (int town = 0; town < kTowns; ++town) {
      pulls[unsigned(town)] = float(std::exp(kMarshalsSense * std::min(20.0, marshal.worth_of_being_in(town))));
    }
  }
}

}  // namespace

Belief::Belief(const View& view) : view_(view), pulls_{} {
  const Public& pub = view.pub;
  if (!is_riding(pub)) return;
  for (const Seat p : gang(pub)) weigh_desperado(pub, p, pulls_.at[p]);
  if (view.viewer != pub.marshal) weigh_marshal(view, pulls_.at[pub.marshal]);
}

State Belief::sample(Chance& chance) const {
  return imagined(view_, chance, is_riding(view_.pub) && chance.below(kDoubt) != 0 ? &pulls_ : nullptr);
}

}  // namespace saloon::desperados
