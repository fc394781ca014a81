// State and views as JSON: writing. What follows from other facts (fines, totals, Boot Hill, sizes) is written for the
// reader's comfort.
#include "engine/codec_parts.h"
#include "games/deadwood/json.h"
#include "games/deadwood/rules.h"

namespace saloon::deadwood {

namespace {

json::object counts_json(Cowboys cowboys) {
  json::object out;
  for (int s = 1; s <= kStrengths; ++s) out[cowboy_name(s)] = cowboys_of(cowboys, s);
  return out;
}

json::object player_json(const Public& pub, Seat p) {
  return {{"money", pub.money[p]},
          {"cartridges", pub.cartridges[p]},
          {"horses", pub.horses[p]},
          {"wanted", pub.wanted[p]},
          {"fine", fine_of(pub, p)},
          {"total", total_of(pub, p)},
          {"ranch", counts_json(pub.ranch[p])},
          {"mine", counts_json(pub.mine[p])},
          {"reserve", counts_json(pub.reserve[p])},
          {"boot_hill", counts_json(boot_hill(pub, p))}};
}

json::object tiles_json(const Public& pub) {
  json::object out;
  for (const int plot : Bits{pub.built}) out[plot_name(plot)] = tile_name(pub.tile[unsigned(plot)]);
  return out;
}

json::object town_json(const Public& pub) {
  json::object out;
  for (const int plot : Bits{pub.occupied}) {
    json::object here;
    for (Seat p = 0; p < pub.seats; ++p) {
      if ((pub.own[p] & plot_bit(plot)) != 0) here[seat_name(p)] = cowboy_name(strength_at(pub, p, plot));
    }
    out[plot_name(plot)] = std::move(here);
  }
  return out;
}

/// From the top; only the places that are known.
json::array from_the_top(const PileTiles& tiles) {
  json::array out;
  for (unsigned i = kDeepestPile; i > 0; --i) {
    if (tiles[i - 1] != Tile::None) out.emplace_back(tile_name(tiles[i - 1]));
  }
  return out;
}

json::object piles_json(const Public& pub) {
  json::object out;
  for (int k = 0; k < kPiles; ++k) {
    const auto at = unsigned(k);
    json::array left;
    for (const int tile : Bits{tiles_in_pile(pub, k)}) left.emplace_back(tile_name(Tile(tile)));
    json::object pile{{"size", pub.pile_size[at]}, {"left", std::move(left)}, {"bottom", from_the_top(pub.known[at])}};
    if (pub.reader[at] != 0) pile["reader"] = seat_name(Seat(pub.reader[at] - 1));
    out[pile_name(k)] = std::move(pile);
  }
  return out;
}

json::object shown_json(const Public& pub) {
  json::object out;
  for (int k = 0; k < kPiles; ++k) {
    if (pub.drawn[unsigned(k)] != Tile::None) out[pile_name(k)] = tile_name(pub.drawn[unsigned(k)]);
  }
  return out;
}

json::object final_duel_json(const FinalDuel& f) {
  json::object cowboys;
  json::object dice;
  json::object wounds;
  json::object aims;
  for (const Seat p : SeatSet{f.involved}) {
    if (f.strength[p] != 0) cowboys[seat_name(p)] = cowboy_name(f.strength[p]);
    if (f.dice[p] != 0) dice[seat_name(p)] = f.dice[p];
    if (f.wounds[p] != 0) wounds[seat_name(p)] = f.wounds[p];
    if (f.aim[p] != 0) aims[seat_name(p)] = Codec::decision_json(Decision{f.aim[p]});
  }
  return {{"involved", seats_json({f.involved})}, {"standing", seats_json({f.standing})},
          {"pending", seats_json({f.pending})},   {"out", seats_json({f.out})},
          {"cowboys", std::move(cowboys)},        {"dice", std::move(dice)},
          {"wounds", std::move(wounds)},          {"aims", std::move(aims)}};
}

}  // namespace

json::object Codec::public_json(const Public& pub) {
  json::object players;
  for (Seat p = 0; p < pub.seats; ++p) players[seat_name(p)] = player_json(pub, p);
  json::array railroad;
  for (unsigned i = 0; i < pub.laid; ++i) railroad.emplace_back(plot_name(pub.route[i]));
  json::object out{
      {"turn", seat_name(pub.turn)},
      {"first", seat_name(pub.first)},
      {"turns", pub.turns},
      {"ended", kEndReasons[u8(pub.ended)]},
      {"winners", seats_json({pub.winners})},
      {"sheriff", intersection_name(pub.sheriff)},
      {"pool", pub.pool},
      {"box", pub.box},
      {"supply", json::object{{"cartridges", pub.cartridge_supply}, {"horses", pub.horse_supply}}},
      {"railroad", std::move(railroad)},
      {"tiles", tiles_json(pub)},
      {"cowboys", town_json(pub)},
      {"players", std::move(players)},
      {"piles", piles_json(pub)},
      {"drawn", shown_json(pub)},
  };
  if (pub.final_duel.out != 0) out["final_duel"] = final_duel_json(pub.final_duel);
  return out;
}

json::object Codec::private_json(const Public& pub, const Private& mine) {
  json::object peek;
  for (int k = 0; k < kPiles; ++k) {
    if (pub.pile_size[unsigned(k)] != 0 && mine.peek[unsigned(k)][0] != Tile::None) {
      peek[pile_name(k)] = from_the_top(mine.peek[unsigned(k)]);
    }
  }
  return {{"peek", std::move(peek)}};
}

json::object Codec::box_json(const Public&, const Box& truth) {
  json::object piles;
  for (int k = 0; k < kPiles; ++k) piles[pile_name(k)] = from_the_top(truth.piles[unsigned(k)]);
  return {{"piles", std::move(piles)}};
}

std::string_view Codec::end_reason(const Public& pub) { return kEndReasons[u8(pub.ended)]; }

}  // namespace saloon::deadwood
