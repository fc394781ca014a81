// What happens by itself: answers at their moment, people who stay away, a host who does not come back.
#include "house/left_out.h"
#include "house/news.h"
#include "house/row_text.h"
#include "house/table.h"

namespace saloon::house {

void Table::tick(Moment now, Effects& out) {
  if (match_ && pace_.round < 0) {
    begin_round(now, out);
    note_told();
  }
  look_after_absent(now, out);
  pump(now, out);
}

void Table::close(Moment now, Effects& out) {
  inbox_.push_back({.wish = TableWish{CloseTable{}}, .now = now, .by_house = true});
  pump(now, out);
}

void Table::look_after_absent(Moment now, Effects& out) {
  if (present_guests(now) != shown_present_) tell_table(presence_.listeners(), now, out);
  hand_over_host(now);
}

/// Looked at whenever somebody comes or sits down, too: the one who was missing may be the first to be there.
void Table::hand_over_host(Moment now) {
  const Guest next = next_host(now);
  if (next != 0) inbox_.push_back({.wish = HostGone{next}, .now = now, .by_house = true});
}

/// In place of one who stays away; 0 if everything stays as it is.
Guest Table::next_host(Moment now) const {
  if constexpr (kIsModule) return 0;  // whoever keeps the table is the host
  const bool nothing_to_do =          // after a game there may be another one
      company_.stage == TableSummary::Stage::Closed || company_.stage == TableSummary::Stage::Broken;
  if (on_its_way_ || company_.host == 0 || nothing_to_do) return 0;
  const auto is_under_way = [](const Call& call) { return std::holds_alternative<HostGone>(call.wish); };
  if (std::ranges::any_of(inbox_, is_under_way) || std::ranges::any_of(held_, is_under_way)) return 0;
  if (!presence_.was_away_for(company_.host, company_.wishes.limit * kSecond, now)) return 0;
  return longest_seated(now);
}

/// Of those who are here; 0 if nobody is.
Guest Table::longest_seated(Moment now) const {
  Guest found = 0;
  Moment since = 0;
  for (const Seat p : all_seats(company_.wishes.seats)) {
    const Chair& chair = company_.chairs[p];
    if (!chair.is_played_by_person() || !presence_.is_connected(chair.guest)) continue;
    if (found != 0 && chair.since >= since) continue;
    found = chair.guest;
    since = chair.since;
  }
  return presence_.is_present(found, now) ? found : 0;
}

Reply Table::carry(Call& call, const HostGone& gone) {
  if (is_here(seen().host) || !is_here(gone.next)) return {};  // it may have had to wait for the ledger
  write(RowKind::Host, guest_row(gone.next), call);
  return {};
}

/// The next moment at which anything can be different. At once, if something is due that was not done: something else
/// may happen at that very moment, or while the alarm is on its way.
void Table::set_wake(Moment now, Effects& out) const {
  std::optional<Moment> wake;
  if (present_guests(now) != shown_present_ || next_host(now) != 0) wake = now;
  const auto at = [&](Moment moment) {
    if (moment > now && (!wake || moment < *wake)) wake = moment;
  };
  for (const Call& call : held_) at(waits_until(call).value_or(now + 1));
  for (const KnownGuest& g : company_.guests) {
    const auto since = g.barred ? std::nullopt : presence_.away_since(g.guest);
    if (!since) continue;
    at(*since + kAbsentAfter);
    if (company_.is_host(g.guest)) at(*since + company_.wishes.limit * kSecond);
  }
  out.wake = wake;
}

}  // namespace saloon::house
