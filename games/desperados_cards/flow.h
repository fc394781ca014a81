// The procedures with their paragraphs and locals, and what they ask about.
#pragma once

#include "engine/rows/about.h"
#include "games/desperados_cards/state.h"

namespace saloon::desperados_cards {

enum class Proc : u8 { Setup, Turn, HoldUp };
enum class TurnAt : u8 { Draw, Place, Pass };
enum class HoldUpAt : u8 { Call, Reveal };
struct HoldUpLocals {
  u8 pile;
};

/// The place that is held up, as its card.
inline int raided_place(const Public& pub) { return open_card(pub, pub.flow.top().get<HoldUpLocals>().pile); }

inline constexpr Subject<Public> kAboutHoldUp[] = {about<&HoldUpLocals::pile>("pile", kPile),
                                                   about<raided_place>("place", kPlaceOfCard),
                                                   about<raided_place>("value", kValueOfCard)};

}  // namespace saloon::desperados_cards
