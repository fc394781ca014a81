#include "server/probe.h"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <qrencode.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include <memory>
#include <string_view>

#include "engine/json/json.h"
#include "server/admin_socket.h"

namespace saloon::server {
namespace {

std::string reply_of(u16 port) {
  const OwnFile socket(::socket(AF_INET, SOCK_STREAM, 0));
  if (!socket.is_open()) return {};
  const timeval patience{.tv_sec = 1, .tv_usec = 0};
  ::setsockopt(socket.get(), SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
  ::setsockopt(socket.get(), SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
  sockaddr_in there{};
  there.sin_family = AF_INET;
  there.sin_port = htons(port);
  there.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (::connect(socket.get(), reinterpret_cast<const sockaddr*>(&there), sizeof there) != 0) return {};
  constexpr std::string_view kRequest = "GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
  if (::send(socket.get(), kRequest.data(), kRequest.size(), MSG_NOSIGNAL) != ssize_t(kRequest.size())) return {};
  constexpr std::size_t kMost = 8'192;
  std::string out;
  char buffer[1024];
  for (ssize_t size = 0; out.size() < kMost && (size = ::recv(socket.get(), buffer, sizeof buffer, 0)) > 0;) {
    out.append(buffer, std::size_t(size));
  }
  return out;
}

/// Networks at home and in offices.
bool is_private(u32 address) { return address >> 24 == 10 || address >> 20 == 0xac1 || address >> 16 == 0xc0a8; }

}  // namespace

std::optional<std::string> saloon_at(u16 port) {
  const std::string reply = reply_of(port);
  const std::size_t body = reply.find("\r\n\r\n");
  if (body == std::string::npos) return {};
  const Result<json::value> said = parse_json(std::string_view(reply).substr(body + 4));
  if (!said || !said->is_object() || text_in(said->get_object(), "server") != "saloon") return {};
  return text_in(said->get_object(), "version");
}

std::string local_network_address() {
  ifaddrs* all = nullptr;
  if (::getifaddrs(&all) != 0) return {};
  const std::unique_ptr<ifaddrs, decltype(&::freeifaddrs)> owner(all, &::freeifaddrs);
  std::string found;
  bool found_private = false;
  for (const ifaddrs* one = all; one != nullptr; one = one->ifa_next) {
    if (one->ifa_addr == nullptr || one->ifa_addr->sa_family != AF_INET) continue;
    const bool bridge =
        std::string_view(one->ifa_name).starts_with("docker") || std::string_view(one->ifa_name).starts_with("br-");
    if ((one->ifa_flags & IFF_LOOPBACK) != 0 || (one->ifa_flags & IFF_UP) == 0 || bridge) continue;
    const in_addr address = reinterpret_cast<const sockaddr_in*>(one->ifa_addr)->sin_addr;
    const bool is_home = is_private(ntohl(address.s_addr));
    if (!found.empty() && (found_private || !is_home)) continue;
    char text[INET_ADDRSTRLEN] = {};
    inet_ntop(AF_INET, &address, text, sizeof text);
    found = text;
    found_private = is_home;
  }
  return found;
}

std::string qr_code(const std::string& text) {
  const std::unique_ptr<QRcode, decltype(&::QRcode_free)> code(::QRcode_encodeString8bit(text.c_str(), 0, QR_ECLEVEL_L),
                                                               &::QRcode_free);
  if (!code) return {};
  constexpr int kMargin = 2;
  const auto is_dark = [&](int x, int y) {
    if (x < 0 || y < 0 || x >= code->width || y >= code->width) return false;
    return (code->data[y * code->width + x] & 1) != 0;
  };
  std::string out;
  for (int y = -kMargin; y < code->width + kMargin; y += 2) {
    out += "\x1b[30;107m";  // black on white, whatever the terminal's own colours are
    for (int x = -kMargin; x < code->width + kMargin; ++x) {
      const bool upper = is_dark(x, y);
      const bool lower = is_dark(x, y + 1);
      out += upper ? (lower ? "█" : "▀") : (lower ? "▄" : " ");
    }
    out += "\x1b[0m\n";
  }
  return out;
}

}  // namespace saloon::server
