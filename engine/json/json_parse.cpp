// Texts read by Boost. Modules have a reader of their own (wasm/json_text.cpp).
#include <algorithm>
#include <boost/json/parser.hpp>
#include <cmath>

#include "engine/json/json.h"

namespace saloon {
namespace {

std::string place_in(std::string_view text, std::size_t offset) {
  const std::string_view before = text.substr(0, offset);
  const auto line = std::count(before.begin(), before.end(), '\n') + 1;
  const std::size_t start = before.rfind('\n');
  const std::size_t column = start == std::string_view::npos ? offset + 1 : offset - start;
  return "line " + std::to_string(line) + ", column " + std::to_string(column);
}

/// A number beyond every double is read as infinity, which no JSON text can say again.
bool all_finite(const json::value& v) {
  if (const auto* number = v.if_double()) return std::isfinite(*number);
  if (const auto* items = v.if_array()) return std::all_of(items->begin(), items->end(), all_finite);
  if (const auto* keys = v.if_object())
    return std::all_of(keys->begin(), keys->end(), [](const auto& item) { return all_finite(item.value()); });
  return true;
}

}  // namespace

Result<json::value> parse_json(std::string_view text, Comments comments) {
  json::parse_options options;
  options.allow_comments = comments == Comments::Allowed;
  json::parser parser({}, options);
  json::error_code ec;
  const std::size_t read = parser.write_some(text.data(), text.size(), ec);
  if (!ec && read < text.size()) {
    const std::string_view rest = text.substr(read);
    if (rest.find_first_not_of(" \t\r\n") != std::string_view::npos) ec = json::error::extra_data;
  }
  if (ec) return Failed{"not JSON: " + ec.message() + " at " + place_in(text, std::min(read, text.size()))};
  json::value out = parser.release();
  if (!all_finite(out)) return Failed{"not JSON: a number beyond 1.79e308"};
  return out;
}

}  // namespace saloon
