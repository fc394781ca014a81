// The configuration file. Only here is the TOML library known; it is told not to throw, and neither to assert nor to
// assume (as it does with NDEBUG) what its own parser does not keep: that "[$a]" begins with a key.
#undef NDEBUG
#define TOML_ASSERT(expression) static_assert(true)
#define TOML_EXCEPTIONS 0
#define TOML_ENABLE_FORMATTERS 0
#include <toml++/toml.h>

#include <algorithm>
#include <fstream>
#include <sstream>

#include "server/config.h"

namespace saloon::server {
namespace {

Result<std::string> text_of(const std::string& name, const toml::node& node) {
  if (const auto* text = node.as_string()) return text->get();
  if (const auto* number = node.as_integer()) return std::to_string(number->get());
  const toml::array* list = node.as_array();
  if (list == nullptr) return Failed{name + ": a text, a whole number or a list of texts is expected"};
  std::string out;
  for (const toml::node& item : *list) {
    const auto* text = item.as_string();
    if (text == nullptr) return Failed{name + ": a list of texts is expected"};
    out += (out.empty() ? "" : ",") + text->get();
  }
  return out;
}

Result<void> collect(const toml::table& table, const std::string& prefix, Settings& into) {
  for (const auto& [key, node] : table) {
    const std::string name = prefix + std::string(key.str());
    if (const toml::table* inner = node.as_table()) {
      if (const Result<void> collected = collect(*inner, name + ".", into); !collected) return collected;
      continue;
    }
    Result<std::string> text = text_of(name, node);
    if (!text) return text.failed();
    into[name] = std::move(*text);
  }
  return {};
}

}  // namespace

/// The library stumbles over what is beyond ASCII. Comments may have it, on lines of their own.
static Result<std::string> in_ascii(std::string_view text) {
  std::string out;
  int number = 1;
  for (; !text.empty(); ++number) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(line.size() + 1, text.size()));
    const std::size_t first = line.find_first_not_of(" \t");
    const bool comment = first != std::string_view::npos && line[first] == '#';
    const bool ascii = std::all_of(line.begin(), line.end(), [](char c) { return c > 0; });
    if (!comment && !ascii) return Failed{"line " + std::to_string(number) + ": write what is beyond ASCII as \\u00e9"};
    if (!comment) out += line;
    out += '\n';
  }
  return out;
}

Result<Settings> settings_in(std::string_view text) {
  const Result<std::string> ascii = in_ascii(text);
  if (!ascii) return ascii.failed();
  text = *ascii;
  const toml::parse_result parsed = toml::parse(text);
  if (!parsed) {
    const toml::source_position where = parsed.error().source().begin;
    return Failed{"line " + std::to_string(where.line) + ": " + std::string(parsed.error().description())};
  }
  Settings out;
  if (const Result<void> collected = collect(parsed.table(), "", out); !collected) return collected.failed();
  return out;
}

Result<Settings> read_settings(const std::string& file) {
  std::ifstream stream(file);
  if (!stream) return Failed{file + " cannot be read"};
  std::ostringstream text;
  text << stream.rdbuf();
  Result<Settings> out = settings_in(text.str());
  if (!out) return Failed{file + ": " + out.error()};
  return out;
}

}  // namespace saloon::server
