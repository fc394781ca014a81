// A client for tests, of sockets and nothing else: what it does wrong it does on purpose.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/json/json.h"
#include "server/frames.h"

namespace saloon::server {

using Headers = std::vector<std::pair<std::string, std::string>>;

/// A connected socket.
class Plug {
 public:
  explicit Plug(u16 port, const std::string& from = {});
  Plug(Plug&& other) noexcept;
  Plug& operator=(Plug&& other) noexcept;
  ~Plug();
  void write(std::string_view bytes) const;
  /// Some bytes; empty when the other end has closed, or nothing came in time.
  [[nodiscard]] std::string read(int milliseconds = 5'000) const;
  [[nodiscard]] bool is_closed(int milliseconds = 5'000) const;
  /// What it can hold unread.
  void shrink(int bytes) const;

 private:
  int file_ = -1;
};

struct HttpAnswer {
  int status = 0;
  std::string head;
  std::string body;
  /// The value of a header; empty if it is not there.
  [[nodiscard]] std::string header(std::string_view name) const;
};
/// One request on a connection of its own. Host is localhost unless it is given.
HttpAnswer request(u16 port, const std::string& method, const std::string& target, const Headers& headers = {},
                   const std::string& body = {}, const std::string& from = {});
/// The token of a new person, who calls from this address.
std::string new_token(u16 port, const std::string& from = {});

/// A WebSocket.
class Caller {
 public:
  /// As a program does, by its token.
  Caller(u16 port, const std::string& token, const std::string& from = {});
  Caller(u16 port, const Headers& headers);

  [[nodiscard]] int status() const { return status_; }  ///< of the handshake
  void say(const json::object& message) { frame(Opcode::Text, json::serialize(message)); }
  void frame(Opcode opcode, std::string_view payload);
  [[nodiscard]] const Plug& plug() const { return plug_; }
  /// The next message; nothing if none comes in time, or the other end has closed.
  std::optional<json::object> hear(int milliseconds = 5'000);
  /// The next message of this type; others are passed over.
  json::object hear_of(std::string_view type, int milliseconds = 10'000);
  /// Sends with an id and waits for its `done`.
  json::object ask(json::object message);
  /// Why it was closed, once it is.
  [[nodiscard]] CloseCode closed() const { return closed_; }

 private:
  void shake_hands(u16 port, const Headers& headers);
  Plug plug_;
  int status_ = 0;
  std::string pending_;
  std::vector<json::object> passed_;  ///< what `ask` has passed over
  CloseCode closed_ = CloseCode::None;
};

/// The clause that refused it; empty if it was done.
std::string refused(const json::object& done);

}  // namespace saloon::server
