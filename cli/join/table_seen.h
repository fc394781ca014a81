// A table as its house describes it to one guest: the letter `table` (docs/protocol.md), read once.
#pragma once

#include <string>
#include <vector>

#include "engine/json/json.h"
#include "engine/options.h"
#include "engine/seat.h"
#include "engine/words/words.h"

namespace saloon::cli {

struct GuestSeen {
  i64 guest{};
  std::string name;
  bool present{};
  bool muted{};
};

struct ChairSeen {
  i64 guest{};      ///< 0: nobody
  std::string bot;  ///< who plays, if it is a bot
  bool stand_in{};  ///< for the guest
  [[nodiscard]] bool is_free() const { return guest == 0 && bot.empty(); }
};

struct TableSeen {
  std::string table{}, game{}, stage{}, rematch{};
  std::vector<OptionSetting> options{};
  std::vector<GuestSeen> guests{};
  std::vector<ChairSeen> chairs{};
  i64 host{};
  i64 me{};
  SeatSet mine{};
  SeatSet automatic{};  ///< questions without a choice are answered for these
  bool may_sit{};
  bool pace{};

  [[nodiscard]] bool is_host() const { return me == host; }
  [[nodiscard]] bool is_gathering() const { return stage == "gathering"; }
  [[nodiscard]] bool is_over() const { return stage == "over"; }
  [[nodiscard]] const GuestSeen* guest(i64 number) const;
  /// A free one where the house has told of none.
  [[nodiscard]] const ChairSeen& chair(Seat seat) const;
  /// "you", the guest's name, or what somebody without one is called.
  [[nodiscard]] std::string name_of(i64 number, const Words& words) const;
  /// By which sentences call the seats; empty where the house's own name stays.
  [[nodiscard]] std::vector<std::string> seat_names() const;
  /// The seats that anybody may take.
  [[nodiscard]] std::vector<Seat> free_seats() const;
};

TableSeen read_table(const json::object& letter);

/// Who sits where, seat by seat.
std::vector<std::string> seat_lines(const TableSeen& table, const Words& words);
/// What is different now, in sentences: who came, sat down, went away, is played for.
std::vector<std::string> changes(const TableSeen& before, const TableSeen& after, const Words& words);

}  // namespace saloon::cli
