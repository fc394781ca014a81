// The numbers of the decisions (engine/actions.h): all of them have one.
#pragma once

#include "engine/actions.h"
#include "games/deadwood_1876/decision.h"

namespace saloon::deadwood_1876 {

struct Actions {
  /// Whom one can aim at: the seats, and behind them the Stranger.
  static constexpr u32 kAims = kMaxSeats + 1;
  static constexpr u32 aim_place(int aim) { return aim == kStrangerAim ? kMaxSeats : u32(aim); }
  static constexpr int aim_of(u32 place) { return place == kMaxSeats ? kStrangerAim : int(place); }
  /// Three different cards of fifty.
  static constexpr u32 kTriples = kCards * (kCards - 1) * (kCards - 2) / 6;
  /// For each of two safes a card or none, but not none for both.
  static constexpr u32 kGunsChoices = (kCards + 1) * (kCards + 1) - 1;

  static constexpr ActionRow kRows[] = {{"none", 0},
                                        {"character", kCharacters},
                                        {"rob", kCards* kHandles},
                                        {"duel", kCards* kAims},
                                        {"stetson", kCards},
                                        {"duster", kCards},
                                        {"horse", kCards* kHouses},
                                        {"holster", kCards* kHandles},
                                        {"safe", kHandles},
                                        {"receiver", kAims},
                                        {"house", kHouses},
                                        {"card", kCards},
                                        {"cards", kTriples},
                                        {"guns", kGunsChoices},
                                        {"pass", 1},
                                        {"roll_early", 1},
                                        {"wait", 1},
                                        {"reveal", 1},
                                        {"keep_quiet", 1}};

  static constexpr u32 row_of(const Decision& d) { return u32(d.verb()); }

  static constexpr u32 place_of(const Decision& d) {
    const u32 card = u32(d.card());
    const u32 target = u32(d.target());
    switch (d.verb()) {
      case Verb::Rob:
      case Verb::Holster:
        return card * kHandles + target;
      case Verb::Duel:
        return card * kAims + aim_place(d.target());
      case Verb::Horse:
        return card * kHouses + target;
      case Verb::Holder:
        return aim_place(d.target());
      case Verb::Cards:
        return triple_place(d.cards());
      case Verb::Guns:
        return card * (kCards + 1) + target - 1;
      case Verb::Character:
      case Verb::Safe:
      case Verb::House:
        return target;
      default:
        return card;
    }
  }

  static constexpr Decision at(u32 row, u32 place) {
    const int n = int(place);
    switch (Verb(row)) {
      case Verb::Rob:
        return Decision::rob(n / kHandles, n % kHandles);
      case Verb::Holster:
        return Decision::holster(n / kHandles, n % kHandles);
      case Verb::Duel:
        return Decision::duel(n / int(kAims), aim_of(place % kAims));
      case Verb::Horse:
        return Decision::horse(n / kHouses, n % kHouses);
      case Verb::Holder:
        return Decision::holder(aim_of(place));
      case Verb::Cards:
        return Decision::cards(triple_at(place));
      case Verb::Guns:
        return Decision::guns(u8((place + 1) / (kCards + 1) - 1), u8((place + 1) % (kCards + 1) - 1));
      case Verb::Character:
        return Decision::character(n);
      case Verb::Safe:
        return Decision::safe(n);
      case Verb::House:
        return Decision::house(n);
      default:
        return {u64{row} | u64{place} << 8};
    }
  }

 private:
  /// Triples a < b < c in the order of c, then b, then a: so many lie below c alone, and below b alone.
  static constexpr u32 below(u32 c) { return c * (c - 1) * (c - 2) / 6; }
  static constexpr u32 triple_place(u64 cards) {
    if (count_bits(cards) != kDusterCards) return kNoNumber;
    const u32 b = u32(nth_bit(cards, 1));
    return below(u32(nth_bit(cards, 2))) + b * (b - 1) / 2 + u32(nth_bit(cards, 0));
  }
  static constexpr u64 triple_at(u32 place) {
    u32 c = kDusterCards - 1;
    while (below(c + 1) <= place) ++c;
    const NumberPair pair = pair_at(place - below(c));
    return bit(int(c)) | bit(int(pair.high) + 1) | bit(int(pair.low));
  }
};

}  // namespace saloon::deadwood_1876
