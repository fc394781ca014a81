// A TLS door before a house, with a certificate of an authority made for the occasion.
#pragma once

#include <atomic>
#include <string>
#include <thread>

#include "engine/types.h"

struct ssl_ctx_st;

namespace saloon::cli_test {

class SecureCable {
 public:
  /// The authority's certificate is written to this file; what it vouches for is "localhost" alone.
  SecureCable(u16 to, const std::string& authority_file);
  SecureCable(const SecureCable&) = delete;
  SecureCable& operator=(const SecureCable&) = delete;
  ~SecureCable();

  [[nodiscard]] u16 port() const { return port_; }

 private:
  void hand_on();
  void serve(int caller) const;

  u16 to_;
  u16 port_ = 0;
  int door_ = -1;
  ssl_ctx_st* context_ = nullptr;
  std::atomic<bool> ends_ = false;
  std::thread thread_;
};

}  // namespace saloon::cli_test
