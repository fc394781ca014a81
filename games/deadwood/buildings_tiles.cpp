// Buildings that change the town: Town Hall, Stage Depot, Fortune Teller.
#include "games/deadwood/rules.h"

namespace saloon::deadwood {

// --- Town Hall
// DW-HALL-01: discard a Wanted token, extend the railroad, place new buildings, in this order. DW-HALL-02: without a
// token the rest is done all the same; DW-HALL-06: with the railroad complete, too.
void begin_hall(Context& c, const Annexing& a) {
  if (c.pub().wanted[a.seat] != 0) discard_posters(c, a.seat, 1, Tile::TownHall);
  c.become(frame_of(Proc::Hall, Hall{a, 0}));
}

namespace {

void extend_railroad(Context& c, Hall a) {
  if (has_station(c.pub())) return c.wait(HallAt::NewTiles);
  a.station = u8(c.pub().laid == kRails);
  c.set_locals(a);
  c.ask(only(a.seat), Ask::RailPlot);
  c.call(frame_of(Proc::Rail, Laying{a.seat}), HallAt::NewTiles);
}

/// DW-HALL-03: the top tile of each pile, all shown at once. DW-RAIL-14: not by whoever laid the station. DW-ANX-06: it
/// does not matter whether the cowboy that caused all this is still there.
void new_tiles(Context& c, const Hall& a) {
  if (a.station != 0) return c.done();
  const u32 piles = non_empty_piles(c.pub());
  if (piles == 0) return c.done();
  for (const int pile : Bits{piles}) draw_tile(c, pile);
  c.tell<"tiles_drawn">(everyone(), a.seat, c.pub().drawn);
  if (!place_next_tile(c, a.seat)) return c.done();
  c.wait(HallAt::Place);
}

}  // namespace

void hall(Context& c) {
  const auto a = c.locals<Hall>();
  switch (c.at<HallAt>()) {
    case HallAt::Rail:
      return extend_railroad(c, a);
    case HallAt::NewTiles:
      return new_tiles(c, a);
    case HallAt::Place:
      place_tile(c, a.seat, c.take_answer(a.seat));
      if (!place_next_tile(c, a.seat)) c.done();
      return;
  }
}

// --- Stage Depot
// DW-STAGE-01: two dollars; then he draws the top tile of a pile of his choice and places it beside a building;
// DW-STAGE-02: without a plot for it, it goes under its pile. Whoever holds the Stage Depot when the game ends without
// station is paid for it, see `settle`.
void begin_stage(Context& c, const Annexing& a) {
  if (non_empty_piles(c.pub()) == 0) return c.done();
  c.ask(only(a.seat), Ask::StagePile);
  c.become(frame_of(Proc::Stage, a));
}

void stage(Context& c) {
  const Seat p = c.locals<Annexing>().seat;
  const Decision d = c.take_answer(p);
  if (c.at<StageAt>() == StageAt::Place) {
    place_tile(c, p, d);
    return c.done();
  }
  draw_tile(c, d.pile());
  c.tell<"tiles_drawn">(everyone(), p, c.pub().drawn);
  if (!place_next_tile(c, p)) return c.done();
  c.wait(StageAt::Place);
}

// --- Fortune Teller
// DW-FORTUNE-01: a dollar; then he looks at a whole pile, secretly, and puts it back in whatever order he likes.
void begin_fortune(Context& c, const Annexing& a) {
  if (non_empty_piles(c.pub()) == 0) return c.done();
  c.ask(only(a.seat), Ask::FortunePile);
  c.become(frame_of(Proc::Fortune, Fortune{a}));
}

void fortune(Context& c) {
  auto a = c.locals<Fortune>();
  const Decision d = c.take_answer(a.seat);
  if (c.at<FortuneAt>() == FortuneAt::Order) {
    order_pile(c, a.seat, a.pile, d.tiles());
    return c.done();
  }
  a.pile = u8(d.pile());
  c.set_locals(a);
  look_at_pile(c, a.seat, a.pile);
  if (c.pub().pile_size[a.pile] == 1) {  // one tile has one order
    order_pile(c, a.seat, a.pile, PileOrder::of(c.s.hidden.piles[a.pile]));
    return c.done();
  }
  c.ask(only(a.seat), Ask::FortuneOrder);
  c.wait(FortuneAt::Order);
}

}  // namespace saloon::deadwood
