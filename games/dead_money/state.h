// The nouns: what lies on the table, what each seat holds and remembers, what nobody knows.
#pragma once

#include "engine/ask.h"
#include "engine/flow.h"
#include "engine/state.h"
#include "games/dead_money/verbs.h"

namespace saloon::dead_money {

// Table options; the words for their values stand in game.h.
enum class SixPlayers : u8 { Off, On };
enum class SimultaneousEmpty : u8 { TurnOrder, Shared };
enum class SuitBonusScope : u8 { DropRolls, AllOwnRolls };
inline constexpr int kMostTurns = 100000;
struct Config {
  SixPlayers six_players{};
  SimultaneousEmpty simultaneous_empty{};
  SuitBonusScope suit_bonus_scope{};
  u8 spare{};
  u32 turn_limit{1000};  // DM-SAFE-05
};

/// Cards on top of the deck whose order somebody has settled; below them the deck is unordered. KC settles five at
/// most and none if five already are. Above them lie what both 4D put there, each once, since a played 4D stays in the
/// discard pile until the deck, hence this stack, is empty (DM-DECK-02), and both 5S: 5 + 2 + 2.
inline constexpr int kMostFixed = 9;
/// From the bottom of the stack, each face + 1, 0 = not known; a draw only shortens it.
using FixedCards = std::array<u8, kMostFixed>;

enum class EndReason : u8 { None, EmptyHand, Stalemate, TurnLimit };
inline constexpr std::array kEndReasons{"none", "empty_hand", "stalemate", "turn_limit"};
inline constexpr Kind kEndReason = one_of("a reason why the game ends", kEndReasons).called("EndReason");

/// There is at most one showdown, so its locals lie here and not in its frame; all zero outside of one.
struct Showdown {
  u32 best_score{};                  ///< strength of the bid to beat, 0 = none yet
  std::array<u32, kMaxSeats> bid{};  ///< five faces of six bits, each face + 1
  u8 brain{};                        ///< face + 1 of the Brain in the centre
  u8 dropper{};                      ///< bids last (DM-SHOW-02)
  u8 best{};                         ///< the seat that made the best bid
  u8 acted{};                        ///< set of seats
};

/// What follows the card being resolved (DM-TURN-07 e): the turn goes on, ends, or ends and another seat, coded
/// kTurnOf + seat, takes the next one (DM-ORD-03, DM-ORD-04).
inline constexpr u8 kGoesOn = 0;
inline constexpr u8 kTurnEnds = 1;
inline constexpr u8 kTurnOf = 2;

/// What everybody sees, and all that a spectator sees (DM-INFO-16): the Brains in front of everybody (DM-INFO-03), the
/// sizes of all hands and piles (DM-INFO-02), what is in play (DM-INFO-06).
struct Public {
  Flow<kFrames> flow{};
  Questions<kMaxSeats> asked{};
  u8 seats{};
  u8 turn{};  ///< the seat whose turn it is, also in a showdown (DM-ORD-06)
  Config config{};
  u8 hands_left{};  ///< to spend (DM-TURN-01)
  u8 played{};      ///< cards played this turn: one draws only instead of playing
  u8 after{};       ///< kGoesOn, kTurnEnds, or kTurnOf + seat
  u8 idle_turns{};  ///< turns in succession without a card played or drawn (DM-SAFE-04)
  u8 winners{};     ///< set of seats
  EndReason ended{};
  u8 deck_size{};
  u8 fixed_size{};
  u8 in_play_size{};
  std::array<u8, 3> in_play{};  ///< faces being resolved: 10C, 10C and one more (DM-DECK-04)
  FixedCards fixed{};           ///< what everybody knows of the settled cards: a 5S (DM-INFO-12)
  std::array<u8, kMaxSeats> hand_size{};
  std::array<Brains, kMaxSeats> brains{};
  std::array<u8, 3> spare{};
  u32 turns{};  ///< counted for DM-SAFE-05
  Showdown showdown{};
  CardBag discard{};  ///< open to all (DM-INFO-05)
};

/// "Seat p holds this face": what the owner of the note has seen of another hand (DM-INFO-12). His view shows it, and
/// the worlds imagined from it keep to it. Anything that leaves p's hand unseen drops all notes on p.
struct Note {
  u8 seat{};
  u8 face{};  ///< face + 1, 0 = no note
  friend bool operator==(Note, Note) = default;
};
/// More than a player has in mind at a time, as a rule; beyond that the oldest goes.
inline constexpr int kMostNotes = 12;

struct Private {
  CardBag hand{};  // DM-INFO-01
  Decision sealed{};
  CardBag look{};  ///< what an effect shows: the victim's hand (5D), the cards drawn (7C, 4H); zeroed with it
  /// What the unordered part of the deck can at most contain, as this seat knows: all cards until a reshuffle, then
  /// what was shuffled in, less what it has seen leaving.
  CardBag pool{};
  FixedCards fixed{};  ///< what this seat knows of the settled cards (DM-INFO-10, DM-INFO-11), place by place
  u8 noted{};          ///< how many notes there are
  std::array<Note, kMostNotes> notes{};  ///< the oldest first
  std::array<u8, 6> spare{};
};

/// DM-INFO-04: nobody knows the deck, beyond what notes say of it.
struct Hidden {
  Chance chance{};
  CardBag deck{};      ///< the unordered part
  FixedCards fixed{};  ///< the true faces on top of it
  u8 spare{};
  u16 waiting{};
  std::array<u8, 4> spare2{};
};

using State = StateOf<Public, Hidden, Private, kMaxSeats>;
using View = ViewOf<Public, Private>;
static_assert(Plain<Config> && Plain<State> && Plain<View> && sizeof(State) <= 1024);

/// The i-th face of a bid, kNoFace behind the last.
constexpr u8 bid_face(u32 bid, int i) {
  const u32 code = bid >> (6 * i) & 63;
  return code == 0 ? kNoFace : u8(code - 1);
}
constexpr u32 with_bid_face(u32 bid, int i, int face) { return bid | u32(face + 1) << (6 * i); }

}  // namespace saloon::dead_money
