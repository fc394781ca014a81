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

/// The card being resolved; its effect is what happens now.
inline int card_in_play(const Public& pub) { return pub.in_play[pub.in_play_size - 1U]; }
inline u8 brain_at_stake(const Public& pub) { return u8(pub.showdown.brain - 1); }
/// Who has made the best bid so far, + 1.
inline u8 bid_to_beat(const Public& pub) { return pub.showdown.best_score == 0 ? u8{0} : u8(pub.showdown.best + 1); }
Direction passing(const Public& pub);
/// What 9H or 8S asks for.
Rank wanted_rank(const Public& pub);

using About = Subject<Public>;
inline constexpr About kAsker = about<card_in_play>("card", kCard);
inline constexpr About kReceiver = about<&Public::turn>("to", kSeat);

inline constexpr About kAboutFailure[] = {about<&TurnLocals::card>("card", kNoCardOrOne)};
inline constexpr About kAboutBids[] = {about<brain_at_stake>("card", kCard), about<bid_to_beat>("leader", kSeatIfAny)};
inline constexpr About kAboutCard[] = {kAsker};
inline constexpr About kAboutSeenHand[] = {kAsker, about<&LookAndTakeLocals::victim>("from", kSeat)};
inline constexpr About kAboutSwap[] = {kAsker, about<&SwapLocals::pair>("seats", kSeatSet),
                                       about<&SwapLocals::each>("count", kCardCount)};
inline constexpr About kAboutPassing[] = {kAsker, about<passing>("direction", kDirection)};
inline constexpr About kAboutGift[] = {kAsker, kReceiver};
inline constexpr About kAboutRank[] = {kAsker, about<wanted_rank>("rank", kRank), kReceiver};
inline constexpr About kAboutDebt[] = {kAsker, about<&GiveLocals::due>("count", kCardCount)};
inline constexpr About kAboutTop[] = {kAsker, about<&ReorderLocals::seen>("count", kCardCount)};
inline constexpr About kAboutDrawn[] = {kAsker, about<&DrawAndAssignLocals::drawn>("count", kCardCount)};

}  // namespace saloon::dead_money
