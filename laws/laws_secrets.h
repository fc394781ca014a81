// Laws about knowledge: worlds, views, sealed answers, and changes that nobody told.
#pragma once

#include "engine/rounds.h"
#include "engine/rows/parts.h"
#include "laws/law.h"

namespace saloon {

/// A sampled world passes the game's own check, looks to its viewer exactly like the real one, and can be played on.
template <GameRules G>
void worlds_hold(LawRun<G>& run, const typename G::State& s, Seat viewer) {
  const auto view = observe<G>(s, viewer);
  Branch<G> world{G::sample_world(view, run.dice)};
  if (run.watches(Law::ViewIsClosed) && !(observe<G>(world.s, viewer) == view)) {
    return run.fail(Law::ViewIsClosed, "a world sampled for " + viewer_name(viewer) + " looks different to it");
  }
  if (!run.watches(Law::WorldsArePossible)) return;
  if (const char* wrong = broken_invariant<G>(world.s)) {
    return run.fail(Law::WorldsArePossible, "a world sampled for " + viewer_name(viewer) + ": " + wrong);
  }
  if (!run.now_and_then(run.pace.playout)) return;
  typename G::Decisions list;
  for (int answers = 0; world.s.hidden.waiting != 0; ++answers) {
    const Seat p = Seat(lowest_bit(world.s.hidden.waiting));
    list_for<G>(world.s, p, list);
    if (list.empty() || answers > G::kLongestGame) {
      return run.fail(Law::WorldsArePossible,
                      "a world sampled for " + viewer_name(viewer) + " cannot be played to its end");
    }
    Ctx<G> c{world.s};
    play(c, p, list[int(run.dice.below(u32(list.size())))]);
  }
}

/// Two different answers of one seat, each sealed, then exchanged for the other, then withdrawn: nobody outside the
/// lawful audience gets a different view or event from it.
template <GameRules G>
void sealed_is_silent(LawRun<G>& run, const typename G::State& s, Seat p, const typename G::Decisions& list) {
  const u16 others = u16(s.hidden.waiting & ~only(p).bits);
  if (others == 0 || list.size() < 2) return;
  const u32 i = run.dice.below(u32(list.size()));
  const u32 k = run.dice.below(u32(list.size()) - 1);
  const auto first = list[int(i)];
  const auto second = list[int(k + (k >= i ? 1 : 0))];
  Branch<G> a{s};
  Branch<G> b{s};
  const u16 lawful = u16(only(p).bits | G::sees_sealed(s.pub, p).bits);
  const auto compare = [&](const char* what) {
    for (const Seat viewer : SeatSet{u16(all_viewers(s.pub.seats).bits & ~lawful)}) {
      if (same_to<G>(viewer, a, b)) continue;
      run.fail(Law::SealedIsSilent, viewer_name(viewer) + " can tell " + what + " of " + seat_name(p));
    }
  };
  a.play(p, first);
  b.play(p, second);
  compare("two sealed answers");
  a.play(p, second);
  b.play(p, first);
  compare("two exchanged answers");
  if (!may_withdraw<G>(a.s, p).yes() || !may_withdraw<G>(b.s, p).yes()) return;
  a.withdraw(p);
  b.withdraw(p);
  compare("two withdrawn answers");
}

inline constexpr u64 kEngineExplains = 0b111;  ///< flow, asked, sealed: the first three fields of every game

template <GameRules G>
u64 explained_by(const Event& e) {
  if (!is_of_engine(e)) return explained_by<G>(G::kEvents[e.kind]);
  return e.kind == kEventWithdrawn ? kEngineExplains | sealed_parts<G>() : kEngineExplains;
}

/// Everything that changed in a view is explained by an event that this viewer heard.
template <GameRules G>
void no_change_unexplained(LawRun<G>& run, const typename G::State& before, const Branch<G>& after) {
  for (const Seat viewer : all_viewers(before.pub.seats)) {
    bool unnamed = false;
    const u64 changed = changed_parts<G>(observe<G>(before, viewer), observe<G>(after.s, viewer), unnamed);
    if (unnamed) return run.fail(Law::NoChangeUnexplained, "bytes of no field changed for " + viewer_name(viewer));
    if (changed == 0) continue;
    u64 explained = 0;
    for (const Event& e : after.log.items) {
      if (hears(e, viewer)) explained |= explained_by<G>(e);
    }
    const u64 silent = changed & ~explained;
    if (silent == 0) continue;
    return run.fail(Law::NoChangeUnexplained,
                    part_name<G>(lowest_bit(silent)) + " changed for " + viewer_name(viewer) + " without an event");
  }
}

}  // namespace saloon
