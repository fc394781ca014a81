#include "cli/thinkers.h"

#include <algorithm>

#include "bots/character.h"
#include "cli/command_line.h"
#include "cli/exec_bot.h"
#include "engine/json/one_line.h"
#include "engine/match/match.h"

namespace saloon::cli {
namespace {

constexpr std::string_view kCommand = "exec:";
constexpr u64 kMostTime = 3'600'000;

std::vector<std::string> words_of_bot(const Shell& shell, const std::string& name) {
  const auto words = words_of_command(std::string_view(name).substr(kCommand.size()));
  if (!words || words->empty()) shell.refuse("error.bot_command", {{"bot", one_line(name)}});
  if (!is_program(words->front())) shell.refuse("error.bot_program", {{"program", one_line(words->front())}});
  return *words;
}

/// What is wrong with a name that is none.
[[noreturn]] void refuse_character(const Shell& shell, const GameInfo& game, const std::string& name) {
  const std::string level = name.substr(0, name.find_first_of(":+"));
  const auto names = level_names();
  std::vector<std::string> known(names.begin(), names.end());
  const json::object args{
      {"game", game.slug}, {"bot", one_line(name)}, {"bots", comma_list(known)}, {"moods", comma_list(mood_names())}};
  if (std::find(known.begin(), known.end(), level) != known.end()) shell.refuse("error.bot_form", args);
  known.insert(known.end(), {"heuristic", "exec"});
  if (const auto like = nearest(level, known); like && !is_command(name)) {
    const std::string meant = *like == "exec" ? std::string(kCommand) + "COMMAND" : *like;
    shell.refuse("error.bot_like", {{"game", game.slug}, {"bot", one_line(name)}, {"like", meant}});
  }
  shell.refuse("error.unknown_bot", args);
}

}  // namespace

void declare_outside(Flags& flags, OutsideFlags& asked) {
  flags.value("--bot-time", "MS", asked.time)
      .values("--bot-option", "NAME=VALUE", asked.options)
      .value("--bot-log", "FILE", asked.log);
}

OutsideBots outside_bots(const OutsideFlags& asked, const Shell& shell) {
  OutsideBots out;
  out.faults = std::make_shared<BotFaults>(shell);
  if (!asked.time.empty())
    out.time = std::chrono::milliseconds(number_named(shell, "--bot-time", asked.time, 1, kMostTime));
  for (const std::string& text : asked.options) out.options.push_back(setting_named(shell, text));
  if (!asked.log.empty()) write_new_file(shell, asked.log, "");
  out.log = asked.log;
  return out;
}

Character character_named(const Shell& shell, const GameInfo& game, const std::string& name) {
  const Result<Character> read = read_character(name);
  if (!read) refuse_character(shell, game, name);
  return *read;
}

bool is_command(std::string_view bot) { return bot.starts_with(kCommand); }

void check_bot(const Shell& shell, const GameInfo& game, const std::string& name) {
  if (is_command(name)) {
    words_of_bot(shell, name);
  } else {
    character_named(shell, game, name);
  }
}

std::unique_ptr<Thinker> thinker_named(const Shell& shell, const GameInfo& game, const std::string& name,
                                       const OutsideBots& outside) {
  if (!is_command(name)) return std::make_unique<SeatBot>(game, character_named(shell, game, name));
  OutsideBots settings = outside;
  if (settings.faults == nullptr) settings.faults = std::make_shared<BotFaults>(shell);
  return std::make_unique<ExecBot>(name, words_of_bot(shell, name), settings);
}

}  // namespace saloon::cli
