#include "server/address.h"

#include <arpa/inet.h>

#include <algorithm>
#include <charconv>

namespace saloon::server {
namespace {

constexpr std::array<u8, 12> kV4{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};
constexpr int kV4Bits = 96;
constexpr std::size_t kHouseholdBytes = 8;

}  // namespace

bool Address::is_v4() const { return std::equal(kV4.begin(), kV4.end(), bytes.begin()); }

bool Address::is_loopback() const {
  if (is_v4()) return bytes[kV4.size()] == 127;
  Address one;
  one.bytes.back() = 1;
  return *this == one;
}

std::string Address::text() const {
  char out[INET6_ADDRSTRLEN] = {};
  if (is_v4()) {
    inet_ntop(AF_INET, bytes.data() + kV4.size(), out, sizeof out);
  } else {
    inet_ntop(AF_INET6, bytes.data(), out, sizeof out);
  }
  return out;
}

Address Address::household() const {
  if (is_v4()) return *this;
  Address out = *this;
  std::fill(out.bytes.begin() + kHouseholdBytes, out.bytes.end(), u8{0});
  return out;
}

std::optional<Address> read_address(std::string_view text) {
  const std::string plain(text.substr(0, text.find('%')));
  Address out;
  if (inet_pton(AF_INET6, plain.c_str(), out.bytes.data()) == 1) return out;
  std::copy(kV4.begin(), kV4.end(), out.bytes.begin());
  if (inet_pton(AF_INET, plain.c_str(), out.bytes.data() + kV4.size()) == 1) return out;
  return {};
}

bool Network::has(const Address& who) const {
  for (int bit = 0; bit < bits; bit += 8) {
    const int rest = std::min(bits - bit, 8);
    const u8 mask = u8(0xff00 >> rest);
    const std::size_t i = std::size_t(bit / 8);
    if ((who.bytes[i] & mask) != (address.bytes[i] & mask)) return false;
  }
  return true;
}

std::optional<Network> read_network(std::string_view text) {
  const std::size_t slash = text.find('/');
  const std::optional<Address> address = read_address(text.substr(0, slash));
  if (!address) return {};
  if (slash == std::string_view::npos) return Network{.address = *address};
  const std::string_view number = text.substr(slash + 1);
  int bits = 0;
  const auto [end, failure] = std::from_chars(number.data(), number.data() + number.size(), bits);
  const int most = address->is_v4() ? 32 : 128;
  if (failure != std::errc{} || end != number.data() + number.size() || bits < 0 || bits > most) return {};
  return Network{.address = *address, .bits = address->is_v4() ? kV4Bits + bits : bits};
}

}  // namespace saloon::server
