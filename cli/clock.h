// The time, for records and the names of files.
#pragma once

#include <string>

namespace saloon::cli {

enum class Clock { Utc, OnTheWall };

/// The time now, as strftime writes it in up to 31 characters.
std::string time_now(Clock clock, const char* format);

}  // namespace saloon::cli
