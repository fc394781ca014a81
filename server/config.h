// How a server is set up: flags before the environment before the file.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "engine/json/json.h"
#include "engine/result.h"
#include "server/doorman.h"

namespace saloon::server {

inline constexpr u16 kUsualPort = 8876;

struct Config {
  std::string host;  ///< an address; empty: all of this machine's
  u16 port = kUsualPort;
  std::string data;  ///< the folder
  int threads = 0;   ///< 0: one for each processor
  int bot_workers = 0;
  DoorRules doors;

  /// All of it as it holds, for the log.
  [[nodiscard]] json::object told() const;
};

/// Settings as text by their names in the file: host, port, data, threads, bot_workers, names, proxies, limits.<name>.
/// Lists are separated by commas.
using Settings = std::map<std::string, std::string>;

/// What a configuration says (TOML). Fails with the line that is wrong.
Result<Settings> settings_in(std::string_view text);
Result<Settings> read_settings(const std::string& file);
/// SALOON_HOST, SALOON_PORT, SALOON_DATA, ...
Settings settings_of_environment();
/// Sets what is named; fails, naming it, at what is unknown or no such value.
Result<void> apply_settings(const Settings& settings, Config& config);
/// $XDG_DATA_HOME/saloon, else ~/.local/share/saloon, else ./saloon-data.
std::string usual_data_folder();

}  // namespace saloon::server
