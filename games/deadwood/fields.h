// What a state consists of, in the order of its JSON. Zones are written and read in zones.cpp.
#pragma once

#include "engine/rows/fields.h"
#include "games/deadwood/state.h"

namespace saloon::deadwood {

Zone<Public>::Write write_supply, write_railroad, write_tiles, write_town, write_players, write_pile_notes,
    write_final_duel;
Zone<Public>::Read read_supply, read_railroad, read_tiles, read_town, read_players, read_pile_notes, read_final_duel;
Zone<Public, Private>::Write write_peek;
Zone<Public, Private>::Read read_peek;
Zone<Public, Hidden>::Write write_piles;
Zone<Public, Hidden>::Read read_piles;
inline bool has_final_duel(const Public& pub) { return pub.final_duel.out != 0; }

inline constexpr Kind kTurns = number(0, 0xFFFF);
inline constexpr Kind kWantedCount = number(0, components::kWanted);

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
    zone<write_supply, read_supply>("supply").in_views(),
    part<&Public::cartridge_supply>("cartridge_supply"),
    part<&Public::horse_supply>("horse_supply"),
    zone<write_railroad, read_railroad>("railroad"),
    part<&Public::laid>("laid"),
    part<&Public::route>("route"),
    zone<write_tiles, read_tiles>("tiles"),
    part<&Public::tile>("tile"),
    part<&Public::built>("built"),
    zone<write_town, read_town>("cowboys"),
    part<&Public::cowboy>("cowboy"),
    seat_part<&Public::church>("church"),
    part<&Public::occupied>("occupied"),
    seat_part<&Public::own>("own"),
    zone<write_players, read_players>("players"),
    seat_part<&Public::money>("money"),
    seat_part<&Public::cartridges>("cartridges"),
    seat_part<&Public::horses>("horses"),
    seat_part<&Public::wanted>("wanted"),
    seat_part<&Public::ranch>("ranch"),
    seat_part<&Public::mine>("mine"),
    seat_part<&Public::reserve>("reserve"),
    zone<write_pile_notes, read_pile_notes>("piles"),
    part<&Public::pile_size>("pile_size"),
    part<&Public::reader>("reader"),
    part<&Public::known>("known"),
    field<&Public::drawn>("drawn", kDrawn),
    zone<&Public::final_duel, write_final_duel, read_final_duel>("final_duel").when<has_final_duel>(),
};

/// Whoever reads a pile knows it as it is.
inline constexpr FieldRow<Private> kPrivate[] = {
    zone<&Private::peek, write_peek, read_peek>("peek").in_views(),
    spare<&Private::spare>(),
};

inline constexpr FieldRow<Hidden> kHidden[] = {
    zone<&Hidden::piles, write_piles, read_piles>("piles"),
};

}  // namespace saloon::deadwood
