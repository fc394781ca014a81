#include "tools/components/header.h"

namespace saloon::components {
namespace {

std::string array_of(std::string_view type, std::size_t size) {
  return "std::array<" + std::string(type) + ", " + std::to_string(size) + '>';
}

}  // namespace

Header::Header(std::string_view game, std::string_view include)
    : space_("namespace saloon::" + std::string(game) + "::components"),
      text_("// Generated from components.json.\n#pragma once\n\n#include <array>\n\n#include \"" +
            std::string(include) + "\"\n\n" + space_ + " {\n\n") {}

void Header::comment(std::string_view text) { (text_ += "/// ").append(text) += '\n'; }

void Header::constant(std::string_view type, std::string_view name, std::string_view value) {
  ((text_ += "inline constexpr ").append(type) += ' ').append(name) += '{';
  text_.append(value) += "};\n";
}

void Header::numbers(std::string_view name, const std::vector<int>& list, std::string_view type) {
  constant(array_of(type, list.size()), name, listed(list));
}

void Header::texts(std::string_view name, const std::vector<std::string>& list) {
  std::string quoted;
  for (const std::string& t : list) quoted += (quoted.empty() ? "\"" : ", \"") + t + '"';
  constant(array_of("const char*", list.size()), name, quoted);
}

std::string Header::text() const { return text_ + "\n}  // " + space_ + '\n'; }

}  // namespace saloon::components
