// What a henchman or a gang would bring, in figures, from what the seat knows.
#pragma once

#include "engine/rows/figures.h"
#include "games/desperados_cards/state.h"

namespace saloon::desperados_cards {

struct Outlook {
  static constexpr FigureRow kFigures[] = {
      // The strongest gang of one's own hand there.
      {"strength", Holds::Sure, {{"pile", &kPile}, {"place", &kPlaceOfCard}, {"value", &kValueOfCard}}},
      // The points that winning the place would add.
      {"gain", Holds::Sure, {{"pile", &kPile}, {"place", &kPlaceOfCard}, {"value", &kValueOfCard}}},
  };

  explicit Outlook(const View& view) : view_(view) {}
  void whole(Figures<Outlook>& out) const;
  void of(const Decision& d, Figures<Outlook>& out) const;

 private:
  View view_;
};

}  // namespace saloon::desperados_cards
