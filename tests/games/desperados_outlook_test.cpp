// Desperados: what the outlook says comes true, by the rules, in worlds its reader cannot exclude.
#include <gtest/gtest.h>

#include "games/desperados/rules.h"
#include "tests/games/outlook_checks.h"

namespace saloon::desperados {
namespace {

template <FixedText Name>
bool is(const saloon::Figure& f) {
  return Outlook::kFigures[f.row].name == Name.view();
}

int town_in(const saloon::Figure& f) { return int(f.members[0].number()); }

/// Everybody who is asked takes any lawful answer, until the cards of this turn lie fast.
void fix_cards(State& s, Seat p, const Decision& d) {
  static Chance chance{key_of_seed(2012)};
  Ctx<Game> c{s};
  if (d.given() && d.verb() == Verb::Lay) play(c, p, d);
  while (Ask(s.pub.asked.what[seat_of(0, s.pub.marshal, s.pub.seats)]) != Ask::ChooseAction) {
    const Seat q = Seat(lowest_bit(s.hidden.waiting));
    Decisions list;
    Game::legal(s.pub, s.seat[q], q, list);
    play(c, q, list[int(chance.below(u32(list.size())))]);
  }
}

bool rides_there(const State& s, Seat p, int town) { return s.seat[p].stuck == 0 && s.seat[p].town == town + 1; }

/// DSP-EVAL-04, turn by turn: after the same card in the same town.
bool is_arrested(const State& s, Seat p) {
  for (int t = 1; t <= s.pub.turn; ++t) {
    const Ride marshal = ride_of(s.pub, s.pub.marshal, s.seat[s.pub.marshal].row, t);
    if (marshal.town == ride_of(s.pub, p, s.seat[p].row, t).town) return true;
  }
  return false;
}

/// The mates have laid what they have laid; this seat lays its card, too.
bool is_arrested_after(State s, Seat p, const Decision& d) {
  if (d.verb() == Verb::Lay) s.seat[p].row[s.pub.turn - 1U] = u8(d.card() + 1);
  return is_arrested(s, p);
}

double tile_won(State s, const Decision& d) {
  Ctx<Game> c{s};
  return kHundred * (d.verb() == Verb::Poker ? win_poker_tile(c) : win_coach_tile(c));
}

/// Disks of everybody who has sealed the same in the same town.
double joined(const State& s, Seat p, const Decision& d) {
  double disks = 1;
  for (const Seat q : gang(s.pub)) {
    disks += q != p && s.seat[q].sealed == d && s.seat[q].town == s.seat[p].town ? 1 : 0;
  }
  return disks;
}

double needed(const State& s, int town) {
  double disks = 1;
  for (int i = 0; i < sheriffs_in_play(s.pub); ++i) disks += s.pub.sheriff[unsigned(i)] == town + 1 ? 1 : 0;
  return disks;
}

/// Where the marshal would ride, or his sheriff.
int town_chosen(const State& s, Seat p, const Decision& d) {
  if (d.verb() == Verb::Move) return d.town();
  if (d.verb() == Verb::Stay) return s.pub.sheriff[s.pub.flow.top().get<SheriffsLocals>().sheriff] - 1;
  return d.card() == kSaloon ? s.seat[p].town - 1 : d.card();
}

std::optional<double> measured(const State& world, Seat p, const Decision& d, const saloon::Figure& f) {
  if (is<"marshal">(f)) return rides_there(world, world.pub.marshal, town_in(f));
  if (is<"arrest">(f)) return is_arrested_after(world, p, d);
  if (is<"loot">(f)) return tile_won(world, d);
  if (is<"needed">(f)) return needed(world, world.seat[p].town - 1);
  if (is<"joined">(f)) return joined(world, p, d);
  const int town = is<"gang">(f) ? town_in(f) : town_chosen(world, p, d);
  State s = world;
  fix_cards(s, p, d);
  for (const Seat q : gang(s.pub)) {
    if (rides_there(s, q, town)) return 1;
  }
  return 0;
}

TEST(DesperadosOutlook, ComesTrueInSampledWorlds) {
  OutlookSeen seen;
  for (const int seats : {3, 4, 6}) {
    expect_true_figures<Game>({.seats = seats}, {}, seen, measured);
    if (HasFatalFailure()) return;
  }
  expect_true_figures<Game>({.seats = 5}, {.gang_card_view = GangCardView::OwnerDecides}, seen, measured);
  if (HasFatalFailure()) return;
  expect_all_met<Game>(seen);
}

}  // namespace
}  // namespace saloon::desperados
