// A talk with a house that outlasts its connections: what got no reply is said again, with the same number, once there
// is another connection.
#pragma once

#include <chrono>
#include <vector>

#include "cli/join/wire.h"
#include "engine/json/json.h"

namespace saloon::cli {

class Conversation {
 public:
  using Clock = std::chrono::steady_clock;
  struct News {
    enum class Kind : u8 { Letter, Lost, Connected, GivenUp } kind{};
    json::object letter{};
    Fault fault{};  ///< of GivenUp
  };
  enum class Keep : bool { No, Yes };

  Conversation(Link link, std::string token)
      : link_(std::move(link)), token_(std::move(token)), prefix_(random_digits(6) + "-") {}

  /// The first connection, and `hello`. `status`: what the server said to the handshake.
  Fault open(int& status);
  /// Returns the id it was sent with. What is kept is said again until it is done; the rest belongs to this connection.
  std::string tell(json::object message, Keep keep);
  /// After coming back to the table.
  void tell_again();
  /// Hangs up and comes back after a while: the house may be able to do then what it cannot do now.
  void come_back_later();
  /// What has come since; takes a broken connection up again when it is time to.
  std::vector<News> listen();
  /// Where the next news come from; -1: there is no connection.
  [[nodiscard]] int file() const { return wire_.is_open() ? wire_.file() : -1; }
  /// Milliseconds until something is due, whatever comes.
  [[nodiscard]] int patience() const;

 private:
  struct Told {
    std::string id;
    std::string text;
  };
  [[nodiscard]] bool has_something() const;
  void take_letters(std::vector<News>& out);
  void take_letter(const std::string& text, std::vector<News>& out);
  void lose(std::vector<News>& out);
  void try_again(std::vector<News>& out);
  void greet();

  Link link_;
  std::string token_;
  std::string prefix_;
  u64 told_count_ = 0;
  Wire wire_;
  std::vector<Told> kept_;
  Clock::time_point heard_{};     ///< when anything was heard last
  Clock::time_point lost_{};      ///< when the connection broke
  Clock::time_point next_try_{};  ///< while there is none
  std::chrono::milliseconds pause_{};
};

}  // namespace saloon::cli
