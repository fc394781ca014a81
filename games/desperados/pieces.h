// The pieces by name: how towns, cards, coaches and tiles are called in JSON.
#pragma once

#include "engine/rows/kind.h"
#include "games/desperados/map.h"

namespace saloon::desperados {

/// Cards of one seat in this round, each card + 1, 0 = not laid or not seen.
using Row = std::array<u8, kTurns>;

inline constexpr std::array<const char*, kCards> kCardKeys = [] {
  std::array<const char*, kCards> keys{};
  for (unsigned town = 0; town < kTowns; ++town) keys[town] = components::kTownKeys[town];
  keys[kSaloon] = "saloon";
  return keys;
}();
inline constexpr std::array<const char*, kBanks> kBankKeys = [] {
  std::array<const char*, kBanks> keys{};
  for (unsigned b = 0; b < kBanks; ++b) keys[b] = components::kTownKeys[components::kBankTowns[b]];
  return keys;
}();
inline constexpr std::array kCoachKeys{"brown", "blue"};
inline constexpr std::array kTimetableKeys{"T1", "T2", "T3", "T4", "T5"};
inline constexpr std::array kNumerals{"1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"};
static_assert(kCoachKeys.size() == kCoaches && kTimetableKeys.size() == kTimetables && kNumerals.size() == kBankTiles);

// --- one piece
inline constexpr Kind kSeat = seat_kind("a seat S0 to S5", kMaxSeats);
inline constexpr Kind kTown = one_of("one of the 19 towns", components::kTownKeys).called("Town");
inline constexpr Kind kCard = one_of("one of the 19 towns or saloon", kCardKeys).called("Card");
inline constexpr Kind kBank = one_of("one of the five bank towns", kBankKeys).called("Bank");
inline constexpr Kind kCoach = one_of("brown or blue", kCoachKeys).called("Coach");
inline constexpr Kind kTimetable = one_of("a timetable T1 to T5", kTimetableKeys).called("Timetable");
inline constexpr Kind kRound = number(0, kRounds);
inline constexpr Kind kTurn = number(0, kTurns);
/// Where somebody stands, as the state keeps it: town + 1, 0 = beside the board.
inline constexpr Kind kMaybeTown = maybe(kTown);
inline std::string_view card_name(int card) { return kCard.name_of(card); }
inline std::string_view coach_name(Coach coach) { return kCoach.name_of(i64(coach)); }

/// Counted from 0, called 1 to 5.
void write_ordinal(const Kind& k, Writer& w, const Value& index);
bool read_ordinal(const Kind& k, const json::value& v, Value& index);
inline constexpr Kind kSheriffNumber = number(1, kSheriffs);
inline constexpr Kind kSheriff = [] {
  Kind k = one_of("a sheriff 1 to 5", std::span(kNumerals).first(kSheriffs));
  k.form = Form::Like;
  k.of = &kSheriffNumber;
  k.write = write_ordinal;
  k.read = read_ordinal;
  return k;
}();

// --- several
inline constexpr Kind kSeatSet = set_of(kSeat, "a list of seats S0 to S5");
inline constexpr Kind kCardSet = set_of(kCard, "a list of towns or saloon");
inline constexpr Kind kTownSet = set_of(kTown, "a list of towns");
inline constexpr Kind kCoachSet = set_of(kCoach, "a list of coaches");
/// Learners count every set of banks.
inline constexpr Kind kBankSet = [] {
  Kind k = set_of(kBank, "a list of bank towns, each once");
  k.numbers = 1U << kBanks;
  k.place = kinds::place_of_one;
  k.at = kinds::one_at;
  return k;
}();

/// A row from its first card, unseen ones null, up to the last that is known.
void write_row(const Kind& k, Writer& w, const Value& value);
bool read_row(const Kind& k, const json::value& v, Value& out);
inline constexpr Kind kMaybeCard = maybe(kCard), kSeenCard = or_unknown(kCard);
inline constexpr Kind kRow{.what = "a list of up to five cards, unseen ones null",
                           .form = Form::List,
                           .of = &kSeenCard,
                           .most = kTurns,
                           .width = kTurns,
                           .lenient = true,
                           .write = write_row,
                           .read = read_row};
/// The same by turn, {"2": "globe"}, so that one card can be patched; left out if there is none.
inline constexpr Kind kTurnKey = one_of("a turn 1 to 5", std::span(kNumerals).first(kTurns));
inline constexpr Kind kRowByTurn =
    or_left_out(bytes_by(kTurnKey, kMaybeCard, R"(cards by turn, such as {"2": "globe"})"));

/// Called in the order of the rounds, told as the first one (DSP-SETUP-11).
void write_timetables(const Kind& k, Writer& w, const Value& first);
inline constexpr Kind kTimetableOrder{.form = Form::Set,
                                      .of = &kTimetable,
                                      .least = kTimetables,
                                      .most = kTimetables,
                                      .width = 1,
                                      .write = write_timetables};

// --- tiles and money: hundreds in the state, dollars for people
constexpr Kind dollars(const char* what, int most) {
  Kind k = number(0, most);
  k.what = what;
  k.unit = kHundred;
  return k;
}
inline constexpr Kind kTileValue = dollars("the value of a tile, in whole hundreds of dollars", 255);
inline constexpr Kind kLoot = dollars("whole hundreds of dollars", 0xFFFF);

/// {"flagstaff": 500, …}: a byte for each bank.
using BankValues = std::array<u8, kBanks>;
inline constexpr Kind kValuesOfBanks = bytes_by(kBank, kTileValue, "the value of each bank's tile");

/// The values of all bank tiles by slot (map.h), 0 = not known.
using BankSlots = std::array<u8, kBankTiles>;
/// A draw of the set-up, by its number: the values at the five bank towns, then those of the pile from the top, without
/// the reserve.
void write_bank_layout(const Kind& k, Writer& w, const Value& number);
bool read_bank_layout(const Kind& k, const json::value& v, Value& out);
inline constexpr Kind kBankLayout{.width = 4, .write = write_bank_layout, .read = read_bank_layout};
/// A tile that is won, by its number; as JSON its value, which the lowest number stands for (map.h).
void write_poker_tile(const Kind& k, Writer& w, const Value& tile);
bool read_poker_tile(const Kind& k, const json::value& v, Value& tile);
inline constexpr Kind kPokerTile{.width = 1, .write = write_poker_tile, .read = read_poker_tile};
void write_coach_tile(const Kind& k, Writer& w, const Value& tile);
bool read_coach_tile(const Kind& k, const json::value& v, Value& tile);
inline constexpr Kind kCoachTile{.width = 1, .write = write_coach_tile, .read = read_coach_tile};

}  // namespace saloon::desperados
