// Figures of an outlook held against worlds that their reader cannot exclude, out of games among competent players.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <set>
#include <vector>

#include "engine/rows/figures.h"
#include "tests/games/hook_checks.h"

namespace saloon {

/// What is asked, and how many worlds each figure is held against.
struct OutlookRun {
  int seats{};
  u64 games = 2;
  u64 every = 7;      ///< so many questions go by until the next is looked into
  int decisions = 2;  ///< of those listed, beside the question as a whole
  int worlds = has_hours() ? 20'000 : 200;
};

/// One figure, and what came of it world by world.
template <GameRules G>
struct HeldFigure {
  typename G::Decision decision{};  ///< none: of the question as a whole
  Figure figure{};
  int worlds = 0;
  double sum = 0;
  double squares = 0;
  double least = 1e9;
  double most = -1e9;
  void meet(double value) {
    ++worlds;
    sum += value;
    squares += value * value;
    least = std::min(least, value);
    most = std::max(most, value);
  }
};

/// How often each row was measured, and how often its figure was reached: a bound that nothing ever comes near proves
/// nothing.
struct OutlookSeen {
  std::vector<u64> measured, reached;
};

template <GameRules G>
void hold_against_worlds(const HeldFigure<G>& held, OutlookSeen& seen) {
  if (held.worlds == 0) return;
  const Figure& f = held.figure;
  const FigureRow& row = G::Outlook::kFigures[f.row];
  ++seen.measured[f.row];
  const double n = f.amount.n;
  switch (row.holds) {
    case Holds::Sure:
      ASSERT_EQ(held.least, n) << row.name;
      ASSERT_EQ(held.most, n) << row.name;
      ++seen.reached[f.row];
      return;
    case Holds::Most:
      ASSERT_LE(held.most, n) << row.name;
      seen.reached[f.row] += held.most == n ? 1 : 0;
      return;
    case Holds::Chance: {
      ASSERT_GT(f.amount.of, 0) << row.name;
      const double share = held.sum / held.worlds;
      const double said = n / f.amount.of;
      const double error = double(f.amount.error) / f.amount.of;
      const double spread = std::clamp(said, error, 1 - error);  // where the truth may lie, as uncertain as it can be
      // Bernstein's bound: what is rare strays further than a bell curve says.
      const double noise = 4.5 * std::sqrt(spread * (1 - spread) / held.worlds) + 4.5 * 4.5 / 3 / held.worlds;
      ASSERT_NEAR(share, said, error + noise + 1e-9) << row.name << ": " << f.amount.n << " of " << f.amount.of;
      seen.reached[f.row] += share > 0 && share < 1 ? 1 : 0;
      return;
    }
    case Holds::Mean: {
      ASSERT_GT(f.amount.of, 0) << row.name;
      const double mean = held.sum / held.worlds;
      const double spread = std::sqrt(std::max(0.0, held.squares / held.worlds - mean * mean));
      const double noise = 4.5 * spread / std::sqrt(held.worlds);
      ASSERT_NEAR(mean, n / f.amount.of, double(f.amount.error) / f.amount.of + noise + 1e-9) << row.name;
      seen.reached[f.row] += spread > 0 ? 1 : 0;
      return;
    }
  }
}

template <GameRules G>
std::vector<HeldFigure<G>> figures_of(const typename G::State& s, Seat p, int decisions, Chance& picks) {
  using O = typename G::Outlook;
  const O outlook(observe<G>(s, p));
  std::vector<HeldFigure<G>> out;
  const auto take = [&](const typename G::Decision& d, const Figures<O>& figures) {
    for (const Figure& f : figures) out.push_back({d, f});
  };
  Figures<O> whole;
  outlook.whole(whole);
  take({}, whole);
  typename G::Decisions list;
  G::legal(s.pub, s.seat[p], p, list);
  for (int i = 0; i < decisions && !list.empty(); ++i) {
    const auto& d = list[int(picks.below(u32(list.size())))];
    Figures<O> figures;
    outlook.of(d, figures);
    take(d, figures);
  }
  return out;
}

/// `measure` says what a figure is in this world, or nothing where it cannot be told there:
/// std::optional<double>(const State& world, Seat, const Decision&, const Figure&).
template <GameRules G, class Measure>
void expect_true_figures(const OutlookRun& run, const typename G::Config& config, OutlookSeen& seen, Measure measure) {
  seen.measured.resize(std::size(G::Outlook::kFigures));
  seen.reached.resize(std::size(G::Outlook::kFigures));
  u64 asked = 0;
  Chance picks{key_of_seed(46)};  // apart from the worlds: more of them look into the same decisions
  Chance chance{key_of_seed(47)};
  for (u64 game = 0; game < run.games; ++game) {
    played<G>(config, run.seats, game_seed(43, game), cowhand<G>, [&](const typename G::State& s, Seat p) {
      if (++asked % run.every != 0) return;
      std::vector<HeldFigure<G>> figures = figures_of<G>(s, p, run.decisions, picks);
      const auto view = observe<G>(s, p);
      for (int i = 0; i < run.worlds && !figures.empty(); ++i) {
        const typename G::State world = G::sample_world(view, chance);
        for (auto& held : figures) {
          const std::optional<double> value = measure(world, p, held.decision, held.figure);
          if (value) held.meet(*value);
        }
      }
      for (const auto& held : figures) ASSERT_NO_FATAL_FAILURE(hold_against_worlds<G>(held, seen));
    });
    if (testing::Test::HasFatalFailure()) return;
  }
}

/// Every figure of the game was met, and came out as it says somewhere.
template <GameRules G>
void expect_all_met(const OutlookSeen& seen) {
  for (std::size_t i = 0; i < std::size(G::Outlook::kFigures); ++i) {
    EXPECT_GT(seen.measured[i], 0U) << G::Outlook::kFigures[i].name;
    EXPECT_GT(seen.reached[i], 0U) << G::Outlook::kFigures[i].name;
  }
}

}  // namespace saloon
