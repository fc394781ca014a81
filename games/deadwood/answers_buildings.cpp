// Answers to the questions of the buildings and of the railroad.
#include <algorithm>

#include "games/deadwood/rules.h"

namespace saloon::deadwood {

// --- Church
void list_discards(const Public& pub, const Private&, Seat, Decisions& out) {
  for (int n = 1; n <= locals<Church>(pub).most; ++n) out.push(Decision::discard(n));
}

Verdict judge_discard(const Public& pub, const Private&, Seat, const Decision& d) {
  if (d.verb() != Verb::Discard) return {kWrongVerb};
  return clause_unless(d.count() >= 1 && d.count() <= locals<Church>(pub).most, "DW-CHURCH-04");
}

// --- Saloon
void list_recruits(const Public& pub, const Private&, Seat p, Decisions& out) {
  out.push(Decision::decline());
  for (const int s : Bits{recruitable(pub, p)}) out.push(Decision::recruit(s));
}

Verdict judge_recruit(const Public& pub, const Private&, Seat p, const Decision& d) {
  if (d.verb() == Verb::Decline) return {};
  if (d.verb() != Verb::Recruit) return {kWrongVerb};
  return clause_unless((recruitable(pub, p) >> d.strength() & 1) != 0, "DW-SALOON-01");
}

// --- Sheriff's Office
void list_sheriff(const Public& pub, const Private&, Seat, Decisions& out) {
  Decisions::Writer list(out);
  for (unsigned i = 0; i < kTouched.size(); ++i) {
    const bool stays = i == pub.sheriff && pub.config.sheriff_may_stay == Switch::Off;
    if ((kTouched[i] & pub.built) != 0 && !stays) list.push(Decision::move_sheriff(int(i)));
  }
}

Verdict judge_sheriff(const Public& pub, const Private&, Seat, const Decision& d) {
  if (d.verb() != Verb::MoveSheriff) return {kWrongVerb};
  const int to = d.intersection();
  if ((kTouched[unsigned(to)] & pub.built) == 0) return {"DW-OFFICE-02"};
  return clause_unless(to != pub.sheriff || pub.config.sheriff_may_stay == Switch::On, "DW-OFFICE-02");
}

// --- Town Hall and Stage Depot
void list_rails(const Public& pub, const Private&, Seat, Decisions& out) {
  for (const int plot : Bits{next_rail_plots(pub)}) out.push(Decision::lay_rail(plot));
}

Verdict judge_rail(const Public& pub, const Private&, Seat, const Decision& d) {
  if (d.verb() != Verb::LayRail) return {kWrongVerb};
  return clause_unless((next_rail_plots(pub) & plot_bit(d.plot())) != 0, "DW-RAIL-02");
}

void list_tiles(const Public& pub, const Private&, Seat, Decisions& out) {
  const u32 plots = plots_for_tiles(pub);
  for (const Tile tile : pub.drawn) {
    if (tile == Tile::None) continue;
    for (const int plot : Bits{plots}) out.push(Decision::place_tile(tile, plot));
  }
}

Verdict judge_tile(const Public& pub, const Private&, Seat, const Decision& d) {
  if (d.verb() != Verb::PlaceTile) return {kWrongVerb};
  const bool hall = pub.flow.top().proc == u8(Proc::Hall);
  if (pub.drawn[unsigned(pile_of(d.tile()))] != d.tile()) return {hall ? "DW-HALL-03" : "DW-STAGE-01"};
  if (pub.tile[unsigned(d.plot())] != Tile::None) return {"DW-ANX-05"};
  return clause_unless((plots_for_tiles(pub) & plot_bit(d.plot())) != 0, hall ? "DW-HALL-04" : "DW-STAGE-01");
}

bool one_tile_place(const Public& pub, Seat) {
  const auto drawn = kPiles - std::count(pub.drawn.begin(), pub.drawn.end(), Tile::None);
  return drawn * count_bits(plots_for_tiles(pub)) == 1;
}

void list_stage(const Public& pub, const Private&, Seat, Decisions& out) {
  for (const int k : Bits{non_empty_piles(pub)}) out.push(Decision::draw_from(k));
}

Verdict judge_stage(const Public& pub, const Private&, Seat, const Decision& d) {
  if (d.verb() != Verb::DrawFrom) return {kWrongVerb};
  return clause_unless(pub.pile_size[unsigned(d.pile())] != 0, "DW-STAGE-01");
}

bool one_pile(const Public& pub, Seat) { return count_bits(non_empty_piles(pub)) == 1; }

// --- Fortune Teller
void list_fortune(const Public& pub, const Private&, Seat, Decisions& out) {
  for (const int k : Bits{non_empty_piles(pub)}) out.push(Decision::look_at(k));
}

Verdict judge_fortune(const Public& pub, const Private&, Seat, const Decision& d) {
  if (d.verb() != Verb::LookAt) return {kWrongVerb};
  return clause_unless(pub.pile_size[unsigned(d.pile())] != 0, "DW-FORTUNE-01");
}

namespace {

/// Up to this many tiles every order is listed; beyond, to leave the pile or to bring one tile to the top or the
/// bottom.
constexpr int kListAllOrders = 4;

}  // namespace

void list_orders(const Public& pub, const Private& mine, Seat, Decisions& out) {
  const u8 pile = locals<Fortune>(pub).pile;
  const int size = pub.pile_size[pile];
  PileTiles tiles = mine.peek[pile];
  const auto push = [&] { out.push(Decision::order(std::span<const Tile>(tiles))); };
  if (size <= kListAllOrders) {
    std::sort(tiles.begin(), tiles.begin() + size);
    do {
      push();
    } while (std::next_permutation(tiles.begin(), tiles.begin() + size));
    return;
  }
  out.mark_partial();
  push();
  const auto seen = tiles;
  for (int i = 0; i + 1 < size; ++i, tiles = seen) {  // place i from the bottom comes to the top
    std::rotate(tiles.begin() + i, tiles.begin() + i + 1, tiles.begin() + size);
    push();
  }
  for (int i = 1; i < size; ++i, tiles = seen) {
    std::rotate(tiles.begin(), tiles.begin() + i, tiles.begin() + i + 1);
    push();
  }
}

/// As many as there are and the same: each once.
Verdict judge_order(const Public& pub, const Private& mine, Seat, const Decision& d) {
  if (d.verb() != Verb::Order) return {kWrongVerb};
  const u8 pile = locals<Fortune>(pub).pile;
  u64 named = 0;
  u64 there = 0;
  for (int i = 0; i < kDeepestPile; ++i) {
    const Tile tile = d.tiles().at(i);
    if ((tile != Tile::None) != (i < pub.pile_size[pile])) return {"DW-FORTUNE-01"};
    named |= tile_bit(tile);
    there |= tile_bit(mine.peek[pile][unsigned(i)]);
  }
  return clause_unless(named == there, "DW-FORTUNE-01");
}

// --- General Store
void list_store_moves(const Public& pub, const Private&, Seat p, Decisions& out) {
  if (pub.config.general_store_move == StoreMove::Optional) out.push(Decision::decline());
  const u32 open = destinations(pub, p);
  Decisions::Writer list(out);
  for (const int from : Bits{movable(pub, locals<Annexing>(pub))}) {
    for (const int to : Bits{open}) list.push(Decision::move_cowboy(from, to));
  }
}

Verdict judge_store_move(const Public& pub, const Private&, Seat p, const Decision& d) {
  if (d.verb() == Verb::Decline) {
    return clause_unless(pub.config.general_store_move == StoreMove::Optional, "DW-STORE-01");
  }
  if (d.verb() != Verb::MoveCowboy) return {kWrongVerb};
  if ((movable(pub, locals<Annexing>(pub)) & plot_bit(d.from())) == 0) return {"DW-STORE-01"};
  return judge_destination(pub, p, d.to());
}

bool one_store_move(const Public& pub, Seat p) {
  return pub.config.general_store_move == StoreMove::Mandatory &&
         count_bits(movable(pub, locals<Annexing>(pub))) * count_bits(destinations(pub, p)) == 1;
}

// --- Casino
void list_victims(const Public& pub, const Private&, Seat p, Decisions& out) {
  for (const Seat q : robbable(pub, p)) out.push(Decision::take_from(q));
}

Verdict judge_victim(const Public& pub, const Private&, Seat p, const Decision& d) {
  if (d.verb() != Verb::TakeFrom) return {kWrongVerb};
  if (d.seat() >= pub.seats) return {kMalformed};
  return clause_unless(robbable(pub, p).has(d.seat()), "DW-CASINO-01");
}

bool one_victim(const Public& pub, Seat p) { return robbable(pub, p).size() == 1; }

// --- Courthouse
void list_court(const Public&, const Private&, Seat, Decisions& out) {
  out.push(Decision::pay());
  out.push(Decision::take_poster());
}

Verdict judge_court(const Public&, const Private&, Seat, const Decision& d) {
  return clause_unless(d.verb() == Verb::Pay || d.verb() == Verb::TakePoster, kWrongVerb);
}

// --- Grifter
namespace {

/// The cowboys within the Grifter's reach, one entry for equal ones in a ranch; `twice`: there are two or more of it.
struct Reach {
  std::array<Target, 36> at{};
  std::array<bool, 36> twice{};
  unsigned size = 0;
};

Reach reach_of(const Public& pub, Seat p) {
  Reach r;
  for (Seat q = 0; q < pub.seats; ++q) {
    if (q == p) continue;
    for (const int plot : Bits{pub.own[q]}) r.at[r.size++] = in_town(plot, q);
  }
  for (Seat q = 0; q < pub.seats; ++q) {
    for (int s = 1; s <= kStrengths && q != p; ++s) {
      const int count = cowboys_of(pub.ranch[q], s);
      if (count == 0) continue;
      r.twice[r.size] = count > 1;
      r.at[r.size++] = in_ranch(q, s);
    }
  }
  return r;
}

bool is_in_reach(const Public& pub, Seat p, Target t) {
  const Seat q = owner_of(t);
  if (q == p || q >= pub.seats) return false;
  if (is_in_town(t)) return (pub.own[q] & plot_bit(plot_of(t))) != 0;
  return cowboys_of(pub.ranch[q], strength_of(t)) != 0;
}

}  // namespace

void list_grifts(const Public& pub, const Private&, Seat p, Decisions& out) {
  const Reach r = reach_of(pub, p);
  const bool all_out = pub.config.grifter_move == GrifterMove::AlwaysTwo;
  const bool pairs_only = all_out && cowboys_in_reach(pub, p) > 1;
  if (!all_out) out.push(Decision::decline());
  Decisions::Writer list(out);
  for (unsigned i = 0; i < r.size; ++i) {
    if (!pairs_only) list.push(Decision::send_to_mine(r.at[i]));
    if (r.twice[i]) list.push(Decision::send_to_mine(r.at[i], r.at[i]));
    for (unsigned k = 0; k < i; ++k) list.push(Decision::send_to_mine(r.at[k], r.at[i]));
  }
}

Verdict judge_grift(const Public& pub, const Private&, Seat p, const Decision& d) {
  const bool all_out = pub.config.grifter_move == GrifterMove::AlwaysTwo;
  if (d.verb() == Verb::Decline) return clause_unless(!all_out, "DW-GRIFT-01");
  if (d.verb() != Verb::SendToMine) return {kWrongVerb};
  const bool pair = d.targets().size() == 2;
  const Target a = d.targets()[0];
  const Target b = d.targets()[pair ? 1 : 0];
  if (!is_in_reach(pub, p, a) || !is_in_reach(pub, p, b)) return {"DW-GRIFT-01"};
  if (pair && a == b && (is_in_town(a) || cowboys_of(pub.ranch[owner_of(a)], strength_of(a)) < 2)) {
    return {"DW-GRIFT-01"};
  }
  return clause_unless(pair || !all_out || cowboys_in_reach(pub, p) == 1, "DW-GRIFT-01");
}

/// Only where nothing may be declined.
bool one_grift(const Public& pub, Seat p) {
  if (pub.config.grifter_move == GrifterMove::UpToTwo) return false;
  const Reach r = reach_of(pub, p);
  return r.size == 1 || (r.size == 2 && !r.twice[0] && !r.twice[1]);
}

// --- Newspaper
void list_news(const Public& pub, const Private&, Seat, Decisions& out) {
  for (Seat q = 0; q < pub.seats; ++q) out.push(Decision::give_poster(q));
}

Verdict judge_news(const Public& pub, const Private&, Seat, const Decision& d) {
  if (d.verb() != Verb::GivePoster) return {kWrongVerb};
  return clause_unless(d.seat() < pub.seats, kMalformed);
}

// --- Dance Hall
/// DW-DANCE-01: one or two of his own, or nobody.
void list_dances(const Public& pub, const Private&, Seat p, Decisions& out) {
  out.push(Decision::decline());
  const u32 own = pub.own[p];
  for (const int a : Bits{own}) {
    out.push(Decision::return_to_ranch(0, plot_bit(a)));
    for (const int b : Bits{own & (plot_bit(a) - 1)}) out.push(Decision::return_to_ranch(0, plot_bit(a) | plot_bit(b)));
  }
  every_part(pub.mine[p], [&](Cowboys mine) {
    if (mine == 0 || cowboys_in(mine) > 2) return;
    out.push(Decision::return_to_ranch(mine, 0));
    if (cowboys_in(mine) == 2) return;
    for (const int plot : Bits{own}) out.push(Decision::return_to_ranch(mine, plot_bit(plot)));
  });
}

Verdict judge_dance(const Public& pub, const Private&, Seat p, const Decision& d) {
  if (d.verb() == Verb::Decline) return {};
  if (d.verb() != Verb::ReturnToRanch) return {kWrongVerb};
  const Verdict verdict = judge_return(pub, p, d, {"DW-DANCE-01", "DW-DANCE-01"});
  if (!verdict.yes()) return verdict;
  return clause_unless(cowboys_in(d.mine()) + count_bits(d.plots()) <= 2, "DW-DANCE-01");
}

// --- Telegraph Office
void list_telegraph(const Public&, const Private&, Seat, Decisions& out) {
  out.push(Decision::telegraph(true));
  out.push(Decision::telegraph(false));
}

Verdict judge_telegraph(const Public&, const Private&, Seat, const Decision& d) {
  return clause_unless(d.verb() == Verb::Telegraph, kWrongVerb);
}

// --- the railroad
void list_called_up(const Public& pub, const Private&, Seat, Decisions& out) {
  const auto l = locals<Laying>(pub);
  for (const int entry : Bits{l.list}) out.push(Decision::call_up(listed_cowboy(pub, l, entry)));
}

Verdict judge_called_up(const Public& pub, const Private&, Seat, const Decision& d) {
  if (d.verb() != Verb::CallUp) return {kWrongVerb};
  const auto l = locals<Laying>(pub);
  for (const int entry : Bits{l.list}) {
    if (listed_cowboy(pub, l, entry) == d.cowboy()) return {};
  }
  return {"DW-RAIL-10"};
}

}  // namespace saloon::deadwood
