// The procedures: which function runs each of them, and the locals of a railroad tile as JSON.
#include "engine/json/json.h"
#include "games/deadwood/rules.h"

namespace saloon::deadwood {

void Game::advance(Context& c) {
  run_chapter<lay_out, turn, duel, annex, church, saloon, office, hall, rail, casino, store, stage, fortune, court,
              grifter, news, dance, telegraph, final_duel>(c);
}

// --- locals of a railroad tile
namespace {

/// An entry of a railroad tile's list: a plot, or a plot and a seat at the Church.
std::string entry_name(const Laying& l, int entry) {
  const bool church = entry >= kChurchEntries;
  std::string name(plot_name(church ? kChurchPlot : nth_bit(kAdjacent[l.plot], entry)));
  return church ? name + "/" + seat_name(Seat(entry - kChurchEntries)) : name;
}

int read_entry(Reader& r, const Laying& l, const json::value* v, std::string_view what) {
  const std::string_view name = r.text(v, what);
  for (int i = 0; i < kChurchEntries + kMaxSeats; ++i) {
    if (i < kChurchEntries && i >= count_bits(kAdjacent[l.plot])) continue;
    if (entry_name(l, i) == name) return i;
  }
  r.fail(std::string(what) + ": \"" + std::string(name) + "\" is not beside the tile");
  return 0;
}

}  // namespace

void write_laying(Writer& w, const Frame& f) {
  const auto l = f.get<Laying>();
  w.text("placer", kSeat.name_of(l.placer));
  if (RailAt(f.at) == RailAt::Lay) return;
  w.text("plot", plot_name(l.plot));
  w.array("list", [&] {
    for (const int entry : Bits{l.list}) w.text(entry_name(l, entry));
  });
  if (RailAt(f.at) != RailAt::Annex) return;
  w.text("current", entry_name(l, l.current));
  w.number("again", l.again);
}

void read_laying(Reader& r, const json::object& o, Frame& f) {
  r.only_keys(o, "rail", {"placer", "plot", "list", "current", "again"});
  Laying l{};
  l.placer = u8(read_member(r, o.if_contains("placer"), "placer", kSeat).lo);
  if (RailAt(f.at) != RailAt::Lay) {
    l.plot = u8(read_member(r, o.if_contains("plot"), "plot", kPlot).lo);
    for (const json::value& item : r.array(o.if_contains("list"), "list")) {
      l.list = u16(l.list | bit(read_entry(r, l, &item, "list")));
    }
  }
  if (RailAt(f.at) == RailAt::Annex) {
    l.current = u8(read_entry(r, l, o.if_contains("current"), "current"));
    l.again = u8(r.number(o.if_contains("again"), "again", 0, 2));
  }
  f.set(l);
}

}  // namespace saloon::deadwood
