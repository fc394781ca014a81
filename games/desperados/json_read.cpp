// Reading a state or view: what people write, with one clear complaint; the rest is worked out.
#include "engine/codec_parts.h"
#include "games/desperados/json.h"
#include "games/desperados/rules.h"

namespace saloon::desperados {

const json::value* given(const json::object& o, std::string_view key) {
  const json::value* v = o.if_contains(key);
  return v == nullptr || v->is_null() ? nullptr : v;
}

int read_town(Reader& r, const json::value* v, std::string_view what) {
  const std::string_view name = r.text(v, what);
  const int town = town_from_name(name);
  if (town < 0) r.fail(std::string(what) + ": there is no town '" + std::string(name) + "'");
  return town < 0 ? 0 : town;
}

int read_card(Reader& r, const json::value* v, std::string_view what) {
  const std::string_view name = r.text(v, what);
  const int card = card_from_name(name);
  if (card < 0) r.fail(std::string(what) + ": '" + std::string(name) + "' is no town and not 'saloon'");
  return card < 0 ? 0 : card;
}

int read_value(Reader& r, const json::value* v, std::string_view what) {
  const i64 dollars = r.number(v, what, 0, i64{255} * kHundred);
  if (dollars % kHundred != 0) r.fail(std::string(what) + ": whole hundreds of dollars are needed");
  return int(dollars) / kHundred;
}

Row read_row(Reader& r, const json::value* v, std::string_view what) {
  Row row{};
  if (v == nullptr) return row;
  const json::array& cards = r.array(v, what);
  if (cards.size() > kTurns) r.fail(std::string(what) + ": a row has five cards at most");
  for (std::size_t t = 0; t < cards.size() && t < kTurns; ++t) {
    if (!cards[t].is_null()) row[t] = u8(read_card(r, &cards[t], what) + 1);
  }
  return row;
}

namespace {

/// Calls read(index, value) for every member of an object whose keys are numbers from 1 to `most`.
template <class F>
void each_number(Reader& r, const json::value* v, std::string_view what, int most, F read) {
  if (v == nullptr) return;
  for (const auto& [key, value] : r.object(v, what)) {
    int number = 0;
    for (int i = 1; i <= most; ++i) number = key == std::to_string(i) ? i : number;
    if (number == 0)
      return r.fail(std::string(what) + ": '" + std::string(key) + "' is not 1 to " + std::to_string(most));
    if (!value.is_null()) read(unsigned(number - 1), value);
  }
}

template <class F>
void each_seat(Reader& r, const json::value* v, std::string_view what, int seats, F read) {
  if (v == nullptr) return;
  for (const auto& [key, value] : r.object(v, what)) {
    const json::value name(key);
    const Seat p = r.seat(&name, what, seats);
    if (r.ok() && !value.is_null()) read(p, value);
  }
}

void read_coaches(Reader& r, const json::value* v, Public& pub) {
  if (v == nullptr) return;
  for (const auto& [key, value] : r.object(v, "coaches")) {
    const int coach = coach_from_name(key);
    if (coach < 0) return r.fail("coaches: there are 'brown' and 'blue', not '" + std::string(key) + "'");
    if (!value.is_null()) pub.coach[unsigned(coach)] = u8(read_town(r, &value, "coaches") + 1);
  }
}

Action read_action(Reader& r, const json::value& v, int seats) {
  constexpr std::array<const char*, 4> kSettled{"open", "looted", "empty", "failed"};
  const json::object& o = r.object(&v, "actions");
  r.only_keys(o, "actions", {"turn", "action", "town", "needed", "seats", "settled"});
  Action a;
  a.turn = u8(r.number(o.if_contains("turn"), "turn", 1, kTurns));
  a.kind = kind_from_name(r.text(o.if_contains("action"), "action"));
  if (a.kind == ActionKind::None) r.fail("action must be 'poker', 'coach_brown' or 'coach_blue'");
  a.town = u8(read_town(r, o.if_contains("town"), "town"));
  a.needed = u8(r.number(o.if_contains("needed"), "needed", 1, kSheriffs + 1));
  a.joiners = u8(read_seats(r, o.if_contains("seats"), "seats", seats).bits);
  if (const json::value* settled = given(o, "settled")) {
    a.settled = Settled(read_name(r, r.text(settled, "settled"), "settled", kSettled));
  }
  return a;
}

/// Disks and held coaches follow from the actions.
void read_actions(Reader& r, const json::value* v, Public& pub) {
  if (v == nullptr) return;
  const json::array& list = r.array(v, "actions");
  if (list.size() > pub.actions.size()) return r.fail("actions: five disks, so five actions at most");
  for (std::size_t i = 0; i < list.size() && r.ok(); ++i) {
    const Action a = read_action(r, list[i], pub.seats);
    pub.actions[i] = a;
    pub.disks_used = u8(pub.disks_used | a.joiners);
    if (a.kind == ActionKind::CoachBrown) pub.held |= 1;
    if (a.kind == ActionKind::CoachBlue) pub.held |= 2;
  }
}

void read_banks(Reader& r, const json::value* v, Public& pub) {
  if (v == nullptr) return;
  for (const auto& [key, value] : r.object(v, "banks")) {
    const int bank = bank_at(town_from_name(key));
    if (bank < 0) return r.fail("banks: there is no bank in '" + std::string(key) + "'");
    if (value.is_null()) continue;
    const json::object& o = r.object(&value, "banks");
    r.only_keys(o, "banks", {"tile", "value"});
    const json::value* tile = given(o, "tile");
    if (tile == nullptr) continue;
    const int slot = int(r.number(tile, "tile", 1, kBankTiles));
    pub.bank_slot[unsigned(bank)] = u8(slot);
    if (const json::value* known = given(o, "value")) {
      pub.bank_value[unsigned(slot - 1)] = u8(read_value(r, known, "value"));
    }
  }
}

/// Tiles already taken, by value; the loot grows by them.
template <class Values>
u16 read_taken(Reader& r, const json::value* v, std::string_view what, const Values& values, Public& pub) {
  u32 left = (1U << values.size()) - 1;
  if (v == nullptr) return u16(left);
  for (const json::value& item : r.array(v, what)) {
    const int value = read_value(r, &item, what);
    unsigned last = unsigned(values.size());
    for (unsigned i = 0; i < values.size(); ++i) last = values[i] == value && (left >> i & 1) != 0 ? i : last;
    if (last == values.size()) {
      r.fail("taken: there is no such tile left: " + json::serialize(item));
      return 0;
    }
    left &= ~(1U << last);
    pub.loot = u16(pub.loot + value);
  }
  return u16(left);
}

void read_loot(Reader& r, const json::object& o, Public& pub) {
  each_number(r, given(o, "robbed"), "robbed", kBankTiles, [&](unsigned slot, const json::value& v) {
    pub.bank_value[slot] = u8(read_value(r, &v, "robbed"));
    pub.loot = u16(pub.loot + pub.bank_value[slot]);
  });
  pub.poker = kPokerTownSet;
  if (const json::value* gone = given(o, "poker_gone")) {
    for (const json::value& item : r.array(gone, "poker_gone")) {
      pub.poker &= ~(1U << read_town(r, &item, "poker_gone"));
    }
  }
  const json::value* taken = given(o, "taken");
  const json::object& tiles = taken == nullptr ? json::object{} : r.object(taken, "taken");
  r.only_keys(tiles, "taken", {"poker", "coach"});
  pub.poker_tiles = read_taken(r, given(tiles, "poker"), "taken poker tiles", box::kPokerValues, pub);
  pub.coach_tiles = read_taken(r, given(tiles, "coach"), "taken coach tiles", box::kCoachValues, pub);
}

void read_course(Reader& r, const json::object& o, Public& pub) {
  if (is_set_up(pub)) pub.marshal = r.seat(o.if_contains("marshal"), "marshal", pub.seats);
  pub.round = u8(r.number(o.if_contains("round"), "round", 0, kRounds));
  pub.turn = u8(r.number(o.if_contains("turn"), "turn", 0, kTurns));
  const int ended = end_from_name(r.text(o.if_contains("ended"), "ended"));
  if (ended < 0) r.fail("ended must be 'none', 'goal_reached' or 'goal_missed'");
  pub.ended = EndReason(ended < 0 ? 0 : ended);
  const int first = timetable_from_name(r.text(o.if_contains("first_timetable"), "first_timetable"));
  if (first < 0) r.fail("first_timetable must be T1 to T5");
  pub.first_timetable = u8(first < 0 ? 0 : first);
}

}  // namespace

void read_public(Reader& r, const json::object& o, Public& pub) {
  r.only_keys(o, "public", {"marshal",    "round",   "turn",      "ended",  "first_timetable", "colours", "coaches",
                            "held",       "figures", "sheriffs",  "laid",   "shown",           "lost",    "actions",
                            "disks_used", "banks",   "bank_pile", "robbed", "poker_gone",      "taken",   "loot",
                            "goal"});
  read_course(r, o, pub);
  read_coaches(r, given(o, "coaches"), pub);
  each_seat(r, given(o, "figures"), "figures", pub.seats,
            [&](Seat p, const json::value& v) { pub.figure[p] = u8(read_town(r, &v, "figures") + 1); });
  each_number(r, given(o, "sheriffs"), "sheriffs", kSheriffs,
              [&](unsigned i, const json::value& v) { pub.sheriff[i] = u8(read_town(r, &v, "sheriffs") + 1); });
  each_seat(r, given(o, "laid"), "laid", pub.seats,
            [&](Seat p, const json::value& v) { pub.laid[p] = u8(r.number(&v, "laid", 0, kTurns)); });
  each_seat(r, given(o, "shown"), "shown", pub.seats, [&](Seat p, const json::value& cards) {
    each_number(r, &cards, "shown", kTurns,
                [&](unsigned t, const json::value& v) { pub.shown[p][t] = u8(read_card(r, &v, "shown") + 1); });
  });
  each_seat(r, given(o, "lost"), "lost", pub.seats, [&](Seat p, const json::value& cards) {
    for (const json::value& v : r.array(&cards, "lost")) pub.lost[p] |= 1U << read_card(r, &v, "lost");
  });
  read_actions(r, given(o, "actions"), pub);
  if (!is_set_up(pub)) return;
  read_banks(r, given(o, "banks"), pub);
  pub.bank_pile = u8(r.number(o.if_contains("bank_pile"), "bank_pile", 0, kPileAtStart));
  read_loot(r, o, pub);
}

}  // namespace saloon::desperados
