// A table: a match, the people and bots at it, what they say, and when things happen. A pure reducer: messages, time,
// bots' answers and news of the ledger go in; letters, rows, questions to bots and the next wake-up come out
// (effects.h).
//
// Durable before visible. Messages are carried out on a draft: a copy of the company, a clone of the match. Its rows go
// out, and only when they are stored does the draft take the place of what was, and anybody hear of it. If they cannot
// be stored the draft is dropped: there is nothing to undo. Meanwhile messages wait, so that a table has one batch on
// its way at most, and everything in it is refused or accepted by the same state that its rows were written for.
//
// Nothing leaves that a viewer may not know. A viewer is written to when what it may know has changed, and at moments
// that follow from what everybody knows (pace.h); acknowledgements go to their senders alone.
#pragma once

#include <deque>
#include <map>

#include "engine/match/herald.h"
#include "engine/record/record.h"
#include "house/company.h"
#include "house/pace.h"
#include "house/presence.h"

namespace saloon::house {

/// Whoever sent a message: known to whoever runs the house by the token of its connection.
struct Sender {
  Connection connection{};
  PersonId person;
  std::string name;
};

class Table {
 public:
  /// The table that these rows make, as after a restart: everybody is away, and questions are put to bots again with
  /// the first `tick`. Fails if the rows are not whole, or their game cannot be followed by the rules of today.
  static Result<std::unique_ptr<Table>> fold(FindGame find_game, std::span<const Row> rows, Moment now);

  void hear(const Sender& from, Request request, const Random& random, Moment now, Effects& out);
  void hung_up(Connection connection, Moment now, Effects& out);
  /// The rows that went out last are durable, or could not be stored; `why` is for people.
  void stored(bool durable, Moment now, Effects& out);
  /// A bot's answer to its task; an empty one lets an offer pass. One that fails is replaced.
  void thought(Seat seat, int round, Result<json::object> decision, Moment now, Effects& out);
  void tick(Moment now, Effects& out);

  [[nodiscard]] const Company& company() const { return company_; }
  [[nodiscard]] bool has_match() const { return match_ != nullptr; }
  [[nodiscard]] const Match& match() const { return *match_; }
  [[nodiscard]] u64 rows() const { return rows_; }
  /// Nobody listens, nothing is on its way and no bot has to play: it may leave memory until somebody comes.
  [[nodiscard]] bool may_sleep() const;
};

}  // namespace saloon::house
