// The number of the wire form, docs/wire.md: what views, events, questions, decisions and outcomes are called.
#pragma once

namespace saloon {

/// Another one for a name that changes or goes; none for a name that comes.
inline constexpr int kWireVersion = 1;

}  // namespace saloon
