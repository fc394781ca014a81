#include "cli/load/client_socket.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <charconv>
#include <utility>

#include "engine/json/json.h"
#include "server/frames.h"

namespace saloon::cli {
namespace {

using server::Opcode;

/// -1 if nobody listens there.
int connected(const ServerPlace& place) {
  const int file = ::socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in there{};
  there.sin_family = AF_INET;
  there.sin_port = htons(place.port);
  inet_pton(AF_INET, place.address.c_str(), &there.sin_addr);
  if (::connect(file, reinterpret_cast<const sockaddr*>(&there), sizeof there) == 0) return file;
  ::close(file);
  return -1;
}

void write_all(int file, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t written = ::send(file, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (written <= 0) return;
    bytes.remove_prefix(std::size_t(written));
  }
}

/// Up to this mark, or until the other end closes.
std::string read_until(int file, std::string_view mark) {
  std::string out;
  std::array<char, 4096> buffer{};
  while (mark.empty() || out.find(mark) == std::string::npos) {
    const ssize_t size = ::recv(file, buffer.data(), buffer.size(), 0);
    if (size <= 0) break;
    out.append(buffer.data(), std::size_t(size));
  }
  return out;
}

std::string host_line(const ServerPlace& place) {
  return "Host: " + place.address + ":" + std::to_string(place.port) + "\r\n";
}

}  // namespace

Result<ServerPlace> server_place(std::string_view url) {
  constexpr std::string_view kScheme = "http://";
  const Failed wrong{"an address such as http://127.0.0.1:8876 is expected, not '" + std::string(url) + "'"};
  if (!url.starts_with(kScheme)) return wrong;
  std::string_view rest = url.substr(kScheme.size());
  rest = rest.substr(0, rest.find('/'));
  const std::size_t colon = rest.find(':');
  ServerPlace out{.address = std::string(rest.substr(0, colon))};
  if (out.address == "localhost") out.address = "127.0.0.1";
  in_addr ignored{};
  if (inet_pton(AF_INET, out.address.c_str(), &ignored) != 1) return wrong;
  if (colon == std::string_view::npos) return out;
  const std::string_view port = rest.substr(colon + 1);
  const auto [end, failure] = std::from_chars(port.data(), port.data() + port.size(), out.port);
  if (failure != std::errc{} || end != port.data() + port.size()) return wrong;
  return out;
}

Result<std::string> new_person(const ServerPlace& place) {
  const int file = connected(place);
  if (file < 0) return Failed{"nobody listens there"};
  write_all(file, "POST /api/person HTTP/1.1\r\n" + host_line(place) +
                      "Accept: application/json\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
  const std::string reply = read_until(file, {});
  ::close(file);
  const std::size_t body = reply.find("\r\n\r\n");
  const Result<json::value> said =
      parse_json(body == std::string::npos ? std::string_view{} : std::string_view(reply).substr(body + 4));
  if (said && said->is_object()) return text_in(said->get_object(), "token");
  return Failed{"no new person: " + reply.substr(0, reply.find('\r'))};
}

Result<ClientSocket> ClientSocket::open(const ServerPlace& place, const std::string& token) {
  ClientSocket out(connected(place));
  if (out.file_ < 0) return Failed{"nobody listens there"};
  write_all(out.file_, "GET /ws HTTP/1.1\r\n" + host_line(place) +
                           "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                           "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: saloon.1\r\n"
                           "Authorization: Bearer " +
                           token + "\r\n\r\n");
  const std::string reply = read_until(out.file_, "\r\n\r\n");
  if (!reply.starts_with("HTTP/1.1 101")) return Failed{"no handshake: " + reply.substr(0, reply.find('\r'))};
  const int one = 1;
  ::setsockopt(out.file_, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
  ::fcntl(out.file_, F_SETFL, O_NONBLOCK);
  return out;
}

ClientSocket::ClientSocket(ClientSocket&& other) noexcept
    : file_(std::exchange(other.file_, -1)), in_(std::move(other.in_)), out_(std::move(other.out_)) {}

ClientSocket::~ClientSocket() {
  if (file_ >= 0) ::close(file_);
}

/// A mask of zeros is one, too: whoever tests a server has no proxy to protect from what it sends.
void ClientSocket::send(std::string_view text) {
  server::FrameHead head = server::frame_head(Opcode::Text, text.size());
  head.bytes[1] = char(u8(head.bytes[1]) | 0x80);
  out_.append(head.view()).append(4, '\0').append(text);
  flush();
}

void ClientSocket::flush() {
  const ssize_t written = out_.empty() ? 0 : ::send(file_, out_.data(), out_.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
  if (written > 0) out_.erase(0, std::size_t(written));
}

bool ClientSocket::receive(const std::function<void(std::string_view)>& message) {
  thread_local std::array<char, std::size_t{256} * 1024> buffer;
  flush();
  for (;;) {
    const ssize_t size = ::recv(file_, buffer.data(), buffer.size(), MSG_DONTWAIT);
    if (size < 0) return errno == EAGAIN || errno == EINTR;
    if (size == 0) return false;
    in_.append(buffer.data(), std::size_t(size));
    if (!take(message)) return false;
    if (std::size_t(size) < buffer.size()) return true;
  }
}

bool ClientSocket::take(const std::function<void(std::string_view)>& message) {
  std::size_t at = 0;
  while (in_.size() >= at + 2) {
    const u8 short_length = u8(in_[at + 1]);
    const std::size_t more = short_length < 126 ? 0 : short_length == 126 ? 2 : 8;
    if (in_.size() < at + 2 + more) break;
    std::size_t length = more == 0 ? short_length : 0;
    for (std::size_t i = 0; i < more; ++i) length = length << 8 | u8(in_[at + 2 + i]);
    if (in_.size() < at + 2 + more + length) break;
    const Opcode opcode = Opcode(u8(in_[at]) & 0x0f);
    const std::string_view payload = std::string_view(in_).substr(at + 2 + more, length);
    at += 2 + more + length;
    if (opcode == Opcode::Close) return false;
    if (opcode == Opcode::Text) message(payload);
    if (opcode == Opcode::Ping) {
      out_.append("\x8a\x80", 2).append(4, '\0');
      flush();
    }
  }
  in_.erase(0, at);
  return true;
}

void ClientSocket::wait(int milliseconds) const {
  pollfd one{.fd = file_, .events = POLLIN, .revents = 0};
  ::poll(&one, 1, milliseconds);
}

}  // namespace saloon::cli
