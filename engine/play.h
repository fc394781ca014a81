// Playing any game: setting up, asking, answering, observing. Written once for all of them.
#pragma once

#include <iterator>

#include "engine/game.h"
#include "engine/rows/verbs.h"

namespace saloon {

/// Anything that runs this long without asking anyone is a rules bug.
inline constexpr int kMostParagraphs = 1000;

template <class G>
bool over(const typename G::State& s) {
  return s.pub.flow.over();
}

/// All that seat p ever gets; kSpectator gets Public alone.
template <class G>
typename G::View observe(const typename G::State& s, Seat p) {
  typename G::View v{};
  v.pub = s.pub;
  // Said twice for the compiler: with a constant spectator it would warn of a seat that does not exist.
  if (p != kSpectator && p < s.pub.seats) v.mine = s.seat[p];
  v.viewer = p;
  return v;
}

template <class G>
SeatSet circle_of(const typename G::Public& pub, Seat p) {
  if constexpr (requires { G::sees_progress(pub, p); })
    return G::sees_progress(pub, p);
  else
    return G::sees_sealed(pub, p);
}

/// Who notices that seat p has answered, or has no answer any more, where not everybody does.
template <class G>
SeatSet who_notices(const typename G::Public& pub, Seat p, Progress progress) {
  return progress == Progress::Circle ? only(p) | circle_of<G>(pub, p) : only(p);
}

template <class G>
void tell_answered(Ctx<G>& c, Seat p, Progress progress, bool again) {
  const bool to_all = progress == Progress::Everyone && !again;
  c.tell(Event{.kind = kEventAnswered, .seats = only(p)},
         to_all ? everyone() : nobody_but(who_notices<G>(c.s.pub, p, progress)));
}

/// Is everybody told of every answer of this game? Then nothing has to be looked up.
template <class G>
constexpr bool shows_all_progress() {
  for (std::size_t i = 1; i < std::size(G::kAsks); ++i) {
    if (G::kAsks[i].progress != Progress::Everyone) return false;
  }
  return true;
}
template <class G>
Progress progress_of(const typename G::Public& pub, Seat p) {
  if constexpr (shows_all_progress<G>())
    return Progress::Everyone;
  else
    return G::kAsks[pub.asked.what[p]].progress;
}

/// Seals an answer without checking it. A replaced answer is news to nobody but those who may see it.
template <class G>
[[gnu::always_inline]] inline void seal(Ctx<G>& c, Seat p, const typename G::Decision& d) {
  auto& pub = c.s.pub;
  const typename G::Decision before = c.s.seat[p].sealed;
  const u16 mine = only(p).bits;
  c.s.seat[p].sealed = d;
  c.s.hidden.waiting = u16(c.s.hidden.waiting & ~mine);
  const Progress progress = progress_of<G>(pub, p);
  if (progress == Progress::Everyone) pub.asked.answered = u16(pub.asked.answered | mine);
  if (c.listened()) tell_answered(c, p, progress, !(before == typename G::Decision{}));
  if constexpr (requires { G::on_sealed(c, p, before, d); }) G::on_sealed(c, p, before, d);
}

template <class G>
constexpr bool ever_forces() {
  for (const auto& row : G::kAsks) {
    if (row.forced != nullptr) return true;
  }
  return false;
}

/// Runs the chapter of the procedure on top; there is one for each row of kProcs, in their order.
template <auto... Chapters, class G>
void run_chapter(Ctx<G>& c) {
  static_assert(sizeof...(Chapters) == std::size(G::kProcs));
  static constexpr std::array kChapters{Chapters...};
  kChapters[c.s.pub.flow.top().proc](c);
}

/// Takes the answers that the rules leave no choice about and that everybody could take himself.
template <class G>
void take_forced_answers(Ctx<G>& c) {
  if constexpr (ever_forces<G>()) {
    for (const Seat p : SeatSet{c.s.hidden.waiting}) {
      const auto forced = G::kAsks[c.s.pub.asked.what[p]].forced;
      if (forced == nullptr || !forced(c.s.pub, p)) continue;
      typename G::Decisions list;
      G::legal(c.s.pub, c.s.seat[p], p, list);
      if (list.size() == 1) seal(c, p, list[0]);
    }
  }
}

/// Somebody listens: the next paragraph, and what the questions in it are about. That is clear at its end only, when
/// the procedure that goes on has everything.
template <class G>
[[gnu::cold, gnu::noinline]] void advance_aloud(Ctx<G>& c) {
  const std::size_t before = c.log->items.size();
  G::advance(c);
  for (std::size_t i = before; i < c.log->items.size(); ++i) {
    Event& e = c.log->items[i];
    if (e.kind != kEventAsked && e.kind != kEventOffered) continue;
    u8* at = e.open.data();
    for (const auto& subject : G::kAsks[e.question].about) {
      put_value(at, *subject.kind, subject.get(c.s.pub));
      at += subject.kind->width;
    }
  }
}

/// The game goes on, and not by anybody's answer.
template <class G>
bool awaits_nobody(const typename G::State& s) {
  return s.hidden.waiting == 0 && !over<G>(s);
}

template <class G, bool Aloud>
[[gnu::always_inline]] inline void run_paragraphs(Ctx<G>& c) {
  int paragraphs = 0;
  do {
    if (!c.s.pub.asked.open().empty()) c.s.pub.asked.close();
    if constexpr (Aloud)
      advance_aloud(c);
    else
      G::advance(c);
    if (c.s.hidden.waiting != 0) take_forced_answers(c);
  } while (awaits_nobody<G>(c.s) && ++paragraphs <= kMostParagraphs);
}

/// Runs at least one paragraph. Whether somebody listens is asked once, not at every paragraph.
template <class G>
void run_on(Ctx<G>& c) {
  if (c.listened()) [[unlikely]]
    return run_paragraphs<G, true>(c);
  run_paragraphs<G, false>(c);
}

/// Runs paragraphs until somebody must answer or the game is over; a rules bug that never comes to that ends, too, and
/// leaves a state that is broken.
template <class G>
void run(Ctx<G>& c) {
  if (awaits_nobody<G>(c.s)) run_on(c);
}

/// The game should have run on: its rules have a bug.
template <class G>
bool broken(const typename G::State& s) {
  return awaits_nobody<G>(s);
}

/// The answers to what seat p is asked, by the row of its question.
template <class G>
[[gnu::always_inline]] inline void list_answers(const typename G::Public& pub, const typename G::Private& mine, Seat p,
                                                typename G::Decisions& out) {
  out.clear();
  if (pub.asked.what[p] != 0) G::kAsks[pub.asked.what[p]].list(pub, mine, p, out);
}

/// Yes, or the clause that forbids it: first whether it is a decision at all, then what its question's row says.
template <class G>
Verdict judge_answer(const typename G::Public& pub, const typename G::Private& mine, Seat p,
                     const typename G::Decision& d) {
  if (pub.asked.what[p] == 0) return {kNotAsked};
  if (!is_formed<G>(d)) return {kMalformed};
  return G::kAsks[pub.asked.what[p]].judge(pub, mine, p, d);
}

/// Is this seat asked anything?
template <class G>
Verdict may_speak(const typename G::State& s, Seat p) {
  if (over<G>(s)) return {kGameOver};
  if (p >= s.pub.seats || !s.pub.asked.open().has(p)) return {kNotAsked};
  return {};
}

/// The door for people and tests: checks, then plays. On "no" nothing has changed.
template <class G>
Verdict may_answer(const typename G::State& s, Seat p, const typename G::Decision& d) {
  const Verdict asked = may_speak<G>(s, p);
  return asked.yes() ? G::accepts(s.pub, s.seat[p], p, d) : asked;
}

/// Is the sealed answer of this seat lawful? Judged as if it were the first: some rules forbid to replace an answer by
/// the same one.
template <class G>
Verdict sealed_is_lawful(const typename G::State& s, Seat p) {
  auto mine = s.seat[p];
  mine.sealed = {};
  return G::accepts(s.pub, mine, p, s.seat[p].sealed);
}

/// The door for decisions out of one's own list: trusts.
template <class G>
[[gnu::always_inline]] inline void play(Ctx<G>& c, Seat p, const typename G::Decision& d) {
  seal(c, p, d);
  if (c.s.hidden.waiting == 0) run_on(c);
}

template <class G>
Verdict answer(Ctx<G>& c, Seat p, const typename G::Decision& d) {
  const Verdict verdict = may_answer<G>(c.s, p, d);
  if (verdict.yes()) play(c, p, d);
  return verdict;
}

/// A new match, run to its first question. `source` and `log` may be null.
template <class G>
typename G::State begin(const typename G::Config& config, int seats, u64 key, ChanceSource* source = nullptr,
                        EventLog* log = nullptr) {
  typename G::State s = G::setup(config, seats);
  s.hidden.chance.key = key;
  Ctx<G> c{s, source, log};
  run(c);
  return s;
}

}  // namespace saloon
