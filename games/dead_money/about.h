// What the questions are about, beyond the turn itself: rows of game.h. Functions in about.cpp.
#pragma once

#include "engine/rows/about.h"
#include "games/dead_money/procedures.h"
#include "games/dead_money/state.h"

namespace saloon::dead_money {

/// Where a card goes that everybody passes on.
enum class Direction : u8 { Left, Right, Pool };
inline constexpr std::array kDirections{"left", "right", "pool"};
inline constexpr Kind kDirection = one_of("left, right or pool", kDirections);
inline constexpr Kind kSeatIfAny = maybe(kSeat);

u8 card_that_asks(const Public& pub);
inline u8 seat_whose_turn(const Public& pub) { return pub.turn; }
inline u8 brain_at_stake(const Public& pub) { return u8(pub.showdown.brain - 1); }
/// Who has made the best bid so far, + 1.
inline u8 bid_to_beat(const Public& pub) { return pub.showdown.best_score == 0 ? u8{0} : u8(pub.showdown.best + 1); }
Direction passing(const Public& pub);
u8 rank_asked_for(const Public& pub);

inline constexpr auto kAskingCard = about<card_that_asks>("card", kCard);
inline constexpr auto kFailedCard = about_local<Public, &TurnLocals::card>("card", kNoCardOrOne);
inline constexpr auto kBrainAtStake = about<brain_at_stake>("card", kCard);
inline constexpr auto kBidToBeat = about<bid_to_beat>("leader", kSeatIfAny);
inline constexpr auto kSeenHand = about_local<Public, &LookAndTakeLocals::victim>("from", kSeat);
inline constexpr auto kSwappers = about_local<Public, &SwapLocals::pair>("seats", kSeatSet);
inline constexpr auto kSwapped = about_local<Public, &SwapLocals::each>("count", kCardCount);
inline constexpr auto kPassing = about<passing>("direction", kDirection);
inline constexpr auto kReceiver = about<seat_whose_turn>("to", kSeat);
inline constexpr auto kRankAskedFor = about<rank_asked_for>("rank", kRank);
inline constexpr auto kDiscardsDue = about_local<Public, &GiveLocals::due>("count", kCardCount);
inline constexpr auto kSeenOnTop = about_local<Public, &ReorderLocals::seen>("count", kCardCount);
inline constexpr auto kDrawnToAssign = about_local<Public, &DrawAndAssignLocals::drawn>("count", kCardCount);

// --- the procedures that ask
inline constexpr auto kInTurn = asked_in<Public>(Proc::Turn);
inline constexpr auto kInDrop = asked_in<Public>(Proc::Turn, kFailedCard);
inline constexpr auto kInShowdown = asked_in<Public>(Proc::Showdown, kBrainAtStake, kBidToBeat);
inline constexpr auto kInBrainChoice = asked_in<Public>(Proc::ChooseBrain, kAskingCard);
inline constexpr auto kInFetching = asked_in<Public>(Proc::Fetch, kAskingCard);
inline constexpr auto kInSeatChoice = asked_in<Public>(Proc::ChooseSeat, kAskingCard);
inline constexpr auto kInTaking = asked_in<Public>(Proc::LookAndTake, kAskingCard, kSeenHand);
inline constexpr auto kInPairChoice = asked_in<Public>(Proc::Swap, kAskingCard);
inline constexpr auto kInSwap = asked_in<Public>(Proc::Swap, kAskingCard, kSwappers, kSwapped);
inline constexpr auto kInPassing = asked_in<Public>(Proc::PassRound, kAskingCard, kPassing);
inline constexpr auto kInGiving = asked_in<Public>(Proc::Give, kAskingCard, kReceiver);
inline constexpr auto kInRankGiving = asked_in<Public>(Proc::Give, kAskingCard, kRankAskedFor, kReceiver);
inline constexpr auto kInPayingBack = asked_in<Public>(Proc::Give, kAskingCard, kDiscardsDue);
inline constexpr auto kInDiscarding = asked_in<Public>(Proc::DiscardInTurn, kAskingCard);
inline constexpr auto kInTopdeck = asked_in<Public>(Proc::Topdeck, kAskingCard);
inline constexpr auto kInReorder = asked_in<Public>(Proc::Reorder, kAskingCard, kSeenOnTop);
inline constexpr auto kInAssigning = asked_in<Public>(Proc::DrawAndAssign, kAskingCard, kDrawnToAssign);

}  // namespace saloon::dead_money
