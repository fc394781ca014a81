// How fast the search is: answers simulated per second inside it, beside those of the same playouts without a tree,
// from the opening of every game. Prints a row per game and playout policy; seconds are processor time.
//   search_speed [SECONDS]
#include "bots/search.h"

#include <cstdio>
#include <cstdlib>

#include "bench/config.h"
#include "bench/rate.h"
#include "games/all.gen.h"

namespace saloon {
namespace {

/// Whole games from the opening, no tree and no sampling.
template <GameRules G>
Rate raw_rate(const typename G::State& opening, SearchTuning tuning, double seconds) {
  constexpr int kPlayouts = 100;
  tuning.depth = 0;
  Chance chance{key_of_seed(3)};
  typename G::Decisions list;
  typename G::State s;
  return rate_of(seconds, [&] {
    u64 answers = 0;
    for (int i = 0; i < kPlayouts; ++i) {
      s = opening;
      s.hidden.chance.key = chance.fresh_key();
      Ctx<G> c{s};
      answers += bots::play_out<G>(c, tuning, list, chance);
    }
    return answers;
  });
}

template <GameRules G>
Rate search_rate(const typename G::State& opening, const SearchTuning& tuning, double seconds) {
  constexpr bots::Budget kBudget{.iterations = 1000};
  bots::Search<G> search(kBudget, tuning);
  const Seat p = Seat(lowest_bit(opening.hidden.waiting));
  Chance chance{key_of_seed(5)};
  u64 before = 0;
  Rate rate = rate_of(seconds, [&] {
    search.clear();
    search.think(observe<G>(opening, p), {}, {chance.fresh_key(), 0}, kBudget);
    return search.effort().answers - std::exchange(before, search.effort().answers);
  });
  rate.times *= kBudget.iterations;
  return rate;
}

template <GameRules G>
void measure(int seats, double seconds) {
  const auto opening = begin<G>(config_for<G>(seats), seats, key_of_seed(1));
  SearchTuning uniform = tuning_of<G>();
  uniform.plays_well = false;
  uniform.depth = 0;
  const auto row = [&](const char* how, const SearchTuning& tuning) {
    const Rate raw = raw_rate<G>(opening, tuning, seconds);
    const Rate inside = search_rate<G>(opening, tuning, seconds);
    std::printf("%-17s %d  %-21s %9.0f %12.0f %12.0f %6.0f %%\n", G::kSlug, seats, how, inside.times, inside.answers,
                raw.answers, 100 * inside.answers / raw.answers);
  };
  row("uniform, to the end", uniform);
  row("as a gunslinger plays", tuning_of<G>());
}

}  // namespace
}  // namespace saloon

int main(int argc, char** argv) {
  const double seconds = argc > 1 ? std::atof(argv[1]) : 2;
  std::puts("per second of processor time, one thread");
  std::puts("game          seats  playouts              iterations/s   answers/s  without tree   kept");
  saloon::for_each_game([&]<class G, class C>() { saloon::measure<G>((G::kMinSeats + G::kMaxSeats) / 2, seconds); });
  return 0;
}
