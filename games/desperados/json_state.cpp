// State and views as JSON. What follows from other facts (loot, real towns, the gang's notes, numbers of cards) is
// written for the reader's comfort and worked out again when a state is read.
#include "engine/codec_parts.h"
#include "games/desperados/json.h"
#include "games/desperados/rules.h"

namespace saloon::desperados {

namespace {

template <class F>
json::object per_seat(const Public& pub, F value) {
  json::object out;
  for (Seat p = 0; p < pub.seats; ++p) {
    json::value v = value(p);
    if (!v.is_null()) out[seat_name(p)] = std::move(v);
  }
  return out;
}

json::value town_json(u8 town) { return town == 0 ? json::value() : json::value(card_name(town - 1)); }

json::object coaches_json(const Public& pub) {
  json::object out;
  for (int i = 0; i < kCoaches; ++i) {
    if (pub.coach[unsigned(i)] != 0) out[coach_name(i)] = town_json(pub.coach[unsigned(i)]);
  }
  return out;
}

json::array held_json(const Public& pub) {
  json::array out;
  for (const int coach : Bits{pub.held}) out.emplace_back(coach_name(coach));
  return out;
}

json::object sheriffs_json(const Public& pub) {
  json::object out;
  for (int i = 0; i < kSheriffs; ++i) {
    if (pub.sheriff[unsigned(i)] != 0) out[std::to_string(i + 1)] = town_json(pub.sheriff[unsigned(i)]);
  }
  return out;
}

/// By turn, so that one card can be patched.
json::value shown_json(const Row& row) {
  json::object out;
  for (unsigned t = 0; t < kTurns; ++t) {
    if (row[t] != 0) out[std::to_string(t + 1)] = card_name(row[t] - 1);
  }
  return out.empty() ? json::value() : json::value(std::move(out));
}

json::array actions_json(const Public& pub) {
  constexpr std::array<const char*, 4> kSettled{"open", "looted", "empty", "failed"};
  json::array out;
  for (const Action& a : pub.actions) {
    if (a.kind == ActionKind::None) break;
    json::object o{{"turn", a.turn},
                   {"action", kind_name(a.kind)},
                   {"town", card_name(a.town)},
                   {"needed", a.needed},
                   {"seats", seats_json({a.joiners})}};
    if (a.settled != Settled::Open) o["settled"] = kSettled[unsigned(a.settled)];
    out.push_back(std::move(o));
  }
  return out;
}

/// Which of the twelve tiles lies at each bank, 1 to 5 those of the set-up, then the pile from the top; and its value
/// where everybody may know it.
json::object banks_json(const Public& pub) {
  json::object out;
  for (unsigned b = 0; b < kBanks; ++b) {
    json::object bank;
    const u8 tile = pub.bank_slot[b];
    if (tile != 0) bank["tile"] = tile;
    if (tile != 0 && pub.bank_value[tile - 1U] != 0) bank["value"] = pub.bank_value[tile - 1U] * kHundred;
    out[card_name(box::kBankTowns[b])] = std::move(bank);
  }
  return out;
}

json::object robbed_json(const Public& pub) {
  json::object out;
  if (!is_set_up(pub)) return out;
  for (unsigned i = 0; i < unsigned(kBankTiles - pub.bank_pile); ++i) {
    bool on_board = false;
    for (const u8 slot : pub.bank_slot) on_board = on_board || slot == i + 1;
    if (!on_board) out[std::to_string(i + 1)] = pub.bank_value[i] * kHundred;
  }
  return out;
}

template <class Values>
json::array taken_json(u32 left, const Values& values) {
  json::array out;
  for (unsigned i = 0; i < values.size(); ++i) {
    if ((left >> i & 1) == 0) out.emplace_back(values[i] * kHundred);
  }
  return out;
}

json::object taken_json(const Public& pub) {
  if (!is_set_up(pub)) return {{"poker", json::array{}}, {"coach", json::array{}}};
  return {{"poker", taken_json(pub.poker_tiles, box::kPokerValues)},
          {"coach", taken_json(pub.coach_tiles, box::kCoachValues)}};
}

/// The colour of each seat's figure and cards (DSP-SETUP-15, DSP-SETUP-18).
json::value colour_json(const Public& pub, Seat p) {
  if (!is_set_up(pub)) return nullptr;
  if (is_marshal(pub, p)) return "white";
  return box::kColourKeys[unsigned(desperado_of(p, pub.marshal, pub.seats))];
}

json::object gang_json(const Public& pub, const GangNote& note) {
  json::object out;
  for (const Seat p : gang(pub)) {
    json::object o{{"row", row_json(note.row[p])}};
    if (note.town[p] != 0) o["town"] = town_json(note.town[p]);
    if ((note.stuck >> p & 1) != 0) o["stuck"] = true;
    o["chosen"] = (note.chosen >> p & 1) != 0;
    if (note.choice[p] != 0) o["choice"] = choice_name(chosen_by(note.choice[p]));
    out[seat_name(p)] = std::move(o);
  }
  return out;
}

json::object own_banks_json(const Public& pub, const std::array<u8, kBankTiles>& values) {
  json::object out;
  for (unsigned b = 0; b < kBanks; ++b) {
    const u8 tile = pub.bank_slot[b];
    if (tile != 0) out[card_name(box::kBankTowns[b])] = values[tile - 1U] * kHundred;
  }
  return out;
}

}  // namespace

json::object Codec::public_json(const Public& pub) {
  json::object o;
  if (is_set_up(pub)) o["marshal"] = seat_name(pub.marshal);
  o["round"] = pub.round;
  o["turn"] = pub.turn;
  o["ended"] = end_name(pub.ended);
  o["first_timetable"] = timetable_name(pub.first_timetable);
  o["colours"] = per_seat(pub, [&](Seat p) { return colour_json(pub, p); });
  o["coaches"] = coaches_json(pub);
  o["held"] = held_json(pub);
  o["figures"] = per_seat(pub, [&](Seat p) { return town_json(pub.figure[p]); });
  o["sheriffs"] = sheriffs_json(pub);
  o["laid"] = per_seat(pub, [&](Seat p) { return json::value(pub.laid[p]); });
  o["shown"] = per_seat(pub, [&](Seat p) { return shown_json(pub.shown[p]); });
  o["lost"] =
      per_seat(pub, [&](Seat p) { return pub.lost[p] == 0 ? json::value() : json::value(cards_json(pub.lost[p])); });
  o["actions"] = actions_json(pub);
  o["disks_used"] = seats_json({pub.disks_used});
  o["banks"] = banks_json(pub);
  o["bank_pile"] = pub.bank_pile;
  o["robbed"] = robbed_json(pub);
  o["poker_gone"] = is_set_up(pub) ? cards_json(kPokerTownSet & ~pub.poker) : json::array{};
  o["taken"] = taken_json(pub);
  o["loot"] = pub.loot * kHundred;
  o["goal"] = goal_of(pub) * kHundred;
  return o;
}

json::object Codec::private_json(const Public& pub, const Private& mine) {
  json::object o{{"row", row_json(mine.row)}};
  if (mine.town != 0) o["town"] = town_json(mine.town);
  if (mine.stuck != 0) o["stuck"] = mine.stuck;
  if (owner_decides(pub)) {
    json::array marks;
    for (const int t : Bits{mine.marks}) marks.emplace_back(t + 1);
    o["marks"] = std::move(marks);
  }
  if (!is_set_up(pub)) return o;
  if (mine.bank_value != std::array<u8, kBankTiles>{}) {
    o["banks"] = own_banks_json(pub, mine.bank_value);
  } else {
    o["gang"] = gang_json(pub, mine.gang);
  }
  return o;
}

json::object Codec::box_json(const Public& pub, const Box& box) {
  json::array pile;
  if (is_set_up(pub)) {
    for (unsigned i = unsigned(kBankTiles - pub.bank_pile); i < kBankTiles; ++i) {
      pile.emplace_back(box.bank_value[i] * kHundred);
    }
  }
  return {{"banks", own_banks_json(pub, box.bank_value)}, {"bank_pile", std::move(pile)}};
}

std::string_view Codec::end_reason(const Public& pub) { return end_name(pub.ended); }

}  // namespace saloon::desperados
