#include "telling/story.h"

#include "telling/choices.h"
#include "telling/log.h"

namespace saloon::telling {

json::value event_for(const Match& match, std::size_t i, Viewer viewer) {
  return viewer.open ? json::value(match.open_event(i)) : match.event(i, viewer.seat);
}

Result<Story> Story::of(const GameInfo& game, const Record& record) {
  Story out(game, record);
  Replay walk(game, record, Replay::Draws::Recorded);
  if (walk.error().empty()) out.events_.push_back(walk.match().event_count());
  while (walk.step()) out.events_.push_back(walk.match().event_count());
  if (!walk.finish()) return Failed{walk.error()};
  out.end_ = walk.take();
  return out;
}

const Match& Story::after(std::size_t step) {
  if (walk_ == nullptr || step < walk_->at()) {
    walk_ = std::make_unique<Replay>(*game_, *record_, Replay::Draws::Recorded);
  }
  while (walk_->at() < step && walk_->step()) {
  }
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
  return choice_text(after(step - 1).at(entry(step).seat), entry(step).decision, words);
}

}  // namespace saloon::telling
