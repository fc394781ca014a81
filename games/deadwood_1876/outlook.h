// What a decision would bring: how a fight may end, what closed safes may hold, and whose roof would be the richest.
// Dice are counted out face by face, and unseen cards by their guns; the rest is tried in sampled worlds.
#pragma once

#include "engine/rows/figures.h"
#include "games/deadwood_1876/state.h"

namespace saloon::deadwood_1876 {

class Outlook {
 public:
  static constexpr FigureRow kFigures[] = {
      {"win", Holds::Chance},         ///< the fight, if the defender plays any card of his hand; Holsters apart
      {"worst", Holds::Chance},       ///< the same if he plays his best gun
      {"hold", Holds::Chance},        ///< the defence, Holsters apart
      {"attack", Holds::Chance},      ///< the attacker wins, if no other Holster is lent
      {"rich", Holds::Chance},        ///< the safe holds three pieces of gold or more
      {"armed", Holds::Chance},       ///< it holds a showdown gun
      {"badge", Holds::Chance},       ///< it holds a badge that will still be called
      {"roof", Holds::Chance},        ///< my house has the most gold, as the safes lie now
      {"roof_after", Holds::Chance},  ///< the same after this answer, if it works
      {"loot", Holds::Chance},        ///< this gun wins the hold-up, if the others shoot with any card of theirs
      {"unhurt", Holds::Chance},      ///< somebody else loses the bout, if the others shoot with any card of theirs
  };

  explicit Outlook(const View& view);
  void whole(Figures<Outlook>& out) const;
  void of(const Decision& d, Figures<Outlook>& out) const;

 private:
  using ByGun = std::array<double, kGuns>;
  /// Chances of each gun in a hand: to be that of any card, and the best.
  struct Held {
    ByGun any{}, best{};
  };
  /// What lay at a handle, over all worlds.
  struct Content {
    int rich = 0, armed = 0, badges = 0;
  };
  /// Answers that differ in their card alone leave the stars alike: one for each holder and house, and one for things
  /// as they are.
  static constexpr int kAsItIs = kStrangerAim + 1 + kHouses;

  // outlook.cpp
  void count_guns();
  void add_fight(const Decision& d, Figures<Outlook>& out) const;
  void add_attack(const Decision& d, Figures<Outlook>& out) const;
  // outlook_worlds.cpp
  static int table_of(const Decision& d);
  void try_tables();
  void try_guns();
  void look_into(const State& world);
  void add_safe(int handle, Figures<Outlook>& out) const;
  void add_roof(int table, Figures<Outlook>& out) const;
  void add_shots(Gun gun, Figures<Outlook>& out) const;

  View view_;
  State table_;  ///< as far as it is known
  std::array<Held, kMaxSeats> held_{};
  std::array<ByGun, kGuns> beats_{};  ///< my gun against another
  int worlds_ = 0;
  std::array<Content, kHandles> at_{};
  std::array<int, kAsItIs + 1> richest_{};
  std::array<int, kGuns> won_{};  ///< hold-ups or bouts, by my gun
};

}  // namespace saloon::deadwood_1876
