// What a henchman or a gang would bring, in figures, from what the seat knows.
#pragma once

#include "engine/rows/figures.h"
#include "games/desperados_cards/state.h"

namespace saloon::desperados_cards {

class Outlook {
 public:
  static constexpr Member kAt[3] = {{"pile", &kPile}, {"place", &kPlaceOfCard}, {"value", &kValueOfCard}};
  static constexpr FigureRow kFigures[] = {
      // The strongest gang of one's own hand there.
      {"strength", Holds::Sure, {kAt[0], kAt[1], kAt[2]}},
      // The strongest gang that any rival could send there with as many cards as he holds now.
      {"rivals", Holds::Most, {kAt[0], kAt[1], kAt[2]}},
      // The points that winning the place would add.
      {"gain", Holds::Sure, {kAt[0], kAt[1], kAt[2]}},
      // In a hold-up, the strongest gang that this rival could send.
      {"rival", Holds::Most, {{"seat", &kSeat}}},
      // In a hold-up, what each own card of this character adds to a gang.
      {"card", Holds::Sure, {{"character", &kCharacter}}},
      // Of this gang.
      {"gang", Holds::Sure, {}},
      // No rival holds a gang that would win against this one, or in a hold-up that begins now against one's strongest.
      {"safe", Holds::Chance, {}},
  };

  explicit Outlook(const View& view);
  void whole(Figures<Outlook>& out) const;
  void of(const Decision& d, Figures<Outlook>& out) const;

 private:
  static constexpr int kWorlds = 800;
  using Hands = std::array<CardBag, kMaxSeats>;
  /// The rival who would win a hold-up without the reader; none if nobody can come.
  struct Foe {
    Seat seat;
    i16 strength = -1;
  };
  using Foes = std::array<Foe, kWorlds>;

  [[nodiscard]] SeatSet rivals() const { return all_but(view_.viewer, view_.pub.seats); }
  [[nodiscard]] int most_of(Seat rival, const Public& pub, int pile) const;
  [[nodiscard]] Foes foes_at(const Public& pub, int pile) const;
  /// How often no rival beats a gang of this strength.
  [[nodiscard]] Amount safety(const Public& pub, const Foes& foes, int strength) const;
  void add_place(const Public& pub, CardBag hand, int pile, Figures<Outlook>& out) const;

  View view_;
  CardBag may_hold_{};                   ///< all cards that may be in the hand of a rival
  std::array<Hands, kWorlds> worlds_{};  ///< the others' hands, as they may be
  Foes foes_{};                          ///< in a hold-up
};

}  // namespace saloon::desperados_cards
