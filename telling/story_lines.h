// A story: the game as one viewer lived it, in lines of JSON (docs/story-format.md). A heading; one line for each
// moment at which the viewer heard something or saw the table change; a closing line with the result. What the viewer
// did not notice leaves no line, so that not even the number of lines tells of it.
//
// Reading one takes words and no rules, so a story outlives the rules it was played by.
#pragma once

#include "telling/story.h"

namespace saloon::telling {

/// Writes a story while its match goes on: all it knows of the match of a seat comes through that seat's door.
class StoryWriter {
 public:
  explicit StoryWriter(Viewer viewer) : viewer_(viewer) {}
  [[nodiscard]] std::string heading(const Match& match) const;
  /// After the set-up and after every answer: the next line, with the closing line behind it if the game is over; empty
  /// if the viewer noticed nothing.
  std::string note(const Match& now);

 private:
  Viewer viewer_;
  std::size_t steps_ = 0;
  std::size_t heard_ = 0;
  std::string seen_;
};

/// The whole story of a recorded game.
std::string write_story(Story& game, Viewer viewer);

/// A story as it was read. Members that nobody here knows are passed over.
struct LivedStory {
  struct Step {
    std::vector<json::object> events;
    json::object view;
    json::object own;  ///< of an open story: what each seat has for itself
  };
  std::string game;
  int rules_version{};
  int seats{};
  std::vector<OptionSetting> options;
  Viewer viewer;
  std::vector<Step> steps;
  json::object outcome;  ///< empty: the story stops before the game's end
};

bool is_story(std::string_view text);
/// Refuses in one clear line what is none, or not whole.
Result<LivedStory> read_story(std::string_view text);

/// What this seat, or a spectator, saw after a step. Of an open story anybody's view; else there is but the viewer's.
json::object view_in(const LivedStory& story, std::size_t step, Seat seat);
/// What was heard in a step, in words; what these words have no sentence for is passed over.
std::vector<std::string> told_in(const LivedStory& story, std::size_t step, const Words& words);

}  // namespace saloon::telling
