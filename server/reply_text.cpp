#include "server/reply_text.h"

#include <algorithm>

namespace saloon::server {
namespace {

std::string_view reason(int status) {
  constexpr std::pair<int, std::string_view> kReasons[] = {{200, "OK"},
                                                           {204, "No Content"},
                                                           {304, "Not Modified"},
                                                           {400, "Bad Request"},
                                                           {401, "Unauthorized"},
                                                           {403, "Forbidden"},
                                                           {404, "Not Found"},
                                                           {405, "Method Not Allowed"},
                                                           {408, "Request Timeout"},
                                                           {413, "Content Too Large"},
                                                           {415, "Unsupported Media Type"},
                                                           {421, "Misdirected Request"},
                                                           {426, "Upgrade Required"},
                                                           {429, "Too Many Requests"},
                                                           {431, "Request Header Fields Too Large"},
                                                           {500, "Internal Server Error"},
                                                           {503, "Service Unavailable"}};
  for (const auto& [number, text] : kReasons) {
    if (number == status) return text;
  }
  return "Other";
}

/// Nothing of this server is framed, sniffed, or told to others; pages run nothing but what this server sends.
constexpr std::string_view kSafety =
    "X-Content-Type-Options: nosniff\r\n"
    "X-Frame-Options: DENY\r\n"
    "Referrer-Policy: no-referrer\r\n"
    "Cross-Origin-Opener-Policy: same-origin\r\n"
    "Cross-Origin-Resource-Policy: same-origin\r\n"
    "Permissions-Policy: camera=(), geolocation=(), microphone=()\r\n"
    "Content-Security-Policy: default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "img-src 'self'; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'\r\n";

bool has_header(const Reply& reply, std::string_view name) {
  return std::any_of(reply.headers.begin(), reply.headers.end(),
                     [&](const auto& header) { return lowered(header.first) == name; });
}

}  // namespace

std::string reply_text(const Reply& reply, ReplyForm form) {
  std::string out = "HTTP/1.1 " + std::to_string(reply.status) + " ";
  out.append(reason(reply.status)).append("\r\n").append(kSafety);
  const bool has_body = reply.status != 204 && reply.status != 304;
  if (has_body) {
    out += "Content-Type: " + reply.type + "\r\n";
    out += "Content-Length: " + std::to_string(reply.body.size()) + "\r\n";
  }
  if (!has_header(reply, "cache-control")) out += "Cache-Control: no-store\r\n";
  for (const auto& [name, value] : reply.headers) out += name + ": " + value + "\r\n";
  out += form.keep_alive ? "\r\n" : "Connection: close\r\n\r\n";
  if (has_body && !form.head_only) out += reply.body;
  return out;
}

std::string switching_text(const std::string& accept, const std::string& subprotocol) {
  return "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: " +
         accept + "\r\nSec-WebSocket-Protocol: " + subprotocol + "\r\n\r\n";
}

}  // namespace saloon::server
