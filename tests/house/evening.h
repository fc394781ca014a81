// A table with people and bots around it, in one thread and with a clock of its own: what a server does, without a
// server.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "bots/brain.h"
#include "games/registry.h"
#include "house/table.h"

namespace saloon::house {

/// One connection of a person, and everything it was sent.
struct Client {
  Sender who;
  std::vector<std::pair<Moment, std::string>> letters;  ///< as bytes, with the moment of their coming

  [[nodiscard]] std::vector<json::object> of_type(std::string_view type) const;
  /// The last one of this type; empty if none came.
  [[nodiscard]] json::object last(std::string_view type) const;
  [[nodiscard]] json::object last_now(std::string_view viewer) const;
  /// The `done` with this id; empty if none came.
  [[nodiscard]] json::object done(std::string_view id) const;
  /// The clause that refused it; empty if it was accepted, "?" if nothing was said yet.
  [[nodiscard]] std::string refused(std::string_view id) const;
};

class Evening {
 public:
  explicit Evening(const Create& create, u64 seed = 1, FindGame find = find_game);
  /// Goes on where this ledger stops.
  explicit Evening(std::vector<Row> ledger, FindGame find = find_game);

  /// A new connection of this person, numbered in the order of their coming.
  Client& connect(const std::string& person);
  void hang_up(Client& client);
  /// Sends this message; "table" and an id are added. Returns the id.
  std::string say(Client& client, json::object message);
  /// The ledger stores what it was given, or cannot; at once unless `slow`.
  void store(bool durable);
  /// Lets time pass: whatever is due happens.
  void wait(Moment milliseconds);
  /// Lets time pass in which no alarm comes through.
  void oversleep(Moment milliseconds) { now_ += milliseconds; }
  /// The process dies and another one reads the ledger: what was not stored is gone, and so are connections.
  void crash();
  /// As a process does that ends in good order, before it does.
  void leave_off();

  [[nodiscard]] Table& table() { return *table_; }
  [[nodiscard]] Moment now() const { return now_; }
  [[nodiscard]] const std::vector<Row>& ledger() const { return ledger_; }
  [[nodiscard]] const std::vector<std::vector<Row>>& opened() const { return opened_; }
  bool slow = false;  ///< rows wait until `store` is called

 private:
  void take(Effects out);
  void ask_bot(const BotTask& task);
  Random random();

  FindGame find_ = find_game;
  Moment now_ = 1'800'000'000'000;
  u64 randoms_ = 1;
  std::vector<Row> ledger_;
  std::vector<std::vector<Row>> opened_;
  std::optional<Effects> waiting_;
  std::unique_ptr<Table> table_;
  std::map<Connection, Client> clients_;
  std::optional<Moment> wake_;
  std::unique_ptr<Brain> brain_;
  u64 sent_ = 0;
};

/// A table of this game for so many, with bots on all seats but the first `people`.
Create table_for(std::string_view game, int seats, int people);
/// Plays on by the first lawful answer of every seat that a person has, until the game is over or so many were given.
int play_on(Evening& evening, const std::map<Seat, Client*>& people, int most = 100'000);

}  // namespace saloon::house
