// Somebody who plays at a table whatever becomes of the connection: comes back, says again what was not answered, and
// remembers everything that was told.
#pragma once

#include <chrono>
#include <map>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "cli/load/client_socket.h"
#include "engine/match/match.h"
#include "house/row.h"

namespace saloon::server {

/// What one seat of one table was told.
struct Told {
  std::vector<std::string> events;        ///< in their order, as texts
  std::vector<std::string> acknowledged;  ///< ids of answers that were done
};

class Regular {
 public:
  using Steady = std::chrono::steady_clock;
  Regular(cli::ServerPlace place, const std::string& name, unsigned seed);

  // --- before the game; all of these wait until it is done
  /// A table for everybody, whose id is returned.
  std::string create(const GameInfo& game, int seats);
  void sit(const GameInfo& game, const std::string& table, Seat seat);
  void start();

  /// Takes what has come; answers if this seat is asked, in one of so many cases with a connection that breaks.
  void go_on(int cut_one_in);
  /// Takes what has come, and answers nothing.
  void listen();
  /// Nothing that was said waits for its `done`.
  [[nodiscard]] bool is_settled() const { return waiting_.empty(); }
  [[nodiscard]] bool is_over() const { return over_; }
  [[nodiscard]] bool is_here() const { return socket_ != nullptr && !lost_; }

  [[nodiscard]] const std::map<std::string, Told>& heard() const { return heard_; }  ///< by table
  /// What must not have happened, line by line.
  [[nodiscard]] const std::string& complaints() const { return complaints_; }
  [[nodiscard]] std::chrono::milliseconds longest_away() const { return longest_away_; }
  [[nodiscard]] int cuts() const { return cuts_; }
  /// From an answer to its `done`, in milliseconds.
  [[nodiscard]] std::vector<double>& delays() { return delays_; }

 private:
  struct Waiting {
    std::string text;
    std::string table;
    bool is_answer{};
    Steady::time_point since{};
  };
  json::object ask(json::object message);
  std::string say(json::object message, bool is_answer);
  void say_hello_and_enter();
  void come_back();
  void lose();
  void take(std::string_view text);
  void take_now(const json::object& now);
  void take_done(const json::object& done);
  void answer(const SeatDoor& door, int cut_one_in);
  void complain(const std::string& what) { complaints_ += token_.substr(0, 4) + ": " + what + "\n"; }

  cli::ServerPlace place_;
  std::string token_;
  std::minstd_rand dice_;
  std::unique_ptr<cli::ClientSocket> socket_;
  const GameInfo* game_{};
  std::string table_, seat_;
  std::string entering_;  ///< the id
  bool over_ = false;
  json::object view_;  ///< that asks this seat; empty: it is not asked
  int answered_round_ = -1;
  u64 ids_ = 0;
  std::map<std::string, Waiting> waiting_;
  std::map<std::string, json::object> done_;  ///< that `ask` waits for
  std::map<std::string, Told> heard_;
  std::optional<Steady::time_point> lost_;
  std::chrono::milliseconds longest_away_{};
  int cuts_ = 0;
  std::vector<double> delays_;
  std::string complaints_;
};

}  // namespace saloon::server
