// Coming in, sitting down, going away.
#include <set>

#include "house/left_out.h"
#include "house/names.h"
#include "house/row_text.h"
#include "house/table.h"

namespace saloon::house {
namespace {

/// Who plays on for somebody who leaves a running game.
constexpr std::string_view kSubstitute = "cowhand";

/// What these seats have heard: where a bot stands in, what was heard before it did, unless `said` says otherwise. So
/// whoever comes back without knowing is told what the bot has done.
std::vector<HeardUpTo> heard_at(const Company& company, Guest guest, const std::vector<HeardUpTo>& said) {
  if constexpr (kIsModule) return said;
  std::vector<HeardUpTo> heard;
  for (const Seat p : company.seats_of(guest)) {
    if (company.chairs[p].has_stand_in()) heard.push_back({p, company.chairs[p].heard});
  }
  heard.insert(heard.end(), said.begin(), said.end());  // the last one counts
  return heard;
}

/// The name, with a number behind it if it could be taken for that of another guest.
std::string name_among(const Company& company, const KnownGuest& guest, const std::string& name) {
  if (kIsModule || name.empty()) return name;
  std::set<std::string> taken;
  for (const KnownGuest& other : company.guests) {
    if (other.guest != guest.guest && !other.barred) taken.insert(skeleton(other.name));
  }
  std::string distinct = name;
  for (int n = 2; taken.contains(skeleton(distinct)); ++n) distinct = name + " " + std::to_string(n);
  return distinct;
}

bool plays(const Company& company, const KnownGuest* guest) {
  return guest != nullptr && (company.is_host(guest->guest) || !company.seats_of(guest->guest).empty());
}

}  // namespace

/// Whoever is known may come back; a listed table is open to all; else it takes a key.
Reply Table::carry(Call& call, const Enter& wish) {
  const KnownGuest* known = seen().guest_of(call.from.person);
  // However many look on, whoever plays here comes back, and whoever listens may hear again what was missed.
  const bool has_place = presence_.guest_at(call.from.connection) != 0 || plays(seen(), known);
  const std::size_t listeners = presence_.listeners().size() + draft_->entering.size();
  if (listeners >= kMostConnections && !has_place) return {.clause = "HOUSE-FULL-01"};
  if (known != nullptr && known->barred) return {.clause = "HOUSE-TABLE-01"};
  const KnownKey* key = wish.key.empty() ? nullptr : key_for(wish.key);
  if (!wish.key.empty() && key == nullptr) return {.clause = "HOUSE-KEY-01"};
  if (known == nullptr && key == nullptr && !seen().wishes.listed) return {.clause = "HOUSE-TABLE-01"};
  KnownGuest guest = known != nullptr ? *known : KnownGuest{.guest = Guest(seen().guests.size() + 1)};
  if (known == nullptr && seen().guests.size() >= kMostGuests) return {.clause = "HOUSE-FULL-01"};
  call.guest = guest.guest;
  const bool may_sit = guest.may_sit || (key != nullptr ? key->opens.what != Opens::What::Watching : known == nullptr);
  const std::string name = name_among(seen(), guest, call.from.name);
  if (known == nullptr || may_sit != guest.may_sit || guest.name != name || guest.left) {
    guest.person = call.from.person;
    guest.name = name;
    guest.may_sit = may_sit;
    guest.left = false;
    write(RowKind::Came, guest_row(guest), call);
  }
  if (key != nullptr) use_key(call, KnownKey{*key});  // its row may go
  draft_->entering.push_back({call.from.connection, call.guest, heard_at(seen(), call.guest, wish.heard)});
  hand_back(call.guest, call);
  return {};
}

const KnownKey* Table::key_for(const std::string& key) const {
  const std::string hash = hash_of_key(key);
  const KnownKey* found = nullptr;
  for (const KnownKey& k : seen().keys) {
    if (same_hash(k.hash, hash)) found = &k;
  }
  return found;
}

/// A key of one seat, and one that makes a host, open once.
void Table::use_key(Call& call, const KnownKey& key) {
  if (key.opens.what == Opens::What::Hosting) write(RowKind::Host, guest_row(call.guest), call);
  if (key.opens.what == Opens::What::Seat) {
    if (!may_be_taken(key.opens.seat)) return;
    write(RowKind::Seated, seat_row(key.opens.seat, call.guest), call);
  }
  if (key.opens.what == Opens::What::Hosting || key.opens.what == Opens::What::Seat) {
    write(RowKind::KeyGone, key_gone_row(key), call);
  }
}

/// Before play a free seat; in play one whose guest has left for good.
bool Table::may_be_taken(Seat seat) const {
  const Chair& chair = seen().chairs[seat];
  return seen().stage == TableSummary::Stage::Gathering ? chair.is_free() : chair.given_up;
}

Reply Table::carry(Call& call, const Exit& /*wish*/) {
  std::erase_if(draft_->entering, [&](const Entering& e) { return e.connection == call.from.connection; });
  presence_.went(call.from.connection, call.now);
  return {};
}

Reply Table::carry(Call& call, const Sit& wish) {
  if (wish.seat >= seen().wishes.seats || !may_be_taken(wish.seat)) return {.clause = "HOUSE-SEAT-01"};
  if (!seen().guest(call.guest)->may_sit) return {.clause = "HOUSE-SEAT-03"};
  if (is_past()) return {.clause = "HOUSE-STAGE-04"};
  write(RowKind::Seated, seat_row(wish.seat, call.guest), call);
  return {};
}

Reply Table::carry(Call& call, const Rise& wish) {
  if (seen().stage != TableSummary::Stage::Gathering) return {.clause = "HOUSE-STAGE-01"};
  if (!seen().seats_of(call.guest).has(wish.seat)) return {.clause = "HOUSE-SEAT-02"};
  write(RowKind::Risen, seat_row(wish.seat), call);
  return {};
}

Reply Table::carry(Call& call, const Leave& /*wish*/) {
  give_up_seats(call, call.guest);
  if (is_past()) {  // and is not seated at the next one
    KnownGuest guest = *seen().guest(call.guest);
    guest.left = true;
    write(RowKind::Came, guest_row(guest), call);
  }
  draft_->leaving.push_back(call.from.connection);
  return {};
}

Reply Table::carry(Call& call, const Kick& wish) {
  if (!seen().is_host(call.guest)) return {.clause = "HOUSE-HOST-01"};
  const KnownGuest* guest = seen().guest(wish.guest);
  if (guest == nullptr || guest->barred || seen().is_host(wish.guest)) return {.clause = "HOUSE-GUEST-02"};
  give_up_seats(call, wish.guest);
  write(RowKind::Barred, guest_row(wish.guest), call);
  return {};
}

/// Who has played keeps the seat after the game: its story is theirs, and the record opens by their word alone.
void Table::give_up_seats(const Call& call, Guest guest) {
  if (is_past()) return;
  const bool gathering = seen().stage == TableSummary::Stage::Gathering;
  for (const Seat p : seen().seats_of(guest)) {
    if (gathering) {
      write(RowKind::Risen, seat_row(p), call);
      continue;
    }
    if (!seen().chairs[p].has_stand_in()) stand_in(call, p, kSubstitute);
    write(RowKind::GivenUp, seat_row(p), call);
  }
}

void Table::stand_in(const Call& call, Seat seat, std::string_view bot) {
  const u64 heard = going_on_.heard_before(seat) + playing()->heard_of(playing()->event_count(), seat);
  write(RowKind::StoodIn, stand_in_row(seat, bot, heard), call);
}

bool Table::is_past() const {
  return seen().stage == TableSummary::Stage::Closed || seen().stage == TableSummary::Stage::Broken ||
         seen().stage == TableSummary::Stage::Over;
}

bool Table::is_here(Guest guest) const {
  const auto comes_in = [&](const Entering& e) { return e.guest == guest; };
  return presence_.is_connected(guest) || std::any_of(draft_->entering.begin(), draft_->entering.end(), comes_in);
}

/// Whoever comes back plays again, from the next decision on that no bot is thinking about.
void Table::hand_back(Guest guest, const Call& call) {
  for (const Seat p : seen().seats_of(guest)) {
    if (!seen().chairs[p].has_stand_in()) continue;
    if (bots_[p].thinking) continue;  // once it has answered
    draft_->back.push_back({p, guest, seen().chairs[p].bot, seen().chairs[p].heard});
    write(RowKind::HandedBack, seat_row(p), call);
  }
}

}  // namespace saloon::house
