// SHA-256 (FIPS 180-4) and HMAC-SHA-256 (RFC 2104): our own, so that digests and keyed chance need no library.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>

#include "engine/types.h"

namespace saloon {

using Digest = std::array<u8, 32>;

/// Takes a message in pieces.
class Sha256 {
 public:
  void add(std::span<const u8> bytes);
  void add(std::string_view text);
  [[nodiscard]] Digest finish();

 private:
  void take_block(const u8* block);

  std::array<u32, 8> state_{0x6A09E667U, 0xBB67AE85U, 0x3C6EF372U, 0xA54FF53AU,
                            0x510E527FU, 0x9B05688CU, 0x1F83D9ABU, 0x5BE0CD19U};
  std::array<u8, 64> block_{};
  u64 length_ = 0;  ///< bytes so far
};

Digest sha256(std::span<const u8> bytes);
Digest sha256(std::string_view text);
Digest hmac_sha256(std::span<const u8> key, std::string_view message);

/// The first eight bytes as a number, big-endian.
u64 first_word(const Digest& digest);

/// Lower-case hexadecimal digits.
std::string hex(std::span<const u8> bytes);

}  // namespace saloon
