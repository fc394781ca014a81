#include "cli/join/wire.h"

#include <openssl/evp.h>
#include <openssl/rand.h>

#include "server/doorman.h"
#include "server/http.h"

namespace saloon::cli {
namespace {

constexpr std::size_t kLongestReply = std::size_t{4} * 1024 * 1024;
constexpr std::size_t kLongestLetter = std::size_t{16} * 1024 * 1024;
constexpr std::string_view kEndOfHead = "\r\n\r\n";

/// "POST /path HTTP/1.1" and the headers that every request has.
std::string request_head(const Link& link, std::string_view what) {
  return std::string(what) + " HTTP/1.1\r\nHost: " + link.authority() + "\r\nUser-Agent: saloon/" SALOON_VERSION "\r\n";
}

/// Reads up to the end of the head; what has come of the body stays in `text` behind it.
bool read_head(Stream& stream, std::string& text, HttpReply& reply) {
  std::size_t end = std::string::npos;
  while ((end = text.find(kEndOfHead)) == std::string::npos) {
    if (text.size() > server::kLongestHeader || !stream.receive(text)) return false;
  }
  reply.head = text.substr(0, end + 2);
  text.erase(0, end + kEndOfHead.size());
  if (!reply.head.starts_with("HTTP/1.") || reply.head.size() < 12) return false;
  reply.status = std::atoi(reply.head.c_str() + 9);
  return true;
}

Fault fault_of(int status) {
  switch (status) {
    case 0:
      return {"join.error.no_saloon"};
    case 421:
      return {"join.error.other_name"};
    case 426:
    case 400:
      return {"join.error.protocol"};
    case 429:
      return {"join.error.too_many", {}, false};
    case 502:
    case 503:
    case 504:
      return {"join.error.closed", {}, false};
    default:
      return {"join.error.no_saloon"};
  }
}

std::string new_key() {
  std::array<u8, 16> bytes{};
  RAND_bytes(bytes.data(), int(bytes.size()));
  std::array<u8, 32> text{};
  const int size = EVP_EncodeBlock(text.data(), bytes.data(), int(bytes.size()));
  return {reinterpret_cast<const char*>(text.data()), std::size_t(size)};
}

}  // namespace

std::string HttpReply::header(std::string_view name) const {
  std::string_view rest = head;
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find("\r\n"), rest.size());
    const std::string_view line = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 2, rest.size()));
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos || server::lowered(line.substr(0, colon)) != name) continue;
    return std::string(server::trimmed_view(line.substr(colon + 1)));
  }
  return {};
}

Fault ask_http(const Link& link, std::string_view what, HttpReply& reply, std::string_view body) {
  Stream stream;
  if (Fault fault = stream.open(link)) return fault;
  std::string request = request_head(link, what) + "Accept: application/json\r\nConnection: close\r\n";
  if (what.starts_with("POST")) request += "Content-Length: " + std::to_string(body.size()) + "\r\n";
  request.append("\r\n").append(body);
  std::string text;
  if (!stream.send(request) || !read_head(stream, text, reply)) return fault_of(0);
  const std::string length = reply.header("content-length");
  const std::size_t most = length.empty() ? kLongestReply : std::size_t(std::strtoul(length.c_str(), nullptr, 10));
  while (text.size() < std::min(most, kLongestReply) && stream.receive(text)) {
  }
  reply.body = std::move(text);
  return reply.status >= 200 && reply.status < 300 ? Fault{} : fault_of(reply.status);
}

Fault Wire::open(const Link& link, const std::string& token, int& status) {
  reader_.emplace(kLongestLetter, server::FrameReader::From::Server);
  if (Fault fault = stream_.open(link)) return fault;
  const std::string key = new_key();
  HttpReply reply;
  std::string text;
  const bool heard = stream_.send(request_head(link, "GET /ws") + "Connection: Upgrade\r\nUpgrade: websocket\r\n" +
                                  "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " + key + "\r\n" +
                                  "Sec-WebSocket-Protocol: " + server::kSubprotocol + "\r\n" +
                                  "Authorization: Bearer " + token + "\r\n\r\n") &&
                     read_head(stream_, text, reply);
  status = reply.status;
  const bool agreed = heard && status == 101 && reply.header("sec-websocket-accept") == server::accept_key(key);
  if (agreed && reply.header("sec-websocket-protocol") == server::kSubprotocol) {
    reader_->feed(text);
    return {};
  }
  close();
  return agreed ? Fault{"join.error.protocol"} : fault_of(status);
}

void Wire::close() { stream_.close(); }

bool Wire::send_frame(server::Opcode opcode, std::string_view payload) {
  server::Mask mask{};
  RAND_bytes(mask.data(), int(mask.size()));
  return is_open() && stream_.send(server::masked_frame(opcode, payload, mask));
}

bool Wire::send(std::string_view message) { return send_frame(server::Opcode::Text, message); }

bool Wire::receive() {
  std::string bytes;
  if (!stream_.receive(bytes)) return false;
  reader_->feed(bytes);
  return true;
}

std::optional<std::string> Wire::next() {
  while (std::optional<server::Heard> heard = reader_->next()) {
    if (heard->opcode == server::Opcode::Text) return std::move(heard->payload);
    if (heard->opcode == server::Opcode::Ping) send_frame(server::Opcode::Pong, heard->payload);
  }
  return {};
}

std::string random_digits(std::size_t bytes) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string raw(bytes, '\0');
  RAND_bytes(reinterpret_cast<u8*>(raw.data()), int(raw.size()));
  std::string out;
  for (const char c : raw) {
    out += kDigits[u8(c) >> 4];
    out += kDigits[u8(c) & 15];
  }
  return out;
}

}  // namespace saloon::cli
