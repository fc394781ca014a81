// The quick games of any game (bots/simulate.h). Made in the game's own library, so there are no threads here.
#pragma once

#include "bots/simulate.h"
#include "engine/match/prepare.h"
#include "laws/laws.h"

namespace saloon {

template <GameRules G, class C>
class QuickGamesOf final : public QuickGames {
 public:
  static Result<std::unique_ptr<QuickGames>> make(const SimulateJob& job) {
    const Result<Prepared<G>> ready = prepare<G>({.seats = job.seats, .options = job.options});
    if (!ready) return ready.failed();
    if (job.bots.size() != 1 && job.bots.size() != std::size_t(job.seats)) {
      return Failed{std::to_string(job.bots.size()) + " bots for " + std::to_string(job.seats) +
                    " seats; name one, or one per seat"};
    }
    return std::unique_ptr<QuickGames>(new QuickGamesOf(job, ready->config));
  }

  void play(u64 first, u64 last, Tally& tally) const override {
    Finished<G> game{};
    typename G::Decisions list;
    for (u64 number = first; number < last; ++number) {
      const Players players = job_.rotate ? players_.rotated(number, job_.seats) : players_;
      const u64 seed = game_seed(job_.seed, number);
      if (!job_.check) {
        play_to_end<G>(game, config_, job_.seats, seed, players, list);
      } else if (const auto broken = play_checked(game, seed, players)) {
        return tally.count_broken(number, broken->line(), broken->scenario);
      }
      tally.count(ended(number, game));
    }
  }

 private:
  QuickGamesOf(const SimulateJob& job, const typename G::Config& config) : job_(job), config_(config) {
    for (std::size_t p = 0; p < std::size_t(job.seats); ++p) {
      players_.at[p] = job.bots[job.bots.size() == 1 ? 0 : p].level;
    }
  }

  std::optional<BrokenLaw> play_checked(Finished<G>& game, u64 seed, const Players& players) const {
    LawRun<G> laws{.config = config_, .seats = job_.seats, .seed = seed};
    game = play_under_laws<G, C>(laws, players, *job_.game);
    return laws.broken;
  }

  static EndedGame ended(u64 number, const Finished<G>& game) {
    EndedGame out{.number = number, .answers = game.answers, .digest = hash_of(game.state), .stalled = game.stalled};
    if (!game.stalled) out.outcome = G::outcome(game.state);
    return out;
  }

  const SimulateJob& job_;
  typename G::Config config_;
  Players players_{};
};

}  // namespace saloon
