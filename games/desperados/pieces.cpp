#include "games/desperados/pieces.h"

#include "engine/json/json.h"
#include "games/desperados/rules.h"

namespace saloon::desperados {

void write_ordinal(const Kind&, Writer& w, const Value& index) { w.number(index.number() + 1); }

bool read_ordinal(const Kind& k, const json::value& v, Value& index) {
  const auto n = whole_number(v);
  if (!n || *n - 1 < k.low || *n - 1 > k.high) return false;
  index = to_value(*n - 1);
  return true;
}

// --- rows
void write_row(const Kind&, Writer& w, const Value& value) {
  const Row row = from_value<Row>(value);
  std::size_t end = row.size();
  while (end > 0 && row[end - 1] == 0) --end;
  w.array([&] {
    for (std::size_t t = 0; t < end; ++t) {
      if (row[t] == 0)
        w.null();
      else
        w.text(card_name(row[t] - 1));
    }
  });
}

bool read_row(const Kind&, const json::value& v, Value& out) {
  const json::array* cards = v.if_array();
  if (cards == nullptr || cards->size() > kTurns) return false;
  Row row{};
  for (std::size_t t = 0; t < cards->size(); ++t) {
    if ((*cards)[t].is_null()) continue;
    Value card;
    if (!kCard.read(kCard, (*cards)[t], card)) return false;
    row[t] = u8(card.lo + 1);
  }
  out = to_value(row);
  return true;
}

void write_timetables(const Kind&, Writer& w, const Value& first) {
  w.array([&] {
    for (int i = 0; i < kTimetables; ++i) w.text(kTimetable.name_of((first.number() + i) % kTimetables));
  });
}

// --- tiles and money
void write_bank_layout(const Kind&, Writer& w, const Value& number) {
  const BankSlots slots = bank_layout(u32(number.lo));
  w.array([&] {
    for (unsigned i = 0; i < kFirstInReserve; ++i) w.number(in_dollars(slots[i]));
  });
}

bool read_bank_layout(const Kind&, const json::value& v, Value& out) {
  const json::array* values = v.if_array();
  if (values == nullptr || values->size() != kFirstInReserve) return false;
  BankSlots slots{};
  for (unsigned i = 0; i < kFirstInReserve; ++i) {
    Value value;
    if (!kTileValue.read(kTileValue, (*values)[i], value)) return false;
    slots[i] = u8(value.lo);
  }
  const i64 number = bank_layout_number(slots);
  out = to_value(number);
  return number >= 0;
}

namespace {

template <class Values>
bool tile_of(const Values& values, const json::value& v, Value& tile) {
  Value value;
  if (!kTileValue.read(kTileValue, v, value)) return false;
  for (u32 i = 0; i < values.size(); ++i) {
    if (values[i] != value.lo) continue;
    tile = to_value(i);
    return true;
  }
  return false;
}

}  // namespace

void write_poker_tile(const Kind&, Writer& w, const Value& tile) {
  w.number(in_dollars(components::kPokerValues[std::size_t(tile.lo)]));
}
bool read_poker_tile(const Kind&, const json::value& v, Value& tile) {
  return tile_of(components::kPokerValues, v, tile);
}
void write_coach_tile(const Kind&, Writer& w, const Value& tile) {
  w.number(in_dollars(components::kCoachValues[std::size_t(tile.lo)]));
}
bool read_coach_tile(const Kind&, const json::value& v, Value& tile) {
  return tile_of(components::kCoachValues, v, tile);
}

// --- what a desperado chose
namespace {

constexpr std::array kChoices{Decision::no_action(), Decision::poker(), Decision::rob(Coach::Brown),
                              Decision::rob(Coach::Blue), Decision::spy()};

}  // namespace

std::string_view choice_name(u8 choice) {
  std::size_t i = 0;
  while (i + 1 < kChoices.size() && choice_of(kChoices[i]) != choice) ++i;
  return kChoiceNames[i];
}

void write_choice(const Kind&, Writer& w, const Value& choice) { w.text(choice_name(u8(choice.lo))); }

bool read_choice(const Kind&, const json::value& v, Value& choice) {
  const auto* name = v.if_string();
  for (std::size_t i = 0; name != nullptr && i < kChoices.size(); ++i) {
    if (std::string_view(*name) != kChoiceNames[i]) continue;
    choice = to_value(choice_of(kChoices[i]));
    return true;
  }
  return false;
}

}  // namespace saloon::desperados
