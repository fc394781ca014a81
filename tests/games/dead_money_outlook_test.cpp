// Dead Money: what the outlook says comes true, by the rules, in worlds its reader cannot exclude.
#include <gtest/gtest.h>

#include "games/dead_money/rules.h"
#include "tests/games/outlook_checks.h"

namespace saloon::dead_money {
namespace {

template <FixedText Name>
bool is(const Figure& f) {
  return Outlook::kFigures[f.row].name == Name.view();
}

bool is_asked(const State& s, Ask ask) {
  for (Seat p = 0; p < s.pub.seats; ++p) {
    if (Ask(s.pub.asked.what[p]) == ask) return true;
  }
  return false;
}

/// A play and all that its effect asks for, answered anyhow, up to the next turn, drop or showdown.
struct Effects {
  State s;
  EventLog log;

  Effects(const State& world, Seat p, const Decision& d) : s(world) {
    static Chance chance{key_of_seed(2006)};
    Ctx<Game> c{s, nullptr, &log};
    play(c, p, d);
    while (!over<Game>(s) && !is_asked(s, Ask::TurnFirst) && !is_asked(s, Ask::TurnSecond) &&
           !is_asked(s, Ask::DropBrain) && !is_asked(s, Ask::Bid)) {
      const Seat q = Seat(lowest_bit(s.hidden.waiting));
      Decisions list;
      Game::legal(s.pub, s.seat[q], q, list);
      play(c, q, list[int(chance.below(u32(list.size())))]);
    }
  }
  /// Of p, as everybody heard: whether a Brain slipped away; nothing if there was no roll.
  [[nodiscard]] std::optional<double> kept() const {
    for (const Event& e : log.items) {
      if (e.kind != event_kind<Game>("drop_roll")) continue;
      for (const Event& later : log.items) {
        if (later.kind == event_kind<Game>("dropped")) return 0;
      }
      return is_asked(s, Ask::DropBrain) ? 0 : 1;
    }
    return {};
  }
};

/// Any one to five cards without a Brain that beat the score, tried one by one.
bool can_beat(CardBag cards, Score score, int from, CardBag bid) {
  if (!bid.empty() && score_of(bid) > score) return true;
  if (bid.size() == kMostBid) return false;
  for (int face = from; face < brain_face(Suit::Diamonds); ++face) {
    if (!cards.has(face)) continue;
    CardBag left = cards;
    left.remove(face);
    CardBag more = bid;
    more.add(face);
    if (can_beat(left, score, face, more)) return true;
  }
  return false;
}

double stands(const State& world, Seat p, const Decision& d) {
  Seat q = p;
  while (q != world.pub.showdown.dropper) {
    q = left_of(world.pub, q);
    if (can_beat(world.seat[q].hand, score_of(d.chosen()), 0, {})) return 0;
  }
  return 1;
}

/// The hand after everybody else has passed.
double drawn_for(const State& world, Seat p, const Decision& d) {
  State s = world;
  Ctx<Game> c{s};
  play(c, p, d);
  while (is_asked(s, Ask::Bid)) play(c, Seat(lowest_bit(s.hidden.waiting)), Decision::pass());
  return s.seat[p].hand.size() - (world.seat[p].hand.size() - d.chosen().size());
}

double helped(CardBag hand, Suit suit) {
  double count = 0;
  for_each_card(hand, [&](int face) { count += needs_brain(face) && suit_of(face) == suit ? 1 : 0; });
  return count;
}

std::optional<double> measured(const State& world, Seat p, const Decision& d, const Figure& f) {
  if (is<"helps">(f)) return helped(world.seat[p].hand, d.suit());
  if (is<"coins">(f)) return drawn_for(world, p, d);
  if (is<"left">(f)) return world.pub.hand_size[p] - d.chosen().size();
  if (is<"stands">(f)) return stands(world, p, d);
  const Effects effects(world, p, d);
  if (is<"keep">(f)) return effects.kept();
  const SeatSet winners{effects.s.pub.winners};
  if (is<"win">(f)) return winners.has(p);
  return !winners.empty() && !winners.has(p);
}

TEST(DeadMoneyOutlook, ComesTrueInSampledWorlds) {
  OutlookSeen seen;
  for (const int seats : {3, 4, 5}) {
    expect_true_figures<Game>({.seats = seats, .games = 4, .every = 3, .decisions = 3}, {}, seen, measured);
    if (HasFatalFailure()) return;
  }
  expect_true_figures<Game>({.seats = 6, .games = 4},
                            {.six_players = SixPlayers::On, .suit_bonus_scope = SuitBonusScope::AllOwnRolls}, seen,
                            measured);
  if (HasFatalFailure()) return;
  expect_all_met<Game>(seen);
}

}  // namespace
}  // namespace saloon::dead_money
