#include "games/dead_money/pieces.h"

#include "engine/json/json.h"

namespace saloon::dead_money {

// --- Brains in front of a seat
void write_brains(const Kind&, Writer& w, const Value& v) {
  kCards.write(kCards, w, to_value(brain_cards(Brains(v.lo))));
}

bool read_brains(const Kind&, const json::value& j, Value& out) {
  Value cards;
  if (!kCards.read(kCards, j, cards) || (cards.lo & ~kBrains) != 0) return false;
  Brains brains = 0;
  for_each_card(from_value<CardBag>(cards),
                [&](int face) { brains = with_brains(brains, suit_of(face), brains_of(brains, suit_of(face)) + 1); });
  out = to_value(brains);
  return true;
}

// --- one or more cards
bool read_some_cards(const Kind& k, const json::value& j, Value& out) {
  return kinds::read_bag(k, j, out) && out.lo != 0;
}
bool are_some_cards(const Kind& k, const Value& v) { return kinds::is_bag(k, v) && v.lo != 0; }

// --- two Brains
bool read_two_brains(const Kind& k, const json::value& j, Value& out) {
  return kinds::read_bag(k, j, out) && are_two_brains(k, out);
}
bool are_two_brains(const Kind& k, const Value& v) {
  return kinds::is_bag(k, v) && (v.lo & ~kBrains) == 0 && from_value<CardBag>(v).size() == 2;
}
u32 place_of_two_brains(const Kind&, const Value& v) {
  const u32 low = u32(suit_of(lowest_bit(v.lo)));
  return pair_place(low, v.hi != 0 ? low : u32(suit_of(nth_bit(v.lo, 1))));
}
Value two_brains_at(const Kind&, u32 place) {
  const NumberPair suits = pair_at(place);
  return to_value(brain_pair(Suit(suits.low), Suit(suits.high)));
}

// --- two seats
bool read_two_seats(const Kind& k, const json::value& j, Value& out) {
  return kinds::read_set(k, j, out) && are_two_seats(k, out);
}
bool are_two_seats(const Kind& k, const Value& v) { return kinds::is_set(k, v) && count_bits(v.lo) == 2; }
u32 place_of_two_seats(const Kind&, const Value& v) {
  return pair_place(u32(lowest_bit(v.lo)), u32(nth_bit(v.lo, 1)) - 1);
}
Value two_seats_at(const Kind&, u32 place) {
  const NumberPair seats = pair_at(place);
  return to_value(only(Seat(seats.low)) | only(Seat(seats.high + 1)));
}

// --- an order of cards
bool read_order(const Kind& k, const json::value& j, Value& out) { return kinds::read_list(k, j, out) && out.lo != 0; }
bool is_order(const Kind& k, const Value& v) { return kinds::is_list(k, v) && v.lo != 0; }

// --- gifts
namespace {

u32 place_of_gift(Gift g) { return g.face * u32{kMaxSeats} + g.to; }
Gift gift_at(u32 place) { return {u8(place / u32{kMaxSeats}), Seat(place % u32{kMaxSeats})}; }
bool is_gift(Gift g) { return g.face < kFaces && g.to < kMaxSeats; }

bool read_gift(const json::value& j, Gift& out) {
  const json::object* o = j.if_object();
  if (o == nullptr || o->size() != 2) return false;
  const json::value* card = o->if_contains("card");
  const json::value* to = o->if_contains("to");
  Value face;
  Value seat;
  if (card == nullptr || to == nullptr || !kCard.read(kCard, *card, face) || !kSeat.read(kSeat, *to, seat))
    return false;
  out = {u8(face.lo), Seat(seat.lo)};
  return true;
}

}  // namespace

void write_gifts(const Kind&, Writer& w, const Value& v) {
  const Gifts gifts = from_value<Gifts>(v);
  w.array([&] {
    for (int i = 0; i < gifts.size(); ++i) {
      w.object([&] {
        w.text("card", face_name(gifts[i].face));
        w.text("to", kSeat.name_of(gifts[i].to));
      });
    }
  });
}

bool read_gifts(const Kind&, const json::value& j, Value& out) {
  const json::array* items = j.if_array();
  std::array<Gift, 2> gifts{};
  if (items == nullptr || items->empty() || items->size() > gifts.size()) return false;
  for (std::size_t i = 0; i < items->size(); ++i) {
    if (!read_gift((*items)[i], gifts[i])) return false;
  }
  out = to_value(items->size() == 1 ? gifts_of(gifts[0]) : gifts_of(gifts[0], gifts[1]));
  return true;
}

bool are_gifts(const Kind&, const Value& v) {
  const Gifts gifts = from_value<Gifts>(v);
  if (gifts.size() == 0 || !is_gift(gifts[0])) return false;
  if (gifts.size() == 1) return v == to_value(gifts_of(gifts[0]));
  return is_gift(gifts[1]) && v == to_value(gifts_of(gifts[0], gifts[1]));
}

u32 place_of_gifts(const Kind&, const Value& v) {
  const Gifts gifts = from_value<Gifts>(v);
  if (gifts.size() == 1) return place_of_gift(gifts[0]);
  return kSingleGifts + pair_place(place_of_gift(gifts[0]), place_of_gift(gifts[1]));
}

Value gifts_at(const Kind&, u32 place) {
  if (place < kSingleGifts) return to_value(gifts_of(gift_at(place)));
  const NumberPair two = pair_at(place - kSingleGifts);
  return to_value(gifts_of(gift_at(two.low), gift_at(two.high)));
}

}  // namespace saloon::dead_money
