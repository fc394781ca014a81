// What holds of the hooks of any game in which everyone plays for himself: chances, the quick player, reasons.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "bots/memory.h"
#include "bots/players.h"
#include "bots/playout.h"
#include "engine/match/match.h"
#include "games/registry.h"
#include "tests/bot_answer.h"
#include "tests/scale.h"

namespace saloon {

/// Plays one game: `decide` answers for everybody, `look` sees every position in which somebody is asked.
template <GameRules G, class Decide, class Look>
typename G::State played(const typename G::Config& config, int seats, u64 seed, Decide decide, Look look) {
  typename G::State s = begin<G>(config, seats, key_of_seed(seed));
  Ctx<G> c{s};
  Chance picks = picks_of(seed);
  while (s.hidden.waiting != 0) {
    const Seat p = Seat(lowest_bit(s.hidden.waiting));
    look(s, p);
    if (testing::Test::HasFatalFailure()) return s;
    play(c, p, decide(s, p, picks));
  }
  return s;
}

template <GameRules G>
typename G::Decision cowhand(const typename G::State& s, Seat p, Chance& picks) {
  return G::choose(observe<G>(s, p), picks);
}
template <GameRules G>
typename G::Decision hasty(const typename G::State& s, Seat p, Chance& picks) {
  typename G::Decisions list;
  return G::quick(s.pub, s.seat[p], p, list, picks);
}

template <GameRules G>
void expect_chances_that_add_up(const typename G::Config& config, int seats, u64 seed, float slack = 1e-3F) {
  played<G>(config, seats, seed, cowhand<G>, [slack](const typename G::State& s, Seat) {
    Values values{};
    G::evaluate(s, values);
    float sum = 0;
    for (Seat p = 0; p < s.pub.seats; ++p) {
      ASSERT_GE(values[p], 0);
      ASSERT_LE(values[p], 1);
      sum += values[p];
    }
    ASSERT_NEAR(sum, 1, slack);
  });
}

/// How surprised the chances are by the real winner, on average over all quiet positions of games among cowhands that
/// `when` wants to see.
template <GameRules G, class When>
double surprise(int seats, u64 games, When when) {
  double sum = 0;
  double seen = 0;
  for (u64 game = 0; game < games; ++game) {
    std::vector<Values> forecasts;
    const auto end = played<G>({}, seats, game_seed(41, game), cowhand<G>, [&](const typename G::State& s, Seat) {
      if (!bots::is_quiet<G>(s) || !when(s.pub)) return;
      forecasts.emplace_back();
      G::evaluate(s, forecasts.back());
    });
    for (const Seat p : G::outcome(end).winners) {
      for (const Values& forecast : forecasts) sum -= std::log(std::max(1e-4, double(forecast[p])));
      seen += double(forecasts.size());
    }
  }
  return sum / seen;
}

template <GameRules G>
void expect_quick_answers_from_the_list(const typename G::Config& config, int seats, u64 seed) {
  const auto listed = [](const typename G::State& s, Seat p, Chance& picks) {
    const typename G::Decision d = hasty<G>(s, p, picks);
    typename G::Decisions list;
    G::legal(s.pub, s.seat[p], p, list);
    const bool is_listed = std::find(list.begin(), list.end(), d) != list.end();
    const bool fits = list.partial() && may_answer<G>(s, p, d).yes();
    EXPECT_TRUE(is_listed || fits) << "seat " << int(p);
    return d;
  };
  played<G>(config, seats, seed, listed, [](const typename G::State&, Seat) {});
}

template <GameRules G>
void expect_calm_to_be_usual(int seats, u64 seed) {
  played<G>({}, seats, seed, cowhand<G>, [](const typename G::State& s, Seat p) {
    const auto view = observe<G>(s, p);
    Chance one{s.pub.asked.round, 0};
    Chance other = one;
    ASSERT_EQ(G::choose(view, one), G::choose(view, Temper{}, other));
    ASSERT_EQ(one, other);
  });
}

/// The terms given as reasons for any listed decision in whole games.
template <GameRules G>
void collect_reasons(const typename G::Config& config, int seats, u64 games, std::set<int>& used) {
  for (u64 game = 0; game < games; ++game) {
    played<G>(config, seats, game_seed(17, game), cowhand<G>, [&](const typename G::State& s, Seat p) {
      const auto view = observe<G>(s, p);
      typename G::Decisions list;
      G::legal(s.pub, s.seat[p], p, list);
      for (const auto& d : list) {
        Reasons reasons;
        G::reasons(view, d, reasons);
        for (const TermAmount& reason : reasons) {
          ASSERT_LT(reason.term, std::size(G::kTerms));
          ASSERT_LT(reason.seat, s.pub.seats);
          ASSERT_LT(std::abs(reason.amount), 100) << G::kTerms[reason.term];
          used.insert(reason.term);
        }
      }
    });
  }
}

/// Every row that makes friends or enemies names an event that really happens, and who did it to whom.
template <GameRules G>
void expect_grudges_to_be_heard(int seats, u64 most_games) {
  for (const GrudgeRow& row : G::kGrudges) {
    const Mood mood = row.weight < 0 ? Mood::Vengeful : Mood::Loyal;
    const Temper before = bots::Memory{}.temper(mood);
    Temper after = before;
    for (u64 game = 0; game < most_games && after == before; ++game) {
      const GameInfo& info = *find_game(G::kSlug);
      const auto match = std::move(*info.start(info, {seats, {}, std::to_string(game)}, nullptr));
      while (!match->over()) {
        const Seat p = Seat(lowest_bit(match->waiting().bits));
        match->answer(p, bot_answer(match->at(p), Level::Cowhand, game + match->event_count()));
      }
      bots::Memory memory;
      for (std::size_t i = 0; i < match->event_count(); ++i) {
        const json::value event = match->event(i, 0);
        if (event.is_object()) memory.hear({&row, 1}, event.get_object(), 0);
      }
      after = memory.temper(mood);
    }
    EXPECT_NE(after, before) << row.event << ' ' << row.by << ' ' << row.to;
  }
}

/// Games in which one seat, each in turn, has this temper and everybody else is calm.
template <GameRules G, class Look>
void play_with_temper(const Temper& temper, int seats, u64 games, Look look) {
  for (u64 game = 0; game < games; ++game) {
    const Seat moody = Seat(game % u64(seats));
    const auto decide = [&](const typename G::State& s, Seat p, Chance& picks) {
      const auto d = G::choose(observe<G>(s, p), p == moody ? temper : Temper{}, picks);
      if (p == moody) look(s, p, d);
      return d;
    };
    played<G>({}, seats, game_seed(23, game), decide, [](const typename G::State&, Seat) {});
  }
}

/// Share of the victories of one seat of this temper among random players.
template <GameRules G>
double share_among_random(const Temper& temper, int seats, u64 games) {
  double won = 0;
  for (u64 game = 0; game < games; ++game) {
    const Seat moody = Seat(game % u64(seats));
    const auto decide = [&](const typename G::State& s, Seat p, Chance& picks) {
      if (p == moody) return G::choose(observe<G>(s, p), temper, picks);
      typename G::Decisions list;
      G::legal(s.pub, s.seat[p], p, list);
      return list[int(picks.below(u32(list.size())))];
    };
    const auto end = played<G>({}, seats, game_seed(29, game), decide, [](const typename G::State&, Seat) {});
    const SeatSet winners = G::outcome(end).winners;
    if (winners.has(moody)) won += 1.0 / winners.size();
  }
  return won / double(games);
}

constexpr Temper kBold{.boldness = Temper::kFull};
constexpr Temper kCautious{.boldness = -Temper::kFull};
constexpr Temper kLoyal{.loyalty = Temper::kFull};
constexpr Temper feeling_for(Seat p, int goodwill) {
  Temper out;
  out.goodwill[p] = i8(goodwill);
  return out;
}
/// Loyal, and fond of this seat.
constexpr Temper devoted_to(Seat p) {
  Temper out = feeling_for(p, Temper::kFull);
  out.loyalty = Temper::kFull;
  return out;
}
/// Loyal, and fond of everybody.
constexpr Temper devoted() {
  Temper out = kLoyal;
  out.goodwill.fill(Temper::kFull);
  return out;
}

}  // namespace saloon
