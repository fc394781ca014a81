// The nouns: an open town, three piles whose order nobody knows, and what the Fortune Teller told whom.
#pragma once

#include "engine/ask.h"
#include "engine/state.h"
#include "games/deadwood/procedures.h"

namespace saloon::deadwood {

// Table options; the words for their values stand in game.h.
enum class Switch : u8 { Off, On };
enum class TollWhenBroke : u8 { Forbid, Waive };
enum class StoreMove : u8 { Optional, Mandatory };
enum class GrifterMove : u8 { UpToTwo, AlwaysTwo };
struct Config {
  u32 horse_supply{20};  ///< horses in the box: 20 or 10
  u32 turn_cap{1000};    ///< DW-END-10
  Switch limited_tokens{Switch::On};
  TollWhenBroke toll_when_broke{};
  StoreMove general_store_move{};
  GrifterMove grifter_move{};
  Switch sheriff_may_stay{Switch::On};
  Switch fine_floor_zero{};
  Switch remember_peeks{Switch::On};
  u8 spare{};
};

/// In what somebody knows of a pile, None = not known; a tile put underneath is inserted at the front everywhere.
/// Whoever consults a pile voids what all others know of it, so at most one seat, its reader, knows more of a pile than
/// everybody, and he knows all of it.
using Piles = std::array<PileTiles, kPiles>;

/// Why the game ends after this turn; the first reason stays (DW-END-05).
enum class EndReason : u8 { None, Station, EmptyPool, GangWipedOut, TurnCap };
inline constexpr std::array kEndReasons{"none", "station", "empty_pool", "gang_wiped_out", "turn_limit"};
inline constexpr Kind kEndReason = saloon::one_of("a reason why the game ends", kEndReasons).called("EndReason");

/// At most one Final Duel runs; all zero outside of one.
struct FinalDuel {
  std::array<u64, kMaxSeats> aim{};      ///< declared dice of each shooter, as a Decision::shoot; 0 = none
  std::array<u16, kMaxSeats> dice{};     ///< not yet rolled
  std::array<u8, kMaxSeats> strength{};  ///< of the representative, 0 = none
  std::array<u8, kMaxSeats> wounds{};
  u8 involved{};  ///< seats of this duel
  u8 standing{};
  u8 pending{};  ///< seats still to choose, in the order of DW-FINAL-03
  u8 out{};      ///< seats involved in a Final Duel so far (DW-FINAL-12)
};

struct Public {
  Flow<kFrames> flow{};
  Questions<kMaxSeats> asked{};
  u8 seats{};
  u8 turn{};  ///< the active player
  Config config{};
  u8 first{};
  EndReason ended{};
  u8 winners{};    ///< set of seats; empty after the end: everybody loses
  u8 sheriff{};    ///< intersection
  u8 pool{};       ///< Wanted tokens of the crime pool
  u8 discarded{};  ///< and in the box, from which they can come back
  u8 cartridge_supply{};
  u8 horse_supply{};
  u8 laid{};                           ///< rails and station on the board
  std::array<u8, kRails + 1> route{};  ///< their plots in order
  std::array<Tile, kPlots> tile{};
  std::array<u8, kPlots> cowboy{};     ///< who stands there, see `cowboy_code`; not for the Church
  std::array<u8, kMaxSeats> church{};  ///< strength of each seat's cowboy at the Church, 0 = none
  std::array<Cowboys, kMaxSeats> ranch{}, mine{}, reserve{};  ///< the rest of the nine are in town or on Boot Hill
  std::array<u8, kMaxSeats> wanted{};
  std::array<Tile, kPiles> drawn{};  ///< shown and not yet placed, by pile
  std::array<u8, kPiles> pile_size{};
  std::array<u8, kPiles> reader{};  ///< who knows the order, seat + 1; 0 = nobody
  Piles known{};                    ///< places that everybody knows: tiles put underneath since
  u16 turns{};                      ///< counted for DW-END-10
  std::array<i16, kMaxSeats> money{};
  std::array<u16, kMaxSeats> cartridges{};  ///< without limit under limited_tokens = off
  std::array<u16, kMaxSeats> horses{};
  /// Follow from `tile`, `cowboy` and `church`: plots with a building, with a cowboy, with one of this seat's.
  u32 built{}, occupied{};
  std::array<u32, kMaxSeats> own{};
  FinalDuel final_duel{};
};

struct Private {
  Decision sealed{};
  Piles peek{};  ///< what this seat learned from the Fortune Teller; zeroed with the ask under remember_peeks = off
  std::array<u8, 2> spare{};
};

struct Hidden {
  Chance chance{};
  Piles piles{};  ///< the true order
  u16 waiting{};
};

using State = StateOf<Public, Hidden, Private, kMaxSeats>;
using View = ViewOf<Public, Private>;
static_assert(Plain<Config> && Plain<State> && Plain<View> && sizeof(State) <= 1024);

/// Those of the procedure that asks.
template <class L>
L locals(const Public& pub) {
  return pub.flow.top().get<L>();
}

/// A cowboy on a plot: 0 = none.
constexpr u8 cowboy_code(Seat owner, int strength) { return u8(owner * kStrengths + strength); }
constexpr Seat cowboy_owner(u8 code) { return Seat((code - 1) / kStrengths); }
constexpr int cowboy_strength(u8 code) { return (code - 1) % kStrengths + 1; }

}  // namespace saloon::deadwood
