// The numbers of the decisions (engine/actions.h). Open are returns to the ranch (any cowboys out of the town), orders
// of a pile, shots (dice at each opponent), and more cartridges or Wanted tokens than the box holds.
#pragma once

#include "engine/actions.h"
#include "games/deadwood/decision.h"

namespace saloon::deadwood {

struct Actions {
  static constexpr u32 kTargets = kTownTargets + kMaxSeats * kStrengths;

  static constexpr ActionRow kRows[kVerbs] = {{"none", 0},
                                              {"go_to_town", kStrengths* kPlots},
                                              {"return_to_ranch", 0},
                                              {"fight", 1},
                                              {"flee", 1},
                                              {"cartridges", box::kCartridges + 1},
                                              {"annex", 1},
                                              {"decline", 1},
                                              {"discard", box::kWanted + 1},
                                              {"recruit", kStrengths},
                                              {"move_sheriff", kIntersections},
                                              {"lay_rail", kPlots},
                                              {"place_tile", kBuildings* kPlots},
                                              {"move_cowboy", kPlots* kPlots},
                                              {"take_from", kMaxSeats},
                                              {"draw_from", kPiles},
                                              {"look_at", kPiles},
                                              {"order", 0},
                                              {"pay", 1},
                                              {"take_poster", 1},
                                              {"send_to_mine", kTargets + pairs_of(kTargets)},
                                              {"give_poster", kMaxSeats},
                                              {"telegraph", 2},
                                              {"call_up", kTownTargets},
                                              {"represent", kStrengths},
                                              {"shoot", 0}};

  static constexpr u32 row_of(const Decision& d) { return u32(d.verb()); }

  static constexpr u32 place_of(const Decision& d) {
    const u32 n = u32(d.number());
    switch (d.verb()) {
      case Verb::GoToTown:
        return (n - 1) * kPlots + u32(d.plot());
      case Verb::Cartridges:
      case Verb::Discard:
        return u32(d.count()) < kRows[row_of(d)].count ? u32(d.count()) : kNoNumber;
      case Verb::Recruit:
      case Verb::Represent:
        return n - 1;
      case Verb::LayRail:
        return u32(d.plot());
      case Verb::PlaceTile:
        return is_building(d.tile()) ? (n - 1) * kPlots + u32(d.plot()) : kNoNumber;
      case Verb::MoveCowboy:
        return n * kPlots + u32(d.plot());
      case Verb::SendToMine:
        return d.targets() == 1 ? u32{d.target(0)} : kTargets + pair_place(d.target(0), d.target(1));
      case Verb::None:
      case Verb::ReturnToRanch:
      case Verb::Order:
      case Verb::Shoot:
        return kNoNumber;
      default:
        return n;
    }
  }

  static constexpr Decision at(u32 row, u32 place) {
    const int n = int(place);
    switch (Verb(row)) {
      case Verb::GoToTown:
        return Decision::go_to_town(n / kPlots + 1, n % kPlots);
      case Verb::Recruit:
        return Decision::recruit(n + 1);
      case Verb::Represent:
        return Decision::represent(n + 1);
      case Verb::LayRail:
        return Decision::lay_rail(n);
      case Verb::PlaceTile:
        return Decision::place_tile(Tile(n / kPlots + 1), n % kPlots);
      case Verb::MoveCowboy:
        return Decision::move_cowboy(n / kPlots, n % kPlots);
      case Verb::SendToMine: {
        if (place < kTargets) return Decision::send_to_mine(Target(place));
        const NumberPair pair = pair_at(place - kTargets);
        return Decision::send_to_mine(Target(pair.low), Target(pair.high));
      }
      default:  // one small argument, or none
        return {u64{row} | u64{place} << 8};
    }
  }
};

}  // namespace saloon::deadwood
