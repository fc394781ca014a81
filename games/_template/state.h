// The nouns: what lies on the table, what each seat holds, what nobody knows.
#pragma once

#include "engine/ask.h"
#include "engine/flow.h"
#include "engine/state.h"
#include "games/_template/verbs.h"

namespace saloon::toy {

// Table options; the words for their values stand in game.h.
enum class Partners : u8 { None, Pairs };
struct Config {
  u8 hand = 3;
  u8 limit = 3;  ///< of a raise
  Partners partners{};
};

/// Round calls Bonus and nothing calls anything else; Setup becomes the first Round, a Round becomes the next.
inline constexpr int kFrames = 2;

enum class EndReason : u8 { None, NoCards };
inline constexpr std::array kEndReasons{"none", "no_cards"};
inline constexpr Kind kEndReason = one_of("a reason why the game ends", kEndReasons).called("EndReason");

struct Public {
  Flow<kFrames> flow{};
  Questions<kMaxSeats> asked{};
  Config config{};
  u8 seats{};
  u8 leader{};
  EndReason ended{};
  u8 deck_size{};
  u8 spare{};
  std::array<u8, kMaxSeats> hand_size{};
  std::array<u16, kMaxSeats> points{};
  CardBag discard{};
};

struct Private {
  CardBag hand{};
  Decision sealed{};
  u8 partner_bid{};  ///< face + 1 of the partner's sealed bid (TOY-PAIR-01)
  std::array<u8, 5> spare{};
};

struct Hidden {
  Chance chance{};
  CardBag deck{};  ///< unordered until drawn: nobody may look at the order
  u16 waiting{};
  std::array<u8, 6> spare{};
};

using State = StateOf<Public, Hidden, Private, kMaxSeats>;
using View = ViewOf<Public, Private>;
static_assert(Plain<State> && Plain<View> && sizeof(State) <= 256);

inline bool plays_in_pairs(const Public& pub) { return pub.config.partners == Partners::Pairs; }
/// TOY-OPT-01: those who face each other.
inline Seat partner_of(Seat p) { return Seat((p + 2) % kMaxSeats); }

}  // namespace saloon::toy
