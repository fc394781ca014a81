// Tables under a bad network and a bad disk, for as long as you like (simulator/).
#include <iostream>

#include "cli/print.h"
#include "cli/progress.h"
#include "cli/verb.h"
#include "simulator/simulation.h"

namespace saloon::cli {
namespace {

namespace simulator = house::simulator;

struct AskedSimulateHouse {
  std::string seed = "1", hours = "100", games;
  bool json = false;
};

constexpr u64 kMostHours = 1'000'000;

simulator::Simulation job_of(const AskedSimulateHouse& asked, const Shell& shell) {
  simulator::Simulation job;
  job.seed = number_named(shell, "--seed", asked.seed, 0, kAnyNumber);
  job.hours = number_named(shell, "--hours", asked.hours, 1, kMostHours);
  for (const std::string& slug : split(asked.games, ',')) job.games.push_back(&game_named(shell, slug));
  if (!job.games.empty()) return job;
  for (const GameInfo& game : all_games()) job.games.push_back(&game);
  return job;
}

json::object report_json(const simulator::Simulation& job, const simulator::SimulationReport& report) {
  json::object faults;
  for (std::size_t i = 0; i < simulator::kFaults; ++i) faults[simulator::kFaultNames[i]] = report.faults[i];
  json::object out{{"seed", job.seed},
                   {"table_hours", report.hours},
                   {"all_hours", report.all_hours},
                   {"worlds", report.worlds},
                   {"answers", report.answers},
                   {"faults", std::move(faults)},
                   {"commit", simulator::built_commit()}};
  if (!report.broken.empty()) {
    out["broken"] = report.broken;
    out["broken_seed"] = report.broken_seed;
  }
  return out;
}

void print_report(const simulator::SimulationReport& report, const Shell& shell) {
  print_line(shell.say("simulate-house.hours", {{"hours", report.hours},
                                                {"all", report.all_hours},
                                                {"worlds", report.worlds},
                                                {"answers", simulator::kLeastAnswers},
                                                {"faults", simulator::kLeastFaults}}));
  print_line(shell.say("simulate-house.answers", {{"answers", report.answers}}));
  for (std::size_t i = 0; i < simulator::kFaults; ++i) {
    const std::string key = "simulate-house.fault." + std::string(simulator::kFaultNames[i]);
    print_line("  " + shell.say(key, {{"n", report.faults[i]}}));
  }
}

int simulate_house(const AskedSimulateHouse& asked, const Shell& shell) {
  simulator::Simulation job = job_of(asked, shell);
  ProgressLine line(job.hours);
  const auto draw = [&](u64 done) {
    line.draw(done, [&] { return shell.say("simulate-house.progress", {{"done", done}, {"hours", job.hours}}); });
  };
  if (line.shows()) job.progress = draw;
  const simulator::SimulationReport report = simulator::simulate_house(job);
  if (asked.json) {
    std::cout << json::serialize(report_json(job, report)) << '\n';
  } else {
    print_report(report, shell);
  }
  if (report.broken.empty()) return kFine;
  std::cerr << shell.say("simulate-house.broken", {{"what", report.broken}}) << '\n'
            << shell.say("simulate-house.again",
                         {{"seed", std::to_string(report.broken_seed)}, {"commit", simulator::built_commit()}})
            << '\n';
  return kCheckFailed;
}

}  // namespace

Run declare_simulate_house(CLI::App& app, const Shell& shell) {
  auto asked = std::make_shared<AskedSimulateHouse>();
  Flags(app, shell)
      .value("--seed", "N", asked->seed)
      .value("--hours", "H", asked->hours)
      .value("--games", "A,B,...", asked->games)
      .flag("--json", asked->json);
  return [asked, &shell] { return simulate_house(*asked, shell); };
}

}  // namespace saloon::cli
