#include "cli/replay_story.h"

#include "cli/explain.h"
#include "telling/known.h"

namespace saloon::cli {

StoryFile read_story_file(const Shell& shell, const std::string& file, std::string_view text) {
  auto story = telling::read_story(text);
  if (!story) shell.refuse("error.story", {{"file", file}, {"detail", story.error()}});
  StoryFile out{std::move(*story), nullptr};
  out.game = find_game(out.story.game);
  if (out.game == nullptr) shell.refuse("error.record_game", {{"file", file}, {"game", out.story.game}});
  return out;
}

void StoryWalk::show_step(std::size_t step) {
  terminal_.lines(telling::told_in(file_.story, step, words_));
  if (step == steps()) show_end();
}

void StoryWalk::show_table(std::size_t step) {
  const telling::LivedStory& story = file_.story;
  const auto look = file_.game->look(*file_.game, telling::view_in(story, step, story.viewer.seat));
  if (!look) return terminal_.line(words_.say("replay.no_table"));
  terminal_.lines(look->door().table(words_));
  if (!story.viewer.open) return;
  for (const Seat p : all_seats(story.seats)) {
    const auto own = file_.game->look(*file_.game, telling::view_in(story, step, p));
    if (!own) continue;
    terminal_.line(Ink::Heading, words_.say("replay.knows", {{"seat", seat_name(p)}}));
    terminal_.lines(telling::own_lines(own->door(), words_));
  }
}

bool StoryWalk::look_through(telling::Viewer viewer) {
  return viewer.seat == file_.story.viewer.seat && viewer.open == file_.story.viewer.open;
}

void StoryWalk::show_end() {
  if (file_.story.outcome.empty()) return terminal_.line(words_.say("replay.unfinished"));
  terminal_.lines(result_lines(file_.story.outcome, file_.story.viewer.seat, words_));
}

}  // namespace saloon::cli
