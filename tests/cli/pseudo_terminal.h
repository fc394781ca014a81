// The built program at a pseudo-terminal, as a person has it: it cannot tell the difference.
#pragma once

#include "tests/cli/program.h"

namespace saloon::cli_test {

struct ScreenSize {
  unsigned short rows, columns;
};

class PseudoTerminal {
 public:
  /// Starts `saloon ARGS...` in the folder; `environment` is added to the folder's own. Unless told otherwise so large
  /// that nothing breaks and nothing waits.
  PseudoTerminal(const Folder& folder, const std::vector<std::string>& args,
                 const std::vector<std::string>& environment = {}, ScreenSize size = {60, 1000});
  PseudoTerminal(const PseudoTerminal&) = delete;
  PseudoTerminal& operator=(const PseudoTerminal&) = delete;
  ~PseudoTerminal();

  /// Reads until this text appears behind what was waited for before; false if the program ends or half a minute
  /// passes.
  bool wait_for(const std::string& text);
  /// As wait_for, for any of the texts; the number of the first that appeared, -1 if none did.
  int wait_for_any(const std::vector<std::string>& texts);
  void type(const std::string& keys) const;
  /// A line for a program that reads without an editor.
  void type_line(const std::string& line) const;
  /// Reads until the program ends; its exit code, negative for a signal.
  int wait_for_end();
  /// Everything that came to the screen.
  [[nodiscard]] const std::string& screen() const { return screen_; }
  /// How much of it was there when what was waited for last had come.
  [[nodiscard]] std::size_t seen() const { return seen_; }

 private:
  bool read_more();
  int pid_ = -1;
  int terminal_ = -1;
  std::string screen_;
  std::size_t seen_ = 0;
};

/// What a terminal still has of this output: the part behind the last wiping of screen and scroll-back.
std::string left_on_terminal(const std::string& screen);

}  // namespace saloon::cli_test
