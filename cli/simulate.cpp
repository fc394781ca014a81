#include "bots/simulate.h"

#include <iostream>
#include <thread>

#include "cli/print.h"
#include "cli/progress.h"
#include "cli/thinkers.h"
#include "cli/verb.h"

namespace saloon::cli {
namespace {

struct AskedSimulate {
  std::string game, seats, games = "1000", bot, bots, seed = "1", threads = "1";
  std::vector<std::string> options;
  OutsideFlags outside;
  bool rotate = false, check = false, json = false;
};

constexpr u64 kMostGames = 1'000'000'000'000;
constexpr u64 kMostThreads = 256;

/// A job, and its bots as they were named, programs of other people among them.
struct NamedJob : SimulateJob {
  std::vector<std::string> names;
};

NamedJob job_of(const AskedSimulate& asked, const Shell& shell) {
  NamedJob job;
  job.game = &game_named(shell, asked.game);
  job.seats = seats_named(shell, *job.game, asked.seats);
  job.options = options_named(shell, *job.game, asked.options);
  job.names = bots_named(shell, *job.game, asked.bot, asked.bots, "random", job.seats);
  job.games = number_named(shell, "--games", asked.games, 1, kMostGames);
  job.seed = number_named(shell, "--seed", asked.seed, 0, kAnyNumber);
  job.threads = int(number_named(shell, "--threads", asked.threads, 0, kMostThreads));
  if (job.threads == 0) job.threads = std::max(1, int(std::thread::hardware_concurrency()));
  job.rotate = asked.rotate;
  job.check = asked.check;
  return job;
}

std::string hexadecimal(u64 value) {
  char text[17];
  std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(value));
  return text;
}

json::object result_json(const NamedJob& job, const SimulateResult& r, const std::string& file,
                         const BotFaults& faults) {
  json::array wins;
  json::array share;
  json::array scores;
  for (std::size_t i = 0; i < std::size_t(job.seats); ++i) {
    wins.emplace_back(r.wins[i]);
    share.emplace_back(r.share[i]);
    scores.emplace_back(r.score[i]);
  }
  const double mean = r.games == 0 ? 0 : double(r.decisions) / double(r.games);
  json::object out{{"game", job.game->slug},
                   {"seats", job.seats},
                   {"bots", json::array(job.names.begin(), job.names.end())},
                   {"rotate", job.rotate},
                   {"seed", job.seed},
                   {"threads", job.threads},
                   {"games", r.games},
                   {"decisions", r.decisions},
                   {"seconds", r.seconds},
                   {"lengths", {{"min", r.shortest}, {"mean", mean}, {"max", r.longest}}},
                   {"wins", std::move(wins)},
                   {"share", std::move(share)},
                   {"scores", std::move(scores)},
                   {"stalls", r.stalls},
                   {"illegal", r.illegal},
                   {"faults", faults.counted()},
                   {"checked", job.check},
                   {"broken_law", r.broken_law.empty() ? json::value(nullptr) : json::value(r.broken_law)},
                   {"signature", hexadecimal(r.signature)}};
  if (!file.empty()) out["scenario"] = file;
  return out;
}

void print_result(const NamedJob& job, const SimulateResult& r, const Shell& shell) {
  const double games = double(std::max<u64>(r.games, 1));
  const double rate = r.seconds > 0 ? std::floor(double(r.decisions) / r.seconds) : 0;
  print_line(shell.say(
      "simulate.games",
      {{"games", r.games}, {"game", job.game->slug}, {"seats", job.seats}, {"seconds", r.seconds}, {"rate", rate}}));
  const json::object lengths{{"min", r.shortest}, {"max", r.longest}, {"mean", double(r.decisions) / games}};
  print_line(shell.say("simulate.lengths", lengths));
  for (std::size_t i = 0; i < std::size_t(job.seats); ++i) {
    const double percent = std::round(1000 * r.share[i] / games) / 10;
    print_line(shell.say(job.rotate ? "simulate.rotated" : "simulate.seat", {{"seat", i},
                                                                             {"bot", job.names[i]},
                                                                             {"wins", r.wins[i]},
                                                                             {"share", percent},
                                                                             {"score", double(r.score[i]) / games}}));
  }
  print_line(shell.say("simulate.signature", {{"signature", hexadecimal(r.signature)}}));
}

/// Writes the scenario that reproduces a failure; returns its name.
std::string write_scenario(const SimulateJob& job, const SimulateResult& r, const Shell& shell) {
  if (r.scenario.empty()) return {};
  const std::string stem = "broken-" + std::string(job.game->slug) + "-seed" + std::to_string(job.seed);
  std::string file = stem + ".json";
  for (int n = 2; std::filesystem::exists(file); ++n) file = stem + "-" + std::to_string(n) + ".json";
  write_new_file(shell, file, r.scenario);
  return file;
}

Result<SimulateResult> played_by_programs(const NamedJob& job, const OutsideBots& outside, const Shell& shell) {
  std::vector<bots::Crew> crews(std::size_t(job.threads));
  for (bots::Crew& crew : crews) {
    for (const std::string& bot : job.names) crew.push_back(thinker_named(shell, *job.game, bot, outside));
  }
  return bots::simulate_crews(job, std::move(crews));
}

Result<SimulateResult> played(NamedJob& job, const OutsideBots& outside, const Shell& shell) {
  const bool all_ours = std::none_of(job.names.begin(), job.names.end(), is_command);
  if (all_ours) {
    for (const std::string& bot : job.names) job.bots.push_back(character_named(shell, *job.game, bot));
  }
  if (job.check && !(all_ours && bots::all_quick(job.bots))) shell.refuse("error.check_bots");
  return all_ours ? bots::simulate(job) : played_by_programs(job, outside, shell);
}

SimulateResult played_with_progress(NamedJob& job, const OutsideBots& outside, const Shell& shell) {
  ProgressLine line(job.games);
  const auto draw = [&](u64 done) {
    line.draw(done, [&] { return shell.say("simulate.progress", {{"done", done}, {"games", job.games}}); });
  };
  if (line.shows()) job.progress = draw;
  const Result<SimulateResult> result = played(job, outside, shell);
  if (!result) shell.refuse("error.setup", {{"detail", result.error()}});
  return *result;
}

int simulate(const AskedSimulate& asked, const Shell& shell) {
  NamedJob job = job_of(asked, shell);
  const OutsideBots outside = outside_bots(asked.outside, shell);
  const SimulateResult result = played_with_progress(job, outside, shell);

  const bool failed = result.stalls > 0 || !result.broken_law.empty();
  const std::string file = failed ? write_scenario(job, result, shell) : "";
  if (asked.json) {
    std::cout << json::serialize(result_json(job, result, file, *outside.faults)) << '\n';
  } else if (result.broken_law.empty()) {
    print_result(job, result, shell);
    if (job.check && !failed) print_line(shell.say("simulate.checked"));
    for (const std::string& line : outside.faults->told()) print_line(line);
  }
  if (result.illegal > 0) std::cerr << shell.say("simulate.illegal", {{"n", result.illegal}}) << '\n';
  if (result.stalls > 0) std::cerr << shell.say("simulate.stalls", {{"stalls", result.stalls}}) << '\n';
  if (!result.broken_law.empty()) std::cerr << shell.say("simulate.broken", {{"law", result.broken_law}}) << '\n';
  if (!file.empty()) std::cerr << shell.say("simulate.scenario", {{"file", file}}) << '\n';
  return failed ? kCheckFailed : kFine;
}

}  // namespace

Run declare_simulate(CLI::App& app, const Shell& shell) {
  auto asked = std::make_shared<AskedSimulate>();
  Flags flags(app, shell);
  flags.argument("GAME", asked->game)
      .value("--seats", "N", asked->seats)
      .value("--games", "K", asked->games)
      .value("--bot", "NAME", asked->bot)
      .value("--bots", "A,B,...", asked->bots)
      .flag("--rotate", asked->rotate)
      .values("--option", "NAME=VALUE", asked->options)
      .value("--seed", "S", asked->seed)
      .value("--threads", "T", asked->threads)
      .flag("--check", asked->check)
      .flag("--json", asked->json);
  declare_outside(flags, asked->outside);
  return [asked, &shell] { return simulate(*asked, shell); };
}

}  // namespace saloon::cli
