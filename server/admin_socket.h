// The admin's door: a socket in the data folder that only its owner can open. One request to a connection, one line of
// JSON; the reply is a JSON object, up to the end.
#pragma once

#include <optional>
#include <string>

#include "engine/result.h"

namespace saloon::server {

/// A file of the operating system's, closed with its owner.
class OwnFile {
 public:
  OwnFile() = default;
  explicit OwnFile(int file) : file_(file) {}
  OwnFile(OwnFile&& other) noexcept;
  OwnFile& operator=(OwnFile&& other) noexcept;
  ~OwnFile();
  [[nodiscard]] int get() const { return file_; }
  [[nodiscard]] bool is_open() const { return file_ >= 0; }

 private:
  int file_ = -1;
};

/// Listens in this folder, in the place of whoever did before: only for whoever has the folder's lock.
Result<OwnFile> listen_in(const std::string& folder);
/// Nobody finds it any more.
void stop_listening_in(const std::string& folder);
/// Not open if no server listens there.
OwnFile connect_in(const std::string& folder);

bool send_all(const OwnFile& socket, std::string_view bytes);
/// Up to a line break, which is left out, or the end; nothing if it is too long or does not come in time.
std::optional<std::string> receive_line(const OwnFile& socket, std::size_t most);
/// Waits no longer than this for the other end.
void set_patience(const OwnFile& socket, int seconds);

}  // namespace saloon::server
