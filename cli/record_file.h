// Records as files: reading one with every refusal in words.
#pragma once

#include "cli/shell.h"
#include "engine/record/record.h"
#include "telling/story.h"

namespace saloon::cli {

struct RecordFile {
  Record record;
  const GameInfo* game{};
};

/// A whole, untouched record of a game and rules version that this program plays; also that inside a saved game.
RecordFile read_record_file(const Shell& shell, const std::string& file);
/// The same where the file has been read already.
RecordFile record_file_of(const Shell& shell, const std::string& file, std::string_view text);

/// Whose eyes --seat, --spectator and --open ask for, at most one of them: a seat is written 1 or S1. Without any,
/// spectators'.
telling::Viewer viewer_named(const Shell& shell, const std::string& seat, bool spectator, bool open, int seats);

}  // namespace saloon::cli
