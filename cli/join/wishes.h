// What can be typed at a table of a house besides a choice and the commands of any game (commands.h).
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/seat.h"
#include "engine/words/words.h"

namespace saloon::cli {

enum class Wish : u8 {
  Help,
  Who,
  Say,
  Gang,
  Withdraw,
  Replace,
  Mute,
  Unmute,
  Kick,
  Link,
  Agree,
  Again,
  Leave,
  Device,
  Sit,  // from here on: before the game begins
  Rise,
  Name,
  Bot,
  Start
};

struct TypedWish {
  Wish wish{};
  std::string rest;  ///< "bot S2 cowhand": "S2 cowhand"
};

/// The wish that was typed, in the words of the language or in English; `typed` is trimmed. While a game is on, what
/// belongs before it is none: a choice may begin with the same word.
std::optional<TypedWish> wish_in(std::string_view typed, bool gathering, const Words& words);

/// "S2" or "2".
std::optional<Seat> seat_typed(std::string_view typed);
/// The first word, and what stands behind it.
std::pair<std::string, std::string> first_word(std::string_view text);

}  // namespace saloon::cli
