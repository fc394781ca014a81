// The pieces by name: how cards, Brains, bids and gifts are called in JSON, and what there is of them.
#pragma once

#include "engine/match/actions.h"
#include "engine/rows/shapes.h"
#include "games/dead_money/effects.h"
#include "games/dead_money/poker.h"

namespace saloon::dead_money {

inline constexpr Kind kSeat = seat_kind("a seat S0 to S5", kMaxSeats);
inline constexpr Kind kSeatSet = set_of(kSeat, "a list of seats S0 to S5");
inline constexpr Kind kCard = named("a card 2D to AS or BD, BC, BH, BS", kFaces, face_name).called("Card");
inline constexpr Kind kNoCardOrOne = maybe(kCard);
inline constexpr Kind kCards = bag_of(kCard, "a list of cards, each at most twice");
inline constexpr Kind kCardCount = number(0, kCardsInBox);
inline constexpr Kind kCategory = one_of("a category of poker hands", kCategoryNames).called("Category");
inline constexpr Kind kDie = number(1, 6);
/// "K" for "KD".
constexpr std::string_view rank_name(int rank) {
  const std::string_view face = face_name(face_of(rank, Suit::Diamonds));
  return face.substr(0, face.size() - 1);
}
inline constexpr Kind kRank = named("a rank 2 to A, or B", kRanks, rank_name).called("Rank");

/// One Brain on the table, as its suit.
constexpr std::string_view brain_name(int suit) { return face_name(brain_face(Suit(suit))); }
inline constexpr Kind kBrainCard = named("a Brain BD, BC, BH or BS", kSuits, brain_name).called("Brain");

// --- in front of a seat: Brains of cards.h
void write_brains(const Kind& k, Writer& w, const Value& v);
bool read_brains(const Kind& k, const json::value& j, Value& out);
inline constexpr Kind kBrainsInFront{.what = "a list of Brains BD, BC, BH, BS",
                                     .form = Form::List,
                                     .high = 0xFF,
                                     .of = &kBrainCard,
                                     .width = 1,
                                     .write = write_brains,
                                     .read = read_brains};

// --- in decisions
/// One or more cards.
bool read_some_cards(const Kind& k, const json::value& j, Value& out);
bool are_some_cards(const Kind& k, const Value& v);
inline constexpr Kind kSomeCards{.what = "a list of cards that is not empty, each at most twice",
                                 .form = Form::List,
                                 .of = &kCard,
                                 .least = 1,
                                 .width = 16,
                                 .write = kinds::write_bag,
                                 .read = read_some_cards,
                                 .fits = are_some_cards};

/// Two Brains, as cards.
bool read_two_brains(const Kind& k, const json::value& j, Value& out);
bool are_two_brains(const Kind& k, const Value& v);
u32 place_of_two_brains(const Kind& k, const Value& v);
Value two_brains_at(const Kind& k, u32 place);
inline constexpr Kind kTwoBrains{.what = "two Brains, e.g. [\"BD\", \"BH\"]",
                                 .form = Form::List,
                                 .of = &kCard,
                                 .least = 2,
                                 .most = 2,
                                 .width = 16,
                                 .numbers = pairs_of(kSuits),
                                 .write = kinds::write_bag,
                                 .read = read_two_brains,
                                 .fits = are_two_brains,
                                 .place = place_of_two_brains,
                                 .at = two_brains_at};

/// Two different seats, as a SeatSet.
bool read_two_seats(const Kind& k, const json::value& j, Value& out);
bool are_two_seats(const Kind& k, const Value& v);
u32 place_of_two_seats(const Kind& k, const Value& v);
Value two_seats_at(const Kind& k, u32 place);
inline constexpr Kind kTwoSeats{.what = "two different seats, e.g. [\"S0\", \"S2\"]",
                                .form = Form::Set,
                                .of = &kSeat,
                                .least = 2,
                                .most = 2,
                                .width = 1,
                                .numbers = kMaxSeats * (kMaxSeats - 1) / 2,
                                .write = kinds::write_set,
                                .read = read_two_seats,
                                .fits = are_two_seats,
                                .place = place_of_two_seats,
                                .at = two_seats_at};

/// Cards in an order, the top first: each face + 1, zeroes behind the last.
using CardOrder = std::array<u8, kMostSeen>;
constexpr CardOrder order_of(std::span<const u8> faces) {
  CardOrder order{};
  for (std::size_t i = 0; i < faces.size(); ++i) order[i] = u8(faces[i] + 1);
  return order;
}
bool read_order(const Kind& k, const json::value& j, Value& out);
bool is_order(const Kind& k, const Value& v);
inline constexpr Kind kOrder{.what = "one to five cards, the top one first",
                             .form = Form::List,
                             .of = &kCard,
                             .least = 1,
                             .most = kMostSeen,
                             .width = kMostSeen,
                             .write = kinds::write_list,
                             .read = read_order,
                             .fits = is_order};

/// A card just drawn, and who gets it (DM-FX-7C).
struct Gift {
  u8 face{};
  Seat to{};
  friend constexpr bool operator==(Gift, Gift) = default;
};
/// One or two of them in no order of their own, so the lower one comes first: two bytes each, face + 1 and receiver.
struct Gifts {
  u32 packed{};
  [[nodiscard]] constexpr int size() const { return (packed & 0xFF) == 0 ? 0 : (packed >> 16 & 0xFF) == 0 ? 1 : 2; }
  [[nodiscard]] constexpr Gift operator[](int i) const {
    return {u8((packed >> (16 * i) & 0xFF) - 1), Seat(packed >> (16 * i + 8) & 0xFF)};
  }
};
constexpr Gifts gifts_of(Gift only) { return {(only.face + 1U) | u32{only.to} << 8}; }
constexpr Gifts gifts_of(Gift a, Gift b) {
  const u32 x = gifts_of(a).packed;
  const u32 y = gifts_of(b).packed;
  return {x < y ? x | y << 16 : y | x << 16};
}
void write_gifts(const Kind& k, Writer& w, const Value& v);
bool read_gifts(const Kind& k, const json::value& j, Value& out);
bool are_gifts(const Kind& k, const Value& v);
u32 place_of_gifts(const Kind& k, const Value& v);
Value gifts_at(const Kind& k, u32 place);
inline constexpr u32 kSingleGifts = kFaces * u32{kMaxSeats};
inline constexpr Member kGiftParts[] = {{"card", &kCard}, {"to", &kSeat}};
inline constexpr Kind kGift = with_members(kGiftParts);
inline constexpr Kind kGifts{.what = R"(one or two of {"card": "JD", "to": "S1"})",
                             .form = Form::List,
                             .of = &kGift,
                             .least = 1,
                             .most = 2,
                             .width = 4,
                             .numbers = kSingleGifts + pairs_of(kSingleGifts),
                             .write = write_gifts,
                             .read = read_gifts,
                             .fits = are_gifts,
                             .place = place_of_gifts,
                             .at = gifts_at};

}  // namespace saloon::dead_money
