// The laws, for every game: one game played under all of them.
//
// Every decision: listing, accepting, refusing six stray answers, nobody stuck, check, explained changes, fields as
// they were told, sealed answers silent, their order irrelevant, nothing left of withdrawn ones, nobody awaited whose
// answer all can see, and a world sampled for one viewer (the viewers take turns). Now and then, as LawPace says: two
// worlds side by side; a sampled world played to its end; a sealed answer withdrawn and given again; state, view and
// list through JSON; everybody looking at the wire form of a view; the whole game behind the type-erased match and its
// record through the file. At the end of every game: winners in the first place, the same seed again, and a replay from
// the recorded draws.
#pragma once

#include "bots/players.h"
#include "engine/match/sources.h"
#include "laws/laws_answers.h"
#include "laws/laws_folded.h"
#include "laws/laws_outcome.h"
#include "laws/laws_records.h"
#include "laws/laws_secrets.h"
#include "laws/laws_views.h"
#include "laws/laws_withdrawn.h"
#include "laws/two_worlds.h"

namespace saloon {

/// The viewers take turns: every seat, then the spectator.
template <GameRules G>
Seat viewer_of_moment(const LawRun<G>& run) {
  const u64 turn = run.answers.size() % u64(run.seats + 1);
  return turn == u64(run.seats) ? kSpectator : Seat(turn);
}

/// The laws of a position in which seat p is about to answer; leaves p's list in `list`.
template <GameRules G, class C>
void laws_before_answer(LawRun<G>& run, const typename G::State& s, Seat p, typename G::Decisions& list) {
  list_for<G>(s, p, list);
  if (run.watches(Law::ListingChangesNothing)) listing_changes_nothing<G>(run, s, p, list);
  if (run.watches(Law::ListedIsAccepted)) listed_is_accepted<G, C>(run, s, p, list);
  if (run.watches(Law::EverythingElseIsRefused)) everything_else_is_refused<G, C>(run, s, p, list);
  if (run.watches(Law::SealedIsSilent)) sealed_is_silent<G>(run, s, p, list);
  if (run.watches(Law::OrderOfAnswersIsIrrelevant)) order_of_answers_is_irrelevant<G>(run, s);
  if (run.watches(Law::WithdrawnLeavesNothing)) withdrawn_leaves_nothing<G>(run, s, p, list);
  if (run.watches(Law::JsonRoundTrips) && run.now_and_then(run.pace.json)) {
    json_round_trips<G, C>(run, s, viewer_of_moment<G>(run), list);
  }
  if (run.watches(Law::ViewIsEnough) && run.now_and_then(run.pace.json)) {
    for (const Seat viewer : all_viewers(run.seats)) view_is_enough<G, C>(run, s, viewer);
  }
  if (run.watches(Law::TwoWorldsLookAlike) && run.now_and_then(run.pace.pairs))
    two_worlds_look_alike<G>(run, s, p, list);
}

/// The laws of a position just reached from `before`.
template <GameRules G>
void laws_after_step(LawRun<G>& run, const typename G::State& before, const Branch<G>& now) {
  run.hashes.push_back(hash_of(now.s));
  if (run.watches(Law::CheckHolds)) {
    if (const char* wrong = broken_invariant<G>(now.s)) run.fail(Law::CheckHolds, wrong);
  }
  if (run.watches(Law::NobodyStuck)) nobody_stuck<G>(run, now.s);
  if (run.watches(Law::ForcedIsTaken)) forced_is_taken<G>(run, now.s);
  if (run.watches(Law::WinnersAreFirst) && over<G>(now.s)) winners_are_first<G>(run, now.s);
  if (run.watches(Law::NoChangeUnexplained)) no_change_unexplained<G>(run, before, now);
  if (run.watches(Law::EventsGiveTheView)) {
    for (const Seat viewer : {kSpectator, viewer_of_moment<G>(run)}) events_give_the_view<G>(run, before, now, viewer);
  }
  const bool sampling = run.watches(Law::WorldsArePossible) || run.watches(Law::ViewIsClosed);
  if (sampling && run.now_and_then(run.pace.worlds)) {
    worlds_hold<G>(run, now.s, viewer_of_moment<G>(run));
  }
}

/// The laws of a finished game.
template <GameRules G, class C>
void laws_after_game(LawRun<G>& run, const GameInfo& game) {
  if (run.watches(Law::SameSeedSameBytes)) same_seed_same_bytes<G>(run);
  if (run.watches(Law::ReplayGivesSameBytes)) replay_gives_same_bytes<G>(run);
  if (run.watches(Law::ReplayGivesSameBytes) && run.now_and_then(run.pace.record)) {
    record_gives_same_bytes<G, C>(run, game);
  }
}

/// Somebody who withdraws the answer just given thinks again, and gives the same one: the game goes on as without.
template <GameRules G>
void think_again(LawRun<G>& run, Branch<G>& now, ChanceSource& source) {
  const Answered<G> given = run.answers.back();
  if (!run.now_and_then(run.pace.withdrawn) || !may_withdraw<G>(now.s, given.seat).yes()) return;
  ++run.withdrawn;
  for (const Answered<G>& step : {Answered<G>{given.seat}, given}) {
    const typename G::State before = now.s;
    now.log.items.clear();
    run.answers.push_back(step);
    if (step.withdraws())
      now.withdraw(step.seat);
    else
      now.play(step.seat, step.decision, &source);
    laws_after_step<G>(run, before, now);
    if (!run.fine()) return;
  }
}

/// One answer under the laws; false if the game cannot go on.
template <GameRules G, class C>
bool answer_under_laws(LawRun<G>& run, Branch<G>& now, const Players& players, Chance& picks, ChanceSource& source) {
  typename G::Decisions list;
  const Seat p = next_to_answer<G>(now.s, picks);
  laws_before_answer<G, C>(run, now.s, p, list);
  typename G::Decision d;
  if (!pick_answer<G>(now.s, p, players, picks, list, d)) return run.fine() && !SeatSet{now.s.hidden.waiting}.has(p);
  if (run.watches(Law::ListedIsAccepted) && !may_answer<G>(now.s, p, d).yes()) {
    run.fail(Law::ListedIsAccepted, "a bot chose what is forbidden: " + json::serialize(C::decision_json(d)));
  }
  if (!run.fine()) return false;
  const typename G::State before = now.s;
  now.log.items.clear();
  run.answers.push_back({p, d});
  now.play(p, d, &source);
  laws_after_step<G>(run, before, now);
  if (run.fine()) think_again<G>(run, now, source);
  if (run.counted_answers() <= u64(G::kLongestGame)) return run.fine();
  if (run.watches(Law::GameEndsWithinBound)) run.fail(Law::GameEndsWithinBound, "the game goes on beyond its bound");
  return false;
}

/// Plays one game under the laws with the same players, and so to the same end, as without them.
template <GameRules G, class C>
Finished<G> play_under_laws(LawRun<G>& run, const Players& players, const GameInfo& game) {
  RecordingChance source(run.draws);
  Branch<G> now{};
  now.s = begin<G>(run.config, run.seats, key_of_seed(run.seed), &source, &now.log);
  run.dice.key = key_of_seed(run.seed, 2);
  laws_after_step<G>(run, G::setup(run.config, run.seats), now);
  if (run.watches(Law::TwoWorldsLookAlike) && run.now_and_then(run.pace.pairs)) fork_setup_draw<G>(run);
  Chance picks = picks_of(run.seed);
  while (run.fine() && now.s.hidden.waiting != 0) {
    if (!answer_under_laws<G, C>(run, now, players, picks, source)) break;
  }
  const bool stalled = run.fine() && !over<G>(now.s);
  if (run.fine() && !stalled) laws_after_game<G, C>(run, game);
  if (run.broken) {
    run.broken->options = unusual_options(G::kOptions, run.config);
    run.broken->scenario = way_to_position<G, C>(run, game, run.broken->line());
  }
  return {now.s, run.counted_answers(), stalled};
}

}  // namespace saloon
