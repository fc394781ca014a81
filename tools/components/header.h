// The header that a components file becomes, constant by constant.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace saloon::components {

/// Numbers as they stand between braces.
template <class List>
std::string listed(const List& numbers) {
  std::string out;
  for (const auto n : numbers) out += (out.empty() ? "" : ", ") + std::to_string(n);
  return out;
}

class Header {
 public:
  /// `include`: what the types of the constants need.
  explicit Header(std::string_view game, std::string_view include = "engine/types.h");

  /// Above the next constant.
  void comment(std::string_view text);
  void constant(std::string_view type, std::string_view name, std::string_view value);
  void number(std::string_view name, int value) { constant("int", name, std::to_string(value)); }
  void numbers(std::string_view name, const std::vector<int>& list, std::string_view type = "u8");
  void texts(std::string_view name, const std::vector<std::string>& list);

  [[nodiscard]] std::string text() const;

 private:
  std::string space_;
  std::string text_;
};

}  // namespace saloon::components
