// What the questions are about, beyond the turn itself: rows of game.h. Functions in about.cpp.
#pragma once

#include "engine/rows/about.h"
#include "games/desperados/state.h"

namespace saloon::desperados {

enum class Figure : u8 { Marshal, Sheriff, Desperado };
inline constexpr std::array kFigures{"marshal", "sheriff", "desperado"};
inline constexpr Kind kFigureKind = one_of("marshal, sheriff or desperado", kFigures);
inline constexpr Kind kSheriffIfAny = maybe(kSheriff);

// --- the figure that is placed; of a sheriff also which, + 1
Figure placed_figure(const Public& pub);
void put_placed_figure(Public& pub, Figure figure);
u8 placed_sheriff(const Public& pub);
void put_placed_sheriff(Public& pub, u8 sheriff);
/// Where the sheriff stands who may move.
u8 sheriff_stands(const Public& pub);
inline u8 turn_of_card(const Public& pub) { return pub.turn; }
u8 banks_to_refill(const Public& pub);
inline u8 tiles_for_refill(const Public& pub) { return pub.bank_pile; }

inline constexpr auto kPlacedFigure = about<placed_figure, put_placed_figure>("figure", kFigureKind);
inline constexpr auto kPlacedSheriff = about<placed_sheriff, put_placed_sheriff>("sheriff", kSheriffIfAny);
inline constexpr auto kMovingSheriff = about_local<Public, &SheriffsLocals::sheriff>("sheriff", kSheriff);
inline constexpr auto kMovesFrom = about<sheriff_stands>("from", kTown);
inline constexpr auto kOfTurn = about<turn_of_card>("turn", kTurn);
inline constexpr auto kEmptyBanks = about<banks_to_refill>("banks", kBankSet);
inline constexpr auto kTilesForThem = about<tiles_for_refill>("count", kCount);

// --- the procedures that ask
inline constexpr auto kInSetup = asked_in<Public>(Proc::Setup);
inline constexpr auto kPlacingLaw = asked_in<Public>(Proc::Placing, kPlacedFigure, kPlacedSheriff);
inline constexpr auto kPlacingDesperado = asked_in<Public>(Proc::Placing, kPlacedFigure);
inline constexpr auto kInSheriffs = asked_in<Public>(Proc::Sheriffs, kMovingSheriff, kMovesFrom);
inline constexpr auto kInCards = asked_in<Public>(Proc::GangCards, kOfTurn);
inline constexpr auto kInActions = asked_in<Public>(Proc::Actions, kOfTurn);
inline constexpr auto kInCleanUp = asked_in<Public>(Proc::CleanUp, kEmptyBanks, kTilesForThem);

}  // namespace saloon::desperados
