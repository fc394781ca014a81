#include "server/line.h"

#include <sys/socket.h>
#include <sys/uio.h>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <cerrno>

#include "house/letters.h"
#include "house/limits.h"

namespace saloon::server {

namespace asio = boost::asio;
using asio::ip::tcp;

namespace {

constexpr auto kTold = asio::as_tuple(asio::use_awaitable);
constexpr std::size_t kReadAtOnce = std::size_t{64} * 1024;
constexpr std::size_t kPiecesAtOnce = 32;
constexpr std::size_t kIgnoredWhenClosing = std::size_t{1024} * 1024;
constexpr int kComeBackAfterTooFast = 60'000;
constexpr int kComeBackAfterTooSlow = 1'000;
constexpr std::size_t kPiecesKept = 16;  ///< room of a queue that is empty

}  // namespace

Line::Line(tcp::socket socket, house::Connection number, std::unique_ptr<Entry> entry, DoorSetup setup)
    : socket_(std::move(socket)),
      number_(number),
      entry_(std::move(entry)),
      setup_(std::move(setup)),
      reader_(house::kLongestMessage),
      file_(socket_->native_handle()) {
  boost::system::error_code ignored;
  socket_->non_blocking(true, ignored);
  setup_.metrics.sockets.add();
}

void Line::start(const std::string& early, Gone gone) {
  gone_ = std::move(gone);
  reader_.feed(early);
  auto ended = [self = shared_from_this()](const std::exception_ptr& thrown) {
    if (thrown) {
      self->setup_.metrics.connections_broken.add();
      self->setup_.log.error("connection broken", {{"connection", self->number_}});
      self->close(CloseCode::Internal);
    }
    self->finish();
  };
  asio::co_spawn(socket_->get_executor(), listen(shared_from_this()), std::move(ended));
}

/// Waits without a buffer: most of the time nobody says anything.
asio::awaitable<void> Line::listen(std::shared_ptr<Line> line) {
  if (!line->take({})) co_return;
  for (;;) {
    const auto [failure] = co_await line->socket_->async_wait(tcp::socket::wait_read, kTold);
    if (failure || !line->read_some()) co_return;
  }
}

bool Line::read_some() {
  thread_local std::array<char, kReadAtOnce> buffer;
  boost::system::error_code failure;
  const std::size_t size = socket_->read_some(asio::buffer(buffer), failure);
  if (failure == asio::error::would_block || failure == asio::error::interrupted) return true;
  if (failure) return false;
  {
    const std::lock_guard lock(gate_);
    heard_ = Steady::now();
    asked_ = false;
    if (closing_) return (ignored_ += size) < kIgnoredWhenClosing;  // told to go, and perhaps not yet aware of it
  }
  return take({buffer.data(), size});
}

bool Line::take(std::string_view bytes) {
  reader_.feed(bytes);
  while (const std::optional<Heard> heard = reader_.next()) {
    if (heard->opcode == Opcode::Close) {
      close(CloseCode::Normal);
      return false;
    }
    if (!take_message(*heard)) return true;
  }
  if (reader_.fault() != CloseCode::None) close(reader_.fault());
  return true;
}

/// Whoever does not read what lies there already gets no more of it: an answer to the last ping is all that is due.
void Line::pong(const std::string& payload) {
  const std::lock_guard lock(gate_);
  if (closing_ || blocked_) return;
  queue(Opcode::Pong, std::make_shared<const std::string>(payload));
  flush();
}

bool Line::take_message(const Heard& heard) {
  if (may_say()) {
    if (heard.opcode == Opcode::Ping) pong(heard.payload);
    if (heard.opcode != Opcode::Text) return true;
    setup_.metrics.messages.add();
    setup_.desk.heard(number_, heard.payload);
    return true;
  }
  setup_.metrics.too_fast.add();
  const Text bye = std::make_shared<const std::string>(house::bye_text("too_fast", kComeBackAfterTooFast));
  send({&bye, 1});
  close(CloseCode::Policy);
  return false;
}

bool Line::may_say() {
  const house::Moment now = setup_.clock();
  const Limits& limits = setup_.doorman.limits();
  return messages_.take(limits.messages_per_second, limits.messages_at_once, now) &&
         setup_.doorman.may_say(entry_->account(), now);
}

void Line::finish() {
  {
    const std::lock_guard lock(gate_);
    file_ = -1;
    closing_ = true;
    out_ = {};
    boost::system::error_code ignored;
    socket_->close(ignored);
  }
  setup_.metrics.sockets.subtract();
  entry_.reset();
  setup_.desk.hung_up(number_);
  if (gone_) gone_(number_);
}

void Line::let_go() {
  const std::lock_guard lock(gate_);
  file_ = -1;
  closing_ = true;
  out_ = {};
  gone_ = {};
  entry_.reset();
  socket_.reset();
}

void Line::send(std::span<const Text> texts) {
  const std::lock_guard lock(gate_);
  if (closing_) return;
  for (const Text& text : texts) {
    queue(Opcode::Text, text);
    setup_.metrics.letter_bytes.add(text->size());
  }
  setup_.metrics.letters.add(texts.size());
  flush();
  if (unsent_ > std::size_t(setup_.doorman.limits().unsent_kilobytes) * 1024) drop_slow_reader();
}

void Line::close(CloseCode code) {
  const std::lock_guard lock(gate_);
  if (closing_) return;
  queue_close(code);
  flush();
}

void Line::look_after() {
  const std::lock_guard lock(gate_);
  const Steady::time_point now = Steady::now();
  if (closing_ ? now - closed_ > kCloseWithin : now - heard_ > kGoneAfter) {
    shut();
    return;
  }
  if (closing_ || asked_ || now - heard_ < kPingAfter) return;
  asked_ = true;
  queue(Opcode::Ping, std::make_shared<const std::string>());
  flush();
}

void Line::queue(Opcode opcode, Text text) {
  const FrameHead head = frame_head(opcode, text->size());
  out_.push_back({head, std::move(text)});
  unsent_ += out_.back().size();
}

void Line::queue_close(CloseCode code) {
  out_.push_back({{}, std::make_shared<const std::string>(close_frame(code))});
  unsent_ += out_.back().size();
  closing_ = true;
  closed_ = Steady::now();
}

void Line::flush() {
  while (!blocked_ && file_ >= 0 && first_ < out_.size()) {
    if (!write_some()) return;
  }
  if (first_ < out_.size()) return;
  out_.clear();
  first_ = 0;
  if (out_.capacity() > kPiecesKept) out_ = {};
  if (closing_ && file_ >= 0) ::shutdown(file_, SHUT_WR);
}

/// As many pieces as one call takes. False if it took nothing.
bool Line::write_some() {
  std::array<iovec, 2 * kPiecesAtOnce> parts;
  std::size_t count = 0;
  std::size_t skip = sent_;
  const auto add = [&](std::string_view bytes) {
    const std::size_t skipped = std::min(skip, bytes.size());
    skip -= skipped;
    if (skipped < bytes.size()) parts[count++] = {const_cast<char*>(bytes.data() + skipped), bytes.size() - skipped};
  };
  for (std::size_t i = first_; i < std::min(out_.size(), first_ + kPiecesAtOnce); ++i) {
    add(out_[i].head.view());
    add(*out_[i].text);
  }
  msghdr message{};
  message.msg_iov = parts.data();
  message.msg_iovlen = count;
  const ssize_t written = ::sendmsg(file_, &message, MSG_NOSIGNAL | MSG_DONTWAIT);
  if (written < 0 && errno == EINTR) return true;
  if (written < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)) {
    wait_to_write();
    return false;
  }
  if (written < 0) {
    shut();
    return false;
  }
  unsent_ -= std::size_t(written);
  sent_ += std::size_t(written);
  while (first_ < out_.size() && sent_ >= out_[first_].size()) {
    sent_ -= out_[first_].size();
    out_[first_++].text.reset();
  }
  return true;
}

