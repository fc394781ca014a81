#include "cli/terminal.h"

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <istream>

#include "cli/printable.h"

namespace saloon::cli {
namespace {

constexpr const char* kInks[] = {"\033[1m", "\033[1m", "\033[36m", "\033[31m", "\033[33m", "\033[32m"};

constexpr const char* kTintCodes[kTints] = {"\033[31m", "\033[32m", "\033[33m", "\033[34m", "\033[35m",
                                            "\033[92m", "\033[93m", "\033[94m", "\033[95m"};

constexpr std::string_view kInkEnds = "\033[0m";

bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || (u8(c) & 0x80) != 0;
}

/// Does the word stand there on its own? A sign is no letter and stands anywhere.
bool stands_at(const std::string& line, std::size_t at, const std::string& word) {
  if (line.compare(at, word.size(), word) != 0) return false;
  if ((u8(word.front()) & 0x80) != 0) return true;
  const std::size_t end = at + word.size();
  return (at == 0 || !is_letter(line[at - 1])) && (end == line.size() || !is_letter(line[end]) || line[end] == '\xE2');
}

}  // namespace

void Terminal::tint(const std::string& word, Tint tint) {
  if (!word.empty()) tints_.emplace_back(word, tint);
}

/// What is in ink already keeps it.
std::string Terminal::tinted(const std::string& line) const {
  if (!look_.colours || tints_.empty()) return line;
  std::string out;
  for (std::size_t i = 0; i < line.size();) {
    if (line[i] == '\033') {
      const std::size_t end = std::min(line.find(kInkEnds, i + 1), line.size());
      const std::size_t behind = std::min(end + kInkEnds.size(), line.size());
      out += line.substr(i, behind - i);
      i = behind;
      continue;
    }
    const auto found =
        std::find_if(tints_.begin(), tints_.end(), [&](const auto& t) { return stands_at(line, i, t.first); });
    if (found == tints_.end()) {
      out += line[i++];
      continue;
    }
    out += kTintCodes[unsigned(found->second)] + found->first + "\033[0m";
    i += found->first.size();
  }
  return out;
}

std::string Terminal::inked(Ink ink, std::string_view text) const {
  if (!look_.colours || text.empty()) return std::string(text);
  return kInks[unsigned(ink)] + std::string(text) + "\033[0m";
}

std::string Terminal::shown(std::string_view text) const {
  std::string clean = printable_inked(text);
  return look_.symbols ? clean : without_symbols(clean, look_.suits);
}

void Terminal::line(std::string_view text) {
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    const std::string plain = tinted(shown(text.substr(at, end - at)));
    write((look_.columns == 0 ? plain : broken_at(plain, look_.columns)) + "\n");
    at = end + 1;
  }
}

std::size_t Terminal::height(const std::vector<std::string>& lines) const {
  std::size_t out = 0;
  for (const std::string& text : lines) {
    for (std::size_t at = 0; at <= text.size(); ++out) {
      const std::size_t end = std::min(text.find('\n', at), text.size());
      const std::string one = shown(std::string_view(text).substr(at, end - at));
      const std::string broken = look_.columns == 0 ? one : broken_at(one, look_.columns);
      out += std::size_t(std::count(broken.begin(), broken.end(), '\n'));
      at = end + 1;
    }
  }
  return out;
}

void Terminal::set_size(std::size_t columns, std::size_t rows, bool stops) {
  look_.columns = columns;
  look_.rows = rows;
  look_.stops = stops;
}

std::string Terminal::broken(std::string_view text, std::size_t indent) const {
  return wrapped(shown(text), columns(), indent);
}

Typing Terminal::listen(const std::string& prompt, Meanwhile& /*meanwhile*/) {
  std::optional<std::string> typed = read(prompt);
  if (!typed) return {Typing::Kind::End};
  return {Typing::Kind::Line, std::move(*typed)};
}

std::optional<std::string> StreamTerminal::read(const std::string& prompt) {
  out_ << prompt << std::flush;
  std::string typed;
  if (!std::getline(in_, typed)) {
    out_ << '\n';
    return {};
  }
  typed = printable(trimmed(typed));
  if (echoes_) out_ << typed << '\n';
  return typed;
}

Typing StreamTerminal::listen(const std::string& prompt, Meanwhile& meanwhile) {
  for (;;) {
    if (prompt != prompt_) out_ << prompt << std::flush;
    prompt_ = prompt;
    if (const std::size_t end = typed_.find('\n'); end != std::string::npos) return take_line(end);
    if (!wait_for_typing(meanwhile)) {
      if (meanwhile.look()) return {Typing::Kind::Interrupted};
      continue;
    }
    std::array<char, 4096> bytes{};
    const ssize_t n = ::read(STDIN_FILENO, bytes.data(), bytes.size());
    if (n > 0) typed_.append(bytes.data(), std::size_t(n));
    if (n > 0) continue;
    out_ << '\n';
    return {Typing::Kind::End};
  }
}

Typing StreamTerminal::take_line(std::size_t end) {
  std::string line = printable(trimmed(typed_.substr(0, end)));
  typed_.erase(0, end + 1);
  prompt_.clear();
  if (echoes_) out_ << line << '\n';
  return {Typing::Kind::Line, std::move(line)};
}

/// News begin on a line of their own, also behind a prompt that nobody has answered.
void StreamTerminal::write(std::string_view text) {
  if (!prompt_.empty()) out_ << '\n';
  prompt_.clear();
  out_ << text << std::flush;
}

bool wait_for_typing(const Meanwhile& meanwhile) {
  std::array<pollfd, 2> files{pollfd{STDIN_FILENO, POLLIN, 0}, pollfd{meanwhile.file(), POLLIN, 0}};
  return ::poll(files.data(), files.size(), meanwhile.patience()) > 0 && files[0].revents != 0;
}

}  // namespace saloon::cli
