// The procedures, questions and draws.
#pragma once

#include "engine/flow.h"
#include "games/deadwood_1876/cards.h"

namespace saloon::deadwood_1876 {

enum class Proc : u8 {
  Setup,
  Round,
  Turn,
  Stetson,
  Duster,
  Confrontation,  ///< robbery or duel
  LawThree,
  HoldUp,
  Badges,
  Reveal,
  Showdown,
};

/// Setup becomes Round, each Round the next, the last one Badges, those Reveal and that Showdown: always one at the
/// bottom. Round and Badges call a Turn, the Turn its item or Confrontation, which becomes LawThree; a Round also calls
/// HoldUp and that LawThree: three in either case.
inline constexpr int kFrames = 3;

struct Turning {
  u8 seat{};
  u8 first{};  ///< Stetson: handle + 1 of the first safe looked at, which the second must differ from
};
struct GivingAway {
  u8 winner{};
  u8 handle{};  ///< the safe he gives, once chosen (DW76-LAW-07)
};
struct Calling {
  u8 metal{};  ///< Tin, Iron, Copper, Silver, Gold (DW76-BDG-01)
};
struct Turns {
  u8 done{};  ///< of this round; turns begin with the starting player
};
static_assert(Plain<Turning> && Plain<GivingAway> && Plain<Calling> && Plain<Turns>);
static_assert(sizeof(Turning) <= 6 && sizeof(GivingAway) <= 6 && sizeof(Calling) <= 6 && sizeof(Turns) <= 6);

/// Answered by the engine only where public facts leave one answer: the last character, one Holster offered, one house
/// with room, one receiver, one card left in a showdown. Everything else is always asked.
enum class Ask : u8 {
  None,
  ChooseCharacter,
  PassSafe,
  GiveToStranger,
  TurnAction,
  StetsonFirst,
  StetsonSecond,
  DusterDiscard,
  Defend,
  Rush,
  HolsterAttacker,
  PickAttacker,
  HolsterDefender,
  PickDefender,
  Banish,
  LawThreeSafe,
  LawThreeReceiver,
  HoldUpCard,
  BadgeReveal,
  MysteryGun,
  ShowdownCard,
};

/// The draw pile has no order until a card is drawn. Each gun has its own name, so that a script can give the number
/// rolled; a number that a die shows twice is one result that counts twice.
enum class Roll : u8 {
  Star,         // DW76-SETUP-03
  Deal,         ///< Deadwood cards of the set-up and all later draws: hidden
  DealSafe,     ///< hidden
  ShuffleRow,   ///< which face-down safe comes to the next place of the row: hidden
  StrangerGun,  ///< top card of the draw pile, turned up (DW76-MYS-08)
  Pepperbox,
  Deringer,
  Colt,  ///< also the starting roll (DW76-START-01)
  Winchester,
  Messenger,
};
constexpr Roll die_of(Gun gun) { return Roll(int(Roll::Pepperbox) + int(gun)); }
static_assert(die_of(Gun::Messenger) == Roll::Messenger);

}  // namespace saloon::deadwood_1876
