// This game as programs see it: the only place where its rules meet simulation, matches and bots.
#include "embedded/deadwood_1876.h"
#include "games/deadwood_1876/actions.h"
#include "games/deadwood_1876/json.h"
#include "games/deadwood_1876/prose.h"
#include "games/make_info.h"

namespace saloon::deadwood_1876 {

GameInfo info() {
  return make_info<Game, Codec, Actions>({embedded::deadwood_1876_rules_en, embedded::deadwood_1876_rules_fr,
                                          embedded::deadwood_1876_words_en, embedded::deadwood_1876_words_fr},
                                         kProse);
}

}  // namespace saloon::deadwood_1876
