// Runs the built program for real: its own process, its own empty folder, what it printed and wrote.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "engine/words/words.h"
#include "games/registry.h"

namespace saloon::cli_test {

/// Where any game would do.
inline const std::string kGame = "desperados_cards";

struct Ran {
  int code{};
  std::string out;
  std::string err;
};

/// These texts as the system wants arguments: an address each, and an empty one at the end.
std::vector<char*> pointers(std::vector<std::string>& texts);

/// A folder of its own for every test, gone afterwards. The program runs in it and keeps its records below it.
class Folder {
 public:
  Folder();
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  ~Folder();

  [[nodiscard]] const std::filesystem::path& path() const { return path_; }
  /// Runs `saloon ARGS...`, with this text on its standard input.
  [[nodiscard]] Ran run(const std::vector<std::string>& args, const std::string& input = "") const;
  /// The same, but killed (SIGKILL) after so many microseconds; code -9 if it was, its own if it had ended before.
  [[nodiscard]] Ran run_and_kill(const std::vector<std::string>& args, const std::string& input, u64 after) const;
  /// The environment the program gets: an own state folder, an English locale.
  [[nodiscard]] std::vector<std::string> environment() const;
  /// Every file in it, by its name from here, but for what somebody who plays has been explained already.
  [[nodiscard]] std::vector<std::string> files() const;
  [[nodiscard]] std::string read(const std::string& name) const;
  void write(const std::string& name, const std::string& text) const;

 private:
  [[nodiscard]] int spawn(const std::vector<std::string>& args, const std::string& input) const;
  [[nodiscard]] Ran ended(int pid) const;
  std::filesystem::path path_;
};

int lines_in(const std::string& text);
/// The document printed, or null.
json::value parsed(const std::string& text);
/// Has one clear line on stderr, nothing on stdout, exit code 2.
bool is_refusal(const Ran& ran);

/// Lines that choose now this, now that, and look around in between; long enough for any game.
std::string any_choices();
/// Lines that always choose number 1.
std::string first_choices();

/// Plays a whole game of the first registered game by choosing number 1 each time; the record is at `record`.
Ran play_first_choices(const Folder& folder, const std::string& language, const std::string& record,
                       const std::vector<std::string>& more = {});

/// A game in a language, for tests that are written once for every registered game.
struct GameInLanguage {
  const GameInfo* game{};
  Language language{};
  [[nodiscard]] std::string code() const { return language == Language::French ? "fr" : "en"; }
  [[nodiscard]] std::string slug() const { return std::string(game->slug); }
};
std::vector<GameInLanguage> every_game_in_every_language();
std::string name_of(const GameInLanguage& what);

}  // namespace saloon::cli_test
