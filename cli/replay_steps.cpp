#include "cli/replay_steps.h"

#include "cli/text.h"

namespace saloon::cli {
namespace {

class Steps {
 public:
  Steps(Walk& walk, const Words& words, Terminal& terminal) : walk_(walk), words_(words), terminal_(terminal) {}

  void go_through() {
    terminal_.line(words_.say("replay.hint"));
    walk_.show_step(at_);
    for (;;) {
      const auto line = terminal_.read(words_.say("replay.prompt", {{"step", at_}, {"steps", walk_.steps()}}));
      if (!line) return;
      const std::string typed = folded(trimmed(*line));
      if (is(typed, "quit")) return;
      if (!obey(typed)) terminal_.line(words_.say("replay.hint"));
    }
  }

 private:
  /// A command in English or in the words' language.
  [[nodiscard]] bool is(const std::string& typed, const std::string& name) const {
    return typed == name || typed == folded(words_.say("command." + name));
  }

  bool obey(const std::string& typed) {
    if (typed.empty() || is(typed, "next")) return go(at_ + 1);
    if (is(typed, "back")) return go(at_ == 0 ? 0 : at_ - 1);
    if (is(typed, "table")) return show_table();
    if (is(typed, "hint")) return show_hint();
    if (const auto number = number_in(typed)) return go(*number);
    return look_through(typed);
  }

  bool go(std::size_t step) {
    if (step > walk_.steps()) {
      terminal_.line(words_.say("replay.no_step", {{"steps", walk_.steps()}}));
      return true;
    }
    at_ = step;
    walk_.show_step(at_);
    return true;
  }

  /// "seat 2", "spectator", "open".
  bool look_through(const std::string& typed) {
    const std::size_t space = std::min(typed.find(' '), typed.size());
    const auto seat = number_in(trimmed(typed.substr(space)));
    telling::Viewer viewer{kSpectator, is(typed, "open")};
    if (is(typed.substr(0, space), "seat") && seat && *seat < std::size_t(walk_.seats())) {
      viewer = {Seat(*seat), false};
    } else if (!viewer.open && !is(typed, "spectator")) {
      return false;
    }
    if (walk_.look_through(viewer)) return show_table();
    terminal_.line(words_.say("replay.one_viewer"));
    return true;
  }

  bool show_table() {
    walk_.show_table(at_);
    return true;
  }

  bool show_hint() {
    if (!walk_.show_hint(at_)) terminal_.line(words_.say("replay.no_hint"));
    return true;
  }

  Walk& walk_;
  const Words& words_;
  Terminal& terminal_;
  std::size_t at_ = 0;
};

}  // namespace

void step_through(Walk& walk, const Words& words, Terminal& terminal) { Steps(walk, words, terminal).go_through(); }

}  // namespace saloon::cli
