// Which wrong step holds in a program that contains many (tests/mutate.py): SALOON_MUTANT names it, none if unset.
#pragma once

#include <cstdlib>
#include <type_traits>

namespace saloon {

inline const int kMutant = [] {
  const char* number = std::getenv("SALOON_MUTANT");
  return number == nullptr ? 0 : std::atoi(number);
}();

/// What is worked out while compiling is always right.
constexpr bool mutant(int number) { return !std::is_constant_evaluated() && kMutant == number; }

}  // namespace saloon
