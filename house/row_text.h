// What rows of a table say, as JSON: written in one place and read in one place.
#pragma once

#include "house/company.h"

namespace saloon::house {

/// Guests are counted, also those who were sent away.
inline constexpr i64 kMostGuestsEver = 100'000;

/// A table's rules and manners, as a row has them and as a client is told.
json::object wishes_json(const TableWishes& wishes);
TableWishes read_wishes(Reader& reader, const json::object& o);
Opens read_opens(Reader& reader, const json::object& o, int seats);

std::string guest_row(const KnownGuest& guest);
std::string key_row(const KnownKey& key);
std::string key_gone_row(const KnownKey& key);
std::string seat_row(Seat seat);
std::string seat_row(Seat seat, Guest guest);
std::string bot_row(Seat seat, std::string_view bot);
std::string stand_in_row(Seat seat, std::string_view bot, u64 heard);
std::string automatic_row(Seat seat, bool on);
std::string muted_row(Guest guest, bool on);
std::string guest_row(Guest guest);
std::string said_row(const Remark& remark);

/// Rows of one table, numbered behind those that are there.
class RowWriter {
 public:
  RowWriter(TableId table, u64 rows, Moment time);
  void add(RowKind kind, std::string text, Guest by = 0, std::string request = {});
  [[nodiscard]] std::vector<Row> take() { return std::move(rows_); }

 private:
  TableId table_;
  u64 last_;
  Moment time_;
  std::vector<Row> rows_;
};

}  // namespace saloon::house
