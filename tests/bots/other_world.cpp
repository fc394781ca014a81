#include "tests/bots/other_world.h"

#include "engine/match/codec.h"
#include "engine/match/tables.h"
#include "games/all.gen.h"
#include "games/registry.h"
#include "tests/bot_answer.h"

namespace saloon {

std::unique_ptr<Match> match_after(const GameInfo& game, int seats, u64 seed, u64 answers) {
  auto match = std::move(*game.start(game, {seats, options_for(game, seats), std::to_string(seed)}, nullptr));
  for (u64 i = 0; i < answers; ++i) {
    auto next = match->clone();
    const Seat p = *next->waiting().begin();
    next->answer(p, bot_answer(next->at(p), Level::Cowhand, i));
    if (next->over()) break;
    match = std::move(next);
  }
  return match;
}

std::unique_ptr<Match> match_that_looks_the_same(const Match& match, Seat p, u64 key) {
  auto twin = match.clone();
  bool done = false;
  for_each_game([&]<class G, class C>() {
    if (match.game().slug != G::kSlug) return;
    typename G::View view;
    if (!match.copy_view(p, &view, sizeof view)) return;
    Chance chance{key, 0};
    done = bool(twin->restore(state_json<G, C>(G::sample_world(view, chance))));
  });
  return done ? std::move(twin) : nullptr;
}

}  // namespace saloon
