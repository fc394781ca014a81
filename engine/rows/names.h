// A few names in a row of a table, in their order: the values of an option, the paragraphs of a procedure.
#pragma once

#include <algorithm>
#include <iterator>
#include <span>

namespace saloon {

struct Names {
  const char* names[8]{};  ///< null behind the last

  [[nodiscard]] constexpr const char* const* begin() const { return names; }
  [[nodiscard]] constexpr const char* const* end() const { return std::find(names, std::end(names), nullptr); }
  [[nodiscard]] constexpr std::size_t size() const { return std::size_t(end() - begin()); }
  [[nodiscard]] constexpr bool empty() const { return names[0] == nullptr; }
  [[nodiscard]] constexpr const char* operator[](std::size_t i) const { return names[i]; }
};

}  // namespace saloon
