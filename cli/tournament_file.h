// A tournament as a file: one line that says what is played, then a line for all games that were finished since the
// line before. Lines are only ever added and flushed to the disk, so that a crash at any moment costs the last of them
// at most, which is then played again.
#pragma once

#include "cli/tournament.h"

namespace saloon::cli {

class TournamentFile {
 public:
  /// A new file; refuses one that exists.
  static TournamentFile create(const Shell& shell, const std::filesystem::path& path, const Tournament& what);
  /// Reads what is played out of the file; refuses what is no tournament of a game this program plays.
  static Tournament read_heading(const Shell& shell, const std::filesystem::path& path);
  /// The same file with other words about what is played: more games.
  static void replace_heading(const Shell& shell, const std::filesystem::path& path, const Tournament& what);
  /// Goes on with a file: what has been played is added to `results`, games beyond its size are left out.
  static TournamentFile take_up(const Shell& shell, const std::filesystem::path& path, Results& results);

  TournamentFile(const TournamentFile&) = delete;
  TournamentFile& operator=(const TournamentFile&) = delete;
  TournamentFile(TournamentFile&& other) noexcept : path_(std::move(other.path_)), file_(other.file_) {
    other.file_ = -1;
  }
  TournamentFile& operator=(TournamentFile&&) = delete;
  ~TournamentFile();

  /// False if it cannot be written.
  [[nodiscard]] bool append(const bots::Batch& batch, double seconds) const;
  [[nodiscard]] const std::filesystem::path& path() const { return path_; }

 private:
  TournamentFile(const Shell& shell, std::filesystem::path path);
  std::filesystem::path path_;
  int file_;
};

}  // namespace saloon::cli
