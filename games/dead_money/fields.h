// What a state consists of, in the order of its JSON. Zones are written and read in zones.cpp.
#pragma once

#include "engine/rows/fields.h"
#include "games/dead_money/state.h"

namespace saloon::dead_money {

std::string_view after_name(int after);
Zone<Public>::Write write_settled, write_in_play, write_showdown;
Zone<Public>::Read read_settled, read_in_play, read_showdown;
Zone<Public, Private>::Write write_own_settled, write_notes;
Zone<Public, Private>::Read read_own_settled, read_notes;
Zone<Public, Hidden>::Write write_top;

// --- what is written only sometimes
inline bool is_showdown(const Public& pub) { return pub.showdown.brain != 0; }

inline constexpr Kind kHands = number(0, 2);
inline constexpr Kind kAfter = named("goes_on, turn_ends or the seat that plays next", kTurnOf + kMaxSeats, after_name);
inline constexpr Kind kIdleTurns = number(0, kMaxSeats);
inline constexpr Kind kTurns = number(0, kMostTurns);
inline constexpr Kind kSettledSize = number(0, kMostFixed);
inline constexpr Kind kPool = or_left_out(kCards, to_value(kAllCards));

// --- what zones look like
inline constexpr Kind kKnownCard = or_unknown(kCard), kSettled = items_of(kKnownCard, 0, kMostFixed);
inline constexpr Kind kInPlay = items_of(kCard, 0, 3);
inline constexpr Kind kBids = some_by(kSeat, kCards), kBestSeat = or_left_out(kSeat),
                      kBestCategory = or_left_out(kCategory);
inline constexpr Member kShowdownParts[] = {{"brain", &kCard}, {"dropper", &kSeat},  {"acted", &kSeatSet},
                                            {"bids", &kBids},  {"best", &kBestSeat}, {"category", &kBestCategory}};
inline constexpr Kind kShowdown = with_members(kShowdownParts).called("Showdown");
inline constexpr Member kNoteParts[] = {{"seat", &kSeat}, {"card", &kCard}};
inline constexpr Kind kNote = with_members(kNoteParts), kNotes = items_of(kNote, 0, kMostNotes);

/// One of deck, discard pile and hands may be "rest" in a state, so all of them are read when the other cards are
/// known; how many cards of the deck are settled follows from its true ones.
inline constexpr FieldRow<Public> kPublic[] = {
    field<&Public::turn>("turn", kSeat),
    field<&Public::hands_left>("hands_left", kHands),
    field<&Public::played>("played", kHands),
    field<&Public::after>("after", kAfter),
    field<&Public::idle_turns>("idle_turns", kIdleTurns),
    field<&Public::turns>("turns", kTurns),
    field<&Public::ended>("ended", kEndReason),
    field<&Public::winners>("winners", kSeatSet),
    field<&Public::deck_size>("deck_size", kCardCount).in_views(),
    field<&Public::fixed_size>("settled_size", kSettledSize).in_views(),
    zone<&Public::fixed, write_settled, read_settled>("settled", kSettled).in_views(),
    zone<&Public::in_play, write_in_play, read_in_play>("in_play", kInPlay),
    part<&Public::in_play_size>("in_play_size"),
    per_seat<&Public::hand_size>("hand_sizes", kCardCount).in_views(),  // DM-INFO-02
    per_seat<&Public::brains>("brains", kBrainsInFront),                // DM-INFO-03
    field<&Public::discard>("discard", kCards).in_views(),
    zone<&Public::showdown, write_showdown, read_showdown>("showdown", kShowdown).when<is_showdown>(),
    spare<&Public::spare>(),
};

inline constexpr FieldRow<Private> kPrivate[] = {
    field<&Private::hand>("hand", kCards).in_views(),  // DM-INFO-01
    field<&Private::look>("look", kCards),
    zone<&Private::fixed, write_own_settled, read_own_settled>("settled", kSettled).in_views(),
    zone<&Private::notes, write_notes, read_notes>("notes", kNotes),
    part<&Private::noted>("noted"),
    field<&Private::pool>("pool", kPool),
    spare<&Private::spare>(),
};

inline constexpr FieldRow<Hidden> kHidden[] = {
    field<&Hidden::deck>("deck", kCards).in_views(),
    shown<write_top>("top"),
};

}  // namespace saloon::dead_money
