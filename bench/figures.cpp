// The figures that instruction counts are taken of: plays random games, or repeats one thing at every position of a
// few. What it costs is the difference between two repeat counts (bench/instructions does that).
//   figures GAME SEATS playout|sample_world|clone|observe REPEATS
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "bench/config.h"
#include "bots/players.h"
#include "engine/hash.h"
#include "games/all.gen.h"

namespace saloon {
namespace {

constexpr int kGames = 40;

template <GameRules G>
u64 once(std::string_view what, const typename G::State& s, const typename G::View& view, Chance& chance) {
  if (what == "sample_world") return G::sample_world(view, chance).hidden.chance.key;
  if (what == "observe") return observe<G>(s, view.viewer).pub.asked.round;
  typename G::State copy = s;
  asm volatile("" : "+m"(copy));  // a copy nobody looks at would be left out
  return copy.pub.asked.round;
}

/// Prints how often the thing was done and the nanoseconds all in all; the sum keeps the compiler honest.
template <GameRules G>
void measure(std::string_view what, int seats, int repeats) {
  Chance chance{key_of_seed(7)};
  u64 sum = 0;
  u64 times = 0;
  std::chrono::nanoseconds spent{};
  typename G::Decisions list;
  for (u64 game = 0; game < kGames; ++game) {
    typename G::State s = begin<G>(config_for<G>(seats), seats, key_of_seed(1, game));
    Chance picks = picks_of(game);
    Ctx<G> c{s};
    while (!over<G>(s)) {
      const Seat p = next_to_answer<G>(s, picks);
      const typename G::View view = observe<G>(s, p);
      const auto start = std::chrono::steady_clock::now();
      for (int i = 0; i < repeats; ++i, ++times) sum += once<G>(what, s, view, chance);
      spent += std::chrono::steady_clock::now() - start;
      typename G::Decision d;
      if (pick_answer<G>(s, p, {}, picks, list, d)) {
        play(c, p, d);
      } else if (SeatSet{s.hidden.waiting}.has(p)) {
        break;
      }
    }
  }
  std::printf("%llu times, %lld ns, sum %llu\n", static_cast<unsigned long long>(times),
              static_cast<long long>(spent.count()), static_cast<unsigned long long>(sum));
}

}  // namespace
}  // namespace saloon

int main(int argc, char** argv) {
  if (argc != 5) {
    std::fputs("usage: figures GAME SEATS sample_world|clone|observe REPEATS\n", stderr);
    return 2;
  }
  saloon::for_each_game([&]<class G, class C>() {
    if (std::string_view(G::kSlug) == argv[1]) saloon::measure<G>(argv[3], std::atoi(argv[2]), std::atoi(argv[4]));
  });
  return 0;
}
