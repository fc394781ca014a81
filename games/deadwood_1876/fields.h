// What a state consists of, in the order of its JSON. Zones are written and read in zones.cpp; what may be left out of
// a position that is written by hand is completed in positions.cpp, and so are the rows that only views are read from.
#pragma once

#include "engine/rows/records.h"
#include "games/deadwood_1876/about.h"

namespace saloon::deadwood_1876 {

Zone<Public>::Write write_stars, write_gold, write_rows, write_safes, write_facts;
Zone<Public>::Read read_stars, read_gold, read_rows, read_safes, read_facts;
Zone<Public, Private>::Write write_own_safes, write_own_facts;
Zone<Public, Private>::Read read_own_safes, read_own_facts;
Zone<Public, Fight>::Write write_defender;
Zone<Public, Fight>::Read read_defender;
Zone<Public, Hidden>::Write write_true_rows, write_true_turned_up;

/// Holsters offered: a card, or "done" once it was used or went back.
void write_offer(const Kind& k, Writer& w, const Value& offer);
bool read_offer(const Kind& k, const json::value& v, Value& offer);
inline constexpr std::array kDoneWord{"done"};
inline constexpr Kind kDone = one_of("done", kDoneWord);
inline constexpr Member kCardOrDone[] = {{.kind = &kCard}, {.kind = &kDone}};
inline constexpr Kind kOffer{.what = "a card D01 to D50 or done",
                             .form = Form::Either,
                             .members = kCardOrDone,
                             .width = 1,
                             .optional = true,
                             .write = write_offer,
                             .read = read_offer};

// --- what is written only sometimes
inline bool is_fight(const Public& pub) { return pub.fight.kind != FightKind::None; }
inline bool is_turned_up(const Public& pub, const Hidden&) { return pub.turned_up != 0; }

inline constexpr Kind kRound = number(0, rounds(kMinSeats));
inline constexpr Kind kCalls = number(0, kMetals);
inline constexpr Kind kFell = or_left_out(number(1, kMaxSeats));
inline constexpr Kind kAsStranger = maybe(kSeat);
inline constexpr Kind kTurnedUp = maybe(kHandle);
inline constexpr Kind kChosen = maybe(kCharacter);
inline constexpr Kind kSomeCards = or_left_out(kCardSet);
inline constexpr Kind kSomeSeats = or_left_out(kSeats);
inline constexpr Kind kCardCount = number(0, kCards);
inline constexpr Kind kHoldups = number(0, kMostHoldups);
inline constexpr Kind kPool = or_left_out(kCardSet, to_value(kAllCards));

// --- a fight
inline constexpr Kind kEarlyRoll = or_left_out(kRolled);
inline bool is_robbery(const Fight& f) { return f.kind == FightKind::Robbery; }
inline constexpr FieldRow<Fight> kFightRows[] = {
    field<&Fight::kind>("kind", kFightKind),
    field<&Fight::attacker>("attacker", kSeat),
    zone<write_defender, read_defender>("defender", kAim),
    field<&Fight::handle>("handle", kHandle).when<is_robbery>(),
    field<&Fight::attacker_card>("attacker_card", kMaybeCard),
    field<&Fight::attacker_holster>("attacker_holster", kMaybeCard),
    field<&Fight::defender_card>("defender_card", kMaybeCard),
    field<&Fight::defender_holster>("defender_holster", kMaybeCard),
    field<&Fight::attacker_early>("attacker_early", kEarlyRoll),
    field<&Fight::defender_early>("defender_early", kEarlyRoll),
};

// --- what zones look like
inline constexpr Kind kGold = number(-100, 100);
inline constexpr Kind kStars = some_by(kAim, kHouse), kGoldOfHolders = some_by(kAim, kGold);
inline constexpr Kind kRows = some_by(kAim, kHandleList), kSafesAt = some_by(kHandle, kSafe);
inline constexpr Member kFactParts[] = {{"safe", &kSafe}, {"at", &kPlaceSet}};
inline constexpr Kind kFact = with_members(kFactParts), kFacts = items_of(kFact);

inline constexpr FieldRow<Public> kPublic[] = {
    field<&Public::start>("first_player", kSeat),
    field<&Public::round>("round", kRound),
    field<&Public::called>("called", kCalls),
    field<&Public::ended>("ended", kEndReason),
    field<&Public::winners>("winners", kSeats),
    field<&Public::fighters>("fighters", kSeats),
    field<&Public::wounded>("wounded", kSeats),
    per_seat<&Public::fell>("fell", kFell),
    field<&Public::as_stranger>("as_stranger", kAsStranger),
    per_seat<&Public::character>("characters", kChosen),
    zone<&Public::star, write_stars, read_stars>("stars", kStars),
    zone<write_rows, read_rows>("rows", kRows).in_views(),
    part<&Public::row>("row"),
    part<&Public::row_size>("row_size"),
    part<&Public::in_row>("in_row"),
    field<&Public::turned_up>("turned_up", kTurnedUp).in_views(),
    field<&Public::open>("open", kHandleSet),
    keyed<&Public::holster>("holsters", kHandle, kMaybeCard),
    zone<write_safes, read_safes>("safes", kSafesAt),
    zone<&Public::facts, write_facts, read_facts>("facts", kFacts),
    keyed<&Public::seen_by>("seen_by", kHandle, kSomeSeats),
    zone<&Public::gold, write_gold, read_gold>("gold", kGoldOfHolders),
    field<&Public::holdups_left>("hold_ups_left", kHoldups).in_views(),
    per_seat<&Public::hand_size>("hand_sizes", kCardCount).in_views(),
    per_seat<&Public::shown>("shown", kSomeCards),
    per_seat<&Public::laid>("laid", kSomeCards),
    field<&Public::draw_size>("draw_pile_size", kCardCount).in_views(),
    field<&Public::discard>("discard", kCardSet).in_views(),
    field<&Public::hidden_size>("hidden_discards", kCardCount).in_views(),
    field<&Public::pool>("pool", kPool),
    record<&Public::fight, kFightRows, "Fight">("fight").when<is_fight>(),
    per_seat<&Public::offer>("offers", kOffer),
    field<&Public::next_handle>("next_handle", kHandle),
    spare<&Public::spare>(),
    spare<&Public::spare2>(),
};

inline constexpr FieldRow<Private> kPrivate[] = {
    field<&Private::hand>("hand", kCardSet).in_views(),
    zone<write_own_safes, read_own_safes>("safes", kSafesAt),
    zone<&Private::facts, write_own_facts, read_own_facts>("facts", kFacts),
    field<&Private::discarded>("discarded", kCardSet),
};

inline constexpr FieldRow<Hidden> kHidden[] = {
    field<&Hidden::draw_pile>("draw_pile", kCardSet).in_views(),
    field<&Hidden::hidden_discard>("hidden_discard", kCardSet),
    shown<write_true_rows>("rows"),
    shown<write_true_turned_up>("turned_up").when<is_turned_up>(),
    field<&Hidden::holdup_pile>("hold_up_pile", kSafeSet).in_views(),
    field<&Hidden::left_over>("left_over", kSafeSet).in_views(),
};

}  // namespace saloon::deadwood_1876
