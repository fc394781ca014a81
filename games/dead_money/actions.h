// The numbers of the decisions (engine/actions.h). Open are bids, sets of cards and orders: any cards of a hand.
#pragma once

#include "engine/actions.h"
#include "games/dead_money/state.h"

namespace saloon::dead_money {

struct Actions {
  static constexpr u32 kBrainPairs = pairs_of(kSuits);
  /// A card to a seat; then one or two of these.
  static constexpr u32 kGifts = kFaces * u32{kMaxSeats};

  static constexpr ActionRow kRows[] = {{"none", 0},
                                        {"play", kFaces},
                                        {"draw", 1},
                                        {"end", 1},
                                        {"bid", 0},
                                        {"pass", 1},
                                        {"brain", u32{kMaxSeats} * kSuits},
                                        {"two_brains", u32{kMaxSeats} * kBrainPairs},
                                        {"card", kFaces},
                                        {"cards", 0},
                                        {"nothing", 1},
                                        {"player", u32{kMaxSeats}},
                                        {"players", u32{kMaxSeats} * (u32{kMaxSeats} - 1) / 2},
                                        {"order", 0},
                                        {"assign", kGifts + pairs_of(kGifts)}};

  static constexpr u32 row_of(const Decision& d) { return u32(d.verb()); }

  static constexpr u32 place_of(const Decision& d) {
    switch (d.verb()) {
      case Verb::Draw:
      case Verb::End:
      case Verb::Pass:
      case Verb::Nothing:
        return 0;
      case Verb::Play:
      case Verb::Card:
        return u32(d.face());
      case Verb::Brain:
        return d.seat() * u32{kSuits} + u32(d.suit());
      case Verb::TwoBrains:
        return d.seat() * kBrainPairs + two_brains_place(d.chosen());
      case Verb::Player:
        return d.seat();
      case Verb::Players: {
        const u32 high = u32(nth_bit(d.seats().bits, 1));
        return high * (high - 1) / 2 + u32(lowest_bit(d.seats().bits));
      }
      case Verb::Assign:
        return d.gifts() == 1 ? gift_place(d.gift(0))
                              : kGifts + pair_place(gift_place(d.gift(0)), gift_place(d.gift(1)));
      case Verb::None:
      case Verb::Bid:
      case Verb::Cards:
      case Verb::Order:
        break;
    }
    return kNoNumber;
  }

  static constexpr Decision at(u32 row, u32 place) {
    switch (Verb(row)) {
      case Verb::Draw:
        return Decision::draw();
      case Verb::End:
        return Decision::end();
      case Verb::Pass:
        return Decision::pass();
      case Verb::Play:
        return Decision::play(int(place));
      case Verb::Card:
        return Decision::card(int(place));
      case Verb::Brain:
        return Decision::brain(Seat(place / kSuits), Suit(place % kSuits));
      case Verb::TwoBrains: {
        const NumberPair suits = pair_at(place % kBrainPairs);
        return Decision::two_brains(Seat(place / kBrainPairs), Suit(suits.low), Suit(suits.high));
      }
      case Verb::Player:
        return Decision::player(Seat(place));
      case Verb::Players: {
        const NumberPair seats = pair_at(place);
        return Decision::players(Seat(seats.low), Seat(seats.high + 1));
      }
      case Verb::Assign: {
        if (place < kGifts) return Decision::assign(gift_at(place));
        const NumberPair gifts = pair_at(place - kGifts);
        return Decision::assign(gift_at(gifts.low), gift_at(gifts.high));
      }
      default:
        return Decision::nothing();
    }
  }

 private:
  static constexpr u32 gift_place(Gift g) { return g.face * u32{kMaxSeats} + g.to; }
  static constexpr Gift gift_at(u32 place) { return {u8(place / u32{kMaxSeats}), Seat(place % u32{kMaxSeats})}; }
  static constexpr u32 two_brains_place(PairSet brains) {
    const u32 low = u32(suit_of(lowest_bit(brains.one)));
    return pair_place(low, brains.two != 0 ? low : u32(suit_of(nth_bit(brains.one, 1))));
  }
};

}  // namespace saloon::dead_money
