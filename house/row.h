// Everything that lasts is a row. A table is what its rows, folded in their order, make of it; the hall likewise.
//
// A row of a match is a line of its record as it stands (engine/record/lines.h); the others are small JSON objects.
// Rows are never changed: later rows say that something is so no more.
#pragma once

#include <string>
#include <string_view>

#include "engine/json/json.h"
#include "house/ids.h"

namespace saloon::house {

/// What a row says; `text` has the rest. The names are kept in ledgers: they may be added to and never change.
enum class RowKind : u8 {
  Opened,      ///< game, seats, options, listed, limit, pace, automatic: the first row of every table
  Key,         ///< a key that opens this table: what for, and its hash
  KeyGone,     ///< a key that opens nothing any more
  Came,        ///< somebody came in, or has another name or other rights now
  Seated,      ///< a guest takes a seat; in play, from the bot that stands in there
  Risen,       ///< a seat is free again; before play
  Bot,         ///< a bot takes a free seat, or rises; before play
  Options,     ///< the table's rules and manners are set anew; before play
  Line,        ///< a line of the record; the first one starts the game
  StoodIn,     ///< a bot plays for the guest who has this seat
  HandedBack,  ///< the guest plays again
  GivenUp,     ///< the guest has left for good; the bot that stands in keeps the seat
  Host,        ///< another guest is the host
  Said,        ///< chat
  Muted,       ///< a guest may not speak, or may again
  Barred,      ///< a guest has been sent away
  Automatic,   ///< a seat's guest wants questions without choice answered, or not
  Agreed,      ///< a seat agrees to open the record
  Rematch,     ///< the same people go on at another table
  Closed,      ///< nothing happens here any more
  // --- of the hall
  Person,     ///< somebody came for the first time, or has another name now
  Token,      ///< what a person is recognised by: a hash
  TokenGone,  ///< it is recognised no more
  Created,    ///< a person has opened a table: so that asking again opens no other
};
std::string_view name_of(RowKind kind);
std::optional<RowKind> row_kind_named(std::string_view name);

struct Row {
  TableId table;  ///< empty: of the hall
  u64 number{};   ///< counted from 1 without gaps, by table
  Moment time{};
  RowKind kind{};
  Guest by{};           ///< whose doing it was; 0: the house's
  std::string request;  ///< the id of the message that asked for it: the same one is not carried out twice
  std::string text;
  friend bool operator==(const Row&, const Row&) = default;
};

/// A row as one text, and back: for whoever keeps rows as texts.
std::string row_text(const Row& row);
Result<Row> read_row(std::string_view text);

}  // namespace saloon::house
