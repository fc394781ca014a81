// A 64-bit hash over the bytes of plain values: node keys, signatures, comparisons.
#pragma once

#include <bit>
#include <cstddef>
#include <cstring>

#include "engine/chance.h"

namespace saloon {

inline u64 hash_bytes(const void* data, std::size_t size, u64 seed = 0) {
  const auto* p = static_cast<const unsigned char*>(data);
  u64 h = seed ^ (0x9E3779B97F4A7C15U * (size + 1));
  for (; size >= 8; p += 8, size -= 8) {
    u64 w = 0;
    std::memcpy(&w, p, 8);
    h = std::rotl((h ^ w) * 0xBF58476D1CE4E5B9U, 29) + 0x94D049BB133111EBU;
  }
  u64 tail = 0;
  std::memcpy(&tail, p, size);
  return mix64(h ^ tail);
}

template <Plain T>
u64 hash_of(const T& value, u64 seed = 0) {
  return hash_bytes(&value, sizeof value, seed);
}

}  // namespace saloon
