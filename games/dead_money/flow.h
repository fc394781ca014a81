// The procedures, questions and draws: one procedure per way in which an effect asks, not per face.
#pragma once

#include "engine/flow.h"
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

struct TurnLocals {
  u8 card{};  ///< face + 1 of the card played last: its drop roll comes after it has left (DM-TURN-07)
};

/// Locals of every effect; what they mean is the procedure's business.
struct JobLocals {
  u8 seats{};  ///< set of seats that give, swap or still have to act
  u8 other{};  ///< the seat chosen, or the one that chooses
  u8 count{};  ///< cards each has to give, draw or discard; PlayTop: how many cards lie under the one turned up
};

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

/// What happened. In brackets the fields of its JSON; those after a bar are there only for whoever may see them.
enum class Told : u8 {
  None,
  FirstSeat,       ///< seat
  TurnBegins,      ///< seat, turns (this one counted)
  Drew,            ///< seat, count (0: deck and discard pile are empty) | cards
  DrewTop,         ///< seat, count | cards: the same with settled cards from the top of the deck
  Reshuffled,      ///< count
  Played,          ///< seat, card, hands_left
  Stopped,         ///< seat: a hand unspent (DM-TURN-05)
  PutAway,         ///< card: from play to the discard pile
  DropRoll,        ///< seat, card, die, bonus, target, held (true: nothing is dropped)
  Dropped,         ///< seat (the dropper), card (the Brain), by (whose turn it is)
  Bid,             ///< seat, cards, category (high_card … five_of_a_kind), whole_hand
  Passed,          ///< seat: no bid
  ShowdownWon,     ///< seat, card (the Brain), coins
  NobodyBid,       ///< card (the Brain, now discarded)
  BrainLaid,       ///< seat, card
  BrainStolen,     ///< seat (the thief), from, cards
  BrainsMoved,     ///< seat (whose card moved them)
  BrainReturned,   ///< seat (the holder), card
  BrainDiscarded,  ///< seat (the holder), card
  BrainFetched,    ///< seat, card
  ChosePlayers,    ///< seat, players
  Discarded,       ///< seat, cards
  Gave,            ///< seat (the giver), to, count | cards
  GaveRank,        ///< seat (the giver), to, rank (K or A), count (0 or 1) | cards
  Pooled,          ///< players
  FromPool,        ///< seat | card
  TookRandom,      ///< seat (the taker), from | card
  LookedAtHand,    ///< seat, from, count | cards
  TookSeen,        ///< seat, from | card
  LookedAtDeck,    ///< seat, count | order (top first)
  Reordered,       ///< seat, count | order (top first)
  PutOnDeck,       ///< seat, open (true: 5S, seen by all; then card is for everybody) | card
  TurnedUp,        ///< seat, card
  TookOpen,        ///< seat, card, zone (deck: 3S, play: 7S, discard: KS)
  CountDie,        ///< seat, die, bonus, to (the player reached)
  RaceDie,         ///< seat, die, bonus, won
  NobodyRolledSix,
  GameOver,  ///< reason (empty_hand, stalemate, turn_limit), winners
};

}  // namespace saloon::dead_money
