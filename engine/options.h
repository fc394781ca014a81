// Table options: one typed Config per game, and one table that lists its fields with their allowed values.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/result.h"
#include "engine/rows/names.h"
#include "engine/types.h"

namespace saloon {

/// Another option and the value it must have for an option to count, both as people write them.
struct OptionNeed {
  const char* option{};  ///< null: none
  const char* value{};
};

/// One option. With `values`, the field is an index into them; without, a number from min to max in steps of `step`,
/// kept in a byte as so many steps, or whole in `wide`. The default is what the game's Config{} holds.
template <class Config>
struct OptionRow {
  const char* name;
  u8 Config::* field;
  Names values{};
  u32 min{};
  u32 max{};
  u16 step{1};
  u32 Config::* wide{};
  OptionNeed needs{};
  int (*get)(const Config&){};  ///< instead of `field`, where that is an enumeration
  void (*put)(Config&, int value){};
  static constexpr bool kMayBeWide = alignof(Config) >= alignof(u32);  ///< else it has no such field

  /// The index of the value, or the number as people read it.
  [[nodiscard]] int of(const Config& config) const {
    if (get != nullptr) return get(config);
    if constexpr (kMayBeWide) {
      if (wide != nullptr) return int(config.*wide);
    }
    return config.*field * (values.empty() ? step : 1);
  }
  void set(Config& config, int value) const {
    if (put != nullptr) return put(config, value);
    if constexpr (kMayBeWide) {
      if (wide != nullptr) {
        config.*wide = u32(value);
        return;
      }
    }
    config.*field = u8(values.empty() ? value / step : value);
  }
  [[nodiscard]] bool allows(int value) const { return value >= int(min) && value <= int(max) && value % step == 0; }
};

template <class T>
struct ConfigField;
template <class C, class F>
struct ConfigField<F C::*> {
  using Config = C;
  using Type = F;
};
/// An option whose field is an enumeration (or a byte): one word for each of its values.
template <auto Field>
constexpr auto option(const char* name, const Names& values, OptionNeed needs = {}) {
  using Config = typename ConfigField<decltype(Field)>::Config;
  using Type = typename ConfigField<decltype(Field)>::Type;
  OptionRow<Config> row{.name = name, .field = nullptr, .values = values, .needs = needs};
  row.get = [](const Config& config) { return int(config.*Field); };
  row.put = [](Config& config, int value) { config.*Field = Type(value); };
  return row;
}

/// An option as somebody wrote it.
struct OptionSetting {
  std::string name;
  std::string value;
};

/// The same as its row for programs that know no game: help texts, forms, law runs.
struct OptionInfo {
  std::string name;
  std::vector<std::string> values;  ///< empty for a number
  int min{};
  int max{};
  int step{1};
  std::string standard;   ///< the default
  OptionSetting needs{};  ///< without this setting the option does not count; without a name it always does
};

template <class Config>
std::string option_text(const OptionRow<Config>& row, const Config& config) {
  const int v = row.of(config);
  return row.values.empty() ? std::to_string(v) : std::string(row.values[std::size_t(v)]);
}

template <class Config>
OptionInfo option_info(const OptionRow<Config>& row) {
  OptionInfo info{row.name, {}, int(row.min), int(row.max), row.step, option_text(row, Config{})};
  for (const char* v : row.values) info.values.emplace_back(v);
  if (row.needs.option != nullptr) info.needs = {row.needs.option, row.needs.value};
  return info;
}

template <class Config, std::size_t N>
std::vector<OptionInfo> option_infos(const OptionRow<Config> (&rows)[N]) {
  std::vector<OptionInfo> infos;
  for (const auto& row : rows) infos.push_back(option_info(row));
  return infos;
}

/// The settings that differ from the usual ones, in the order of the rows.
template <class Config, std::size_t N>
std::vector<OptionSetting> unusual_options(const OptionRow<Config> (&rows)[N], const Config& config) {
  std::vector<OptionSetting> settings;
  for (const auto& row : rows) {
    if (row.of(config) != row.of(Config{})) settings.push_back({row.name, option_text(row, config)});
  }
  return settings;
}

/// Does every need of these rows name one of them and one of its values?
template <class Config, std::size_t N>
constexpr bool needs_are_known(const OptionRow<Config> (&rows)[N]) {
  const auto has_value = [](const OptionRow<Config>& row, std::string_view value) {
    for (const char* v : row.values) {
      if (v == value) return true;
    }
    return false;
  };
  for (const auto& row : rows) {
    bool known = row.needs.option == nullptr;
    for (const auto& other : rows) {
      known = known || (other.name == std::string_view(row.needs.option) && has_value(other, row.needs.value));
    }
    if (!known) return false;
  }
  return true;
}

/// Parses a whole number of at most six digits; -1 if it is none.
int small_number(std::string_view text);
/// "is not an option of ...; options are: a, b" and "may be: x, y" or "a number from 1 to 5", in English for programs.
std::string unknown_option(std::string_view name, const std::vector<OptionInfo>& known);
std::string bad_option_value(const OptionInfo& info, std::string_view value);
/// "option a needs b = x".
std::string option_lacks_need(const OptionInfo& info);

/// Do these settings give the option what it needs to count? Of two settings of one option the later holds.
bool need_is_met(const std::vector<OptionInfo>& known, const OptionInfo& info,
                 const std::vector<OptionSetting>& settings);
/// The first option that these settings take away from its default although its need is not met; null if there is none.
const OptionInfo* set_in_vain(const std::vector<OptionInfo>& known, const std::vector<OptionSetting>& settings);
/// This setting behind the one it needs, if it needs any.
std::vector<OptionSetting> with_need(const std::vector<OptionInfo>& known, const OptionSetting& setting);

/// Writes one setting into the config, if there is such an option and value.
template <class Config, std::size_t N>
Result<void> set_option(const OptionRow<Config> (&rows)[N], const OptionSetting& setting, Config& config) {
  for (const auto& row : rows) {
    if (setting.name != row.name) continue;
    if (row.values.empty()) {
      const int v = small_number(setting.value);
      if (row.allows(v)) {
        row.set(config, v);
        return {};
      }
    }
    for (std::size_t i = 0; i < row.values.size(); ++i) {
      if (setting.value != row.values[i]) continue;
      row.set(config, int(i));
      return {};
    }
    return Failed{bad_option_value(option_info(row), setting.value)};
  }
  return Failed{unknown_option(setting.name, option_infos(rows))};
}

/// Writes all settings of a table into the config. Refused, too, if one would have no effect.
template <class Config, std::size_t N>
Result<void> set_options(const OptionRow<Config> (&rows)[N], const std::vector<OptionSetting>& settings,
                         Config& config) {
  for (const OptionSetting& setting : settings) {
    if (Result<void> set = set_option(rows, setting, config); !set) return set;
  }
  const std::vector<OptionInfo> known = option_infos(rows);
  if (const OptionInfo* vain = set_in_vain(known, settings)) return Failed{option_lacks_need(*vain)};
  return {};
}

}  // namespace saloon
