#include "cli/join/link.h"

#include <algorithm>
#include <cctype>

#include "telling/text.h"

namespace saloon::cli {
namespace {

constexpr u16 kHousePort = 8876;
constexpr u16 kHttpPort = 80;
constexpr u16 kHttpsPort = 443;
constexpr const char* kNoLink = "no link";
constexpr std::string_view kRecovery = "/recover/";
constexpr std::string_view kKeyLetters = "-_";  ///< beside letters and digits

bool is_word(std::string_view text, std::string_view also) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [&](char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || also.find(c) != std::string_view::npos;
  });
}

/// Takes what stands before the mark off the text, with the mark; all of it if there is none.
std::string_view take_until(std::string_view& text, char mark) {
  const std::size_t at = std::min(text.find(mark), text.size());
  const std::string_view out = text.substr(0, at);
  text.remove_prefix(std::min(at + 1, text.size()));
  return out;
}

/// "host", "host:port", "[::1]:port".
bool read_place(std::string_view place, Link& out) {
  if (place.starts_with('[')) {
    place.remove_prefix(1);
    if (place.find(']') == std::string_view::npos) return false;
    out.host = std::string(take_until(place, ']'));
    if (!place.empty() && !place.starts_with(':')) return false;
    if (!is_word(out.host, ":.%") || out.host.find(':') == std::string::npos) return false;
    if (place.empty()) return true;
    place.remove_prefix(1);
  } else {
    const bool has_port = place.find(':') != std::string_view::npos;
    out.host = std::string(take_until(place, ':'));
    if (!is_word(out.host, ".-_")) return false;
    if (!has_port) return true;
  }
  const auto port = telling::number_in(place);
  if (!port || *port == 0 || *port > 0xffff) return false;
  out.port = u16(*port);
  return true;
}

}  // namespace

std::string Link::authority() const {
  const std::string name = host.find(':') == std::string::npos ? host : "[" + host + "]";
  return port == (secure ? kHttpsPort : kHttpPort) ? name : name + ":" + std::to_string(port);
}

std::string Link::house() const { return (secure ? "https://" : "http://") + authority() + "/"; }

std::string Link::to(std::string_view table_, std::string_view key_) const {
  std::string out = house() + "#" + std::string(table_);
  return key_.empty() ? out : out + "." + std::string(key_);
}

std::string Link::to_recover(std::string_view recovery_key) const {
  return house() + "#" + std::string(kRecovery) + std::string(recovery_key);
}

Result<Link> read_link(std::string_view text) {
  Link out{.port = kHousePort};
  if (const std::size_t scheme = text.find("://"); scheme != std::string_view::npos) {
    const std::string_view name = text.substr(0, scheme);
    if (name != "http" && name != "https") return Failed{kNoLink};
    out.secure = name == "https";
    out.port = out.secure ? kHttpsPort : kHttpPort;
    text.remove_prefix(scheme + 3);
  }
  const bool has_table = text.find('#') != std::string_view::npos;
  std::string_view place = take_until(text, '#');
  if (place.ends_with('/')) place.remove_suffix(1);
  if (!read_place(place, out)) return Failed{kNoLink};
  if (!has_table) return out;
  if (text.starts_with(kRecovery)) {
    out.recovery = std::string(text.substr(kRecovery.size()));
    return is_word(out.recovery, kKeyLetters) ? Result<Link>(out) : Failed{kNoLink};
  }
  const bool has_key = text.find('.') != std::string_view::npos;
  out.table = std::string(take_until(text, '.'));
  out.key = std::string(text);
  if (!is_word(out.table, "") || (has_key && !is_word(out.key, kKeyLetters))) return Failed{kNoLink};
  return out;
}

}  // namespace saloon::cli
