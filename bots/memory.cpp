#include "bots/memory.h"

#include <algorithm>

namespace saloon::bots {
namespace {

/// A seat's name or a list of them.
SeatSet seats_in(const json::value* v) {
  SeatSet out;
  const auto add = [&out](const json::value& name) {
    const auto* text = name.if_string();
    const auto p = text != nullptr ? seat_from_name(*text) : std::nullopt;
    if (p && *p < kMostSeats) out.add(*p);
  };
  if (v == nullptr) return out;
  if (const auto* several = v->if_array()) {
    for (const json::value& name : *several) add(name);
  } else {
    add(*v);
  }
  return out;
}

i8 bounded(int feeling) { return i8(std::clamp(feeling, -Temper::kFull, Temper::kFull)); }

}  // namespace

void Memory::hear(std::span<const GrudgeRow> rows, const json::object& event, Seat me) {
  const json::value* name = event.if_contains("event");
  if (name == nullptr || !name->is_string()) return;
  for (const GrudgeRow& row : rows) {
    if (name->get_string() != row.event || !seats_in(event.if_contains(row.to)).has(me)) continue;
    for (const Seat by : seats_in(event.if_contains(row.by))) {
      if (by == me) continue;
      (row.weight < 0 ? harm_ : favour_)[by] += std::abs(row.weight);
    }
  }
}

Temper Memory::temper(Mood mood) const {
  Temper out;
  if (mood == Mood::Bold) out.boldness = Temper::kFull;
  if (mood == Mood::Cautious) out.boldness = -Temper::kFull;
  if (mood == Mood::Loyal) out.loyalty = Temper::kFull;
  for (std::size_t p = 0; p < kMostSeats; ++p) {
    if (mood == Mood::Vengeful) out.goodwill[p] = bounded(-harm_[p]);
    if (mood == Mood::Loyal) out.goodwill[p] = bounded(favour_[p]);
  }
  return out;
}

}  // namespace saloon::bots
