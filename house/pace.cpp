#include "house/pace.h"

#include <algorithm>

#include "engine/hash.h"

namespace saloon::house {
namespace {

constexpr Moment kShortest = 900;  ///< that anybody seems to think
constexpr Moment kSpread = 700;    ///< by so much it differs between seats and rounds
constexpr Moment kLook = 3'000;    ///< for people to look at an offer
constexpr Moment kLateStep = 500;

}  // namespace

Moment Pace::due(Seat seat) const {
  if (!on) return since;
  const u64 mixed = mix64(salt ^ (u64(round) << 8 | seat));
  return std::max(since, came[seat]) + kShortest + Moment(mixed % u64(kSpread)) + (offers ? kLook : 0);
}

Moment Pace::late(Seat seat, Moment now) const {
  const Moment first = due(seat);
  if (now <= first || !on) return now > first ? now : first;
  return first + (now - first + kLateStep - 1) / kLateStep * kLateStep;
}

}  // namespace saloon::house
