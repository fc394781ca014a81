// What a table tells those who listen (docs/protocol.md), as texts.
#pragma once

#include <memory>

#include "house/company.h"
#include "house/presence.h"

namespace saloon::house {

using LetterText = std::shared_ptr<const std::string>;

/// This connection hears no more of the table: `why` is "barred" or "left".
LetterText gone_letter(const TableId& table, std::string_view why);
LetterText said_letter(const TableId& table, const std::vector<const Remark*>& remarks);

/// What everybody is told of a table; what is different for each guest stands in `you`.
struct TableNews {
  const Company& company;
  const Presence& presence;
  std::span<const std::vector<Guest>> votes;  ///< by seat
  Moment round_since{};                       ///< 0: no round is open
  Moment now{};
};
/// All of the letter but `you`, which is added for each guest.
std::string table_letter_for_all(const TableNews& news);
LetterText table_letter(std::string_view for_all, const Company& company, Guest guest);

/// How things stand for one viewer, with what it heard.
struct PlayNews {
  Seat viewer{};
  std::size_t from{};
  std::string_view events;  ///< a list
  std::string_view view;
  std::string_view outcome;  ///< empty while the game runs
  bool missed = false;
};
LetterText now_letter(const TableId& table, const PlayNews& news);
LetterText back_letter(const TableId& table, Seat seat, std::string_view bot, u64 since);

}  // namespace saloon::house
