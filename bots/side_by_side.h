// The one place where work is spread over threads.
#pragma once

#include <cstddef>
#include <functional>

namespace saloon::bots {

/// Calls work(0) to work(count - 1), the first on the caller's thread and each other on one of its own; returns when
/// all are done.
void side_by_side(std::size_t count, const std::function<void(std::size_t)>& work);

}  // namespace saloon::bots
