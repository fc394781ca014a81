// What a decision would bring: whether a Brain is kept, whether somebody wins by it, what a bid costs and whether it
// can still be beaten. All of it is played out in sampled worlds; the dice are gone through face by face.
#pragma once

#include "engine/rows/figures.h"
#include "games/dead_money/poker.h"
#include "games/dead_money/state.h"

namespace saloon::dead_money {

class Outlook {
 public:
  static constexpr FigureRow kFigures[] = {
      {"keep", Holds::Chance},  ///< if it comes to the drop roll, it drops no Brain
      {"win", Holds::Chance},   ///< my hand is the empty one at the next win check
      {"lose", Holds::Chance},  ///< somebody else's is
      {"helps", Holds::Sure},   ///< cards of my hand that this Brain makes easier to roll for
      {"coins", Holds::Sure, {{"category", &kCategory}}},     ///< cards to draw for the bid if it stands
      {"left", Holds::Sure, {{"category", &kCategory}}},      ///< cards in my hand after the bid
      {"stands", Holds::Chance, {{"category", &kCategory}}},  ///< nobody who bids later holds anything better
  };

  explicit Outlook(const View& view);
  void whole(Figures<Outlook>&) const {}
  void of(const Decision& d, Figures<Outlook>& out) const;

 private:
  void imagine_bids();
  void add_course(const Decision& d, Figures<Outlook>& out) const;
  void add_bid(CardBag cards, Figures<Outlook>& out) const;

  static constexpr int kMostWorlds = 800;
  View view_;
  int worlds_ = 0;
  std::array<Score, kMostWorlds> strongest_{};  ///< bid that anybody could make after me, world by world
};

}  // namespace saloon::dead_money
