// Messages of a WebSocket as bytes (RFC 6455).
//
// Our own, where Beast has them too: several letters go out in one write with their texts shared between connections,
// and a connection that says nothing holds no buffer.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "engine/types.h"

namespace saloon::server {

enum class Opcode : u8 { Continuation = 0, Text = 1, Binary = 2, Close = 8, Ping = 9, Pong = 10 };

/// Why a socket is closed, as the protocol numbers it.
enum class CloseCode : u16 {
  None = 0,
  Normal = 1000,
  Protocol = 1002,
  Unsupported = 1003,
  NotUtf8 = 1007,
  Policy = 1008,
  TooBig = 1009,
  Internal = 1011,
  Restart = 1012,
  TryLater = 1013,
};

/// What stands before the payload of a frame that goes out.
struct FrameHead {
  std::array<char, 10> bytes{};
  u8 size{};
  [[nodiscard]] std::string_view view() const { return {bytes.data(), size}; }
};
FrameHead frame_head(Opcode opcode, std::size_t payload);
/// A whole frame.
std::string frame(Opcode opcode, std::string_view payload);
/// The same from a client, which hides what it says behind a mask that is new for every frame.
using Mask = std::array<u8, 4>;
std::string masked_frame(Opcode opcode, std::string_view payload, const Mask& mask);
std::string close_frame(CloseCode code);

/// What Sec-WebSocket-Accept says to a client that sent this Sec-WebSocket-Key; empty if that is no such key.
std::string accept_key(std::string_view key);

struct Heard {
  Opcode opcode{};  ///< Text, Close, Ping or Pong
  std::string payload;
};

/// Frames of one end, put together again from bytes as they come. Those of a client are masked.
class FrameReader {
 public:
  enum class From : u8 { Client, Server };
  explicit FrameReader(std::size_t longest, From from = From::Client) : longest_(longest), from_(from) {}
  void feed(std::string_view bytes);
  /// The next whole message, or control frame; none if more bytes have to come, or there is a fault.
  std::optional<Heard> next();
  /// What was wrong; nothing is read any more.
  [[nodiscard]] CloseCode fault() const { return fault_; }

 private:
  struct Head {
    Opcode opcode{};
    bool last{};
    std::size_t size{};    ///< of the head
    std::size_t length{};  ///< of the payload
  };
  std::optional<Head> head();
  /// Is this frame allowed here?
  [[nodiscard]] CloseCode fault_of(const Head& head, u8 first, u8 second) const;
  void unmask(const Head& head, std::string& into);
  std::optional<Heard> message_of(const Head& head);
  void drop(std::size_t bytes);
  [[nodiscard]] std::string_view rest() const { return std::string_view(pending_).substr(at_); }

  std::size_t longest_;
  From from_;
  std::string pending_;
  std::size_t at_ = 0;   ///< the first byte of a frame; what stands before it has been read
  std::string message_;  ///< fragments so far
  bool inside_ = false;  ///< a message of several frames
  CloseCode fault_ = CloseCode::None;
};

bool is_utf8(std::string_view text);

}  // namespace saloon::server
