// Counts how often this test program asks for memory.
#pragma once

#include <cstddef>

namespace saloon {

std::size_t allocations_so_far();

}  // namespace saloon
