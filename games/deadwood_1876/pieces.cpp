#include "games/deadwood_1876/pieces.h"

#include "engine/match/actions.h"

namespace saloon::deadwood_1876 {

std::string_view card_name(int card) {
  static const auto kNames = name_table<kCards>([](int c) { return (c < 9 ? "D0" : "D") + std::to_string(c + 1); });
  return kNames[std::size_t(card)];
}

std::string_view place_name(int place) {
  static const auto kNames =
      name_table<kInBox + 1>([](int p) { return p == kInBox ? std::string("box") : "h" + std::to_string(p); });
  return kNames[std::size_t(place)];
}

std::string_view aim_name(int aim) { return aim == kStrangerAim ? "stranger" : kSeat.name_of(aim); }

// --- three cards a < b < c in the order of c, then b, then a: so many lie below c alone, and below b alone
namespace {
constexpr u32 threes_below(u32 c) { return c * (c - 1) * (c - 2) / 6; }
}  // namespace

u32 place_of_three(const Kind&, const Value& cards) {
  if (count_bits(cards.lo) != kDusterCards) return kNoPlace;
  const auto b = u32(nth_bit(cards.lo, 1));
  return threes_below(u32(nth_bit(cards.lo, 2))) + b * (b - 1) / 2 + u32(nth_bit(cards.lo, 0));
}

Value three_at(const Kind&, u32 place) {
  u32 c = kDusterCards - 1;
  while (threes_below(c + 1) <= place) ++c;
  const NumberPair pair = pair_at(place - threes_below(c));
  return to_value(bit(int(c)) | bit(int(pair.high) + 1) | bit(int(pair.low)));
}

// --- in events
void write_gun_on_card(const Kind&, Writer& w, const Value& card) { w.text(kGun.name_of(i64(gun_of(int(card.lo))))); }

void write_safe_row(const Kind&, Writer& w, const Value& row) {
  const auto in = from_value<SafeRow>(row);
  w.object([&] {
    for (unsigned i = 0; i < kLongestRow && in.handle[i] != 0; ++i) {
      w.text(kHandle.name_of(in.handle[i] - 1), kSafe.name_of(in.safe[i] - 1));
    }
  });
}

void write_dice(const Kind&, Writer& w, const Value& dice) {
  w.array([&] {
    for (int shift = 56; shift >= 0; shift -= 8) {
      const u64 die = dice.lo >> shift & 0xFF;
      if (die == 0) continue;
      w.object([&] {
        w.text("gun", kGun.name_of(i64(die >> 4) - 1));
        w.number("roll", i64(die & 0xF));
      });
    }
  });
}

void write_lodgings(const Kind&, Writer& w, const Value& lodgings) {
  w.object([&] {
    for (int house = 0; house < kHouses; ++house) {
      w.array(kHouse.name_of(house), [&] {
        for (int aim = 0; aim <= kStrangerAim; ++aim) {
          if (int(lodgings.lo >> 4 * aim & 0xF) == house + 1) w.text(aim_name(aim));
        }
      });
    }
  });
}

}  // namespace saloon::deadwood_1876
