// Desperados card game: what the outlook says comes true.
#include <gtest/gtest.h>

#include "games/desperados_cards/rules.h"
#include "tests/games/outlook_checks.h"

namespace saloon::desperados_cards {
namespace {

template <FixedText Name>
bool is(const Figure& f) {
  return Outlook::kFigures[f.row].name == Name.view();
}

/// DSC-STR-02 by hand: every card for itself, posters of its character and its henchman's position.
int strength_by_hand(const Public& pub, CardBag cards, int pile) {
  int sum = 0;
  for_each_card(cards, [&](int face) {
    sum += count_bits(pub.posters.one & character_mask(character_of(face))) +
           count_bits(pub.posters.two & character_mask(character_of(face)));
    for (unsigned i = 0; i < pub.row_size[unsigned(pile)]; ++i) {
      if (character_of(pub.row[unsigned(pile)][i]) != character_of(face)) continue;
      sum += open_value(pub, pile) - int(i);
    }
  });
  return sum;
}

int strongest_by_hand(const Public& pub, CardBag hand, int pile) {
  int best = 0;
  for (int colour = 0; colour < kColours; ++colour) {
    best = std::max(best, strength_by_hand(pub, hand.within(colour_mask(colour)), pile));
  }
  for (int character = 0; character < kCharacters; ++character) {
    best = std::max(best, strength_by_hand(pub, hand.within(character_mask(character)), pile));
  }
  return best;
}

int pile_of(const Figure& f) { return int(f.members[0].number()); }

/// The strongest of a seat's lawful gangs; what it would answer to spoil a hold-up for another.
Decision strongest_gang(const State& s, Seat p, int pile) {
  Game::Decisions list;
  Game::legal(s.pub, s.seat[p], p, list);
  Decision best = Decision::no_gang();
  for (const Decision& d : list) {
    const bool stronger = strength_by_hand(s.pub, d.cards(), pile) > strength_by_hand(s.pub, best.cards(), pile);
    if (d.verb() != Verb::NoGang && (best.verb() == Verb::NoGang || stronger)) best = d;
  }
  return best;
}

/// Does this gang, or the strongest one, win the hold-up against the strongest gang of everybody else?
bool wins_anyway(State s, Seat p, const Decision& gang, int pile) {
  Ctx<Game> c{s};
  const int card = open_card(s.pub, pile);
  const SeatSet asked{s.pub.asked.required};
  const SeatSet waiting{s.hidden.waiting};
  const auto come = [&](Seat q) {
    play(c, q, q == p && gang.verb() != Verb::None ? gang : strongest_gang(s, q, pile));
  };
  for (const Seat q : asked) {
    if (!waiting.has(q)) come(q);  // whoever has chosen already chooses again
  }
  for (const Seat q : waiting) come(q);
  return (s.pub.loot[p] & bit(card)) != 0;
}

/// In a hold-up, what its question is about.
int raided(const State& s) {
  for (int pile = 0; pile < kPiles; ++pile) {
    if (s.pub.row_size[unsigned(pile)] == open_value(s.pub, pile)) return pile;
  }
  return -1;
}

std::optional<double> measured_strength(const State& s, Seat p, int pile) {
  return strongest_by_hand(s.pub, s.seat[p].hand, pile);
}

std::optional<double> measured(const State& world, Seat p, const Decision& d, const Figure& f) {
  if (is<"gain">(f)) {
    State s = world;
    const int before = Game::outcome(s).score[p];
    s.pub.loot[p] |= u32(bit(open_card(s.pub, pile_of(f))));
    return Game::outcome(s).score[p] - before;
  }
  if (is<"gang">(f)) return strength_by_hand(world.pub, d.cards(), raided(world));
  if (is<"card">(f)) {
    CardBag one;
    one.add(lowest_bit(world.seat[p].hand.one & character_mask(int(f.members[0].number()))));
    return strength_by_hand(world.pub, one, raided(world));
  }
  if (is<"rival">(f)) {
    const auto rival = Seat(f.members[0].number());
    return strength_by_hand(world.pub, strongest_gang(world, rival, raided(world)).cards(), raided(world));
  }
  State s = world;
  if (d.verb() == Verb::Place) {
    // What others draw after it is not counted: the figure is about the hands of now.
    Ctx<Game> c{s};
    play(c, p, d);
    if (raided(s) < 0) {
      s.pub = world.pub;
      post(s.pub, p, d.face(), d.pile());
      for (const Seat q : all_but(p, s.pub.seats)) s.seat[q] = world.seat[q];
    }
  }
  if (is<"strength">(f)) return measured_strength(s, p, pile_of(f));
  if (is<"rivals">(f)) {
    double most = 0;
    for (const Seat q : all_but(p, s.pub.seats)) most = std::max(most, *measured_strength(s, q, pile_of(f)));
    return most;
  }
  // A reader without cards is not asked, and sends nothing.
  if (s.seat[p].hand.empty()) return {};
  return wins_anyway(s, p, d.verb() == Verb::Place ? Decision{} : d, raided(s)) ? 1 : 0;
}

TEST(DesperadosCardsOutlook, ComesTrueInSampledWorlds) {
  OutlookSeen seen;
  for (const int seats : {3, 5}) {
    expect_true_figures<Game>({.seats = seats}, {}, seen, measured);
    if (HasFatalFailure()) return;
  }
  expect_all_met<Game>(seen);
}

}  // namespace
}  // namespace saloon::desperados_cards
