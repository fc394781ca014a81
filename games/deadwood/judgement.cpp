// Is this answer lawful? Exact for every question, with the clause that forbids it.
#include "games/deadwood/rules.h"

namespace saloon::deadwood {

namespace {

Annexing annexing(const Public& pub) { return pub.flow.top().get<Annexing>(); }

/// Yes to this one answer, or to another.
Verdict one_of_two(const Decision& d, const Decision& a, const Decision& b) {
  if (d == a || d == b) return {};
  return {d.verb() == a.verb() || d.verb() == b.verb() ? kMalformed : kWrongVerb};
}

Verdict clause_unless(bool lawful, const char* clause) { return {lawful ? nullptr : clause}; }

// --- the turn
/// DW-TOWN-02 to DW-TOWN-05, for arrivals of every kind.
Verdict judge_destination(const Public& pub, Seat p, int plot) {
  const u32 at = plot_bit(plot);
  if ((pub.built & at) == 0) return {"DW-TOWN-02"};
  if ((pub.own[p] & at) != 0) return {"DW-TOWN-03"};
  const bool guarded = (protected_plots(pub) & at) != 0;
  if (guarded && (pub.occupied & at) != 0 && plot != kChurchPlot) return {"DW-TOWN-04"};
  if (guarded && !can_pay_toll(pub, p)) return {"DW-TOWN-05"};
  return {};
}

Verdict judge_placement(const Public& pub, Seat p, const Decision& d) {
  const int strength = d.number();
  if (strength < 1 || strength > kStrengths || d.plot() >= kPlots) return {kMalformed};
  if (d != Decision::go_to_town(strength, d.plot())) return {kMalformed};
  if (cowboys_of(pub.ranch[p], strength) == 0) return {"DW-TOWN-01"};
  return judge_destination(pub, p, d.plot());
}

bool is_within(Cowboys part, Cowboys all) {
  for (int s = 1; s <= kStrengths; ++s) {
    if (cowboys_of(part, s) > cowboys_of(all, s)) return false;
  }
  return true;
}

/// A set of his own cowboys; an empty one, and one that is not his, have their clauses.
Verdict judge_return(const Public& pub, Seat p, const Decision& d, const char* not_his) {
  if (d != Decision::return_to_ranch(d.mine(), d.plots()) || d.mine() >= 64) return {kMalformed};
  if (d.mine() == 0 && d.plots() == 0) return {"DW-RANCH-02"};
  return clause_unless((d.plots() & ~pub.own[p]) == 0 && is_within(d.mine(), pub.mine[p]), not_his);
}

Verdict judge_action(const Public& pub, Seat p, const Decision& d) {
  if (d.verb() == Verb::GoToTown) return judge_placement(pub, p, d);
  if (d.verb() == Verb::ReturnToRanch) return judge_return(pub, p, d, "DW-RANCH-01");
  return {d.verb() == Verb::Decline ? "DW-TURN-03" : kWrongVerb};
}

Verdict judge_cartridge(const Decision& d, const char* clause) {
  if (d.verb() != Verb::Cartridges) return {kWrongVerb};
  if (d != Decision::cartridges(d.count())) return {kMalformed};
  return clause_unless(d.count() <= 1, clause);
}

// --- the buildings
Verdict judge_discard(const Public& pub, const Decision& d) {
  if (d.verb() != Verb::Discard) return {kWrongVerb};
  if (d != Decision::discard(d.number())) return {kMalformed};
  return clause_unless(d.number() >= 1 && d.number() <= annexing(pub).number, "DW-CHURCH-04");
}

Verdict judge_recruit(const Public& pub, Seat p, const Decision& d) {
  if (d.verb() != Verb::Recruit) return one_of_two(d, Decision::decline(), Decision::decline());
  if (d != Decision::recruit(d.number()) || d.number() < 1 || d.number() > kStrengths) return {kMalformed};
  return clause_unless((recruitable(pub, p) >> d.number() & 1) != 0, "DW-SALOON-01");
}

Verdict judge_sheriff(const Public& pub, const Decision& d) {
  if (d.verb() != Verb::MoveSheriff) return {kWrongVerb};
  const int to = d.number();
  if (d != Decision::move_sheriff(to) || to >= kIntersections) return {kMalformed};
  if ((kTouched[unsigned(to)] & pub.built) == 0) return {"DW-OFFICE-02"};
  return clause_unless(to != pub.sheriff || pub.config.sheriff_may_stay == 1, "DW-OFFICE-02");
}

Verdict judge_rail(const Public& pub, const Decision& d) {
  if (d.verb() != Verb::LayRail) return {kWrongVerb};
  if (d != Decision::lay_rail(d.plot()) || d.plot() >= kPlots) return {kMalformed};
  return clause_unless((next_rail_plots(pub) & plot_bit(d.plot())) != 0, "DW-RAIL-02");
}

Verdict judge_tile(const Public& pub, const Decision& d) {
  if (d.verb() != Verb::PlaceTile) return {kWrongVerb};
  const bool hall = pub.flow.top().proc == u8(Proc::Hall);
  if (d.tile() == Tile::None || !is_building(d.tile()) || d.plot() >= kPlots) return {kMalformed};
  if (d != Decision::place_tile(d.tile(), d.plot())) return {kMalformed};
  if (pub.drawn[unsigned(pile_of(d.tile()))] != d.tile()) return {hall ? "DW-HALL-03" : "DW-STAGE-01"};
  if (pub.tile[unsigned(d.plot())] != Tile::None) return {"DW-ANX-05"};
  return clause_unless((plots_for_tiles(pub) & plot_bit(d.plot())) != 0, hall ? "DW-HALL-04" : "DW-STAGE-01");
}

Verdict judge_store_move(const Public& pub, Seat p, const Decision& d) {
  if (d == Decision::decline()) return clause_unless(pub.config.general_store_move == 0, "DW-STORE-01");
  if (d.verb() != Verb::MoveCowboy) return {d.verb() == Verb::Decline ? kMalformed : kWrongVerb};
  const int from = d.number();
  if (from >= kPlots || d.plot() >= kPlots || d != Decision::move_cowboy(from, d.plot())) return {kMalformed};
  if ((movable(pub, annexing(pub)) & plot_bit(from)) == 0) return {"DW-STORE-01"};
  return judge_destination(pub, p, d.plot());
}

Verdict judge_casino(const Public& pub, Seat p, const Decision& d) {
  if (d.verb() != Verb::TakeFrom) return {kWrongVerb};
  if (d != Decision::take_from(d.seat()) || d.seat() >= pub.seats) return {kMalformed};
  return clause_unless(robbable(pub, p).has(d.seat()), "DW-CASINO-01");
}

Verdict judge_pile(const Public& pub, const Decision& d, const Decision& meant, const char* clause) {
  if (d.verb() != meant.verb()) return {kWrongVerb};
  if (d != meant || d.number() >= kPiles) return {kMalformed};
  return clause_unless(pub.pile_size[unsigned(d.number())] != 0, clause);
}

Verdict judge_order(const Public& pub, const Private& mine, const Decision& d) {
  if (d.verb() != Verb::Order) return {kWrongVerb};
  PileTiles tiles{};
  u64 named = 0;
  for (unsigned i = 0; i < kDeepestPile; ++i) {
    tiles[i] = d.ordered(int(i));
    if (tiles[i] != Tile::None) named |= tile_bit(tiles[i]);
  }
  if (d != Decision::order(tiles)) return {kMalformed};
  const auto pile = unsigned(annexing(pub).number);
  u64 there = 0;
  for (unsigned i = 0; i < pub.pile_size[pile]; ++i) {
    there |= tile_bit(mine.peek[pile][i]);
    if (tiles[i] == Tile::None) return {"DW-FORTUNE-01"};
  }
  for (unsigned i = pub.pile_size[pile]; i < kDeepestPile; ++i) {
    if (tiles[i] != Tile::None) return {"DW-FORTUNE-01"};
  }
  return clause_unless(named == there, "DW-FORTUNE-01");  // as many as there are and the same: each once
}

bool is_in_reach(const Public& pub, Seat p, Target t) {
  const Seat q = owner_of(t);
  if (q == p || q >= pub.seats) return false;
  if (is_in_town(t)) return (pub.own[q] & plot_bit(plot_of(t))) != 0;
  return cowboys_of(pub.ranch[q], strength_of(t)) != 0;
}

Verdict judge_grift(const Public& pub, Seat p, const Decision& d) {
  const bool all_out = pub.config.grifter_move == 1;
  if (d == Decision::decline()) return clause_unless(!all_out, "DW-GRIFT-01");
  if (d.verb() != Verb::SendToMine) return {d.verb() == Verb::Decline ? kMalformed : kWrongVerb};
  const Target a = d.target(0);
  const Target b = d.target(d.targets() - 1);
  const Target last = in_ranch(kMaxSeats - 1, kStrengths);
  const bool pair = d.targets() == 2;
  if (a > last || b > last) return {kMalformed};
  if (d != (pair ? Decision::send_to_mine(a, b) : Decision::send_to_mine(a))) return {kMalformed};
  if (!is_in_reach(pub, p, a) || !is_in_reach(pub, p, b)) return {"DW-GRIFT-01"};
  if (pair && a == b && (is_in_town(a) || cowboys_of(pub.ranch[owner_of(a)], strength_of(a)) < 2)) {
    return {"DW-GRIFT-01"};
  }
  return clause_unless(pair || !all_out || cowboys_in_reach(pub, p) == 1, "DW-GRIFT-01");
}

Verdict judge_news(const Public& pub, const Decision& d) {
  if (d.verb() != Verb::GivePoster) return {kWrongVerb};
  return {d != Decision::give_poster(d.seat()) || d.seat() >= pub.seats ? kMalformed : nullptr};
}

Verdict judge_dance(const Public& pub, Seat p, const Decision& d) {
  if (d == Decision::decline()) return {};
  if (d.verb() != Verb::ReturnToRanch) return {d.verb() == Verb::Decline ? kMalformed : kWrongVerb};
  const Verdict verdict = judge_return(pub, p, d, "DW-DANCE-01");
  if (!verdict.yes()) return verdict;
  return clause_unless(cowboys_in(d.mine()) + count_bits(d.plots()) <= 2, "DW-DANCE-01");
}

Verdict judge_call(const Public& pub, const Decision& d) {
  if (d.verb() != Verb::CallUp) return {kWrongVerb};
  if (d != Decision::call_up(d.cowboy()) || !is_in_town(d.cowboy())) return {kMalformed};
  const auto l = pub.flow.top().get<Laying>();
  for (const int entry : Bits{l.list}) {
    if (listed_cowboy(pub, l, entry) == d.cowboy()) return {};
  }
  return {"DW-RAIL-10"};
}

// --- the Final Duel
Verdict judge_representative(const Public& pub, Seat p, const Decision& d) {
  if (d.verb() != Verb::Represent) return {kWrongVerb};
  if (d != Decision::represent(d.number()) || d.number() < 1 || d.number() > kStrengths) return {kMalformed};
  return clause_unless((living_strengths(pub, p) >> d.number() & 1) != 0, "DW-FINAL-01");
}

Verdict judge_final_cartridges(const Public& pub, Seat p, const Decision& d) {
  if (d.verb() != Verb::Cartridges) return {kWrongVerb};
  if (d != Decision::cartridges(d.count())) return {kMalformed};
  return clause_unless(d.count() <= pub.cartridges[p], "DW-FINAL-04");
}

Verdict judge_targets(const Public& pub, Seat p, const Decision& d) {
  if (d.verb() != Verb::Shoot) return {kWrongVerb};
  std::array<u16, kMaxSeats> dice{};
  int sum = 0;
  bool at_living = true;
  for (Seat q = 0; q < kMaxSeats; ++q) {
    dice[q] = u16(d.dice(q));
    sum += dice[q];
    at_living = at_living && (dice[q] == 0 || (q != p && SeatSet{pub.final_duel.standing}.has(q)));
  }
  if (d != Decision::shoot(dice)) return {kMalformed};
  if (!at_living) return {"DW-FINAL-05"};
  return clause_unless(sum == next_volley(pub.final_duel).dice, "DW-FINAL-07");
}

Verdict judge_building(const Public& pub, const Private& mine, Seat p, const Decision& d) {
  switch (Ask(pub.asked.what[p])) {
    case Ask::ChurchCount:
      return judge_discard(pub, d);
    case Ask::Recruit:
      return judge_recruit(pub, p, d);
    case Ask::SheriffTo:
      return judge_sheriff(pub, d);
    case Ask::RailPlot:
      return judge_rail(pub, d);
    case Ask::TilePlace:
      return judge_tile(pub, d);
    case Ask::StoreMove:
      return judge_store_move(pub, p, d);
    case Ask::CasinoTarget:
      return judge_casino(pub, p, d);
    case Ask::StagePile:
      return judge_pile(pub, d, Decision::draw_from(d.number()), "DW-STAGE-01");
    case Ask::FortunePile:
      return judge_pile(pub, d, Decision::look_at(d.number()), "DW-FORTUNE-01");
    case Ask::FortuneOrder:
      return judge_order(pub, mine, d);
    case Ask::CourtPay:
      return one_of_two(d, Decision::pay(), Decision::take_poster());
    case Ask::GriftTargets:
      return judge_grift(pub, p, d);
    case Ask::NewsTarget:
      return judge_news(pub, d);
    case Ask::DanceSet:
      return judge_dance(pub, p, d);
    case Ask::TelegraphOption:
      return one_of_two(d, Decision::telegraph(true), Decision::telegraph(false));
    case Ask::TriggerNext:
      return judge_call(pub, d);
    default:
      return {kNotAsked};
  }
}

}  // namespace

Verdict Game::accepts(const Public& pub, const Private& mine, Seat p, const Decision& d) {
  switch (Ask(pub.asked.what[p])) {
    case Ask::TurnAction:
      return judge_action(pub, p, d);
    case Ask::Flee:
      return one_of_two(d, Decision::fight(), Decision::flee());
    case Ask::CartridgeAttacker:
      return judge_cartridge(d, "DW-DUEL-03");
    case Ask::CartridgeDefender:
      return judge_cartridge(d, "DW-DUEL-04");
    case Ask::Annex:
      return one_of_two(d, Decision::annex(), Decision::decline());
    case Ask::FinalCowboy:
      return judge_representative(pub, p, d);
    case Ask::FinalCartridges:
      return judge_final_cartridges(pub, p, d);
    case Ask::FinalTargets:
      return judge_targets(pub, p, d);
    default:
      return judge_building(pub, mine, p, d);
  }
}

}  // namespace saloon::deadwood
