// Keeps a game in play, and says when that is not possible: the disk may be full, but the game goes on.
#pragma once

#include "cli/saved_game.h"
#include "cli/terminal.h"

namespace saloon::cli {

class Keeping {
 public:
  /// All outlive it.
  Keeping(const SavedGame& game, const std::filesystem::path& saved, const Shell& shell, Terminal& terminal);

  /// Saves the game, whose record has come so far, or says once that it cannot be saved.
  void keep(const std::string& so_far);
  /// The record goes to its place once; a game taken up after its very end finds it there already. False, and said, if
  /// it cannot be written: then the saved game stays.
  [[nodiscard]] bool keep_finished(const std::string& record);
  /// What whoever leaves is told: where the game is, and that it is not there as it stands now.
  [[nodiscard]] std::string farewell() const;
  /// Nothing is left of the game.
  void drop();

 private:
  void say_farewell_on_signals() const;

  const SavedGame& game_;
  const std::filesystem::path& saved_;
  const Shell& shell_;
  Terminal& terminal_;
  bool is_saved_ = true;  ///< or has not been tried
};

}  // namespace saloon::cli
