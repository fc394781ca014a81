// The template with one bug at a time, for the laws that the Desperados card game has no place for.
#pragma once

#include "engine/play.h"
#include "tests/toy_play.h"

namespace saloon::planted {

enum class ToyBug : u8 {
  None,
  WaitsForTheForced,  ///< whoever has one rival is asked all the same to whom a point goes
  TellsTheStake,      ///< the raise is won, and not told with the stake
};

struct Toy : toy::Game {
  static inline ToyBug bug = ToyBug::None;

  static bool has_one_rival(const Public& pub, Seat p) {
    return bug != ToyBug::WaitsForTheForced && toy::has_one_rival(pub, p);
  }
  static constexpr auto kAsks = [] {
    auto asks = std::to_array(toy::Game::kAsks);
    asks[question_named<toy::Game>("gift")].forced = has_one_rival;
    return asks;
  }();

  static void advance(Ctx<Toy>& c) {
    EventLog log;
    Ctx<toy::Game> inner{c.s, c.source, c.log == nullptr ? nullptr : &log};
    toy::Game::advance(inner);
    for (Event& e : log.items) {
      if (bug == ToyBug::TellsTheStake && e.kind == kEventKind<toy::Game, "won">) tell_the_stake(e);
      c.tell(e, e.audience);
    }
  }
  static void on_sealed(Ctx<Toy>& c, Seat p, const Decision& before, const Decision& now) {
    Ctx<toy::Game> inner{c.s, c.source, c.log};
    toy::Game::on_sealed(inner, p, before, now);
  }
  static void on_withdrawn(Ctx<Toy>& c, Seat p, const Decision& before) {
    Ctx<toy::Game> inner{c.s, c.source, c.log};
    toy::Game::on_withdrawn(inner, p, before);
  }

 private:
  /// The points stand behind the seat.
  static void tell_the_stake(Event& e) {
    put_value(e.open.data() + toy::kSeat.width, toy::kPoints, to_value(toy::components::kStake));
  }
};

}  // namespace saloon::planted
