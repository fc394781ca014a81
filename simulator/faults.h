// What goes wrong in a simulated world, and how often it did.
#pragma once

#include <array>
#include <string_view>

#include "engine/types.h"

namespace saloon::house::simulator {

enum class Fault : u8 {
  Cut,        ///< a connection broke
  Lost,       ///< a message was on a connection that broke, and never came
  Delayed,    ///< a message took seconds
  Doubled,    ///< a client sent a message twice
  Overtaken,  ///< a client came back before its old connection was known to be gone
  SlowDisk,
  FailedDisk,
  Crash,  ///< the process died, and with it whatever was not yet durable
  SlowBot,
  FailedBot,  ///< it answered nothing, or something unlawful
  Away,       ///< somebody went away for a while, or for good
};
inline constexpr std::array<std::string_view, 11> kFaultNames = {"cut",       "lost",       "delayed",     "doubled",
                                                                 "overtaken", "slow_disk",  "failed_disk", "crash",
                                                                 "slow_bot",  "failed_bot", "away"};
inline constexpr std::size_t kFaults = kFaultNames.size();
using FaultCount = std::array<u64, kFaults>;

/// A bug on purpose, in the world around the house: each must be found.
enum class Plant : u8 {
  None,
  TellsBeforeStored,  ///< letters are sent before their rows are durable
  LosesARow,          ///< the disk says that all is stored, and one row is not
  DoublesResends,     ///< a message that is sent again is taken for another one
  OldNumber,          ///< whoever comes back is taken to have heard less than it did
  SkipsANumber,       ///< an event gets the number after its own
  LosesALetter,       ///< what is to be told is not, though the connection is whole
  ForgetsToWake,      ///< the process forgets to wake a table now and then
};

}  // namespace saloon::house::simulator
