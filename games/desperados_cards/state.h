// The nouns: what lies on the table, what each seat holds, what nobody knows.
#pragma once

#include "engine/ask.h"
#include "engine/flow.h"
#include "engine/state.h"
#include "games/desperados_cards/verbs.h"

namespace saloon::desperados_cards {

// Table options; the words for their values stand in game.h.
enum class GangEligibility : u8 { Any, KnownOnly };
enum class EmptyHoldup : u8 { PlaceStays, PlaceRemoved };
enum class PileView : u8 { Open, TopOnly };
enum class StartPlayer : u8 { Random, HostChoice };
enum class FinalTie : u8 { Shared, MostPlaceCards };
struct Config {
  GangEligibility gang_eligibility{};
  EmptyHoldup empty_holdup{};
  PileView pile_view{};
  StartPlayer start_player{};
  u8 start_seat{};  ///< 0 not chosen, else seat + 1
  FinalTie final_tie{};
};

/// Turn calls HoldUp and nothing calls anything else; Setup becomes the first Turn, a Turn becomes the next.
inline constexpr int kFrames = 2;

enum class EndReason : u8 { None, FirstFive, DeadPosition, NobodyRaids };
inline constexpr std::array kEndReasons{"none", "first_five", "dead_position", "nobody_raids"};
inline constexpr Kind kEndReason = one_of("a reason why the game ends", kEndReasons).called("EndReason");

struct Public {
  Flow<kFrames> flow{};
  Questions<kMaxSeats> asked{};
  Config config{};
  u8 seats{};
  u8 turn{};  ///< the seat that moves
  u8 start{};
  EndReason ended{};
  u8 empty_holdups{};  ///< hold-ups in succession without a gang (DSC-END-04)
  u8 draw_size{};
  std::array<u8, kPiles> depth{};  ///< level of the open card of each pile
  std::array<u8, kPiles> row_size{};
  std::array<std::array<u8, kLongestRow>, kPiles> row{};  ///< faces in order of placement (DSC-PLACE-06)
  std::array<u8, kMaxSeats> hand_size{};
  std::array<u8, kCharacters> poster_count{};  ///< experience per character; sums up `posters`
  std::array<u8, kMaxSeats> slack{};           ///< see `unfit`
  std::array<u8, 7> spare{};
  u16 placements{};
  std::array<i16, kMaxSeats> latest{};  ///< when each seat last placed (DSC-RES-05)
  std::array<u32, kMaxSeats> loot{};    ///< bit sets of place cards
  PileCards seen{};                     ///< place cards that everybody has seen, also those that left the piles
  std::array<u64, kPiles> fit{};        ///< faces that may join each row; follows from `row`
  CardBag posters{};
  CardBag discard{};
  /// A blocked seat showed that it held none of these faces; since then at most `slack` of them may have come in.
  std::array<u64, kMaxSeats> unfit{};
};

struct Private {
  CardBag hand{};
  Decision sealed{};
  /// What the draw pile can at most contain, as this seat knows: all cards until a reshuffle, then what was shuffled
  /// in, less its own draws since.
  CardBag pool{};
};

struct Hidden {
  Chance chance{};
  CardBag draw_pile{};  ///< unordered until drawn: nobody may look at the order
  PileCards piles{};    ///< the true arrangement
  u16 waiting{};
  std::array<u8, 6> spare{};
};

using State = StateOf<Public, Hidden, Private, kMaxSeats>;
using View = ViewOf<Public, Private>;
static_assert(Plain<State> && Plain<View> && sizeof(State) <= 512);

/// The value of the open place of a pile.
inline int open_value(const Public& pub, int pile) { return components::kLevelValues[pub.depth[unsigned(pile)]]; }
/// What one henchman more would get in front of it (DSC-STR-03).
inline int next_position_value(const Public& pub, int pile) {
  return position_value(open_value(pub, pile), pub.row_size[unsigned(pile)]);
}
inline int open_place(const Public& pub, int pile) { return place_at(pub.seen, pile, pub.depth[unsigned(pile)]); }
inline int open_card(const Public& pub, int pile) {
  return place_card(open_place(pub, pile), pub.depth[unsigned(pile)]);
}

}  // namespace saloon::desperados_cards
