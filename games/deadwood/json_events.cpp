// Events as JSON; which has what is listed in json.h.
#include "engine/codec_parts.h"
#include "games/deadwood/json.h"
#include "games/deadwood/rules.h"

namespace saloon::deadwood {

namespace {

bool names_a_seat(Told kind) {
  switch (kind) {
    case Told::None:
    case Told::TownBuilt:
    case Told::Destroyed:
    case Told::TilePutUnder:
    case Told::EndTriggered:
    case Told::FinalDuel:
    case Told::FinalRound:
    case Told::NobodySurvived:
    case Told::GameOver:
      return false;
    default:
      return true;
  }
}

void add_plot(json::object& out, const Event& e) {
  out["plot"] = plot_name(e.b);
  out["building"] = tile_name(Tile(e.n));
}

json::object start_tiles(u64 stars) {
  json::object tiles{{plot_name(kTownHallPlot), tile_name(Tile::TownHall)},
                     {plot_name(kOfficePlot), tile_name(Tile::SheriffsOffice)},
                     {plot_name(kChurchPlot), tile_name(Tile::Church)}};
  for (unsigned i = 0; i < kStars.size(); ++i) tiles[plot_name(kStars[i])] = tile_name(Tile(stars >> (8 * i) & 0xFF));
  return tiles;
}

json::object drawn_tiles(u64 drawn) {
  json::object tiles;
  for (int k = 0; k < kPiles; ++k) {
    const auto tile = Tile(drawn >> (8 * k) & 0xFF);
    if (tile != Tile::None) tiles[pile_name(k)] = tile_name(tile);
  }
  return tiles;
}

/// Packed as in Decision::order; from the top.
json::array pile_tiles(u64 packed) {
  const Decision order{packed << 8 | u64(Verb::Order)};
  json::array out;
  for (int i = kDeepestPile - 1; i >= 0; --i) {
    if (order.ordered(i) != Tile::None) out.emplace_back(tile_name(order.ordered(i)));
  }
  return out;
}

json::object shots(u64 aim) {
  const Decision d{aim};
  json::object out;
  for (Seat p = 0; p < kMaxSeats; ++p) {
    if (d.dice(p) != 0) out[seat_name(p)] = d.dice(p);
  }
  return out;
}

// --- by chapter
void add_town(json::object& out, const Event& e) {
  switch (Told(e.kind)) {
    case Told::TownBuilt:
      out["tiles"] = start_tiles(e.fact[0]);
      break;
    case Told::FirstRoll:
      out["die"] = e.c;
      break;
    case Told::TurnBegan:
      out["number"] = e.n;
      break;
    case Told::WentToTown:
      out["cowboy"] = cowboy_name(e.c);
      add_plot(out, e);
      break;
    case Told::ReturnedToRanch:
      out["plots"] = plots_json(e.m);
      out["mine"] = cowboys_json(e.b);
      out["count"] = e.n;
      break;
    case Told::TollPaid:
      out["to"] = seat_name(e.b);
      out["amount"] = e.n;
      break;
    default:
      break;
  }
}

void add_duel(json::object& out, const Event& e) {
  switch (Told(e.kind)) {
    case Told::Attacked:
      out["cowboy"] = cowboy_name(e.c);
      add_plot(out, e);
      out["defender"] = seat_name(Seat(e.m & 0xFF));
      out["opponent"] = cowboy_name(int(e.m >> 8));
      break;
    case Told::Fled:
    case Told::Killed:
      out["cowboy"] = cowboy_name(e.c);
      out["plot"] = plot_name(e.b);
      break;
    case Told::Loaded:
      out["count"] = e.n;
      out["dice"] = e.m;
      break;
    case Told::Shot:
    case Told::FinalShot:
      out["at"] = seat_name(e.b);
      out["die"] = e.c;
      out["result"] = kHits[unsigned(e.n)];
      if (Told(e.kind) == Told::Shot) out["surplus"] = e.m != 0;
      break;
    case Told::DuelEnded:
      out["defender"] = seat_name(Seat(e.m));
      add_plot(out, e);
      out["result"] = kDuelResults[e.c];
      break;
    default:
      break;
  }
}

void add_annexing(json::object& out, const Event& e) {
  switch (Told(e.kind)) {
    case Told::Annexed:
    case Told::DeclinedAnnexing:
      add_plot(out, e);
      break;
    case Told::Passed:
      out["question"] = Game::kAsks[e.b].name;
      break;
    case Told::Recruited:
      out["cowboy"] = cowboy_name(e.c);
      out["cost"] = e.n;
      break;
    case Told::SheriffMoved:
      out["from"] = intersection_name(e.b);
      out["to"] = intersection_name(e.c);
      break;
    default:
      break;
  }
}

void add_tokens(json::object& out, const Event& e) {
  switch (Told(e.kind)) {
    case Told::TookPoster:
      out["count"] = e.n;
      out["why"] = kWhy[e.b];
      break;
    case Told::TookMoney:
      out["amount"] = e.n;
      out["why"] = kWhy[e.b];
      out["building"] = tile_name(Tile(e.m));
      if (e.c != 0) out["die"] = e.c;
      break;
    case Told::TookCartridges:
    case Told::TookHorses:
      out["count"] = e.n;
      break;
    case Told::DiscardedPosters:
      out["count"] = e.n;
      out["building"] = tile_name(Tile(e.m));
      break;
    case Told::TookFrom:
      out["from"] = seat_name(e.b);
      out["amount"] = e.n;
      break;
    case Told::PaidCourt:
      out["amount"] = e.n;
      break;
    case Told::GavePoster:
      out["to"] = seat_name(e.b);
      break;
    case Told::Telegraphed:
      out["count"] = e.n;
      out["into"] = e.c != 0 ? "pool" : "box";
      break;
    default:
      break;
  }
}

void add_moves(json::object& out, const Event& e) {
  switch (Told(e.kind)) {
    case Told::CalledUp:
      out["placer"] = seat_name(Seat(e.m));
      out["cowboy"] = cowboy_name(e.c);
      add_plot(out, e);
      break;
    case Told::MovedCowboy:
      out["cowboy"] = cowboy_name(e.c);
      out["from"] = plot_name(e.b);
      out["to"] = plot_name(int(e.m));
      out["building"] = tile_name(Tile(e.n));
      break;
    case Told::SentToMine:
      out["cowboy"] = cowboy_name(e.c);
      if (e.b < kPlots)
        out["plot"] = plot_name(e.b);
      else
        out["ranch"] = true;
      out["why"] = kWhy[unsigned(e.n)];
      out["by"] = seat_name(Seat(e.m));
      break;
    default:
      break;
  }
}

void add_tiles(json::object& out, const Event& e, bool secret_seen) {
  switch (Told(e.kind)) {
    case Told::RailLaid:
      out["plot"] = plot_name(e.b);
      out["number"] = e.n;
      out["station"] = e.c != 0;
      break;
    case Told::Destroyed:
      add_plot(out, e);
      out["pile"] = pile_name(e.c);
      break;
    case Told::TilesDrawn:
      out["tiles"] = drawn_tiles(e.fact[0]);
      break;
    case Told::TilePlaced:
      out["tile"] = tile_name(Tile(e.n));
      out["plot"] = plot_name(e.b);
      break;
    case Told::TilePutUnder:
      out["tile"] = tile_name(Tile(e.n));
      out["pile"] = pile_name(e.c);
      break;
    case Told::LookedAtPile:
      out["count"] = e.n;
      [[fallthrough]];
    case Told::PutPileBack:
      out["pile"] = pile_name(e.c);
      if (secret_seen) out["tiles"] = pile_tiles(e.secret[0]);
      break;
    default:
      break;
  }
}

void add_end(json::object& out, const Event& e) {
  switch (Told(e.kind)) {
    case Told::EndTriggered:
    case Told::GameOver:
      out["reason"] = kEndReasons[e.a];
      if (Told(e.kind) == Told::GameOver) out["winners"] = seats_json({u16(e.n)});
      break;
    case Told::Fined:
      out["money"] = e.n;
      out["wanted"] = e.b;
      out["fine"] = e.m;
      out["total"] = i64(e.fact[0]);
      break;
    case Told::FinalDuel:
    case Told::FinalRound:
    case Told::NobodySurvived:
      out["seats"] = seats_json({u16(e.n)});
      break;
    case Told::Represented:
    case Told::FinalKilled:
      out["cowboy"] = cowboy_name(e.c);
      break;
    case Told::FinalLoaded:
      out["count"] = e.n;
      out["dice"] = e.m;
      break;
    case Told::Aimed:
      out["dice"] = shots(e.fact[0]);
      break;
    default:
      break;
  }
}

}  // namespace

json::object Codec::event_json(const Event& e, bool secret_seen) {
  json::object out;
  if (names_a_seat(Told(e.kind))) out["seat"] = seat_name(e.a);
  add_town(out, e);
  add_duel(out, e);
  add_annexing(out, e);
  add_tokens(out, e);
  add_moves(out, e);
  add_tiles(out, e, secret_seen);
  add_end(out, e);
  return out;
}

}  // namespace saloon::deadwood
