// The zones of a state whose JSON is more than their bytes, and what follows from the rest of a state or view that is
// read.
#include "engine/json/json.h"
#include "games/desperados/rules.h"

namespace saloon::desperados {

namespace {

u8 read_value(Reader& r, const json::value& v, std::string_view name) {
  return from_value<u8>(read_member(r, &v, name, kTileValue));
}

/// Calls read(bank, value) for every bank town that is named; null means the same as a missing key.
template <class F>
void each_bank(Reader& r, const json::value* v, F read) {
  if (is_absent(v)) return;
  for (const auto& [key, value] : r.object(v, "banks")) {
    Value bank;
    if (!kBank.read(kBank, json::value(key), bank)) {
      return r.fail("banks: there is no bank in '" + std::string(key) + "'");
    }
    if (!value.is_null()) read(unsigned(bank.lo), value);
  }
}

// --- tiles that were won
template <class Values>
void write_tiles_gone(Writer& w, std::string_view name, u32 left, const Values& values) {
  w.array(name, [&] {
    for (unsigned i = 0; i < values.size(); ++i) {
      if ((left >> i & 1) == 0) w.number(in_dollars(values[i]));
    }
  });
}

/// What is left without the tiles of these values.
template <class Values>
u16 read_tiles_gone(Reader& r, const json::object& taken, std::string_view name, const Values& values) {
  u32 left = (1U << values.size()) - 1;
  const json::value* gone = taken.if_contains(name);
  if (is_absent(gone)) return u16(left);
  for (const json::value& item : r.array(gone, name)) {
    const u8 value = read_value(r, item, name);
    unsigned last = unsigned(values.size());
    for (unsigned i = 0; i < values.size(); ++i) last = values[i] == value && (left >> i & 1) != 0 ? i : last;
    if (last == values.size()) {
      r.fail("taken: there is no such tile left: " + json::serialize(item));
      return 0;
    }
    left &= ~(1U << last);
  }
  return u16(left);
}

// --- bank tiles
void write_values_on_board(Writer& w, const Public& pub, const BankSlots& values) {
  w.object([&] {
    for (unsigned b = 0; b < kBanks; ++b) {
      const u8 tile = pub.bank_slot[b];
      if (tile != 0) w.number(kBankKeys[b], in_dollars(values[tile - 1U]));
    }
  });
}

void read_values_on_board(Reader& r, const json::value* v, const Public& pub, BankSlots& slots) {
  each_bank(r, v, [&](unsigned bank, const json::value& value) {
    const u8 tile = pub.bank_slot[bank];
    if (tile == 0) return r.fail("banks: there is no tile in '" + std::string(kBankKeys[bank]) + "'");
    slots[tile - 1U] = read_value(r, value, "banks");
  });
}

/// Every tile that lies nowhere else: the cheapest on top, the reserve underneath.
void rest_to_pile(BankSlots& slots, unsigned first) {
  u32 left = kLowGroup | kHighGroup;
  for (unsigned i = 0; i < first; ++i) left &= ~bank_tile_of(slots[i]);
  for (unsigned i = first; i < kFirstInReserve && left != 0; ++i, left &= left - 1) {
    slots[i] = components::kBankValues[unsigned(lowest_bit(left))];
  }
  for (unsigned i = kFirstInReserve; i < kBankTiles; ++i) slots[i] = components::kReserveValues[i - kFirstInReserve];
}

/// The tiles that were robbed, and the pile from the top, or "rest"; how many tiles it has follows.
void read_pile(Reader& r, const json::value* v, Public& pub, BankSlots& slots) {
  const u32 board = slots_on_board(pub);
  int left = kBankTiles - count_bits(board);
  for (unsigned i = 0; i < kBankTiles; ++i) {
    if ((board >> i & 1) != 0 || pub.bank_value[i] == 0) continue;
    slots[i] = pub.bank_value[i];
    --left;
  }
  pub.bank_pile = u8(left);
  const auto first = unsigned(kBankTiles - left);
  if (v != nullptr && v->is_string() && v->get_string() == "rest") return rest_to_pile(slots, first);
  const json::array& pile = r.array(v, "bank_pile");
  if (int(pile.size()) != left) {
    return r.fail("bank_pile: " + std::to_string(left) + " tiles are neither at a bank nor robbed, found " +
                  std::to_string(pile.size()));
  }
  for (unsigned i = 0; i < pile.size(); ++i) slots[first + i] = read_value(r, pile[i], "bank_pile");
}

// --- what follows from the rest
u8 cards_in(const Row& row) {
  u8 count = 0;
  while (count < kTurns && row[count] != 0) ++count;
  return count;
}

template <class Values>
int worth_of_tiles_gone(u32 left, const Values& values) {
  int worth = 0;
  for (unsigned i = 0; i < values.size(); ++i) worth += (left >> i & 1) == 0 ? values[i] : 0;
  return worth;
}

void work_out_loot(Public& pub) {
  int loot = worth_of_tiles_gone(pub.poker_tiles, components::kPokerValues) +
             worth_of_tiles_gone(pub.coach_tiles, components::kCoachValues);
  for (unsigned i = 0; i < kBankTiles; ++i) {
    if ((slots_on_board(pub) >> i & 1) == 0) loot += pub.bank_value[i];
  }
  pub.loot = u16(loot);
}

void work_out_disks(Public& pub) {
  for (const Action& a : pub.actions) {
    pub.disks_used = u8(pub.disks_used | a.joiners);
    if (is_robbery(a.kind)) hold_coach(pub, coach_of(a.kind));
  }
}

}  // namespace

// --- what everybody sees
/// The colour of each seat's figure and cards (DSP-SETUP-15, DSP-SETUP-18).
void write_colours(Writer& w, const Public& pub) {
  w.object([&] {
    for (Seat p = 0; p < pub.seats && is_set_up(pub); ++p) {
      const bool law = is_marshal(pub, p);
      w.text(kSeat.name_of(p),
             law ? "white" : components::kColourKeys[unsigned(desperado_of(p, pub.marshal, pub.seats))]);
    }
  });
}

/// Which of the twelve tiles lies at each bank, 1 to 5 those of the set-up, then the pile from the top; and its value
/// where everybody may know it.
void write_banks(Writer& w, const Public& pub) {
  w.object([&] {
    for (unsigned b = 0; b < kBanks; ++b) {
      w.object(kBankKeys[b], [&] {
        const u8 tile = pub.bank_slot[b];
        if (tile == 0) return;
        w.number("tile", tile);
        if (pub.bank_value[tile - 1U] != 0) w.number("value", in_dollars(pub.bank_value[tile - 1U]));
      });
    }
  });
}

void read_banks(Reader& r, const json::value* v, Public& pub) {
  each_bank(r, v, [&](unsigned bank, const json::value& value) {
    const json::object& o = r.object(&value, "banks");
    r.only_keys(o, "banks", {"tile", "value"});
    const json::value* tile = o.if_contains("tile");
    if (is_absent(tile)) return;
    const int slot = int(r.number(tile, "tile", 1, kBankTiles));
    pub.bank_slot[bank] = u8(slot);
    const json::value* known = o.if_contains("value");
    if (!is_absent(known)) pub.bank_value[unsigned(slot - 1)] = read_value(r, *known, "value");
  });
}

/// By slot: what was on the board and is no more.
void write_robbed(Writer& w, const Public& pub) {
  w.object([&] {
    for (unsigned i = 0; is_set_up(pub) && i < unsigned(kBankTiles - pub.bank_pile); ++i) {
      if ((slots_on_board(pub) >> i & 1) == 0) w.number(kNumerals[i], in_dollars(pub.bank_value[i]));
    }
  });
}

void read_robbed(Reader& r, const json::value* v, Public& pub) {
  if (is_absent(v)) return;
  const json::object& robbed = r.object(v, "robbed");
  std::size_t known = 0;
  for (unsigned i = 0; i < kBankTiles; ++i) {
    const json::value* value = robbed.if_contains(kNumerals[i]);
    known += value != nullptr ? 1 : 0;
    if (!is_absent(value)) pub.bank_value[i] = read_value(r, *value, "robbed");
  }
  if (known != robbed.size()) r.fail("robbed: the tiles are 1 to 12");
}

void write_poker_gone(Writer& w, const Public& pub) {
  const u32 gone = is_set_up(pub) ? kPokerTownSet & ~pub.poker : 0;
  kTownSet.write(kTownSet, w, to_value(gone));
}

void read_poker_gone(Reader& r, const json::value* v, Public& pub) {
  if (!is_set_up(pub)) return;
  const u32 gone = is_absent(v) ? 0 : from_value<u32>(read_member(r, v, "poker_gone", kTownSet));
  pub.poker = kPokerTownSet & ~gone;
}

void write_taken(Writer& w, const Public& pub) {
  const bool set_up = is_set_up(pub);
  w.object([&] {
    write_tiles_gone(w, "poker", set_up ? pub.poker_tiles : kAllPokerTiles, components::kPokerValues);
    write_tiles_gone(w, "coach", set_up ? pub.coach_tiles : kAllCoachTiles, components::kCoachValues);
  });
}

void read_taken(Reader& r, const json::value* v, Public& pub) {
  if (!is_set_up(pub)) return;
  static const json::object kNothing;
  const json::object& taken = is_absent(v) ? kNothing : r.object(v, "taken");
  r.only_keys(taken, "taken", {"poker", "coach"});
  pub.poker_tiles = read_tiles_gone(r, taken, "poker", components::kPokerValues);
  pub.coach_tiles = read_tiles_gone(r, taken, "coach", components::kCoachValues);
}

void write_goal(Writer& w, const Public& pub) { w.number(in_dollars(goal_of(pub))); }

// --- what a seat knows
void write_seen_banks(Writer& w, const Public& pub, const Private& mine) {
  write_values_on_board(w, pub, mine.bank_value);
}

/// He has also seen the tiles that were robbed.
void read_seen_banks(Reader& r, const json::value* v, const Public& pub, Private& mine) {
  if (is_absent(v)) return;
  mine.bank_value = seen_by_marshal(pub, pub.bank_value);
  read_values_on_board(r, v, pub, mine.bank_value);
}

void write_gang(Writer& w, const Public& pub, const Private& mine) {
  const GangNote& note = mine.gang;
  w.object([&] {
    for (const Seat p : gang(pub)) {
      w.object(kSeat.name_of(p), [&] {
        write_member(w, "row", kRow, to_value(note.row[p]));
        write_member(w, "town", kMaybeTown, to_value(note.town[p]));
        write_member(w, "stuck", kMark, to_value(note.stuck >> p & 1));
        w.flag("chosen", (note.chosen >> p & 1) != 0);
        write_member(w, "choice", kChoice, to_value(note.choice[p]));
      });
    }
  });
}

namespace {

/// His real town follows from the cards the gang sees.
void read_mate(Reader& r, const json::object& o, Seat p, const Public& pub, GangNote& note) {
  r.only_keys(o, "gang", {"row", "town", "stuck", "chosen", "choice"});
  note.row[p] = from_value<Row>(read_member(r, o.if_contains("row"), "row", kRow));
  note.choice[p] = from_value<u8>(read_member(r, o.if_contains("choice"), "choice", kChoice));
  if (read_member(r, o.if_contains("chosen"), "chosen", kMark).lo != 0) note.chosen = u8(note.chosen | only(p).bits);
  if (!all_placed(pub) || pub.figure[p] == 0 || owner_decides(pub)) return;
  if (cards_in(note.row[p]) < pub.laid[p]) return r.fail("gang: a row has fewer cards than laid says");
  note_ride(pub, p, ride_so_far(pub, p, note.row[p]), note);
}

}  // namespace

void read_gang(Reader& r, const json::value* v, const Public& pub, Private& mine) {
  if (is_absent(v)) return;
  for (const auto& [key, value] : r.object(v, "gang")) {
    const json::value name(key);
    const Seat p = r.seat(&name, "gang", pub.seats);
    if (r.ok()) read_mate(r, r.object(&value, "gang"), p, pub, mine.gang);
  }
}

// --- what nobody sees
void write_true_banks(Writer& w, const Public& pub, const Hidden& truth) {
  write_values_on_board(w, pub, truth.bank_value);
}

void write_bank_pile(Writer& w, const Public& pub, const Hidden& truth) {
  w.array([&] {
    if (!is_set_up(pub)) return;
    for (unsigned i = unsigned(kBankTiles - pub.bank_pile); i < kBankTiles; ++i) {
      w.number(in_dollars(truth.bank_value[i]));
    }
  });
}

void Game::complete(Reader& r, const json::object&, const Privates&, const json::object& hidden, State& s) {
  for (Seat p = 0; p < s.pub.seats; ++p) {
    s.pub.laid[p] = cards_in(s.seat[p].row);
    work_out_ride(s.pub, p, s.seat[p]);
  }
  work_out_disks(s.pub);
  if (!is_set_up(s.pub)) return;
  work_out_loot(s.pub);
  read_values_on_board(r, hidden.if_contains("banks"), s.pub, s.hidden.bank_value);
  if (r.ok()) read_pile(r, hidden.if_contains("bank_pile"), s.pub, s.hidden.bank_value);
  s.seat[s.pub.marshal].bank_value = seen_by_marshal(s.pub, s.hidden.bank_value);
  const GangNote note = gang_note_of(s);
  for (const Seat p : gang(s.pub)) s.seat[p].gang = note;
}

void Game::complete(Reader& r, const json::object&, const json::object* mine, View& v) {
  if (v.pub.marshal >= v.pub.seats) return r.fail("marshal is a seat of this table");
  if (mine == nullptr) return;
  if (cards_in(v.mine.row) < v.pub.laid[v.viewer]) return r.fail("row has fewer cards than laid says");
  work_out_ride(v.pub, v.viewer, v.mine);
}

}  // namespace saloon::desperados
