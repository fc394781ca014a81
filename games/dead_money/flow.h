// The procedures, questions and draws: one procedure per way in which an effect asks, not per face.
#pragma once

#include "engine/flow.h"
#include "games/dead_money/cards.h"

namespace saloon::dead_money {

/// 47 effects, but only these ways of asking; an effect that asks nobody is a plain function of its face.
enum class Proc : u8 {
  Setup,
  Turn,
  Showdown,
  ChooseBrain,    ///< AD JD AH, stealing (JH AS QH 10D QD), KH, 2S
  ChooseSeat,     ///< 4S 7S AC 9C, and the first half of 5D, 8H, QC
  PassRound,      ///< 2D 3D 7D 3H 5H: who gives, in which direction
  Swap,           ///< 4C
  DiscardInTurn,  ///< 6D 5C 6S QC 2H
  Give,           ///< 6H 8H 9H 8S
  LookAndTake,    ///< 5D, once the victim is known
  DrawAndAssign,  ///< 7C 4H
  Reorder,        ///< KC, and 4D, which puts one card on top
  Fetch,          ///< KS, QH: a card out of the discard pile
  PlayTop,        ///< 10C
};

/// Turn becomes the next Turn, or Showdown and that the next Turn, so neither lies under the other. A Turn calls one
/// effect; PlayTop calls the effect it turned up, which is a PlayTop again at most once, because both 10C are then in
/// play (DM-SAFE-03). Effects with a second question become it: Turn, PlayTop, PlayTop, effect.
inline constexpr int kFrames = 4;

/// Locals of every effect; what `seats` and `count` mean is the procedure's business.
struct Effect {
  u8 face{};    ///< the card whose effect this is
  u8 player{};  ///< who applies it: A of DM 4.12
  u8 seats{};   ///< set of seats still to act, or that were asked at once
  u8 other{};   ///< the chosen seat, or the second of two
  u8 count{};   ///< cards each has to give, draw or discard
};
static_assert(Plain<Effect> && sizeof(Effect) <= 6);

enum class Ask : u8 {
  None,
  TurnFirst,  ///< never answered by the engine, like TurnSecond, Bid and GiveRank (DM-INFO-14)
  TurnSecond,
  DropBrain,
  Bid,
  BrainAny,
  Steal,
  StealTwo,
  BrainFromDiscard,
  DiscardBrain,
  DiscardOwnBrain,
  ChooseOpponent,
  TakeSeen,
  ChoosePlayer,
  ChoosePair,
  SwapCards,
  PassCard,
  GiveCard,
  GiveRank,  ///< nobody sees who has answered
  DiscardCard,
  DiscardSet,
  Topdeck,
  Reorder,
  AssignTwo,
  FaceFromDiscard,
};

/// Reshuffling is no draw: the deck has no order until a card of it is needed (DM-DECK-02).
enum class Roll : u8 {
  FirstSeat,  // DM-SETUP-05
  Draw,       ///< into a hand, or looked at: hidden
  TurnUp,     ///< 3S, 10C: everybody sees it
  BlindCard,  ///< AC, 9C: giver and receiver see it
  Pool,       ///< 2D: the receiver sees it
  DropRoll,
  CountDie,  ///< 6C, 2S
  RaceDie,   ///< QD, at most 200 (DM-SAFE-02)
};

}  // namespace saloon::dead_money
