// Two worlds that differ in one secret, played on with the same answers and the same draws: whoever may not know the
// secret gets the same views and events from both, byte for byte, until an event lawfully shows the difference.
//
// A pair ends at the first difference that an outsider sees, when an answer is not possible in the other world, or when
// a draw is not. In both worlds the generators differ too, so chance that leaks is a difference as well.
#pragma once

#include "laws/law.h"
#include "laws/same_chance.h"

namespace saloon {

template <GameRules G>
struct Pair {
  Branch<G> a;
  Branch<G> b;
  Fork fork{};
  u16 outsiders{};     ///< viewers who may not know the secret
  u16 sealed_round{};  ///< while this round of questions is open nothing at all may show; 0 in the other forks
  bool over{};

  [[nodiscard]] bool still_sealed() const {
    const auto open = [this](const Branch<G>& w) {
      return w.s.hidden.waiting != 0 && w.s.pub.asked.round == sealed_round;
    };
    return open(a) && open(b);
  }
};

inline constexpr const char* kForkNames[] = {"sealed answer", "hidden draw", "unseen card"};

/// The first event that one viewer hears differently in the two worlds: does it lawfully show something?
template <GameRules G>
bool shown_lawfully(const std::vector<Event>& a, const std::vector<Event>& b, std::string& what) {
  const auto reveals = [](const Event& e) { return !is_of_engine(e) && G::kEvents[e.kind].reveals; };
  const auto name = [](const Event& e) { return !is_of_engine(e) ? G::kEvents[e.kind].name : "a question"; };
  std::size_t i = 0;
  while (i < a.size() && i < b.size() && a[i] == b[i]) ++i;
  what = i < a.size() ? name(a[i]) : i < b.size() ? name(b[i]) : "nothing that was told";
  return (i < a.size() && reveals(a[i])) || (i < b.size() && reveals(b[i]));
}

/// Compares what the outsiders got in the last step; the first difference ends the pair.
template <GameRules G>
void compare_worlds(LawRun<G>& run, Pair<G>& pair) {
  for (const Seat viewer : SeatSet{pair.outsiders}) {
    if (same_to<G>(viewer, pair.a, pair.b)) continue;
    pair.over = true;
    std::string what;
    const bool lawful = shown_lawfully<G>(heard_by(pair.a.log, viewer), heard_by(pair.b.log, viewer), what);
    if (lawful && !pair.still_sealed()) continue;
    return run.fail(Law::TwoWorldsLookAlike,
                    viewer_name(viewer) + " can tell another " + kForkNames[unsigned(pair.fork)] + " by " + what);
  }
}

inline constexpr int kPlayOn = 40;
inline constexpr u32 kWithdrawPace = 8;

/// Now and then somebody withdraws an answer, in both worlds.
template <GameRules G>
bool withdraw_in_both(LawRun<G>& run, Pair<G>& pair) {
  if (run.dice.below(kWithdrawPace) != 0) return false;
  SeatSet sealed;
  for (const Seat p : pair.a.s.pub.asked.open()) {
    if (may_withdraw<G>(pair.a.s, p).yes() && may_withdraw<G>(pair.b.s, p).yes()) sealed.add(p);
  }
  if (sealed.empty()) return false;
  const Seat p = Seat(nth_bit(sealed.bits, int(run.dice.below(u32(sealed.size())))));
  for (Branch<G>* world : {&pair.a, &pair.b}) {
    world->log.items.clear();
    world->withdraw(p);
  }
  compare_worlds<G>(run, pair);
  return true;
}

/// Plays both worlds on with the same answers and draws.
template <GameRules G>
void play_on(LawRun<G>& run, Pair<G>& pair) {
  typename G::Decisions list;
  for (int i = 0; i < kPlayOn && !pair.over && pair.a.s.hidden.waiting != 0 && run.fine(); ++i) {
    if (withdraw_in_both<G>(run, pair)) continue;
    const SeatSet waiting{pair.a.s.hidden.waiting};
    const Seat p = Seat(nth_bit(waiting.bits, int(run.dice.below(u32(waiting.size())))));
    list_for<G>(pair.a.s, p, list);
    if (list.empty()) return;
    const auto d = list[int(run.dice.below(u32(list.size())))];
    if (!may_answer<G>(pair.b.s, p, d).yes()) return;
    pair.a.log.items.clear();
    pair.b.log.items.clear();
    NotingChance noting;
    pair.a.play(p, d, &noting);
    SameChance same(noting.draws);
    pair.b.play(p, d, &same);
    if (same.parted()) return;
    compare_worlds<G>(run, pair);
  }
}

template <GameRules G>
void compare_and_play_on(LawRun<G>& run, Pair<G>& pair) {
  ++run.pairs[unsigned(pair.fork)];
  compare_worlds<G>(run, pair);
  play_on<G>(run, pair);
}

/// Two different answers of seat p, sealed while others still think.
template <GameRules G>
void fork_sealed_answer(LawRun<G>& run, const typename G::State& s, Seat p, const typename G::Decisions& list) {
  if ((s.hidden.waiting & ~only(p).bits) == 0 || list.size() < 2) return;
  const u32 i = run.dice.below(u32(list.size()));
  const u32 k = run.dice.below(u32(list.size()) - 1);
  Pair<G> pair{{s}, {s}, Fork::Sealed};
  pair.b.s.hidden.chance.key = mix64(s.hidden.chance.key);
  pair.outsiders = u16(all_viewers(s.pub.seats).bits & ~(only(p).bits | G::sees_sealed(s.pub, p).bits));
  pair.sealed_round = s.pub.asked.round;
  pair.a.play(p, list[int(i)]);
  pair.b.play(p, list[int(k + (k >= i ? 1 : 0))]);
  compare_and_play_on<G>(run, pair);
}

/// Picks a hidden draw that could have come out differently and changes its result; false if there is none.
template <GameRules G>
bool change_hidden_draw(LawRun<G>& run, NotingChance& noting) {
  for (int tries = 0; tries < 4 && !noting.draws.empty(); ++tries) {
    const std::size_t k = run.dice.below(u32(noting.draws.size()));
    const Possible& what = noting.possible[k];
    const u32 other = what.at(run.dice.below(what.size()));
    if (!G::kRolls[noting.draws[k].roll].hidden || other == noting.draws[k].value) continue;
    noting.draws[k].value = other;
    return true;
  }
  return false;
}

/// Who may know of a hidden draw: the seat that holds its result and those it shares with. Nobody if two seats hold it
/// that do not share. If no seat holds it and Public differs, whoever drew it has shown it within the same step: all
/// seats saw it then, and the spectator alone judges whether that was lawful.
template <GameRules G>
SeatSet circle_of_draw(const Pair<G>& pair) {
  SeatSet holders;
  for (Seat p = 0; p < pair.a.s.pub.seats; ++p) {
    if (!same_bytes(pair.a.s.seat[p], pair.b.s.seat[p])) holders.add(p);
  }
  if (holders.empty() && !same_bytes(pair.a.s.pub, pair.b.s.pub)) return all_seats(pair.a.s.pub.seats);
  for (const Seat p : holders) {
    const SeatSet circle = only(p) | G::sees_sealed(pair.a.s.pub, p);
    if ((holders.bits & ~circle.bits) == 0) return circle;
  }
  return {};
}

/// The same step with another hidden draw.
template <GameRules G, class Step>
void fork_draw(LawRun<G>& run, Pair<G>& pair, Step step) {
  NotingChance noting;
  step(pair.a, &noting);
  if (!change_hidden_draw<G>(run, noting)) return;
  SameChance same(noting.draws);
  step(pair.b, &same);
  if (same.parted()) return;
  // If the worlds went different ways within this step, later draws went to other seats, but all must have seen why.
  const u16 insiders = same.used_up() ? circle_of_draw(pair).bits : all_seats(run.seats).bits;
  pair.outsiders = u16(all_viewers(run.seats).bits & ~insiders);
  compare_and_play_on<G>(run, pair);
}

template <GameRules G>
void fork_setup_draw(LawRun<G>& run) {
  Pair<G> pair{{G::setup(run.config, run.seats)}, {G::setup(run.config, run.seats)}, Fork::Draw};
  pair.a.s.hidden.chance.key = key_of_seed(run.seed);
  pair.b.s.hidden.chance.key = key_of_seed(run.seed, 3);
  fork_draw<G>(run, pair, [](Branch<G>& world, ChanceSource* source) {
    Ctx<G> c{world.s, source, &world.log};
    saloon::run(c);
  });
}

template <GameRules G>
void fork_answer_draw(LawRun<G>& run, const typename G::State& s, Seat p, const typename G::Decision& d) {
  Pair<G> pair{{s}, {s}, Fork::Draw};
  pair.b.s.hidden.chance.key = mix64(s.hidden.chance.key);
  fork_draw<G>(run, pair, [&](Branch<G>& world, ChanceSource* source) { world.play(p, d, source); });
}

/// Another world that this viewer cannot exclude. The spectator, who knows still less, cannot either.
template <GameRules G>
void fork_world(LawRun<G>& run, const typename G::State& s) {
  const u32 k = run.dice.below(u32(run.seats) + 1);
  const Seat viewer = k == u32(run.seats) ? kSpectator : Seat(k);
  Pair<G> pair{{s}, {G::sample_world(observe<G>(s, viewer), run.dice)}, Fork::World};
  pair.outsiders = (only(viewer) | only(kSpectator)).bits;
  compare_and_play_on<G>(run, pair);
}

/// One pair out of a position in which seat p may answer `list`.
template <GameRules G>
void two_worlds_look_alike(LawRun<G>& run, const typename G::State& s, Seat p, const typename G::Decisions& list) {
  if (list.empty()) return;
  switch (Fork(run.dice.below(kForks))) {
    case Fork::Sealed:
      return fork_sealed_answer<G>(run, s, p, list);
    case Fork::Draw:
      return fork_answer_draw<G>(run, s, p, list[int(run.dice.below(u32(list.size())))]);
    case Fork::World:
      return fork_world<G>(run, s);
  }
}

}  // namespace saloon
