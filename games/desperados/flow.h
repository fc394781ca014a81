// The procedures, questions and draws, and what is told.
#pragma once

#include "engine/flow.h"
#include "games/desperados/map.h"

namespace saloon::desperados {

/// In the order of the rulebook. Each becomes the next one; nothing calls anything.
enum class Proc : u8 {
  Setup,
  Placing,  ///< the marshal, his sheriffs, then the desperados
  Coaches,  ///< a turn begins
  Sheriffs,
  MarshalCard,
  GangCards,
  Actions,
  Evaluation,
  Banks,
  CleanUp,
};
inline constexpr int kFrames = 1;

enum class SetupAt : u8 { AskVolunteers, ChooseMarshal, LayOut };
enum class PlacingAt : u8 { Ask, Place };
enum class SheriffsAt : u8 { Ask, Move };
enum class MarshalCardAt : u8 { Ask, Lay };
enum class GangCardsAt : u8 { Ask, Fix };
enum class ActionsAt : u8 { Ask, Resolve };
enum class CleanUpAt : u8 { TakeBack, Refill, TurnTimetable };

/// One figure after the other.
struct Figures {
  u8 next{};  ///< Placing: 0 the marshal, then sheriffs, then desperados. Sheriffs: which sheriff, from 0.
};
struct Evaluating {
  u8 turn{};    ///< 1 to 5
  u8 riding{};  ///< seats neither arrested nor stopped
};
static_assert(Plain<Figures> && Plain<Evaluating>);

/// No LayCard and no ChooseAction is ever answered by the engine (DSP-INFO-06). Everybody sees who has laid; who has
/// chosen an action only the gang (DSP-INFO-04).
enum class Ask : u8 {
  None,
  ChooseMarshal,  ///< volunteers, all at once
  PlaceLaw,
  PlaceDesperado,
  MoveSheriff,
  LayCard,
  ExchangeCard,  ///< offered to the marshal while the gang lays; nobody waits for it (DSP-CARD-10)
  ChooseAction,
  RefillChoice,
};

enum class Roll : u8 {
  MarshalSeat,
  BankTiles,  ///< hidden: one of all ways to lay them out, on the board and in the pile
  FirstTimetable,
  CoachTile,  ///< when won
  PokerTile,  ///< when won
};

/// Each with the members of its JSON; `?` = only for whoever may see it. Seats are "S0", towns and cards their keys,
/// values and loot dollars, action = "poker", "coach_brown" or "coach_blue".
enum class Told : u8 {
  None,
  Volunteered,      ///< volunteers
  MarshalChosen,    ///< seat
  TilesLaid,        ///< pile, banks? {town: value}
  TimetablesLaid,   ///< order: ["T3", …]
  MarshalPlaced,    ///< seat, town
  SheriffPlaced,    ///< sheriff (1 to 5), town
  DesperadoPlaced,  ///< seat, town
  TurnBegan,        ///< round, turn
  CoachMoved,       ///< coach, from, town
  CoachHeld,        ///< coach, town: it was attacked and does not move
  SheriffMoved,     ///< sheriff, from, town
  SheriffStayed,    ///< sheriff, town
  CardLaid,         ///< seat, turn, card?, mark?
  CardExchanged,    ///< seat, turn, card?, mark?
  CardsFixed,       ///< turn
  ActionChosen,     ///< to the gang: seat, choice? ("no_action", "poker", "coach_brown", "coach_blue", "spy")
  ActionsResolved,  ///< turn, actions, spies: how many follow
  ActionDropped,    ///< to those who saw the choice: seat, choice, town
  CardShown,        ///< seat, turn, card, town
  ActionAnnounced,  ///< action, town, turn, seats, against (the marshal), disks, sheriffs, needed, surplus
  BankSpied,        ///< seat, town, value
  EvaluationBegan,  ///< round
  EvaluatingTurn,   ///< turn
  CardTurned,       ///< seat, turn, card
  Rode,             ///< seat, from, town: the figure
  Stopped,          ///< seat, town, card: an impossible move
  Arrested,         ///< seat, town, lost (the card given up, or null), by (the marshal)
  DiskRemoved,      ///< seat, action, town, turn
  ActionSucceeded,  ///< action, town, turn, disks, needed, value, loot
  ActionEmpty,      ///< action, town, turn, disks, needed: enough disks, but the loot is gone
  ActionFailed,     ///< action, town, turn, disks, needed
  BankRobbed,       ///< town, desperados, sheriffs, value, loot
  BankHeld,         ///< town, desperados, sheriffs
  CardsTakenBack,   ///< round
  BankRefilled,     ///< town, pile, value?
  BankLeftEmpty,    ///< town
  TimetableTurned,  ///< timetable
  CoachPlaced,      ///< coach, town
  GameOver,         ///< reason ("goal_reached", "goal_missed"), loot, goal
};

}  // namespace saloon::desperados
