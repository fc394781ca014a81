// Somebody at a screen of 80 columns and 24 lines, who types marks of choices that are on it.
#pragma once

#include <optional>

#include "tests/cli/pseudo_terminal.h"

namespace saloon::cli_test {

inline constexpr ScreenSize kSmall{24, 80};

/// Without colours and what the line editor draws.
std::string bare(const std::string& screen);
/// As it is before lines are broken.
std::string in_one_line(const std::string& text);

/// A mark of a choice, and what stands behind it up to the next one.
struct Marked {
  std::string mark;
  std::string text;
};
/// The marks of choices are the only thing that is printed in their colour.
std::vector<Marked> marked_in(const std::string& screen);

class Typist {
 public:
  Typist(const Folder& folder, const GameInLanguage& what, const std::string& seed, const std::string& bot,
         const std::vector<std::string>& more = {});

  /// What came to the screen up to the next question; nothing once the game is over, or the program is gone.
  std::optional<std::string> next();
  void type(const std::string& typed) { terminal_.type(typed + "\r"); }
  /// Did the game come to its end?
  [[nodiscard]] bool is_over() const { return is_over_; }

 private:
  std::vector<std::string> awaited_;
  PseudoTerminal terminal_;
  bool is_over_ = false;
};

}  // namespace saloon::cli_test
