// Records as files: reading one with every refusal in words.
#pragma once

#include "cli/shell.h"
#include "engine/record/record.h"

namespace saloon::cli {

struct RecordFile {
  Record record;
  const GameInfo* game{};
};

/// An untouched record of a game that this program plays, also that inside a saved game; as far as it is there.
RecordFile read_record_file(const Shell& shell, const std::string& file);

/// Says that the game did not come to its end, or that its record was cut off.
[[noreturn]] void refuse_unfinished(const Shell& shell, const RecordFile& record, const std::string& file);

}  // namespace saloon::cli
