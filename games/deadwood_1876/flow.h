// The procedures with their paragraphs and locals, the questions and the draws.
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

enum class SetupAt : u8 { Characters, LayOut, Pass, Give, StartRoll };
enum class RoundAt : u8 { NextTurn, HoldUp, End };
enum class TurnAt : u8 { Choose, Play, End };
enum class StetsonAt : u8 { First, Second, End };
enum class DusterAt : u8 { Draw, Discard };
enum class ConfrontationAt : u8 { Defend, Guns, Early, OffersA, PickA, OffersD, PickD, Banish };
enum class LawThreeAt : u8 { Choose, Receiver, Give };
enum class HoldUpAt : u8 { TurnUp, Shoot, End };
enum class BadgesAt : u8 { Call, Answers, Next };
enum class RevealAt : u8 { Open, Count };
enum class ShowdownAt : u8 { Bout, Shoot };

// Locals. A confrontation has none: all of it is in Public::fight.
struct RoundLocals {
  u8 done{};  ///< turns of this round; they begin with the starting player
};
struct TurnLocals {
  u8 seat{};
};
struct StetsonLocals {
  u8 seat{};
  u8 first{};  ///< handle + 1 of the first safe looked at, which the second must differ from
};
struct DusterLocals {
  u8 seat{};
};
struct LawThreeLocals {
  u8 winner{};
  u8 handle{};  ///< handle + 1 of the safe he gives, once chosen (DW76-LAW-07)
};
struct BadgesLocals {
  u8 metal{};  ///< Tin, Iron, Copper, Silver, Gold (DW76-BDG-01)
};

/// Answered by the engine only where public facts leave one answer: the last character, one house with room, one
/// receiver, one card left in a showdown. Everything else is always asked.
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

/// Draw pile and hold-up pile have no order until a card is drawn. Each gun has its own name, so that a script can give
/// the number rolled; a number that a die shows twice is one result that counts twice.
enum class Roll : u8 {
  Star,         ///< the seat whose star comes out of the bag next (DW76-SETUP-03)
  Draw,         ///< Deadwood cards of the set-up and all later draws: hidden
  DealSafe,     ///< hidden
  ShuffleRow,   ///< which face-down safe comes to the next place of the row: hidden
  TurnUp,       ///< top safe of the hold-up pile (DW76-HU-02)
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
