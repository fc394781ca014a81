// Rows, handles and knowledge: the only code that moves safes, and with them what everybody knows of them (section
// 3.2 of the rules). Nothing else touches a row (DW76-LAW-03), and nothing shows a safe or a card to somebody
// (DW76-LAW-04); talk is not the engine's business (DW76-LAW-05).
#include "games/deadwood_1876/rules.h"

namespace saloon::deadwood_1876 {

namespace {

/// Handles are given out round robin, so that a fresh one does not wear its predecessor's number.
int next_free(Public& pub, Places used) {
  const Places free = kAllHandles & ~used;
  const Places ahead = free & ~Places(bit(pub.next_handle) - 1);
  const int handle = lowest_bit(ahead != 0 ? ahead : free);
  pub.next_handle = u8(handle + 1 == kHandles ? 0 : handle + 1);
  return handle;
}

int safe_at(const Context& c, int handle) { return c.s.hidden.safe_at[unsigned(handle)] - 1; }
bool remembers(const Public& pub) { return pub.config.memory_aid; }  // DW76-LAW-11

/// Everybody, spectators included, learns that the safe is at one of these places.
void all_learn(Context& c, int safe, Places places) {
  narrow(c.pub().facts, safe, places);
  for (Seat p = 0; p < c.seats(); ++p) narrow(c.of(p).facts, safe, places);
}

/// What the shuffle of a row does to everybody's facts; its owner sees all his cards at once.
void shuffle_knowledge(Context& c, Seat owner, Places from, Places to) {
  if (remembers(c.pub())) {
    shuffle_facts(c.pub().facts, from, to);
    for (Seat p = 0; p < c.seats(); ++p) shuffle_facts(c.of(p).facts, from, to);
  } else {
    forget_facts(c.pub().facts, from);
    for (Seat p = 0; p < c.seats(); ++p) forget_facts(c.of(p).facts, from);
  }
  Facts& own = c.of(owner).facts;
  for (const int handle : Bits{to}) own[unsigned(safe_at(c, handle))] = at_handle(handle);
}

void tell_shuffled(Context& c, Seat owner, Places to) {
  SafeRow row;
  int n = 0;
  for (unsigned i = 0; i < c.pub().row_size[owner]; ++i) {
    const int handle = c.pub().row[owner][i];
    if ((to & at_handle(handle)) != 0) row.put(n++, handle, safe_at(c, handle));
  }
  c.tell<"row_shuffled">(everyone_secret_to(only(owner)), owner, row.handle, row);
}

}  // namespace

int holders(const Public& pub) { return holders(pub.seats); }

Places used_handles(const Public& pub) {
  Places used = pub.turned_up != 0 ? at_handle(pub.turned_up - 1) : 0;
  for (const Places row : pub.in_row) used |= row;
  return used;
}

Places safes_of_others(const Public& pub, int holder) {
  Places all = 0;
  for (const Places row : pub.in_row) all |= row;
  return all & ~pub.in_row[unsigned(holder)];
}

Places holstered(const Public& pub) {
  Places under = 0;
  if (pub.seats != 2) return under;
  for (int handle = 0; handle < kHandles; ++handle) {
    if (pub.holster[unsigned(handle)] != 0) under |= at_handle(handle);
  }
  return under;
}

int owner_of(const Public& pub, int handle) {
  for (int holder = 0; holder < holders(pub); ++holder) {
    if ((pub.in_row[unsigned(holder)] & at_handle(handle)) != 0) return holder;
  }
  return -1;
}

int give_handle(Context& c, int safe) {
  const int handle = next_free(c.pub(), used_handles(c.pub()));
  c.s.hidden.safe_at[unsigned(handle)] = u8(safe + 1);
  return handle;
}

void join_row(Public& pub, int holder, int handle) {
  const auto h = unsigned(holder);
  pub.row[h][pub.row_size[h]++] = u8(handle);
  pub.in_row[h] |= at_handle(handle);
}

void leave_row(Public& pub, int holder, int handle) {
  const auto h = unsigned(holder);
  auto& row = pub.row[h];
  unsigned i = 0;
  while (row[i] != handle) ++i;
  for (--pub.row_size[h]; i < pub.row_size[h]; ++i) row[i] = row[i + 1];
  row[pub.row_size[h]] = 0;
  pub.in_row[h] &= ~at_handle(handle);
}

void own_safe(Context& c, Seat p, int handle) { narrow(c.of(p).facts, safe_at(c, handle), at_handle(handle)); }

void look_at(Context& c, Seat p, int handle) {
  if (!remembers(c.pub())) return;
  own_safe(c, p, handle);
  u16& seen = c.pub().seen_by[unsigned(handle)];
  seen = u16(seen | only(p).bits);
}

void turn_up(Context& c, int handle) {
  c.pub().open |= at_handle(handle);
  all_learn(c, safe_at(c, handle), at_handle(handle));
}

void shuffle_row(Context& c, Seat owner) {
  auto& pub = c.pub();
  auto& hidden = c.s.hidden;
  // DW76-LAW-01, DW76-TWO-17: face-up badges and safes under a Holster keep their places.
  const Places from = pub.in_row[owner] & ~pub.open & ~holstered(pub);
  if (from == 0) return;
  u64 safes = 0;
  for (const int handle : Bits{from}) safes |= bit(safe_at(c, handle));
  Places used = used_handles(pub);
  Places to = 0;
  for (unsigned i = 0; i < pub.row_size[owner]; ++i) {
    if ((from & at_handle(pub.row[owner][i])) == 0) continue;
    const int handle = next_free(pub, used);
    const bool choice = (safes & (safes - 1)) != 0;
    const int safe = choice ? c.pick(Roll::ShuffleRow, CardBag{safes, 0}) : lowest_bit(safes);
    safes &= ~bit(safe);
    used |= at_handle(handle);
    to |= at_handle(handle);
    pub.row[owner][i] = u8(handle);
    hidden.safe_at[unsigned(handle)] = u8(safe + 1);
  }
  for (const int handle : Bits{from}) {
    hidden.safe_at[unsigned(handle)] = 0;
    pub.seen_by[unsigned(handle)] = 0;
  }
  pub.in_row[owner] = (pub.in_row[owner] & ~from) | to;
  shuffle_knowledge(c, owner, from, to);
  if (c.listened()) tell_shuffled(c, owner, to);
}

void win_safe(Context& c, Seat winner, int handle) {
  join_row(c.pub(), winner, handle);
  own_safe(c, winner, handle);
  shuffle_row(c, winner);
}

void give_safe(Context& c, Seat from, int to, int handle) {
  auto& pub = c.pub();
  leave_row(pub, from, handle);
  join_row(pub, to, handle);  // DW76-LAW-09: at the right end, with handle and Holster (DW76-TWO-18), not shuffled
  if (remembers(pub)) {
    u16& seen = pub.seen_by[unsigned(handle)];
    seen = u16(seen | only(from).bits);
  } else {
    c.of(from).facts[unsigned(safe_at(c, handle))] = 0;
  }
  if (to < pub.seats) own_safe(c, Seat(to), handle);
}

void rule_out_players(Context& c, int safe) {
  if (!remembers(c.pub())) return;
  const Places strangers = c.seats() == 2 ? c.pub().in_row[kStranger] : 0;
  all_learn(c, safe, in_the_box() | strangers);
}

void reveal_all(Context& c) {
  auto& pub = c.pub();
  const Places all = used_handles(pub);
  Facts known{};
  for (const int handle : Bits{all}) known[unsigned(safe_at(c, handle))] = at_handle(handle);
  const auto learn = [&](Facts& facts) {
    for (unsigned i = 0; i < facts.size(); ++i) facts[i] = known[i] != 0 ? known[i] : facts[i] & ~all;
  };
  pub.open = all;
  learn(pub.facts);
  for (Seat p = 0; p < c.seats(); ++p) learn(c.of(p).facts);
}

}  // namespace saloon::deadwood_1876
