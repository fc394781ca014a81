// The two ways to talk with a house: a request over HTTP, and a WebSocket for as long as somebody sits at a table.
#pragma once

#include <optional>

#include "cli/join/stream.h"
#include "server/frames.h"

namespace saloon::cli {

struct HttpReply {
  int status = 0;
  std::string head{};  ///< the lines of it, with the first
  std::string body{};
  /// The value of a header; its name in small letters. Empty if it is not there.
  [[nodiscard]] std::string header(std::string_view name) const;
};

/// One request over a connection of its own. `what` is "GET /path" or "POST /path", which has a body.
Fault ask_http(const Link& link, std::string_view what, HttpReply& reply, std::string_view body = {});

class Wire {
 public:
  /// Shakes hands as the person with this token. `status`: what the server said, 0 if nothing.
  Fault open(const Link& link, const std::string& token, int& status);
  void close();
  [[nodiscard]] bool is_open() const { return stream_.is_open(); }
  [[nodiscard]] int file() const { return stream_.file(); }
  /// False: it is broken.
  bool send(std::string_view message);
  /// Takes what has come. False: nothing comes any more.
  bool receive();
  /// The next message that has come.
  std::optional<std::string> next();

 private:
  bool send_frame(server::Opcode opcode, std::string_view payload);

  Stream stream_;
  std::optional<server::FrameReader> reader_;
};

/// So many bytes that nobody can guess, as hexadecimal digits.
std::string random_digits(std::size_t bytes);

}  // namespace saloon::cli
