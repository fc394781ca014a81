// What a decision costs at a table of people: table GAME SEATS GAMES. Callgrind counts the instructions; the time is
// the processor's.
#include <ctime>
#include <iostream>

#include "bench/played.h"

namespace saloon::house {
namespace {

int run(const std::string& slug, int seats, int games) {
  const GameInfo* game = find_game(slug);
  if (game == nullptr) return 2;
  Counted all;
  const std::clock_t begin = std::clock();
  for (int i = 0; i < games; ++i) {
    Played played(*game, seats, u64(i + 1));
    played.play();
    all.decisions += played.counted().decisions;
    all.letters += played.counted().letters;
    all.bytes += played.counted().bytes;
  }
  const double seconds = double(std::clock() - begin) / CLOCKS_PER_SEC;
  std::cout << slug << ' ' << seats << ": " << all.decisions << " decisions, " << seconds * 1e6 / double(all.decisions)
            << " us each, " << all.letters << " letters, " << all.bytes / all.decisions << " bytes a decision\n";
  return 0;
}

}  // namespace
}  // namespace saloon::house

int main(int argc, char** argv) {
  if (argc != 4) {
    std::cerr << "usage: table GAME SEATS GAMES\n";
    return 2;
  }
  return saloon::house::run(argv[1], std::atoi(argv[2]), std::atoi(argv[3]));
}