void Line::wait_to_write() {
  blocked_ = true;
  auto go_on = [self = shared_from_this()](const boost::system::error_code& failure) {
    const std::lock_guard lock(self->gate_);
    self->blocked_ = false;
    if (!failure) self->flush();
  };
  asio::post(socket_->get_executor(), [self = shared_from_this(), go_on] {
    {
      const std::lock_guard lock(self->gate_);
      if (self->file_ < 0) return;
    }
    self->socket_->async_wait(tcp::socket::wait_write, go_on);
  });
}

/// What it has not read is thrown away but for the frame that is half on its way.
void Line::drop_slow_reader() {
  setup_.metrics.too_slow.add();
  const std::size_t kept = sent_ > 0 ? first_ + 1 : first_;
  for (std::size_t i = kept; i < out_.size(); ++i) unsent_ -= out_[i].size();
  out_.resize(kept);
  queue(Opcode::Text, std::make_shared<const std::string>(house::bye_text("too_slow", kComeBackAfterTooSlow)));
  queue_close(CloseCode::TryLater);
  flush();
}

/// Ends it: whoever listens hears that nothing comes any more.
void Line::shut() {
  if (file_ >= 0) ::shutdown(file_, SHUT_RDWR);
  out_.clear();
  first_ = sent_ = unsent_ = 0;
  closing_ = true;
}

}  // namespace saloon::server
