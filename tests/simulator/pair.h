// Two worlds that differ in what one viewer may not know, lived through side by side with the same things done at the
// same moments. The viewer must get the same bytes at the same moments, until an event lawfully shows the difference.
#pragma once

#include "simulator/dice.h"
#include "simulator/shadow.h"
#include "tests/simulator/side.h"

namespace saloon::house::simulator {

/// How the worlds differ.
enum class Fork : u8 {
  World,   ///< another world that the viewer cannot exclude
  Sealed,  ///< somebody seals another answer
  Moment,  ///< somebody answers at another moment, while the round stays open
  Mind,    ///< somebody answers twice, or withdraws in between
  Aside,   ///< somebody says something in a circle that the viewer is not of
};
inline constexpr std::array<std::string_view, 5> kForkNames = {"world", "sealed", "moment", "mind", "aside"};
/// Must somebody else keep the round open meanwhile?
constexpr bool needs_two(Fork fork) { return fork != Fork::World && fork != Fork::Aside; }

class TwoWorlds {
 public:
  /// From this position on; `possible` is false if there is nothing to compare.
  TwoWorlds(const PairSetup& setup, const Match& from, Fork fork, u64 seed);

  [[nodiscard]] bool possible() const { return possible_; }
  /// Why no table could be opened at the position; empty if it could.
  [[nodiscard]] std::string error() const { return a_ && b_ ? a_->error() + b_->error() : std::string(); }
  /// What the viewer can tell the worlds apart by; empty if by nothing.
  std::string run();
  [[nodiscard]] u64 letters() const { return compared_; }
  [[nodiscard]] u64 rounds() const { return rounds_; }

 private:
  struct Choice {
    Seat seat{};
    json::value a, b;
    bool forced{};  ///< there is only one, in one of the worlds
  };
  void sit_down();
  bool plan();
  bool plan_round();
  bool plan_fork();
  bool plan_aside();
  [[nodiscard]] bool somebody_keeps_it_open(Seat but) const;
  std::optional<Choice> common_choice(Seat seat);
  void answer(const Choice& choice, Moment a, Moment b);
  void vanish(const Choice& choice, Moment moment);
  void both(Moment moment, const std::function<void(Side&)>& doing);
  void probe(Moment from, Moment to);
  [[nodiscard]] json::object probing_message();
  void flood(Moment moment);
  void look_away(Moment from, Moment to);
  void look_again(Moment moment);
  void stir(Moment from, Moment to);
  void run_round();
  void run_to(Moment moment);
  [[nodiscard]] bool round_is_open(const Side& side) const;
  std::string compare();
  using MaybeNow = std::optional<NowLetter>;
  [[nodiscard]] bool is_revealed(const MaybeNow& in_a, const MaybeNow& in_b) const;
  bool is_revealed_later();
  std::string judge(const Seen* a, const Seen* b);
  std::string compare_stories();
  std::string id() { return "q" + std::to_string(++ids_); }

  PairSetup setup_;
  Fork fork_;
  Dice dice_;
  bool possible_ = false;
  std::unique_ptr<Side> a_, b_;
  Moment now_ = 0;
  int round_ = -1;
  std::size_t compared_ = 0;
  u64 rounds_ = 0;
  u64 ids_ = 0;
  SeatSet vanished_{};                               ///< in this round, for long
  std::array<Moment, kMostSeats> back_from_stir_{};  ///< who hung up for a moment is back then, maybe rounds later
  bool shown_ = false;
};

}  // namespace saloon::house::simulator
