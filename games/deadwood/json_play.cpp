// Frames, events and draws as JSON.
#include "engine/codec_parts.h"
#include "games/deadwood/json.h"
#include "games/deadwood/rules.h"

namespace saloon::deadwood {

namespace {

// --- frames
/// An entry of a railroad tile's list: a plot, or a plot and a seat at the Church.
std::string entry_name(const Laying& l, int entry) {
  if (entry >= kChurchEntries) return plot_name(kChurchPlot) + "/" + seat_name(Seat(entry - kChurchEntries));
  return plot_name(nth_bit(kAdjacent[l.plot], entry));
}

int entry_from_name(const Laying& l, std::string_view name) {
  const int entries = kChurchEntries + kMaxSeats;
  for (int i = 0; i < entries; ++i) {
    if (i < kChurchEntries && i >= count_bits(kAdjacent[l.plot])) continue;
    if (entry_name(l, i) == name) return i;
  }
  return -1;
}

json::object rail_json(const Frame& f) {
  const auto l = f.get<Laying>();
  json::object o{{"placer", seat_name(l.placer)}};
  if (RailAt(f.at) == RailAt::Lay) return o;
  json::array list;
  for (const int entry : Bits{l.list}) list.emplace_back(entry_name(l, entry));
  o["plot"] = plot_name(l.plot);
  o["list"] = std::move(list);
  if (RailAt(f.at) != RailAt::Annex) return o;
  o["current"] = entry_name(l, l.current);
  o["again"] = l.again;
  return o;
}

json::object duel_json(const Frame& f) {
  const auto d = f.get<Duelling>();
  json::object o{{"attacker", seat_name(d.attacker)},
                 {"plot", plot_name(d.plot)},
                 {"cowboy", cowboy_name(d.strength)},
                 {"loaded", d.loaded != 0}};
  if (d.laundries != Annexing::kNoMove) o["laundries"] = d.laundries;
  return o;
}

json::object annexing_json(const Frame& f) {
  const auto a = f.get<Annexing>();
  json::object o{{"seat", seat_name(a.seat)}, {"plot", plot_name(a.plot)}};
  switch (Proc(f.proc)) {
    case Proc::Annex:
      if (a.number != Annexing::kNoMove) o["laundries"] = a.number;
      break;
    case Proc::Church:
      o["most"] = a.number;
      break;
    case Proc::Hall:
      o["station"] = a.number != 0;
      break;
    case Proc::Fortune:
      o["pile"] = pile_name(a.number);
      break;
    case Proc::Court:
      o["asked"] = seat_name(a.number);
      break;
    default:
      break;
  }
  return o;
}

int read_plot(Reader& r, const json::object& o, std::string_view key) {
  const int plot = plot_from_name(r.text(o.if_contains(key), key));
  if (plot < 0) r.fail(std::string(key) + " must be a plot A1 to F2");
  return plot < 0 ? 0 : plot;
}

bool read_bool(Reader& r, const json::object& o, std::string_view key) {
  const json::value* v = o.if_contains(key);
  if (v == nullptr || v->is_null()) return false;
  if (!v->is_bool()) r.fail(std::string(key) + " must be true or false");
  return v->is_bool() && v->get_bool();
}

u8 read_laundries(Reader& r, const json::object& o) {
  const json::value* v = o.if_contains("laundries");
  return v == nullptr || v->is_null() ? Annexing::kNoMove : u8(r.number(v, "laundries", 0, 2));
}

void read_rail(Reader& r, const json::object& o, Frame& f) {
  r.only_keys(o, "rail", {"placer", "plot", "list", "current", "again"});
  Laying l{};
  l.placer = r.seat(o.if_contains("placer"), "placer", kMaxSeats);
  if (RailAt(f.at) != RailAt::Lay) {
    l.plot = u8(read_plot(r, o, "plot"));
    for (const json::value& item : r.array(o.if_contains("list"), "list")) {
      const int entry = entry_from_name(l, r.text(&item, "list"));
      if (entry < 0) return r.fail("list: " + json::serialize(item) + " is not beside the tile");
      l.list = u16(l.list | bit(entry));
    }
  }
  if (RailAt(f.at) == RailAt::Annex) {
    const int current = entry_from_name(l, r.text(o.if_contains("current"), "current"));
    if (current < 0) return r.fail("current must be an entry of the list");
    l.current = u8(current);
    l.again = u8(r.number(o.if_contains("again"), "again", 0, 2));
  }
  f.set(l);
}

void read_duel(Reader& r, const json::object& o, Frame& f) {
  r.only_keys(o, "duel", {"attacker", "plot", "cowboy", "loaded", "laundries"});
  Duelling d{};
  d.attacker = r.seat(o.if_contains("attacker"), "attacker", kMaxSeats);
  d.plot = u8(read_plot(r, o, "plot"));
  const int strength = strength_from_name(r.text(o.if_contains("cowboy"), "cowboy"));
  if (strength < 0) return r.fail("cowboy must be novice, confirmed or veteran");
  d.strength = u8(strength);
  d.loaded = u8(read_bool(r, o, "loaded"));
  d.laundries = read_laundries(r, o);
  f.set(d);
}

u8 read_annexing_number(Reader& r, const json::object& o, Proc proc) {
  switch (proc) {
    case Proc::Annex:
      return read_laundries(r, o);
    case Proc::Church:
      return u8(r.number(o.if_contains("most"), "most", 1, 3));
    case Proc::Hall:
      return u8(read_bool(r, o, "station"));
    case Proc::Fortune: {
      const int pile = pile_from_name(r.text(o.if_contains("pile"), "pile"));
      if (pile < 0) r.fail("pile must be \"1\", \"2\" or \"3\"");
      return u8(pile < 0 ? 0 : pile);
    }
    case Proc::Court:
      return r.seat(o.if_contains("asked"), "asked", kMaxSeats);
    default:
      return 0;
  }
}

bool has_no_locals(Proc proc) { return proc == Proc::Setup || proc == Proc::Turn || proc == Proc::FinalDuel; }

// --- draws
bool draws_a_tile(Roll roll) { return roll <= Roll::Star; }

}  // namespace

json::object Codec::locals_json(const Frame& f) {
  const auto proc = Proc(f.proc);
  if (has_no_locals(proc)) return {};
  if (proc == Proc::Rail) return rail_json(f);
  return proc == Proc::Duel ? duel_json(f) : annexing_json(f);
}

void Codec::read_locals(Reader& r, const json::object& o, Frame& f) {
  const auto proc = Proc(f.proc);
  if (has_no_locals(proc)) return r.only_keys(o, "this procedure", {});
  if (proc == Proc::Rail) return read_rail(r, o, f);
  if (proc == Proc::Duel) return read_duel(r, o, f);
  r.only_keys(o, "an annexing", {"seat", "plot", "laundries", "most", "station", "pile", "asked"});
  Annexing a{};
  a.seat = r.seat(o.if_contains("seat"), "seat", kMaxSeats);
  a.plot = u8(read_plot(r, o, "plot"));
  a.number = read_annexing_number(r, o, proc);
  f.set(a);
}

json::value Codec::drawn_value(u8 roll, u32 value) {
  if (draws_a_tile(Roll(roll))) return json::string(tile_name(Tile(value)));
  return value;
}

std::optional<u32> Codec::drawn_from_json(u8 roll, const json::value& v) {
  if (!draws_a_tile(Roll(roll))) {
    const auto n = whole_number(v);
    return n && *n >= 1 && *n <= 6 ? std::optional<u32>(u32(*n)) : std::nullopt;
  }
  const int tile = v.is_string() ? tile_from_name(v.get_string()) : -1;
  return tile < 0 ? std::nullopt : std::optional<u32>(u32(tile));
}

}  // namespace saloon::deadwood
