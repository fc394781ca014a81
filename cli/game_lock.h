// A game is in play in one program at a time: a file beside it is held by that program, however it ends.
#pragma once

#include <filesystem>
#include <optional>
#include <utility>

namespace saloon::cli {

class GameLock {
 public:
  /// Nothing if another program plays this game. Where no file can be made nobody can be kept out, and one plays
  /// without.
  static std::optional<GameLock> take(const std::filesystem::path& saved);

  GameLock(GameLock&& other) noexcept : path_(std::move(other.path_)), file_(std::exchange(other.file_, -1)) {}
  GameLock(const GameLock&) = delete;
  GameLock& operator=(const GameLock&) = delete;
  GameLock& operator=(GameLock&&) = delete;
  ~GameLock();

 private:
  GameLock(std::filesystem::path path, int file) : path_(std::move(path)), file_(file) {}
  [[nodiscard]] bool is_still_there() const;

  std::filesystem::path path_;
  int file_;  ///< -1: none could be made
};

}  // namespace saloon::cli
