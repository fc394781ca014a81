// Laws about answering: lists, refusals, nobody stuck, the order of answers.
#pragma once

#include "engine/rounds.h"
#include "laws/law.h"

namespace saloon {

/// Listing twice gives the same list, touches nothing, and names nothing twice.
template <GameRules G>
void listing_changes_nothing(LawRun<G>& run, const typename G::State& s, Seat p, typename G::Decisions& list) {
  const typename G::State before = s;
  typename G::Decisions again;
  list_for<G>(s, p, again);
  list_for<G>(s, p, list);
  if (!same_bytes(before, s))
    return run.fail(Law::ListingChangesNothing, "listing for " + seat_name(p) + " changed the state");
  bool same = list.size() == again.size() && list.partial() == again.partial();
  for (int i = 0; same && i < list.size(); ++i) same = list[i] == again[i];
  if (!same) run.fail(Law::ListingChangesNothing, "two listings for " + seat_name(p) + " differ");
}

/// Is entry i also listed earlier?
template <class List>
bool lists_before(const List& list, int i) {
  for (int k = 0; k < i; ++k) {
    if (list[k] == list[i]) return true;
  }
  return false;
}

template <GameRules G, class C>
void listed_is_accepted(LawRun<G>& run, const typename G::State& s, Seat p, const typename G::Decisions& list) {
  for (int i = 0; i < list.size(); ++i) {
    const Verdict verdict = may_answer<G>(s, p, list[i]);
    if (!verdict.yes()) {
      return run.fail(Law::ListedIsAccepted, seat_name(p) + " is offered " +
                                                 json::serialize(C::decision_json(list[i])) + ", which " +
                                                 verdict.clause + " forbids");
    }
    if (lists_before(list, i))
      return run.fail(Law::ListedIsAccepted, seat_name(p) + " is offered the same answer twice");
  }
}

/// Well-formed answers of other moments, such answers with one byte changed, and plain noise.
template <GameRules G>
typename G::Decision stray_answer(LawRun<G>& run, const typename G::Decisions& list) {
  using D = typename G::Decision;
  D d{};
  auto byte = [&](std::size_t at) -> u8& { return reinterpret_cast<u8*>(&d)[at]; };
  const u32 kind = run.dice.below(4);
  if (kind == 0) {
    for (std::size_t i = 0; i < sizeof(D); ++i) byte(i) = u8(run.dice.below(256));
    return d;
  }
  const bool other_moment = !run.answers.empty() && (list.empty() || run.dice.below(2) == 0);
  if (other_moment) d = run.answers[run.dice.below(u32(run.answers.size()))].decision;
  if (!other_moment && !list.empty()) d = list[int(run.dice.below(u32(list.size())))];
  if (kind == 1) return d;
  const std::size_t at = run.dice.below(sizeof(D));
  byte(at) = kind == 2 ? u8(byte(at) ^ 1U << run.dice.below(8)) : u8(run.dice.below(16));
  return d;
}

/// An answer that was accepted although it is not listed: fine only if the list says that it is partial, and if the
/// answer is written in its one canonical form.
template <GameRules G, class C>
void unlisted_is_canonical(LawRun<G>& run, const typename G::State& s, Seat p, const typename G::Decision& d,
                           bool partial) {
  const json::object written = C::decision_json(d);
  const std::string text = json::serialize(written);
  if (!partial)
    return run.fail(Law::EverythingElseIsRefused, seat_name(p) + " may answer " + text + ", which is not listed");
  const auto parsed = C::decision_from_json(written);
  if (parsed.clause != nullptr || !(parsed.decision == d)) {
    return run.fail(Law::EverythingElseIsRefused, text + " is accepted in a second form");
  }
  Branch<G> tried{s};
  tried.play(p, d);
  if (const char* wrong = broken_invariant<G>(tried.s))
    run.fail(Law::CheckHolds, "after the unlisted " + text + ": " + wrong);
}

/// A refused answer names a clause, of the game or of the house, and leaves no trace.
template <GameRules G>
void refusal_leaves_no_trace(LawRun<G>& run, const typename G::State& s, Seat p, const typename G::Decision& d) {
  Branch<G> tried{s};
  Ctx<G> c{tried.s, nullptr, &tried.log};
  const Verdict verdict = answer(c, p, d);
  if (verdict.yes()) return run.fail(Law::EverythingElseIsRefused, "the same answer is refused, then accepted");
  if (!same_bytes(tried.s, s) || !tried.log.items.empty()) {
    return run.fail(Law::EverythingElseIsRefused, "a refused answer of " + seat_name(p) + " left a trace");
  }
  const std::string_view clause = verdict.clause;
  if (!clause.starts_with(G::kPrefix) && !clause.starts_with("SALOON-")) {
    run.fail(Law::EverythingElseIsRefused, "a refusal names no clause but '" + std::string(clause) + "'");
  }
}

inline constexpr int kStrayAnswers = 6;

template <GameRules G, class C>
void everything_else_is_refused(LawRun<G>& run, const typename G::State& s, Seat p, const typename G::Decisions& list) {
  for (int i = 0; i < kStrayAnswers && run.fine(); ++i) {
    const auto d = stray_answer<G>(run, list);
    if (!may_answer<G>(s, p, d).yes()) {
      refusal_leaves_no_trace<G>(run, s, p, d);
    } else if (!lists(list, d)) {
      unlisted_is_canonical<G, C>(run, s, p, d, list.partial());
    }
  }
  for (Seat q = 0; q <= s.pub.seats && run.fine() && !list.empty(); ++q) {
    if (s.pub.asked.open().has(q)) continue;
    if (may_answer<G>(s, q, list[0]).clause != std::string_view(over<G>(s) ? kGameOver : kNotAsked)) {
      run.fail(Law::EverythingElseIsRefused, seat_name(q) + " may answer without being asked");
    }
    refusal_leaves_no_trace<G>(run, s, q, list[0]);
  }
}

/// While the game runs somebody is awaited, and whoever is awaited has an answer.
template <GameRules G>
void nobody_stuck(LawRun<G>& run, const typename G::State& s) {
  if (over<G>(s)) return;
  if (s.hidden.waiting == 0) return run.fail(Law::NobodyStuck, "the game runs but nobody is asked");
  typename G::Decisions list;
  for (const Seat p : SeatSet{s.hidden.waiting}) {
    list_for<G>(s, p, list);
    if (list.empty()) return run.fail(Law::NobodyStuck, seat_name(p) + " must answer and has no answer");
  }
}

/// Where a question knows forced answers, nobody waits for the only one there is if public facts leave no other. They
/// do if a seat that knew nothing would be offered the same.
template <GameRules G>
void forced_is_taken(LawRun<G>& run, const typename G::State& s) {
  typename G::Decisions list;
  typename G::Decisions blind;
  for (const Seat p : SeatSet{s.hidden.waiting}) {
    if (G::kAsks[s.pub.asked.what[p]].forced == nullptr) continue;
    list_for<G>(s, p, list);
    if (list.size() != 1 || list.partial()) continue;
    G::legal(s.pub, typename G::Private{}, p, blind);
    if (blind.size() == 1 && blind[0] == list[0]) {
      return run.fail(Law::ForcedIsTaken, seat_name(p) + " is awaited although all can see the only answer");
    }
  }
}

/// Seals these answers in this order and goes on. What was told while they came in depends on the order, lawfully; the
/// log keeps what was told afterwards.
template <GameRules G>
Branch<G> after_round(const typename G::State& s, const std::vector<Answered<G>>& round) {
  Branch<G> branch{s};
  Ctx<G> c{branch.s, nullptr, &branch.log};
  for (const Answered<G>& g : round) seal(c, g.seat, g.decision);
  branch.log.items.clear();
  run(c);
  return branch;
}

/// Answers of one round arrive in any order; the position afterwards, and what is told of it, is the same.
template <GameRules G>
void order_of_answers_is_irrelevant(LawRun<G>& run, const typename G::State& s) {
  const SeatSet who{s.hidden.waiting};
  if (who.size() < 2 || s.hidden.waiting != s.pub.asked.required) return;
  std::vector<Answered<G>> round;
  typename G::Decisions list;
  for (const Seat p : who) {
    list_for<G>(s, p, list);
    if (list.empty()) return;
    round.push_back({p, list[int(run.dice.below(u32(list.size())))]});
  }
  const Branch<G> in_order = after_round<G>(s, round);
  for (std::size_t left = round.size(); left > 1; --left) {
    std::swap(round[left - 1], round[run.dice.below(u32(left))]);
  }
  const Branch<G> shuffled = after_round<G>(s, round);
  if (!same_bytes(in_order.s, shuffled.s)) {
    run.fail(Law::OrderOfAnswersIsIrrelevant, "the same answers in another order lead to another position");
  } else if (in_order.log.items != shuffled.log.items) {
    run.fail(Law::OrderOfAnswersIsIrrelevant, "the same answers in another order are told differently");
  }
}

}  // namespace saloon
