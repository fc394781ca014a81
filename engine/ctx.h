// The context a rule procedure runs in: the state, the chance, the listeners, and the ways to leave a paragraph.
#pragma once

#include <utility>

#include "engine/ask.h"
#include "engine/chance.h"
#include "engine/event.h"
#include "engine/flow.h"
#include "engine/rows/events.h"
#include "engine/state.h"

namespace saloon {

template <class G>
struct Ctx {
  using State = typename G::State;
  using Public = typename G::Public;
  using Private = typename G::Private;
  using Decision = typename G::Decision;

  State& s;
  ChanceSource* source = nullptr;  ///< null in simulation and search: the generator in the state decides
  EventLog* log = nullptr;         ///< null when nobody listens

  [[nodiscard]] Public& pub() const { return s.pub; }
  [[nodiscard]] Private& of(Seat p) const { return s.seat[p]; }
  [[nodiscard]] int seats() const { return s.pub.seats; }

  // --- chance
  /// Uniform in lo..hi.
  template <class Roll>
  u32 roll(Roll why, u32 lo, u32 hi) {
    if (source == nullptr) [[likely]]
      return lo + s.hidden.chance.below(hi - lo + 1);
    return source->choose(u8(why), Possible::range(lo, hi), s.hidden.chance).value;
  }
  /// One single card of the set, twins counting twice.
  template <class Roll>
  int pick(Roll why, CardBag cards) {
    if (source == nullptr) [[likely]]
      return s.hidden.chance.card(cards);
    return int(source->choose(u8(why), Possible::of(cards), s.hidden.chance).value);
  }

  // --- events
  /// Does anybody listen? Ask first where an event is dear to build or a paragraph runs often: the compiler builds the
  /// argument of `tell` before it looks.
  [[nodiscard]] bool listened() const { return log != nullptr; }
  void tell(Event e, Audience who) {
    if (log == nullptr) [[likely]]
      return;
    e.audience = who;
    note_event(*log, e);
  }
  /// The event of this name with its members in the order of its row. A member that is dear to work out may be a
  /// function: it is called only if somebody listens.
  template <FixedText Name, class... Members>
  void tell(Audience who, const Members&... members) {
    if (log == nullptr) [[likely]]
      return;
    constexpr u8 kKind = event_kind<G>(Name.view());
    static_assert(G::kEvents[kKind].arguments() == sizeof...(Members));
    note_event(*log, G::kEvents[kKind], kKind, who, {value_told(members)...});
  }

  // --- questions
  /// These seats must answer. Several calls before one `wait` make one round.
  template <class Ask>
  void ask(SeatSet who, Ask what) {
    put(who, what);
    s.pub.asked.required = u16(s.pub.asked.required | who.bits);
    s.hidden.waiting = u16(s.hidden.waiting | who.bits);
    if (listened() && !who.empty()) tell(Event{.kind = kEventAsked, .question = u8(what), .seats = who}, everyone());
  }
  /// These seats may answer; the round closes without them.
  template <class Ask>
  void offer(SeatSet who, Ask what) {
    put(who, what);
    s.pub.asked.offered = u16(s.pub.asked.offered | who.bits);
    if (listened() && !who.empty()) tell(Event{.kind = kEventOffered, .question = u8(what), .seats = who}, everyone());
  }
  /// The same with the question by its name.
  template <FixedText Name>
  void ask(SeatSet who) {
    ask(who, question_named<G>(Name.view()));
  }
  template <FixedText Name>
  void offer(SeatSet who) {
    offer(who, question_named<G>(Name.view()));
  }
  /// The answer of a closed round, taken out of the seat's Private; a zero decision if the seat gave none.
  Decision take_answer(Seat p) { return std::exchange(s.seat[p].sealed, Decision{}); }
  /// The same while the round is open, of an offer that has its effect at once or an answer that is withdrawn: the
  /// question stands again, as if it had not been answered.
  Decision take_at_once(Seat p) {
    s.pub.asked.answered = u16(s.pub.asked.answered & ~only(p).bits);
    return take_answer(p);
  }

  // --- flow: a paragraph ends in exactly one of these
  template <class L>
  [[nodiscard]] L locals() const {
    return s.pub.flow.top().template get<L>();
  }
  template <class L>
  void set_locals(const L& l) {
    s.pub.flow.top().set(l);
  }
  template <class At>
  [[nodiscard]] At at() const {
    return At(s.pub.flow.top().at);
  }
  /// Goes on at paragraph `next` once every question is answered; at once if none was put.
  template <class At>
  void wait(At next) {
    s.pub.flow.top().at = u8(next);
  }
  /// Runs another procedure first, then goes on at paragraph `next`.
  template <class At>
  void call(const Frame& f, At next) {
    s.pub.flow.top().at = u8(next);
    s.pub.flow.push(f);
  }
  /// Leaves this procedure for another: nothing of it is left to do.
  void become(const Frame& f) { s.pub.flow.top() = f; }
  /// Back to whoever called.
  void done() { s.pub.flow.pop(); }
  /// The game is over.
  void end() { s.pub.flow.clear(); }

  /// A rule may edit the locals of its own kind of frame further down the stack; nothing else below the top.
  template <class L, class Proc, class F>
  void each_frame(Proc proc, F edit) {
    for (u8 i = 0; i < s.pub.flow.depth; ++i) {
      Frame& f = s.pub.flow.frames[i];
      if (f.proc != u8(proc)) continue;
      L l = f.template get<L>();
      edit(l);
      f.set(l);
    }
  }

 private:
  template <class Ask>
  void put(SeatSet who, Ask what) {
    if (s.pub.asked.open().empty()) ++s.pub.asked.round;
    for (const Seat p : who) s.pub.asked.what[p] = u8(what);
  }
};

/// Writes one piece of shared knowledge into the Privates of all who share it: equal copies through one door.
template <class G, class F>
void know(Ctx<G>& c, SeatSet who, F write) {
  for (const Seat p : who) write(c.of(p));
}

}  // namespace saloon
