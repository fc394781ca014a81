// Answers as they come from outside and go there: the list of a seat with the words for each, what somebody typed, and
// whether an answer may be given. A seat that is asked nothing has no list.
#pragma once

#include "engine/match/codec.h"
#include "engine/match/match.h"
#include "engine/play.h"

namespace saloon {

template <GameRules G>
typename G::Decisions answers_of(const typename G::State& s, Seat p) {
  typename G::Decisions list;
  if (may_speak<G>(s, p).yes()) G::legal(s.pub, s.seat[p], p, list);
  return list;
}

/// False if there are more than are listed.
template <GameRules G, class C>
bool write_answers(const typename G::State& s, Seat p, std::string& out) {
  const typename G::Decisions list = answers_of<G>(s, p);
  Writer w(out);
  w.array([&] {
    for (const auto& d : list) C::write_decision(w, d);
  });
  return !list.partial();
}

template <GameRules G, class C, class P>
OpenChoices choices_of(const typename G::State& s, Seat p) {
  const typename G::Decisions list = answers_of<G>(s, p);
  const typename G::View view = observe<G>(s, p);
  OpenChoices out;
  out.complete = !list.partial();
  for (const auto& d : list) {
    const json::object decision = C::decision_json(d);
    out.list.push_back({as_parsed(decision), P::choice(view, d, decision)});
  }
  return out;
}

/// The decision with what its words need; unchanged if it is none of this game.
template <GameRules G, class C, class P>
json::object worded_choice(const typename G::View& view, const json::object& decision) {
  const auto parsed = C::decision_from_json(decision);
  if (parsed.clause != nullptr) return decision;
  return P::choice(view, parsed.decision, C::decision_json(parsed.decision));
}

/// Out of the game's own shorthand; empty if nobody can tell what is meant. It is for terminals: modules do without.
template <GameRules G, class C, class P>
json::object typed_answer([[maybe_unused]] const typename G::View& view, [[maybe_unused]] std::string_view text) {
#ifndef SALOON_MODULE
  const typename G::Decision d = P::read(view, text);
  if (!(d == typename G::Decision{})) return as_parsed(C::decision_json(d));
#endif
  return {};
}

/// In its one form; unchanged if it is none of this game.
template <class C>
json::value canonical_form(const json::value& decision) {
  const auto parsed = C::decision_from_json(decision);
  return parsed.clause == nullptr ? json::value(as_parsed(C::decision_json(parsed.decision))) : decision;
}

/// May seat p give this answer? Then it stands in `out`.
template <GameRules G, class C>
Refusal judge_json(const typename G::State& s, Seat p, const json::value& decision, typename G::Decision& out) {
  const Verdict asked = may_speak<G>(s, p);
  if (!asked.yes()) return {asked.clause, "", {}};
  auto parsed = C::decision_from_json(decision);
  if (parsed.clause != nullptr) return {parsed.clause, std::move(parsed.detail), {}};
  const Verdict verdict = may_answer<G>(s, p, parsed.decision);
  if (!verdict.yes()) return {verdict.clause, "", {}};
  out = parsed.decision;
  return {};
}

}  // namespace saloon
