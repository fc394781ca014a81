// What hall and tables want done. They do nothing themselves: no socket, file, clock, thread or exception is known
// here, so a server, a browser's worker and a simulator can run them alike.
#pragma once

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "bots/brain.h"
#include "house/ids.h"
#include "house/row.h"

namespace saloon::house {

/// A message as it goes over the wire (docs/protocol.md). Who are told the same share its text.
struct Letter {
  Connection to{};
  std::shared_ptr<const std::string> text;
};

/// What a bot is asked. It gets its seat's view and what that seat heard, and nothing else of the table.
struct BotTask {
  Seat seat{};
  int round{};
  Character character{};
  std::vector<u8> view{};  ///< as bytes (Match::copy_view)
  bots::Memory memory{};
  u64 seed{};
  Moment due{};  ///< wanted by then: a worker that cannot think so long answers as a cowhand does
};

/// What the hall shows of a table, and how it is found again.
struct TableSummary {
  TableId table{};
  std::string game{};
  std::string host{};  ///< name
  int seats{};
  int free{};  ///< seats that nobody has
  bool listed{};
  enum class Stage : u8 { Gathering, Playing, Over, Closed, Broken } stage{};
  std::vector<PersonId> people{};  ///< who have a seat here, or host it
  friend bool operator==(const TableSummary&, const TableSummary&) = default;
};

/// "gathering", "playing", "over", "closed", "broken".
std::string_view name_of(TableSummary::Stage stage);
std::optional<TableSummary::Stage> stage_named(std::string_view name);

/// Somebody at the door (Hall::welcome, Hall::recover) may come in, or could not be written down.
struct Admission {
  u64 ticket{};
  bool granted{};
  std::string clause{};  ///< that says why not
};

struct Effects {
  std::vector<Letter> letters;
  /// To be made durable, all or none. `stored` is then told how that went; until it is, none of it is visible.
  std::vector<Row> rows;
  std::vector<BotTask> bots;
  std::optional<Moment> wake;           ///< the next `tick`; none if nothing is to come
  std::optional<TableSummary> summary;  ///< it has changed
  /// The first rows of another table, to be stored with `rows`, all or none; then that table is there.
  std::vector<Row> opened;
  std::vector<Connection> hang_up;  ///< after the letters to them
  std::vector<Admission> admissions;
};

}  // namespace saloon::house
