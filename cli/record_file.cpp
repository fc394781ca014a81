#include "cli/record_file.h"

#include "cli/saved_game.h"

namespace saloon::cli {

RecordFile read_record_file(const Shell& shell, const std::string& file) {
  if (file.empty()) shell.refuse("error.no_record");
  return record_file_of(shell, file, read_file(shell, file));
}

RecordFile record_file_of(const Shell& shell, const std::string& file, std::string_view text) {
  auto record = read_record(record_in(text));
  if (!record) shell.refuse("error.record", {{"file", file}, {"detail", record.error()}});
  RecordFile out{std::move(*record), nullptr};
  out.game = find_game(out.record.game);
  if (out.game == nullptr) shell.refuse("error.record_game", {{"file", file}, {"game", out.record.game}});
  if (out.record.rules_version == out.game->rules_version) return out;
  shell.refuse("error.record_version",
               {{"file", file}, {"theirs", out.record.rules_version}, {"ours", out.game->rules_version}});
}

telling::Viewer viewer_named(const Shell& shell, const std::string& seat, bool spectator, bool open, int seats) {
  if (int(!seat.empty()) + int(spectator) + int(open) > 1) shell.refuse("error.one_view");
  if (seat.empty()) return {kSpectator, open};
  const std::string number = seat.starts_with('S') ? seat.substr(1) : seat;
  return {Seat(number_named(shell, "--seat", number, 0, u64(seats - 1))), false};
}

}  // namespace saloon::cli
