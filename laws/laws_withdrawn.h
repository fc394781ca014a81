// The law about answers that are taken back while their round is open, and players who do so.
#pragma once

#include <algorithm>

#include "laws/law.h"

namespace saloon {

/// Does this viewer hear that seat p has answered, or has withdrawn?
inline bool hears_of(const EventLog& log, Seat viewer, u8 kind, Seat p) {
  return std::any_of(log.items.begin(), log.items.end(),
                     [&](const Event& e) { return e.kind == kind && e.seats == only(p) && hears(e, viewer); });
}

/// Exactly those hear of it who heard of the answer, and nobody hears anything else.
template <GameRules G>
std::string withdrawal_trouble(const EventLog& answered, const EventLog& withdrawn, Seat p, int seats) {
  for (const Seat viewer : all_viewers(seats)) {
    const bool knew = hears_of(answered, viewer, kEventAnswered, p);
    const auto heard = heard_by(withdrawn, viewer);
    if (knew && !hears_of(withdrawn, viewer, kEventWithdrawn, p)) return viewer_name(viewer) + " does not hear";
    if (heard.size() != (knew ? 1U : 0U)) return viewer_name(viewer) + " hears too much";
  }
  return {};
}

/// An answer of seat p, sealed and withdrawn, is as if it had never been given; given again it is as it was.
template <GameRules G>
void withdrawn_leaves_nothing(LawRun<G>& run, const typename G::State& s, Seat p, const typename G::Decisions& list) {
  const bool closes = (s.hidden.waiting & ~only(p).bits) == 0;
  if (closes || list.empty() || !(s.seat[p].sealed == typename G::Decision{})) return;
  const auto fail = [&](const std::string& what) { run.fail(Law::WithdrawnLeavesNothing, what); };
  const auto d = list[int(run.dice.below(u32(list.size())))];
  Branch<G> sealed{s};
  sealed.play(p, d);
  const bool at_once = sealed.s.seat[p].sealed == typename G::Decision{};
  if (may_withdraw<G>(sealed.s, p).yes() == at_once)
    return fail(seat_name(p) + " may withdraw what is not sealed, or may not what is");
  if (at_once) return;
  Branch<G> withdrawn{sealed.s};
  withdrawn.withdraw(p);
  if (!same_bytes(withdrawn.s, s)) return fail("something is left of what " + seat_name(p) + " withdrew");
  const std::string trouble = withdrawal_trouble<G>(sealed.log, withdrawn.log, p, run.seats);
  if (!trouble.empty()) return fail(trouble + " when " + seat_name(p) + " withdraws");
  Branch<G> again{withdrawn.s};
  again.play(p, d);
  if (!same_bytes(again.s, sealed.s) || again.log.items != sealed.log.items) {
    fail("what " + seat_name(p) + " withdrew is another answer when it is given again");
  }
}

}  // namespace saloon
