// Somebody at a table, over a socket, who plays by the lists that the house gives.
#pragma once

#include <memory>
#include <random>
#include <string>

#include "tests/server/caller.h"

namespace saloon::server {

class Player {
 public:
  Player(u16 port, std::string token, const std::string& name);
  void connect(u16 port);
  [[nodiscard]] Caller& caller() { return *caller_; }
  [[nodiscard]] const std::string& token() const { return token_; }

  /// Enters, and hears what happened since.
  void enter(const std::string& table, const std::string& key = {});
  void sit(const std::string& seat);
  /// Hears and answers until the game is over, this seat has answered so often, or the connection ends.
  void play(int answers = 1'000'000);
  [[nodiscard]] bool is_over() const { return over_; }
  [[nodiscard]] int answers() const { return answers_; }
  [[nodiscard]] i64 gaps() const { return gaps_; }

 private:
  void take(const json::object& now);
  [[nodiscard]] bool is_asked(const json::object& asked) const;
  void answer(i64 round);

  std::string token_;
  std::unique_ptr<Caller> caller_;
  std::string table_;
  std::string seat_;
  i64 next_ = 0;
  i64 gaps_ = 0;
  int answers_ = 0;
  bool over_ = false;
  std::minstd_rand dice_{7};
};

}  // namespace saloon::server
