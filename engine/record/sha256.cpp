#include "engine/record/sha256.h"

#include <algorithm>
#include <bit>

namespace saloon {

namespace {

/// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
constexpr std::array<u32, 64> kRounds{
    0x428A2F98U, 0x71374491U, 0xB5C0FBCFU, 0xE9B5DBA5U, 0x3956C25BU, 0x59F111F1U, 0x923F82A4U, 0xAB1C5ED5U,
    0xD807AA98U, 0x12835B01U, 0x243185BEU, 0x550C7DC3U, 0x72BE5D74U, 0x80DEB1FEU, 0x9BDC06A7U, 0xC19BF174U,
    0xE49B69C1U, 0xEFBE4786U, 0x0FC19DC6U, 0x240CA1CCU, 0x2DE92C6FU, 0x4A7484AAU, 0x5CB0A9DCU, 0x76F988DAU,
    0x983E5152U, 0xA831C66DU, 0xB00327C8U, 0xBF597FC7U, 0xC6E00BF3U, 0xD5A79147U, 0x06CA6351U, 0x14292967U,
    0x27B70A85U, 0x2E1B2138U, 0x4D2C6DFCU, 0x53380D13U, 0x650A7354U, 0x766A0ABBU, 0x81C2C92EU, 0x92722C85U,
    0xA2BFE8A1U, 0xA81A664BU, 0xC24B8B70U, 0xC76C51A3U, 0xD192E819U, 0xD6990624U, 0xF40E3585U, 0x106AA070U,
    0x19A4C116U, 0x1E376C08U, 0x2748774CU, 0x34B0BCB5U, 0x391C0CB3U, 0x4ED8AA4AU, 0x5B9CCA4FU, 0x682E6FF3U,
    0x748F82EEU, 0x78A5636FU, 0x84C87814U, 0x8CC70208U, 0x90BEFFFAU, 0xA4506CEBU, 0xBEF9A3F7U, 0xC67178F2U};

constexpr std::size_t kBlock = 64;

u32 big_endian(const u8* p) { return u32(p[0]) << 24 | u32(p[1]) << 16 | u32(p[2]) << 8 | u32(p[3]); }

std::array<u32, 64> schedule_of(const u8* block) {
  std::array<u32, 64> w{};
  for (std::size_t i = 0; i < 16; ++i) w[i] = big_endian(block + 4 * i);
  for (std::size_t i = 16; i < 64; ++i) {
    const u32 a = std::rotr(w[i - 15], 7) ^ std::rotr(w[i - 15], 18) ^ w[i - 15] >> 3;
    const u32 b = std::rotr(w[i - 2], 17) ^ std::rotr(w[i - 2], 19) ^ w[i - 2] >> 10;
    w[i] = w[i - 16] + a + w[i - 7] + b;
  }
  return w;
}

std::span<const u8> bytes_of(std::string_view text) {
  return {reinterpret_cast<const u8*>(text.data()),
          text.size()};  // NOLINT(cppcoreguidelines-pro-type-reinterpret-cast)
}

}  // namespace

void Sha256::take_block(const u8* block) {
  const auto w = schedule_of(block);
  auto [a, b, c, d, e, f, g, h] = state_;
  for (std::size_t i = 0; i < 64; ++i) {
    const u32 sum1 = std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25);
    const u32 t1 = h + sum1 + ((e & f) ^ (~e & g)) + kRounds[i] + w[i];
    const u32 sum0 = std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22);
    const u32 t2 = sum0 + ((a & b) ^ (a & c) ^ (b & c));
    h = g;
    g = f;
    f = e;
    e = d + t1;
    d = c;
    c = b;
    b = a;
    a = t1 + t2;
  }
  const std::array<u32, 8> sum{a, b, c, d, e, f, g, h};
  for (std::size_t i = 0; i < 8; ++i) state_[i] += sum[i];
}

void Sha256::add(std::span<const u8> bytes) {
  while (!bytes.empty()) {
    const std::size_t used = length_ % kBlock;
    const std::size_t n = std::min(bytes.size(), kBlock - used);
    std::copy_n(bytes.begin(), n, block_.begin() + std::ptrdiff_t(used));
    length_ += n;
    bytes = bytes.subspan(n);
    if (used + n == kBlock) take_block(block_.data());
  }
}

void Sha256::add(std::string_view text) { add(bytes_of(text)); }

Digest Sha256::finish() {
  std::array<u8, kBlock + 8> padding{0x80};
  const u64 bits = length_ * 8;
  const std::size_t used = length_ % kBlock;
  const std::size_t zeros = (used < 56 ? 56 : 56 + kBlock) - used;
  for (std::size_t i = 0; i < 8; ++i) padding[zeros + i] = u8(bits >> (56 - 8 * i));
  add(std::span<const u8>(padding).first(zeros + 8));
  Digest digest{};
  for (std::size_t i = 0; i < digest.size(); ++i) digest[i] = u8(state_[i / 4] >> (24 - 8 * (i % 4)));
  return digest;
}

Digest sha256(std::span<const u8> bytes) {
  Sha256 h;
  h.add(bytes);
  return h.finish();
}

Digest sha256(std::string_view text) { return sha256(bytes_of(text)); }

Digest hmac_sha256(std::span<const u8> key, std::string_view message) {
  std::array<u8, kBlock> block{};
  if (key.size() > kBlock) {
    const Digest shortened = sha256(key);
    std::copy(shortened.begin(), shortened.end(), block.begin());
  } else {
    std::copy(key.begin(), key.end(), block.begin());
  }
  for (u8& b : block) b ^= 0x36U;
  Sha256 inner;
  inner.add(block);
  inner.add(message);
  for (u8& b : block) b ^= 0x36U ^ 0x5CU;
  Sha256 outer;
  outer.add(block);
  outer.add(inner.finish());
  return outer.finish();
}

u64 first_word(const Digest& digest) {
  u64 word = 0;
  for (std::size_t i = 0; i < 8; ++i) word = word << 8 | digest[i];
  return word;
}

std::string hex(std::span<const u8> bytes) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text;
  for (const u8 b : bytes) {
    text += kDigits[b >> 4];
    text += kDigits[b & 15U];
  }
  return text;
}

}  // namespace saloon
