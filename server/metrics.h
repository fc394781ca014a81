// Figures for whoever runs the server, in the text format of Prometheus.
#pragma once

#include <array>
#include <atomic>
#include <string>

#include "engine/types.h"

namespace saloon::server {

class Counter {
 public:
  void add(u64 n = 1) { value_.fetch_add(n, std::memory_order_relaxed); }
  void subtract(u64 n = 1) { value_.fetch_sub(n, std::memory_order_relaxed); }
  void set(u64 n) { value_.store(n, std::memory_order_relaxed); }
  [[nodiscard]] u64 value() const { return value_.load(std::memory_order_relaxed); }

 private:
  std::atomic<u64> value_{0};
};

/// How often something took at most so long.
class Durations {
 public:
  /// Upper ends in seconds; whatever took longer is counted in the last one.
  static constexpr std::array<double, 10> kUpTo{0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2.5};
  void add(double seconds);
  void write(std::string_view name, std::string& out) const;

 private:
  std::array<Counter, kUpTo.size() + 1> counts_;
  Counter microseconds_;
};

struct Metrics {
  Counter sockets;        ///< open now
  Counter requests;       ///< over HTTP
  Counter messages;       ///< from clients
  Counter letters;        ///< to clients
  Counter letter_bytes;   ///< of those
  Counter wrong;          ///< messages that could not be read
  Counter rows;           ///< stored
  Counter rows_lost;      ///< that could not be stored
  Counter tables;         ///< in memory
  Counter tables_broken;  ///< something was thrown there
  Counter connections_broken;
  Counter too_fast, too_slow, turned_away;
  Counter bots_waiting;  ///< questions that no worker has yet
  Counter bots_asked;
  Counter bots_hurried;  ///< answered without much thought, as many were waiting
  Durations storing;     ///< from the rows to the news that they are durable

  [[nodiscard]] std::string text() const;
};

}  // namespace saloon::server
