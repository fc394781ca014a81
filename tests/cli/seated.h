// Somebody at a terminal of their own, at a table of a house.
#pragma once

#include <gmock/gmock.h>

#include "cli/shell.h"
#include "engine/chance.h"
#include "tests/cli/pseudo_terminal.h"

namespace saloon::cli_test {

inline void expect_well_said(const std::string& text) {
  EXPECT_THAT(text, testing::Not(testing::HasSubstr("⟦")));
  EXPECT_THAT(text, testing::Not(testing::HasSubstr("{")));
}

/// The link behind this text on the screen; empty if there is none.
inline std::string link_in(const std::string& screen, const std::string& beginning) {
  const std::size_t at = screen.find(beginning);
  if (at == std::string::npos) return {};
  return screen.substr(at, screen.find_first_of("\r\n' ", at) - at);
}

/// Somebody at a terminal.
struct Seated {
  Seated(const Folder& folder, Language spoken, const std::vector<std::string>& args,
         const std::vector<std::string>& environment = {})
      : language(spoken),
        words(cli::Shell(spoken).words()),
        terminal(folder, with_language(spoken, args), environment) {}
  static std::vector<std::string> with_language(Language language, std::vector<std::string> args) {
    args.insert(args.begin(), "join");
    args.insert(args.end(), {"--lang", language == Language::French ? "fr" : "en", "--plain"});
    return args;
  }
  [[nodiscard]] std::string say(const char* key, const json::object& args = {}) const { return words.say(key, args); }
  void expect(const std::string& text) { ASSERT_TRUE(terminal.wait_for(text)) << text << "\n" << terminal.screen(); }
  void expect_key(const char* key, const json::object& args = {}) { expect(say(key, args)); }
  void type(const std::string& line) const { terminal.type(line + "\r"); }
  /// Chooses now this, now that, until the game is over or so many questions were answered.
  bool play(int answers) {
    const std::vector<std::string> waits{say("play.prompt"), say("play.prompt_offer"), say("join.prompt_over")};
    for (int i = 0; i < answers; ++i) {
      const int what = terminal.wait_for_any(waits);
      if (what == 2) return true;
      if (what < 0) {
        ADD_FAILURE() << terminal.screen();
        return true;
      }
      type(what == 1 ? "" : std::to_string(mix64(u64(i)) % 3 + 1));
    }
    return false;
  }

  Language language;
  Words words;
  PseudoTerminal terminal;
};

}  // namespace saloon::cli_test
