#include "engine/options.h"

#include "engine/one_line.h"

namespace saloon {

int small_number(std::string_view text) {
  if (text.empty() || text.size() > 6) return -1;
  int n = 0;
  for (const char c : text) {
    if (c < '0' || c > '9') return -1;
    n = 10 * n + (c - '0');
  }
  return n;
}

std::string unknown_option(std::string_view name, const std::vector<OptionInfo>& known) {
  std::string line = "\"" + one_line(name) + "\" is not an option of this game; options are: ";
  for (std::size_t i = 0; i < known.size(); ++i) line += (i == 0 ? "" : ", ") + known[i].name;
  return line;
}

std::string bad_option_value(const OptionInfo& info, std::string_view value) {
  std::string line = "option " + info.name + " cannot be \"" + one_line(value) + "\"; it may be ";
  if (info.values.empty()) {
    line += "a number from " + std::to_string(info.min) + " to " + std::to_string(info.max);
    return info.step == 1 ? line : line + " in steps of " + std::to_string(info.step);
  }
  for (std::size_t i = 0; i < info.values.size(); ++i) line += (i == 0 ? "" : ", ") + info.values[i];
  return line;
}

}  // namespace saloon
