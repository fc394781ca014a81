// Annexing: whoever came to a building, or stands beside a new railroad tile, may use it once.
#include "games/deadwood/rules.h"

namespace saloon::deadwood {

/// DW-ANX-03: always a question, also where annexing would change nothing.
Frame ask_to_annex(Context& c, Seat p, int plot, u8 laundries) {
  c.ask(only(p), Ask::Annex);
  return frame_of(Proc::Annex, Arrival{{p, u8(plot)}, laundries});
}

void passed(Context& c, Seat p, Ask what) { c.tell<"passed">(everyone(), p, what); }

namespace {

/// Laundry, Hotel and Undertaker pay and are done (DW-LAUNDRY-01, DW-HOTEL-01, DW-UNDER-01); their control works
/// elsewhere: in `begin_church`, with the railroad, in duels.
void nothing_more(Context& c, const Annexing&) { c.done(); }

/// What each building does beyond its money.
using Effect = void (*)(Context&, const Annexing&);
constexpr std::array<Effect, kBuildings + 1> kEffects = [] {
  std::array<Effect, kBuildings + 1> of{};
  of.fill(nothing_more);
  const auto does = [&of](Effect effect, std::initializer_list<Tile> tiles) {
    for (const Tile tile : tiles) of[unsigned(tile)] = effect;
  };
  does(begin_church, {Tile::Church});
  does(begin_saloon, {Tile::SaloonX, Tile::Saloon2});
  does(begin_office, {Tile::SheriffsOffice});
  does(begin_hall, {Tile::TownHall});
  does(gunsmith, {Tile::Gunsmith1, Tile::Gunsmith2});
  does(bank, {Tile::Bank});
  does(blacksmith, {Tile::Blacksmith1, Tile::Blacksmith2});
  does(begin_casino, {Tile::Casino});
  does(begin_store, {Tile::GeneralStore1, Tile::GeneralStore2});
  does(begin_stage, {Tile::StageDepot});
  does(gold_mine, {Tile::GoldMine});
  does(begin_fortune, {Tile::FortuneTeller});
  does(begin_court, {Tile::Courthouse});
  does(begin_grifter, {Tile::Grifter});
  does(begin_news, {Tile::Newspaper});
  does(begin_dance, {Tile::DanceHall});
  does(begin_telegraph, {Tile::TelegraphOffice});
  return of;
}();

}  // namespace

/// DW-ANX-02: from the first instruction to the last, each as far as possible, and the money always comes first.
void annex(Context& c) {
  const auto a = c.locals<Annexing>();
  const Tile tile = c.pub().tile[a.plot];
  const bool declined = c.take_answer(a.seat).verb() == Verb::Decline;
  if (declined) {
    c.tell<"declined_annexing">(everyone(), a.seat, a.plot, tile);
    return c.done();
  }
  c.tell<"annexed">(everyone(), a.seat, a.plot, tile);
  const int money = components::kAnnexMoney[unsigned(tile)];
  if (money != 0) take_money(c, a.seat, money, Why::Annexing, tile);
  kEffects[unsigned(tile)](c, a);
}

}  // namespace saloon::deadwood
