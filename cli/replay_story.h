// A story told at a terminal: what `saloon replay` does with one.
#pragma once

#include "cli/replay_steps.h"
#include "cli/shell.h"
#include "telling/story_lines.h"

namespace saloon::cli {

/// A story of a game that this program has words for.
struct StoryFile {
  telling::LivedStory story;
  const GameInfo* game{};
};

/// Refuses in one line what is no whole story.
StoryFile read_story_file(const Shell& shell, const std::string& file, std::string_view text);

class StoryWalk final : public Walk {
 public:
  StoryWalk(const StoryFile& file, const Words& words, Terminal& terminal)
      : file_(file), words_(words), terminal_(terminal) {}

  [[nodiscard]] int seats() const override { return file_.story.seats; }
  [[nodiscard]] std::size_t steps() const override { return file_.story.steps.size() - 1; }
  void show_step(std::size_t step) override;
  void show_table(std::size_t step) override;
  bool show_hint(std::size_t /*step*/) override { return false; }
  bool look_through(telling::Viewer viewer) override;
  void show_end();

 private:
  const StoryFile& file_;
  const Words& words_;
  Terminal& terminal_;
};

}  // namespace saloon::cli
