// The loop that knows the game's type and plays one game to its end: random players and calm cowhands, nobody else.
#pragma once

#include "bots/character.h"
#include "engine/play.h"

namespace saloon {

/// Where questions are merely offered, bots look at an offer once in so many answers of the table.
inline constexpr u32 kOfferPace = 4;

/// Seed of a game within a job. 53 bits, so that every JSON reader takes it as a number.
constexpr u64 game_seed(u64 job_seed, u64 game) { return key_of_seed(job_seed, game + 1) >> 11; }
/// The bots' stream of a match, apart from the match's own.
constexpr Chance picks_of(u64 match_seed) { return {key_of_seed(match_seed, 1), 0}; }

/// Who sits where. Whoever is not a cowhand plays at random.
struct Players {
  std::array<Level, kMostSeats> at{};

  /// Everybody moves on by `steps` seats.
  [[nodiscard]] Players rotated(u64 steps, int seats) const {
    Players moved{};
    for (u64 i = 0; i < u64(seats); ++i) moved.at[std::size_t((i + steps) % u64(seats))] = at[std::size_t(i)];
    return moved;
  }
};

template <GameRules G>
struct Finished {
  typename G::State state;
  u64 answers{};
  bool stalled{};  ///< somebody had to answer and could not, or the game went beyond its bound
};

/// The lowest seat that is awaited; where questions are merely offered, now and then one of those seats instead.
template <GameRules G>
[[gnu::always_inline]] inline Seat next_to_answer(const typename G::State& s, Chance& picks) {
  const SeatSet offered{s.pub.asked.offered};
  if (!offered.empty() && picks.below(kOfferPace) == 0) [[unlikely]] {
    return Seat(nth_bit(offered.bits, int(picks.below(u32(offered.size())))));
  }
  return Seat(lowest_bit(s.hidden.waiting));
}

/// False if the seat has no answer: none is lawful, or a bot lets a question pass that is merely offered.
template <GameRules G>
[[gnu::always_inline]] inline bool pick_answer(const typename G::State& s, Seat p, const Players& players,
                                               Chance& picks, typename G::Decisions& list, typename G::Decision& out) {
  if (players.at[p] == Level::Cowhand) [[unlikely]] {
    out = G::choose(observe<G>(s, p), picks);
    return !(out == typename G::Decision{});
  }
  G::legal(s.pub, s.seat[p], p, list);
  if (list.empty()) [[unlikely]]
    return false;
  out = list[int(picks.below(u32(list.size())))];
  return true;
}

/// The hot loop: no virtual call, no heap, no copy of the state.
template <GameRules G>
void play_to_end(Finished<G>& game, const typename G::Config& config, int seats, u64 seed, const Players& players,
                 typename G::Decisions& list) {
  typename G::State& s = game.state;
  s = begin<G>(config, seats, key_of_seed(seed));
  Ctx<G> c{s};
  Chance picks = picks_of(seed);
  u64 answers = 0;
  while (s.hidden.waiting != 0 && answers <= u64(G::kLongestGame)) {
    const Seat p = next_to_answer<G>(s, picks);
    typename G::Decision d;
    if (!pick_answer<G>(s, p, players, picks, list, d)) [[unlikely]] {
      if (SeatSet{s.hidden.waiting}.has(p)) break;
      continue;
    }
    play(c, p, d);
    ++answers;
  }
  game.answers = answers;
  game.stalled = !over<G>(s);
}

}  // namespace saloon
