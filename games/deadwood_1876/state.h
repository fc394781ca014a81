// The nouns: stars and rows on the table, hands and facts of each seat, and where the safes really are.
#pragma once

#include <cstddef>

#include "engine/ask.h"
#include "engine/state.h"
#include "games/deadwood_1876/flow.h"
#include "games/deadwood_1876/verbs.h"

namespace saloon::deadwood_1876 {

// Table options; the words for their values stand in game.h.
enum class BadgeReveal : u8 { Mandatory, Optional };
enum class TieReroll : u8 { TiedOnly, Everyone };
enum class DusterDiscards : u8 { FaceUp, FaceDown };
struct Config {
  bool mystery_safes{};
  bool peace_and_love{};
  bool share_the_gold{};  ///< no effect below six seats (DW76-VAR-03)
  bool rush_roll{};       ///< no effect with two seats (DW76-HOL-12)
  BadgeReveal badge_reveal{};
  TieReroll tie_reroll_scope{};
  DusterDiscards duster_discards{};
  bool memory_aid{true};  ///< off: facts about other holders' safes are not kept
};

enum class EndReason : u8 { None, OnlyFinalist, StrangerWins, PeaceAndLove, ShareTheGold, LastSurvivor };
inline constexpr std::array kEndReasons{"none",           "only_finalist",  "stranger_wins",
                                        "peace_and_love", "share_the_gold", "last_survivor"};
inline constexpr Kind kEndReason = one_of("a reason why the game ends", kEndReasons).called("EndReason");
enum class FightKind : u8 { None, Robbery, Duel };

/// The one confrontation that can run at a time; all zero outside of one. How far it is, its frame says. Cards are
/// id + 1.
struct Fight {
  u8 attacker{};
  u8 defender{};   ///< a holder
  u8 plays_for{};  ///< the seat that plays the defender's card: himself, or the Stranger's opponent (DW76-TWO-09)
  FightKind kind{};
  u8 handle{};  ///< of the safe that is robbed
  u8 attacker_card{}, attacker_holster{}, defender_card{}, defender_holster{};
  u8 attacker_early{}, defender_early{};  ///< what an early roll gave, 0 = none (DW76-HOL-12)
  u8 spare{};
};

struct Public {
  Flow<kFrames> flow{};
  Questions<kMaxSeats> asked{};
  Config config{};
  u8 seats{};
  u8 start{};  ///< takes the first turn of every round (DW76-START-02)
  u8 round{};  ///< from 1
  u8 holdups_left{};
  u8 draw_size{};
  u8 hidden_size{};  ///< cards that lie face down in the discard pile
  u8 next_handle{};  ///< where the search for a free handle goes on
  u8 turned_up{};    ///< hold-up: handle + 1 of the safe that is shot for
  u8 called{};       ///< badges called so far; from the first on there is no third law (DW76-LAW-10)
  u8 as_stranger{};  ///< seat + 1 that fights as the Stranger (DW76-TWO-23)
  EndReason ended{};
  u8 spare{};
  u16 winners{};
  u16 fighters{};  ///< seats alive in the showdown
  u16 wounded{};   ///< seats on their black-and-white side (DW76-SHOW-06)
  Fight fight{};
  std::array<u8, kMaxSeats> character{};  ///< + 1
  std::array<u8, kMaxSeats> star{};       ///< house of each holder's star + 1
  std::array<u8, kMaxSeats> hand_size{};
  std::array<u8, kMaxSeats> row_size{};
  std::array<std::array<u8, kLongestRow>, kMaxSeats> row{};  ///< handles from the left
  std::array<u8, kMaxSeats> offer{};   ///< Holster offered in this confrontation, id + 1 (DW76-HOL-06)
  std::array<i8, kMaxSeats> gold{};    ///< of each holder, once revealed (DW76-FIN-02)
  std::array<u8, kMaxSeats> fell{};    ///< how many fighters were left when this one was eliminated, himself included
  std::array<u8, kHandles> holster{};  ///< lying on a safe, id + 1 (DW76-TWO-13)
  std::array<u8, 5> spare2{};
  std::array<u16, kHandles> seen_by{};     ///< seats that looked at this handle since it was given out
  Places open{};                           ///< handles that lie face up (DW76-BDG-04)
  std::array<Places, kMaxSeats> in_row{};  ///< the handles of each row; follows from `row`
  Facts facts{};                           ///< what everybody knows of the safes
  u64 discard{};                           ///< face up, open to all
  u64 pool{};                              ///< all that the draw pile can contain, as everybody knows
  std::array<u64, kMaxSeats> shown{};      ///< cards of this hand that all have seen
  /// Cards on the table: the guns of a hold-up, all that was played in a showdown. A fighter without a hand takes back
  /// exactly these (DW76-SHOW-09), so no entry hand is kept.
  std::array<u64, kMaxSeats> laid{};
};

struct Private {
  u64 hand{};
  Decision sealed{};
  u64 discarded{};  ///< what this seat put away face down for a Duster
  Facts facts{};    ///< its own row and what it has seen; never wider than the public facts
};

struct Hidden {
  Chance chance{};
  u64 draw_pile{};
  u64 hidden_discard{};                ///< face down under duster_discards = face_down
  std::array<u8, kHandles> safe_at{};  ///< safe + 1 at each handle in use
  u32 holdup_pile{};                   ///< a set of safes
  u32 left_over{};                     ///< in the box; never changes after the set-up (DW76-SETUP-12)
  u16 waiting{};
  u16 spare{};
};

using State = StateOf<Public, Hidden, Private, kMaxSeats>;
using View = ViewOf<Public, Private>;
static_assert(Plain<Config> && Plain<State> && Plain<View> && sizeof(State) <= 2048);
// Most tables have five seats or fewer: a search need copy no more than this.
static_assert(offsetof(State, seat) + 5 * sizeof(Private) <= 1434);

}  // namespace saloon::deadwood_1876
