// A verb of the program: it declares its flags with CLI11, and what it returns runs it afterwards.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "cli/shell.h"

namespace CLI {
class App;
}

namespace saloon::cli {

using Run = std::function<int()>;

/// Declares arguments so that their help comes out of the words: "flag.<verb>.<name>", else "flag.<name>".
class Flags {
 public:
  Flags(CLI::App& app, const Shell& shell) : app_(app), shell_(shell) {}
  Flags& argument(const std::string& label, std::string& into);
  Flags& arguments(const std::string& label, std::vector<std::string>& into);
  Flags& flag(const std::string& name, bool& into);
  Flags& value(const std::string& name, const std::string& label, std::string& into);
  Flags& values(const std::string& name, const std::string& label, std::vector<std::string>& into);

 private:
  [[nodiscard]] std::string about(const std::string& name) const;
  CLI::App& app_;
  const Shell& shell_;
};

Run declare_games(CLI::App& app, const Shell& shell);
Run declare_rules(CLI::App& app, const Shell& shell);
Run declare_intro(CLI::App& app, const Shell& shell);
Run declare_pieces(CLI::App& app, const Shell& shell);
Run declare_play(CLI::App& app, const Shell& shell);
Run declare_simulate(CLI::App& app, const Shell& shell);
Run declare_simulate_house(CLI::App& app, const Shell& shell);
Run declare_arena(CLI::App& app, const Shell& shell);
Run declare_bot(CLI::App& app, const Shell& shell);
Run declare_scenario(CLI::App& app, const Shell& shell);
Run declare_clauses(CLI::App& app, const Shell& shell);
Run declare_schema(CLI::App& app, const Shell& shell);
Run declare_replay(CLI::App& app, const Shell& shell);
Run declare_story(CLI::App& app, const Shell& shell);
Run declare_verify(CLI::App& app, const Shell& shell);
Run declare_serve(CLI::App& app, const Shell& shell);
Run declare_join(CLI::App& app, const Shell& shell);
Run declare_site(CLI::App& app, const Shell& shell);
Run declare_load(CLI::App& app, const Shell& shell);
Run declare_backup(CLI::App& app, const Shell& shell);
Run declare_restore(CLI::App& app, const Shell& shell);
Run declare_tables(CLI::App& app, const Shell& shell);
Run declare_completion(CLI::App& app, const Shell& shell);
Run declare_man(CLI::App& app, const Shell& shell);

/// Runs the whole program.
int run_program(int argc, const char* const* argv);

}  // namespace saloon::cli
