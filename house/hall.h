// The hall: people, how they are recognised, and which tables there are. A pure reducer like a table (table.h), and as
// there, what it says of people is durable before anybody hears of it: requests that change something wait in a queue,
// one batch of rows is on its way at most, and a batch that could not be stored changes nothing.
#pragma once

#include <deque>
#include <map>
#include <set>
#include <unordered_map>

#include "house/effects.h"
#include "house/request.h"
#include "house/table.h"

namespace saloon::house {

/// Somebody new, or somebody known on another device: the token is handed over once, and only its hash is kept.
struct Newcomer {
  PersonId person;
  std::string token;
  u64 ticket{};  ///< in the effects that say whether the token is good (Effects::admissions)
};

class Hall {
 public:
  /// `build` is what clients are told about the version of this program.
  Hall(FindGame find_game, std::string build) : find_game_(find_game), build_(std::move(build)) {}
  /// A row of the hall, as it was stored. Fails if it cannot follow on those before.
  Result<void> fold(const Row& row);

  /// Whoever has this token; empty if nobody has.
  [[nodiscard]] PersonId person_of(std::string_view token) const;
  /// Empty until they have said it.
  [[nodiscard]] const std::string& name_of(const PersonId& person) const;
  /// Has this connection said `hello`? Until then it is told nothing.
  [[nodiscard]] bool has_greeted(Connection connection) const;
  /// The tables for everybody, as the message `hall`.
  [[nodiscard]] std::shared_ptr<const std::string> listed() const;
  [[nodiscard]] std::optional<TableSummary> summary_of(const TableId& table) const;

  /// The token is good once the ticket is granted.
  Newcomer welcome(const Random& random, Moment now, Effects& out);
  /// A recovery key is swapped once for a token of the same person on another device. Fails with a clause if it opens
  /// nothing, or too many are waiting.
  Result<Newcomer> recover(std::string_view key, const Random& random, Moment now, Effects& out);

  /// Somebody who was recognised by this token.
  void connected(const Sender& who, std::string_view token);
  void hung_up(Connection connection);
  /// Requests to tables are not heard here.
  void hear(const Sender& from, const Request& request, const Random& random, Moment now, Effects& out);
  /// News of a table, also of one that was read from the ledger.
  void table_changed(const TableSummary& summary, Moment now, Effects& out);
  void stored(bool durable, Moment now, Effects& out);
  void tick(Moment now, Effects& out);
  [[nodiscard]] u64 rows() const { return rows_; }

 private:
  struct Token {
    PersonId person;
    bool recovers{};  ///< a recovery key, good for one use until `until`
    Moment until{};
  };
  struct Done {
    std::string id;
    std::shared_ptr<const std::string> text;
  };
  struct Person {
    std::string name;
    std::vector<std::string> tokens;  ///< hashes
    std::set<TableId> tables;
    std::deque<Done> recent;  ///< so that asking again is harmless
    Allowance changes;        ///< that they may still ask for
  };
  struct KnownTable {
    TableSummary summary;
    u64 number{};  ///< in the order of their coming
  };
  struct Ear {
    PersonId person;
    std::string token;  ///< hash
    bool greeted{};
    bool in_hall{};  ///< wants news of the hall
  };
  /// Somebody at the door, with the token that they will have.
  struct Arrival {
    u64 ticket{};
    PersonId person;
    std::string token;     ///< hash
    std::string recovery;  ///< hash of the key that is used up; empty: a new person
  };
  struct Call {
    PersonId person;
    std::string token;             ///< hash of what the sender is recognised by
    std::vector<Connection> from;  ///< several if it was asked again meanwhile
    std::string id;
    std::variant<HallWish, Arrival> wish;
    Random random{};
    Moment now{};
    Reply reply{};
  };

  // --- what waits for the ledger (hall.cpp)
  /// What was answered to the same request before.
  [[nodiscard]] const Done* answered(const PersonId& person, std::string_view id) const;
  [[nodiscard]] Call* waiting(const PersonId& person, std::string_view id);
  void take_in(Call call, Moment now, Effects& out);
  void pump(Effects& out);
  [[nodiscard]] bool may_join_batch(const Call& call) const;
  void carry_out(Call call, Effects& out);
  void finish(const Call& call, Effects& out);
  void write(RowKind kind, const json::object& text, const Call& call);
  void remember(const PersonId& person, std::string_view id, std::shared_ptr<const std::string> text);

  // --- requests (hall_requests.cpp)
  Reply carry(const Call& call, const Hello& wish, Effects& out);
  Reply carry(const Call& call, const WatchHall& wish, Effects& out);
  Reply carry(const Call& call, const SetName& wish, Effects& out);
  Reply carry(const Call& call, const Create& wish, Effects& out);
  Reply carry(const Call& call, const MakeRecovery& wish, Effects& out);
  Reply carry(const Call& call, const ForgetDevices& wish, Effects& out);
  Reply carry(const Call& call, const Arrival& arrival, Effects& out);

  // --- people (hall_people.cpp)
  Result<void> fold_person(const json::object& o);
  Result<void> fold_token(const json::object& o);
  Result<void> fold_token_gone(const json::object& o);
  Result<void> fold_created(const json::object& o, const std::string& request);
  [[nodiscard]] const Token* token_with(const std::string& hash) const;
  /// The person whom this recovery key brings back; empty if it opens nothing.
  [[nodiscard]] PersonId recovered_by(const std::string& hash, Moment now) const;
  void see_off_forgotten(Effects& out);

  // --- tables (hall_tables.cpp)
  [[nodiscard]] std::string welcome_text(const PersonId& person) const;
  [[nodiscard]] std::size_t open_tables(const Person& person) const;
  void tell_news(Moment now, Effects& out);
  void forget_oldest_of(Person& person);
  void forget_if_nobodys(const TableId& table);

  FindGame find_game_;
  std::string build_;
  std::unordered_map<PersonId, Person> people_;
  std::unordered_map<std::string, Token> tokens_;  ///< by hash
  std::unordered_map<TableId, KnownTable> tables_;
  std::map<u64, TableId> shown_;  ///< those that the hall lists, by their numbers
  std::map<Connection, Ear> ears_;
  u64 rows_ = 0;
  u64 tickets_ = 0;
  u64 tables_seen_ = 0;

  std::deque<Call> queue_;
  std::vector<Call> batch_;  ///< on its way
  std::vector<Row> batch_rows_;
  std::vector<Row> batch_opened_;

  bool news_ = false;  ///< the hall has changed since it was last told
  Moment told_at_ = 0;
};

}  // namespace saloon::house
