// A decision with what its words need beyond it: which building stands there, who holds it, what it will cost.
#include "engine/words/prose.h"
#include "games/deadwood/rules.h"

namespace saloon::deadwood {
namespace {

constexpr int kFirstInMenu = 1000;

std::string_view building_at(const Public& pub, int plot) {
  const Tile tile = pub.tile[unsigned(plot)];
  return is_building(tile) ? tile_name(tile) : "none";
}

json::array buildings_at(const Public& pub, u32 plots) {
  json::array out;
  for (const int plot : Bits{plots & pub.built}) out.emplace_back(building_at(pub, plot));
  return out;
}

/// Where a cowboy arrives: the building, whom it meets there, whom it pays.
void add_arrival(const View& v, int plot, json::object& out) {
  const Public& pub = v.pub;
  out["building"] = building_at(pub, plot);
  out["defender"] = "none";
  if (const Seat holder = holder_of(pub, plot); holder != kNobody) {
    out["defender"] = name_for(v, holder);
    out["opponent"] = cowboy_name(strength_at(pub, holder, plot));
  }
  const Seat paid = toll_goes_to(pub, v.viewer);
  const bool waived = pub.money[v.viewer] < components::kToll;  // or the place would not be offered (DW-TOWN-05)
  const bool due = (protected_plots(pub) & plot_bit(plot)) != 0 && paid != kNobody && !waived;
  out["toll"] = due ? name_for(v, paid) : "none";
  out["group"] = plot_name(plot);
}

void go_to_town(const View& v, const Decision& d, json::object& out) {
  add_arrival(v, d.plot(), out);
  out["weight"] = kFirstInMenu;
}

void return_to_ranch(const View& v, const Decision& d, json::object& out) {
  const Seat p = v.viewer;
  out["buildings"] = buildings_at(v.pub, d.plots());
  out["both"] = d.plots() != 0 && d.mine() != 0;
  const bool all = d.plots() == v.pub.own[p] && d.mine() == v.pub.mine[p];
  out["all"] = all;
  out["weight"] = all ? kFirstInMenu + 1 : count_bits(d.plots()) + cowboys_in(d.mine());
}

void move_cowboy(const View& v, const Decision& d, json::object& out) {
  add_arrival(v, d.to(), out);
  out["origin"] = building_at(v.pub, d.from());
  out["cowboy"] = cowboy_name(strength_at(v.pub, v.viewer, d.from()));
}

/// In a duel also the dice: the own ones, and those of the other as far as announced.
void add_dice(const View& v, int spent, json::object& out) {
  const Public& pub = v.pub;
  if (question(v) == Ask::FinalCartridges) {
    out["dice"] = pub.final_duel.strength[v.viewer] + spent;
    out["against"] = 0;
    return;
  }
  const auto duel = v.pub.flow.top().get<Duelling>();
  const int defence = cowboy_strength(pub.cowboy[duel.plot]);
  const bool attacks = question(v) == Ask::CartridgeAttacker;
  out["dice"] = (attacks ? duel.strength : defence) + spent;
  out["against"] = attacks ? defence : duel.strength + duel.loaded;
}

void annex(const View& v, json::object& out) {
  const int plot = v.pub.flow.top().get<Annexing>().plot;
  out["plot"] = plot_name(plot);
  out["building"] = building_at(v.pub, plot);
}

void move_sheriff(const View& v, const Decision& d, json::object& out) {
  const u32 touched = kTouched[unsigned(d.intersection())];
  out["buildings"] = buildings_at(v.pub, touched);
  out["stays"] = d.intersection() == v.pub.sheriff;
  out["weight"] = count_bits(touched & v.pub.own[v.viewer]);
}

void lay_rail(const View& v, const Decision& d, json::object& out) {
  out["station"] = v.pub.laid == kRails;
  out["building"] = building_at(v.pub, d.plot());
  out["beside"] = buildings_at(v.pub, kAdjacent[unsigned(d.plot())] & v.pub.occupied);
}

void add_target(const View& v, Target target, const std::string& number, json::object& out) {
  const Seat owner = owner_of(target);
  const bool town = is_in_town(target);
  const int strength = town ? strength_at(v.pub, owner, plot_of(target)) : strength_of(target);
  out["seat" + number] = name_for(v, owner);
  out["cowboy" + number] = cowboy_name(strength);
  out["where" + number] = town ? building_at(v.pub, plot_of(target)) : "ranch";
  if (town) out["plot" + number] = plot_name(plot_of(target));
}

void send_to_mine(const View& v, const Decision& d, json::object& out) {
  for (int i = 0; i < d.targets().size(); ++i) add_target(v, d.targets()[i], std::to_string(i + 1), out);
}

void shoot(const View& v, const Decision& d, json::object& out) {
  int n = 0;
  for (Seat p = 0; p < v.pub.seats; ++p) {
    if (d.dice().at(p) == 0) continue;
    const std::string number = std::to_string(++n);
    out["seat" + number] = name_for(v, p);
    out["count" + number] = d.dice().at(p);
  }
}

bool keeps_order(const View& v, const Decision& d) {
  return d == Decision::order(v.mine.peek[v.pub.flow.top().get<Fortune>().pile]);
}

/// Where a decision names a place or a set of cowboys.
void add_place(const View& v, const Decision& d, json::object& out) {
  switch (d.verb()) {
    case Verb::GoToTown:
      return go_to_town(v, d, out);
    case Verb::ReturnToRanch:
      return return_to_ranch(v, d, out);
    case Verb::MoveCowboy:
      return move_cowboy(v, d, out);
    case Verb::Annex:
      return annex(v, out);
    case Verb::MoveSheriff:
      return move_sheriff(v, d, out);
    case Verb::LayRail:
      return lay_rail(v, d, out);
    case Verb::PlaceTile:
      out["group"] = tile_name(d.tile());
      return;
    case Verb::SendToMine:
      return send_to_mine(v, d, out);
    case Verb::CallUp:
      add_target(v, d.cowboy(), "", out);
      out["building"] = building_at(v.pub, plot_of(d.cowboy()));
      return;
    default:
      return;
  }
}

/// Where a decision is about money, tokens, piles or dice.
void add_stakes(const View& v, const Decision& d, json::object& out) {
  const Public& pub = v.pub;
  switch (d.verb()) {
    case Verb::Decline:
      out["ask"] = Game::kAsks[std::size_t(question(v))].name;
      out["weight"] = -1;
      return;
    case Verb::Fight:
      return add_dice(v, 0, out);
    case Verb::Cartridges:
      return add_dice(v, d.count(), out);
    case Verb::Recruit:
      out["cost"] = components::kRecruitingCosts[unsigned(d.strength() - 1)];
      return;
    case Verb::TakeFrom:
      out["money"] = pub.money[d.seat()];
      return;
    case Verb::GivePoster:
      out["to"] = name_for(v, d.seat());
      out["weight"] = d.seat() == v.viewer ? -1 : 0;
      return;
    case Verb::DrawFrom:
    case Verb::LookAt:
      out["count"] = pub.pile_size[unsigned(d.pile())];
      return;
    case Verb::Order:
      out["same"] = keeps_order(v, d);
      out["weight"] = keeps_order(v, d) ? 1 : 0;
      return;
    case Verb::Pay:
    case Verb::TakePoster:
      out["amount"] = pub.wanted[v.viewer];
      return;
    case Verb::Shoot:
      return shoot(v, d, out);
    default:
      return;
  }
}

}  // namespace

json::object Prose::choice(const View& v, const Decision& d, json::object out) {
  add_place(v, d, out);
  add_stakes(v, d, out);
  return out;
}

}  // namespace saloon::deadwood
