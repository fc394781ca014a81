#include "engine/match/take_back.h"

#include <utility>

namespace saloon {

namespace {

/// Enough to find a secret that matters: a world is drawn evenly from those the seat cannot exclude.
constexpr u64 kWorlds = 12;
/// Answers, others' included: a record can be followed back a little farther (kFarthestBack).
constexpr u64 kFarthest = 200;

std::string seen_by(Seat seat, const Match& match) {
  std::string view;
  match.write_view(seat, view);
  return view;
}

/// Does this answer of the seat look the same to it in every world that it cannot exclude? Then it has learnt nothing.
bool looks_alike_everywhere(const TakeBacks::Place& place, Seat seat) {
  for (u64 seed = 0; seed < kWorlds; ++seed) {
    const auto world = place.match->sample(seat, seed);
    if (!world->answer(seat, place.taken).accepted() || seen_by(seat, *world) != place.view) return false;
  }
  return true;
}

}  // namespace

void TakeBacks::before(const Match& match, Seat seat, u64 answers) {
  seat_ = seat;
  next_ = std::make_shared<Place>();
  next_->match = match.clone();
  next_->answers = next_->earliest = answers;
}

/// By another's answer, or by one that left no choice.
bool TakeBacks::has_shown_something(const Match& match) const {
  for (std::size_t i = heard_; i < match.event_count(); ++i) {
    if (match.reveals(i, seat_)) return true;
  }
  return false;
}

void TakeBacks::after(const Match& match, Seat by, const json::object& taken) {
  const std::shared_ptr<Place> place = std::exchange(next_, nullptr);
  const bool own = by == seat_ && place;
  if (!match.drawn().empty()) {
    if (own || last_) forget(Why::Drawn);
  } else if (own) {
    place->taken = taken;
    place->view = seen_by(seat_, match);
    if (last_ && place->answers - last_->earliest < kFarthest) {
      place->earliest = last_->earliest;
      place->older = last_;
    }
    last_ = place;
  } else if (last_ && has_shown_something(match)) {
    forget(Why::Shown);
  }
  heard_ = match.event_count();
}

const TakeBacks::Place* TakeBacks::last() {
  if (last_ && !looks_alike_everywhere(*last_, seat_)) forget(Why::Shown);
  return last_.get();
}

void TakeBacks::forget(Why why) {
  last_ = nullptr;
  why_not_ = why;
}

void TakeBacks::done(const Match& match) {
  last_ = last_->older;
  if (!last_) why_not_ = Why::NothingDone;
  heard_ = match.event_count();
}

}  // namespace saloon
