#include "engine/scenario/scenario.h"

#include <algorithm>
#include <iostream>

#include "cli/print.h"
#include "cli/verb.h"

namespace saloon::cli {
namespace {

namespace fs = std::filesystem;

struct AskedScenario {
  std::vector<std::string> files;
  bool json = false;
};

struct Scenario {
  std::string file;
  std::string text;
};

/// The scenario files meant, folders opened, in order of their names.
std::vector<fs::path> files_of(const AskedScenario& asked, const Shell& shell) {
  if (asked.files.empty()) shell.refuse("error.no_scenario");
  std::vector<fs::path> out;
  for (const std::string& name : asked.files) {
    std::error_code trouble;
    if (!fs::is_directory(name, trouble)) {
      out.emplace_back(name);
      continue;
    }
    std::vector<fs::path> inside;
    for (const auto& entry : fs::recursive_directory_iterator(name, trouble)) {
      if (entry.path().extension() == ".json") inside.push_back(entry.path());
    }
    if (inside.empty()) shell.refuse("error.empty_folder", {{"folder", name}});
    std::sort(inside.begin(), inside.end());
    out.insert(out.end(), inside.begin(), inside.end());
  }
  return out;
}

/// Everything is read before anything runs: a file that is no JSON at all is wrong input, not a failed check.
std::vector<Scenario> read_all(const AskedScenario& asked, const Shell& shell) {
  std::vector<Scenario> out;
  for (const fs::path& path : files_of(asked, shell)) {
    std::string text = read_file(shell, path);
    const auto document = parse_json(text, Comments::Allowed);
    const std::string error = document && !document->is_object() ? "a scenario is one JSON object" : document.error();
    if (!error.empty()) shell.refuse("error.scenario_json", {{"file", path.string()}, {"detail", error}});
    out.push_back({path.string(), std::move(text)});
  }
  return out;
}

json::object result_json(const Scenario& scenario, const ScenarioResult& result) {
  json::object out{{"file", scenario.file},
                   {"title", result.title},
                   {"clauses", json::array(result.clauses.begin(), result.clauses.end())},
                   {"passed", result.passed}};
  if (!result.passed) out["failure"] = result.failure;
  return out;
}

int run_scenarios(const AskedScenario& asked, const Shell& shell) {
  const std::vector<Scenario> scenarios = read_all(asked, shell);
  json::array results;
  int failed = 0;
  for (const Scenario& scenario : scenarios) {
    const ScenarioResult result = run_scenario(scenario.text, find_game);
    if (!result.passed) ++failed;
    if (asked.json) {
      results.push_back(result_json(scenario, result));
      continue;
    }
    const json::object args{{"title", result.title}, {"file", scenario.file}, {"failure", result.failure}};
    print_line(shell.say(result.passed ? "scenario.passed" : "scenario.failed", args));
  }
  if (asked.json) {
    std::cout << json::serialize(
                     json::object{{"total", scenarios.size()}, {"failed", failed}, {"scenarios", std::move(results)}})
              << '\n';
  } else {
    print_line(shell.say("scenario.summary", {{"failed", failed}, {"total", scenarios.size()}}));
  }
  return failed == 0 ? kFine : kCheckFailed;
}

}  // namespace

Run declare_scenario(CLI::App& app, const Shell& shell) {
  auto asked = std::make_shared<AskedScenario>();
  Flags(app, shell).arguments("FILES", asked->files).flag("--json", asked->json);
  return [asked, &shell] { return run_scenarios(*asked, shell); };
}

}  // namespace saloon::cli
