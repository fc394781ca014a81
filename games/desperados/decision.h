// The verbs: placing figures, moving sheriffs, laying cards, acting, refilling banks.
#pragma once

#include "games/desperados/map.h"

namespace saloon::desperados {

enum class Verb : u8 {
  None,
  Volunteer,  ///< {"do": "volunteer", "answer": "yes"}: for the star, or not
  Place,      ///< {"do": "place", "town": "globe"}: a figure on a town
  Move,       ///< {"do": "move", "town": "globe"}: a sheriff along a road
  Stay,       ///< {"do": "stay"}: this sheriff
  Lay,        ///< {"do": "lay", "card": "globe"}, marked with "mark": true; an exchange is the same answer changed
  NoAction,   ///< {"do": "no_action"}
  Poker,      ///< {"do": "poker"}
  Coach,      ///< {"do": "coach", "coach": "brown"}
  Spy,        ///< {"do": "spy"}
  Refill,     ///< {"do": "refill", "banks": ["flagstaff"]}
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
  static constexpr Decision stay() { return of(Verb::Stay); }
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
  [[nodiscard]] constexpr bool given() const { return verb != Verb::None; }

  friend constexpr bool operator==(const Decision&, const Decision&) = default;

 private:
  static constexpr Decision of(Verb verb, int a = 0, int b = 0) { return {verb, u8(a), u8(b), {}}; }
};
static_assert(Plain<Decision> && sizeof(Decision) == 8);

/// What a desperado chose in the action phase, in one byte of the gang's notes; 0 = nothing chosen yet.
constexpr u8 choice_of(const Decision& d) { return u8(u32(d.verb) | u32(d.a) << 7); }
constexpr Decision chosen_by(u8 choice) { return {Verb(choice & 0x7F), u8(choice >> 7), 0, {}}; }

}  // namespace saloon::desperados
