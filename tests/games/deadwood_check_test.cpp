// What the check of Deadwood must notice, invariant by invariant.
#include "games/deadwood/rules.h"
#include "tests/games/broken_positions.h"

namespace saloon::deadwood {
namespace {

bool always(const State&) { return true; }
bool is_over(const State& s) { return s.pub.flow.over(); }
bool goes_on(const State& s) { return !is_over(s); }
bool ends_later(const State& s) { return goes_on(s) && s.pub.ended == EndReason::None; }
template <Proc P>
bool runs(const State& s) {
  return goes_on(s) && Proc(s.pub.flow.top().proc) == P;
}
template <Proc P, auto At>
bool waits(const State& s) {
  return runs<P>(s) && s.pub.flow.top().at == u8(At);
}
bool acts(const State& s) { return waits<Proc::Turn, TurnAt::Act>(s); }
bool is_limited(const State& s) { return s.pub.config.limited_tokens == Switch::On; }
bool has_rail(const State& s) { return s.pub.laid > 0 && s.pub.laid <= kRails; }
bool has_new_station(const State& s) { return has_station(s.pub) && goes_on(s); }
bool has_pile(const State& s) {
  return s.pub.pile_size[0] > 1 && s.pub.known[0] == PileTiles{} && s.pub.reader[0] == 0;
}
bool annexes(const State& s) { return waits<Proc::Annex, 0>(s); }
bool lays_a_rail(const State& s) { return waits<Proc::Rail, RailAt::Lay>(s); }
bool calls_up(const State& s) { return waits<Proc::Rail, RailAt::Picked>(s); }
bool places(const State& s) { return waits<Proc::Hall, HallAt::Place>(s) || waits<Proc::Stage, StageAt::Place>(s); }
bool fights_at_last(const State& s) { return runs<Proc::FinalDuel>(s); }
bool aims(const State& s) { return waits<Proc::FinalDuel, FinalAt::Targets>(s); }

int empty_plot(const State& s) {
  int plot = 0;
  while (s.pub.tile[unsigned(plot)] != Tile::None) ++plot;
  return plot;
}
template <class Locals, class F>
void change(Frame& f, F how) {
  Locals l = f.get<Locals>();
  how(l);
  f.set(l);
}
template <class Locals, auto Member, u8 Value>
void set_top(State& s) {
  change<Locals>(s.pub.flow.top(), [](Locals& l) { l.*Member = Value; });
}
template <class Locals, auto Member>
void set_top_to_seats(State& s) {
  change<Locals>(s.pub.flow.top(), [&](Locals& l) { l.*Member = s.pub.seats; });
}
void lose_cartridges(State& s, Seat p) {
  s.pub.cartridge_supply = u8(s.pub.cartridge_supply + std::exchange(s.pub.cartridges[p], u16{0}));
}
Duelling duelling(const State& s) { return s.pub.flow.top().get<Duelling>(); }
Seat standing(const State& s) { return Seat(lowest_bit(s.pub.final_duel.standing)); }
Seat waiting(const State& s) { return Seat(lowest_bit(s.pub.final_duel.pending)); }

// --- who stands in a Final Duel while targets are declared
u32 shooters(const State& s) { return next_volley(s.pub.final_duel).shooters; }
u32 declared(const State& s) { return shooters(s) & ~u32{s.pub.final_duel.pending}; }
u32 bystanders(const State& s) { return s.pub.final_duel.standing & ~shooters(s); }
bool has_declared(const State& s) { return aims(s) && declared(s) != 0; }
bool has_bystander(const State& s) { return aims(s) && bystanders(s) != 0; }
bool has_dead(const State& s) {
  return fights_at_last(s) && (s.pub.final_duel.involved & ~u32{s.pub.final_duel.standing}) != 0;
}
Seat dead(const State& s) { return Seat(lowest_bit(s.pub.final_duel.involved & ~u32{s.pub.final_duel.standing})); }
Seat opponent(const State& s, Seat p) { return Seat(lowest_bit(s.pub.final_duel.standing & ~u32{only(p).bits})); }
/// All dice of the volley at one target, and so many too many.
void aim(State& s, Seat shooter, Seat target, int surplus = 0) {
  std::array<u16, kMaxSeats> dice{};
  dice[target] = u16(next_volley(s.pub.final_duel).dice + surplus);
  s.pub.final_duel.aim[shooter] = Decision::shoot(dice).word;
}
/// Leaves the duel as the dead do.
void fall(FinalDuel& f, Seat p) {
  f.standing = u8(f.standing & ~only(p).bits);
  f.pending = u8(f.pending & ~only(p).bits);
  f.aim[p] = 0;
  f.dice[p] = 0;
  f.wounds[p] = 0;
}

const std::vector<Broken<Game>> kEnd{
    {"a seat that is not", always, [](State& s) { s.pub.turn = s.pub.seats; }},
    {"a seat that is not", always, [](State& s) { s.pub.first = s.pub.seats; }},
    {"no such reason", always, [](State& s) { s.pub.ended = EndReason(kEndReasons.size()); }},
    {"DW-SHER-01", always, [](State& s) { s.pub.sheriff = kIntersections; }},
    {"DW-END-01", has_new_station, [](State& s) { s.pub.ended = EndReason::None; }},
    {"DW-END-04", [](const State& s) { return is_over(s) && !has_station(s.pub); },
     [](State& s) { s.pub.ended = EndReason::None; }},
    {"DW-END-09: one winner", is_over, [](State& s) { s.pub.winners = 3; }},
    {"DW-END-09: one winner", is_over, [](State& s) { s.pub.winners = u8(bit(s.pub.seats)); }},
    {"somebody has won", goes_on, [](State& s) { s.pub.winners = 1; }},
};

const std::vector<Broken<Game>> kTown{
    {"DW-RAIL-01: the railroad has too", is_over, [](State& s) { s.pub.laid = kRails + 2; }},
    {"the railroad has a tile beyond", [](const State& s) { return s.pub.laid == 0; },
     [](State& s) { s.pub.route[0] = 1; }},
    {"the railroad has a tile beyond", has_rail, [](State& s) { s.pub.route[kRails] = 1; }},
    {"DW-RAIL-02: the railroad leaves", has_rail, [](State& s) { s.pub.route[0] = kPlots; }},
    {"DW-RAIL-02: the railroad has a gap", has_rail, [](State& s) { s.pub.route[0] = 0; }},
    {"DW-RAIL-12: a wrong", has_rail, [](State& s) { s.pub.tile[s.pub.route[0]] = Tile::TrainStation; }},
    {"DW-RAIL-12: a wrong", has_new_station, [](State& s) { s.pub.tile[s.pub.route[kRails]] = Tile::Rail; }},
    {"DW-RAIL-01: a rail", goes_on, [](State& s) { s.pub.tile[unsigned(empty_plot(s))] = Tile::Rail; }},
    {"DW-RAIL-01: a rail", goes_on, [](State& s) { s.pub.tile[unsigned(empty_plot(s))] = Tile::TrainStation; }},
    {"the set of buildings", goes_on, [](State& s) { s.pub.built ^= plot_bit(empty_plot(s)); }},
    {"a cowboy of no gang", always,
     [](State& s) { s.pub.cowboy[kOfficePlot] = u8(cowboy_code(Seat(s.pub.seats - 1), kStrengths) + 1); }},
    {"DW-TOWN-02", always, [](State& s) { s.pub.cowboy[kChurchPlot] = 1; }},
    {"DW-TOWN-02", goes_on, [](State& s) { s.pub.cowboy[unsigned(empty_plot(s))] = 1; }},
    {"a cowboy of no strength", always, [](State& s) { s.pub.church[0] = kStrengths + 1; }},
    {"a cowboy of no strength", [](const State& s) { return s.pub.seats < kMaxSeats; },
     [](State& s) { s.pub.church[s.pub.seats] = 1; }},
    {"DW-ANX-04", always, [](State& s) { s.pub.own[s.pub.seats - 1U] ^= plot_bit(kOfficePlot); }},
    {"the set of occupied", always, [](State& s) { s.pub.occupied ^= plot_bit(kOfficePlot); }},
    {"cowboys of no strength", always, [](State& s) { s.pub.ranch[s.pub.seats - 1U] |= 64; }},
    {"cowboys of no strength", always, [](State& s) { s.pub.mine[0] |= 64; }},
    {"cowboys of no strength", always, [](State& s) { s.pub.reserve[0] |= 64; }},
    {"DW-SETUP-09", [](const State& s) { return s.pub.ranch[0] != 0; }, [](State& s) { s.pub.reserve[0] = 63; }},
    {"DW-END-03", [](const State& s) { return acts(s) && ends_later(s) && s.pub.own[0] == 0; },
     [](State& s) { s.pub.ranch[0] = s.pub.mine[0] = 0; }},
    {"DW-END-03",
     [](const State& s) {
       return runs<Proc::Duel>(s) && ends_later(s) && s.pub.own[0] == 0 && duelling(s).attacker != 0;
     },
     [](State& s) { s.pub.ranch[0] = s.pub.mine[0] = 0; }},
};

const std::vector<Broken<Game>> kTokens{
    {"DW-WANT-01", always, [](State& s) { ++s.pub.discarded; }},
    {"DW-WANT-01", always, [](State& s) { ++s.pub.wanted[s.pub.seats - 1U]; }},
    {"DW-SUP-03", always, [](State& s) { s.pub.money[0] = -1; }},
    {"DW-END-02", ends_later,
     [](State& s) { s.pub.discarded = u8(s.pub.discarded + std::exchange(s.pub.pool, u8{0})); }},
    {"DW-SUP-02: no supply", [](const State& s) { return !is_limited(s); }, [](State& s) { s.pub.horse_supply = 1; }},
    {"DW-SUP-02: no supply", [](const State& s) { return !is_limited(s); },
     [](State& s) { s.pub.cartridge_supply = 1; }},
    {"DW-SUP-02: a cartridge", is_limited, [](State& s) { ++s.pub.cartridge_supply; }},
    {"DW-SUP-02: a cartridge", is_limited, [](State& s) { ++s.pub.horse_supply; }},
    {"DW-SUP-02: a cartridge", is_limited, [](State& s) { ++s.pub.horses[s.pub.seats - 1U]; }},
};

/// One that is built, and not by the three that never move.
unsigned another_plot(const State& s) {
  const u32 fixed = plot_bit(kTownHallPlot) | plot_bit(kOfficePlot) | plot_bit(kChurchPlot);
  return unsigned(lowest_bit(s.pub.built & ~fixed));
}
bool has_telegraph_on_top(const State& s) {
  const u8 size = s.pub.pile_size[kPiles - 1];
  return size > 0 && s.hidden.piles[kPiles - 1][size - 1U] == Tile::TelegraphOffice;
}

const std::vector<Broken<Game>> kTiles{
    {"DW-ANX-05", goes_on, [](State& s) { s.pub.tile[unsigned(empty_plot(s))] = Tile(u8(Tile::Rail) + 1); }},
    {"a pile has more", always, [](State& s) { s.pub.pile_size[kPiles - 1] = kDeepestPile + 1; }},
    {"a pile has more", always, [](State& s) { s.pub.drawn[0] = Tile::Rail; }},
    {"a shown tile is of", always, [](State& s) { s.pub.drawn[0] = Tile::Gunsmith2; }},
    {"the size of a pile", has_pile, [](State& s) { --s.pub.pile_size[0]; }},
    {"the size of a pile", [](const State& s) { return s.pub.pile_size[0] == 0; },
     [](State& s) { ++s.pub.pile_size[0]; }},
    {"DW-SETUP-01: a tile of", has_pile, [](State& s) { s.hidden.piles[0][0] = Tile::Gunsmith2; }},
    {"DW-SETUP-01: a tile of", has_pile, [](State& s) { s.hidden.piles[0][0] = Tile::Rail; }},
    {"DW-SETUP-01: a building", has_pile, [](State& s) { s.hidden.piles[0][0] = s.hidden.piles[0][1]; }},
    {"DW-SETUP-01: a building", has_telegraph_on_top,
     [](State& s) { s.hidden.piles[kPiles - 1][--s.pub.pile_size[kPiles - 1]] = Tile::None; }},
    {"DW-SETUP-02", always, [](State& s) { std::swap(s.pub.tile[kTownHallPlot], s.pub.tile[kOfficePlot]); }},
    {"DW-SETUP-02", always, [](State& s) { std::swap(s.pub.tile[kTownHallPlot], s.pub.tile[kChurchPlot]); }},
    {"DW-SETUP-02", always, [](State& s) { std::swap(s.pub.tile[kTownHallPlot], s.pub.tile[another_plot(s)]); }},
    {"DW-SETUP-02", always, [](State& s) { std::swap(s.pub.tile[kOfficePlot], s.pub.tile[another_plot(s)]); }},
    {"DW-SETUP-02", always, [](State& s) { std::swap(s.pub.tile[kChurchPlot], s.pub.tile[another_plot(s)]); }},
    {"a pile has no such", always, [](State& s) { s.pub.reader[kPiles - 1] = u8(s.pub.seats + 1); }},
    {"a pile has no such", [](const State& s) { return s.pub.pile_size[0] == 0; },
     [](State& s) { s.pub.reader[0] = 1; }},
    {"what all know", has_pile, [](State& s) { s.pub.known[0][0] = s.hidden.piles[0][1]; }},
    {"what all know", has_pile, [](State& s) { s.pub.known[0][1] = s.hidden.piles[0][1]; }},
    {"remember_peeks", [](const State& s) { return has_pile(s) && s.pub.config.remember_peeks == Switch::Off; },
     [](State& s) { s.pub.known[0][0] = s.hidden.piles[0][0]; }},
    {"DW-FORTUNE-01: a seat", has_pile, [](State& s) { s.seat[0].peek[0] = s.hidden.piles[0]; }},
    {"DW-FORTUNE-01: a seat", has_pile, [](State& s) { s.seat[1].peek[0] = s.hidden.piles[0]; }},
    {"DW-FORTUNE-01: a seat", [](const State& s) { return s.pub.reader[0] != 0; },
     [](State& s) { s.seat[s.pub.reader[0] - 1U].peek[0] = {}; }},
};

const std::vector<Broken<Game>> kStack{
    {"DW-FINAL-01: a Final", acts, [](State& s) { s.pub.final_duel.involved = 1; }},
    {"DW-FINAL-01: a Final", acts, [](State& s) { s.pub.final_duel.out = 1; }},
    {"DW-TURN-02: nobody", acts, [](State& s) { s.pub.flow.top().proc = u8(Proc::Rail); }},
    {"DW-TURN-02: a turn is", annexes, [](State& s) { s.pub.flow.frames[0].at = u8(TurnAt::Act); }},
    {"a turn in a turn", annexes, [](State& s) { s.pub.flow.top() = frame_of(Proc::Turn); }},
    {"a turn in a turn", annexes, [](State& s) { s.pub.flow.top() = frame_of(Proc::FinalDuel); }},
    {"a turn in a turn", lays_a_rail, [](State& s) { s.pub.flow.frames[1].proc = u8(Proc::Setup); }},
    {"DW-RAIL-02: only", annexes, [](State& s) { s.pub.flow.frames[1].proc = u8(Proc::Rail); }},
    {"DW-RAIL-02: only", lays_a_rail, [](State& s) { s.pub.flow.top().proc = u8(Proc::Duel); }},
    {"DW-RAIL-11: something", lays_a_rail, [](State& s) { s.pub.flow.frames[1].at = u8(HallAt::Rail); }},
    {"DW-HALL-03", places, [](State& s) { s.pub.flow.top().at = 0; }},
    {"the wrong seat", acts, [](State& s) { s.pub.asked.offered = 1; }},
    {"the wrong seat", acts, [](State& s) { s.pub.asked.required = u16(s.pub.asked.required ^ 3); }},
    {"the wrong seat", acts, [](State& s) { s.pub.flow.top().at = u8(TurnAt::End); }},
    {"the wrong seat", is_over, [](State& s) { s.pub.asked.required = 1; }},
    {"the wrong question", acts, [](State& s) { s.pub.asked.what[s.pub.turn] = u8(Ask::Flee); }},
    {"DW-TURN-06",
     [](const State& s) {
       return acts(s) && s.pub.ranch[s.pub.turn] == 0 && s.pub.mine[s.pub.turn] != 0 && s.pub.own[s.pub.turn] == 0;
     },
     [](State& s) {
       s.pub.mine[s.pub.turn] = 0;
       s.pub.ended = EndReason::TurnCap;
     }},
};

const std::vector<Broken<Game>> kAnnexing{
    {"somebody annexes", annexes, set_top_to_seats<Arrival, &Arrival::seat>},
    {"somebody annexes", annexes, set_top<Arrival, &Arrival::plot, kPlots>},
    {"DW-ANX-01: another", annexes,
     [](State& s) { change<Arrival>(s.pub.flow.top(), [&](Arrival& a) { a.plot = u8(empty_plot(s)); }); }},
    {"DW-ANX-01: another", waits<Proc::Saloon, 0>,
     [](State& s) { change<Annexing>(s.pub.flow.top(), [&](Annexing& a) { a.plot = kTownHallPlot; }); }},
    {"DW-ANX-01: he who", annexes,
     [](State& s) { change<Arrival>(s.pub.flow.top(), [&](Arrival& a) { a.seat = u8(a.seat == 0 ? 1 : 0); }); }},
    {"DW-LAUNDRY-03", annexes, set_top<Arrival, &Arrival::laundries, 3>},
    {"DW-CHURCH-04", waits<Proc::Church, 0>, set_top<Church, &Church::most, 1>},
    {"DW-CHURCH-04", waits<Proc::Church, 0>, set_top<Church, &Church::most, 4>},
    {"DW-CHURCH-04",
     [](const State& s) { return waits<Proc::Church, 0>(s) && s.pub.wanted[s.pub.flow.top().get<Church>().seat] == 2; },
     set_top<Church, &Church::most, 3>},
    {"DW-RAIL-12: no station",
     [](const State& s) { return waits<Proc::Hall, HallAt::Place>(s) && s.pub.laid < kRails; },
     set_top<Hall, &Hall::station, 1>},
    {"DW-FORTUNE-01: no", waits<Proc::Fortune, FortuneAt::Order>, set_top<Fortune, &Fortune::pile, kPiles>},
    {"DW-COURT-03", waits<Proc::Court, 0>, set_top_to_seats<Court, &Court::asked>},
};

const std::vector<Broken<Game>> kDuel{
    {"a duel of nobody", runs<Proc::Duel>, set_top_to_seats<Duelling, &Duelling::attacker>},
    {"a duel of nobody", runs<Proc::Duel>, set_top<Duelling, &Duelling::plot, kPlots>},
    {"a duel of nobody", runs<Proc::Duel>, set_top<Duelling, &Duelling::strength, 0>},
    {"a duel of nobody", runs<Proc::Duel>, set_top<Duelling, &Duelling::strength, kStrengths + 1>},
    {"a duel of nobody", runs<Proc::Duel>, set_top<Duelling, &Duelling::loaded, 2>},
    {"DW-TOWN-06", runs<Proc::Duel>,
     [](State& s) { change<Duelling>(s.pub.flow.top(), [&](Duelling& d) { d.plot = u8(empty_plot(s)); }); }},
    {"DW-TOWN-06",
     [](const State& s) {
       return runs<Proc::Duel>(s) && s.pub.own[duelling(s).attacker] != 0 && s.pub.church[duelling(s).attacker] == 0;
     },
     [](State& s) {
       change<Duelling>(s.pub.flow.top(), [&](Duelling& d) { d.plot = u8(lowest_bit(s.pub.own[d.attacker])); });
     }},
    {"DW-LAUNDRY-03", runs<Proc::Duel>, set_top<Duelling, &Duelling::laundries, 3>},
    {"DW-DUEL-03", [](const State& s) { return is_limited(s) && waits<Proc::Duel, DuelAt::Flee>(s); },
     [](State& s) {
       const Seat p = holder_of(s.pub, duelling(s).plot);
       s.pub.horse_supply = u8(s.pub.horse_supply + std::exchange(s.pub.horses[p], u16{0}));
     }},
    {"DW-DUEL-03", [](const State& s) { return is_limited(s) && waits<Proc::Duel, DuelAt::AttackerLoads>(s); },
     [](State& s) { lose_cartridges(s, duelling(s).attacker); }},
    {"DW-DUEL-03", [](const State& s) { return is_limited(s) && waits<Proc::Duel, DuelAt::DefenderLoads>(s); },
     [](State& s) { lose_cartridges(s, holder_of(s.pub, duelling(s).plot)); }},
};

const std::vector<Broken<Game>> kRailroad{
    {"nobody lays", lays_a_rail, set_top_to_seats<Laying, &Laying::placer>},
    {"nobody lays", lays_a_rail, set_top<Laying, &Laying::plot, kPlots>},
    {"nobody lays", lays_a_rail, set_top<Laying, &Laying::again, 3>},
    {"DW-RAIL-01: no tile", lays_a_rail, set_top<Laying, &Laying::plot, 1>},
    {"DW-RAIL-01: no tile", lays_a_rail, set_top<Laying, &Laying::list, 1>},
    {"DW-RAIL-11: the railroad", calls_up, set_top<Laying, &Laying::plot, 0>},
    {"DW-RAIL-10: an entry of", calls_up,
     [](State& s) { change<Laying>(s.pub.flow.top(), [&](Laying& l) { l.list = u16(l.list | 1U << 15); }); }},
    {"DW-RAIL-10: an entry of", calls_up,
     [](State& s) {
       change<Laying>(s.pub.flow.top(),
                      [&](Laying& l) { l.list = u16(l.list | 1U << (kChurchEntries + s.pub.seats)); });
     }},
    {"DW-RAIL-10: an entry of", calls_up, set_top<Laying, &Laying::current, 15>},
    {"DW-RAIL-10: an entry has", calls_up,
     [](State& s) {
       change<Laying>(s.pub.flow.top(), [&](Laying& l) { l.list = u16(bit(count_bits(kAdjacent[l.plot])) - 1); });
     }},
};

const std::vector<Broken<Game>> kFinalDuel{
    {"the Final Duel calls", fights_at_last, [](State& s) { s.pub.flow.push(frame_of(Proc::Duel)); }},
    {"DW-END-09: a Final Duel", [](const State& s) { return fights_at_last(s) && s.pub.ended == EndReason::TurnCap; },
     [](State& s) { s.pub.ended = EndReason::None; }},
    {"DW-FINAL-01: nobody", fights_at_last, [](State& s) { s.pub.final_duel.involved = 0; }},
    {"DW-FINAL-01: nobody", fights_at_last, [](State& s) { s.pub.final_duel.out = 0; }},
    {"DW-FINAL-01: nobody", fights_at_last, [](State& s) { s.pub.final_duel.pending = 0; }},
    {"DW-FINAL-01: nobody", fights_at_last,
     [](State& s) { s.pub.final_duel.standing = s.pub.final_duel.pending = u8(only(standing(s)).bits); }},
    {"DW-FINAL-01: nobody", fights_at_last,
     [](State& s) { s.pub.final_duel.out = u8(s.pub.final_duel.out | bit(s.pub.seats)); }},
    {"DW-FINAL-01: nobody", has_dead,
     [](State& s) { s.pub.final_duel.pending = u8(s.pub.final_duel.pending | only(dead(s)).bits); }},
    {"DW-FINAL-02", [](const State& s) { return fights_at_last(s) && s.pub.own[standing(s)] == 0; },
     [](State& s) { s.pub.ranch[standing(s)] = s.pub.mine[standing(s)] = 0; }},
    {"DW-FINAL-01: no such",
     [](const State& s) {
       return waits<Proc::FinalDuel, FinalAt::Cowboy>(s) && !SeatSet{s.pub.final_duel.pending}.has(standing(s));
     },
     [](State& s) { s.pub.final_duel.strength[standing(s)] = 0; }},
    {"DW-FINAL-01: no such", waits<Proc::FinalDuel, FinalAt::Cartridges>,
     [](State& s) { s.pub.final_duel.strength[standing(s)] = 0; }},
    {"DW-FINAL-09: he is", fights_at_last,
     [](State& s) { s.pub.final_duel.wounds[standing(s)] = components::kWoundsThatKill; }},
    {"DW-FINAL-09: he is", waits<Proc::FinalDuel, FinalAt::Cowboy>,
     [](State& s) { s.pub.final_duel.strength[waiting(s)] = kStrengths + 1; }},
    {"DW-FINAL-09: the dead",
     [](const State& s) { return fights_at_last(s) && !SeatSet{s.pub.final_duel.standing}.has(0); },
     [](State& s) { s.pub.final_duel.dice[0] = 1; }},
    {"DW-FINAL-09: the dead", has_dead,
     [](State& s) { s.pub.final_duel.dice[dead(s)] = s.pub.final_duel.wounds[dead(s)] = 1; }},
    {"DW-FINAL-04: more", fights_at_last,
     [](State& s) { s.pub.final_duel.dice[standing(s)] = u16(Shares::kMostDice + 1); }},
    {"DW-FINAL-04: no", [](const State& s) { return is_limited(s) && waits<Proc::FinalDuel, FinalAt::Cartridges>(s); },
     [](State& s) { lose_cartridges(s, waiting(s)); }},
    {"DW-FINAL-05: no question", aims, [](State& s) { s.pub.final_duel.dice = {}; }},
    {"DW-FINAL-05: no question", [](const State& s) { return aims(s) && count_bits(s.pub.final_duel.standing) == 3; },
     [](State& s) { fall(s.pub.final_duel, opponent(s, waiting(s))); }},
    {"DW-FINAL-05: no question", has_bystander,
     [](State& s) { s.pub.final_duel.pending = u8(s.pub.final_duel.pending | (1U << lowest_bit(bystanders(s)))); }},
    {"DW-FINAL-05: a shooter", [](const State& s) { return aims(s) && count_bits(s.pub.final_duel.pending) > 1; },
     [](State& s) { s.pub.final_duel.pending = u8(s.pub.final_duel.pending & (s.pub.final_duel.pending - 1)); }},
    {"DW-FINAL-07", aims,
     [](State& s) { s.pub.final_duel.aim[waiting(s)] = Decision::shoot(std::array<u16, kMaxSeats>{}).word; }},
    {"DW-FINAL-07", aims, [](State& s) { aim(s, waiting(s), opponent(s, waiting(s))); }},
    {"DW-FINAL-07", waits<Proc::FinalDuel, FinalAt::Cartridges>,
     [](State& s) { aim(s, waiting(s), opponent(s, waiting(s))); }},
    {"DW-FINAL-07", has_bystander,
     [](State& s) {
       const Seat p = Seat(lowest_bit(bystanders(s)));
       aim(s, p, opponent(s, p));
     }},
    {"DW-FINAL-07", has_declared,
     [](State& s) {
       const Seat p = Seat(lowest_bit(declared(s)));
       aim(s, p, opponent(s, p), 1);
     }},
    {"DW-FINAL-07", has_declared,
     [](State& s) { aim(s, Seat(lowest_bit(declared(s))), Seat(lowest_bit(declared(s)))); }},
    {"DW-FINAL-07", [](const State& s) { return has_declared(s) && count_bits(s.pub.final_duel.standing) < kMaxSeats; },
     [](State& s) { aim(s, Seat(lowest_bit(declared(s))), Seat(lowest_bit(~u32{s.pub.final_duel.standing}))); }},
};

TEST(DeadwoodCheck, NoticesWhateverIsBroken) {
  const Config unlimited{.limited_tokens = Switch::Off};
  const Config forgetful{.remember_peeks = Switch::Off};
  const Config hurried{.turn_cap = 20};
  const std::vector<Seated<Game>> tables{{{}, 2}, {{}, 3}, {{}, 5}, {unlimited, 3}, {forgetful, 4}, {hurried, 2}};
  for (const auto& rows : {kEnd, kTown, kTokens, kTiles, kStack, kAnnexing, kDuel, kRailroad, kFinalDuel}) {
    BrokenPositions<Game>(rows).look_for(tables, 200);
  }
}

}  // namespace
}  // namespace saloon::deadwood
