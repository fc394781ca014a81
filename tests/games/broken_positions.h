// Positions that no game reaches. Each breaks one invariant by the smallest step, and the game's check must name it:
// whatever comes from outside (a scenario, a saved position) is believed after that check.
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "engine/play.h"

namespace saloon {

template <GameRules G>
struct Broken {
  using State = typename G::State;
  const char* because;            ///< part of what the check says
  bool (*where)(const State& s);  ///< may a position be broken so?
  void (*breaks)(State& s);
};

template <GameRules G>
struct Seated {
  typename G::Config config{};
  int seats{};
};

/// Breaks the first position, in games at random, where each can be broken.
template <GameRules G>
class BrokenPositions {
 public:
  using State = typename G::State;
  explicit BrokenPositions(std::vector<Broken<G>> rows) : rest_(std::move(rows)) {}

  void look_for(const std::vector<Seated<G>>& tables, u64 games) {
    for (u64 seed = 0; seed < games && !rest_.empty(); ++seed) {
      for (const Seated<G>& table : tables) play_one(table, seed);
    }
    for (const Broken<G>& row : rest_) ADD_FAILURE() << "never met where to break: " << row.because;
  }

 private:
  void play_one(const Seated<G>& table, u64 seed) {
    State s = begin<G>(table.config, table.seats, key_of_seed(seed));
    Ctx<G> c{s};
    Chance chance{key_of_seed(seed, 1)};
    typename G::Decisions list;
    look_at(s);
    while (s.hidden.waiting != 0) {
      const SeatSet waiting{s.hidden.waiting};
      const Seat p = Seat(nth_bit(waiting.bits, int(chance.below(u32(waiting.size())))));
      list.clear();
      G::legal(s.pub, s.seat[p], p, list);
      play(c, p, list[int(chance.below(u32(list.size())))]);
      look_at(s);
    }
  }

  void look_at(const State& s) {
    std::erase_if(rest_, [&](const Broken<G>& row) {
      if (!row.where(s)) return false;
      EXPECT_EQ(G::check(s), nullptr);
      State broken = s;
      row.breaks(broken);
      const char* said = G::check(broken);
      EXPECT_THAT(said == nullptr ? "nothing" : said, testing::HasSubstr(row.because));
      return true;
    });
  }

  std::vector<Broken<G>> rest_;
};

}  // namespace saloon
