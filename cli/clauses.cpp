#include "engine/clauses.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <iostream>
#include <map>

#include "cli/verb.h"

namespace saloon::cli {
namespace {

namespace fs = std::filesystem;

constexpr int kMostClausesPerScenario = 6;

struct Asked {
  std::string game;
  std::string root;
  bool json = false;
};

/// What names a clause: scenarios by their list, tests by any mention.
struct Proofs {
  std::map<std::string, std::vector<std::string>> scenarios;
  std::map<std::string, std::vector<std::string>> tests;
  std::map<std::string, int> crowded;  ///< scenarios that name too many clauses to prove each
};

bool is_source_tree(const fs::path& root, const GameInfo& game) {
  std::error_code trouble;
  return fs::exists(root / "games" / game.slug / "rules.en.md", trouble);
}

fs::path source_tree(const Asked& asked, const GameInfo& game, const Shell& shell) {
  std::error_code trouble;
  std::vector<fs::path> candidates{asked.root};
  if (asked.root.empty()) {
    const fs::path program = fs::read_symlink("/proc/self/exe", trouble);
    candidates = {program.parent_path().parent_path(), fs::current_path(trouble)};
  }
  for (const fs::path& root : candidates) {
    if (is_source_tree(root, game)) return root;
  }
  shell.refuse("error.no_source", {{"folder", candidates.back().string()}, {"game", game.slug}});
}

std::vector<fs::path> files_under(const fs::path& folder, std::string_view extension) {
  std::vector<fs::path> out;
  std::error_code trouble;
  for (const auto& entry : fs::recursive_directory_iterator(folder, trouble)) {
    if (entry.path().extension() == extension) out.push_back(entry.path());
  }
  std::sort(out.begin(), out.end());
  return out;
}

void read_scenario(const Shell& shell, const fs::path& path, const std::string& name, Proofs& proofs) {
  std::string error;
  const auto document = parse_json(read_file(shell, path), error, true);
  if (!document || !document->is_object()) shell.refuse("error.scenario_json", {{"file", name}, {"detail", error}});
  const json::value* clauses = document->get_object().if_contains("clauses");
  if (clauses == nullptr || !clauses->is_array()) return;
  for (const json::value& id : clauses->get_array()) {
    if (id.is_string()) proofs.scenarios[std::string(id.get_string())].push_back(name);
  }
  const int n = int(clauses->get_array().size());
  if (n > kMostClausesPerScenario) proofs.crowded[name] = n;
}

Proofs find_proofs(const Shell& shell, const GameInfo& game, const fs::path& root) {
  Proofs proofs;
  const auto name_of = [&](const fs::path& path) { return path.lexically_relative(root).string(); };
  for (const fs::path& path : files_under(root / "games" / game.slug / "scenarios", ".json")) {
    read_scenario(shell, path, name_of(path), proofs);
  }
  for (const fs::path& path : files_under(root / "tests", ".cpp")) {
    for (const std::string& id : clause_ids_in(read_file(shell, path), game.prefix)) {
      proofs.tests[id].push_back(name_of(path));
    }
  }
  return proofs;
}

/// One clause and what proves it.
struct Line {
  Clause clause;
  std::vector<std::string> scenarios, tests;
  [[nodiscard]] bool proven() const { return !scenarios.empty() || !tests.empty() || !clause.display.empty(); }
};

void print(const std::vector<Line>& lines, const Proofs& proofs, const Shell& shell) {
  std::size_t unproven = 0;
  for (const Line& line : lines) {
    if (!line.proven()) {
      ++unproven;
      std::cout << shell.say("clauses.unproven", {{"clause", line.clause.id}}) << '\n';
      continue;
    }
    std::string proof;
    for (const auto* names : {&line.scenarios, &line.tests}) {
      for (const std::string& name : *names) proof += "  " + name;
    }
    if (!line.clause.display.empty()) {
      proof += "  " + shell.say("clauses.display", {{"place", line.clause.display}});
    }
    std::cout << line.clause.id << proof << '\n';
  }
  for (const auto& [file, n] : proofs.crowded) {
    std::cout << shell.say("clauses.crowded", {{"file", file}, {"n", n}, {"most", kMostClausesPerScenario}}) << '\n';
  }
  std::cout << shell.say("clauses.summary", {{"unproven", unproven}, {"total", lines.size()}}) << '\n';
}

void print_json(const std::vector<Line>& lines, const Proofs& proofs) {
  json::array out;
  for (const Line& line : lines) {
    out.push_back(json::object{{"id", line.clause.id},
                               {"chapter", line.clause.chapter},
                               {"proven", line.proven()},
                               {"scenarios", json::array(line.scenarios.begin(), line.scenarios.end())},
                               {"tests", json::array(line.tests.begin(), line.tests.end())},
                               {"display", line.clause.display}});
  }
  json::object crowded;
  for (const auto& [file, n] : proofs.crowded) crowded[file] = n;
  std::cout << json::serialize(json::object{{"clauses", std::move(out)}, {"crowded", std::move(crowded)}}) << '\n';
}

int list_clauses(const Asked& asked, const Shell& shell) {
  const GameInfo& game = game_named(shell, asked.game);
  Proofs proofs = find_proofs(shell, game, source_tree(asked, game, shell));
  std::vector<Line> lines;
  for (const Clause& clause : parse_rules(game.texts.rules_en).clauses) {
    lines.push_back({clause, proofs.scenarios[clause.id], proofs.tests[clause.id]});
  }
  asked.json ? print_json(lines, proofs) : print(lines, proofs, shell);
  const bool all = std::all_of(lines.begin(), lines.end(), [](const Line& line) { return line.proven(); });
  return all && proofs.crowded.empty() ? kFine : kCheckFailed;
}

}  // namespace

Run declare_clauses(CLI::App& app, const Shell& shell) {
  auto asked = std::make_shared<Asked>();
  Flags(app, shell)
      .argument("GAME", asked->game)
      .value("--root", "FOLDER", asked->root)
      .flag("--json", asked->json);
  return [asked, &shell] { return list_clauses(*asked, shell); };
}

}  // namespace saloon::cli
