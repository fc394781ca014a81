// What the engine checks and does for every game about its open rounds and the seats nobody sits on.
#pragma once

#include "engine/play.h"
#include "engine/rows/parts.h"

namespace saloon {

/// Null, or what is wrong with the open round: sealed answers, ready flags and who is waited for belong together.
template <class G>
const char* check_round(const typename G::State& s) {
  const auto& asked = s.pub.asked;
  SeatSet missing;
  for (Seat p = 0; p < G::kMaxSeats; ++p) {
    const bool sealed = !(s.seat[p].sealed == typename G::Decision{});
    if (!asked.open().has(p)) {
      if (sealed) return "a seat that is not asked has a sealed answer";
      if (asked.what[p] != 0) return "a seat has a question and is not asked";
      continue;
    }
    if (p >= s.pub.seats || asked.what[p] == 0) return "a seat is asked nothing";
    if (sealed && !sealed_is_lawful<G>(s, p).yes()) return "a sealed answer is not legal";
    if (!sealed && SeatSet{asked.required}.has(p)) missing.add(p);
    const bool shown = G::kAsks[asked.what[p]].progress == Progress::Everyone;
    if (SeatSet{asked.answered}.has(p) != (shown && sealed)) return "the ready flags are wrong";
  }
  return s.hidden.waiting == missing.bits ? nullptr : "the engine waits for the wrong seats";
}

/// Null, or a seat nobody sits on that has something.
template <class G>
const char* check_unused_seats(const typename G::State& s) {
  constexpr const char* kSomething = "a seat nobody sits on has something";
  constexpr typename G::Private kNothing{};
  for (Seat p = s.pub.seats; p < G::kMaxSeats; ++p) {
    if (std::memcmp(&s.seat[p], &kNothing, sizeof kNothing) != 0) return kSomething;
  }
  for (const auto& row : G::kPublic) {
    if (row.unused != nullptr && !row.unused(s.pub, s.pub.seats)) return kSomething;
  }
  return nullptr;
}

/// Null, or the invariant that is broken: first the engine's own, then the game's.
template <class G>
const char* broken_invariant(const typename G::State& s) {
  if (s.pub.seats < G::kMinSeats || s.pub.seats > G::kMaxSeats) return "a number of seats that the game does not have";
  if (const char* broken = check_unused_seats<G>(s)) return broken;
  if (const char* broken = G::check(s)) return broken;
  return check_round<G>(s);
}

/// A world as far as its viewer knows it, with chance of its own.
template <class G>
[[gnu::always_inline]] inline typename G::State known_world(const typename G::View& v, Chance& chance) {
  typename G::State s{v.pub, {}, {}};
  if (v.viewer < v.pub.seats) s.seat[v.viewer] = v.mine;
  s.hidden.chance.key = chance.fresh_key();
  return s;
}

/// In a sampled world: whoever is seen to have answered gets a lawful answer at random, the viewer keeps the own one,
/// and all others are waited for.
template <class G>
void reseal(typename G::State& s, Seat viewer, Chance& chance) {
  SeatSet waiting{s.pub.asked.required};
  if (viewer < s.pub.seats && !(s.seat[viewer].sealed == typename G::Decision{})) waiting.remove(viewer);
  for (const Seat p : SeatSet{s.pub.asked.answered}) {
    waiting.remove(p);
    if (p == viewer) continue;
    typename G::Decisions list;
    G::legal(s.pub, s.seat[p], p, list);
    s.seat[p].sealed = list[int(chance.below(u32(list.size())))];
  }
  s.hidden.waiting = waiting.bits;
}

}  // namespace saloon
