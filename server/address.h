// Addresses of machines: read, compared, and grouped by who is likely to be one and the same.
#pragma once

#include <array>
#include <compare>
#include <optional>
#include <string>
#include <string_view>

#include "engine/types.h"

namespace saloon::server {

/// Version 6; one of version 4 is written as ::ffff:a.b.c.d.
struct Address {
  std::array<u8, 16> bytes{};

  [[nodiscard]] bool is_v4() const;
  [[nodiscard]] bool is_loopback() const;
  [[nodiscard]] std::string text() const;
  /// What limits count by: a household has a whole network of version 6.
  [[nodiscard]] Address household() const;
  friend auto operator<=>(const Address&, const Address&) = default;
};
/// "192.168.1.2", "fe80::1%eth0"; nothing for a name.
std::optional<Address> read_address(std::string_view text);

/// "10.0.0.0/8", or an address alone.
struct Network {
  Address address;
  int bits = 128;
  [[nodiscard]] bool has(const Address& who) const;
};
std::optional<Network> read_network(std::string_view text);

}  // namespace saloon::server
