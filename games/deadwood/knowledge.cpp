// What a seat may answer: the lists. Everything but the order of a pile is open, so they need Public alone, except for
// the Fortune Teller's. Single answers are judged in judgement.cpp, worlds are imagined in worlds.cpp.
#include <algorithm>

#include "games/deadwood/rules.h"

namespace saloon::deadwood {

namespace {

using Out = Game::Decisions;
using Writer = Out::Writer;

Annexing annexing(const Public& pub) { return pub.flow.top().get<Annexing>(); }

// --- the turn
/// The counts of cowboys that are within `all`, each count after the other, the empty one first.
template <class F>
void every_part(Cowboys all, F f) {
  for (int third = 0; third <= cowboys_of(all, 3); ++third) {
    for (int second = 0; second <= cowboys_of(all, 2); ++second) {
      for (int first = 0; first <= cowboys_of(all, 1); ++first) f(Cowboys(first | second << 2 | third << 4));
    }
  }
}

/// DW-RANCH-01: every non-empty set of his cowboys on buildings and in the mine.
void list_returns(const Public& pub, Seat p, Out& out) {
  Writer list(out);
  // The plots stand in bits 16 and up of the word, so their subsets are walked in their place.
  const u64 town = u64{pub.own[p]} << 16;
  every_part(pub.mine[p], [&](Cowboys mine) {
    const u64 word = Decision::return_to_ranch(mine, 0).word;
    if (mine != 0) list.push({word});
    for (u64 plots = next_subset(town, 0); plots != 0; plots = next_subset(town, plots)) list.push({word | plots});
  });
}

void list_placements(const Public& pub, Seat p, Out& out) {
  if (pub.ranch[p] == 0) return;
  const u32 open = destinations(pub, p);
  Writer list(out);
  for (int s = 1; s <= kStrengths; ++s) {
    if (cowboys_of(pub.ranch[p], s) == 0) continue;
    for (const int plot : Bits{open}) list.push(Decision::go_to_town(s, plot));
  }
}

// --- the buildings
void list_tiles(const Public& pub, Out& out) {
  const u32 plots = plots_for_tiles(pub);
  for (const Tile tile : pub.drawn) {
    if (tile == Tile::None) continue;
    for (const int plot : Bits{plots}) out.push(Decision::place_tile(tile, plot));
  }
}

void list_store_moves(const Public& pub, Seat p, Out& out) {
  if (pub.config.general_store_move == 0) out.push(Decision::decline());
  const u32 open = destinations(pub, p);
  Writer list(out);
  for (const int from : Bits{movable(pub, annexing(pub))}) {
    for (const int to : Bits{open}) list.push(Decision::move_cowboy(from, to));
  }
}

void list_sheriff(const Public& pub, Out& out) {
  Writer list(out);
  for (unsigned i = 0; i < kTouched.size(); ++i) {
    const bool stays = i == pub.sheriff && pub.config.sheriff_may_stay == 0;
    if ((kTouched[i] & pub.built) != 0 && !stays) list.push(Decision::move_sheriff(int(i)));
  }
}

/// Up to this many tiles every order is listed; beyond, to leave the pile or to bring one tile to the top or the
/// bottom.
constexpr int kListAllOrders = 4;

void list_orders(const Private& mine, int pile, int size, Out& out) {
  PileTiles tiles = mine.peek[unsigned(pile)];
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

void list_grifts(const Public& pub, Seat p, Out& out) {
  const Reach r = reach_of(pub, p);
  const bool all_out = pub.config.grifter_move == 1;
  const bool pairs_only = all_out && cowboys_in_reach(pub, p) > 1;
  if (!all_out) out.push(Decision::decline());
  Writer list(out);
  for (unsigned i = 0; i < r.size; ++i) {
    if (!pairs_only) list.push(Decision::send_to_mine(r.at[i]));
    if (r.twice[i]) list.push(Decision::send_to_mine(r.at[i], r.at[i]));
    for (unsigned k = 0; k < i; ++k) list.push(Decision::send_to_mine(r.at[k], r.at[i]));
  }
}

/// DW-DANCE-01: one or two of his own, or nobody.
void list_dances(const Public& pub, Seat p, Out& out) {
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

// --- the Final Duel
/// DW-FINAL-07: every way to share the dice out, as long as they are few; else all at one, all but one, even shares.
constexpr int kListAllSplits = 8;

struct Splits {
  std::array<Seat, kMaxSeats> at{};
  int size = 0;
};

void list_splits(const Splits& s, int i, int dice, std::array<u16, kMaxSeats>& shares, Out& out) {
  const Seat target = s.at[unsigned(i)];
  if (i + 1 == s.size) {
    shares[target] = u16(dice);
    out.push(Decision::shoot(shares));
    return;
  }
  for (int n = 0; n <= dice; ++n) {
    shares[target] = u16(n);
    list_splits(s, i + 1, dice - n, shares, out);
  }
}

void list_some_splits(const Splits& s, int dice, Out& out) {
  out.mark_partial();
  std::array<u16, kMaxSeats> shares{};
  for (int i = 0; i < s.size; ++i) {
    shares = {};
    shares[s.at[unsigned(i)]] = u16(dice);
    out.push(Decision::shoot(shares));
    for (int k = 0; k < s.size; ++k) {
      if (k == i) continue;
      shares = {};
      shares[s.at[unsigned(i)]] = u16(dice - 1);
      shares[s.at[unsigned(k)]] = 1;
      out.push(Decision::shoot(shares));
    }
  }
  shares = {};
  for (int n = 0; n < dice; ++n) ++shares[s.at[unsigned(n % s.size)]];
  out.push(Decision::shoot(shares));
}

void list_targets(const Public& pub, Seat p, Out& out) {
  const int dice = next_volley(pub.final_duel).dice;
  Splits s;
  for (const Seat q : SeatSet{pub.final_duel.standing}) {
    if (q != p) s.at[unsigned(s.size++)] = q;
  }
  if (dice > kListAllSplits) return list_some_splits(s, dice, out);
  std::array<u16, kMaxSeats> shares{};
  list_splits(s, 0, dice, shares, out);
}

/// More than so many are held only without limited_tokens.
constexpr int kListAllCartridges = 60;

void list_final_cartridges(const Public& pub, Seat p, Out& out) {
  const int held = pub.cartridges[p];
  for (int n = 0; n <= std::min(held, kListAllCartridges); ++n) out.push(Decision::cartridges(n));
  if (held <= kListAllCartridges) return;
  out.mark_partial();
  out.push(Decision::cartridges(held));
}

void list_two(Out& out, const Decision& a, const Decision& b) {
  out.push(a);
  out.push(b);
}

void list_called_up(const Public& pub, Out& out) {
  const auto l = pub.flow.top().get<Laying>();
  for (const int entry : Bits{l.list}) out.push(Decision::call_up(listed_cowboy(pub, l, entry)));
}

void list_final_duel(const Public& pub, Seat p, Out& out) {
  switch (Ask(pub.asked.what[p])) {
    case Ask::FinalCowboy:
      for (const int s : Bits{living_strengths(pub, p)}) out.push(Decision::represent(s));
      return;
    case Ask::FinalCartridges:
      return list_final_cartridges(pub, p, out);
    case Ask::FinalTargets:
      return list_targets(pub, p, out);
    default:
      return;
  }
}

/// Buildings that ask for players or cowboys.
void list_people(const Public& pub, Seat p, Out& out) {
  switch (Ask(pub.asked.what[p])) {
    case Ask::Recruit:
      out.push(Decision::decline());
      for (const int s : Bits{recruitable(pub, p)}) out.push(Decision::recruit(s));
      return;
    case Ask::StoreMove:
      return list_store_moves(pub, p, out);
    case Ask::CasinoTarget:
      for (const Seat q : robbable(pub, p)) out.push(Decision::take_from(q));
      return;
    case Ask::GriftTargets:
      return list_grifts(pub, p, out);
    case Ask::NewsTarget:
      for (Seat q = 0; q < pub.seats; ++q) out.push(Decision::give_poster(q));
      return;
    case Ask::DanceSet:
      return list_dances(pub, p, out);
    case Ask::TriggerNext:
      return list_called_up(pub, out);
    default:
      return list_final_duel(pub, p, out);
  }
}

void list_building(const Public& pub, const Private& mine, Seat p, Out& out) {
  switch (Ask(pub.asked.what[p])) {
    case Ask::ChurchCount:
      for (int n = 1; n <= annexing(pub).number; ++n) out.push(Decision::discard(n));
      return;
    case Ask::SheriffTo:
      return list_sheriff(pub, out);
    case Ask::RailPlot:
      for (const int plot : Bits{next_rail_plots(pub)}) out.push(Decision::lay_rail(plot));
      return;
    case Ask::TilePlace:
      return list_tiles(pub, out);
    case Ask::StagePile:
      for (const int k : Bits{non_empty_piles(pub)}) out.push(Decision::draw_from(k));
      return;
    case Ask::FortunePile:
      for (const int k : Bits{non_empty_piles(pub)}) out.push(Decision::look_at(k));
      return;
    case Ask::FortuneOrder: {
      const int pile = annexing(pub).number;
      return list_orders(mine, pile, pub.pile_size[unsigned(pile)], out);
    }
    default:
      return list_people(pub, p, out);
  }
}

// --- is there only one?
bool one_action(const Public& pub, Seat p) {
  const int away = cowboys_in(pub.mine[p]) + count_bits(pub.own[p]);
  if (away > 1) return false;  // at least: one of them, or both
  if (pub.ranch[p] == 0) return true;
  int kinds = 0;
  for (int s = 1; s <= kStrengths; ++s) kinds += int(cowboys_of(pub.ranch[p], s) != 0);
  return away + kinds * count_bits(destinations(pub, p)) == 1;
}

/// Only where nothing may be declined.
bool one_grift(const Public& pub, Seat p) {
  if (pub.config.grifter_move == 0) return false;
  const Reach r = reach_of(pub, p);
  return r.size == 1 || (r.size == 2 && !r.twice[0] && !r.twice[1]);
}

int drawn_tiles(const Public& pub) {
  return int(pub.drawn[0] != Tile::None) + int(pub.drawn[1] != Tile::None) + int(pub.drawn[2] != Tile::None);
}

}  // namespace

bool only_one_answer(const Public& pub, Seat p) {
  switch (Ask(pub.asked.what[p])) {
    case Ask::TurnAction:
      return one_action(pub, p);
    case Ask::TilePlace:
      return drawn_tiles(pub) * count_bits(plots_for_tiles(pub)) == 1;
    case Ask::StoreMove:
      return pub.config.general_store_move == 1 &&
             count_bits(movable(pub, annexing(pub))) * count_bits(destinations(pub, p)) == 1;
    case Ask::CasinoTarget:
      return robbable(pub, p).size() == 1;
    case Ask::StagePile:
    case Ask::FortunePile:
      return count_bits(non_empty_piles(pub)) == 1;
    case Ask::GriftTargets:
      return one_grift(pub, p);
    case Ask::FinalCowboy:
      return count_bits(living_strengths(pub, p)) == 1;
    default:
      return false;
  }
}

void Game::legal(const Public& pub, const Private& mine, Seat p, Decisions& out) {
  out.clear();
  switch (Ask(pub.asked.what[p])) {
    case Ask::TurnAction:
      list_returns(pub, p, out);
      return list_placements(pub, p, out);
    case Ask::Annex:
      return list_two(out, Decision::annex(), Decision::decline());
    case Ask::Flee:
      return list_two(out, Decision::fight(), Decision::flee());
    case Ask::CartridgeAttacker:
    case Ask::CartridgeDefender:
      return list_two(out, Decision::cartridges(0), Decision::cartridges(1));
    case Ask::CourtPay:
      return list_two(out, Decision::pay(), Decision::take_poster());
    case Ask::TelegraphOption:
      return list_two(out, Decision::telegraph(true), Decision::telegraph(false));
    default:
      return list_building(pub, mine, p, out);
  }
}

}  // namespace saloon::deadwood
