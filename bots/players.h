// Who answers in games without people: bots resolved once per job, and the loop that plays one game to its end.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/play.h"

namespace saloon {

enum class Bot : u8 { Random, Heuristic };

/// Seed of a game within a job. 53 bits, so that every JSON reader takes it as a number.
constexpr u64 game_seed(u64 job_seed, u64 game) { return key_of_seed(job_seed, game + 1) >> 11; }
/// The bots' stream of a match, apart from the match's own.
constexpr Chance picks_of(u64 match_seed) { return {key_of_seed(match_seed, 1), 0}; }

struct Players {
  std::array<Bot, kMostSeats> at{};

  /// Everybody moves on by `steps` seats.
  [[nodiscard]] Players rotated(u64 steps, int seats) const {
    Players moved{};
    for (u64 i = 0; i < u64(seats); ++i) moved.at[(i + steps) % u64(seats)] = at[i];
    return moved;
  }
};

/// One name for all seats, or one per seat. False, with one line in `error`, for anything else.
inline bool seat_players(const std::vector<std::string>& names, int seats, Players& out, std::string& error) {
  if (names.size() != 1 && names.size() != std::size_t(seats)) {
    error = std::to_string(names.size()) + " bots for " + std::to_string(seats) + " seats; name one, or one per seat";
    return false;
  }
  for (std::size_t i = 0; i < std::size_t(seats); ++i) {
    const std::string& name = names[names.size() == 1 ? 0 : i];
    if (name == "random") {
      out.at[i] = Bot::Random;
    } else if (name == "heuristic") {
      out.at[i] = Bot::Heuristic;
    } else {
      error = "no bot is called '" + name + "'; bots are: random, heuristic";
      return false;
    }
  }
  return true;
}

/// What the named bot would answer, from a view alone; a zero decision for a bot that does not exist.
template <GameRules G>
typename G::Decision bot_decision(const typename G::View& view, std::string_view bot, Chance& chance) {
  if (bot == "heuristic") return G::choose(view, chance);
  typename G::Decisions list;
  if (bot == "random") G::legal(view.pub, view.mine, view.viewer, list);
  return list.empty() ? typename G::Decision{} : list[int(chance.below(u32(list.size())))];
}

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
  if (!offered.empty() && picks.below(4) == 0) [[unlikely]] {
    return Seat(nth_bit(offered.bits, int(picks.below(u32(offered.size())))));
  }
  return Seat(lowest_bit(s.hidden.waiting));
}

/// False if the seat has no answer: none is lawful, or a bot lets a question pass that is merely offered.
template <GameRules G>
[[gnu::always_inline]] inline bool pick_answer(const typename G::State& s, Seat p, const Players& players,
                                               Chance& picks, typename G::Decisions& list, typename G::Decision& out) {
  if (players.at[p] == Bot::Heuristic) [[unlikely]] {
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
