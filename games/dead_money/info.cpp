// This game as programs see it: the only place where its rules meet simulation, matches and bots.
#include "embedded/dead_money.h"
#include "games/dead_money/actions.h"
#include "games/dead_money/json.h"
#include "games/dead_money/prose.h"
#include "games/make_info.h"

namespace saloon::dead_money {

GameInfo info() {
  return make_info<Game, Codec, Actions>({embedded::dead_money_rules_en, embedded::dead_money_rules_fr,
                                          embedded::dead_money_words_en, embedded::dead_money_words_fr},
                                         kProse);
}

}  // namespace saloon::dead_money
