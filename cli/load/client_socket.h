// The client's end of a WebSocket, as thin as can be: a load generator must not be slower than what it loads.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "engine/result.h"
#include "engine/types.h"

namespace saloon::cli {

struct ServerPlace {
  std::string address = "127.0.0.1";  ///< of version 4
  u16 port = 8876;
};
/// "http://127.0.0.1:8876"; fails with one line on anything else.
Result<ServerPlace> server_place(std::string_view url);

/// The token of a new person.
Result<std::string> new_person(const ServerPlace& place);

class ClientSocket {
 public:
  /// Waits for the handshake, and not afterwards.
  static Result<ClientSocket> open(const ServerPlace& place, const std::string& token);
  ClientSocket(ClientSocket&& other) noexcept;
  ClientSocket& operator=(ClientSocket&&) = delete;
  ~ClientSocket();

  [[nodiscard]] int file() const { return file_; }
  void send(std::string_view text);
  /// Whatever has come, message by message. False if the other end has closed.
  bool receive(const std::function<void(std::string_view)>& message);
  /// Waits until something may have come.
  void wait(int milliseconds) const;

 private:
  explicit ClientSocket(int file) : file_(file) {}
  bool take(const std::function<void(std::string_view)>& message);
  void flush();

  int file_ = -1;
  std::string in_;
  std::string out_;
};

}  // namespace saloon::cli
