// The heuristic at a glance: what it takes in of the table, without dealing out the unseen cards.
#pragma once

#include "games/desperados_cards/bot.h"

namespace saloon::desperados_cards {

/// What all unseen cards together are worth at one place.
struct Worth {
  int sum = 0;
  int squares = 0;

  /// The same when so many of the cards change from one strength to another.
  [[nodiscard]] Worth with(int cards, int before, int after) const {
    return {sum + cards * (after - before), squares + cards * (after * after - before * before)};
  }
};

/// What one seat sees, counted once.
struct Glance {
  Glance(const Public& table, const Private& mine, Seat seat);

  [[nodiscard]] Worth worth_of_unseen(const Strengths& strength) const;
  [[nodiscard]] float strength_of_rival(Seat p, const Worth& worth) const;
  [[nodiscard]] int stake(int pile) const;

  const Public& pub;
  PairSet hand;
  Seat me;
  std::array<u8, kCharacters> unseen;
  std::array<u8, kCharacters> held;
  float per_unseen{};
  Prices price;  ///< while all rows stay
};

/// Those who may come to one raid.
class Foes {
 public:
  Foes(const Glance& g, const Worth& worth, int pile, int latest);
  /// The chance that a gang of this strength wins.
  [[nodiscard]] float chance_against(int strength) const;

 private:
  struct Foe {
    float strength;
    float sureness;
    float stays_out;
  };
  std::array<Foe, kMaxSeats> foes_{};
  int count_ = 0;
};

// bot_quick_gang.cpp
struct QuickPlan {
  PairSet gang{};
  float gain = 0;
  float chance = 0;
};
QuickPlan quick_raid(const Glance& g, int pile, PairSet hand, const Strengths& strength, const Foes& foes,
                     const Prices& price);
Decision quick_gang(const Glance& g);
void promise_of_gangs(const Glance& g, const Game::Decisions& list, float* out);

// bot_quick_place.cpp
Decision quick_placement(const Glance& g, Chance& chance);
void promise_of_placements(const Glance& g, const Game::Decisions& list, float* out);

}  // namespace saloon::desperados_cards
