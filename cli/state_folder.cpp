#include "cli/state_folder.h"

#include <fcntl.h>
#include <unistd.h>

#include <cstdlib>

namespace saloon::cli {

namespace fs = std::filesystem;

namespace {

bool write_all(int file, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(file, text.data(), text.size());
    if (written < 0) return false;
    text.remove_prefix(std::size_t(written));
  }
  return true;
}

bool write_and_flush(const fs::path& path, std::string_view text) {
  const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  if (file < 0) return false;
  const bool written = write_all(file, text) && ::fsync(file) == 0;
  return ::close(file) == 0 && written;
}

/// The new name itself must reach the disk.
void flush_folder(const fs::path& folder) {
  const int file = ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (file < 0) return;
  ::fsync(file);
  ::close(file);
}

}  // namespace

fs::path state_folder() {
  const char* state = std::getenv("XDG_STATE_HOME");
  if (state != nullptr && *state == '/') return fs::path(state) / "saloon";
  const char* home = std::getenv("HOME");
  if (home != nullptr && *home == '/') return fs::path(home) / ".local" / "state" / "saloon";
  return ".";
}

fs::path state_folder_if_any(const char* name) {
  fs::path folder = state_folder() / name;
  std::error_code trouble;
  fs::create_directories(folder, trouble);
  return folder;
}

fs::path state_folder(const Shell& shell, const char* name) {
  fs::path folder = state_folder_if_any(name);
  std::error_code trouble;
  if (!fs::is_directory(folder, trouble)) shell.refuse("error.unwritable", {{"file", folder.string()}});
  return folder;
}

bool is_durably_written(const fs::path& path, std::string_view text) {
  fs::path part = path;
  part += ".part";
  std::error_code trouble;
  if (write_and_flush(part, text)) {
    fs::rename(part, path, trouble);
    if (!trouble) {
      flush_folder(path.parent_path());
      return true;
    }
  }
  fs::remove(part, trouble);
  return false;
}

void write_durably(const Shell& shell, const fs::path& path, std::string_view text) {
  if (is_durably_written(path, text)) return;
  shell.refuse("error.unwritable", {{"file", path.string()}});
}

}  // namespace saloon::cli
