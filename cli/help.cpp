#include "cli/help.h"

#include <CLI/CLI.hpp>
#include <algorithm>

#include "cli/print.h"
#include "cli/text.h"

namespace saloon::cli {
namespace {

struct HelpRow {
  std::string left, right;
};

std::string section(const Shell& shell, std::string_view title, const std::vector<HelpRow>& rows) {
  if (rows.empty()) return {};
  std::size_t left = 0;
  for (const HelpRow& row : rows) left = std::max(left, width(row.left));
  std::string out = "\n" + shell.say(title) + "\n";
  for (const HelpRow& row : rows) {
    out += "  " + padded(row.left, left + 2) + wrapped(row.right, paragraph_columns(), left + 4) + "\n";
  }
  return out;
}

}  // namespace

std::string written(const CLI::Option& option) {
  if (option.nonpositional()) {
    std::string out;
    for (const std::string& name : option.get_snames()) out += "-" + name + ", ";
    for (const std::string& name : option.get_lnames()) out += "--" + name;
    return option.get_type_size() == 0 ? out : out + " " + option.get_type_name();
  }
  return option.get_name();
}

std::string help_text(const CLI::App& app, const Shell& shell) {
  const bool whole_program = app.get_parent() == nullptr;
  const std::string name = whole_program ? "saloon" : app.get_name();
  std::vector<HelpRow> arguments;
  std::vector<HelpRow> flags;
  std::vector<HelpRow> verbs;
  for (const CLI::Option* option : app.get_options()) {
    (option->nonpositional() ? flags : arguments).push_back({written(*option), option->get_description()});
  }
  for (const CLI::App* verb : app.get_subcommands(nullptr))
    verbs.push_back({verb->get_name(), verb->get_description()});

  std::string out = wrapped(shell.say("help." + name + ".about"), paragraph_columns(), 0) + "\n\n";
  out += shell.say("help.usage", {{"usage", shell.say("help." + name + ".usage")}}) + "\n";
  out += section(shell, "help.verbs", verbs);
  out += section(shell, "help.arguments", arguments);
  out += section(shell, "help.flags", flags);
  out += "\n" + shell.say("help.examples") + "\n" + shell.say("help." + name + ".examples");
  return out;
}

}  // namespace saloon::cli
