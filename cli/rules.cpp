#include <unistd.h>

#include <iostream>

#include "cli/markdown.h"
#include "cli/pager.h"
#include "cli/text.h"
#include "cli/verb.h"
#include "engine/scenario/clauses.h"

namespace saloon::cli {
namespace {

struct AskedRules {
  std::string game;
  std::string what;
  bool json = false;
};

/// The rules without the notes to their authors (<!-- ... -->).
std::string without_notes(std::string_view text) {
  std::string out;
  for (;;) {
    const std::size_t from = text.find("<!--");
    out += text.substr(0, from);
    const std::size_t to = from == std::string_view::npos ? from : text.find("-->", from);
    if (to == std::string_view::npos) return out;
    while (!out.empty() && out.back() == ' ') out.pop_back();
    text.remove_prefix(to + 3);
  }
}

/// The clause named exactly, with or without the game's prefix, in any case; or a ruling.
std::vector<Clause> one_clause(const Rules& rules, const GameInfo& game, std::string name) {
  for (char& c : name) c = c >= 'a' && c <= 'z' ? char(c - 'a' + 'A') : c;
  const Clause* found = rules.find(name);
  if (found == nullptr) found = rules.find(std::string(game.prefix) + "-" + name);
  if (found != nullptr) return {*found};
  return {};
}

/// All clauses of the chapters whose title contains these words, or whose clause numbers begin so.
std::vector<Clause> chapter(const Rules& rules, const GameInfo& game, const std::string& name) {
  std::vector<Clause> out;
  const std::string wanted = folded(name);
  for (const Clause& clause : rules.clauses) {
    const std::string stem = folded(clause.id.substr(0, clause.id.rfind('-')));
    const bool by_number = stem == wanted || stem == folded(game.prefix) + "-" + wanted;
    if (by_number || folded(clause.chapter).find(wanted) != std::string::npos) out.push_back(clause);
  }
  for (const Clause& ruling : rules.rulings) {
    if (folded(ruling.chapter).find(wanted) != std::string::npos) out.push_back(ruling);
  }
  return out;
}

std::vector<Clause> everything(const Rules& rules) {
  std::vector<Clause> out = rules.clauses;
  out.insert(out.end(), rules.rulings.begin(), rules.rulings.end());
  return out;
}

bool is_on_screen() { return isatty(STDOUT_FILENO) != 0; }

void print(const std::vector<Clause>& clauses, const Shell& shell) {
  const auto terminal = terminal_here(false, shell.words());
  std::vector<std::string> lines;
  std::string heading;
  for (const Clause& clause : clauses) {
    if (clauses.size() > 1 && clause.chapter != heading) {
      if (!heading.empty()) lines.emplace_back();
      lines.push_back(terminal->inked(Ink::Heading, clause.chapter));
      heading = clause.chapter;
    }
    const std::string text = terminal->inked(Ink::Clause, clause.id) + "  " + with_emphasis(clause.text, *terminal);
    lines.push_back(wrapped(text, terminal->columns(), 4));
  }
  if (is_on_screen()) return page(lines, *terminal, shell);
  for (const std::string& line : lines) std::cout << line << '\n';
}

void print_json(const std::vector<Clause>& clauses) {
  json::array out;
  for (const Clause& clause : clauses) {
    out.push_back(json::object{{"id", clause.id}, {"chapter", clause.chapter}, {"text", clause.text}});
  }
  std::cout << json::serialize(out) << '\n';
}

/// On a screen they are set and paged; a pipe gets them as they are written.
void show_whole(const std::string& text, const Shell& shell) {
  if (!is_on_screen()) {
    std::cout << text;
    return;
  }
  const auto terminal = terminal_here(false, shell.words());
  page(rendered(text, *terminal), *terminal, shell);
}

int show_rules(const AskedRules& asked, const Shell& shell) {
  const GameInfo& game = game_named(shell, asked.game);
  const std::string_view text = rules_text(game, shell.language());
  if (asked.what.empty() && !asked.json) {
    show_whole(without_notes(text), shell);
    return kFine;
  }
  const Rules rules = parse_rules(text);
  std::vector<Clause> found = asked.what.empty() ? everything(rules) : one_clause(rules, game, asked.what);
  if (found.empty() && shell.words().has("clause." + asked.what)) {
    found.push_back({asked.what, "", shell.say("clause." + asked.what), ""});
  }
  if (found.empty()) found = chapter(rules, game, asked.what);
  if (found.empty()) shell.refuse("error.unknown_clause", {{"game", game.slug}, {"clause", asked.what}});
  asked.json ? print_json(found) : print(found, shell);
  return kFine;
}

}  // namespace

Run declare_rules(CLI::App& app, const Shell& shell) {
  auto asked = std::make_shared<AskedRules>();
  Flags(app, shell).argument("GAME", asked->game).argument("CLAUSE", asked->what).flag("--json", asked->json);
  return [asked, &shell] { return show_rules(*asked, shell); };
}

}  // namespace saloon::cli
