// The wire form of a game, derived from its rows: views, events, questions, decisions, outcomes.
#pragma once

#include "engine/wire/type.h"

namespace saloon {

struct GameInfo;

namespace wire {

/// What is the same in all games, with the game's own types left open.
Definitions house_types();
/// Every type of a game; those of the house are used by name.
Definitions types_of(const GameInfo& game);

/// JSON Schema 2020-12: one schema for each type under "$defs".
std::string json_schema(const GameInfo& game);
/// TypeScript of a game; it imports "./house".
std::string typescript(const GameInfo& game);
std::string house_typescript();

}  // namespace wire
}  // namespace saloon
