// What a state consists of, in the order of its JSON. Zones are written and read in zones.cpp. What follows from other
// facts (loot, real towns, the gang's notes, numbers of cards) is written for the reader's comfort and worked out again
// when a state is read.
#pragma once

#include "engine/rows/records.h"
#include "games/desperados/state.h"

namespace saloon::desperados {

Zone<Public>::Write write_colours, write_banks, write_robbed, write_poker_gone, write_taken, write_goal;
Zone<Public>::Read read_banks, read_robbed, read_poker_gone, read_taken;
Zone<Public, Private>::Write write_seen_banks, write_gang;
Zone<Public, Private>::Read read_seen_banks, read_gang;
Zone<Public, Hidden>::Write write_true_banks, write_bank_pile;

// --- what is written only sometimes
inline bool marks_count(const Public& pub, const Private&) { return owner_decides(pub); }
inline bool knows_banks(const Public& pub, const Private& mine) {
  return is_set_up(pub) && mine.bank_value != BankSlots{};
}
inline bool has_mates(const Public& pub, const Private& mine) {
  return is_set_up(pub) && mine.bank_value == BankSlots{};
}

inline constexpr Kind kLostCards = or_left_out(kCardSet);
inline constexpr Kind kTilesLeft = number(0, kPileAtStart);
inline constexpr Kind kFillerTurn = or_left_out(number(1, kTurns));
inline constexpr Kind kCardTurn = number(1, kTurns);
inline constexpr Kind kMarks = lenient(set_of(kCardTurn, "a list of turns 1 to 5"));

inline constexpr Kind kSheriffsNeeded = number(1, kSheriffs + 1);
inline constexpr FieldRow<Action> kAction[] = {
    field<&Action::turn>("turn", kCardTurn),    field<&Action::kind>("action", kActionKind),
    field<&Action::town>("town", kTown),        field<&Action::needed>("needed", kSheriffsNeeded),
    field<&Action::joiners>("seats", kSeatSet), field<&Action::settled>("settled", kSettled),
};
inline bool is_announced(const Action& a) { return a.kind != ActionKind::None; }

// --- what zones look like
inline constexpr auto kFigureColours = [] {
  std::array<const char*, components::kColourKeys.size() + 1> keys{"white"};
  std::copy(components::kColourKeys.begin(), components::kColourKeys.end(), keys.begin() + 1);
  return keys;
}();
inline constexpr Kind kColour = one_of("a colour", kFigureColours), kColours = some_by(kSeat, kColour);
inline constexpr Kind kSlot = or_left_out(number(1, kBankTiles)), kSlotKey = one_of("a tile 1 to 12", kNumerals);
inline constexpr Kind kKnownValue = or_left_out(kTileValue), kValues = items_of(kTileValue);
inline constexpr Member kBankParts[] = {{"tile", &kSlot}, {"value", &kKnownValue}};
inline constexpr Kind kTileAtBank = with_members(kBankParts), kTilesAtBanks = keyed_by(kBank, kTileAtBank);
inline constexpr Kind kRobbed = some_by(kSlotKey, kTileValue), kSeenBanks = some_by(kBank, kTileValue);
inline constexpr Member kTakenParts[] = {{"poker", &kValues}, {"coach", &kValues}};
inline constexpr Kind kTaken = with_members(kTakenParts);
inline constexpr Member kMateParts[] = {
    {"row", &kRow}, {"town", &kMaybeTown}, {"stuck", &kMark}, {"chosen", &kFlag}, {"choice", &kChoice}};
inline constexpr Kind kMate = with_members(kMateParts).called("Mate"), kGang = some_by(kSeat, kMate);

inline constexpr FieldRow<Public> kPublic[] = {
    field<&Public::marshal>("marshal", kSeat).when<is_set_up>(),
    field<&Public::round>("round", kRound),
    field<&Public::turn>("turn", kTurn),
    field<&Public::ended>("ended", kEndReason),
    field<&Public::first_timetable>("first_timetable", kTimetable),
    shown<write_colours>("colours", kColours),
    keyed<&Public::coach>("coaches", kCoach, kMaybeTown),
    field<&Public::held>("held", kCoachSet).in_views(),
    per_seat<&Public::figure>("figures", kMaybeTown),
    keyed<&Public::sheriff>("sheriffs", kSheriff, kMaybeTown),
    per_seat<&Public::laid>("laid", kTurn).in_views(),
    per_seat<&Public::shown>("shown", kRowByTurn),
    per_seat<&Public::lost>("lost", kLostCards),
    records<&Public::actions, kAction, is_announced, "Action">("actions"),
    field<&Public::disks_used>("disks_used", kSeatSet).in_views(),
    zone<write_banks, read_banks>("banks", kTilesAtBanks),
    part<&Public::bank_slot>("bank_slot"),
    part<&Public::bank_value>("bank_value"),
    field<&Public::bank_pile>("bank_pile", kTilesLeft).in_views(),
    zone<write_robbed, read_robbed>("robbed", kRobbed),
    zone<&Public::poker, write_poker_gone, read_poker_gone>("poker_gone", kTownSet),
    zone<write_taken, read_taken>("taken", kTaken),
    part<&Public::poker_tiles>("poker_tiles"),
    part<&Public::coach_tiles>("coach_tiles"),
    field<&Public::loot>("loot", kLoot).in_views(),
    shown<write_goal>("goal", kLoot),
    spare<&Public::spare>(),
};

inline constexpr FieldRow<Private> kPrivate[] = {
    field<&Private::row>("row", kRow),
    field<&Private::town>("town", kMaybeTown).worked_out(),
    field<&Private::stuck>("stuck", kFillerTurn).worked_out(),
    field<&Private::marks>("marks", kMarks).when<marks_count>(),
    zone<write_seen_banks, read_seen_banks>("banks", kSeenBanks).when<knows_banks>().in_views(),
    part<&Private::bank_value>("own_bank_value"),
    zone<&Private::gang, write_gang, read_gang>("gang", kGang).when<has_mates>().in_views(),
};

/// The pile may be "rest" in a state: both are read when all other tiles are known.
inline constexpr FieldRow<Hidden> kHidden[] = {
    shown<write_true_banks>("banks"),
    shown<write_bank_pile>("bank_pile"),
};

}  // namespace saloon::desperados
