// Playing a sampled world on: by the game's own quick policy, by its competent player, or uniformly at random; to the
// end, or until the game's evaluation is asked.
#pragma once

#include "bots/hooks.h"
#include "engine/play.h"

namespace saloon::bots {

template <GameRules G>
SeatSet side_of(const typename G::Public& pub, Seat p) {
  if constexpr (HasSide<G>)
    return G::wins_with(pub, p);
  else
    return G::sees_sealed(pub, p) | only(p);
}

/// A victory as this seat sees it: shared with those who are not on its side.
template <GameRules G>
float share_of_victory(const typename G::State& s, const Outcome& outcome, Seat p) {
  if (!outcome.winners.has(p)) return 0;
  const SeatSet side = side_of<G>(s.pub, p);
  const SeatSet strangers{u16(outcome.winners.bits & ~side.bits)};
  return 1.0F / float(1 + strangers.size());
}

template <GameRules G>
void values_at_end(const typename G::State& s, Values& out) {
  const Outcome outcome = G::outcome(s);
  for (Seat p = 0; p < s.pub.seats; ++p) out[p] = share_of_victory<G>(s, outcome, p);
}

/// What is expected of a position: the result if the game is over, else the game's evaluation.
template <GameRules G>
void values_of(const typename G::State& s, Values& out) {
  if constexpr (HasEvaluate<G>) {
    if (!over<G>(s)) return G::evaluate(s, out);
  }
  values_at_end<G>(s, out);
}

/// A zero decision where nothing is lawful.
template <GameRules G>
typename G::Decision pick_uniformly(const typename G::State& s, Seat p, typename G::Decisions& list, Chance& chance) {
  G::legal(s.pub, s.seat[p], p, list);
  return list.empty() ? typename G::Decision{} : list[int(chance.below(u32(list.size())))];
}

template <GameRules G>
typename G::Decision pick_well(const typename G::State& s, Seat p, typename G::Decisions& list, Chance& chance) {
  if constexpr (HasQuick<G>)
    return G::quick(s.pub, s.seat[p], p, list, chance);
  else
    return G::choose(observe<G>(s, p), chance);
}

/// May a playout end here?
template <GameRules G>
bool is_quiet(const typename G::State& s) {
  if constexpr (HasQuiet<G>)
    return G::quiet(s);
  else
    return true;
}

/// Plays on until the game is over, or where the game can evaluate for tuning.depth answers and then until it is quiet.
/// Questions that are merely offered are let pass. Returns the number of answers.
template <GameRules G>
u32 play_out(Ctx<G>& c, const SearchTuning& tuning, typename G::Decisions& list, Chance& chance) {
  const bool cut_short = HasEvaluate<G> && tuning.depth > 0;
  const u32 most = u32(G::kLongestGame);
  const u32 enough = cut_short ? u32(tuning.depth) : most;
  u32 answers = 0;
  for (; c.s.hidden.waiting != 0 && answers < most; ++answers) {
    if (answers >= enough && is_quiet<G>(c.s)) break;
    const Seat p = Seat(lowest_bit(c.s.hidden.waiting));
    const auto d = tuning.plays_well ? pick_well<G>(c.s, p, list, chance) : pick_uniformly<G>(c.s, p, list, chance);
    if (d == typename G::Decision{}) break;
    play(c, p, d);
  }
  return answers;
}

}  // namespace saloon::bots
