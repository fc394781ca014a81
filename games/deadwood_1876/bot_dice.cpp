// What the dice of the guns are worth against each other, counted face by face.
#include "games/deadwood_1876/bot.h"

namespace saloon::deadwood_1876::bot {

namespace {

constexpr int kFaces = 6;
constexpr int kHighest = 8;  ///< no die shows more

struct Tables {
  std::array<std::array<double, kHighest + 1>, kGuns> face{};  ///< chance of each number
  std::array<double, kGuns> mean{};
  std::array<std::array<double, kGuns>, kGuns> beats{};
  std::array<double, kGuns> beats_any{};
};

constexpr Tables count_faces() {
  Tables t;
  for (unsigned g = 0; g < kGuns; ++g) {
    const PairSet die = box::kDice[g];
    for (unsigned n = 0; n <= kHighest; ++n) {
      t.face[g][n] = double((die.one >> n & 1) + (die.two >> n & 1)) / kFaces;
      t.mean[g] += t.face[g][n] * n;
    }
  }
  return t;
}

constexpr Tables make_tables() {
  Tables t = count_faces();
  for (unsigned a = 0; a < kGuns; ++a) {
    for (unsigned b = 0; b < kGuns; ++b) {
      double more = 0;
      double less = 0;
      for (unsigned x = 0; x <= kHighest; ++x) {
        for (unsigned y = 0; y <= kHighest; ++y) {
          if (x > y) more += t.face[a][x] * t.face[b][y];
          if (x < y) less += t.face[a][x] * t.face[b][y];
        }
      }
      t.beats[a][b] = more / (more + less);
      t.beats_any[a] += t.beats[a][b] / kGuns;
    }
  }
  return t;
}

constexpr Tables kTables = make_tables();

}  // namespace

double mean_of(Gun gun) { return kTables.mean[unsigned(gun)]; }
double beats(Gun first, Gun second) { return kTables.beats[unsigned(first)][unsigned(second)]; }
double beats_any(Gun gun) { return kTables.beats_any[unsigned(gun)]; }

double tops(Gun gun, int shooters) {
  double chance = 0;
  double below = 0;  // chance that one unknown gun shows less
  for (unsigned n = 0; n <= kHighest; ++n) {
    double here = 0;
    for (const auto& face : kTables.face) here += face[n] / kGuns;
    double all_below = 1;
    for (int i = 1; i < shooters; ++i) all_below *= below + here / 2;
    chance += kTables.face[unsigned(gun)][n] * all_below;
    below += here;
  }
  return chance;
}

}  // namespace saloon::deadwood_1876::bot
