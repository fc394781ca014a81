// A running game as a file, saved at every decision: one line that says who sits where, then its record so far. Written
// beside its place, flushed to the disk and moved there, so that a crash at any moment leaves the old or the new one.
#pragma once

#include "cli/game_lock.h"
#include "cli/seating.h"
#include "engine/record/record.h"

namespace saloon::cli {

struct SavedGame {
  Seating seating;
  std::filesystem::path record;  ///< where the finished game's record goes
  std::optional<Record> so_far;  ///< of a game that is taken up again
};

/// The text of a saved game whose record has come so far.
std::string write_saved_game(const SavedGame& game, const std::string& so_far);
/// Refuses in one line what is no saved game of a game this program plays.
SavedGame read_saved_game(const Shell& shell, const std::filesystem::path& file);
/// The record inside a saved game's text; the text itself if it is none.
std::string_view record_in(std::string_view text);

/// A name in the user's state folder for a game that begins now: "<slug>-<time>" under saved games and records both
/// free, and taken by nobody else.
struct NewGamePaths {
  std::filesystem::path saved, record;
  GameLock lock;
};
NewGamePaths new_game_paths(const GameInfo& game);
/// Saved games, the last one first; of this game only, unless `slug` is empty.
std::vector<std::filesystem::path> saved_games(std::string_view slug);
/// The game saved last. Empty if there is none.
std::filesystem::path latest_saved_game(std::string_view slug);
/// The record of the game that was finished last. Empty if there is none.
std::filesystem::path latest_record();

}  // namespace saloon::cli
