#include <algorithm>
#include <iostream>

#include "cli/print.h"
#include "cli/verb.h"
#include "engine/scenario/clause_index.h"

namespace saloon::cli {
namespace {

namespace fs = std::filesystem;

struct AskedClauses {
  std::string game;
  std::string root;
  bool json = false;
};

bool is_source_tree(const fs::path& root, const GameInfo& game) {
  std::error_code trouble;
  return fs::exists(root / "games" / game.slug / "rules.en.md", trouble);
}

fs::path source_tree(const AskedClauses& asked, const GameInfo& game, const Shell& shell) {
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

std::vector<NamedText> texts_under(const Shell& shell, const fs::path& root, const fs::path& folder,
                                   std::string_view extension) {
  std::vector<NamedText> out;
  for (const fs::path& path : files_under(root / folder, extension)) {
    out.push_back({path.lexically_relative(root).string(), read_file(shell, path)});
  }
  return out;
}

void print(const ClauseIndex& index, const Shell& shell) {
  std::size_t unproven = 0;
  for (const ClauseProofs& clause : index.clauses) {
    if (!clause.proven()) {
      ++unproven;
      print_line(shell.say("clauses.unproven", {{"clause", clause.clause.id}}));
      continue;
    }
    std::string line = clause.clause.id;
    for (const auto* names : {&clause.scenarios, &clause.tests}) {
      for (const std::string& name : *names) line += "  " + name;
    }
    const std::string& display = clause.clause.display;
    if (!display.empty()) line += "  " + shell.say("clauses.display", {{"place", display}});
    print_line(line);
  }
  for (const std::string& error : index.errors) print_line(error);
  print_line(shell.say("clauses.summary", {{"unproven", unproven}, {"total", index.clauses.size()}}));
}

void print_json(const ClauseIndex& index) {
  json::array out;
  for (const ClauseProofs& clause : index.clauses) {
    out.push_back(json::object{{"id", clause.clause.id},
                               {"chapter", clause.clause.chapter},
                               {"proven", clause.proven()},
                               {"scenarios", json::array(clause.scenarios.begin(), clause.scenarios.end())},
                               {"tests", json::array(clause.tests.begin(), clause.tests.end())},
                               {"display", clause.clause.display}});
  }
  std::cout << json::serialize(json::object{{"complete", index.complete()},
                                            {"clauses", std::move(out)},
                                            {"errors", json::array(index.errors.begin(), index.errors.end())}})
            << '\n';
}

int list_clauses(const AskedClauses& asked, const Shell& shell) {
  const GameInfo& game = game_named(shell, asked.game);
  const fs::path root = source_tree(asked, game, shell);
  const fs::path scenarios = fs::path("games") / game.slug / "scenarios";
  // Tests of the program quote clauses without proving them; those of the games and the laws prove what they name.
  std::vector<NamedText> tests = texts_under(shell, root, "tests/games", ".cpp");
  for (NamedText& test : texts_under(shell, root, "tests/laws", ".cpp")) tests.push_back(std::move(test));
  const ClauseIndex index =
      index_clauses(parse_rules(game.texts.rules_en), game.prefix, texts_under(shell, root, scenarios, ".json"), tests);
  asked.json ? print_json(index) : print(index, shell);
  return index.complete() ? kFine : kCheckFailed;
}

}  // namespace

Run declare_clauses(CLI::App& app, const Shell& shell) {
  auto asked = std::make_shared<AskedClauses>();
  Flags(app, shell).argument("GAME", asked->game).value("--root", "FOLDER", asked->root).flag("--json", asked->json);
  return [asked, &shell] { return list_clauses(*asked, shell); };
}

}  // namespace saloon::cli
