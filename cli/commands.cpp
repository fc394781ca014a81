#include "cli/commands.h"

#include "cli/text.h"

namespace saloon::cli {
namespace {

struct Row {
  Command command;
  const char* name;  ///< in English, and of its word in the catalogues
};
constexpr Row kCommands[] = {{Command::Table, "table"}, {Command::Map, "map"},     {Command::All, "all"},
                             {Command::Goal, "goal"},   {Command::Guide, "guide"}, {Command::Log, "log"},
                             {Command::Know, "know"},   {Command::Odds, "odds"},   {Command::Hint, "hint"},
                             {Command::Undo, "undo"},   {Command::Yes, "yes"},     {Command::No, "no"},
                             {Command::Quit, "quit"}};

/// What people type without having read anything: `h`, `help` and `rules` ask for help, `q` leaves.
std::optional<Command> guessed(const std::string& typed, const Words& words) {
  if (typed == "q") return Command::Quit;
  for (const std::string& help : {std::string("h"), std::string("help"), std::string("rules"),
                                  folded(words.say("command.help")), folded(words.say("command.rules"))}) {
    if (typed == help) return Command::Help;
  }
  return {};
}

}  // namespace

std::optional<Typed> command_in(std::string_view typed, const Words& words) {
  if (typed.starts_with('?')) return Typed{Command::Help, trimmed(typed.substr(1))};
  if (const auto command = guessed(folded(typed), words)) return Typed{*command, {}};
  const std::size_t end = std::min(typed.find(' '), typed.size());
  const std::string first = folded(typed.substr(0, end));
  std::string rest = trimmed(typed.substr(end));
  for (const Row& row : kCommands) {
    const std::string local = folded(words.say("command." + std::string(row.name)));
    if (first != row.name && first != local) continue;
    // A choice may begin with the same word; then more than the command's own words follows.
    const std::string all = folded(words.say("command.all"));
    if (rest.empty() || folded(rest) == all || folded(rest) == "all") return Typed{row.command, std::move(rest)};
  }
  return {};
}

}  // namespace saloon::cli
