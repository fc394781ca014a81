// How much of a long run this build can afford.
#pragma once

#include <cstdlib>

#include "engine/types.h"
#include "engine/words/language.h"

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define SALOON_SANITIZED 1
#endif
#endif
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define SALOON_SANITIZED 1
#endif

namespace saloon {

#if defined(SALOON_SANITIZED)
inline constexpr bool kSanitized = true;
#else
inline constexpr bool kSanitized = false;
#endif

#if defined(SALOON_SANITIZED)
inline constexpr u64 kScale = 20;
#elif !defined(__OPTIMIZE__)
inline constexpr u64 kScale = 10;
#else
inline constexpr u64 kScale = 1;
#endif

/// `n` in an optimised build, a part of it under sanitizers or without optimisation, never nothing.
constexpr u64 scaled(u64 n) { return n / kScale == 0 ? 1 : n / kScale; }

/// What is written once for both languages goes through the same code: sanitizers read one of them, in turn.
constexpr bool reads(Language language, std::size_t nth = 0) {
  return !kSanitized || (language == Language::French) == (nth % 2 == 0);
}

/// Is this `./test --full`, which has hours? What slow builds can find they find in few repetitions.
inline bool has_hours() { return kScale == 1 && std::getenv("SALOON_FULL") != nullptr; }

}  // namespace saloon
