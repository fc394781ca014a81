#include "server/doors.h"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/v6_only.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <list>
#include <map>
#include <thread>

#include "house/letters.h"
#include "server/line.h"
#include "server/reply_text.h"

namespace saloon::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
using asio::ip::tcp;

namespace {

constexpr int kSendBuffer = 128 * 1024;

constexpr auto kTold = asio::as_tuple(asio::use_awaitable);
constexpr auto kLookAfterEvery = std::chrono::seconds(2);
constexpr auto kAcceptAgainAfter = std::chrono::milliseconds(100);

/// Waits on a strand for something that comes from another thread.
template <class T>
struct Mailbox {
  explicit Mailbox(const asio::any_io_executor& strand) : bell(strand, kReplyWithin) {}
  asio::steady_timer bell;
  std::optional<T> value;
};

template <class T>
std::function<void(T)> slot_of(const std::shared_ptr<Mailbox<T>>& box) {
  return [box](T value) {
    asio::post(box->bell.get_executor(), [box, value = std::move(value)]() mutable {
      box->value = std::move(value);
      box->bell.cancel();
    });
  };
}

/// Nothing if it does not come in time.
template <class T>
asio::awaitable<std::optional<T>> received(std::shared_ptr<Mailbox<T>> box) {
  if (!box->value) {
    [[maybe_unused]] const auto [rung] = co_await box->bell.async_wait(kTold);
  }
  co_return std::move(box->value);
}

}  // namespace

struct Machine::Inside {
  asio::io_context io;
  asio::executor_work_guard<asio::io_context::executor_type> work{io.get_executor()};
  std::vector<std::thread> threads;
};

Machine::Machine() : inside_(std::make_unique<Inside>()) {}
Machine::~Machine() { stop(); }

void Machine::post(Task task) { asio::post(inside_->io, std::move(task)); }

void Machine::start(int threads, Log& log) {
  for (int i = 0; i < threads; ++i) {
    inside_->threads.emplace_back([this, &log] {
      for (bool done = false; !done;) {
        try {
          inside_->io.run();
          done = true;
        } catch (const std::exception& e) {
          log.error("thrown", {{"detail", e.what()}});
        } catch (...) {
          log.error("thrown");
        }
      }
    });
  }
}

void Machine::stop() {
  inside_->io.stop();
  for (std::thread& thread : inside_->threads) thread.join();
  inside_->threads.clear();
}

/// Shared by the coroutines that are at work.
class Doors::Inside : public std::enable_shared_from_this<Doors::Inside> {
 public:
  Inside(asio::io_context& io, DoorSetup setup) : setup_(std::move(setup)), io_(io) {}

  Result<u16> open(const std::string& host, u16 port);
  void close();
  [[nodiscard]] std::vector<std::shared_ptr<Line>> lines() const;
  void forget_lines();
  void begin() { asio::co_spawn(io_, look_after(shared_from_this()), asio::detached); }

 private:
  using Self = std::shared_ptr<Inside>;
  /// A connection on which requests come.
  struct Guest {
    Guest(tcp::socket socket, std::unique_ptr<Entry> its_entry, const Address& from)
        : stream(std::move(socket)), entry(std::move(its_entry)), remote(from) {}
    beast::tcp_stream stream;
    beast::flat_buffer buffer;
    std::unique_ptr<Entry> entry;
    Address remote;
  };
  struct Read {
    std::optional<Ask> ask;
    int trouble = 0;  ///< the status to reply with, if there is no request; 0: nobody is there any more
    bool keep_alive = false;
  };

  static asio::awaitable<void> accept(Self self, std::shared_ptr<tcp::acceptor> acceptor);
  static asio::awaitable<void> look_after(Self self);
  static asio::awaitable<void> serve(Self self, std::unique_ptr<Guest> guest);
  static asio::awaitable<Read> read(Guest& guest);
  static asio::awaitable<bool> write(Guest& guest, const std::string& text);
  asio::awaitable<Reply> reply_to(Guest& guest, const Ask& ask, const Visitor& visitor);
  asio::awaitable<Known> known_by(Guest& guest, const Ask& ask);
  asio::awaitable<void> shake_hands(Guest& guest, const Ask& ask, const Visitor& visitor);
  void admit(tcp::socket socket);
  void connect(Guest& guest, const Known& who);
  void gone(house::Connection number);
  [[nodiscard]] bool is_closed() const;

