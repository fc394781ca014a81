// What every verb shares: the language and its words, and the one way to say that something was wrong.
#pragma once

#include <filesystem>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "engine/words/words.h"
#include "games/registry.h"
#include "telling/catalogue.h"

namespace saloon::cli {

/// Exit codes of the program.
inline constexpr int kFine = 0;
inline constexpr int kCheckFailed = 1;
inline constexpr int kWrongUsage = 2;

/// Wrong usage or bad input: one clear line for stderr, exit 2.
class Wrong : public std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// The words of this program in one language: the terminal's and any table's.
class Shell {
 public:
  explicit Shell(Language language);
  [[nodiscard]] Language language() const { return words_.language(); }
  [[nodiscard]] const Words& words() const { return words_; }
  [[nodiscard]] std::string say(std::string_view key, const json::object& args = {}) const {
    return words_.say(key, args);
  }
  [[noreturn]] void refuse(std::string_view key, const json::object& args = {}) const { throw Wrong(say(key, args)); }

 private:
  Words words_;
};

using telling::rules_text;

/// The terminal's words alone.
Words terminal_words(Language language);
/// What the house offers, as a browser says it: its bots and their moods among others.
Words offer_words(Language language);
/// "Desperados (cards)": as a list shows the game, where two of one name are told apart.
std::string title_of(const GameInfo& game, Language language);
/// The terminal's words, any table's and this game's, together; a game may say better what can be typed in it.
Words words_of(const GameInfo& game, Language language);

/// The language that LC_ALL, LC_MESSAGES or LANG ask for, in this order; English if none asks for French.
Language language_of_environment();
/// "en" or "fr"; nothing for any other.
std::optional<Language> language_named(std::string_view code);

/// The candidate most like `word`, or nothing if none is like it.
std::optional<std::string> nearest(std::string_view word, const std::vector<std::string>& candidates);

/// "a, b, c"
template <class Range>
std::string comma_list(const Range& items) {
  std::string out;
  for (const auto& item : items) out += (out.empty() ? "" : ", ") + std::string(item);
  return out;
}

// --- arguments in their meaning; each refuses with one line what it cannot read
const GameInfo& game_named(const Shell& shell, const std::string& slug);
inline constexpr u64 kAnyNumber = ~u64{0};
u64 number_named(const Shell& shell, std::string_view flag, const std::string& text, u64 lo, u64 hi);
/// The number of seats; the middle of what the game allows where none is given.
int seats_named(const Shell& shell, const GameInfo& game, const std::string& text);
/// NAME=VALUE, whatever it means.
OptionSetting setting_named(const Shell& shell, const std::string& text);
std::vector<OptionSetting> options_named(const Shell& shell, const GameInfo& game,
                                         const std::vector<std::string>& settings);
/// Names of bots: `several` ("a,b,c", one per seat) before `one`, before `standard`; one name stands for all seats.
std::vector<std::string> bots_named(const Shell& shell, const GameInfo& game, const std::string& one,
                                    const std::string& several, std::string_view standard, int seats);

/// The parts between the marks; none of an empty text.
std::vector<std::string> split(std::string_view text, char by);
std::string read_file(const Shell& shell, const std::filesystem::path& path);
/// Writes a file that must not exist yet, whole or not at all.
void write_new_file(const Shell& shell, const std::filesystem::path& path, std::string_view text);

}  // namespace saloon::cli
