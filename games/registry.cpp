#include "games/registry.h"

#include "embedded/dead_money.h"
#include "embedded/deadwood.h"
#include "embedded/deadwood_1876.h"
#include "embedded/desperados.h"
#include "embedded/desperados_cards.h"
#include "engine/match_of.h"
#include "engine/simulate_of.h"
#include "games/dead_money/json.h"
#include "games/dead_money/prose.h"
#include "games/deadwood/json.h"
#include "games/deadwood/prose.h"
#include "games/deadwood_1876/json.h"
#include "games/deadwood_1876/prose.h"
#include "games/desperados/json.h"
#include "games/desperados/prose.h"
#include "games/desperados_cards/json.h"
#include "games/desperados_cards/prose.h"

namespace saloon {
namespace {

template <GameRules G, class C>
GameInfo game(const GameTexts& texts, const GameProse& prose) {
  GameInfo info = make_game_info<G, C>(texts);
  info.prose = prose;
  info.simulate = simulate_games<G, C>;
  return info;
}

std::vector<GameInfo> make_games() {
  return {
      game<dead_money::Game, dead_money::Codec>({embedded::dead_money_rules_en, embedded::dead_money_rules_fr,
                                                 embedded::dead_money_words_en, embedded::dead_money_words_fr},
                                                dead_money::kProse),
      game<deadwood::Game, deadwood::Codec>({embedded::deadwood_rules_en, embedded::deadwood_rules_fr,
                                             embedded::deadwood_words_en, embedded::deadwood_words_fr},
                                            deadwood::kProse),
      game<deadwood_1876::Game, deadwood_1876::Codec>(
          {embedded::deadwood_1876_rules_en, embedded::deadwood_1876_rules_fr, embedded::deadwood_1876_words_en,
           embedded::deadwood_1876_words_fr},
          deadwood_1876::kProse),
      game<desperados::Game, desperados::Codec>({embedded::desperados_rules_en, embedded::desperados_rules_fr,
                                                 embedded::desperados_words_en, embedded::desperados_words_fr},
                                                desperados::kProse),
      game<desperados_cards::Game, desperados_cards::Codec>(
          {embedded::desperados_cards_rules_en, embedded::desperados_cards_rules_fr,
           embedded::desperados_cards_words_en, embedded::desperados_cards_words_fr},
          desperados_cards::kProse),
  };
}

}  // namespace

const std::vector<GameInfo>& all_games() {
  static const std::vector<GameInfo> kGames = make_games();
  return kGames;
}

const GameInfo* find_game(std::string_view slug) {
  for (const GameInfo& info : all_games()) {
    if (info.slug == slug) return &info;
  }
  return nullptr;
}

}  // namespace saloon
