// A game told step by step, forward and back.
#pragma once

#include "cli/terminal.h"
#include "engine/words/words.h"
#include "telling/story.h"

namespace saloon::cli {

/// What can be walked through at a terminal: a record, or a story.
class Walk {
 public:
  Walk() = default;
  Walk(const Walk&) = delete;
  Walk& operator=(const Walk&) = delete;
  virtual ~Walk() = default;

  [[nodiscard]] virtual int seats() const = 0;
  /// Step 0 is the set-up.
  [[nodiscard]] virtual std::size_t steps() const = 0;
  virtual void show_step(std::size_t step) = 0;
  virtual void show_table(std::size_t step) = 0;
  /// Advice for whoever answers next, if this viewer may know what they know; false if there is none to give.
  virtual bool show_hint(std::size_t step) = 0;
  /// False if it can be seen through nobody else's eyes.
  virtual bool look_through(telling::Viewer viewer) = 0;
};

void step_through(Walk& walk, const Words& words, Terminal& terminal);

}  // namespace saloon::cli
