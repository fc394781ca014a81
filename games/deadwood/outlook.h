// What a visit, a shot or an annexing would bring, in figures.
#pragma once

#include "engine/rows/figures.h"
#include "games/deadwood/state.h"

namespace saloon::deadwood {

class Outlook {
 public:
  /// Of a duel: who spends a cartridge in it.
  static constexpr Member kOwn{"own_cartridge", &kFlag};
  static constexpr Member kTheirs{"their_cartridge", &kFlag};
  static constexpr FigureRow kFigures[] = {
      // Dollars to whoever holds the Sheriff's Office.
      {"toll", Holds::Sure, {{"to", &kSeat}}},
      // By how much the own fine grows or shrinks.
      {"fine", Holds::Sure, {}},
      {"spared", Holds::Sure, {}},
      // Dollars at once for annexing the building; where a die decides, the most of them.
      {"gain", Holds::Sure, {}},
      {"gain_most", Holds::Most, {}},
      // An attack takes the building, a defence keeps it, either costs the own cowboy: if nobody flees.
      {"win", Holds::Chance, {kOwn, kTheirs}},
      {"hold", Holds::Chance, {kOwn, kTheirs}},
      {"die", Holds::Chance, {kOwn, kTheirs}},
      // The accounts, if the game ended now: the fine, and what it leaves.
      {"owes", Holds::Sure, {{"seat", &kSeat}}},
      {"total", Holds::Sure, {{"seat", &kSeat}}},
  };

  explicit Outlook(const View& view) : view_(view) {}
  void whole(Figures<Outlook>& out) const;
  void of(const Decision& d, Figures<Outlook>& out) const;

 private:
  View view_;
};

}  // namespace saloon::deadwood
