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
  /// The names are those of the people, from the first seat on; empty for who has none.
  explicit StoryWriter(Viewer viewer, std::vector<std::string> names = {})
      : viewer_(viewer), names_(std::move(names)) {}
  [[nodiscard]] std::string heading(const Match& match) const;
  /// After the set-up and after every answer. The next line if a round has closed, and behind it the closing line if
  /// the game is over; else nothing yet.
  std::string note(const Match& now);
  /// What was noticed of a round that is still open: the end of a story that stops here. Nothing if there was nothing.
  std::string rest(const Match& now);

 private:
  void listen(const Match& now);
  std::string step(const Match& now);

  Viewer viewer_;
  std::vector<std::string> names_;
  std::size_t steps_ = 0;
  int round_ = 0;
  std::size_t heard_ = 0;
  std::string events_;  ///< of this step so far
  std::string seen_;    ///< after the step before
};

/// The whole story of a recorded game.
std::string write_story(Story& game, Viewer viewer, std::vector<std::string> names = {});

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
  std::vector<std::string> names;  ///< one for each seat; empty for who has none
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
