#include "server/data_folder.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <utility>

namespace saloon::server {

namespace {

namespace fs = std::filesystem;

Failed because_of_errno(const std::string& what) { return {what + ": " + std::strerror(errno)}; }

Result<void> make_folder(const std::string& path) {
  std::error_code error;
  fs::path folder(path);
  if (fs::is_directory(folder, error)) return {};
  fs::create_directories(folder.parent_path(), error);  // whatever is wrong with it shows in the next line
  if (mkdir(path.c_str(), S_IRWXU) != 0) return because_of_errno("the data folder " + path + " cannot be made");
  return {};
}

/// Who has the lock wrote its number there.
std::string whose(int lock) {
  std::array<char, 16> text{};
  const ssize_t read = pread(lock, text.data(), text.size() - 1, 0);
  return read > 0 ? "process " + std::string(text.data()) : "another process";
}

}  // namespace

Result<DataFolder> DataFolder::open(const std::string& name) {
  const std::string path = name.size() > 1 && name.ends_with('/') ? name.substr(0, name.size() - 1) : name;
  if (Result<void> made = make_folder(path); !made) return made.failed();
  const std::string file = path + "/lock";
  const int lock = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, S_IRUSR | S_IWUSR);
  if (lock < 0) return because_of_errno(file + " cannot be opened");
  DataFolder folder(path, lock);
  if (flock(lock, LOCK_EX | LOCK_NB) != 0) {
    if (errno != EWOULDBLOCK) return because_of_errno(file + " cannot be locked");
    return Failed{"the data folder " + path + " is in use by " + whose(lock) + "; a folder is for one server"};
  }
  const std::string me = std::to_string(getpid());
  // Only for the message above; on a full disk it says "another process".
  if (ftruncate(lock, 0) == 0) (void)!pwrite(lock, me.data(), me.size(), 0);
  return folder;
}

DataFolder::DataFolder(DataFolder&& other) noexcept
    : path_(std::move(other.path_)), lock_(std::exchange(other.lock_, -1)) {}

DataFolder& DataFolder::operator=(DataFolder&& other) noexcept {
  std::swap(path_, other.path_);
  std::swap(lock_, other.lock_);
  return *this;
}

DataFolder::~DataFolder() {
  if (lock_ >= 0) close(lock_);
}

Result<void> make_private_file(const std::string& file) {
  const int made = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, S_IRUSR | S_IWUSR);
  if (made < 0) return because_of_errno(file + " cannot be made");
  close(made);
  return {};
}

Result<void> sync_folder(const std::string& folder) {
  const int opened = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (opened < 0) return because_of_errno(folder + " cannot be opened");
  const bool synced = fsync(opened) == 0;
  const Failed why = because_of_errno(folder + " cannot be synced");
  close(opened);
  if (!synced) return why;
  return {};
}

}  // namespace saloon::server
