// Who is at a port of this machine.
#pragma once

#include <optional>
#include <string>

#include "engine/types.h"

namespace saloon::server {

/// The version of the Saloon that listens there; nothing if it is something else, or does not answer at once.
std::optional<std::string> saloon_at(u16 port);

/// Addresses of this machine that others in the same network can reach, the likeliest first.
std::string local_network_address();

/// A QR code of two rows to a line, for light or dark terminals alike; empty if it cannot be made.
std::string qr_code(const std::string& text);

}  // namespace saloon::server
