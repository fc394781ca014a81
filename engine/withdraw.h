// Taking an answer back while its round is open: as if it had never been given. Those who could see that it was there
// notice that it is not any more. Simulation and search never come here.
#pragma once

#include "engine/play.h"

namespace saloon {

/// Did the engine answer for this seat, because all can see that there is nothing to choose?
template <class G>
bool is_answer_forced(const typename G::State& s, Seat p) {
  const auto forced = G::kAsks[s.pub.asked.what[p]].forced;
  if (forced == nullptr || !SeatSet{s.pub.asked.required}.has(p) || !forced(s.pub, p)) return false;
  auto mine = s.seat[p];
  mine.sealed = {};
  typename G::Decisions list;
  G::legal(s.pub, mine, p, list);
  return list.size() == 1;
}

/// Yes, or the clause that forbids it. An offer that had its effect at once has left nothing to withdraw.
template <class G>
Verdict may_withdraw(const typename G::State& s, Seat p) {
  if (const Verdict asked = may_speak<G>(s, p); !asked.yes()) return asked;
  const bool given = !(s.seat[p].sealed == typename G::Decision{}) && !is_answer_forced<G>(s, p);
  return {given ? nullptr : kNotSealed};
}

/// Trusts. What a game noted when the answer was sealed (on_sealed) it takes out of the notes in on_withdrawn.
template <class G>
void withdraw(Ctx<G>& c, Seat p) {
  const auto& pub = c.s.pub;
  const Progress progress = G::kAsks[pub.asked.what[p]].progress;
  const typename G::Decision before = c.take_at_once(p);
  c.s.hidden.waiting = u16(c.s.hidden.waiting | (pub.asked.required & only(p).bits));
  c.tell(Event{.kind = kEventWithdrawn, .seats = only(p)},
         progress == Progress::Everyone ? everyone() : nobody_but(who_notices<G>(pub, p, progress)));
  if constexpr (HearsOfSealed<G>) G::on_withdrawn(c, p, before);
}

}  // namespace saloon
