// What opens doors: 128 random bits as 22 letters. The house keeps hashes of keys, never keys; they stand in the
// fragment of a link, in a cookie or in a header, and in no path, query or log.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "engine/seat.h"
#include "house/ids.h"

namespace saloon::house {

/// Random bytes from whoever runs the house, fresh with every message that may need them.
using Random = std::array<u8, 32>;

/// A new key; different `purpose`s make different keys of one handful of random bytes.
std::string new_key(const Random& random, std::string_view purpose);
/// Ten letters without any that look alike.
TableId new_table_id(const Random& random);
PersonId new_person_id(const Random& random);
/// A seed of 64 hexadecimal digits for a match (the keyed stream of a real table).
std::string new_seed(const Random& random);

/// What is kept of a key.
std::string hash_of_key(std::string_view key);
/// Takes as long whether or not they agree, and wherever they differ.
bool same_hash(std::string_view a, std::string_view b);

/// What a key of a table opens.
struct Opens {
  enum class What : u8 { Watching, Sitting, Seat, Hosting } what{};
  saloon::Seat seat{};  ///< of What::Seat, which opens once
  friend bool operator==(const Opens&, const Opens&) = default;
};
/// "watch", "sit", "seat", "host": as messages and rows have it.
std::string_view name_of(Opens::What what);
std::optional<Opens::What> opens_named(std::string_view name);

}  // namespace saloon::house
