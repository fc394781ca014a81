// What somebody else wrote, made fit to be quoted in an error of one line.
#pragma once

#include <string>
#include <string_view>

namespace saloon {

/// Control characters become "?": no line breaks, nothing that a terminal would obey.
inline std::string one_line(std::string_view text) {
  std::string line(text);
  for (char& c : line) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 0x20 || byte == 0x7f) c = '?';
  }
  return line;
}

}  // namespace saloon
