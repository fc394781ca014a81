// Text from outside as a terminal may get it: nothing in it steers the screen, and all of it is UTF-8.
#pragma once

#include <string>
#include <string_view>

namespace saloon::cli {

/// Control characters, marks that turn the direction of writing, and bytes that are no UTF-8 become U+FFFD.
std::string printable(std::string_view text);
/// The same, but for colours (ESC [ … m), which our own lines have.
std::string printable_inked(std::string_view text);

}  // namespace saloon::cli
