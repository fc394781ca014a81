// Teaches the network of games/deadwood_1876/bot/network.h and writes its weights:
//
//   build/fit_deadwood_1876 [GAMES] > games/deadwood_1876/bot/weights.cpp
//   clang-format-19 -i games/deadwood_1876/bot/weights.cpp
//
// Heuristic bots that act on a whim now and then play so many games with three seats and more; from positions of theirs
// the network learns who won (stochastic gradient descent on the log loss, Adam). What it achieves in a
// tenth of the games, from which it has not learned, goes to standard error.
#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <numeric>
#include <vector>

#include "bots/playout.h"
#include "games/deadwood_1876/bot/network.h"
#include "games/deadwood_1876/game.h"

namespace saloon::deadwood_1876 {
namespace {

constexpr u32 kGames = 400'000;
constexpr int kPasses = 8;
constexpr std::size_t kBatch = 64;
constexpr u32 kWhims = 10;      ///< one decision of so many
constexpr u32 kPositions = 12;  ///< one position of so many
constexpr u32 kUnseen = 10;     ///< one game of so many, all of five seats, is kept to judge the result by

using bot::Cells;
using bot::Inputs;
using bot::kCells;
using bot::kInputs;
using bot::Network;

struct Position {
  int seats{};
  std::array<Inputs, kMaxSeats> inputs{};
  Values base{};
  Values won{};  ///< the share of the victory each seat had in the end
};

// --- games
Position position_of(const State& s) {
  Position out{.seats = s.pub.seats};
  const bot::Table t = bot::table_of(s);
  bot::base_chances(t, out.base);
  bot::look_at_seats(s, t, out.base, out.inputs);
  return out;
}

Decision decide(const State& s, Seat p, Chance& chance) {
  if (chance.below(kWhims) != 0) return Game::choose(observe<Game>(s, p), chance);
  Game::Decisions list;
  Game::legal(s.pub, s.seat[p], p, list);
  return list[int(chance.below(u32(list.size())))];
}

void play_one(int seats, u64 seed, std::vector<Position>& out) {
  State s = begin<Game>(Config{}, seats, key_of_seed(seed));
  Ctx<Game> c{s};
  Chance chance{key_of_seed(seed, 1)};
  const std::size_t first = out.size();
  while (!over<Game>(s)) {
    if (bot::is_corrected(s.pub) && Game::quiet(s) && chance.below(kPositions) == 0) out.push_back(position_of(s));
    const Seat p = Seat(lowest_bit(s.hidden.waiting));
    play(c, p, decide(s, p, chance));
  }
  Values won{};
  bots::values_at_end<Game>(s, won);
  for (std::size_t i = first; i < out.size(); ++i) out[i].won = won;
}

/// Every second game at five seats, the others at three to nine.
int seats_of(u32 game) { return game % 2 == 0 ? 5 : 3 + int(game / 2 % 7); }

// --- learning
struct Seen {
  std::array<Cells, kMaxSeats> hidden;
  Values chance;
};

void look(const Network& net, const Position& at, Seen& out) {
  float all = 0;
  for (unsigned p = 0; p < unsigned(at.seats); ++p) {
    out.hidden[p] = bot::hidden_by(net, at.inputs[p]);
    out.chance[p] = at.base[p] * std::exp(bot::correction(net, out.hidden[p]));
    all += out.chance[p];
  }
  for (unsigned p = 0; p < unsigned(at.seats); ++p) out.chance[p] /= all;
}

/// Adds the slope of the loss at this position.
void add_slope(const Network& net, const Position& at, Network& slope) {
  Seen seen;
  look(net, at, seen);
  for (unsigned p = 0; p < unsigned(at.seats); ++p) {
    const float error = (seen.chance[p] - at.won[p]) / float(kBatch);
    Cells back;
    for (unsigned h = 0; h < kCells; ++h) {
      const bool fires = seen.hidden[p][h] > 0;
      slope.out[h] += fires ? error * seen.hidden[p][h] : 0;
      back[h] = fires ? error * net.out[h] : 0;
      slope.bias[h] += back[h];
    }
    for (unsigned i = 0; i < kInputs; ++i) {
      for (unsigned h = 0; h < kCells; ++h) slope.in[i][h] += back[h] * at.inputs[p][i];
    }
  }
}

/// All weights in a row.
using Flat = std::array<float, sizeof(Network) / sizeof(float)>;

/// Steps of a length that suits every weight (Adam).
class Steps {
 public:
  void take(Network& net, const Network& slope, float rate) {
    auto weights = std::bit_cast<Flat>(net);
    const auto slopes = std::bit_cast<Flat>(slope);
    ++count_;
    const float fade = 1 - std::pow(kKeep, float(count_));
    const float fade_squares = 1 - std::pow(kKeepSquares, float(count_));
    for (std::size_t i = 0; i < weights.size(); ++i) {
      const float g = slopes[i];
      mean_[i] = kKeep * mean_[i] + (1 - kKeep) * g;
      square_[i] = kKeepSquares * square_[i] + (1 - kKeepSquares) * g * g;
      weights[i] -= rate * (mean_[i] / fade) / (std::sqrt(square_[i] / fade_squares) + 1e-8F);
    }
    net = std::bit_cast<Network>(weights);
  }

