#include "cli/record_walk.h"

#include "cli/explain.h"
#include "telling/known.h"
#include "telling/log.h"

namespace saloon::cli {

/// A player's own choice, or anybody's if everything is open, and what the viewer heard of it.
void RecordWalk::show_step(std::size_t step) {
  const Seat p = story_.seat(step);
  if (story_.answer(step) != nullptr && (viewer_.open || p == viewer_.seat)) {
    terminal_.line(words_.say("replay.chosen", {{"seat", p == viewer_.seat ? "you" : seat_name(p)},
                                                {"choice", story_.choice_of(step, words_)}}));
  }
  const std::vector<std::string> lines = story_.told_in(step, viewer_, words_);
  terminal_.lines(lines);
  if (step > 0 && lines.empty()) {
    terminal_.line(words_.say("replay.silent", {{"seat", seat_name(p)}}));
  }
  if (step < story_.steps()) return;
  if (story_.end().over()) {
    terminal_.lines(result_lines(story_.end().outcome(), viewer_.seat, words_));
  } else {
    terminal_.line(words_.say("replay.unfinished"));
  }
}

/// What the seat knew then, and nothing of what came of it.
bool RecordWalk::show_hint(std::size_t step) {
  if (step >= story_.steps() || story_.answer(step + 1) == nullptr) return false;
  const Seat p = story_.seat(step + 1);
  if (!viewer_.open && p != viewer_.seat) return false;
  const SeatDoor door = story_.after(step).at(p);
  terminal_.line(Ink::Question, telling::question_put(door, words_));
  cli::show_hint(terminal_, telling::hint_lines(door, telling::Choices(door, words_), words_));
  return true;
}

void RecordWalk::show_table(std::size_t step) {
  const Match& match = story_.after(step);
  terminal_.lines(match.table(viewer_.seat, words_));
  if (!viewer_.open) return;
  for (const Seat p : all_seats(match.seats())) {
    terminal_.line(Ink::Heading, words_.say("replay.knows", {{"seat", seat_name(p)}}));
    terminal_.lines(telling::own_lines(match.at(p), words_));
  }
}

}  // namespace saloon::cli
