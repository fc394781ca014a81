// What a state consists of, in the order of its JSON. Zones are written and read in zones.cpp.
#pragma once

#include "engine/rows/records.h"
#include "games/deadwood/state.h"

namespace saloon::deadwood {

Zone<Public>::Write write_supply, write_railroad, write_tiles, write_town, write_players, write_pile_notes;
Zone<Public>::Read read_supply, read_railroad, read_tiles, read_town, read_players, read_pile_notes;
Zone<Public, Private>::Write write_peek;
Zone<Public, Private>::Read read_peek;
Zone<Public, Hidden>::Write write_piles;
Zone<Public, Hidden>::Read read_piles;
inline bool has_final_duel(const Public& pub) { return pub.final_duel.out != 0; }

inline constexpr Kind kTurns = number(0, 0xFFFF);
inline constexpr Kind kWantedCount = number(0, components::kWanted);

// --- what zones look like
inline constexpr Kind kTokens = number(0, 60000);
inline constexpr Kind kLeastTokens = number(0, 0xFF);
inline constexpr Member kSupplyParts[] = {{"cartridges", &kLeastTokens}, {"horses", &kLeastTokens}};
inline constexpr Kind kSupply = with_members(kSupplyParts);
inline constexpr Kind kRailroad = items_of(kPlot, 0, kRails + 1);
inline constexpr Kind kTilesByPlot = some_by(kPlot, kTile);
inline constexpr Kind kCowboysOfPlot = some_by(kSeat, kCowboy), kTown = some_by(kPlot, kCowboysOfPlot);
inline constexpr Member kPlayerParts[] = {
    {"money", &kTokens},         {"cartridges", &kTokens},     {"horses", &kTokens},      {"wanted", &kWantedCount},
    {"fine", &kCount},           {"total", &kAmount},          {"ranch", &kCowboyCounts}, {"mine", &kCowboyCounts},
    {"reserve", &kCowboyCounts}, {"boot_hill", &kCowboyCounts}};
inline constexpr Kind kPlayer = with_members(kPlayerParts).called("Player"), kPlayers = keyed_by(kSeat, kPlayer);
inline constexpr Kind kPileSize = number(0, kDeepestPile), kTileSet = set_of(kTile, "a list of tiles");
inline constexpr Kind kReader = or_left_out(kSeat);
inline constexpr Member kPileNoteParts[] = {
    {"size", &kPileSize}, {"left", &kTileSet}, {"bottom", &kPileOrder}, {"reader", &kReader}};
inline constexpr Kind kPileNotes = with_members(kPileNoteParts), kPilesOfTable = keyed_by(kPile, kPileNotes);
inline constexpr Kind kPeek = some_by(kPile, kPileOrder);

// --- the Final Duel
void write_aim(const Kind& k, Writer& w, const Value& aim);
bool read_aim(const Kind& k, const json::value& v, Value& aim);
inline constexpr Kind kAim{.what = "a declaration of targets",
                           .form = Form::Defined,
                           .type = "Decision",
                           .optional = true,
                           .write = write_aim,
                           .read = read_aim};
inline constexpr Kind kRepresentative = or_left_out(kCowboy);
inline constexpr Kind kDiceLeft = or_left_out(number(0, i64(Shares::kMostDice)));
inline constexpr Kind kWounds = or_left_out(number(0, components::kWoundsThatKill - 1));
inline constexpr FieldRow<FinalDuel> kFinalDuel[] = {
    field<&FinalDuel::involved>("involved", kSeatSet),
    field<&FinalDuel::standing>("standing", kSeatSet),
    field<&FinalDuel::pending>("pending", kSeatSet),
    field<&FinalDuel::out>("out", kSeatSet),
    per_seat<&FinalDuel::strength>("cowboys", kRepresentative),
    per_seat<&FinalDuel::dice>("dice", kDiceLeft),
    per_seat<&FinalDuel::wounds>("wounds", kWounds),
    per_seat<&FinalDuel::aim>("aims", kAim),
};

/// In a state the box and the supply may be "rest": both are read when all other tokens are known.
inline constexpr FieldRow<Public> kPublic[] = {
    field<&Public::turn>("turn", kSeat),
    field<&Public::first>("first_player", kSeat),
    field<&Public::turns>("turns", kTurns),
    field<&Public::ended>("ended", kEndReason),
    field<&Public::winners>("winners", kSeatSet),
    field<&Public::sheriff>("sheriff", kIntersection),
    field<&Public::pool>("pool", kWantedCount),
    field<&Public::discarded>("box", kWantedCount).in_views(),
    zone<write_supply, read_supply>("supply", kSupply).in_views(),
    part<&Public::cartridge_supply>("cartridge_supply"),
    part<&Public::horse_supply>("horse_supply"),
    zone<write_railroad, read_railroad>("railroad", kRailroad),
    part<&Public::laid>("laid"),
    part<&Public::route>("route"),
    zone<write_tiles, read_tiles>("tiles", kTilesByPlot),
    part<&Public::tile>("tile"),
    part<&Public::built>("built"),
    zone<write_town, read_town>("cowboys", kTown),
    part<&Public::cowboy>("cowboy"),
    seat_part<&Public::church>("church"),
    part<&Public::occupied>("occupied"),
    seat_part<&Public::own>("own"),
    zone<write_players, read_players>("players", kPlayers),
    seat_part<&Public::money>("money"),
    seat_part<&Public::cartridges>("cartridges"),
    seat_part<&Public::horses>("horses"),
    seat_part<&Public::wanted>("wanted"),
    seat_part<&Public::ranch>("ranch"),
    seat_part<&Public::mine>("mine"),
    seat_part<&Public::reserve>("reserve"),
    zone<write_pile_notes, read_pile_notes>("piles", kPilesOfTable),
    part<&Public::pile_size>("pile_size"),
    part<&Public::reader>("reader"),
    part<&Public::known>("known"),
    field<&Public::drawn>("drawn", kDrawn),
    record<&Public::final_duel, kFinalDuel, "FinalDuel">("final_duel").when<has_final_duel>(),
};

/// Whoever reads a pile knows it as it is.
inline constexpr FieldRow<Private> kPrivate[] = {
    zone<&Private::peek, write_peek, read_peek>("peek", kPeek).in_views(),
    spare<&Private::spare>(),
};

inline constexpr FieldRow<Hidden> kHidden[] = {
    zone<&Hidden::piles, write_piles, read_piles>("piles"),
};

}  // namespace saloon::deadwood