  DoorSetup setup_;
  asio::io_context& io_;
  mutable std::mutex gate_;
  std::vector<std::shared_ptr<tcp::acceptor>> acceptors_;
  std::map<house::Connection, std::shared_ptr<Line>> lines_;
  house::Connection last_ = 0;
  bool closed_ = false;
};

Result<u16> Doors::Inside::open(const std::string& host, u16 port) {
  boost::system::error_code failure;
  tcp::endpoint place(tcp::v6(), port);
  if (!host.empty()) place.address(asio::ip::make_address(host == "localhost" ? "127.0.0.1" : host, failure));
  if (failure) return Failed{failure.message()};
  auto acceptor = std::make_shared<tcp::acceptor>(asio::make_strand(io_));
  acceptor->open(place.protocol(), failure);
  if (failure && host.empty()) {  // a machine without version 6
    place = tcp::endpoint(tcp::v4(), port);
    acceptor->open(place.protocol(), failure);
  }
  if (!failure) acceptor->set_option(asio::socket_base::reuse_address(true), failure);
  if (!failure && host.empty() && place.protocol() == tcp::v6()) {
    acceptor->set_option(asio::ip::v6_only(false), failure);
  }
  if (!failure) acceptor->bind(place, failure);
  if (!failure) acceptor->listen(asio::socket_base::max_listen_connections, failure);
  if (failure) return Failed{failure.message()};
  const u16 taken = acceptor->local_endpoint(failure).port();
  {
    const std::lock_guard lock(gate_);
    acceptors_.push_back(acceptor);
  }
  asio::co_spawn(acceptor->get_executor(), accept(shared_from_this(), acceptor), asio::detached);
  return taken;
}

void Doors::Inside::close() {
  const std::lock_guard lock(gate_);
  closed_ = true;
  for (const auto& acceptor : acceptors_) {
    asio::post(acceptor->get_executor(), [acceptor] {
      boost::system::error_code ignored;
      acceptor->close(ignored);
    });
  }
  acceptors_.clear();
}

bool Doors::Inside::is_closed() const {
  const std::lock_guard lock(gate_);
  return closed_;
}

std::vector<std::shared_ptr<Line>> Doors::Inside::lines() const {
  const std::lock_guard lock(gate_);
  std::vector<std::shared_ptr<Line>> out;
  out.reserve(lines_.size());
  for (const auto& [number, line] : lines_) out.push_back(line);
  return out;
}

asio::awaitable<void> Doors::Inside::look_after(Self self) {
  asio::steady_timer timer(self->io_);
  for (;;) {
    timer.expires_after(kLookAfterEvery);
    [[maybe_unused]] const auto [rung] = co_await timer.async_wait(kTold);
    for (const auto& line : self->lines()) line->look_after();
  }
}

asio::awaitable<void> Doors::Inside::accept(Self self, std::shared_ptr<tcp::acceptor> acceptor) {
  asio::steady_timer pause(acceptor->get_executor());
  for (;;) {
    asio::any_io_executor strand = asio::make_strand(self->io_);
    auto [failure, socket] = co_await acceptor->async_accept(strand, kTold);
    if (failure == asio::error::operation_aborted || !acceptor->is_open()) co_return;
    if (!failure) {
      self->admit(std::move(socket));
      continue;
    }
    pause.expires_after(kAcceptAgainAfter);  // no file left, most likely
    [[maybe_unused]] const auto [rung] = co_await pause.async_wait(kTold);
  }
}