 private:
  static constexpr float kKeep = 0.9F;
  static constexpr float kKeepSquares = 0.999F;
  Flat mean_{};
  Flat square_{};
  int count_ = 0;
};

/// Mean log loss; without a network that of the base chances.
double loss(const std::vector<Position>& positions, const Network* net) {
  double sum = 0;
  for (const Position& at : positions) {
    Seen seen;
    if (net != nullptr) look(*net, at, seen);
    for (unsigned p = 0; p < unsigned(at.seats); ++p) {
      const float chance = net != nullptr ? seen.chance[p] : at.base[p];
      sum -= double(at.won[p]) * std::log(double(chance) + 1e-9);
    }
  }
  return sum / double(positions.size());
}

Network random_network(Chance& chance) {
  Flat weights;
  for (float& weight : weights) weight = 0.5F * (float(chance.below(2001)) / 1000 - 1);
  auto net = std::bit_cast<Network>(weights);
  net.bias = {};
  for (float& out : net.out) out *= 0.2F;
  return net;
}

Network learn(const std::vector<Position>& positions, const std::vector<Position>& unseen) {
  Chance chance{key_of_seed(1876)};
  Network net = random_network(chance);
  Steps steps;
  std::vector<u32> order(positions.size());
  std::iota(order.begin(), order.end(), 0);
  std::fprintf(stderr, "%zu positions; log loss of the base chances %.4f\n", positions.size(), loss(unseen, nullptr));
  for (int pass = 0; pass < kPasses; ++pass) {
    for (std::size_t i = order.size(); i > 1; --i) std::swap(order[i - 1], order[chance.below(u32(i))]);
    const float rate = 0.003F * (1 - float(pass) / kPasses) + 0.0002F;
    for (std::size_t from = 0; from + kBatch <= order.size(); from += kBatch) {
      Network slope{};
      for (std::size_t i = from; i < from + kBatch; ++i) add_slope(net, positions[order[i]], slope);
      steps.take(net, slope, rate);
    }
    std::fprintf(stderr, "pass %d: %.4f\n", pass + 1, loss(unseen, &net));
  }
  return net;
}

// --- writing
void write_row(const Cells& row, const char* indent, const char* end) {
  std::printf("%s{{", indent);
  for (unsigned h = 0; h < kCells; ++h) std::printf("%s%.3fF", h == 0 ? "" : ", ", double(row[h]));
  std::printf("}}%s\n", end);
}

void write(const Network& net) {
  std::printf("// The weights of the network, written by bench/fit_deadwood_1876.cpp.\n");
  std::printf("#include \"games/deadwood_1876/bot/network.h\"\n\nnamespace saloon::deadwood_1876::bot {\n\n");
  std::printf("// NOLINTBEGIN(modernize-use-std-numbers): what looks like a constant of nature was learned.\n");
  std::printf("const Network kNetwork{\n    {{\n");
  for (const auto& row : net.in) write_row(row, "        ", ",");
  std::printf("    }},\n");
  write_row(net.bias, "    ", ",");
  write_row(net.out, "    ", ",");
  std::printf("};\n// NOLINTEND(modernize-use-std-numbers)\n\n}  // namespace saloon::deadwood_1876::bot\n");
}

void fit(u32 games) {
  std::vector<Position> positions;
  std::vector<Position> unseen;
  for (u32 game = 0; game < games; ++game) play_one(seats_of(game), game, game % kUnseen == 0 ? unseen : positions);
  write(learn(positions, unseen));
}

}  // namespace
}  // namespace saloon::deadwood_1876

int main(int argc, char** argv) {
  const int games = argc > 1 ? std::atoi(argv[1]) : int(saloon::deadwood_1876::kGames);
  if (argc > 2 || games < 1000) {
    std::fprintf(stderr, "fit_deadwood_1876: how many games, at least 1,000\n");
    return 2;
  }
  saloon::deadwood_1876::fit(saloon::u32(games));
  return 0;
}
