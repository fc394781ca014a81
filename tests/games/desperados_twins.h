// Two worlds of Desperados that differ in a secret, played side by side: whoever may not know the secret gets the same
// messages from both, word for word. A message is everything a client receives: the view after every answer, the events
// on the way, and the refusal of a stray answer of its own.
#pragma once

#include <gtest/gtest.h>

#include "bots/players.h"
#include "engine/match/codec.h"
#include "engine/rounds.h"
#include "engine/rows/codec.h"
#include "games/desperados/rules.h"
#include "laws/law.h"

namespace saloon::desperados {

using Codec = RowCodec<Game>;

/// The town or card of this name; -1 if there is none.
inline int card_called(std::string_view name) {
  for (int card = 0; card < kCards; ++card) {
    if (card_name(card) == name) return card;
  }
  return -1;
}

template <FixedText Name>
bool is_event(const Event& e) {
  return e.kind == kEventKind<Game, Name>;
}
/// A whole number that the event tells.
inline int number_told(const Event& e, std::string_view name) {
  return int(Codec::event_json(e, true).at(name).as_int64());
}

/// What one viewer receives in a step, as text.
inline std::string messages_to(const Branch<Game>& world, Seat viewer) {
  std::string text = json::serialize(view_json<Game, Codec>(observe<Game>(world.s, viewer)));
  for (const Event& e : world.log.items) {
    const json::value v = event_json<Game, Codec>(e, viewer);
    if (!v.is_null()) text += '\n' + json::serialize(v);
  }
  return text;
}

inline std::string refusal_of(const State& s, Seat p, const Decision& d) {
  const Verdict verdict = may_answer<Game>(s, p, d);
  return verdict.yes() ? "accepted" : verdict.clause;
}

/// Every answer there is, lawful or not.
inline std::vector<Decision> all_answers() {
  std::vector<Decision> all{
      Decision::stay(),           Decision::no_action(), Decision::poker(),  Decision::rob(Coach::Brown),
      Decision::rob(Coach::Blue), Decision::spy(),       Decision::refill(3)};
  for (int card = 0; card < kCards; ++card) {
    all.push_back(Decision::lay(card));
    all.push_back(Decision::lay(card, true));
    if (card < kTowns) all.push_back(Decision::move(card));
  }
  return all;
}

struct Twins {
  Branch<Game> a;
  Branch<Game> b;
  SeatSet outsiders{};
  bool unmarked = false;  ///< nobody marks a card

  /// Both worlds hear an answer of the same seat.
  void play(Seat p, Decision in_a, Decision in_b) {
    if (unmarked) in_a.mark = in_b.mark = 0;
    a.log.items.clear();
    b.log.items.clear();
    ASSERT_TRUE(may_answer<Game>(a.s, p, in_a).yes());
    ASSERT_TRUE(may_answer<Game>(b.s, p, in_b).yes());
    a.play(p, in_a);
    b.play(p, in_b);
  }
  void expect_same() const {
    static const std::vector<Decision> kAll = all_answers();
    for (const Seat viewer : outsiders) {
      ASSERT_EQ(messages_to(a, viewer), messages_to(b, viewer)) << viewer_name(viewer) << " can tell the worlds apart";
      if (viewer == kSpectator) continue;
      for (const Decision& d : kAll) ASSERT_EQ(refusal_of(a.s, viewer, d), refusal_of(b.s, viewer, d));
    }
  }
};

inline Decision random_legal(const State& s, Seat p, Chance& chance) {
  Game::Decisions list;
  Game::legal(s.pub, s.seat[p], p, list);
  return list[int(chance.below(u32(list.size())))];
}

/// A random game up to the first question of turn 1 in this round; S0 is the marshal. Over or not there yet: nothing.
inline std::optional<State> round_begins(const Config& config, int seats, u64 seed, int round) {
  Config host = config;
  host.marshal_choice = MarshalChoice::HostPicks;
  host.marshal_seat = 1;
  State s = begin<Game>(host, seats, key_of_seed(seed));
  Ctx<Game> c{s};
  Chance picks = picks_of(seed);
  while (!over<Game>(s)) {
    const bool there = s.pub.round == round && s.pub.turn == 1 && Proc(s.pub.flow.top().proc) == Proc::Sheriffs;
    if (there) return s;
    const Seat p = Seat(lowest_bit(s.hidden.waiting));
    play(c, p, random_legal(s, p, picks));
  }
  return {};
}

}  // namespace saloon::desperados
