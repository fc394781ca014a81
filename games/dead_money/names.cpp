// How the pieces are called in JSON: "10S" the ten of spades, "BC" a Brain of clubs.
#include "games/dead_money/json.h"

namespace saloon::dead_money {

namespace {

constexpr std::array<const char*, kRanks> kRankNames{"2", "3",  "4", "5", "6", "7", "8",
                                                     "9", "10", "J", "Q", "K", "A", "B"};
constexpr std::string_view kSuitNames = "DCHS";
constexpr std::array<const char*, 4> kReasons{"none", "empty_hand", "stalemate", "turn_limit"};
constexpr std::array<const char*, 10> kCategories{"high_card",      "pair",          "two_pair",   "three_of_a_kind",
                                                  "straight",       "flush",         "full_house", "four_of_a_kind",
                                                  "straight_flush", "five_of_a_kind"};

}  // namespace

std::string rank_name(int rank) { return kRankNames[unsigned(rank)]; }

std::string face_name(int face) { return rank_name(rank_of(face)) + kSuitNames[unsigned(suit_of(face))]; }

int face_from_name(std::string_view name) {
  if (name.empty()) return -1;
  const std::size_t suit = kSuitNames.find(name.back());
  if (suit == std::string_view::npos) return -1;
  name.remove_suffix(1);
  for (int rank = 0; rank < kRanks; ++rank) {
    if (name == kRankNames[unsigned(rank)]) return face_of(rank, Suit(suit));
  }
  return -1;
}

json::array cards_json(PairSet cards) {
  json::array out;
  for (const int face : Bits{cards.one}) {
    for (int n = cards.count(face); n > 0; --n) out.emplace_back(face_name(face));
  }
  return out;
}

json::array order_json(u64 codes) {
  json::array out;
  for (; (codes & 0xFF) != 0; codes >>= 8) out.emplace_back(face_name(int(codes & 0xFF) - 1));
  return out;
}

json::array seat_names(SeatSet who) {
  json::array out;
  for (const Seat p : who) out.emplace_back(seat_name(p));
  return out;
}

std::string_view reason_name(EndReason reason) { return kReasons[u8(reason)]; }
std::string_view category_name(int category) { return kCategories[unsigned(category)]; }

}  // namespace saloon::dead_money
