// Annexing: whoever came to a building, or stands beside a new railroad tile, may use it once.
#include "games/deadwood/rules.h"

namespace saloon::deadwood {

/// DW-ANX-03: always a question, also where annexing would change nothing.
Frame ask_to_annex(Context& c, Seat p, int plot, u8 laundries) {
  c.ask(only(p), Ask::Annex);
  return frame_of(Proc::Annex, Annexing{p, u8(plot), laundries});
}

void passed(Context& c, Seat p, Ask what) {
  if (c.heard()) c.tell(Event{.kind = u8(Told::Passed), .a = p, .b = u8(what)}, everyone());
}

namespace {

/// What a building does beyond its money. Laundry, Hotel and Undertaker pay and are done (DW-LAUNDRY-01, DW-HOTEL-01,
/// DW-UNDER-01); their control works elsewhere: in `begin_church`, with the railroad, in duels.
void use(Context& c, const Annexing& annexing, Tile tile) {
  const Annexing a{annexing.seat, annexing.plot, 0};
  switch (tile) {
    case Tile::Church:
      return begin_church(c, annexing);  // the only one for which it matters how he came
    case Tile::SaloonX:
    case Tile::Saloon2:
      return begin_saloon(c, a);
    case Tile::SheriffsOffice:
      return office(c, a);
    case Tile::TownHall:
      return begin_hall(c, a);
    case Tile::Gunsmith1:
    case Tile::Gunsmith2:
      return gunsmith(c, a);
    case Tile::Bank:
      return bank(c, a);
    case Tile::Blacksmith1:
    case Tile::Blacksmith2:
      return blacksmith(c, a);
    case Tile::Casino:
      return begin_casino(c, a);
    case Tile::GeneralStore1:
    case Tile::GeneralStore2:
      return begin_store(c, a);
    case Tile::StageDepot:
      return begin_stage(c, a);
    case Tile::GoldMine:
      return gold_mine(c, a);
    case Tile::FortuneTeller:
      return begin_fortune(c, a);
    case Tile::Courthouse:
      return begin_court(c, a);
    case Tile::Grifter:
      return begin_grifter(c, a);
    case Tile::Newspaper:
      return begin_news(c, a);
    case Tile::DanceHall:
      return begin_dance(c, a);
    case Tile::TelegraphOffice:
      return begin_telegraph(c, a);
    case Tile::Hotel:
    case Tile::Laundry1:
    case Tile::Laundry2:
    case Tile::Undertaker:
    case Tile::None:
    case Tile::TrainStation:
    case Tile::Rail:
      return c.done();
  }
}

}  // namespace

/// DW-ANX-02: from the first instruction to the last, each as far as possible, and the money always comes first.
void annex(Context& c) {
  const auto a = c.locals<Annexing>();
  const Tile tile = c.pub().tile[a.plot];
  const bool declined = c.take_answer(a.seat).verb() == Verb::Decline;
  if (c.heard()) {
    const Told kind = declined ? Told::DeclinedAnnexing : Told::Annexed;
    c.tell(Event{.kind = u8(kind), .a = a.seat, .b = a.plot, .n = int(tile)}, everyone());
  }
  if (declined) return c.done();
  const int money = box::kAnnexMoney[unsigned(tile)];
  if (money != 0) take_money(c, a.seat, money, Why::Annexing, tile);
  use(c, a, tile);
}

}  // namespace saloon::deadwood
