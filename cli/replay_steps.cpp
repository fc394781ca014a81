#include "cli/replay_steps.h"

#include "cli/text.h"
#include "telling/known.h"
#include "telling/log.h"

namespace saloon::cli {
namespace {

using telling::Story;
using telling::Viewer;

class Steps {
 public:
  Steps(Story& story, Viewer viewer, const Words& words, Terminal& terminal)
      : story_(story), viewer_(viewer), words_(words), terminal_(terminal) {}

  void walk() {
    terminal_.line(words_.say("replay.hint"));
    show_step();
    for (;;) {
      const auto line = terminal_.read(words_.say("replay.prompt", {{"step", at_}, {"steps", story_.steps()}}));
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
    if (const auto number = number_in(typed)) return go(*number);
    return look_through(typed);
  }

  bool go(std::size_t step) {
    if (step > story_.steps()) {
      terminal_.line(words_.say("replay.no_step", {{"steps", story_.steps()}}));
      return true;
    }
    at_ = step;
    show_step();
    return true;
  }

  /// "seat 2", "spectator", "open".
  bool look_through(const std::string& typed) {
    const std::size_t space = std::min(typed.find(' '), typed.size());
    const auto seat = number_in(trimmed(typed.substr(space)));
    if (is(typed, "spectator") || is(typed, "open")) {
      viewer_ = {kSpectator, is(typed, "open")};
    } else if (is(typed.substr(0, space), "seat") && seat && *seat < std::size_t(story_.end().seats())) {
      viewer_ = {Seat(*seat), false};
    } else {
      return false;
    }
    return show_table();
  }

  /// A player's own choice, or anybody's if everything is open, and what the viewer heard of it.
  void show_step() {
    const Seat p = story_.seat(at_);
    if (story_.answer(at_) != nullptr && (viewer_.open || p == viewer_.seat)) {
      terminal_.line(words_.say("replay.chosen", {{"seat", p == viewer_.seat ? "you" : seat_name(p)},
                                                  {"choice", story_.choice_of(at_, words_)}}));
    }
    const std::vector<std::string> lines = story_.told_in(at_, viewer_, words_);
    terminal_.lines(lines);
    if (at_ > 0 && lines.empty()) {
      terminal_.line(words_.say("replay.silent", {{"seat", seat_name(p)}}));
    }
    if (at_ < story_.steps()) return;
    if (story_.end().over()) {
      terminal_.lines(telling::told_result(story_.end().outcome(), viewer_.seat, words_));
    } else {
      terminal_.line(words_.say("replay.unfinished"));
    }
  }

  bool show_table() {
    const Match& match = story_.after(at_);
    terminal_.lines(match.table(viewer_.seat, words_));
    if (!viewer_.open) return true;
    for (const Seat p : all_seats(match.seats())) {
      terminal_.line(Ink::Heading, words_.say("replay.knows", {{"seat", seat_name(p)}}));
      terminal_.lines(telling::own_lines(match.at(p), words_));
    }
    return true;
  }

  Story& story_;
  Viewer viewer_;
  const Words& words_;
  Terminal& terminal_;
  std::size_t at_ = 0;
};

}  // namespace

void step_through(Story& story, Viewer viewer, const Words& words, Terminal& terminal) {
  Steps(story, viewer, words, terminal).walk();
}

}  // namespace saloon::cli
