#include "cli/game_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace saloon::cli {

std::optional<GameLock> GameLock::take(const std::filesystem::path& saved) {
  std::filesystem::path path = saved;
  path += ".lock";
  for (;;) {
    GameLock lock(path, ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600));
    if (lock.file_ < 0) return lock;
    if (::flock(lock.file_, LOCK_EX | LOCK_NB) != 0) {
      ::close(std::exchange(lock.file_, -1));
      return {};
    }
    if (lock.is_still_there()) return lock;
    ::close(std::exchange(lock.file_, -1));
  }
}

/// Whoever held it before may have taken the file away between our opening and our locking it.
bool GameLock::is_still_there() const {
  struct stat ours{};
  struct stat theirs{};
  return ::fstat(file_, &ours) == 0 && ::stat(path_.c_str(), &theirs) == 0 && ours.st_ino == theirs.st_ino;
}

GameLock::~GameLock() {
  if (file_ < 0) return;
  ::unlink(path_.c_str());
  ::close(file_);
}

}  // namespace saloon::cli
