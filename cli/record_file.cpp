#include "cli/record_file.h"

#include "cli/saved_game.h"

namespace saloon::cli {

RecordFile read_record_file(const Shell& shell, const std::string& file) {
  if (file.empty()) shell.refuse("error.no_record");
  RecordFile out;
  std::string error;
  const std::string text = read_file(shell, file);
  if (!read_record(record_in(text), out.record, error)) {
    shell.refuse("error.record", {{"file", file}, {"detail", error}});
  }
  out.game = find_game(out.record.game);
  if (out.game == nullptr) shell.refuse("error.record_game", {{"file", file}, {"game", out.record.game}});
  if (out.record.rules_version == out.game->rules_version) return out;
  shell.refuse("error.record_version",
               {{"file", file}, {"theirs", out.record.rules_version}, {"ours", out.game->rules_version}});
}

}  // namespace saloon::cli
