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
    sum += int(count_bits(pub.posters.one & character_mask(character_of(face))) +
               count_bits(pub.posters.two & character_mask(character_of(face))));
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

std::optional<double> measured(const State& world, Seat p, const Decision& d, const Figure& f) {
  State s = world;
  Ctx<Game> c{s};
  const int pile = pile_of(f);
  if (is<"gain">(f)) {
    const int before = Game::outcome(s).score[p];
    s.pub.loot[p] |= u32(bit(open_card(s.pub, pile)));
    return Game::outcome(s).score[p] - before;
  }
  if (d.verb() == Verb::Place) play(c, p, d);
  const bool gone = s.pub.row_size[unsigned(pile)] < world.pub.row_size[unsigned(pile)];
  if (gone) return {};  // nobody had a card to send
  return strongest_by_hand(s.pub, s.seat[p].hand, pile);
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
