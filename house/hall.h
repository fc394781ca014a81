// The hall: people, how they are recognised, and which tables there are. A pure reducer like a table (table.h), and as
// there, what it says of people is durable before anybody hears of it.
#pragma once

#include <map>
#include <set>
#include <unordered_map>

#include "house/effects.h"
#include "house/request.h"
#include "house/table.h"

namespace saloon::house {

/// Somebody new: the token is handed over once, and only its hash is kept.
struct Newcomer {
  PersonId person;
  std::string token;
};

class Hall {
 public:
  explicit Hall(FindGame find_game) : find_game_(find_game) {}
  /// A row of the hall, as it was stored.
  Result<void> fold(const Row& row);

  /// Whoever has this token; empty if nobody has, or it is past its time.
  [[nodiscard]] PersonId person_of(std::string_view token, Moment now) const;
  [[nodiscard]] const std::string& name_of(const PersonId& person) const;
  /// Rows go out; the newcomer may be let in once they are stored.
  Newcomer welcome(const Random& random, Moment now, Effects& out);
  /// A recovery key is swapped once for a token of the same person on another device. Fails if it opens nothing.
  Result<Newcomer> recover(std::string_view key, const Random& random, Moment now, Effects& out);

  void connected(const Sender& who, Moment now, Effects& out);
  void hung_up(Connection connection);
  void hear(const Sender& from, const Request& request, const Random& random, Moment now, Effects& out);
  /// News of a table, also of one that was just opened or read from the ledger.
  void table_changed(const TableSummary& summary, Effects& out);
  void stored(bool durable, Moment now, Effects& out);
};

}  // namespace saloon::house
