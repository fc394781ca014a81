// The heuristic at a glance: what it takes in of the table, without dealing out the unseen cards.
#pragma once

#include "games/desperados_cards/bot/bot.h"

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
  /// What the open place of a pile would bring a seat.
  [[nodiscard]] int points_at(int pile, Seat p) const;
  /// The same for me, with upgrades to come, and that nobody else gets it.
  [[nodiscard]] int stake(int pile) const;

  const Public& pub;
  CardBag hand;
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

// quick_gang.cpp
struct QuickPlan {
  CardBag gang{};
  float gain = 0;
  float chance = 0;
};
QuickPlan quick_raid(const Glance& g, int pile, CardBag hand, const Strengths& strength, const Foes& foes,
                     const Prices& price);
/// The raid under way.
struct RaidGlance {
  explicit RaidGlance(const Glance& g);
  [[nodiscard]] int cost_of(CardBag gang) const;

  int pile;
  Strengths strength;
  Foes foes;
  Prices price;
};
QuickPlan best_plan(const Glance& g, const RaidGlance& raid);
Decision quick_gang(const Glance& g);
void promise_of_gangs(const Glance& g, const Game::Decisions& list, float* out);

// quick_place.cpp
/// One row, as it stands and with one henchman more.
class QuickRow {
 public:
  QuickRow(const Glance& g, int pile);

  /// What posting this card here brings, on balance.
  [[nodiscard]] float gain_of(int face) const;

  // The parts of that.
  [[nodiscard]] int missing() const { return missing_; }
  [[nodiscard]] int best() const { return best_; }          ///< my strongest gang here
  [[nodiscard]] float outlook() const { return outlook_; }  ///< what the row promises me
  [[nodiscard]] float hurry() const { return hurry_; }      ///< what a step towards the end of the game does
  [[nodiscard]] int best_with(int face) const;              ///< my strongest gang once this card stands here
  [[nodiscard]] Worth worth_with(int face) const;
  [[nodiscard]] float outlook(int strength, const Worth& worth, int missing) const;
  [[nodiscard]] const Worth& worth() const { return worth_; }
  /// The raid that this card would cause as the last henchman.
  [[nodiscard]] QuickPlan raid_with(int face) const;

 private:
  [[nodiscard]] float gain_of_ending(float chance, const Worth& worth) const;

  const Glance& g_;
  int pile_;
  int missing_;
  int position_;  ///< what one henchman more gives his character
  Strengths strength_;
  Worth worth_;
  float stake_;
  Seat biggest_;
  float hurry_;
  std::array<int, kColours> colour_{};
  int best_character_ = 0;
  int best_ = 0;
  float outlook_ = 0;
};
Decision quick_placement(const Glance& g, Chance& chance);
void promise_of_placements(const Glance& g, const Game::Decisions& list, float* out);

}  // namespace saloon::desperados_cards
