#include "server/admin_socket.h"

#include <fcntl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <utility>

namespace saloon::server {
namespace {

constexpr const char* kName = "admin";

/// The name of a socket has room for a hundred letters, that of a folder has none to spare: so it is named by the
/// number under which the folder is open.
sockaddr_un place_in(const OwnFile& folder) {
  sockaddr_un out{};
  out.sun_family = AF_UNIX;
  const std::string path = "/proc/self/fd/" + std::to_string(folder.get()) + "/" + kName;
  std::memcpy(out.sun_path, path.data(), std::min(path.size(), sizeof out.sun_path - 1));
  return out;
}

OwnFile opened(const std::string& folder) { return OwnFile(::open(folder.c_str(), O_PATH | O_DIRECTORY | O_CLOEXEC)); }

OwnFile new_socket() { return OwnFile(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0)); }

}  // namespace

OwnFile::OwnFile(OwnFile&& other) noexcept : file_(std::exchange(other.file_, -1)) {}
OwnFile& OwnFile::operator=(OwnFile&& other) noexcept {
  std::swap(file_, other.file_);
  return *this;
}
OwnFile::~OwnFile() {
  if (file_ >= 0) ::close(file_);
}

Result<OwnFile> listen_in(const std::string& folder) {
  constexpr int kWaiting = 8;
  const OwnFile place = opened(folder);
  OwnFile socket = new_socket();
  stop_listening_in(folder);
  const sockaddr_un name = place_in(place);
  // Until it listens nobody gets in, whatever its mode.
  const bool listens = ::bind(socket.get(), reinterpret_cast<const sockaddr*>(&name), sizeof name) == 0 &&
                       ::chmod(name.sun_path, S_IRUSR | S_IWUSR) == 0 && ::listen(socket.get(), kWaiting) == 0;
  if (!listens) return Failed{folder + "/" + kName + " cannot be made: " + std::strerror(errno)};
  return socket;
}

void stop_listening_in(const std::string& folder) { ::unlink((folder + "/" + kName).c_str()); }

OwnFile connect_in(const std::string& folder) {
  const OwnFile place = opened(folder);
  if (!place.is_open()) return {};
  OwnFile socket = new_socket();
  const sockaddr_un name = place_in(place);
  if (::connect(socket.get(), reinterpret_cast<const sockaddr*>(&name), sizeof name) != 0) return {};
  return socket;
}

bool send_all(const OwnFile& socket, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t sent = ::send(socket.get(), bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent < 0 && errno == EINTR) continue;
    if (sent <= 0) return false;
    bytes.remove_prefix(std::size_t(sent));
  }
  return true;
}

std::optional<std::string> receive_line(const OwnFile& socket, std::size_t most) {
  std::string text;
  std::array<char, 65'536> buffer{};
  while (text.size() <= most) {
    const ssize_t size = ::recv(socket.get(), buffer.data(), buffer.size(), 0);
    if (size < 0 && errno == EINTR) continue;
    if (size < 0) return std::nullopt;
    if (size == 0) return text;
    text.append(buffer.data(), std::size_t(size));
    if (const std::size_t end = text.find('\n', text.size() - std::size_t(size)); end != std::string::npos) {
      text.resize(end);
      return text;
    }
  }
  return std::nullopt;
}

void set_patience(const OwnFile& socket, int seconds) {
  const timeval patience{.tv_sec = seconds, .tv_usec = 0};
  ::setsockopt(socket.get(), SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
  ::setsockopt(socket.get(), SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
}

}  // namespace saloon::server
