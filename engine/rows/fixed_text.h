// A text as a template argument: c.tell<"drew">, c.ask<"bid">.
#pragma once

#include <cstddef>
#include <string_view>

namespace saloon {

template <std::size_t N>
struct FixedText {
  char text[N]{};
  consteval FixedText(const char (&t)[N]) {  // NOLINT(google-explicit-constructor): tell<"drew">
    for (std::size_t i = 0; i < N; ++i) text[i] = t[i];
  }
  [[nodiscard]] constexpr std::string_view view() const { return {text, N - 1}; }
};

}  // namespace saloon
