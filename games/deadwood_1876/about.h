// What the questions are about, beyond the turn itself: rows of game.h. Functions in about.cpp.
#pragma once

#include "engine/rows/about.h"
#include "games/deadwood_1876/state.h"

namespace saloon::deadwood_1876 {

inline constexpr std::array kFightKinds{"robbery", "duel"};
inline constexpr Kind kFightKind = one_of("robbery or duel", kFightKinds, int(FightKind::Robbery));
inline constexpr Kind kMaybeHandle = maybe(kHandle);

// --- the confrontation
inline FightKind kind_of_fight(const Public& pub) { return pub.fight.kind; }
inline u8 fight_attacker(const Public& pub) { return pub.fight.attacker; }
u8 fight_defender(const Public& pub);
/// Handle + 1 of the safe that is robbed, 0 in a duel.
u8 fight_handle(const Public& pub);
// --- the hold-up: the safe that was turned up, and where it lies
inline u8 held_up_handle(const Public& pub) { return u8(pub.turned_up - 1); }
u8 held_up_safe(const Public& pub);
inline u8 called_badge(const Public& pub) { return u8(pub.called - 1); }
/// Those of the Mystery Safes that want a gun of their owner's.
u32 safes_that_want_guns(const Public& pub);
inline u8 cards_to_discard(const Public&) { return kDusterCards; }

using About = Subject<Public>;
inline constexpr About kAboutFight[] = {
    about<kind_of_fight>("fight", kFightKind), about<fight_attacker>("attacker", kSeat),
    about<fight_defender>("defender", kAim), about<fight_handle>("handle", kMaybeHandle)};
inline constexpr About kAboutFirstLook[] = {about<&StetsonLocals::first>("handle", kMaybeHandle)};
inline constexpr About kAboutDiscard[] = {about<cards_to_discard>("count", kCount)};
inline constexpr About kAboutGift[] = {about<&LawThreeLocals::handle>("handle", kMaybeHandle)};
inline constexpr About kAboutHoldUp[] = {about<held_up_handle>("handle", kHandle), about<held_up_safe>("safe", kSafe)};
inline constexpr About kAboutBadge[] = {about<called_badge>("badge", kMetal)};
inline constexpr About kAboutSafes[] = {about<safes_that_want_guns>("safes", kSafeSet)};
inline constexpr About kAboutFighters[] = {about<&Public::fighters>("seats", kSeats)};

}  // namespace saloon::deadwood_1876
