#include "bots/simulate_tables.h"

#include <algorithm>
#include <chrono>
#include <numeric>

#include "bots/players.h"

namespace saloon::bots {
namespace {

/// Adds up games in any order: sums of whole numbers only.
class Sum {
 public:
  explicit Sum(const SimulateJob& job) : job_(job) {}

  void add(const PlayedGame& game) {
    const Played& p = game.played;
    const u64 answers = std::accumulate(p.answers.begin(), p.answers.end(), u64{0});
    out_.shortest = out_.games == 0 ? answers : std::min(out_.shortest, answers);
    out_.longest = std::max(out_.longest, answers);
    ++out_.games;
    out_.decisions += answers;
    out_.illegal += std::accumulate(p.illegal.begin(), p.illegal.end(), u64{0});
    out_.signature += mix64(p.digest ^ mix64(game.number + 1));
    if (p.stalled) ++out_.stalls;
    const u64 moved = job_.rotate ? game.number % u64(job_.seats) : 0;
    for (unsigned seat = 0; seat < unsigned(job_.seats); ++seat) {
      const std::size_t who = std::size_t((seat + u64(job_.seats) - moved) % u64(job_.seats));
      out_.score[who] += p.outcome.score[seat];
      if (!p.outcome.winners.has(Seat(seat))) continue;
      ++out_.wins[who];
      parts_[who] += kWhole / u64(p.outcome.winners.size());
    }
  }

  [[nodiscard]] u64 games() const { return out_.games; }
  SimulateResult close() {
    for (std::size_t i = 0; i < parts_.size(); ++i) out_.share[i] = double(parts_[i]) / double(kWhole);
    return out_;
  }

 private:
  static constexpr u64 kWhole = 2520;  ///< divisible by every possible number of winners
  const SimulateJob& job_;
  SimulateResult out_;
  std::array<u64, kMostSeats> parts_{};
};

/// One for each seat; false with one line in `error`.
bool read_characters(const SimulateJob& job, std::vector<Character>& out, std::string& error) {
  out.resize(std::size_t(std::clamp(job.seats, 0, kMostSeats)));
  if (job.bots.size() != 1 && job.bots.size() != out.size()) {
    error = std::to_string(job.bots.size()) + " bots for " + std::to_string(job.seats) +
            " seats; name one, or one per seat";
    return false;
  }
  for (std::size_t i = 0; i < out.size(); ++i) {
    if (!read_character(job.bots[job.bots.size() == 1 ? 0 : i], out[i], error)) return false;
  }
  return true;
}

SimulateResult through_matches(const SimulateJob& job, const std::vector<Character>& characters) {
  SimulateResult failed;
  failed.error = "the laws are checked with the calm bots random and cowhand only";
  if (job.check) return failed;
  std::vector<Crew> crews(std::size_t(std::max(job.threads, 1)));
  for (Crew& crew : crews) {
    for (const Character& character : characters) crew.push_back(job.game->seat_bot(character));
  }
  return simulate_tables(job, std::move(crews));
}

}  // namespace

SimulateResult simulate_tables(const SimulateJob& job, std::vector<Crew> crews) {
  Sum sum(job);
  ManyTables tables{.game = job.game, .seats = job.seats, .options = job.options, .games = job.games};
  tables.crews = std::move(crews);
  tables.fixture = [&job](u64 number) {
    Fixture out{.seed = game_seed(job.seed, number)};
    const u64 seats = u64(job.seats);
    for (u64 i = 0; i < seats; ++i) out.at[std::size_t((i + (job.rotate ? number : 0)) % seats)] = u8(i);
    return out;
  };
  tables.notice = [&](const Batch& batch) {
    for (const PlayedGame& game : batch.games) sum.add(game);
    if (job.progress != nullptr) job.progress(sum.games());
    return true;
  };
  const auto start = std::chrono::steady_clock::now();
  SimulateResult failed;
  if (!play_tables(tables, failed.error)) return failed;
  SimulateResult out = sum.close();
  out.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return out;
}

const char* quick_name(const Character& character) {
  if (character.mood != Mood::Calm) return nullptr;
  if (character.level == Level::Random) return "random";
  return character.level == Level::Cowhand ? "heuristic" : nullptr;
}

SimulateResult simulate_characters(const SimulateJob& job) {
  std::vector<Character> characters;
  SimulateResult failed;
  if (!read_characters(job, characters, failed.error)) return failed;
  SimulateJob quick = job;
  quick.bots.clear();
  for (const Character& character : characters) {
    const char* name = quick_name(character);
    if (name == nullptr) return through_matches(job, characters);
    quick.bots.emplace_back(name);
  }
  return job.game->simulate(quick);
}

}  // namespace saloon::bots
