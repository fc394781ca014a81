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
inline u16 seats_that_fight(const Public& pub) { return pub.fighters; }

inline constexpr auto kFight = about<kind_of_fight>("fight", kFightKind);
inline constexpr auto kAttacker = about<fight_attacker>("attacker", kSeat);
inline constexpr auto kDefender = about<fight_defender>("defender", kAim);
inline constexpr auto kRobbedHandle = about<fight_handle>("handle", kMaybeHandle);
inline constexpr auto kLookedAt = about_local<Public, &StetsonLocals::first>("handle", kMaybeHandle);
inline constexpr auto kDusterCount = about<cards_to_discard>("count", kCount);
inline constexpr auto kGivenHandle = about_local<Public, &LawThreeLocals::handle>("handle", kMaybeHandle);
inline constexpr auto kHeldUpHandle = about<held_up_handle>("handle", kHandle);
inline constexpr auto kHeldUpSafe = about<held_up_safe>("safe", kSafe);
inline constexpr auto kCalledBadge = about<called_badge>("badge", kMetal);
inline constexpr auto kMysterySafes = about<safes_that_want_guns>("safes", kSafeSet);
inline constexpr auto kFighters = about<seats_that_fight>("seats", kSeats);

// --- the procedures that ask
inline constexpr auto kInSetup = asked_in<Public>(Proc::Setup);
inline constexpr auto kInTurn = asked_in<Public>(Proc::Turn);
inline constexpr auto kInStetson = asked_in<Public>(Proc::Stetson);
inline constexpr auto kInStetsonAgain = asked_in<Public>(Proc::Stetson, kLookedAt);
inline constexpr auto kInDuster = asked_in<Public>(Proc::Duster, kDusterCount);
inline constexpr auto kInFight = asked_in<Public>(Proc::Confrontation, kFight, kAttacker, kDefender, kRobbedHandle);
inline constexpr auto kInLawThree = asked_in<Public>(Proc::LawThree);
inline constexpr auto kInLawThreeGift = asked_in<Public>(Proc::LawThree, kGivenHandle);
inline constexpr auto kInHoldUp = asked_in<Public>(Proc::HoldUp, kHeldUpHandle, kHeldUpSafe);
inline constexpr auto kInBadges = asked_in<Public>(Proc::Badges, kCalledBadge);
inline constexpr auto kInReveal = asked_in<Public>(Proc::Reveal, kMysterySafes);
inline constexpr auto kInShowdown = asked_in<Public>(Proc::Showdown, kFighters);

}  // namespace saloon::deadwood_1876
