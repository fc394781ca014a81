// A record to be walked through, through anybody's eyes.
#pragma once

#include "cli/replay_steps.h"

namespace saloon::cli {

class RecordWalk final : public Walk {
 public:
  RecordWalk(telling::Story& story, telling::Viewer viewer, const Words& words, Terminal& terminal)
      : story_(story), viewer_(viewer), words_(words), terminal_(terminal) {}

  [[nodiscard]] int seats() const override { return story_.end().seats(); }
  [[nodiscard]] std::size_t steps() const override { return story_.steps(); }
  void show_step(std::size_t step) override;
  void show_table(std::size_t step) override;
  bool show_hint(std::size_t step) override;
  bool look_through(telling::Viewer viewer) override {
    viewer_ = viewer;
    return true;
  }

 private:
  telling::Story& story_;
  telling::Viewer viewer_;
  const Words& words_;
  Terminal& terminal_;
};

}  // namespace saloon::cli
