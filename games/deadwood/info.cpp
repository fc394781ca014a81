// This game as programs see it: the only place where its rules meet simulation, matches and bots.
#include "embedded/deadwood.h"
#include "games/deadwood/actions.h"
#include "games/deadwood/json.h"
#include "games/deadwood/prose.h"
#include "games/make_info.h"

namespace saloon::deadwood {

GameInfo info() {
  return make_info<Game, Codec, Actions>({embedded::deadwood_rules_en, embedded::deadwood_rules_fr,
                                          embedded::deadwood_words_en, embedded::deadwood_words_fr},
                                         kProse);
}

}  // namespace saloon::deadwood
