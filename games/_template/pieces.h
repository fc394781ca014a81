// The pieces: how they are numbered, and how they are called in JSON.
#pragma once

#include "engine/card_bag.h"
#include "engine/rows/kind.h"
#include "games/_template/components.gen.h"

namespace saloon::toy {

inline constexpr int kMinSeats = 2;
inline constexpr int kMaxSeats = 4;
inline constexpr int kFaces = 8;  ///< nuggets of worth 1 to 8, numbered from 0
inline constexpr CardBag kAllCards = CardBag::both_of_all(bit(kFaces) - 1);
inline constexpr int kHighestRaise = 40;
inline constexpr int kDieSides = 6;

std::string_view card_name(int face);  ///< "n1"

inline constexpr Kind kSeat = seat_kind("a seat S0 to S3", kMaxSeats);
inline constexpr Kind kCard = named("a nugget n1 to n8", kFaces, card_name).called("Card");
inline constexpr Kind kCards = bag_of(kCard, "a list of nuggets n1 to n8");
inline constexpr Kind kCardCount = number(0, kAllCards.size());
inline constexpr Kind kRaise = number(1, kHighestRaise, kHighestRaise);
inline constexpr Kind kPoints = number(0, 1000);
inline constexpr Kind kDie = number(1, kDieSides);
inline constexpr Kind kPlace = number(0, kMaxSeats - 1);  ///< among those who have bid the same
inline constexpr Kind kRoundNumber = number(0, 255);

}  // namespace saloon::toy
