// What time it is, and what is random: the house has neither.
#pragma once

#include <functional>

#include "house/ids.h"
#include "house/keys.h"

namespace saloon::server {

using Clock = std::function<house::Moment()>;
house::Moment wall_clock();

using Dice = std::function<house::Random()>;
/// From the operating system.
house::Random random_bytes();

}  // namespace saloon::server
