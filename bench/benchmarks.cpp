// What things cost, for every registered game and number of seats (Google Benchmark). bench/write_table.py turns it
// into the table of bench/README.md; bench/instructions counts the same where a clock cannot be trusted.
//   build/benchmarks --benchmark_filter=desperados_cards/4
#include <benchmark/benchmark.h>

#include "bench/config.h"
#include "bots/players.h"
#include "engine/hash.h"
#include "engine/match/codec.h"
#include "games/all.gen.h"

namespace saloon {
namespace {

/// Decisions of random games, as positions with whoever is asked.
template <GameRules G>
struct Position {
  typename G::State state;
  Seat seat{};
};

constexpr std::size_t kPositions = 400;

/// A few positions out of each of many games.
template <GameRules G>
std::vector<Position<G>> positions(int seats) {
  std::vector<Position<G>> out;
  typename G::Decisions list;
  for (u64 game = 0; out.size() < kPositions; ++game) {
    typename G::State s = begin<G>(config_for<G>(seats), seats, key_of_seed(1, game));
    Chance picks = picks_of(game);
    Ctx<G> c{s};
    while (!over<G>(s) && out.size() < kPositions) {
      const Seat p = next_to_answer<G>(s, picks);
      if (picks.below(16) == 0) out.push_back({s, p});
      typename G::Decision d;
      if (pick_answer<G>(s, p, {}, picks, list, d)) {
        play(c, p, d);
      } else if (SeatSet{s.hidden.waiting}.has(p)) {
        break;
      }
    }
  }
  return out;
}

template <GameRules G>
void playouts(benchmark::State& run, int seats) {
  typename G::Decisions list;
  Finished<G> game{};
  const typename G::Config config = config_for<G>(seats);
  u64 seed = 0;
  u64 answers = 0;
  for (auto _ : run) {
    play_to_end<G>(game, config, seats, ++seed, {}, list);
    answers += game.answers;
  }
  run.SetItemsProcessed(i64(answers));
  run.counters["length"] = double(answers) / double(seed);
}

/// Does `f` to one position after the other.
template <GameRules G, class F>
void over_positions(benchmark::State& run, int seats, F f) {
  const std::vector<Position<G>> all = positions<G>(seats);
  std::size_t i = 0;
  for (auto _ : run) {
    f(all[i]);
    i = i + 1 == all.size() ? 0 : i + 1;
  }
}

template <GameRules G>
void listing(benchmark::State& run, int seats) {
  typename G::Decisions list;
  u64 listed = 0;
  u64 times = 0;
  over_positions<G>(run, seats, [&](const Position<G>& at) {
    G::legal(at.state.pub, at.state.seat[at.seat], at.seat, list);
    listed += u64(list.size());
    ++times;
  });
  run.counters["choices"] = double(listed) / double(times);
}

template <GameRules G>
void cloning(benchmark::State& run, int seats) {
  over_positions<G>(run, seats, [](const Position<G>& at) {
    typename G::State copy = at.state;
    benchmark::DoNotOptimize(copy);
  });
}

template <GameRules G>
void observing(benchmark::State& run, int seats) {
  over_positions<G>(run, seats, [](const Position<G>& at) {
    typename G::View view = observe<G>(at.state, at.seat);
    benchmark::DoNotOptimize(view);
  });
}

template <GameRules G>
void sampling(benchmark::State& run, int seats) {
  Chance chance{key_of_seed(7)};
  over_positions<G>(run, seats, [&](const Position<G>& at) {
    typename G::State world = G::sample_world(observe<G>(at.state, at.seat), chance);
    benchmark::DoNotOptimize(world);
  });
}

template <GameRules G, class C>
void viewing(benchmark::State& run, int seats) {
  std::size_t bytes = 0;
  std::size_t times = 0;
  over_positions<G>(run, seats, [&](const Position<G>& at) {
    bytes += view_text<G, C>(observe<G>(at.state, at.seat)).size();
    ++times;
  });
  run.counters["bytes"] = double(bytes) / double(times);
}

template <GameRules G, class C>
void enlist() {
  const std::string sizes = "State " + std::to_string(sizeof(typename G::State)) + ", Decision " +
                            std::to_string(sizeof(typename G::Decision)) + ", Event " + std::to_string(sizeof(Event));
  benchmark::AddCustomContext(std::string("sizes/") + G::kSlug, sizes);
  const auto add = [](const char* what, int seats, auto f) {
    const std::string name = std::string(G::kSlug) + "/" + std::to_string(seats) + "/" + what;
    benchmark::RegisterBenchmark(name.c_str(), f, seats);
  };
  for (int seats = G::kMinSeats; seats <= G::kMaxSeats; ++seats) {
    add("playout", seats, playouts<G>);
    add("legal", seats, listing<G>);
    add("clone", seats, cloning<G>);
    add("observe", seats, observing<G>);
    add("sample_world", seats, sampling<G>);
    add("view_json", seats, viewing<G, C>);
  }
}

}  // namespace
}  // namespace saloon

int main(int argc, char** argv) {
  saloon::for_each_game([]<class G, class C>() { saloon::enlist<G, C>(); });
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
