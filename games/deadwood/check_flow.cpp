// Invariants of what is going on: the stack of procedures has its shape, their locals make sense, and whoever is asked
// is asked what comes next.
#include "games/deadwood/rules.h"

namespace saloon::deadwood {

namespace {

/// Who must be asked what, as the procedure on top stands; nobody where it runs on by itself.
struct Expected {
  Seat seat = kNobody;
  Ask what = Ask::None;
};

Expected of_duel(const Public& pub, const Frame& f) {
  const auto d = f.get<Duelling>();
  switch (DuelAt(f.at)) {
    case DuelAt::Attack:
      return {};
    case DuelAt::Flee:
      return {holder_of(pub, d.plot), Ask::Flee};
    case DuelAt::AttackerLoads:
      return {d.attacker, Ask::CartridgeAttacker};
    case DuelAt::DefenderLoads:
      return {holder_of(pub, d.plot), Ask::CartridgeDefender};
  }
  return {};
}

Expected of_rail(const Frame& f) {
  const auto l = f.get<Laying>();
  if (RailAt(f.at) == RailAt::Lay) return {l.placer, Ask::RailPlot};
  if (RailAt(f.at) == RailAt::Picked) return {l.placer, Ask::TriggerNext};
  return {};
}

Expected of_final_duel(const Public& pub, const Frame& f) {
  constexpr std::array kQuestions{Ask::FinalCowboy, Ask::FinalCartridges, Ask::FinalTargets};
  return {final_chooser(pub), kQuestions[f.at]};
}

/// What the procedures of an annexing are about: their tiles, and the question that was put before each paragraph.
struct Building {
  Proc proc;
  std::array<Tile, 2> tiles;
  std::array<Ask, 3> asks;
};
constexpr std::array kBuildingProcs{
    Building{Proc::Annex, {}, {Ask::Annex}},
    Building{Proc::Church, {Tile::Church}, {Ask::ChurchCount}},
    Building{Proc::Saloon, {Tile::SaloonX, Tile::Saloon2}, {Ask::Recruit}},
    Building{Proc::Office, {Tile::SheriffsOffice}, {Ask::SheriffTo}},
    Building{Proc::Hall, {Tile::TownHall}, {Ask::None, Ask::None, Ask::TilePlace}},
    Building{Proc::Casino, {Tile::Casino}, {Ask::CasinoTarget}},
    Building{Proc::Store, {Tile::GeneralStore1, Tile::GeneralStore2}, {Ask::StoreMove}},
    Building{Proc::Stage, {Tile::StageDepot}, {Ask::StagePile, Ask::TilePlace}},
    Building{Proc::Fortune, {Tile::FortuneTeller}, {Ask::FortunePile, Ask::FortuneOrder}},
    Building{Proc::Court, {Tile::Courthouse}, {Ask::CourtPay}},
    Building{Proc::Grifter, {Tile::Grifter}, {Ask::GriftTargets}},
    Building{Proc::News, {Tile::Newspaper}, {Ask::NewsTarget}},
    Building{Proc::Dance, {Tile::DanceHall}, {Ask::DanceSet}},
    Building{Proc::Telegraph, {Tile::TelegraphOffice}, {Ask::TelegraphOption}},
};

const Building& building_of(const Frame& f) {
  for (const Building& b : kBuildingProcs) {
    if (u8(b.proc) == f.proc) return b;
  }
  return kBuildingProcs[0];
}

Expected of_building(const Frame& f) {
  const Ask what = building_of(f).asks[f.at];
  if (what == Ask::None) return {};
  return {Proc(f.proc) == Proc::Court ? f.get<Court>().asked : f.get<Annexing>().seat, what};
}

Expected expected(const Public& pub) {
  const Frame& f = pub.flow.top();
  switch (Proc(f.proc)) {
    case Proc::Setup:
      return {};
    case Proc::Turn:
      return TurnAt(f.at) == TurnAt::Act ? Expected{pub.turn, Ask::TurnAction} : Expected{};
    case Proc::Duel:
      return of_duel(pub, f);
    case Proc::Rail:
      return of_rail(f);
    case Proc::FinalDuel:
      return of_final_duel(pub, f);
    default:
      return of_building(f);
  }
}

// --- locals
bool is_tile_of(const Frame& f, Tile tile) {
  if (Proc(f.proc) == Proc::Annex) return is_building(tile);
  const auto& tiles = building_of(f).tiles;
  return tile != Tile::None && (tile == tiles[0] || tile == tiles[1]);
}

bool laundries_hold(u8 laundries) { return laundries <= 2 || laundries == kNoMove; }

bool church_holds(const Public& pub, const Church& a) {
  return a.most >= 2 && a.most <= 3 && a.most <= pub.wanted[a.seat];
}

const char* check_annexing(const Public& pub, const Frame& f) {
  const auto a = f.get<Annexing>();
  if (a.seat >= pub.seats || a.plot >= kPlots) return "somebody annexes from nowhere";
  if (!is_tile_of(f, pub.tile[a.plot])) return "DW-ANX-01: another building is annexed";
  const bool held = (pub.own[a.seat] & plot_bit(a.plot)) != 0;
  if (Proc(f.proc) != Proc::Hall && !held) return "DW-ANX-01: he who annexes is not there";
  switch (Proc(f.proc)) {
    case Proc::Annex:
      return laundries_hold(f.get<Arrival>().laundries) ? nullptr : "DW-LAUNDRY-03: more than two Laundries";
    case Proc::Church:
      return church_holds(pub, f.get<Church>()) ? nullptr : "DW-CHURCH-04: nothing to choose";
    case Proc::Hall:
      return f.get<Hall>().station <= u8(pub.laid >= kRails) ? nullptr : "DW-RAIL-12: no station yet";
    case Proc::Fortune:
      return f.get<Fortune>().pile < kPiles ? nullptr : "DW-FORTUNE-01: no such pile";
    case Proc::Court:
      return f.get<Court>().asked < pub.seats ? nullptr : "DW-COURT-03: nobody is asked";
    default:
      return nullptr;
  }
}

const char* check_duel(const Public& pub, const Frame& f) {
  const auto d = f.get<Duelling>();
  if (d.attacker >= pub.seats || d.plot >= kPlots || d.strength < 1 || d.strength > kStrengths || d.loaded > 1) {
    return "a duel of nobody";
  }
  const Seat defender = holder_of(pub, d.plot);
  if (defender == kNobody || defender == d.attacker) return "DW-TOWN-06: a duel without defender";
  if (!laundries_hold(d.laundries)) return "DW-LAUNDRY-03: more than two Laundries";
  // DW-DUEL-02, DW-DUEL-03, DW-DUEL-04: asked only if he has one.
  const bool armed = DuelAt(f.at) == DuelAt::Flee            ? pub.horses[defender] != 0
                     : DuelAt(f.at) == DuelAt::AttackerLoads ? pub.cartridges[d.attacker] != 0
                     : DuelAt(f.at) == DuelAt::DefenderLoads ? pub.cartridges[defender] != 0
                                                             : true;
  return armed ? nullptr : "DW-DUEL-03: asked for what he does not have";
}

/// `laid`: how many railroad tiles lay there before this one, at least; afterwards, with it.
const char* check_rail(const Public& pub, const Frame& f, unsigned& laid) {
  const auto l = f.get<Laying>();
  if (l.placer >= pub.seats || l.plot >= kPlots || l.again > 2) return "nobody lays this rail";
  if (RailAt(f.at) == RailAt::Lay) {
    return pub.laid < pub.route.size() && l.plot == 0 && l.list == 0 ? nullptr : "DW-RAIL-01: no tile to lay";
  }
  while (laid < pub.laid && pub.route[laid] != l.plot) ++laid;
  if (laid++ >= pub.laid) return "DW-RAIL-11: the railroad was laid in another order";
  const u32 near = kAdjacent[l.plot];
  const u32 entries = u32(bit(count_bits(near)) - 1) | u32(all_seats(pub.seats).bits) << kChurchEntries;
  if ((l.list & ~entries) != 0 || (bit(l.current) & ~u64{entries}) != 0) return "DW-RAIL-10: an entry of nobody";
  for (const int entry : Bits{l.list}) {
    const bool church = entry >= kChurchEntries;
    const int plot = church ? kChurchPlot : nth_bit(near, entry);
    const u32 held = church ? pub.own[unsigned(entry - kChurchEntries)] : pub.occupied;
    if ((near & held & plot_bit(plot)) == 0 || (plot == kChurchPlot) != church) return "DW-RAIL-10: an entry has left";
  }
  return nullptr;
}

/// DW-FINAL-05, DW-FINAL-07: whoever has declared, has declared lawfully.
bool aims_hold(const Public& pub, const Volley& v) {
  const auto& f = pub.final_duel;
  for (Seat p = 0; p < kMaxSeats; ++p) {
    if (f.aim[p] == 0) continue;
    int sum = 0;
    for (Seat q = 0; q < kMaxSeats; ++q) {
      const int dice = Decision{f.aim[p]}.dice().at(q);
      if (dice != 0 && (q == p || !SeatSet{f.standing}.has(q))) return false;
      sum += dice;
    }
    if (!SeatSet{v.shooters}.has(p) || SeatSet{f.pending}.has(p) || sum != v.dice) return false;
  }
  return true;
}

const char* check_final_duel(const Public& pub, FinalAt at) {
  const auto& f = pub.final_duel;
  if (pub.ended == EndReason::None) return "DW-END-09: a Final Duel before the end";
  const u32 nested = (f.standing & ~f.involved) | (f.pending & ~f.standing) | (f.involved & ~f.out) |
                     (f.out & ~u32{all_seats(pub.seats).bits});
  if (nested != 0 || f.pending == 0 || count_bits(f.standing) < 2) return "DW-FINAL-01: nobody fights";
  for (Seat p = 0; p < kMaxSeats; ++p) {
    const bool stands = SeatSet{f.standing}.has(p);
    const bool named = stands && (at != FinalAt::Cowboy || !SeatSet{f.pending}.has(p));
    if (stands && is_wiped_out(pub, p)) return "DW-FINAL-02: nobody stands for him";
    if (named && (living_strengths(pub, p) >> f.strength[p] & 1) == 0) return "DW-FINAL-01: no such cowboy lives";
    if (f.strength[p] > kStrengths || f.wounds[p] >= components::kWoundsThatKill) return "DW-FINAL-09: he is dead";
    if (!stands && f.dice[p] + f.wounds[p] != 0) return "DW-FINAL-09: the dead shoot no more";
    if (f.dice[p] > Shares::kMostDice) return "DW-FINAL-04: more dice than can be declared";
    if (at == FinalAt::Cartridges && SeatSet{f.pending}.has(p) && pub.cartridges[p] == 0)
      return "DW-FINAL-04: no cartridge";
  }
  const Volley v = at == FinalAt::Targets ? next_volley(f) : Volley{};
  if (at == FinalAt::Targets) {
    if (count_bits(f.standing) < 3 || (f.pending & ~v.shooters) != 0) return "DW-FINAL-05: no question";
    for (const Seat p : SeatSet{v.shooters}) {
      if (!SeatSet{f.pending}.has(p) && f.aim[p] == 0) return "DW-FINAL-05: a shooter has declared nothing";
    }
  }
  return aims_hold(pub, v) ? nullptr : "DW-FINAL-07: dice are declared that nobody has";
}

/// Turn, then Town Halls each with its rail, then at most one more; or the Final Duel alone.
const char* check_stack(const Public& pub) {
  const auto& flow = pub.flow;
  const Frame& bottom = flow.frames[0];
  if (bottom.proc == u8(Proc::FinalDuel)) {
    return flow.depth == 1 ? check_final_duel(pub, FinalAt(bottom.at)) : "the Final Duel calls nobody";
  }
  if (pub.final_duel.involved != 0 || pub.final_duel.out != 0) return "DW-FINAL-01: a Final Duel lies about";
  if (bottom.proc != u8(Proc::Turn)) return "DW-TURN-02: nobody's turn";
  if (flow.depth > 1 && TurnAt(bottom.at) != TurnAt::End) return "DW-TURN-02: a turn is not that far";
  unsigned laid = 0;
  for (unsigned i = 1; i < flow.depth; ++i) {
    const Frame& f = flow.frames[i];
    const bool top = i + 1U == flow.depth;
    if (f.proc == u8(Proc::Turn) || f.proc == u8(Proc::FinalDuel) || f.proc == u8(Proc::Setup))
      return "a turn in a turn";
    const Proc caller = Proc(flow.frames[i - 1].proc);
    if ((f.proc == u8(Proc::Rail)) != (caller == Proc::Hall)) return "DW-RAIL-02: only a Town Hall lays rails";
    const char* broken = f.proc == u8(Proc::Rail)   ? check_rail(pub, f, laid)
                         : f.proc == u8(Proc::Duel) ? check_duel(pub, f)
                                                    : check_annexing(pub, f);
    if (broken != nullptr) return broken;
    const bool calls = f.proc == u8(Proc::Rail)   ? RailAt(f.at) == RailAt::Annex
                       : f.proc == u8(Proc::Hall) ? HallAt(f.at) == HallAt::NewTiles
                                                  : false;
    if (!top && !calls) return "DW-RAIL-11: something is called by what calls nothing";
  }
  return nullptr;
}

bool is_placing(const Frame& f) {
  if (f.proc == u8(Proc::Hall)) return HallAt(f.at) == HallAt::Place;
  return f.proc == u8(Proc::Stage) && StageAt(f.at) == StageAt::Place;
}

/// DW-TURN-06: whoever is asked is asked what comes next, and has an answer.
const char* check_question(const State& s) {
  const auto& pub = s.pub;
  const Expected who = pub.flow.over() ? Expected{} : expected(pub);
  const SeatSet asked = who.seat == kNobody ? SeatSet{} : only(who.seat);
  if (pub.asked.required != asked.bits || pub.asked.offered != 0) return "the wrong seat is asked";
  if (asked.empty()) return nullptr;
  if (pub.asked.what[who.seat] != u8(who.what)) return "the wrong question is asked";
  Decisions list;
  Game::legal(pub, s.seat[who.seat], who.seat, list);
  return list.empty() ? "DW-TURN-06: a seat is asked and has no answer" : nullptr;
}

}  // namespace

const char* check_flow(const State& s) {
  const auto& pub = s.pub;
  if (!pub.flow.over()) {
    if (const char* broken = check_stack(pub)) return broken;
  }
  const bool shown = pub.drawn != std::array<Tile, kPiles>{};
  if (shown != (!pub.flow.over() && is_placing(pub.flow.top()))) return "DW-HALL-03: shown tiles lie about";
  return check_question(s);
}

}  // namespace saloon::deadwood