void Doors::Inside::admit(tcp::socket socket) {
  boost::system::error_code failure;
  const tcp::endpoint other = socket.remote_endpoint(failure);
  if (failure) return;
  const Address remote = read_address(other.address().to_string()).value_or(Address{});
  std::unique_ptr<Entry> entry = setup_.doorman.enter(remote, setup_.clock());
  if (!entry) {
    setup_.metrics.turned_away.add();
    return;
  }
  socket.set_option(tcp::no_delay(true), failure);
  // Else the system keeps megabytes for everybody who does not read.
  socket.set_option(asio::socket_base::send_buffer_size(kSendBuffer), failure);
  const auto executor = socket.get_executor();
  auto guest = std::make_unique<Guest>(std::move(socket), std::move(entry), remote);
  auto ended = [self = shared_from_this()](const std::exception_ptr& thrown) {
    if (!thrown) return;
    self->setup_.metrics.connections_broken.add();
    self->setup_.log.error("request broken");
  };
  asio::co_spawn(executor, serve(shared_from_this(), std::move(guest)), std::move(ended));
}

asio::awaitable<void> Doors::Inside::serve(Self self, std::unique_ptr<Guest> guest) {
  for (int i = 1; i <= kRequestsOfConnection; ++i) {
    guest->stream.expires_after(kRequestWithin);
    const Read read = co_await Inside::read(*guest);
    if (!read.ask && read.trouble == 0) co_return;
    self->setup_.metrics.requests.add();
    Reply reply = plain_reply(read.trouble, "this is no request");
    if (read.ask) {
      const Visitor visitor = self->setup_.doorman.visitor(*read.ask);
      reply = co_await self->reply_to(*guest, *read.ask, visitor);
      if (reply.status == 101) {
        co_await self->shake_hands(*guest, *read.ask, visitor);
        co_return;
      }
    }
    const bool more = read.ask && read.keep_alive && i < kRequestsOfConnection;
    const ReplyForm form{.head_only = read.ask && read.ask->method == "HEAD", .keep_alive = more};
    const std::string text = reply_text(reply, form);
    const bool written = co_await write(*guest, text);
    if (!written || !more) co_return;
  }
}

asio::awaitable<Doors::Inside::Read> Doors::Inside::read(Guest& guest) {
  http::request_parser<http::string_body> parser;
  parser.header_limit(u32(kLongestHeader));
  parser.body_limit(kLongestBody);
  const auto [failure, size] = co_await http::async_read(guest.stream, guest.buffer, parser, kTold);
  Read out;
  if (failure == http::error::body_limit) out.trouble = 413;
  if (failure == http::error::header_limit) out.trouble = 431;
  const bool unreadable =
      failure && out.trouble == 0 && failure.category() == make_error_code(http::error::bad_method).category();
  if (unreadable && failure != http::error::end_of_stream && failure != http::error::partial_message) out.trouble = 400;
  if (failure) co_return out;
  const auto& request = parser.get();
  Ask ask{.method = std::string(request.method_string()), .target = std::string(request.target())};
  for (const auto& field : request) {
    std::string& value = ask.headers[lowered(std::string_view(field.name_string()))];
    if (!value.empty()) value += ", ";
    value += std::string_view(field.value());
  }
  ask.body = request.body();
  ask.remote = guest.remote;
  out.ask = std::move(ask);
  out.keep_alive = request.keep_alive();
  co_return out;
}

asio::awaitable<bool> Doors::Inside::write(Guest& guest, const std::string& text) {
  guest.stream.expires_after(kRequestWithin + std::chrono::seconds(text.size() / kSlowestReader));
  const asio::const_buffer buffer(text.data(), text.size());
  const auto [failure, size] = co_await asio::async_write(guest.stream, buffer, kTold);
  co_return !failure;
}

