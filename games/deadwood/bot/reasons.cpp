// Why a decision is good or bad, in the terms the bot weighs: for hints, in a sentence each (words "why.<term>").
#include <algorithm>
#include <cmath>

#include "games/deadwood/bot/figures.h"

namespace saloon::deadwood {

namespace {

/// In the order of Game::kTerms.
enum class Term : u8 {
  Money,     ///< {n} dollars
  Fewer,     ///< {n} Wanted tokens go
  Poster,    ///< a Wanted token comes: {n} dollars more to pay at the end
  Stronger,  ///< the cowboy beats {seat}'s
  Weaker,    ///< {seat}'s cowboy beats mine
  Leader,    ///< it hurts {seat}, who leads
  Hurts,     ///< it hurts {seat}
  Back,      ///< {n} cowboys can go to town again
  Recruit,   ///< the gang grows
  Bullets,   ///< cartridges
  Horse,     ///< a way to flee
  Hotel,     ///< pays with every tile of the railroad
  Depot,     ///< pays if there is no station at the end
  Store,     ///< another cowboy may move on
  NewTiles,  ///< the town grows, and the railroad
  Lives,     ///< the cowboy gets away
  Holds,     ///< the building stays mine
  OneMore,   ///< one die more in the duel
  Kept,      ///< the cartridge is kept for another duel
  Sheriff,   ///< the sheriff goes where I like, and the others pay me
  Funerals,  ///< pays for every cowboy killed
  Spared,    ///< no Wanted token comes: {n} dollars less to pay at the end
  Yields,    ///< the building is given up
};
static_assert(std::size(Game::kTerms) == std::size_t(Term::Yields) + 1);

/// Collects what speaks for a decision of this seat; worth is counted in dollars.
struct Pleading {
  const Public& pub;
  Seat me;
  Reasons& out;
  double per_dollar;  ///< in hundredths of a victory

