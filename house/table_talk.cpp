// What is said at the table, in a gang, and among those who watch. It is kept with the table and stands in no record.
#include "house/names.h"
#include "house/news.h"
#include "house/row_text.h"
#include "house/table.h"

namespace saloon::house {

Reply Table::carry(Call& call, const Say& wish) {
  const KnownGuest& guest = *seen().guest(call.guest);
  if (guest.muted) return {.clause = "HOUSE-SAY-01"};
  if (!may_speak(call.guest, wish)) return {.clause = "HOUSE-SAY-03"};
  const Result<std::string> text = clean_words(wish.text);
  if (!text) return {.clause = "HOUSE-SAY-04", .detail = text.error()};
  if (!remarks_[call.guest].has(kRemarks, call.now)) return {.clause = "HOUSE-SAY-02"};
  remarks_[call.guest].spend(kRemarks, call.now);
  write(RowKind::Said, said_row({.circle = wish.circle, .guest = call.guest, .seat = wish.seat, .text = *text}), call);
  return {};
}

/// At the table whoever has a seat or hosts it, and before and after the game everybody; while it is played those who
/// watch talk among themselves: they may see more than one player does.
bool Table::may_speak(Guest guest, const Say& wish) const {
  const SeatSet seats = seen().seats_of(guest);
  switch (wish.circle) {
    case Circle::Table:
      return !seats.empty() || seen().stage != TableSummary::Stage::Playing;
    case Circle::Watchers:
      return seats.empty();
    case Circle::Gang:
      return seats.has(wish.seat) && playing() != nullptr && playing()->talks_with(wish.seat).size() > 1;
  }
  return false;
}

/// Talk among watchers is not for players until the game is over, that of a gang for nobody else.
bool Table::hears(Guest guest, const Remark& remark) const {
  const SeatSet seats = company_.seats_of(guest);
  switch (remark.circle) {
    case Circle::Table:
      return true;
    case Circle::Watchers:
      return seats.empty() || company_.stage != TableSummary::Stage::Playing;
    case Circle::Gang:
      return match_ != nullptr && !(match_->talks_with(remark.seat) & seats).empty();
  }
  return false;
}

}  // namespace saloon::house
