// Decisions as JSON.
#include "engine/codec_parts.h"
#include "games/deadwood/json.h"
#include "games/deadwood/rules.h"

namespace saloon::deadwood {

namespace {

using Parsed = Codec::Parsed;

constexpr std::array<const char*, kVerbs> kVerbNames{
    "",           "go_to_town",  "return_to_ranch", "fight",       "flee",         "cartridges",
    "annex",      "decline",     "discard",         "recruit",     "move_sheriff", "lay_rail",
    "place_tile", "move_cowboy", "take_from",       "draw_from",   "look_at",      "order",
    "pay",        "take_poster", "send_to_mine",    "give_poster", "telegraph",    "call_up",
    "represent",  "shoot"};

/// What each decision looks like, for whoever wrote it wrongly.
constexpr std::array<const char*, kVerbs> kShapes{
    "",
    R"("cowboy" novice, confirmed or veteran and "plot" A1 to F2)",
    R"("plots", a list of plots, and "mine", a list of cowboys)",
    "nothing else",
    "nothing else",
    R"("count", a number)",
    "nothing else",
    "nothing else",
    R"("count", a number)",
    R"("cowboy" novice, confirmed or veteran)",
    R"("to", three plots that meet, such as "A4-B3-B4")",
    R"("plot" A1 to F2)",
    R"("tile", a tile of the box, and "plot" A1 to F2)",
    R"("from" and "to", plots A1 to F2)",
    R"("seat" S0 to S4)",
    R"("pile" 1, 2 or 3 as a text)",
    R"("pile" 1, 2 or 3 as a text)",
    R"("tiles", all tiles of the pile from the top)",
    "nothing else",
    "nothing else",
    R"("cowboys", one or two of {"seat", "plot"} or {"seat", "ranch": cowboy})",
    R"("seat" S0 to S4)",
    R"("into" pool or box)",
    R"("seat" S0 to S4 and "plot" A1 to F2)",
    R"("cowboy" novice, confirmed or veteran)",
    R"("dice", a number for each seat shot at)",
};

// --- writing
json::object target_json(Target t) {
  json::object o{{"seat", seat_name(owner_of(t))}};
  if (is_in_town(t))
    o["plot"] = plot_name(plot_of(t));
  else
    o["ranch"] = cowboy_name(strength_of(t));
  return o;
}

json::array targets_json(const Decision& d) {
  json::array out;
  for (int i = 0; i < d.targets(); ++i) out.push_back(target_json(d.target(i)));
  return out;
}

json::array order_json(const Decision& d) {
  json::array out;
  for (int i = kDeepestPile - 1; i >= 0; --i) {
    if (d.ordered(i) != Tile::None) out.emplace_back(tile_name(d.ordered(i)));
  }
  return out;
}

json::object dice_json(const Decision& d) {
  json::object out;
  for (Seat p = 0; p < kMaxSeats; ++p) {
    if (d.dice(p) != 0) out[seat_name(p)] = d.dice(p);
  }
  return out;
}

/// Arguments that are one name or number.
void add_single(json::object& o, const Decision& d) {
  switch (d.verb()) {
    case Verb::Cartridges:
    case Verb::Discard:
      o["count"] = d.count();
      return;
    case Verb::Recruit:
    case Verb::Represent:
      o["cowboy"] = cowboy_name(d.number());
      return;
    case Verb::MoveSheriff:
      o["to"] = intersection_name(d.number());
      return;
    case Verb::LayRail:
      o["plot"] = plot_name(d.plot());
      return;
    case Verb::TakeFrom:
    case Verb::GivePoster:
      o["seat"] = seat_name(d.seat());
      return;
    case Verb::DrawFrom:
    case Verb::LookAt:
      o["pile"] = pile_name(d.number());
      return;
    case Verb::Telegraph:
      o["into"] = d.into_pool() ? "pool" : "box";
      return;
    default:
      return;
  }
}

void add_arguments(json::object& o, const Decision& d) {
  switch (d.verb()) {
    case Verb::GoToTown:
      o["cowboy"] = cowboy_name(d.number());
      o["plot"] = plot_name(d.plot());
      return;
    case Verb::ReturnToRanch:
      o["plots"] = plots_json(d.plots());
      o["mine"] = cowboys_json(d.mine());
      return;
    case Verb::PlaceTile:
      o["tile"] = tile_name(d.tile());
      o["plot"] = plot_name(d.plot());
      return;
    case Verb::MoveCowboy:
      o["from"] = plot_name(d.number());
      o["to"] = plot_name(d.plot());
      return;
    case Verb::Order:
      o["tiles"] = order_json(d);
      return;
    case Verb::SendToMine:
      o["cowboys"] = targets_json(d);
      return;
    case Verb::CallUp:
      append_keys(o, target_json(d.cowboy()));
      return;
    case Verb::Shoot:
      o["dice"] = dice_json(d);
      return;
    default:
      return add_single(o, d);
  }
}

// --- reading: every argument must be there, be right, and be the only ones
class Arguments {
 public:
  explicit Arguments(const json::object& o) : o_(o) {}
  int plot(std::string_view key) { return named(key, plot_from_name); }
  int cowboy(std::string_view key) { return named(key, strength_from_name); }
  int tile(std::string_view key) { return named(key, tile_from_name); }
  int pile(std::string_view key) { return named(key, pile_from_name); }
  int intersection(std::string_view key) { return named(key, intersection_from_name); }
  Seat seat(std::string_view key) {
    return Seat(named(key, [](std::string_view name) {
      const auto p = seat_from_name(name);
      return p && *p < kMaxSeats ? int(*p) : -1;
    }));
  }
  bool either(std::string_view key, std::string_view yes, std::string_view no) {
    return named(key, [&](std::string_view name) { return name == yes ? 1 : name == no ? 0 : -1; }) == 1;
  }
  int count(std::string_view key, i64 most) {
    const json::value* v = take(key);
    const auto n = v == nullptr ? std::nullopt : whole_number(*v);
    return int(checked(n && *n >= 0 && *n <= most ? *n : -1));
  }
  /// The members of a list, or nothing if it is left out and may be.
  const json::array& list(std::string_view key, bool optional) {
    static const json::array kNothing;
    if (optional && !o_.contains(key)) return kNothing;
    const json::value* v = take(key);
    if (v == nullptr || !v->is_array()) return fine_ = false, kNothing;
    return v->get_array();
  }
  const json::object& object(std::string_view key) {
    static const json::object kNothing;
    const json::value* v = take(key);
    if (v == nullptr || !v->is_object()) return fine_ = false, kNothing;
    return v->get_object();
  }
  [[nodiscard]] bool has(std::string_view key) const { return o_.contains(key); }
  void fail() { fine_ = false; }
  /// All of them read, and all of them right.
  [[nodiscard]] bool fine(std::size_t others = 1) const { return fine_ && o_.size() == taken_ + others; }

