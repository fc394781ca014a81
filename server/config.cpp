#include "server/config.h"

#include <charconv>
#include <cstdlib>

namespace saloon::server {
namespace {

constexpr const char* kPlainSettings[] = {"host", "port", "data", "threads", "bot_workers", "names", "proxies"};
constexpr std::string_view kLimitPrefix = "limits.";
constexpr int kMostThreads = 256;

Result<int> number_in(const std::string& name, const std::string& text, int least, int most) {
  int value = 0;
  const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), value);
  const bool whole = failure == std::errc{} && end == text.data() + text.size() && !text.empty();
  if (whole && value >= least && value <= most) return value;
  return Failed{name + ": a number from " + std::to_string(least) + " to " + std::to_string(most) + ", not '" + text +
                "'"};
}

std::vector<std::string> list_in(std::string_view text) {
  std::vector<std::string> out;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(','), text.size());
    if (const std::string_view part = trimmed_view(text.substr(0, end)); !part.empty()) out.emplace_back(part);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return out;
}

Result<void> set_number(const std::string& name, const std::string& text, int least, int most, int& into) {
  const Result<int> value = number_in(name, text, least, most);
  if (!value) return value.failed();
  into = *value;
  return {};
}

Result<void> set_limit(const std::string& name, const std::string& text, Limits& limits) {
  for (const LimitRow& row : kLimits) {
    if (name.substr(kLimitPrefix.size()) == row.name) return set_number(name, text, 1, row.most, limits.*row.member);
  }
  return Failed{"there is no setting '" + name + "'"};
}

Result<void> set_host(const std::string& text, Config& config) {
  if (!text.empty() && text != "localhost" && !read_address(text)) {
    return Failed{"host: an address, not '" + text + "'"};
  }
  config.host = text;
  return {};
}

Result<void> set_proxies(const std::string& text, Config& config) {
  config.doors.proxies.clear();
  for (const std::string& part : list_in(text)) {
    const std::optional<Network> network = read_network(part);
    if (!network) return Failed{"proxies: an address or a network such as 10.0.0.0/8, not '" + part + "'"};
    config.doors.proxies.push_back(*network);
  }
  return {};
}

Result<void> set_port(const std::string& text, Config& config) {
  int port = 0;
  const Result<void> set = set_number("port", text, 0, 65'535, port);
  if (set) config.port = u16(port);
  return set;
}

Result<void> set_one(const std::string& name, const std::string& text, Config& config) {
  if (name == "host") return set_host(text, config);
  if (name == "port") return set_port(text, config);
  if (name == "threads") return set_number(name, text, 0, kMostThreads, config.threads);
  if (name == "bot_workers") return set_number(name, text, 0, kMostThreads, config.bot_workers);
  if (name == "proxies") return set_proxies(text, config);
  if (name == "data") config.data = text;
  if (name == "names") config.doors.names = list_in(text);
  if (name == "data" || name == "names") return {};
  if (name.starts_with(kLimitPrefix)) return set_limit(name, text, config.doors.limits);
  return Failed{"there is no setting '" + name + "'"};
}

std::string in_capitals(std::string_view name) {
  std::string out = "SALOON_";
  for (const char c : name) out += c >= 'a' && c <= 'z' ? char(c - 'a' + 'A') : '_';
  return out;
}

}  // namespace

Result<void> apply_settings(const Settings& settings, Config& config) {
  for (const auto& [name, text] : settings) {
    if (const Result<void> set = set_one(name, text, config); !set) return set;
  }
  return {};
}

Settings settings_of_environment() {
  std::vector<std::string> names(std::begin(kPlainSettings), std::end(kPlainSettings));
  for (const LimitRow& row : kLimits) names.push_back(std::string(kLimitPrefix) + row.name);
  Settings out;
  for (const std::string& name : names) {
    if (const char* value = std::getenv(in_capitals(name).c_str())) out[name] = value;
  }
  return out;
}

std::string usual_data_folder() {
  const char* data = std::getenv("XDG_DATA_HOME");
  if (data != nullptr && *data != '\0') return std::string(data) + "/saloon";
  const char* home = std::getenv("HOME");
  if (home != nullptr && *home != '\0') return std::string(home) + "/.local/share/saloon";
  return "saloon-data";
}

json::object Config::told() const {
  json::object limits;
  for (const LimitRow& row : kLimits) limits[row.name] = doors.limits.*row.member;
  json::array proxies;
  for (const Network& network : doors.proxies) {
    proxies.emplace_back(network.address.text() + "/" +
                         std::to_string(network.address.is_v4() ? network.bits - 96 : network.bits));
  }
  json::array names(doors.names.begin(), doors.names.end());
  return {{"host", host},
          {"port", port},
          {"data", data},
          {"threads", threads},
          {"bot_workers", bot_workers},
          {"names", std::move(names)},
          {"proxies", std::move(proxies)},
          {"limits", std::move(limits)}};
}

}  // namespace saloon::server
