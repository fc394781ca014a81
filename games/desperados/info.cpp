// This game as programs see it: the only place where its rules meet simulation, matches and bots.
#include "embedded/desperados.h"
#include "games/desperados/actions.h"
#include "games/desperados/json.h"
#include "games/desperados/prose.h"
#include "games/make_info.h"

namespace saloon::desperados {

GameInfo info() {
  return make_info<Game, Codec, Actions>({embedded::desperados_rules_en, embedded::desperados_rules_fr,
                                          embedded::desperados_words_en, embedded::desperados_words_fr},
                                         kProse);
}

}  // namespace saloon::desperados
