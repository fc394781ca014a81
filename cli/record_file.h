// Records as files: reading one with every refusal in words.
#pragma once

#include "cli/shell.h"
#include "engine/record/record.h"

namespace saloon::cli {

struct RecordFile {
  Record record;
  const GameInfo* game{};
};

/// A whole, untouched record of a game and rules version that this program plays; also that inside a saved game.
RecordFile read_record_file(const Shell& shell, const std::string& file);

}  // namespace saloon::cli
