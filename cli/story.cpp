#include "cli/story.h"

#include "cli/choices.h"
#include "cli/log.h"

namespace saloon::cli {
namespace {

/// The event as whoever sees most of it has it.
json::value open_event(const Match& match, std::size_t i) {
  json::value best = match.event(i, kSpectator);
  for (const Seat p : all_seats(match.seats())) {
    json::value seen = match.event(i, p);
    if (!seen.is_object()) continue;
    if (!best.is_object() || seen.get_object().size() > best.get_object().size()) best = std::move(seen);
  }
  return best;
}

}  // namespace

json::value event_for(const Match& match, std::size_t i, Viewer viewer) {
  return viewer.open ? open_event(match, i) : match.event(i, viewer.seat);
}

Story::Story(const Shell& shell, const RecordFile& file, const std::string& name) : file_(file) {
  Replay walk(*file.game, file.record, Replay::Draws::Recorded);
  if (walk.error().empty()) events_.push_back(walk.match().event_count());
  while (walk.step()) events_.push_back(walk.match().event_count());
  if (!walk.finish()) shell.refuse("error.replay", {{"file", name}, {"detail", walk.error()}});
  end_ = walk.take();
}

const Match& Story::after(std::size_t step) {
  if (!walk_ || step < walk_->at()) walk_.emplace(*file_.game, file_.record, Replay::Draws::Recorded);
  while (walk_->at() < step && walk_->step()) {
  }
  return walk_->match();
}

std::vector<std::string> Story::told_in(std::size_t step, Viewer viewer, const Words& words) const {
  std::vector<std::string> out;
  for (std::size_t i = step == 0 ? 0 : events_[step - 1]; i < events_[step]; ++i) {
    if (auto line = told(event_for(*end_, i, viewer), viewer.seat, words)) out.push_back(std::move(*line));
  }
  return out;
}

std::string Story::choice_of(std::size_t step, const Words& words) {
  return choice_text(after(step - 1), entry(step).seat, entry(step).decision, words);
}

}  // namespace saloon::cli
