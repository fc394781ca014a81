#include "cli/record_file.h"

#include "cli/saved_game.h"

namespace saloon::cli {

RecordFile read_record_file(const Shell& shell, const std::string& file) {
  if (file.empty()) shell.refuse("error.no_record");
  auto record = read_record(record_in(read_file(shell, file)));
  if (!record) shell.refuse("error.record", {{"file", file}, {"detail", record.error()}});
  RecordFile out{std::move(*record), nullptr};
  out.game = find_game(out.record.game);
  if (out.game == nullptr) shell.refuse("error.record_game", {{"file", file}, {"game", out.record.game}});
  if (out.record.rules_version == out.game->rules_version) return out;
  shell.refuse("error.record_version",
               {{"file", file}, {"theirs", out.record.rules_version}, {"ours", out.game->rules_version}});
}

}  // namespace saloon::cli
