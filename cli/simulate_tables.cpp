#include "cli/simulate_tables.h"

#include <algorithm>
#include <chrono>
#include <numeric>

#include "bots/many_tables.h"
#include "engine/character.h"
#include "engine/simulate_of.h"

namespace saloon::cli {
namespace {

/// Who sits where in this game of the job.
bots::Fixture fixture_of(const SimulateJob& job, u64 number) {
  bots::Fixture out{.seed = game_seed(job.seed, number)};
  const u64 seats = u64(job.seats);
  for (u64 i = 0; i < seats; ++i) out.at[job.rotate ? (i + number) % seats : i] = u8(i);
  return out;
}

void count(const SimulateJob& job, const bots::PlayedGame& game, Tally& tally) {
  const bots::Played& played = game.played;
  const u64 answers = std::accumulate(played.answers.begin(), played.answers.end(), u64{0});
  ++tally.games;
  tally.answers += answers;
  tally.shortest = std::min(tally.shortest, answers);
  tally.longest = std::max(tally.longest, answers);
  tally.signature += mix64(played.digest ^ mix64(game.number + 1));
  if (played.stalled) {
    ++tally.stalls;
    return;
  }
  const bots::Fixture fixture = fixture_of(job, game.number);
  for (const Seat p : all_seats(job.seats)) {
    const u8 bot = fixture.at[p];
    tally.score[bot] += played.outcome.score[p];
    if (!played.outcome.winners.has(p)) continue;
    ++tally.wins[bot];
    tally.parts[bot] += Tally::kWhole / u64(played.outcome.winners.size());
  }
}

}  // namespace

std::string simple_bot(const std::string& name) {
  Character character;
  std::string error;
  if (is_command(name) || !read_character(name, character, error)) return "";
  if (character == Character{.level = Level::Random}) return "random";
  return character == Character{.level = Level::Cowhand} ? "heuristic" : "";
}

SimulateResult simulate_tables(const SimulateJob& job, const OutsideBots& outside, const Shell& shell) {
  bots::ManyTables tables{.game = job.game, .seats = job.seats, .options = job.options, .games = job.games};
  tables.crews.resize(std::size_t(job.threads));
  for (bots::Crew& crew : tables.crews) {
    for (const std::string& name : job.bots) crew.push_back(thinker_named(shell, *job.game, name, outside));
  }
  tables.fixture = [&](u64 number) { return fixture_of(job, number); };
  Tally tally;
  tables.notice = [&](const bots::Batch& batch) {
    for (const bots::PlayedGame& game : batch.games) count(job, game, tally);
    if (job.progress != nullptr) job.progress(tally.games);
    return true;
  };
  SimulateResult out;
  const auto start = std::chrono::steady_clock::now();
  if (!play_tables(tables, out.error)) return out;
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
  return result_of(tally, took.count());
}

}  // namespace saloon::cli
