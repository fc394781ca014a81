// The procedures, questions and draws.
#pragma once

#include "engine/flow.h"
#include "games/desperados/map.h"

namespace saloon::desperados {

enum class Proc : u8 {
  Setup,     ///< marshal, tiles, timetable
  PlaceLaw,  ///< marshal and sheriffs, then the desperados
  Round,
  Turn,
  Sheriffs,
  Actions,
  Evaluation,
  CleanUp,
};

/// Setup becomes PlaceLaw and that Round. A Round calls five Turns, Evaluation and CleanUp one after the other and
/// becomes the next; a Turn calls Sheriffs, later Actions; nothing else calls anything.
inline constexpr int kFrames = 3;

/// One figure after the other: of PlaceLaw and Sheriffs.
struct Figures {
  u8 next{};  ///< PlaceLaw: 0 the marshal, then sheriffs, then desperados. Sheriffs: which sheriff.
};
struct Evaluating {
  u8 turn{};  ///< 1 to 5, then the banks
};
static_assert(Plain<Figures> && Plain<Evaluating> && sizeof(Figures) <= 6 && sizeof(Evaluating) <= 6);

/// No LayCard and no ChooseAction is ever answered by the engine (DSP-INFO-06). Everybody sees who has laid; who has
/// chosen an action only the gang.
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
  LowBank,    ///< hidden: the three low tiles for the board, then those of the pile
  HighBank,   ///< hidden
  BankSlot,   ///< hidden: which of these tiles comes to the next slot
  PokerTile,  ///< when won
  CoachTile,  ///< when won
  FirstTimetable,
};

}  // namespace saloon::desperados
