// One WebSocket. Only doors.cpp and line.cpp include this: it brings Asio along.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <mutex>
#include <optional>
#include <vector>

#include "server/doors.h"

namespace saloon::server {

class Line final : public Wire, public std::enable_shared_from_this<Line> {
 public:
  using Gone = std::function<void(house::Connection)>;
  Line(boost::asio::ip::tcp::socket socket, house::Connection number, std::unique_ptr<Entry> entry, DoorSetup setup);

  [[nodiscard]] house::Connection number() const { return number_; }
  /// Listens from now on; `early` came with the handshake. `gone` is called once, when nothing comes any more.
  void start(const std::string& early, Gone gone);
  void send(std::span<const Text> texts) override;
  void close(CloseCode code) override;
  /// Now and then: asks whether somebody is still there, puts out who was told to go.
  void look_after();
  /// Nothing comes or goes here any more, and nobody is told. When no thread runs any longer.
  void let_go();

 private:
  using Steady = std::chrono::steady_clock;
  /// A frame, or a part of one.
  struct Piece {
    FrameHead head;
    Text text;
    [[nodiscard]] std::size_t size() const { return head.size + text->size(); }
  };

  static boost::asio::awaitable<void> listen(std::shared_ptr<Line> line);
  /// False: nothing more comes.
  bool read_some();
  bool take(std::string_view bytes);
  /// False: they were too many.
  bool take_message(const Heard& heard);
  void pong(const std::string& payload);
  bool may_say();
  void finish();

  // --- with the gate held
  void queue(Opcode opcode, Text text);
  void queue_close(CloseCode code);
  void flush();
  bool write_some();
  void wait_to_write();
  void drop_slow_reader();
  void shut();

  /// Used on its own strand alone; others write to `file_`. Nothing once it was let go.
  std::optional<boost::asio::ip::tcp::socket> socket_;
  const house::Connection number_;
  std::unique_ptr<Entry> entry_;
  DoorSetup setup_;
  Gone gone_;
  FrameReader reader_;
  Bucket messages_;

  std::mutex gate_;
  int file_ = -1;  ///< the socket's; -1: closed
  std::vector<Piece> out_;
  std::size_t first_ = 0;   ///< of `out_`, the one that goes next
  std::size_t sent_ = 0;    ///< bytes of that
  std::size_t unsent_ = 0;  ///< bytes of all
  bool blocked_ = false;    ///< the other end does not read so fast
  bool closing_ = false;
  bool asked_ = false;  ///< whether somebody is there
  std::size_t ignored_ = 0;
  Steady::time_point heard_ = Steady::now();
  Steady::time_point closed_{};
};

}  // namespace saloon::server
