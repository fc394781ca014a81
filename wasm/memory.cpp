// malloc and its kin: a free list for each size, four sizes from one power of two to the next. Blocks are never joined
// again, as tables ask for the same sizes over and over. The one of the C library would be 3 kB of brotli more.
#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "engine/types.h"

extern "C" unsigned char __heap_base;  // NOLINT(bugprone-reserved-identifier): the linker's name for where data ends

namespace {

using saloon::u32;

constexpr u32 kPage = 65536;
constexpr u32 kSmallest = 16;
constexpr u32 kMost = 1U << 30;

/// In front of what is handed out; as long as the strictest alignment.
struct alignas(16) Block {
  Block* next;
  u32 size_class;
};

Block* unused[4 * 32];
u32 fresh = 0;

/// The first that can hold so much.
u32 class_of(u32 size) {
  const u32 last = std::max(size, kSmallest) - 1;
  const auto power = u32(std::bit_width(last)) - 1;
  return 4 * power + (last >> (power - 2) & 3);
}
u32 room_in(u32 size_class) { return (5 + (size_class & 3)) << (size_class / 4 - 2); }

Block* block_of(void* at) { return static_cast<Block*>(at) - 1; }

/// A block where none was before; null if there is no more memory.
Block* new_block(u32 size_class) {
  if (fresh == 0) fresh = (u32(reinterpret_cast<std::uintptr_t>(&__heap_base)) + 15) & ~15U;
  const u32 end = fresh + u32(sizeof(Block)) + ((room_in(size_class) + 15) & ~15U);
  const auto there = u32(__builtin_wasm_memory_size(0));
  const u32 wanted = (end + kPage - 1) / kPage;
  if (wanted > there && __builtin_wasm_memory_grow(0, wanted - there) == std::size_t(-1)) return nullptr;
  auto* block = reinterpret_cast<Block*>(std::uintptr_t{fresh});
  block->size_class = size_class;
  fresh = end;
  return block;
}

}  // namespace

extern "C" {

void* malloc(std::size_t size) {
  if (size > kMost) return nullptr;
  const u32 size_class = class_of(u32(size));
  Block* block = unused[size_class];
  if (block != nullptr)
    unused[size_class] = block->next;
  else
    block = new_block(size_class);
  return block == nullptr ? nullptr : block + 1;
}

void free(void* at) {
  if (at == nullptr) return;
  Block* block = block_of(at);
  block->next = unused[block->size_class];
  unused[block->size_class] = block;
}

void* calloc(std::size_t count, std::size_t size) {
  if (size != 0 && count > kMost / size) return nullptr;
  void* at = malloc(count * size);
  return at == nullptr ? nullptr : std::memset(at, 0, count * size);
}

void* realloc(void* at, std::size_t size) {
  if (at == nullptr) return malloc(size);
  const u32 room = room_in(block_of(at)->size_class);
  if (size <= room) return at;
  void* more = malloc(size);
  if (more == nullptr) return nullptr;
  std::memcpy(more, at, room);
  free(at);
  return more;
}

/// Nobody here asks for more than every block has.
void* aligned_alloc(std::size_t alignment, std::size_t size) {
  return alignment <= alignof(Block) ? malloc(size) : nullptr;
}

// One instruction each; those of the C library were written before there was one.
void* memcpy(void* to, const void* from, std::size_t size) { return __builtin_memcpy(to, from, size); }
void* memmove(void* to, const void* from, std::size_t size) { return __builtin_memmove(to, from, size); }
void* memset(void* at, int byte, std::size_t size) { return __builtin_memset(at, byte, size); }

// Under these names the C library calls them itself.
// NOLINTBEGIN: they are given.
void* __libc_malloc(std::size_t size) { return malloc(size); }
void* __libc_calloc(std::size_t count, std::size_t size) { return calloc(count, size); }
void __libc_free(void* at) { free(at); }
// NOLINTEND

}  // extern "C"
