#include "games/registry.h"

namespace saloon {

// Each in games/<slug>/info.cpp.
namespace dead_money {
GameInfo info();
}
namespace deadwood {
GameInfo info();
}
namespace deadwood_1876 {
GameInfo info();
}
namespace desperados {
GameInfo info();
}
namespace desperados_cards {
GameInfo info();
}

const std::vector<GameInfo>& all_games() {
  static const std::vector<GameInfo> kGames{dead_money::info(), deadwood::info(), deadwood_1876::info(),
                                            desperados::info(), desperados_cards::info()};
  return kGames;
}

const GameInfo* find_game(std::string_view slug) {
  for (const GameInfo& info : all_games()) {
    if (info.slug == slug) return &info;
  }
  return nullptr;
}

}  // namespace saloon
