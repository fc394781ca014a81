// What follows from figures, rows and answers: kept in the state for speed and for the gang's eyes, and worked out here
// from scratch for whoever reads, samples or checks a state.
#include "games/desperados/rules.h"

namespace saloon::desperados {

Ride ride_so_far(const Public& pub, Seat p, const Row& row) {
  return ride_of(pub, p, row, pub.flow.over() ? 0 : pub.laid[p]);
}

void work_out_ride(const Public& pub, Seat p, Private& mine) {
  if (pub.figure[p] == 0) return;
  const Ride at = ride_so_far(pub, p, mine.row);
  mine.town = u8(at.town + 1);
  mine.stuck = u8(at.stuck);
}

void note_ride(const Public& pub, Seat p, const Ride& at, GangNote& note) {
  if (owner_decides(pub)) return;
  note.town[p] = u8(at.town + 1);
  if (at.stuck != 0) note.stuck = u8(note.stuck | only(p).bits);
}

namespace {

/// DSP-DESP-05: which cards of a row the gang sees.
void note_cards(const State& s, Seat p, Row& note) {
  const auto& pub = s.pub;
  const Private& mine = s.seat[p];
  for (unsigned t = 0; t < pub.laid[p]; ++t) {
    if (!owner_decides(pub) || (mine.marks >> t & 1) != 0) note[t] = mine.row[t];
  }
  const bool laying = Ask(pub.asked.what[p]) == Ask::LayCard && mine.sealed.given();
  if (laying && (!owner_decides(pub) || mine.sealed.marked())) note[pub.turn - 1U] = u8(mine.sealed.card() + 1);
}

}  // namespace

GangNote gang_note_of(const State& s) {
  const auto& pub = s.pub;
  GangNote note;
  if (!all_placed(pub)) return note;
  for (const Seat p : gang(pub)) {
    const Private& mine = s.seat[p];
    note_cards(s, p, note.row[p]);
    note_ride(pub, p, {mine.town - 1, mine.stuck}, note);
    if (Ask(pub.asked.what[p]) != Ask::ChooseAction || !mine.sealed.given()) continue;
    note.chosen = u8(note.chosen | only(p).bits);
    if (!owner_decides(pub)) note.choice[p] = choice_of(mine.sealed);
  }
  return note;
}

BankSlots seen_by_marshal(const Public& pub, const BankSlots& slots) {
  BankSlots seen{};
  if (!is_set_up(pub)) return seen;
  for (unsigned i = 0; i < unsigned(kBankTiles - pub.bank_pile); ++i) seen[i] = slots[i];
  return seen;
}

}  // namespace saloon::desperados
