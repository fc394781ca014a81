#include "tests/bots/allocations.h"

#include <malloc.h>

#include <atomic>
#include <cstdlib>
#include <new>

namespace {
std::atomic<std::size_t> allocations{0};
std::atomic<std::size_t> held{0};
}  // namespace

#if !defined(SALOON_ALLOCATES_ELSEWHERE)
// Below operator new there is nothing else.
// NOLINTBEGIN(cppcoreguidelines-no-malloc)
void* operator new(std::size_t size) {
  ++allocations;
  void* p = std::malloc(size == 0 ? 1 : size);
  if (p == nullptr) std::abort();
  held += malloc_usable_size(p);
  return p;
}
void operator delete(void* p) noexcept {
  held -= malloc_usable_size(p);
  std::free(p);
}
void operator delete(void* p, std::size_t) noexcept { operator delete(p); }
// NOLINTEND(cppcoreguidelines-no-malloc)
#endif

namespace saloon {

std::size_t allocations_so_far() { return allocations; }
std::size_t bytes_held() { return held; }

}  // namespace saloon
