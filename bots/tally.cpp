#include <algorithm>

#include "bots/simulate.h"

namespace saloon {

void Tally::count(const EndedGame& game) {
  ++sums_.games;
  sums_.decisions += game.answers;
  sums_.illegal += game.illegal;
  sums_.shortest = std::min(sums_.shortest, game.answers);
  sums_.longest = std::max(sums_.longest, game.answers);
  sums_.signature += mix64(game.digest ^ mix64(game.number + 1));
  if (game.stalled) {
    ++sums_.stalls;
    return;
  }
  const u64 moved = rotate_ ? game.number % seats_ : 0;
  for (u64 p = 0; p < seats_; ++p) {
    const std::size_t who = std::size_t((p + seats_ - moved) % seats_);
    sums_.score[who] += game.outcome.score[p];
    if (!game.outcome.winners.has(Seat(p))) continue;
    ++sums_.wins[who];
    parts_[who] += kWhole / u64(game.outcome.winners.size());
  }
}

void Tally::count_broken(u64 number, std::string law, std::string scenario) {
  ++sums_.games;
  if (number >= broken_game_) return;
  broken_game_ = number;
  sums_.broken_law = std::move(law);
  sums_.scenario = std::move(scenario);
}

void Tally::add(const Tally& other) {
  const SimulateResult& more = other.sums_;
  sums_.games += more.games;
  sums_.decisions += more.decisions;
  sums_.illegal += more.illegal;
  sums_.stalls += more.stalls;
  sums_.signature += more.signature;
  sums_.shortest = std::min(sums_.shortest, more.shortest);
  sums_.longest = std::max(sums_.longest, more.longest);
  for (std::size_t i = 0; i < parts_.size(); ++i) {
    sums_.wins[i] += more.wins[i];
    sums_.score[i] += more.score[i];
    parts_[i] += other.parts_[i];
  }
  if (other.broken_game_ >= broken_game_) return;
  broken_game_ = other.broken_game_;
  sums_.broken_law = more.broken_law;
  sums_.scenario = more.scenario;
}

SimulateResult Tally::result(double seconds) const {
  SimulateResult out = sums_;
  out.seconds = seconds;
  out.shortest = out.games == 0 ? 0 : std::min(out.shortest, out.longest);
  for (std::size_t i = 0; i < parts_.size(); ++i) out.share[i] = double(parts_[i]) / double(kWhole);
  return out;
}

}  // namespace saloon
