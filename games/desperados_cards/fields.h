// What a state consists of, in the order of its JSON. Zones are written and read in zones.cpp.
#pragma once

#include "engine/rows/fields.h"
#include "games/desperados_cards/pieces.h"
#include "games/desperados_cards/state.h"

namespace saloon::desperados_cards {

Zone<Public>::Write write_piles, write_totals, write_scored, write_notes;
Zone<Public>::Read read_piles, read_notes;
Zone<Public, Hidden>::Write write_arrangement;
Zone<Public, Hidden>::Read read_arrangement;

inline constexpr Kind kStalls = number(0, components::kStalemate);
inline constexpr Kind kPlacements = number(0, 9999);
inline constexpr Kind kLatest = number(-kMaxSeats, 9999);
inline constexpr Kind kPool = or_left_out(kCards, to_value(kAllCards));

// --- what zones look like
inline constexpr Kind kLevel = number(0, kLevels), kCardOfPile = or_unknown(kPlaceCard);
inline constexpr Kind kCardsOfPile = items_of(kCardOfPile, kLevels, kLevels), kRow = items_of(kCard, 0, kLongestRow);
inline constexpr Member kPileParts[] = {{"level", &kLevel}, {"cards", &kCardsOfPile}, {"row", &kRow}};
inline constexpr Kind kOnePile = with_members(kPileParts), kAllPiles = keyed_by(kPile, kOnePile);
inline constexpr Kind kTotals = keyed_by(kSeat, kCount);
inline constexpr Member kScoredParts[] = {{"each", &kPlaceValue}, {"points", &kCount}};
inline constexpr Kind kScoredPlace = with_members(kScoredParts), kScoredPlaces = some_by(kPlaceName, kScoredPlace);
inline constexpr Kind kScored = keyed_by(kSeat, kScoredPlaces);
inline constexpr Kind kSlack = number(0, 79);
inline constexpr Member kNoteParts[] = {{"unfit", &kCards}, {"slack", &kSlack}};
inline constexpr Kind kNote = with_members(kNoteParts), kNotes = some_by(kSeat, kNote);

inline constexpr FieldRow<Public> kPublic[] = {
    field<&Public::turn>("turn", kSeat),
    field<&Public::start>("first_player", kSeat),
    field<&Public::ended>("ended", kEndReason),
    field<&Public::empty_holdups>("empty_hold_ups", kStalls),
    field<&Public::placements>("placements", kPlacements),
    field<&Public::draw_size>("draw_pile_size", kCardCount).in_views(),
    zone<write_piles, read_piles>("piles", kAllPiles),
    part<&Public::depth>("depth"),
    part<&Public::row_size>("row_size"),
    part<&Public::row>("row"),
    part<&Public::fit>("fit"),
    part<&Public::seen>("seen"),
    field<&Public::discard>("discard", kCards).in_views(),  // DSC-GEN-09: open to all, like the loot
    field<&Public::posters>("posters", kCards),
    keyed<&Public::poster_count>("poster_counts", kCharacter, kCardCount).in_views(),
    per_seat<&Public::loot>("loot", kPlaceCards),
    shown<write_totals>("totals", kTotals),
    shown<write_scored>("scored", kScored),
    per_seat<&Public::hand_size>("hand_sizes", kCardCount).in_views(),
    per_seat<&Public::latest>("latest", kLatest),
    zone<write_notes, read_notes>("notes", kNotes),
    seat_part<&Public::unfit>("unfit"),
    seat_part<&Public::slack>("slack"),
    spare<&Public::spare>(),
};

inline constexpr FieldRow<Private> kPrivate[] = {
    field<&Private::hand>("hand", kCards),
    field<&Private::pool>("pool", kPool),
};

/// One of draw pile and discard pile may be "rest" in a state, so both are read when all other cards are known.
inline constexpr FieldRow<Hidden> kHidden[] = {
    field<&Hidden::draw_pile>("draw_pile", kCards).in_views(),
    zone<write_arrangement, read_arrangement>("arrangement"),
};

}  // namespace saloon::desperados_cards
