// A server as a process of its own, and a cable to it that can be cut.
#pragma once

#include <atomic>
#include <thread>

#include "engine/types.h"
#include "tests/cli/program.h"

namespace saloon::cli_test {

/// `saloon serve` on a free port, with its data in a folder that is gone afterwards.
class House {
 public:
  House();
  House(const House&) = delete;
  House& operator=(const House&) = delete;
  ~House();

  /// 0 if it did not open.
  [[nodiscard]] u16 port() const { return port_; }
  [[nodiscard]] std::string address() const { return "http://localhost:" + std::to_string(port_); }
  [[nodiscard]] std::string data() const { return (folder_.path() / "data").string(); }
  /// As SIGTERM does.
  void close();

 private:
  Folder folder_;
  int pid_ = -1;
  u16 port_ = 0;
};

/// Hands on what is said between its own port and another, until it is cut.
class Cable {
 public:
  explicit Cable(u16 to);
  Cable(const Cable&) = delete;
  Cable& operator=(const Cable&) = delete;
  ~Cable();

  [[nodiscard]] u16 port() const { return port_; }
  /// Every connection breaks, and no other one holds until it is mended.
  void cut() { is_cut_ = true; }
  void mend() { is_cut_ = false; }

 private:
  void hand_on();

  u16 to_;
  u16 port_ = 0;
  int door_ = -1;
  std::atomic<bool> is_cut_ = false;
  std::atomic<bool> ends_ = false;
  std::thread thread_;
};

}  // namespace saloon::cli_test