  void say(Term term, double dollars, int n = 0, Seat about = 0) {
    if (std::abs(dollars) < 0.05 || out.size() == Reasons::capacity()) return;
    out.push({u8(term), about, i16(n), float(dollars * per_dollar)});
  }
};

int fine_for(int posters) { return components::kFines[std::min(std::size_t(posters), components::kFines.size() - 1)]; }
int next_fine(const Public& pub, Seat p) { return fine_for(pub.wanted[p] + 1) - fine_for(pub.wanted[p]); }

Seat leader(const Public& pub, Seat but) {
  Seat best = but == 0 ? 1 : 0;
  for (Seat p = 0; p < pub.seats; ++p) {
    if (p != but && total_of(pub, p) > total_of(pub, best)) best = p;
  }
  return best;
}

void plead_victim(Pleading& p, Seat victim, double dollars) {
  p.say(victim == leader(p.pub, p.me) ? Term::Leader : Term::Hurts, dollars, 0, victim);
}

/// What getting rid of posters is worth; the Church's Laundries are left out, the player sees them.
void plead_fewer(Pleading& p, int count) {
  const int held = p.pub.wanted[p.me];
  const int gone = std::min(count, held);
  p.say(Term::Fewer, fine_for(held) - fine_for(held - gone), gone);
}

void plead_poster(Pleading& p) { p.say(Term::Poster, -next_fine(p.pub, p.me), next_fine(p.pub, p.me)); }
void plead_spared(Pleading& p) { p.say(Term::Spared, next_fine(p.pub, p.me), next_fine(p.pub, p.me)); }

void plead_building(Pleading& p, Tile tile) {
  const int money = components::kAnnexMoney[std::size_t(tile)];
  p.say(Term::Money, money, money);
  switch (tile) {
    case Tile::Bank:
      return plead_poster(p);
    case Tile::Church:
      return plead_fewer(p, 1);
    case Tile::TownHall:
      plead_fewer(p, 1);
      return p.say(Term::NewTiles, 0.8);
    case Tile::SaloonX:
    case Tile::Saloon2:
      return p.say(Term::Recruit, 1.8);
    case Tile::Gunsmith1:
    case Tile::Gunsmith2:
      return p.say(Term::Bullets, 0.8, components::kGunsmithCartridges);
    case Tile::Blacksmith1:
    case Tile::Blacksmith2:
      return p.say(Term::Horse, 0.8);
    case Tile::GeneralStore1:
    case Tile::GeneralStore2:
      return p.say(Term::Store, count_bits(p.pub.own[p.me]) > 0 ? 1.5 : 0);
    case Tile::Hotel:
      return p.say(Term::Hotel, 0.3 * components::kHotelPerRail * (kRails + 1 - p.pub.laid));
    case Tile::StageDepot:
      return p.say(Term::Depot, 0.1 * components::kStageDepotBonus);
    case Tile::Casino:
      return p.say(Term::Money, components::kCasino, components::kCasino);
    case Tile::SheriffsOffice:
      return p.say(Term::Sheriff, 1);
    case Tile::Undertaker:
      return p.say(Term::Funerals, 0.5);
    default:
      return;
  }
}

/// An arrival: a fight first, if somebody stands there.
void plead_arrival(Pleading& p, int strength, int plot) {
  const u8 there = plot == kChurchPlot ? u8{0} : p.pub.cowboy[unsigned(plot)];
  plead_building(p, p.pub.tile[unsigned(plot)]);
  if (there == 0) return;
  const int edge = strength - cowboy_strength(there);
  plead_poster(p);
  p.say(edge > 0 ? Term::Stronger : Term::Weaker, edge > 0 ? edge : edge - 1, 0, cowboy_owner(there));
  if (cowboy_owner(there) == leader(p.pub, p.me)) p.say(Term::Leader, 1, 0, cowboy_owner(there));
}

void plead_defence(Pleading& p, bool flees) {
  const auto duel = p.pub.flow.top().get<Duelling>();
  const int edge = cowboy_strength(p.pub.cowboy[duel.plot]) - duel.strength;
  if (flees) {
    p.say(Term::Lives, std::max(0, 1 - edge));
    return p.say(Term::Yields, -0.5);
  }
  p.say(Term::Holds, edge < 0 ? 1.0 / (1 - edge) : 1 + edge);
  if (edge < 0) p.say(Term::Weaker, edge, 0, duel.attacker);
}

/// Not to annex: only the Bank costs something.
void plead_declining(Pleading& p) {
  if (Ask(p.pub.asked.what[p.me]) != Ask::Annex) return;
  if (p.pub.tile[p.pub.flow.top().get<Annexing>().plot] == Tile::Bank) plead_spared(p);
}

/// What is done to others.
void plead_against(Pleading& p, const Decision& d) {
  switch (d.verb()) {
    case Verb::TakeFrom:
      return plead_victim(p, d.seat(), components::kCasino);
    case Verb::GivePoster:
      if (d.seat() == p.me) return plead_poster(p);
      return plead_victim(p, d.seat(), next_fine(p.pub, d.seat()));
    case Verb::SendToMine:
      for (int i = 0; i < d.targets().size(); ++i) plead_victim(p, owner_of(d.targets()[i]), 1);
      return;
    default:
      return;
  }
}

}  // namespace

void Game::reasons(const View& view, const Decision& d, Reasons& out) {
  const Public& pub = view.pub;
  Pleading p{pub, view.viewer, out, bot::worth_of_a_dollar(pub, view.viewer)};
  switch (d.verb()) {
    case Verb::GoToTown:
      return plead_arrival(p, d.strength(), d.plot());
    case Verb::MoveCowboy:
      return plead_arrival(p, strength_at(pub, view.viewer, d.from()), d.to());
    case Verb::Annex:
      return plead_building(p, pub.tile[pub.flow.top().get<Annexing>().plot]);
    case Verb::ReturnToRanch: {
      const int back = cowboys_in(d.mine()) + count_bits(d.plots());
      return p.say(Term::Back, pub.ranch[view.viewer] == 0 ? back : 0.4 * back, back);
    }
    case Verb::Discard:
      return plead_fewer(p, d.count());
    case Verb::Recruit:
      return p.say(Term::Recruit, d.strength());
    case Verb::Flee:
    case Verb::Fight:
      return plead_defence(p, d.verb() == Verb::Flee);
    case Verb::Cartridges:
      return p.say(d.count() > 0 ? Term::OneMore : Term::Kept, d.count() > 0 ? d.count() : 0.4);
    case Verb::Decline:
      return plead_declining(p);
    case Verb::Pay:
      return plead_spared(p);
    case Verb::TakePoster:
      return plead_poster(p);
    default:
      return plead_against(p, d);
  }
}

}  // namespace saloon::deadwood
