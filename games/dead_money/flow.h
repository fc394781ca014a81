// The procedures, questions and draws: one procedure per way in which an effect asks, not per face.
#pragma once

#include "games/dead_money/cards.h"

namespace saloon::dead_money {

/// 47 effects, but only these ways of asking; an effect that asks nobody is a plain function of its face. Whoever
/// applies an effect (A in the rules) is always the seat whose turn it is, and its card lies on top of `in_play`.
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
  Reorder,        ///< KC
  Topdeck,        ///< 4D
  Fetch,          ///< KS, QH: a card out of the discard pile
  PlayTop,        ///< 10C
};

/// Turn becomes the next Turn, or Showdown and that the next Turn, so neither lies under the other. A Turn calls one
/// effect; PlayTop calls the effect it turned up, which is a PlayTop again at most once, because both 10C are then in
/// play (DM-SAFE-03). Effects with a second question become it: Turn, PlayTop, PlayTop, effect.
inline constexpr int kFrames = 4;

// The paragraphs of each; procedures.h has their names and their locals.
enum class TurnAt : u8 { Ask, Act, Settle, Drop };
enum class ShowdownAt : u8 { Next, Act };
enum class ChooseBrainAt : u8 { Ask, Take };
enum class ChooseSeatAt : u8 { Ask, Take };
enum class PassRoundAt : u8 { Ask, Pass };
enum class SwapAt : u8 { Choose, Ask, Swap };
enum class DiscardInTurnAt : u8 { Next, Discard };
enum class GiveAt : u8 { Ask, Give, Discard };
enum class LookAndTakeAt : u8 { Look, Take };
enum class DrawAndAssignAt : u8 { Draw, Assign };
enum class ReorderAt : u8 { Look, Order };
enum class TopdeckAt : u8 { Ask, Put };
enum class FetchAt : u8 { Ask, Take };
enum class PlayTopAt : u8 { TurnUp, Settle };

/// What is asked; game.h has a row for each.
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
