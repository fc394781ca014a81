// The parts of a view by name, and which of them an event explains.
#pragma once

#include <cstddef>

#include "engine/game.h"
#include "games/dead_money/state.h"

namespace saloon::dead_money {

/// The parts of a view, for the law that every change is explained by an event; in the order of Game::kFields.
enum class Field : u8 {
  Flow,
  Asked,
  Sealed,
  Config,
  Seats,
  Turn,
  HandsLeft,
  Played,
  After,
  IdleTurns,
  Winners,
  Ended,
  DeckSize,
  FixedSize,
  InPlay,
  Fixed,
  HandSize,
  TableBrains,
  Turns,
  Showdown,
  Discard,
  Hand,
  Look,
  Pool,
  MyFixed,
  Notes,
};
/// Cards come into a hand or leave it; what is remembered of hands may change with it.
inline constexpr u64 kHandFields = explains(Field::HandSize, Field::Hand, Field::Notes);
inline constexpr u64 kDeckFields =
    explains(Field::DeckSize, Field::FixedSize, Field::Fixed, Field::MyFixed, Field::Pool);
inline constexpr u64 kTurnFields =
    explains(Field::Turn, Field::HandsLeft, Field::Played, Field::After, Field::IdleTurns, Field::Turns, Field::Flow);

}  // namespace saloon::dead_money
