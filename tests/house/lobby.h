// The hall with a ledger that can be slow or fail, and connections that keep what they were sent. Every message in both
// directions is held against its schema.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "house/hall.h"

namespace saloon::house {

class Lobby {
 public:
  Lobby();

  /// Somebody new at the door; the token is good once that is stored.
  Newcomer welcome();
  /// The token that a recovery key is swapped for; empty if it opens nothing.
  std::string recover(std::string_view key);
  /// A connection of whoever has this token, which has said hello.
  Connection connect(const std::string& token);
  /// Somebody new with this name, and a connection.
  Connection guest(std::string_view name);
  void hang_up(Connection connection) { hall().hung_up(connection); }
  void say(Connection from, std::string_view message);
  void tell(const TableSummary& table);
  void store(bool durable);
  void wait(Moment milliseconds);
  /// The process dies; another one reads the ledger.
  void crash();

  [[nodiscard]] Hall& hall() { return *hall_; }
  /// The texts that came to this connection since it was last asked.
  std::vector<std::string> letters_to(Connection connection);
  /// The one `done` among them.
  json::object done(Connection connection);
  [[nodiscard]] bool was_granted(u64 ticket) const;
  [[nodiscard]] bool was_hung_up(Connection connection) const;
  [[nodiscard]] const std::string& token_of(Connection connection) { return tokens_[connection]; }

  bool slow = false;  ///< rows wait until `store` is called
  std::vector<Row> ledger;
  std::vector<std::vector<Row>> tables;  ///< the first rows of each
  int batches = 0;                       ///< on their way: one at most

 private:
  void take(Effects out);
  Random random();

  std::unique_ptr<Hall> hall_;
  Moment now_ = 1'800'000'000'000;
  u8 randoms_ = 0;
  Connection connections_ = 0;
  Effects waiting_;
  std::optional<Moment> wake_;
  std::map<Connection, std::vector<std::string>> letters_;
  std::map<Connection, std::string> tokens_;
  std::vector<Admission> admissions_;
  std::vector<Connection> hung_up_;
};

}  // namespace saloon::house
