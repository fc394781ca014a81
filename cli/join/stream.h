// Bytes to and from a server, over TCP or TLS. Everything here waits, but never for long.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "cli/join/fault.h"
#include "cli/join/link.h"

struct ssl_st;
struct ssl_ctx_st;

namespace saloon::cli {

class Stream {
 public:
  Stream() = default;
  Stream(const Stream&) = delete;
  Stream& operator=(const Stream&) = delete;
  ~Stream() { close(); }

  /// The certificate of a secure server is checked against those that this machine trusts.
  Fault open(const Link& link);
  void close();
  [[nodiscard]] bool is_open() const { return file_ >= 0; }
  [[nodiscard]] int file() const { return file_; }
  bool send(std::string_view bytes);
  /// Waits until something has come and takes all of it. False: nothing comes any more.
  bool receive(std::string& into);

 private:
  Fault connect(const Link& link);
  Fault secure(const Link& link);

  int file_ = -1;
  ssl_ctx_st* context_ = nullptr;
  ssl_st* tls_ = nullptr;
};

}  // namespace saloon::cli