asio::awaitable<Reply> Doors::Inside::reply_to(Guest& guest, const Ask& ask, const Visitor& visitor) {
  const house::Moment now = setup_.clock();
  const std::shared_ptr<Account> account = setup_.doorman.account_of(visitor.address, now);
  const bool may =
      setup_.desk.is_for_file(ask) ? setup_.doorman.may_load(*account, now) : setup_.doorman.may_request(*account, now);
  if (!may) co_return plain_reply(429, "not so fast");
  if (std::optional<Reply> refusal = setup_.doorman.refusal(ask)) co_return std::move(*refusal);
  if (ask.path() == "/ws") {
    if (std::optional<Reply> refusal = setup_.doorman.handshake_refusal(ask)) co_return std::move(*refusal);
    co_return Reply{.status = 101};
  }
  const asio::any_io_executor strand = guest.stream.get_executor();
  const auto box = std::make_shared<Mailbox<Reply>>(strand);
  setup_.desk.answer(ask, visitor, slot_of(box));
  std::optional<Reply> reply = co_await received(box);
  if (!reply) co_return plain_reply(503, "no answer in time");
  co_return std::move(*reply);
}

asio::awaitable<Known> Doors::Inside::known_by(Guest& guest, const Ask& ask) {
  const asio::any_io_executor strand = guest.stream.get_executor();
  const auto box = std::make_shared<Mailbox<Known>>(strand);
  setup_.desk.recognise(std::string(setup_.doorman.token_of(ask)), slot_of(box));
  std::optional<Known> who = co_await received(box);
  co_return who ? std::move(*who) : Known{};
}

asio::awaitable<void> Doors::Inside::shake_hands(Guest& guest, const Ask& ask, const Visitor& visitor) {
  const Known who = co_await known_by(guest, ask);
  std::optional<Reply> refusal;
  if (who.person.empty()) refusal = plain_reply(401, "nobody is known by that");
  if (is_closed()) refusal = plain_reply(503, "closing");
  if (visitor.address != guest.remote) {  // a proxy's socket: counted for whom it brings
    guest.entry = setup_.doorman.enter(visitor.address, setup_.clock());
    if (!guest.entry) refusal = plain_reply(429, "too many connections");
  }
  const std::string accept = accept_key(ask.header("sec-websocket-key"));
  const std::string text = refusal ? reply_text(*refusal, {}) : switching_text(accept, kSubprotocol);
  const bool written = co_await write(guest, text);
  if (written && !refusal) connect(guest, who);
}

void Doors::Inside::connect(Guest& guest, const Known& who) {
  std::shared_ptr<Line> line;
  {
    const std::lock_guard lock(gate_);
    guest.stream.expires_never();
    line = std::make_shared<Line>(guest.stream.release_socket(), ++last_, std::move(guest.entry), setup_);
    lines_[last_] = line;
  }
  const auto early = guest.buffer.data();
  const std::string bytes(static_cast<const char*>(early.data()), early.size());
  setup_.desk.connected(line->number(), who, line);
  line->start(bytes, [self = shared_from_this()](house::Connection number) { self->gone(number); });
}

void Doors::Inside::gone(house::Connection number) {
  const std::lock_guard lock(gate_);
  lines_.erase(number);
}

/// Lines know of the doors and the doors of lines, and whoever writes to lines may keep them longer than there are
/// sockets: who is still there when the house shuts is let go.
void Doors::Inside::forget_lines() {
  std::map<house::Connection, std::shared_ptr<Line>> lines;
  {
    const std::lock_guard lock(gate_);
    lines.swap(lines_);
  }
  for (const auto& [number, line] : lines) line->let_go();
}

Doors::Doors(Machine& machine, const DoorSetup& setup) : inside_(std::make_shared<Inside>(machine.inside().io, setup)) {
  inside_->begin();
}
Doors::~Doors() { inside_->forget_lines(); }

Result<u16> Doors::open(const std::string& host, u16 port) { return inside_->open(host, port); }
void Doors::close() { inside_->close(); }
std::size_t Doors::lines() const { return inside_->lines().size(); }

void Doors::send_away(std::string_view why, int again) {
  const Text bye = std::make_shared<const std::string>(house::bye_text(why, again));
  for (const auto& line : inside_->lines()) {
    line->send({&bye, 1});
    line->close(CloseCode::Restart);
  }
}

}  // namespace saloon::server
