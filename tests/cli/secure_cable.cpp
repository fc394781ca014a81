#include "tests/cli/secure_cable.h"

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <openssl/pem.h>
#include <openssl/ssl.h>
#include <openssl/x509v3.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <memory>
#include <vector>

namespace saloon::cli_test {
namespace {

constexpr int kCableStep = 20;  ///< milliseconds
constexpr long kDay = 86'400;

using Key = std::unique_ptr<EVP_PKEY, decltype(&EVP_PKEY_free)>;
using Certificate = std::unique_ptr<X509, decltype(&X509_free)>;

Key new_key() { return {EVP_EC_gen("P-256"), EVP_PKEY_free}; }

struct Wanted {
  const char* name;
  const char* says;  ///< what kind it is, or whom it is for
  int kind;          ///< of that extension
};

Certificate certificate(const Wanted& wanted, EVP_PKEY* key, X509* issuer, EVP_PKEY* issuer_key) {
  static long serial = 1;
  Certificate out(X509_new(), X509_free);
  X509_set_version(out.get(), 2);
  ASN1_INTEGER_set(X509_get_serialNumber(out.get()), serial++);
  X509_gmtime_adj(X509_getm_notBefore(out.get()), -kDay);
  X509_gmtime_adj(X509_getm_notAfter(out.get()), kDay);
  X509_set_pubkey(out.get(), key);
  X509_NAME_add_entry_by_txt(X509_get_subject_name(out.get()), "CN", MBSTRING_ASC,
                             reinterpret_cast<const u8*>(wanted.name), -1, -1, 0);
  X509_set_issuer_name(out.get(), X509_get_subject_name(issuer != nullptr ? issuer : out.get()));
  X509_EXTENSION* extension = X509V3_EXT_conf_nid(nullptr, nullptr, wanted.kind, wanted.says);
  X509_add_ext(out.get(), extension, -1);
  X509_EXTENSION_free(extension);
  EXPECT_GT(X509_sign(out.get(), issuer_key, EVP_sha256()), 0);
  return out;
}

sockaddr_in address_of(u16 port) {
  sockaddr_in out{};
  out.sin_family = AF_INET;
  out.sin_port = htons(port);
  out.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  return out;
}

/// What came in on one side goes out on the other; false at the end.
bool from_client(SSL* tls, int house) {
  std::array<char, 16'384> bytes{};
  do {
    const int size = SSL_read(tls, bytes.data(), int(bytes.size()));
    if (size <= 0) return SSL_get_error(tls, size) == SSL_ERROR_WANT_READ;
    if (::send(house, bytes.data(), std::size_t(size), MSG_NOSIGNAL) != size) return false;
  } while (SSL_pending(tls) > 0);
  return true;
}

bool from_house(int house, SSL* tls) {
  std::array<char, 16'384> bytes{};
  const ssize_t size = ::recv(house, bytes.data(), bytes.size(), 0);
  return size > 0 && SSL_write(tls, bytes.data(), int(size)) == size;
}

}  // namespace

SecureCable::SecureCable(u16 to, const std::string& authority_file)
    : to_(to), door_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)), context_(SSL_CTX_new(TLS_server_method())) {
  const Key authority_key = new_key();
  const Key own_key = new_key();
  const Certificate authority = certificate({"Test authority", "critical,CA:TRUE", NID_basic_constraints},
                                            authority_key.get(), nullptr, authority_key.get());
  const Certificate own = certificate({"localhost", "DNS:localhost", NID_subject_alt_name}, own_key.get(),
                                      authority.get(), authority_key.get());
  SSL_CTX_use_certificate(context_, own.get());
  SSL_CTX_use_PrivateKey(context_, own_key.get());
  std::FILE* file = std::fopen(authority_file.c_str(), "w");
  PEM_write_X509(file, authority.get());
  (void)std::fclose(file);
  sockaddr_in address = address_of(0);
  socklen_t size = sizeof address;
  EXPECT_EQ(::bind(door_, reinterpret_cast<const sockaddr*>(&address), size), 0);
  ::listen(door_, 16);
  ::getsockname(door_, reinterpret_cast<sockaddr*>(&address), &size);
  port_ = ntohs(address.sin_port);
  thread_ = std::thread([this] { hand_on(); });
}

SecureCable::~SecureCable() {
  ends_ = true;
  thread_.join();
  ::close(door_);
  SSL_CTX_free(context_);
}

void SecureCable::hand_on() {
  std::vector<std::thread> callers;
  while (!ends_) {
    pollfd door{.fd = door_, .events = POLLIN, .revents = 0};
    if (::poll(&door, 1, kCableStep) <= 0) continue;
    const int caller = ::accept4(door_, nullptr, nullptr, SOCK_CLOEXEC);
    callers.emplace_back([this, caller] { serve(caller); });
  }
  for (std::thread& one : callers) one.join();
}

void SecureCable::serve(int caller) const {
  const int house = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  const sockaddr_in address = address_of(to_);
  SSL* tls = SSL_new(context_);
  SSL_set_fd(tls, caller);
  bool holds =
      SSL_accept(tls) == 1 && ::connect(house, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
  while (holds && !ends_) {
    std::array<pollfd, 2> files{pollfd{caller, POLLIN, 0}, pollfd{house, POLLIN, 0}};
    if (::poll(files.data(), files.size(), kCableStep) <= 0) continue;
    if (files[0].revents != 0) holds = from_client(tls, house);
    if (holds && files[1].revents != 0) holds = from_house(house, tls);
  }
  SSL_shutdown(tls);
  SSL_free(tls);
  ::close(caller);
  ::close(house);
}

}  // namespace saloon::cli_test
