// Records as files: reading one with every refusal in words, and where the program keeps those of games played here.
#pragma once

#include <filesystem>

#include "cli/shell.h"
#include "engine/record.h"

namespace saloon::cli {

struct RecordFile {
  Record record;
  const GameInfo* game{};
};

/// A whole, untouched record of a game and rules version that this program plays.
RecordFile read_record_file(const Shell& shell, const std::string& file);
/// A name for a new record in the user's state folder, which is made if need be.
std::filesystem::path new_record_path(const Shell& shell, const GameInfo& game);

}  // namespace saloon::cli
