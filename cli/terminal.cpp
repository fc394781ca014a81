#include "cli/terminal.h"

#include <algorithm>
#include <iostream>

namespace saloon::cli {
namespace {

constexpr const char* kInks[] = {"\033[1m", "\033[1m", "\033[36m", "\033[31m", "\033[33m", "\033[32m"};

}  // namespace

std::string Terminal::inked(Ink ink, std::string_view text) const {
  if (!look_.colours || text.empty()) return std::string(text);
  return kInks[unsigned(ink)] + std::string(text) + "\033[0m";
}

std::string Terminal::shown(std::string_view text) const {
  return look_.symbols ? std::string(text) : without_symbols(text, look_.suits);
}

void Terminal::line(std::string_view text) {
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    const std::string plain = shown(text.substr(at, end - at));
    write((look_.columns == 0 ? plain : broken_at(plain, look_.columns)) + "\n");
    at = end + 1;
  }
}

void Terminal::paragraph(std::string_view text, std::size_t indent) {
  write(wrapped(shown(text), columns(), indent) + "\n");
}

std::optional<std::string> StreamTerminal::read(const std::string& prompt) {
  out_ << prompt << std::flush;
  std::string typed;
  if (!std::getline(in_, typed)) {
    out_ << '\n';
    return {};
  }
  if (echoes_) out_ << trimmed(typed) << '\n';
  return typed;
}

void StreamTerminal::write(std::string_view text) { out_ << text; }

}  // namespace saloon::cli
