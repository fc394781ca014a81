// Regulars at one table after the other, all of them moved by one thread; and what must hold of a ledger afterwards.
#pragma once

#include <atomic>

#include "server/ledger.h"
#include "tests/server/regular.h"

namespace saloon::server {

class Regulars {
 public:
  /// Begins with game `first` of the registry.
  Regulars(const cli::ServerPlace& place, std::size_t first);

  /// Game after game, each of another kind, until `stop`; then what was said is waited for.
  void play(const std::atomic<bool>& stop, int cut_one_in = 0);
  /// Is everybody connected and at the table? From any thread.
  [[nodiscard]] bool are_here() const { return here_; }
  /// How often a connection was cut. From any thread.
  [[nodiscard]] int cuts() const { return cuts_; }
  /// When nobody plays.
  [[nodiscard]] std::vector<Regular>& people() { return people_; }
  /// So long between two rounds of looking who has to answer.
  std::chrono::milliseconds pause{1};

 private:
  void gather();
  void go_on(int cut_one_in);
  [[nodiscard]] bool is_over() const;

  std::size_t game_;
  std::vector<Regular> people_;
  std::atomic<bool> here_{false};
  std::atomic<int> cuts_{0};
};

struct Proved {
  u64 tables = 0;
  u64 answers = 0;  ///< acknowledged
  u64 events = 0;
};
/// What was acknowledged is in the ledger, once and in order, nothing else is, every table can be folded, and everybody
/// was told what a replay tells.
Proved prove(Ledger& ledger, Regulars& regulars);

}  // namespace saloon::server
