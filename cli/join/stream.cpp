#include "cli/join/stream.h"

#include <arpa/inet.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <openssl/err.h>
#include <openssl/ssl.h>
#include <openssl/x509v3.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>

namespace saloon::cli {
namespace {

/// For connecting, and for a reply that has begun.
constexpr timeval kPatience{.tv_sec = 10, .tv_usec = 0};
constexpr std::size_t kAtOnce = std::size_t{64} * 1024;

struct Addresses {
  ~Addresses() {
    if (first != nullptr) ::freeaddrinfo(first);
  }
  addrinfo* first = nullptr;
};

bool is_address(const std::string& host) {
  std::array<unsigned char, sizeof(in6_addr)> bytes{};
  return ::inet_pton(AF_INET, host.c_str(), bytes.data()) == 1 ||
         ::inet_pton(AF_INET6, host.c_str(), bytes.data()) == 1;
}

std::string tls_error() {
  std::array<char, 256> text{};
  ERR_error_string_n(ERR_get_error(), text.data(), text.size());
  return text.data();
}

int opened(const addrinfo& address) {
  const int file = ::socket(address.ai_family, address.ai_socktype | SOCK_CLOEXEC, address.ai_protocol);
  if (file < 0) return -1;
  ::setsockopt(file, SOL_SOCKET, SO_RCVTIMEO, &kPatience, sizeof kPatience);
  ::setsockopt(file, SOL_SOCKET, SO_SNDTIMEO, &kPatience, sizeof kPatience);
  const int at_once = 1;
  ::setsockopt(file, IPPROTO_TCP, TCP_NODELAY, &at_once, sizeof at_once);
  if (::connect(file, address.ai_addr, address.ai_addrlen) == 0) return file;
  const int trouble = errno;
  ::close(file);
  errno = trouble;
  return -1;
}

}  // namespace

Fault Stream::open(const Link& link) {
  close();
  Fault fault = connect(link);
  if (!fault && link.secure) fault = secure(link);
  if (fault) close();
  return fault;
}

Fault Stream::connect(const Link& link) {
  addrinfo hints{};
  hints.ai_socktype = SOCK_STREAM;
  Addresses found;
  const int failed = ::getaddrinfo(link.host.c_str(), std::to_string(link.port).c_str(), &hints, &found.first);
  if (failed == EAI_AGAIN) return {"join.error.no_host", ::gai_strerror(failed), false};
  if (failed != 0) return {"join.error.no_host", ::gai_strerror(failed)};
  int trouble = 0;
  for (const addrinfo* one = found.first; one != nullptr; one = one->ai_next) {
    file_ = opened(*one);
    if (file_ >= 0) return {};
    trouble = errno;
  }
  if (trouble == ECONNREFUSED) return {"join.error.refused", {}, false};
  return {"join.error.unreachable", std::strerror(trouble == EINPROGRESS ? ETIMEDOUT : trouble), false};
}

Fault Stream::secure(const Link& link) {
  context_ = SSL_CTX_new(TLS_client_method());
  if (context_ == nullptr) return {"join.error.tls", tls_error()};
  SSL_CTX_set_min_proto_version(context_, TLS1_2_VERSION);
  SSL_CTX_set_default_verify_paths(context_);
  SSL_CTX_set_verify(context_, SSL_VERIFY_PEER, nullptr);
  SSL_CTX_clear_mode(context_, SSL_MODE_AUTO_RETRY);
  tls_ = SSL_new(context_);
  if (tls_ == nullptr) return {"join.error.tls", tls_error()};
  if (is_address(link.host)) {
    X509_VERIFY_PARAM_set1_ip_asc(SSL_get0_param(tls_), link.host.c_str());
  } else {
    SSL_set1_host(tls_, link.host.c_str());
    SSL_set_tlsext_host_name(tls_, link.host.c_str());
  }
  SSL_set_fd(tls_, file_);
  ERR_clear_error();
  if (SSL_connect(tls_) == 1) return {};
  if (const long verdict = SSL_get_verify_result(tls_); verdict != X509_V_OK) {
    return {"join.error.certificate", X509_verify_cert_error_string(verdict)};
  }
  return {"join.error.tls", tls_error(), false};
}

void Stream::close() {
  if (tls_ != nullptr) SSL_free(tls_);
  if (context_ != nullptr) SSL_CTX_free(context_);
  if (file_ >= 0) ::close(file_);
  tls_ = nullptr;
  context_ = nullptr;
  file_ = -1;
}

bool Stream::send(std::string_view bytes) {
  while (!bytes.empty()) {
    const auto size = tls_ != nullptr ? ssize_t(SSL_write(tls_, bytes.data(), int(bytes.size())))
                                      : ::send(file_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (size < 0 && tls_ == nullptr && errno == EINTR) continue;
    if (size <= 0) return false;
    bytes.remove_prefix(std::size_t(size));
  }
  return true;
}

bool Stream::receive(std::string& into) {
  std::array<char, kAtOnce> bytes{};
  if (tls_ == nullptr) {
    const ssize_t size = ::recv(file_, bytes.data(), bytes.size(), 0);
    if (size > 0) into.append(bytes.data(), std::size_t(size));
    return size > 0 || (size < 0 && errno == EINTR);
  }
  do {
    const int size = SSL_read(tls_, bytes.data(), int(bytes.size()));
    if (size <= 0) return SSL_get_error(tls_, size) == SSL_ERROR_WANT_READ;  // what came was not for us
    into.append(bytes.data(), std::size_t(size));
  } while (SSL_pending(tls_) > 0);
  return true;
}

}  // namespace saloon::cli
