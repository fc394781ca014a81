// Who a bot is, as people name it: "random", "greenhorn", "cowhand+bold", "gunslinger:4000",
// "gunslinger:200ms+vengeful".
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "engine/result.h"
#include "engine/types.h"

namespace saloon {

/// Random is the yardstick; a greenhorn plays the heuristic with human slips, a cowhand at its best; a gunslinger
/// searches.
enum class Level : u8 { Random, Greenhorn, Cowhand, Gunslinger };
enum class Mood : u8 { Calm, Bold, Cautious, Vengeful, Loyal };

struct Character {
  static constexpr u32 kUsualIterations = 1000;
  static constexpr u32 kMostIterations = 100'000'000;
  static constexpr u32 kMostMilliseconds = 600'000;
  static constexpr u32 kMostThreads = 64;

  Level level = Level::Cowhand;
  Mood mood = Mood::Calm;
  u32 iterations = kUsualIterations;  ///< of a gunslinger's search
  u32 milliseconds = 0;               ///< instead of iterations, if not 0
  u32 threads = 1;                    ///< a gunslinger's

  friend bool operator==(const Character&, const Character&) = default;
};

/// The names of the levels, weakest first, and of the moods, calm first.
std::span<const char* const> level_names();
std::span<const char* const> mood_names();

/// LEVEL[:ITERATIONS|:MILLISECONDSms][xTHREADS][+MOOD]. "heuristic" is another name of the cowhand.
Result<Character> read_character(std::string_view text);
/// The shortest name that reads as the same character.
std::string name_of(const Character& character);

}  // namespace saloon
