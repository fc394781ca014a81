// Deadwood: what the outlook says comes true, by playing it out.
#include <gtest/gtest.h>

#include <numeric>

#include "games/deadwood/rules.h"
#include "tests/games/outlook_checks.h"

namespace saloon::deadwood {
namespace {

template <FixedText Name>
bool is(const Figure& f) {
  return Outlook::kFigures[f.row].name == Name.view();
}

int fine_by_hand(int wanted) { return components::kFines[std::min<std::size_t>(std::size_t(wanted), 10)]; }

Ask asked(const State& s, Seat p) { return Ask(s.pub.asked.what[p]); }
Seat next_asked(const State& s) { return Seat(lowest_bit(s.hidden.waiting)); }

int buried(const State& s, Seat p) { return cowboys_in(boot_hill(s.pub, p)); }

/// Plays a duel to its end: nobody flees, cartridges are spent as the figure has it.
void fight_out(Ctx<Game>& c, Seat p, const Figure& f) {
  const bool own = f.members[0].number() != 0;
  const bool theirs = f.members[1].number() != 0;
  while (c.s.hidden.waiting != 0) {
    const Seat q = next_asked(c.s);
    const Ask what = asked(c.s, q);
    const bool loads = what == Ask::CartridgeAttacker || what == Ask::CartridgeDefender;
    if (what == Ask::Flee)
      play(c, q, Decision::fight());
    else if (loads)
      play(c, q, Decision::cartridges(int(q == p ? own : theirs)));
    else
      return;
  }
}

/// Who stands where a duel is about to be fought, or is being fought.
int fought_plot(const State& s, const Decision& d) {
  if (d.verb() == Verb::GoToTown) return d.plot();
  if (d.verb() == Verb::MoveCowboy) return d.to();
  return s.pub.flow.top().get<Duelling>().plot;
}

std::optional<double> measured_duel(State s, Seat p, const Decision& d, const Figure& f) {
  Ctx<Game> c{s};
  const int plot = fought_plot(s, d);
  const int dead = buried(s, p);
  play(c, p, d);
  fight_out(c, p, f);
  if (is<"die">(f)) return buried(s, p) > dead ? 1 : 0;
  return holder_of(s.pub, plot) == p ? 1 : 0;
}

bool attacks(const State& s, const Decision& d) {
  const bool arrives = d.verb() == Verb::GoToTown || d.verb() == Verb::MoveCowboy;
  return arrives && fought_plot(s, d) != kChurchPlot && holder_of(s.pub, fought_plot(s, d)) != kNobody;
}

/// Plays up to the question whether to annex, and annexes; false where it does not come to that. `before` is the town
/// in which it was asked.
bool annexes(State& s, Seat p, const Decision& d, State& before) {
  Ctx<Game> c{s};
  before = s;
  play(c, p, d);
  if (d.verb() == Verb::Annex) return true;
  const int plot = fought_plot(s, d);
  fight_out(c, p, {});
  // Whoever lost may be asked about another building, beside a railroad tile.
  const bool may = s.hidden.waiting != 0 && next_asked(s) == p && asked(s, p) == Ask::Annex;
  if (!may || annexed_plot(s.pub) != plot) return false;
  before = s;
  play(c, p, Decision::annex());
  return true;
}

std::optional<double> measured_gain(State s, Seat p, const Decision& d) {
  State before{};
  // Whoever holds the Stage Depot at the end is paid for that, too.
  if (!annexes(s, p, d, before) || over<Game>(s)) return {};
  return s.pub.money[p] - before.pub.money[p];
}

/// After an attack its poster, after any other arrival what annexing does.
std::optional<double> measured_fine(State s, Seat p, const Decision& d) {
  const int before = fine_by_hand(s.pub.wanted[p]);
  Ctx<Game> c{s};
  const bool visits = (d.verb() == Verb::GoToTown || d.verb() == Verb::MoveCowboy) && !attacks(s, d);
  play(c, p, d);
  if (visits) play(c, p, Decision::annex());
  return fine_by_hand(s.pub.wanted[p]) - before;
}

std::optional<double> measured(const State& world, Seat p, const Decision& d, const Figure& f) {
  if (is<"owes">(f)) {
    const auto seat = Seat(f.members[0].number());
    State s = world;
    Ctx<Game> c{s};
    if (d.verb() != Verb::None) play(c, p, d);
    return fine_by_hand(s.pub.wanted[seat]);
  }
  if (is<"total">(f)) return Game::outcome(world).score[std::size_t(f.members[0].number())];
  if (is<"toll">(f)) {
    State s = world;
    Ctx<Game> c{s};
    play(c, p, d);
    const auto to = unsigned(f.members[0].number());
    EXPECT_EQ(s.pub.money[to] - world.pub.money[to], world.pub.money[p] - s.pub.money[p]);
    return world.pub.money[p] - s.pub.money[p];
  }
  if (is<"fine">(f)) return measured_fine(world, p, d);
  if (is<"spared">(f)) return -*measured_fine(world, p, d);
  if (is<"gain">(f) || is<"gain_most">(f)) return measured_gain(world, p, d);
  return measured_duel(world, p, d, f);
}

TEST(DeadwoodOutlook, ComesTrueInSampledWorlds) {
  OutlookSeen seen;
  for (const int seats : {2, 4}) {
    expect_true_figures<Game>({.seats = seats, .games = 12, .every = 2, .decisions = 8}, {}, seen, measured);
    if (HasFatalFailure()) return;
  }
  expect_all_met<Game>(seen);
}

/// DW-DUEL-05 to DW-DUEL-11 by hand, for the smallest duel: one die each, at the same time.
TEST(DeadwoodOutlook, KnowsTheOddsOfTheSmallestDuel) {
  const DuelOdds odds = duel_odds(1, 1);
  EXPECT_EQ(odds.all, 36);
  EXPECT_EQ(odds.of(DuelResult::BothDead), 1);
  EXPECT_EQ(odds.of(DuelResult::DefenderDead), 5);
  EXPECT_EQ(odds.of(DuelResult::AttackerDead), 5);
  EXPECT_EQ(odds.of(DuelResult::BothAlive), 25);
}

/// One die more shoots first: a 6 kills at once, else the exchange of one die each follows; two wounds kill.
TEST(DeadwoodOutlook, KnowsTheOddsOfAnOpeningVolley) {
  const DuelOdds odds = duel_odds(2, 1);
  EXPECT_EQ(odds.all, 216);
  // Unhurt (3 of 6) the defender dies of a 6; wounded (2 of 6) of 4, 5 and 6; he shoots back unless he is dead already.
  const int dies_later = 3 * 1 + 2 * 3;
  EXPECT_EQ(odds.of(DuelResult::BothDead), dies_later);
  EXPECT_EQ(odds.of(DuelResult::DefenderDead), 36 + 5 * dies_later);
  EXPECT_EQ(odds.of(DuelResult::AttackerDead), 3 * 5 + 2 * 3);
}

TEST(DeadwoodOutlook, OddsAddUp) {
  for (int a = 1; a <= 4; ++a) {
    for (int b = 1; b <= 4; ++b) {
      const DuelOdds odds = duel_odds(a, b);
      EXPECT_EQ(std::accumulate(odds.throws.begin(), odds.throws.end(), 0), odds.all) << a << " against " << b;
    }
  }
}

}  // namespace
}  // namespace saloon::deadwood
