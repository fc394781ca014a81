#include "house/keys.h"

#include <algorithm>
#include <span>

#include "engine/record/sha256.h"

namespace saloon::house {

namespace {

/// No vowels, so that no id is a word, and one of each family of letters that look alike: 0o 1il 2z 5s 8b 9gq uv.
constexpr std::string_view kIdLetters = "23467bcdfghjkmnprtvwxy";
constexpr std::string_view kBase64Url = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr std::size_t kKeyBytes = 16;
constexpr std::size_t kLettersOfWord = 8;  ///< 22^8 is far below 2^64, so no letter comes more often than others

constexpr std::array<std::string_view, 4> kOpensNames = {"watch", "sit", "seat", "host"};

/// Different purposes make numbers that have nothing to do with each other, of one handful.
Digest derived(const Random& random, std::string_view purpose) { return hmac_sha256(random, purpose); }

std::string base64url(std::span<const u8> bytes) {
  std::string text;
  u32 bits = 0;
  int count = 0;
  for (const u8 byte : bytes) {
    bits = bits << 8 | byte;
    for (count += 8; count >= 6; count -= 6) text += kBase64Url[bits >> (count - 6) & 63];
  }
  if (count > 0) text += kBase64Url[bits << (6 - count) & 63];
  return text;
}

std::string id_of(const Digest& digest, std::size_t length) {
  std::string text;
  u64 word = 0;
  for (std::size_t i = 0; i < length; ++i) {
    if (i % kLettersOfWord == 0) {
      const std::span<const u8> bytes = std::span(digest).subspan(i / kLettersOfWord * sizeof(u64), sizeof(u64));
      for (const u8 byte : bytes) word = word << 8 | byte;
    }
    text += kIdLetters[word % kIdLetters.size()];
    word /= kIdLetters.size();
  }
  return text;
}

}  // namespace

std::string new_key(const Random& random, std::string_view purpose) {
  const Digest digest = derived(random, "key " + std::string(purpose));
  return base64url(std::span(digest).first(kKeyBytes));
}

TableId new_table_id(const Random& random) { return id_of(derived(random, "table"), kTableIdLength); }
PersonId new_person_id(const Random& random) { return id_of(derived(random, "person"), kPersonIdLength); }
std::string new_seed(const Random& random) { return hex(derived(random, "seed")); }

std::string hash_of_key(std::string_view key) { return hex(sha256(key)); }

bool same_hash(std::string_view a, std::string_view b) {
  if (a.size() != b.size()) return false;
  volatile unsigned differences = 0;
  for (std::size_t i = 0; i < a.size(); ++i) differences = differences | unsigned(u8(a[i]) ^ u8(b[i]));
  return differences == 0;
}

std::string_view name_of(Opens::What what) { return kOpensNames[std::size_t(what)]; }

std::optional<Opens::What> opens_named(std::string_view name) {
  const auto found = std::find(kOpensNames.begin(), kOpensNames.end(), name);
  if (found == kOpensNames.end()) return std::nullopt;
  return Opens::What(found - kOpensNames.begin());
}

}  // namespace saloon::house