 private:
  template <class F>
  int named(std::string_view key, F from_name) {
    const json::value* v = take(key);
    return int(checked(v != nullptr && v->is_string() ? from_name(std::string_view(v->get_string())) : -1));
  }
  const json::value* take(std::string_view key) {
    const json::value* v = o_.if_contains(key);
    taken_ += v != nullptr;
    return v;
  }
  i64 checked(i64 n) {
    fine_ = fine_ && n >= 0;
    return n < 0 ? 0 : n;
  }
  const json::object& o_;
  std::size_t taken_ = 0;
  bool fine_ = true;
};

Decision read_return(Arguments& a) {
  u32 plots = 0;
  for (const json::value& item : a.list("plots", true)) {
    const int plot = item.is_string() ? plot_from_name(item.get_string()) : -1;
    if (plot < 0 || (plots & plot_bit(plot)) != 0) return a.fail(), Decision{};
    plots |= plot_bit(plot);
  }
  int mine = 0;
  for (const json::value& item : a.list("mine", true)) {
    const int strength = item.is_string() ? strength_from_name(item.get_string()) : -1;
    if (strength < 0 || cowboys_of(Cowboys(mine), strength) == kEach) return a.fail(), Decision{};
    mine += one_of(strength);
  }
  return Decision::return_to_ranch(Cowboys(mine), plots);
}

Decision read_order(Arguments& a) {
  const json::array& list = a.list("tiles", false);
  PileTiles tiles{};
  if (list.empty() || list.size() > tiles.size()) return a.fail(), Decision{};
  for (std::size_t i = 0; i < list.size(); ++i) {
    const int tile = list[i].is_string() ? tile_from_name(list[i].get_string()) : -1;
    if (tile < 0) return a.fail(), Decision{};
    tiles[list.size() - 1 - i] = Tile(tile);
  }
  return Decision::order(tiles);
}

Target read_target(Arguments& a) {
  const Seat p = a.seat("seat");
  if (a.has("ranch")) {
    const int strength = a.cowboy("ranch");
    return strength == 0 ? Target{0} : in_ranch(p, strength);
  }
  return in_town(a.plot("plot"), p);
}

Decision read_targets(Arguments& a) {
  const json::array& list = a.list("cowboys", false);
  std::array<Target, 2> targets{};
  if (list.empty() || list.size() > targets.size()) return a.fail(), Decision{};
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (!list[i].is_object()) return a.fail(), Decision{};
    Arguments one(list[i].get_object());
    targets[i] = read_target(one);
    if (!one.fine(0)) return a.fail(), Decision{};
  }
  return list.size() == 1 ? Decision::send_to_mine(targets[0]) : Decision::send_to_mine(targets[0], targets[1]);
}

Decision read_shots(Arguments& a) {
  std::array<u16, kMaxSeats> dice{};
  for (const auto& [name, value] : a.object("dice")) {
    const auto p = seat_from_name(name);
    const auto n = whole_number(value);
    if (!p || *p >= kMaxSeats || !n || *n < 1 || *n > i64(Decision::kMostDice)) return a.fail(), Decision{};
    dice[*p] = u16(*n);
  }
  return Decision::shoot(dice);
}

/// Verbs with one argument or none; whether it was right, `a` knows.
Decision read_short(Verb verb, Arguments& a) {
  switch (verb) {
    case Verb::Fight:
      return Decision::fight();
    case Verb::Flee:
      return Decision::flee();
    case Verb::Annex:
      return Decision::annex();
    case Verb::Decline:
      return Decision::decline();
    case Verb::Pay:
      return Decision::pay();
    case Verb::TakePoster:
      return Decision::take_poster();
    case Verb::Cartridges:
      return Decision::cartridges(a.count("count", 0xFFFF));
    case Verb::Discard:
      return Decision::discard(a.count("count", 0xFF));
    case Verb::Recruit:
      return Decision::recruit(a.cowboy("cowboy"));
    case Verb::Represent:
      return Decision::represent(a.cowboy("cowboy"));
    case Verb::LayRail:
      return Decision::lay_rail(a.plot("plot"));
    case Verb::TakeFrom:
      return Decision::take_from(a.seat("seat"));
    case Verb::GivePoster:
      return Decision::give_poster(a.seat("seat"));
    case Verb::DrawFrom:
      return Decision::draw_from(a.pile("pile"));
    case Verb::LookAt:
      return Decision::look_at(a.pile("pile"));
    default:
      return {};
  }
}

Decision read_verb(Verb verb, Arguments& a) {
  switch (verb) {
    case Verb::GoToTown:
      return Decision::go_to_town(a.cowboy("cowboy"), a.plot("plot"));
    case Verb::ReturnToRanch:
      return read_return(a);
    case Verb::MoveSheriff:
      return Decision::move_sheriff(a.intersection("to"));
    case Verb::PlaceTile:
      return Decision::place_tile(Tile(a.tile("tile")), a.plot("plot"));
    case Verb::MoveCowboy:
      return Decision::move_cowboy(a.plot("from"), a.plot("to"));
    case Verb::Order:
      return read_order(a);
    case Verb::SendToMine:
      return read_targets(a);
    case Verb::Telegraph:
      return Decision::telegraph(a.either("into", "pool", "box"));
    case Verb::CallUp:
      return Decision::call_up(in_town(a.plot("plot"), a.seat("seat")));
    case Verb::Shoot:
      return read_shots(a);
    default:
      return read_short(verb, a);
  }
}

}  // namespace

json::object Codec::decision_json(const Decision& d) {
  if (d.verb() == Verb::None || unsigned(d.verb()) >= kVerbs) return {};
  json::object o{{"do", kVerbNames[unsigned(d.verb())]}};
  add_arguments(o, d);
  return o;
}

Codec::Parsed Codec::decision_from_json(const json::value& v) {
  const json::object* o = v.if_object();
  const json::value* name = o != nullptr ? o->if_contains("do") : nullptr;
  for (unsigned i = 1; i < kVerbs && name != nullptr && name->is_string(); ++i) {
    if (name->get_string() != kVerbNames[i]) continue;
    Arguments a(*o);
    const Decision d = read_verb(Verb(i), a);
    if (a.fine()) return {d, nullptr, {}};
    return {{}, kMalformed, std::string(kVerbNames[i]) + " has beside \"do\" " + kShapes[i]};
  }
  std::string known;
  for (unsigned i = 1; i < kVerbs; ++i) known += std::string(i == 1 ? "" : ", ") + kVerbNames[i];
  return {{}, kMalformed, "a decision is an object whose \"do\" is one of: " + known};
}

}  // namespace saloon::deadwood
