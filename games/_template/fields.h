// What a state consists of, in the order of its JSON.
#pragma once

#include "engine/rows/fields.h"
#include "games/_template/state.h"

namespace saloon::toy {

inline constexpr FieldRow<Public> kPublic[] = {
    field<&Public::leader>("leader", kSeat),
    field<&Public::ended>("ended", kEndReason),
    field<&Public::deck_size>("deck_size", kCardCount).in_views(),
    per_seat<&Public::hand_size>("hand_size", kCardCount).in_views(),
    per_seat<&Public::points>("points", kPoints),
    field<&Public::discard>("discard", kCards),
    spare<&Public::spare>(),
};

inline constexpr Kind kPartnerBid = maybe(kCard);

inline constexpr FieldRow<Private> kPrivate[] = {
    field<&Private::hand>("hand", kCards),
    field<&Private::partner_bid>("partner_bid", kPartnerBid),
    spare<&Private::spare>(),
};

/// The deck may be "rest" in a state, so it is read when all other nuggets are known (zones.cpp).
inline constexpr FieldRow<Hidden> kHidden[] = {
    field<&Hidden::deck>("deck", kCards).in_views(),
};

}  // namespace saloon::toy
