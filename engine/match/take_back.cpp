#include "engine/match/take_back.h"

namespace saloon {

namespace {

/// Enough to find a secret that matters: a world is drawn evenly from those the seat cannot exclude.
constexpr u64 kWorlds = 12;

/// Does this answer of the seat look the same to it in every world that it cannot exclude? Then it has learnt nothing.
bool looks_alike_everywhere(const Match& before, const Match& after, Seat seat, const json::object& taken) {
  const json::object view = after.view(seat);
  for (u64 seed = 0; seed < kWorlds; ++seed) {
    const auto world = before.sample(seat, seed);
    if (!world->answer(seat, taken).accepted() || world->view(seat) != view) return false;
  }
  return true;
}

}  // namespace

bool TakeBacks::learnt_from(const Match& match, Seat by, const json::object& taken) const {
  if (by == seat_) return next_.match == nullptr || !looks_alike_everywhere(*next_.match, match, seat_, taken);
  for (std::size_t i = heard_; i < match.event_count(); ++i) {
    if (match.reveals(i, seat_)) return true;
  }
  return false;
}

void TakeBacks::after(const Match& match, Seat by, const json::object& taken) {
  const bool drawn = !match.drawn().empty();
  const bool matters = by == seat_ || !places_.empty();
  if (matters && (drawn || learnt_from(match, by, taken))) {
    places_.clear();
    why_not_ = drawn ? Why::Drawn : Why::Shown;
  } else if (by == seat_) {
    places_.push_back(std::move(next_));
  }
  next_ = {};
  heard_ = match.event_count();
}

void TakeBacks::done(const Match& match) {
  places_.pop_back();
  if (places_.empty()) why_not_ = Why::NothingDone;
  heard_ = match.event_count();
}

}  // namespace saloon
