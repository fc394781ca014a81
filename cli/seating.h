// Who sits where and what is played: from flags, or asked one by one.
#pragma once

#include "cli/shell.h"
#include "cli/terminal.h"

namespace saloon::cli {

struct Seating {
  const GameInfo* game{};
  MatchSetup setup{};
  SeatSet people{};                  ///< seats of people; the others are bots
  std::vector<std::string> bots{};   ///< a name for every seat
  std::vector<std::string> names{};  ///< of people, by their seats; empty: as the house calls that seat
  u64 pace{};                        ///< milliseconds for which a bot's answer is left to be read
  bool
      timed{};  ///< the record tells the time; not where a seed is given, as then the record shall follow from it alone
};

/// What the flags of a verb say; empty where nothing is said.
struct SeatingFlags {
  std::string game, seats, seat, people, bot, bots, seed, names, pace;
  std::vector<std::string> options;
  [[nodiscard]] bool says_nothing() const {
    return seats.empty() && seat.empty() && people.empty() && bot.empty() && bots.empty() && seed.empty() &&
           options.empty();
  }
};

Seating seating_of(const SeatingFlags& flags, const Shell& shell);
/// Asks which game; nothing if the input ends.
std::optional<std::string> ask_game(const Shell& shell, Terminal& terminal);
/// Asks for everything that can be chosen and writes it into the flags, as if it had been said there; false if the
/// input ends.
bool ask_seating(SeatingFlags& flags, const Shell& shell, Terminal& terminal);
/// "greenhorn (pied-tendre), cowhand (garçon vacher)": the bots of the house as they are typed, and called.
std::string levels_told(const Words& words);
/// "garçon vacher, rancunier": a bot of the house as the language calls it; a program from outside as it was named.
std::string bot_told(const std::string& bot, const Words& words);
/// "off (non)": a value as it is typed, and what it is called.
std::string value_told(const OptionInfo& option, const std::string& value, const Words& words);
/// "At the table: you (seat 0), Cole (cowhand)."
std::string seating_line(const Seating& seating, const Words& words);
/// The game's words, with people called by their names.
Words words_at(const Seating& seating, Language language);
/// The options that differ from the usual ones, in words; empty if none does.
std::string options_line(const std::vector<OptionSetting>& options, const Words& words);

}  // namespace saloon::cli
