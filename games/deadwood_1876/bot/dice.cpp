// What the dice of the guns are worth against each other, counted face by face.
#include "games/deadwood_1876/bot/bot.h"

namespace saloon::deadwood_1876::bot {

namespace {

constexpr int kFaces = 6;
constexpr int kHighest = 8;  ///< no die shows more

/// Chance of each number, by gun.
using Faces = std::array<std::array<double, kHighest + 1>, kGuns>;

constexpr Faces count_faces() {
  Faces faces{};
  for (unsigned g = 0; g < kGuns; ++g) {
    const CardBag die = components::kDice[g];
    for (unsigned n = 0; n <= kHighest; ++n) faces[g][n] = double((die.one >> n & 1) + (die.two >> n & 1)) / kFaces;
  }
  return faces;
}

constexpr double count_beats(const Faces& faces, unsigned a, unsigned b) {
  double more = 0;
  double less = 0;
  for (unsigned x = 0; x <= kHighest; ++x) {
    for (unsigned y = 0; y <= kHighest; ++y) {
      if (x > y) more += faces[a][x] * faces[b][y];
      if (x < y) less += faces[a][x] * faces[b][y];
    }
  }
  return more / (more + less);
}

constexpr double count_tops(const Faces& faces, unsigned gun, int shooters) {
  double chance = 0;
  double below = 0;  // chance that one unknown gun shows less
  for (unsigned n = 0; n <= kHighest; ++n) {
    double here = 0;
    for (const auto& face : faces) here += face[n] / kGuns;
    double all_below = 1;
    for (int i = 1; i < shooters; ++i) all_below *= below + here / 2;
    chance += faces[gun][n] * all_below;
    below += here;
  }
  return chance;
}

constexpr Odds count_odds() {
  const Faces faces = count_faces();
  Odds d;
  for (unsigned a = 0; a < kGuns; ++a) {
    for (unsigned n = 0; n <= kHighest; ++n) d.mean[a] += faces[a][n] * n;
    for (unsigned b = 0; b < kGuns; ++b) {
      d.beats[a][b] = count_beats(faces, a, b);
      d.beats_any[a] += d.beats[a][b] / kGuns;
    }
    for (unsigned n = 0; n <= kMaxSeats; ++n) d.tops[a][n] = count_tops(faces, a, int(n));
  }
  return d;
}

}  // namespace

constinit const Odds kOdds = count_odds();

}  // namespace saloon::deadwood_1876::bot
