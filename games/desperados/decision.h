// The verbs: placing figures, moving sheriffs, laying cards, acting, refilling banks.
#pragma once

#include "games/desperados/map.h"

namespace saloon::desperados {

enum class Verb : u8 {
  None,
  Volunteer,  ///< for the star, or not
  Place,      ///< a figure on a town
  Move,       ///< a sheriff; to the town where he stands means that he stays
  Lay,        ///< a movement card; an exchange is the same answer changed
  NoAction,
  Poker,
  Coach,
  Spy,
  Refill,
};

/// Eight bytes, one meaning = one byte pattern. Figures and sheriffs come one after the other, so an answer never says
/// which one is meant, and actions take place where the desperado is.
struct Decision {
  Verb verb{};
  u8 a{};  ///< Volunteer: 1 = yes. Place, Move: town. Lay: card. Coach: which. Refill: set of banks.
  u8 b{};  ///< Lay: 1 = the gang may see it (option gang_card_view = owner_decides), else 0
  std::array<u8, 5> spare{};

  static constexpr Decision volunteer(bool yes) { return of(Verb::Volunteer, yes ? 1 : 0); }
  static constexpr Decision place(int town) { return of(Verb::Place, town); }
  static constexpr Decision move(int town) { return of(Verb::Move, town); }
  static constexpr Decision lay(int card, bool marked = false) { return of(Verb::Lay, card, marked ? 1 : 0); }
  static constexpr Decision no_action() { return of(Verb::NoAction); }
  static constexpr Decision poker() { return of(Verb::Poker); }
  static constexpr Decision rob(Coach coach) { return of(Verb::Coach, int(coach)); }
  static constexpr Decision spy() { return of(Verb::Spy); }
  /// Which of the five banks get a tile, exactly as many as the pile has (DSP-CLEAN-04).
  static constexpr Decision refill(u32 banks) { return of(Verb::Refill, int(banks)); }

  [[nodiscard]] constexpr bool yes() const { return a == 1; }
  [[nodiscard]] constexpr int town() const { return a; }
  [[nodiscard]] constexpr int card() const { return a; }
  [[nodiscard]] constexpr bool marked() const { return b == 1; }
  [[nodiscard]] constexpr Coach coach() const { return Coach(a); }
  [[nodiscard]] constexpr u32 banks() const { return a; }

  friend constexpr bool operator==(const Decision&, const Decision&) = default;

 private:
  static constexpr Decision of(Verb verb, int a = 0, int b = 0) { return {verb, u8(a), u8(b), {}}; }
};
static_assert(Plain<Decision> && sizeof(Decision) == 8);

}  // namespace saloon::desperados
