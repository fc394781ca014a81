#include "cli/clock.h"

#include <ctime>

namespace saloon::cli {

std::string time_now(Clock clock, const char* format) {
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  (clock == Clock::Utc ? gmtime_r : localtime_r)(&now, &parts);
  char text[32];
  std::strftime(text, sizeof text, format, &parts);
  return text;
}

}  // namespace saloon::cli
