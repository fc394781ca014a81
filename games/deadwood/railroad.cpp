// The railroad: four rails, then the station, each called for by a Town Hall; whoever stands beside the new tile may
// annex.
#include "games/deadwood/rules.h"

namespace saloon::deadwood {

/// DW-RAIL-01, DW-RAIL-02: one of two plots, tile by tile; DW-RAIL-12: the fifth tile is the station.
u32 next_rail_plots(const Public& pub) {
  if (pub.laid == 0) return kFirstRail;
  const int end = pub.route[pub.laid - 1U];
  return plots_above(row_of(end), column_of(end));
}

/// DW-RAIL-10: gone for good from the list of every tile whose annexings are still running.
void strike_off(Context& c, Seat p, int plot) {
  c.each_frame<Laying>(Proc::Rail, [&](Laying& l) {
    const u32 near = kAdjacent[l.plot];
    if ((near & plot_bit(plot)) == 0) return;
    const int entry = plot == kChurchPlot ? kChurchEntries + p : count_bits(near & (plot_bit(plot) - 1));
    l.list = u16(l.list & ~bit(entry));
  });
}

Target listed_cowboy(const Public& pub, const Laying& l, int entry) {
  if (entry >= kChurchEntries) return in_town(kChurchPlot, Seat(entry - kChurchEntries));
  const int plot = nth_bit(kAdjacent[l.plot], entry);
  return in_town(plot, holder_of(pub, plot));
}

namespace {

/// DW-RAIL-07: every cowboy on a building beside the tile; DW-RAIL-09: empty buildings do nothing; DW-RAIL-13: at the
/// Church each cowboy is an entry of its own.
u16 list_of(const Public& pub, int plot) {
  const u32 near = kAdjacent[unsigned(plot)];
  u32 list = 0;
  int entry = 0;
  for (const int other : Bits{near}) {
    const bool held = other != kChurchPlot && (pub.occupied & plot_bit(other)) != 0;
    list |= u32(held) << entry++;
  }
  if ((near & kChurchBit) == 0) return u16(list);
  for (Seat p = 0; p < pub.seats; ++p) list |= u32(pub.church[p] != 0) << (kChurchEntries + p);
  return u16(list);
}

/// DW-RAIL-03, DW-RAIL-04: the building goes under its pile, whoever stood there to the mine.
void destroy(Context& c, int plot, Seat placer) {
  auto& pub = c.pub();
  const Tile tile = pub.tile[unsigned(plot)];
  if (!is_building(tile)) return;
  c.tell<"destroyed">(everyone(), plot, tile, pile_of(tile));
  const Seat holder = holder_of(pub, plot);
  if (holder != kNobody) send_to_mine(c, holder, plot, Why::Rail, placer);
  pub.tile[unsigned(plot)] = Tile::None;
  pub.built &= ~plot_bit(plot);
  put_under(c, tile);
}

/// The Hotel's control. DW-HOTEL-02, DW-RAIL-06: its holder is paid for every railroad tile, near or far; DW-HOTEL-03:
/// a Hotel under that very tile is gone by now.
void pay_hotel(Context& c, bool station) {
  const int at = held_plot(c.pub(), Tile::Hotel);
  if (at < 0) return;
  const int amount = station ? components::kHotelForStation : components::kHotelPerRail;
  take_money(c, holder_of(c.pub(), at), amount, Why::Hotel, Tile::Hotel);
}

void lay(Context& c, Laying l) {
  auto& pub = c.pub();
  l.plot = u8(c.take_answer(l.placer).plot());
  destroy(c, l.plot, l.placer);
  const bool station = pub.laid == kRails;
  pub.tile[l.plot] = station ? Tile::TrainStation : Tile::Rail;
  pub.route[pub.laid++] = l.plot;
  c.tell<"rail_laid">(everyone(), l.placer, l.plot, pub.laid, station);
  if (station) trigger_end(c, EndReason::Station);  // DW-END-01
  pay_hotel(c, station);
  l.list = list_of(pub, l.plot);
  c.set_locals(l);
  c.wait(RailAt::Next);
}

void call_up(Context& c, Laying l, int entry) {
  const auto& pub = c.pub();
  l.current = u8(entry);
  l.again = pub.tile[l.plot] == Tile::TrainStation ? 2 : 1;  // DW-RAIL-13
  c.set_locals(l);
  if (c.listened()) {
    const Target t = listed_cowboy(pub, l, entry);
    const int plot = plot_of(t);
    c.tell<"called_up">(everyone(), owner_of(t), l.placer, strength_at(pub, owner_of(t), plot), plot,
                        pub.tile[unsigned(plot)]);
  }
  c.wait(RailAt::Annex);
}

/// DW-RAIL-08: the placer picks who comes next, each time anew.
void next(Context& c, const Laying& l) {
  if (l.list == 0) return c.done();
  if (count_bits(l.list) == 1) return call_up(c, l, lowest_bit(l.list));
  c.ask(only(l.placer), Ask::TriggerNext);
  c.wait(RailAt::Picked);
}

void picked(Context& c, const Laying& l) {
  const Target chosen = c.take_answer(l.placer).cowboy();
  int entry = lowest_bit(l.list);
  for (const int i : Bits{l.list}) {
    if (listed_cowboy(c.pub(), l, i) == chosen) entry = i;
  }
  call_up(c, l, entry);
}

/// DW-RAIL-11: whatever an annexing sets off is over before the list goes on. DW-RAIL-13: the second annexing beside
/// the station needs the cowboy not to have left in between.
void annex_listed(Context& c, Laying l) {
  const u16 entry = u16(bit(l.current));
  if (l.again == 0 || (l.list & entry) == 0) {
    c.set_locals(Laying{l.placer, l.plot, u16(l.list & ~entry)});
    return c.wait(RailAt::Next);
  }
  --l.again;
  c.set_locals(l);
  const Target t = listed_cowboy(c.pub(), l, l.current);
  c.call(ask_to_annex(c, owner_of(t), plot_of(t), kNoMove), RailAt::Annex);
}

}  // namespace

void rail(Context& c) {
  const auto l = c.locals<Laying>();
  switch (c.at<RailAt>()) {
    case RailAt::Lay:
      return lay(c, l);
    case RailAt::Next:
      return next(c, l);
    case RailAt::Picked:
      return picked(c, l);
    case RailAt::Annex:
      return annex_listed(c, l);
  }
}

}  // namespace saloon::deadwood
