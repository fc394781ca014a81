// Many people at many tables, all of them played by one thread: each answers as a cowhand would, from the view it was
// sent and nothing else.
#pragma once

#include <chrono>
#include <memory>
#include <vector>

#include "bots/brain.h"
#include "cli/load/client_socket.h"
#include "engine/match/match.h"

namespace saloon::cli {

struct LoadWish {
  ServerPlace place;
  const GameInfo* game{};
  int tables = 1;
  int seats = 5;
  int idle = 0;         ///< people who only listen, beside those
  double rate = 0;      ///< decisions a second in all; 0: as many as there can be
  double seconds = 10;  ///< that are measured
  double warm_up = 3;
};

/// Times in milliseconds, to be asked for percentiles.
class Samples {
 public:
  void add(double milliseconds) { all_.push_back(float(milliseconds)); }
  /// 0.99: so many of a hundred took no longer; 0 if there are none.
  [[nodiscard]] double at(double share);
  [[nodiscard]] std::size_t count() const { return all_.size(); }

 private:
  std::vector<float> all_;
};

struct LoadReport {
  u64 decisions = 0;
  u64 refused = 0;
  u64 late = 0;  ///< answers that crossed the closing of their question on the way: others had closed it
  u64 views = 0;
  u64 games = 0;
  u64 gaps = 0;    ///< events that were not told
  u64 closed = 0;  ///< connections
  double seconds = 0;
  double processor = 0;  ///< seconds of our own
  Samples done;          ///< from an answer to its `done`
  Samples views_after;   ///< from an answer to each view that came after it
};

class Crowd {
 public:
  explicit Crowd(const LoadWish& wish);
  Crowd(const Crowd&) = delete;
  Crowd& operator=(const Crowd&) = delete;
  ~Crowd();

  /// Everybody comes in and sits down.
  Result<void> gather();
  LoadReport play();

 private:
  using Time = std::chrono::steady_clock::time_point;
  struct Table;
  struct Player {
    ClientSocket socket;
    Table* table{};
    Seat seat{};
    std::string seat_text{};  ///< "\"S0\""
    std::string question{};   ///< the message that asks this seat; empty: it is not asked
    int asked_round = -1;     ///< of that
    int answered_round = -1;
    u64 next_event = 0;
    bool open = true;
  };
  struct Table {
    std::string id{};
    std::vector<std::unique_ptr<Player>> players{};
    Player* waiting{};  ///< whose `done` has not come
    Time sent{};
    Time next{};  ///< no answer before
    int entered = 0;
    bool over = false;
  };

  Result<std::unique_ptr<Player>> newcomer() const;
  Result<void> gather_table(Table& table);
  /// Sends a request and waits for its `done`.
  Result<json::object> ask(Player& player, json::object request);
  std::string next_id() { return "l" + std::to_string(++ids_); }

  void look_around(int milliseconds);
  void hear(Player& player, std::string_view message);
  void hear_now(Player& player, std::string_view message);
  void hear_done(Player& player, std::string_view message);
  void go_on(Table& table, Time now);
  bool answer(Player& player, Time now);
  void play_again(Table& table);
  [[nodiscard]] json::value decision_of(const Player& player);

  LoadWish wish_;
  LoadReport report_;
  std::vector<std::unique_ptr<Table>> tables_;
  std::vector<std::unique_ptr<Player>> idle_;
  std::unique_ptr<Brain> brain_;
  std::vector<u8> view_;
  u64 ids_ = 0;
  int poll_ = -1;
  bool measuring_ = false;
};

}  // namespace saloon::cli
