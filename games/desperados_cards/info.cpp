// This game as programs see it: the only place where its rules meet simulation, matches and bots.
#include "embedded/desperados_cards.h"
#include "games/desperados_cards/actions.h"
#include "games/desperados_cards/json.h"
#include "games/desperados_cards/prose.h"
#include "games/make_info.h"

namespace saloon::desperados_cards {

GameInfo info() {
  return make_info<Game, Codec, Actions>({embedded::desperados_cards_rules_en, embedded::desperados_cards_rules_fr,
                                          embedded::desperados_cards_words_en, embedded::desperados_cards_words_fr},
                                         kProse);
}

}  // namespace saloon::desperados_cards
