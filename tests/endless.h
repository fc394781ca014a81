// The template with a bug in its rules: a match of it breaks.
#pragma once

#include "tests/toy_play.h"

namespace saloon::toy {

/// From its third round on the template runs around in circles; with `at_once` it does not even begin.
struct Endless : Game {
  static inline bool at_once = false;
  static void advance(Ctx<Endless>& c) {
    const Frame& top = c.s.pub.flow.top();
    const bool third = top.proc == u8(Proc::Round) && top.get<RoundLocals>().number >= 3;
    if (third || at_once) return;
    Ctx<Game> inner{c.s, c.source, c.log};
    Game::advance(inner);
  }
  static void on_sealed(Ctx<Endless>& c, Seat p, const Decision& before, const Decision& now) {
    Ctx<Game> inner{c.s, c.source, c.log};
    Game::on_sealed(inner, p, before, now);
  }
  static void on_withdrawn(Ctx<Endless>& c, Seat p, const Decision& before) {
    Ctx<Game> inner{c.s, c.source, c.log};
    Game::on_withdrawn(inner, p, before);
  }
};

inline const GameInfo& endless_game() {
  static const GameInfo kGame = [] {
    GameInfo game = info();
    game.start = MatchOf<Endless, RowCodec<Endless>, Prose>::start;
    return game;
  }();
  return kGame;
}

}  // namespace saloon::toy
