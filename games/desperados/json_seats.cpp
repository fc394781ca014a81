// Reading what seats know, and the tiles nobody sees.
#include "engine/codec_parts.h"
#include "games/desperados/json.h"
#include "games/desperados/rules.h"

namespace saloon::desperados {

namespace {

/// The part that a seat really holds: its row and its marks.
void read_cards(Reader& r, const json::object& o, Private& mine) {
  r.only_keys(o, "private", {"row", "town", "stuck", "marks", "banks", "gang", "sealed"});
  mine.row = read_row(r, given(o, "row"), "row");
  if (const json::value* marks = given(o, "marks")) {
    for (const json::value& turn : r.array(marks, "marks")) {
      mine.marks = u8(mine.marks | 1U << (r.number(&turn, "marks", 1, kTurns) - 1));
    }
  }
}

u8 cards_in(const Row& row) {
  u8 count = 0;
  while (count < kTurns && row[count] != 0) ++count;
  return count;
}

/// A bank town's value, by slot.
void read_values(Reader& r, const json::value* v, const Public& pub, std::array<u8, kBankTiles>& slots) {
  if (v == nullptr) return;
  for (const auto& [key, value] : r.object(v, "banks")) {
    const int bank = bank_at(town_from_name(key));
    if (bank < 0) return r.fail("banks: there is no bank in '" + std::string(key) + "'");
    if (value.is_null()) continue;
    const u8 tile = pub.bank_slot[unsigned(bank)];
    if (tile == 0) return r.fail("banks: there is no tile in '" + std::string(key) + "'");
    slots[tile - 1U] = u8(read_value(r, &value, "banks"));
  }
}

/// Every tile that lies nowhere else: the cheapest on top, the reserve underneath.
void rest_to_pile(std::array<u8, kBankTiles>& slots, unsigned first) {
  u32 left = kLowGroup | kHighGroup;
  for (unsigned i = 0; i < first; ++i) left &= ~bank_tile_of(slots[i]);
  for (unsigned i = first; i < kFirstInReserve && left != 0; ++i, left &= left - 1) {
    slots[i] = box::kBankValues[unsigned(lowest_bit(left))];
  }
  for (unsigned i = kFirstInReserve; i < kBankTiles; ++i) slots[i] = box::kReserveValues[i - kFirstInReserve];
}

/// The pile from the top, or "rest"; how many tiles it has follows.
void read_pile(Reader& r, const json::value* v, Public& pub, std::array<u8, kBankTiles>& slots) {
  int on_board = 0;
  for (const u8 tile : pub.bank_slot) on_board += tile != 0 ? 1 : 0;
  int robbed = 0;
  for (unsigned i = 0; i < kBankTiles; ++i) {
    bool here = false;
    for (const u8 tile : pub.bank_slot) here = here || tile == i + 1;
    if (!here && pub.bank_value[i] != 0) ++robbed;
    if (pub.bank_value[i] != 0 && !here) slots[i] = pub.bank_value[i];
  }
  const int left = kBankTiles - on_board - robbed;
  pub.bank_pile = u8(left);
  if (v != nullptr && v->is_string() && v->get_string() == "rest")
    return rest_to_pile(slots, unsigned(kBankTiles - left));
  const json::array& pile = r.array(v, "bank_pile");
  if (int(pile.size()) != left) {
    return r.fail("bank_pile: " + std::to_string(left) + " tiles are neither at a bank nor robbed, found " +
                  std::to_string(pile.size()));
  }
  for (std::size_t i = 0; i < pile.size(); ++i) {
    slots[std::size_t(kBankTiles - left) + i] = u8(read_value(r, &pile[i], "bank_pile"));
  }
}

void read_mate(Reader& r, const json::object& o, Seat p, GangNote& note) {
  r.only_keys(o, "gang", {"row", "town", "stuck", "chosen", "choice"});
  note.row[p] = read_row(r, given(o, "row"), "row");
  if (const json::value* chosen = given(o, "chosen")) {
    if (!chosen->is_bool()) return r.fail("chosen must be true or false");
    if (chosen->get_bool()) note.chosen = u8(note.chosen | only(p).bits);
  }
  if (const json::value* choice = given(o, "choice")) {
    const Decision d = choice_from_name(r.text(choice, "choice"));
    if (!d.given()) return r.fail("choice: no action is called so");
    note.choice[p] = choice_of(d);
  }
}

/// In a view the gang's real towns follow from the cards the gang sees.
void read_gang(Reader& r, const json::value* v, const Public& pub, GangNote& note) {
  if (v == nullptr) return;
  for (const auto& [key, value] : r.object(v, "gang")) {
    const json::value name(key);
    const Seat p = r.seat(&name, "gang", pub.seats);
    if (!r.ok()) return;
    read_mate(r, r.object(&value, "gang"), p, note);
    if (!all_placed(pub) || pub.figure[p] == 0 || owner_decides(pub)) continue;
    if (cards_in(note.row[p]) < pub.laid[p]) return r.fail("gang: a row has fewer cards than laid says");
    note_ride(pub, p, ride_so_far(pub, p, note.row[p]), note);
  }
}

}  // namespace

void Codec::read_state(Reader& r, const json::object& pub, const std::array<const json::object*, kMaxSeats>& mine,
                       const json::object& box, State& s) {
  read_public(r, pub, s.pub);
  r.only_keys(box, "box", {"banks", "bank_pile"});
  for (Seat p = 0; p < s.pub.seats && r.ok(); ++p) {
    read_cards(r, *mine[p], s.seat[p]);
    s.pub.laid[p] = cards_in(s.seat[p].row);
    work_out_ride(s.pub, p, s.seat[p]);
  }
  if (!r.ok() || !is_set_up(s.pub)) return;
  read_values(r, given(box, "banks"), s.pub, s.box.bank_value);
  if (r.ok()) read_pile(r, given(box, "bank_pile"), s.pub, s.box.bank_value);
  s.seat[s.pub.marshal].bank_value = seen_by_marshal(s.pub, s.box.bank_value);
  const GangNote note = gang_note_of(s);
  for (const Seat p : gang(s.pub)) s.seat[p].gang = note;
}

void Codec::read_view(Reader& r, const json::object& pub, const json::object* mine, View& v) {
  read_public(r, pub, v.pub);
  if (!r.ok() || mine == nullptr) return;
  read_cards(r, *mine, v.mine);
  if (!r.ok()) return;
  if (cards_in(v.mine.row) < v.pub.laid[v.viewer]) return r.fail("row has fewer cards than laid says");
  work_out_ride(v.pub, v.viewer, v.mine);
  if (!is_set_up(v.pub)) return;
  if (!is_marshal(v.pub, v.viewer)) return read_gang(r, given(*mine, "gang"), v.pub, v.mine.gang);
  for (unsigned i = 0; i < unsigned(kBankTiles - v.pub.bank_pile); ++i) v.mine.bank_value[i] = v.pub.bank_value[i];
  read_values(r, given(*mine, "banks"), v.pub, v.mine.bank_value);
}

}  // namespace saloon::desperados
