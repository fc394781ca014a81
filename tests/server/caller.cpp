#include "tests/server/caller.h"

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <utility>

#include "server/http.h"

namespace saloon::server {
namespace {

using Steady = std::chrono::steady_clock;

constexpr const char* kKey = "dGhlIHNhbXBsZSBub25jZQ==";

sockaddr_in place(const std::string& address, u16 port) {
  sockaddr_in out{};
  out.sin_family = AF_INET;
  out.sin_port = htons(port);
  inet_pton(AF_INET, address.c_str(), &out.sin_addr);
  return out;
}

HttpAnswer answer_in(const std::string& text) {
  HttpAnswer out;
  const std::size_t end = text.find("\r\n\r\n");
  if (end == std::string::npos) return out;
  out.head = text.substr(0, end + 2);
  out.body = text.substr(end + 4);
  out.status = std::atoi(text.c_str() + std::string_view("HTTP/1.1 ").size());
  return out;
}

}  // namespace

Plug::Plug(u16 port, const std::string& from) : file_(::socket(AF_INET, SOCK_STREAM, 0)) {
  if (!from.empty()) {
    const sockaddr_in here = place(from, 0);
    EXPECT_EQ(::bind(file_, reinterpret_cast<const sockaddr*>(&here), sizeof here), 0);
  }
  const sockaddr_in there = place("127.0.0.1", port);
  EXPECT_EQ(::connect(file_, reinterpret_cast<const sockaddr*>(&there), sizeof there), 0);
}
Plug::Plug(Plug&& other) noexcept : file_(std::exchange(other.file_, -1)) {}
Plug& Plug::operator=(Plug&& other) noexcept {
  std::swap(file_, other.file_);
  return *this;
}
Plug::~Plug() {
  if (file_ >= 0) ::close(file_);
}

void Plug::write(std::string_view bytes) const {
  while (!bytes.empty()) {
    const ssize_t written = ::send(file_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (written <= 0) return;
    bytes.remove_prefix(std::size_t(written));
  }
}

std::string Plug::read(int milliseconds) const {
  pollfd wait{.fd = file_, .events = POLLIN, .revents = 0};
  if (::poll(&wait, 1, milliseconds) <= 0) return {};
  char buffer[65'536];
  const ssize_t size = ::recv(file_, buffer, sizeof buffer, 0);
  return size <= 0 ? std::string() : std::string(buffer, std::size_t(size));
}

bool Plug::is_closed(int milliseconds) const {
  const auto until = Steady::now() + std::chrono::milliseconds(milliseconds);
  while (Steady::now() < until) {
    pollfd wait{.fd = file_, .events = POLLIN, .revents = 0};
    if (::poll(&wait, 1, 100) <= 0) continue;
    char buffer[65'536];
    if (::recv(file_, buffer, sizeof buffer, 0) <= 0) return true;
  }
  return false;
}

void Plug::shrink(int bytes) const { ::setsockopt(file_, SOL_SOCKET, SO_RCVBUF, &bytes, sizeof bytes); }

std::string HttpAnswer::header(std::string_view name) const {
  const std::string all = lowered(head);
  const std::size_t at = all.find("\r\n" + std::string(name) + ": ");
  if (at == std::string::npos) return {};
  const std::size_t from = at + name.size() + 4;
  return head.substr(from, head.find("\r\n", from) - from);
}

HttpAnswer request(u16 port, const std::string& method, const std::string& target, const Headers& headers,
                   const std::string& body, const std::string& from) {
  const Plug plug(port, from);
  std::string text = method + " " + target + " HTTP/1.1\r\nConnection: close\r\n";
  bool has_host = false;
  for (const auto& [name, value] : headers) {
    text += name + ": " + value + "\r\n";
    has_host |= name == "Host";
  }
  if (!has_host) text += "Host: localhost\r\n";
  if (!body.empty()) text += "Content-Length: " + std::to_string(body.size()) + "\r\n";
  plug.write(text + "\r\n" + body);
  std::string out;
  for (std::string part; !(part = plug.read()).empty();) out += part;
  return answer_in(out);
}

std::string new_token(u16 port, const std::string& from) {
  const HttpAnswer answer = request(port, "POST", "/api/person", {{"Accept", "application/json"}}, {}, from);
  const Result<json::value> body = parse_json(answer.body);
  EXPECT_TRUE(body && body->is_object()) << answer.status << answer.body;
  return body && body->is_object() ? text_in(body->get_object(), "token") : "";
}

Caller::Caller(u16 port, const std::string& token, const std::string& from) : plug_(port, from) {
  shake_hands(port, Headers{{"Authorization", "Bearer " + token}});
}

Caller::Caller(u16 port, const Headers& headers) : plug_(port) { shake_hands(port, headers); }

void Caller::shake_hands(u16 port, const Headers& headers) {
  std::map<std::string, std::string> all{{"Host", "localhost:" + std::to_string(port)},
                                         {"Upgrade", "websocket"},
                                         {"Connection", "Upgrade"},
                                         {"Sec-WebSocket-Version", "13"},
                                         {"Sec-WebSocket-Key", kKey},
                                         {"Sec-WebSocket-Protocol", "saloon.1"}};
  for (const auto& [name, value] : headers) all[name] = value;
  std::string text = "GET /ws HTTP/1.1\r\n";
  for (const auto& [name, value] : all) {
    if (!value.empty()) text += name + ": " + value + "\r\n";
  }
  plug_.write(text + "\r\n");
  while (pending_.find("\r\n\r\n") == std::string::npos) {
    const std::string part = plug_.read();
    if (part.empty()) return;
    pending_ += part;
  }
  const HttpAnswer answer = answer_in(pending_);
  status_ = answer.status;
  pending_ = answer.body;
  if (status_ != 101) return;
  EXPECT_EQ(answer.header("sec-websocket-accept"), accept_key(kKey));
}

void Caller::frame(Opcode opcode, std::string_view payload) {
  std::string bytes(frame_head(opcode, payload.size()).view());
  bytes[1] = char(u8(bytes[1]) | 0x80);
  const std::string mask = "\x12\x34\x56\x78";
  bytes += mask;
  for (std::size_t i = 0; i < payload.size(); ++i) bytes += char(payload[i] ^ mask[i % 4]);
  plug_.write(bytes);
}

std::optional<json::object> Caller::hear(int milliseconds) {
  if (!passed_.empty()) {
    json::object first = std::move(passed_.front());
    passed_.erase(passed_.begin());
    return first;
  }
  const auto until = Steady::now() + std::chrono::milliseconds(milliseconds);
  for (;;) {
    const u8 short_length = pending_.size() < 2 ? 0 : u8(pending_[1]);
    const std::size_t more = short_length < 126 ? 0 : short_length == 126 ? 2 : 8;
    if (pending_.size() >= 2 + more) {
      std::size_t length = more == 0 ? short_length : 0;
      for (std::size_t i = 0; i < more; ++i) length = length << 8 | u8(pending_[2 + i]);
      if (pending_.size() >= 2 + more + length) {
        const Opcode opcode = Opcode(u8(pending_[0]) & 0x0f);
        const std::string payload = pending_.substr(2 + more, length);
        pending_.erase(0, 2 + more + length);
        if (opcode == Opcode::Close) closed_ = CloseCode(u8(payload[0]) << 8 | u8(payload[1]));
        if (opcode == Opcode::Close) return {};
        if (opcode != Opcode::Text) continue;
        const Result<json::value> message = parse_json(payload);
        return message && message->is_object() ? message->get_object() : json::object{};
      }
    }
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(until - Steady::now()).count();
    if (left <= 0) return {};
    const std::string part = plug_.read(int(left));
    if (part.empty()) return {};
    pending_ += part;
  }
}

json::object Caller::hear_of(std::string_view type, int milliseconds) {
  while (std::optional<json::object> message = hear(milliseconds)) {
    if (text_in(*message, "type") == type) return *message;
  }
  return {};
}

json::object Caller::ask(json::object message) {
  static std::atomic<u64> asked{0};  // an id is never used twice, also by another connection of the same person
  const std::string id = "q" + std::to_string(++asked);
  message["id"] = id;
  say(message);
  std::vector<json::object> others = std::move(passed_);
  passed_.clear();
  json::object found;
  while (std::optional<json::object> heard = hear(10'000)) {
    const std::string type = text_in(*heard, "type");
    if ((type == "done" || type == "wrong") && text_in(*heard, "id") == id) {
      found = *heard;
      break;
    }
    others.push_back(std::move(*heard));
  }
  passed_ = std::move(others);
  return found;
}

std::string refused(const json::object& done) {
  if (text_in(done, "type") != "done") return "no done: " + json::serialize(done);
  return text_in(object_in(done, "refused"), "clause");
}

}  // namespace saloon::server
