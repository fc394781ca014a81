// The small vocabulary every other header builds on.
#pragma once

#include <cstdint>
#include <type_traits>

namespace saloon {

using u8 = std::uint8_t;
using u16 = std::uint16_t;
using u32 = std::uint32_t;
using u64 = std::uint64_t;
using i8 = std::int8_t;
using i16 = std::int16_t;
using i32 = std::int32_t;
using i64 = std::int64_t;

/// A value that is its bytes: copy is memcpy, equality and hash are bytewise. No pointers to follow, no padding to
/// leak.
template <class T>
concept Plain = std::is_trivially_copyable_v<T> && std::has_unique_object_representations_v<T>;

}  // namespace saloon
