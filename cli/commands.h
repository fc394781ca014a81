// What can be typed besides a choice: words of the language, and the English ones everywhere.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/words/words.h"

namespace saloon::cli {

enum class Command : u8 { Help, Table, Map, All, Goal, Guide, Log, Know, Odds, Hint, Undo, Yes, No, Quit };

struct Typed {
  Command command{};
  std::string rest;  ///< what stands behind it: "? red ace", "log all"
};

/// The command that was typed, if it is one; `typed` is trimmed.
std::optional<Typed> command_in(std::string_view typed, const Words& words);

}  // namespace saloon::cli
