#include "simulator/simulation.h"

namespace saloon::house::simulator {
namespace {

void count(const Inspector& inspector, std::size_t whole_hours, SimulationReport& report) {
  for (const auto& [table, hours] : inspector.hours()) {
    // What comes behind the last whole hour is the time to come to rest.
    for (std::size_t i = 0; i < std::min(hours.size(), whole_hours); ++i) {
      ++report.all_hours;
      if (hours[i].answers >= kLeastAnswers && hours[i].all_faults() >= kLeastFaults) ++report.hours;
      report.answers += hours[i].answers;
      for (std::size_t f = 0; f < kFaults; ++f) report.faults[f] += hours[i].faults[f];
    }
  }
}

}  // namespace

SimulationReport simulate_house(const Simulation& job) {
  SimulationReport report;
  Brains brains;
  const u64 most_worlds = job.hours + 10;
  while (report.hours < job.hours && report.worlds < most_worlds) {
    WorldPlan plan{.seed = job.seed + report.worlds, .games = job.games, .plant = job.plant};
    World world(plan, brains);
    world.run();
    ++report.worlds;
    count(world.inspector(), std::size_t(plan.lasts / (3600 * kSecond)), report);
    if (job.progress) job.progress(report.hours);
    if (!world.inspector().broken().empty()) {
      report.broken = world.inspector().broken();
      report.broken_seed = plan.seed;
      break;
    }
  }
  return report;
}

std::string_view built_commit() { return SALOON_COMMIT; }

}  // namespace saloon::house::simulator
