// The law about views on the wire: whoever has nothing else can do all that is done at a seat.
#pragma once

#include "laws/laws_answers.h"
#include "laws/laws_records.h"

namespace saloon {

/// Both views list the same answers, and judge them and others alike.
template <GameRules G>
std::string answers_trouble(LawRun<G>& run, const typename G::View& real, const typename G::View& seen) {
  const Seat p = real.viewer;
  typename G::Decisions list;
  typename G::Decisions looked;
  G::legal(real.pub, real.mine, p, list);
  G::legal(seen.pub, seen.mine, p, looked);
  bool same = list.size() == looked.size() && list.partial() == looked.partial();
  for (int i = 0; same && i < list.size(); ++i) same = list[i] == looked[i];
  if (!same) return "from its view " + seat_name(p) + " has other answers";
  for (int i = 0; i < kStrayAnswers; ++i) {
    const auto d = stray_answer<G>(run, list);
    const Verdict here = G::accepts(real.pub, real.mine, p, d);
    const Verdict there = G::accepts(seen.pub, seen.mine, p, d);
    if (here.yes() != there.yes()) return "from its view " + seat_name(p) + " may answer otherwise";
    if (!here.yes() && std::string_view(here.clause) != there.clause) {
      return "from its view " + seat_name(p) + " is refused by " + there.clause + " instead of " + here.clause;
    }
  }
  return {};
}

/// The wire form of a view says nothing of procedures. With what the questions say instead the viewer has the same
/// question, list and verdicts, and the same view again.
template <GameRules G, class C>
void view_is_enough(LawRun<G>& run, const typename G::State& s, Seat viewer) {
  const typename G::View real = observe<G>(s, viewer);
  const std::string wire = json::serialize(view_json<G, C>(real));
  const Result<json::value> parsed = parse_json(wire);
  if (!parsed) return run.fail(Law::ViewIsEnough, parsed.error());
  const Result<typename G::View> seen = view_from_json<G, C>(*parsed);
  if (!seen) return run.fail(Law::ViewIsEnough, viewer_name(viewer) + " cannot read the view: " + seen.error());
  if (json::serialize(view_json<G, C>(*seen)) != wire) {
    return run.fail(Law::ViewIsEnough, "the view of " + viewer_name(viewer) + " is another one once it was read");
  }
  if (viewer == kSpectator || !real.pub.asked.open().has(viewer)) return;
  const std::string trouble = answers_trouble<G>(run, real, *seen);
  if (!trouble.empty()) run.fail(Law::ViewIsEnough, trouble);
}

}  // namespace saloon
