// Records as files: reading one with every refusal in words.
#pragma once

#include "cli/verb.h"
#include "engine/record/record.h"
#include "telling/story.h"

namespace saloon::cli {

struct RecordFile {
  Record record;
  const GameInfo* game{};
};

/// An untouched record of a game that this program plays, also that inside a saved game; as far as it is there.
RecordFile read_record_file(const Shell& shell, const std::string& file);
/// The same where the file has been read already.
RecordFile record_file_of(const Shell& shell, const std::string& file, std::string_view text);

/// Whose eyes --seat, --spectator and --open ask for, at most one of them: a seat is written 1 or S1. Without any,
/// spectators'.
struct ViewerFlags {
  std::string seat;
  bool spectator = false, open = false;

  void declare(Flags& flags);
  [[nodiscard]] telling::Viewer named(const Shell& shell, int seats) const;
};

/// Says that the game did not come to its end, or that its record was cut off.
[[noreturn]] void refuse_unfinished(const Shell& shell, const RecordFile& record, const std::string& file);

}  // namespace saloon::cli
