#include "telling/story.h"

#include "telling/choices.h"
#include "telling/log.h"

namespace saloon::telling {

namespace {

/// Of a line that is a step of its own: who answered, withdrew or took back.
Seat acting_seat(const RecordLine& line) {
  if (const auto* answer = std::get_if<RecordAnswer>(&line)) return answer->seat;
  if (const auto* withdrawn = std::get_if<RecordWithdrawn>(&line)) return withdrawn->seat;
  const auto* back = std::get_if<RecordTakenBack>(&line);
  return back != nullptr ? back->seat : kSpectator;
}

}  // namespace

json::value event_for(const Match& match, std::size_t i, Viewer viewer) {
  return viewer.open ? json::value(match.open_event(i)) : match.event(i, viewer.seat);
}

Result<Story> Story::of(const GameInfo& game, const Record& record) {
  Story out(game, record);
  Replay walk(game, Replay::Draws::Recorded);
  for (std::size_t i = 0; i < record.lines.size() && walk.take(record.lines[i]); ++i) {
    if (!walk.follows()) continue;
    if (walk.walked().from == i + 1) out.lines_.clear(), out.events_.clear();
    const RecordLine& line = record.lines[i];
    if (acting_seat(line) != kSpectator || out.lines_.empty()) {
      out.lines_.push_back(i);
      out.events_.push_back(walk.match().event_count());
    }
  }
  if (!walk.finish()) return Failed{walk.error()};
  out.end_ = walk.hand_over();
  return out;
}

Seat Story::seat(std::size_t step) const { return acting_seat(record_->lines[lines_[step]]); }

const Match& Story::after(std::size_t step) {
  if (walk_ == nullptr || lines_[step] + 1 < at_) {
    walk_ = std::make_unique<Replay>(*game_, Replay::Draws::Recorded);
    at_ = 0;
  }
  while (at_ <= lines_[step] && walk_->take(record_->lines[at_])) ++at_;
  return walk_->match();
}

std::vector<std::string> Story::told_in(std::size_t step, Viewer viewer, const Words& words) const {
  std::vector<std::string> out;
  for (std::size_t i = step == 0 ? 0 : events_[step - 1]; i < events_[step]; ++i) {
    const json::value event = event_for(*end_, i, viewer);
    if (!event.is_object()) continue;
    if (auto line = told(*event.if_object(), viewer.seat, words)) out.push_back(std::move(*line));
  }
  return out;
}

std::string Story::choice_of(std::size_t step, const Words& words) {
  return choice_text(after(step - 1).at(seat(step)), answer(step)->decision, words);
}

}  // namespace saloon::telling
