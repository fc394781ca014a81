#include "engine/options.h"

#include "engine/json/one_line.h"

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

std::string option_lacks_need(const OptionInfo& info) {
  return "option " + info.name + " needs " + info.needs.name + " = " + info.needs.value;
}

namespace {

const OptionInfo* find_option(const std::vector<OptionInfo>& known, std::string_view name) {
  for (const OptionInfo& info : known) {
    if (info.name == name) return &info;
  }
  return nullptr;
}

/// What these settings make of an option.
std::string_view value_of(const OptionInfo& info, const std::vector<OptionSetting>& settings) {
  std::string_view value = info.standard;
  for (const OptionSetting& setting : settings) {
    if (setting.name == info.name) value = setting.value;
  }
  return value;
}

}  // namespace

bool need_is_met(const std::vector<OptionInfo>& known, const OptionInfo& info,
                 const std::vector<OptionSetting>& settings) {
  const OptionInfo* needed = find_option(known, info.needs.name);
  return needed == nullptr || value_of(*needed, settings) == info.needs.value;
}

const OptionInfo* set_in_vain(const std::vector<OptionInfo>& known, const std::vector<OptionSetting>& settings) {
  for (const OptionInfo& info : known) {
    if (value_of(info, settings) != info.standard && !need_is_met(known, info, settings)) return &info;
  }
  return nullptr;
}

std::vector<OptionSetting> with_need(const std::vector<OptionInfo>& known, const OptionSetting& setting) {
  const OptionInfo* info = find_option(known, setting.name);
  if (info == nullptr || info->needs.name.empty() || setting.value == info->standard) return {setting};
  return {info->needs, setting};
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
