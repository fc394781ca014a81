// Who is at a table and how it is set up: all that its rows say beside the lines of the match. Folding a row into it is
// the only way to change it, so what is remembered and what is stored cannot differ.
#pragma once

#include <array>
#include <vector>

#include "engine/match/match.h"
#include "house/effects.h"
#include "house/keys.h"
#include "house/request.h"
#include "house/row.h"

namespace saloon::house {

struct KnownGuest {
  Guest guest{};
  PersonId person{};
  std::string name{};
  bool may_sit{};
  bool muted{};
  bool barred{};
  bool left{};  ///< after the game, and has not come back
};

/// A seat, and who plays there.
struct Chair {
  Guest guest{};    ///< whose seat it is; 0: nobody's
  std::string bot;  ///< who plays, if it is a bot: of its own, or standing in for the guest
  bool given_up{};  ///< the guest has left for good: anybody who may sit can take it over
  bool automatic = true;
  bool agreed{};   ///< to open the record
  Moment since{};  ///< when the guest sat down
  u64 heard{};     ///< how many events the seat had heard when a bot began to stand in
  [[nodiscard]] bool is_free() const { return guest == 0 && bot.empty(); }
  [[nodiscard]] bool is_played_by_person() const { return guest != 0 && bot.empty(); }
  [[nodiscard]] bool has_stand_in() const { return guest != 0 && !bot.empty(); }
};

struct KnownKey {
  Opens opens{};
  std::string hash;
};

/// Something said.
struct Remark {
  u64 number{};  ///< grows within its circle, is never that of another one, and tells nobody what is said there
  u64 place{};   ///< among all remarks of the table; told to nobody
  Circle circle{};
  Guest guest{};
  Seat seat = kSpectator;  ///< whose circle it was said in, of Circle::Gang
  Moment time{};
  std::string text{};
};

struct Company {
  TableId table;
  TableWishes wishes;
  TableSummary::Stage stage = TableSummary::Stage::Gathering;
  Guest host{};
  std::vector<KnownGuest> guests;  ///< by their numbers
  std::array<Chair, kMostSeats> chairs{};
  std::vector<KnownKey> keys;
  std::vector<Remark> remarks;  ///< the last ones of each circle (kRemarksKept)
  u64 remarks_made{};           ///< of all circles
  TableId rematch;
  u64 rows_beside_play{};

  /// Fails if this row cannot follow on what was before: a ledger that says so is damaged.
  Result<void> fold(const Row& row);

  [[nodiscard]] const KnownGuest* guest(Guest number) const;
  [[nodiscard]] const KnownGuest* guest_of(const PersonId& person) const;
  /// The seats that are this guest's, also those where a bot stands in; not those given up.
  [[nodiscard]] SeatSet seats_of(Guest guest) const;
  [[nodiscard]] bool is_host(Guest guest) const { return guest != 0 && guest == host; }
  [[nodiscard]] TableSummary summary() const;
  /// The names that sentences call the seats by, from the first seat on.
  [[nodiscard]] std::vector<std::string> names() const;

 private:
  Result<void> fold_object(const Row& row, const json::object& o);
};

/// The rows of a new table: its set-up, its host as the first guest, the bots that were wished for.
/// Fails, naming what would be right, if there is no such game, number of seats, option or bot.
struct NewTable {
  TableId table;
  PersonId host;
  std::string host_name;
  std::string sit, watch;  ///< keys
  Moment time{};
};
using FindGame = const GameInfo* (*)(std::string_view slug);
Result<std::vector<Row>> opening_rows(FindGame find_game, const NewTable& fresh, const Create& create);
/// The same with what was left open as usual. Fails like `opening_rows`.
Result<TableWishes> checked(FindGame find_game, TableWishes wishes);
/// A bot that may be had at an online table: a closed list, with budgets that a worker can afford.
Result<Character> house_bot(std::string_view name);

}  // namespace saloon::house
