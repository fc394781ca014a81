// Laws about sameness over time: the same seed, a replay, the JSON of everything, a record written and read.
#pragma once

#include "engine/match/codec.h"
#include "engine/record/record.h"
#include "engine/record/replay.h"
#include "engine/scenario/scenario_write.h"
#include "laws/law.h"
#include "laws/same_chance.h"

namespace saloon {

template <GameRules G>
MatchSetup setup_of(const LawRun<G>& run) {
  return {run.seats, unusual_options(G::kOptions, run.config), std::to_string(run.seed)};
}

/// False if it is refused.
template <GameRules G>
bool done_again(Ctx<G>& c, const Answered<G>& g) {
  if (!g.withdraws()) return answer(c, g.seat, g.decision).yes();
  const bool may = may_withdraw<G>(c.s, g.seat).yes();
  if (may) withdraw(c, g.seat);
  return may;
}

/// Plays the answers of this run again and compares the position after each one.
template <GameRules G>
void play_again(LawRun<G>& run, ChanceSource* source, Law law, const char* how) {
  typename G::State s = begin<G>(run.config, run.seats, key_of_seed(run.seed), source);
  Ctx<G> c{s, source};
  for (std::size_t i = 0; i < run.hashes.size(); ++i) {
    if (i > 0) {
      if (!done_again<G>(c, run.answers[i - 1])) {
        return run.fail(law, std::string(how) + " refuses answer " + std::to_string(i));
      }
    }
    if (hash_of(s) != run.hashes[i])
      return run.fail(law, std::string(how) + " differs after answer " + std::to_string(i));
  }
}

/// Without listeners and without anybody writing down the draws, the same seed and answers give the same bytes.
template <GameRules G>
void same_seed_same_bytes(LawRun<G>& run) {
  play_again<G>(run, nullptr, Law::SameSeedSameBytes, "a second run");
}

/// So do the recorded draws, one by one.
template <GameRules G>
void replay_gives_same_bytes(LawRun<G>& run) {
  SameChance noted(run.draws);
  play_again<G>(run, &noted, Law::ReplayGivesSameBytes, "the replay");
  if (noted.parted() || !noted.used_up()) run.fail(Law::ReplayGivesSameBytes, "the replay makes other draws");
}

/// Through the text and back: the same bytes.
template <class T, class Write, class Read>
std::string json_trouble(const T& value, std::string_view what, Write write, Read read) {
  const auto parsed = parse_json(json::serialize(write(value)));
  if (!parsed) return std::string(what) + " is no JSON: " + parsed.error();
  const Result<T> back = read(*parsed);
  if (!back) return "the JSON of " + std::string(what) + " is refused: " + back.error();
  return same_bytes(value, *back) ? std::string{} : std::string(what) + " is not the same after JSON and back";
}

template <GameRules G, class C>
std::string decision_json_trouble(const typename G::Decision& d) {
  const std::string text = json::serialize(C::decision_json(d));
  const auto written = parse_json(text);
  if (!written) return written.error();
  const auto parsed = C::decision_from_json(*written);
  if (parsed.clause != nullptr) return "the decision " + text + " is refused as " + parsed.clause;
  if (!(parsed.decision == d)) return "the decision " + text + " comes back as another";
  return {};
}

/// A view as bots outside are told it: with the procedures, which make it whole.
template <GameRules G, class C>
json::object view_and_flow_json(const typename G::View& view) {
  json::object o = view_json<G, C>(view);
  o["public"].get_object()["flow"] = flow_json<G, C>(view.pub);
  return o;
}

/// The state, one viewer's view, and every listed decision.
template <GameRules G, class C>
void json_round_trips(LawRun<G>& run, const typename G::State& s, Seat viewer, const typename G::Decisions& list) {
  std::string wrong = json_trouble(s, "the state", state_json<G, C>, state_from_json<G, C>);
  if (wrong.empty()) {
    wrong = json_trouble(observe<G>(s, viewer), "the view of " + viewer_name(viewer), view_and_flow_json<G, C>,
                         view_from_json<G, C>);
  }
  for (int i = 0; i < list.size() && wrong.empty(); ++i) wrong = decision_json_trouble<G, C>(list[i]);
  if (!wrong.empty()) run.fail(Law::JsonRoundTrips, wrong);
}

/// The whole game once more behind the type-erased match, its answers as JSON; the record through its file and back;
/// the replay of what was read.
template <GameRules G, class C>
void record_gives_same_bytes(LawRun<G>& run, const GameInfo& game) {
  const auto fail = [&](const std::string& why) { run.fail(Law::ReplayGivesSameBytes, why); };
  const auto started = game.start(game, setup_of(run), nullptr);
  if (!started) return fail("the match cannot be set up: " + started.error());
  Match* const match = started->get();
  Recorder recorder;
  std::string file = recorder.begin(*match);
  for (const Answered<G>& g : run.answers) {
    if (g.withdraws()) {
      if (!match->withdraw(g.seat, match->round()).accepted()) return fail("the match refuses a withdrawal");
      file += recorder.note_withdrawn(g.seat);
      continue;
    }
    const json::object decision = C::decision_json(g.decision);
    Refusal refusal = match->answer(g.seat, decision);
    if (!refusal.accepted()) return fail("the match refuses " + json::serialize(decision));
    file += recorder.note(*match, g.seat, std::move(refusal.taken));
  }
  const auto read = read_record(file);
  if (!read) return fail("the record is refused: " + read.error());
  if (write_record(*read) != file) return fail("the record is not the same after reading");
  const auto again = replay(game, *read);
  if (!again) return fail("the record cannot be replayed: " + again.error());
  if ((*again)->state_digest() != match->state_digest()) return fail("the replayed record ends in another position");
  if (const auto verified = verify(game, *read); !verified) fail("the record does not verify: " + verified.error());
}

/// The way to the broken position as a scenario file: the seed makes the same draws, so the answers suffice.
template <GameRules G, class C>
std::string way_to_position(const LawRun<G>& run, const GameInfo& game, std::string_view title) {
  ScenarioDraft draft;
  draft.title = title;
  draft.setup = setup_of(run);
  for (const Answered<G>& g : run.answers) {
    if (g.withdraws())
      draft.play.emplace_back(RecordWithdrawn{g.seat});
    else
      draft.play.emplace_back(RecordAnswer{g.seat, C::decision_json(g.decision)});
  }
  return write_scenario(game, draft);
}

}  // namespace saloon
