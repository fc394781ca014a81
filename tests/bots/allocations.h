// Counts how often this test program asks for memory, and how much it holds; not under ThreadSanitizer, which has an
// operator new of its own.
#pragma once

#include <cstddef>

#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define SALOON_ALLOCATES_ELSEWHERE 1
#endif
#endif
#if defined(__SANITIZE_THREAD__)
#define SALOON_ALLOCATES_ELSEWHERE 1
#endif

namespace saloon {

#if defined(SALOON_ALLOCATES_ELSEWHERE)
inline constexpr bool kCountsAllocations = false;
#else
inline constexpr bool kCountsAllocations = true;
#endif

std::size_t allocations_so_far();
std::size_t bytes_held();

}  // namespace saloon
