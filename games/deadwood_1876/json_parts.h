// What writing and reading a state share: names of small things.
#pragma once

#include "games/deadwood_1876/json.h"

namespace saloon::deadwood_1876 {

inline constexpr std::array<const char*, 6> kReasons{"none",           "only_finalist",  "stranger_wins",
                                                     "peace_and_love", "share_the_gold", "last_survivor"};
inline constexpr std::array<const char*, 3> kFightKinds{"none", "robbery", "duel"};
inline constexpr std::pair<const char*, u8 Fight::*> kFightCards[] = {
    {"attacker_card", &Fight::attacker_card},
    {"attacker_holster", &Fight::attacker_holster},
    {"defender_card", &Fight::defender_card},
    {"defender_holster", &Fight::defender_holster},
};
inline constexpr std::pair<const char*, u8 Fight::*> kFightRolls[] = {
    {"attacker_early", &Fight::attacker_early},
    {"defender_early", &Fight::defender_early},
};

/// "done": what this seat offered was used or went back.
std::string offer_name(u8 offer);

}  // namespace saloon::deadwood_1876
