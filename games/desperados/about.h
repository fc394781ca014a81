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
u32 empty_banks(const Public& pub);  ///< clean_up.cpp

using About = Subject<Public>;
inline constexpr About kPlacedFigure = about<placed_figure, put_placed_figure>("figure", kFigureKind);
inline constexpr About kAboutDesperado[] = {kPlacedFigure};
inline constexpr About kAboutLaw[] = {kPlacedFigure,
                                      about<placed_sheriff, put_placed_sheriff>("sheriff", kSheriffIfAny)};
inline constexpr About kAboutSheriff[] = {about<&SheriffsLocals::sheriff>("sheriff", kSheriff),
                                          about<sheriff_stands>("from", kTown)};
inline constexpr About kAboutTurn[] = {about<&Public::turn>("turn", kTurn)};
inline constexpr About kAboutBanks[] = {about<empty_banks>("banks", kBankSet),
                                        about<&Public::bank_pile>("count", kCount)};

}  // namespace saloon::desperados
