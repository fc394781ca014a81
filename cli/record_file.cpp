#include "cli/record_file.h"

#include <cstdlib>
#include <ctime>

namespace saloon::cli {
namespace {

namespace fs = std::filesystem;

/// $XDG_STATE_HOME/saloon, else ~/.local/state/saloon, else the current folder.
fs::path state_folder() {
  const char* state = std::getenv("XDG_STATE_HOME");
  if (state != nullptr && *state == '/') return fs::path(state) / "saloon";
  const char* home = std::getenv("HOME");
  if (home != nullptr && *home == '/') return fs::path(home) / ".local" / "state" / "saloon";
  return ".";
}

std::string time_stamp() {
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  localtime_r(&now, &parts);
  char text[32];
  std::strftime(text, sizeof text, "%Y-%m-%d-%H%M%S", &parts);
  return text;
}

}  // namespace

RecordFile read_record_file(const Shell& shell, const std::string& file) {
  if (file.empty()) shell.refuse("error.no_record");
  RecordFile out;
  std::string error;
  if (!read_record(read_file(shell, file), out.record, error)) {
    shell.refuse("error.record", {{"file", file}, {"detail", error}});
  }
  out.game = find_game(out.record.game);
  if (out.game == nullptr) shell.refuse("error.record_game", {{"file", file}, {"game", out.record.game}});
  if (out.record.rules_version == out.game->rules_version) return out;
  shell.refuse("error.record_version",
               {{"file", file}, {"theirs", out.record.rules_version}, {"ours", out.game->rules_version}});
}

fs::path new_record_path(const Shell& shell, const GameInfo& game) {
  const fs::path folder = state_folder() / "records";
  std::error_code trouble;
  fs::create_directories(folder, trouble);
  if (!fs::is_directory(folder, trouble)) shell.refuse("error.unwritable", {{"file", folder.string()}});
  const std::string stem = std::string(game.slug) + "-" + time_stamp();
  fs::path path = folder / (stem + ".record");
  for (int n = 2; fs::exists(path, trouble); ++n) path = folder / (stem + "-" + std::to_string(n) + ".record");
  return path;
}

}  // namespace saloon::cli
