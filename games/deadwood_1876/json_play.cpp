// Decisions, frames and draws as JSON.
#include "games/deadwood_1876/json.h"

namespace saloon::deadwood_1876 {

namespace {

using Parsed = Codec::Parsed;

Parsed malformed(std::string detail) { return {{}, kMalformed, std::move(detail)}; }
Parsed parsed(const Decision& d) { return {d, nullptr, {}}; }

/// A member that names a piece; -1 if it is missing or names none.
int named(const json::object& o, std::string_view key, int (*from_name)(std::string_view)) {
  const json::value* v = o.if_contains(key);
  return v != nullptr && v->is_string() ? from_name(v->get_string()) : -1;
}

/// Words without anything beside them.
constexpr std::pair<std::string_view, Decision> kWords[] = {
    {"pass", Decision::pass()},     {"roll_early", Decision::roll_early()}, {"wait", Decision::wait()},
    {"reveal", Decision::reveal()}, {"keep_quiet", Decision::keep_quiet()},
};

Parsed parse_cards(const json::object& o) {
  const json::value* v = o.if_contains("cards");
  u64 cards = 0;
  bool fine = o.size() == 2 && v != nullptr && v->is_array();
  for (std::size_t i = 0; fine && i < v->get_array().size(); ++i) {
    const json::value& item = v->get_array()[i];
    const int card = item.is_string() ? card_from_name(item.get_string()) : -1;
    fine = card >= 0 && (cards & bit(card)) == 0;
    if (fine) cards |= bit(card);
  }
  if (!fine) return malformed(R"(cards are {"do": "cards", "cards": ["D01", "D07", "D30"]}, each named once)");
  return parsed(Decision::cards(cards));
}

Parsed parse_guns(const json::object& o) {
  const int strike = named(o, "strike", card_from_name);
  const int debt = named(o, "debt", card_from_name);
  const std::size_t members = 1U + (strike >= 0 ? 1U : 0U) + (debt >= 0 ? 1U : 0U);
  if (members != o.size() || members == 1) {
    return malformed(R"(guns are {"do": "guns", "strike": "D01", "debt": "D02"}, one for each of your safes)");
  }
  return parsed(Decision::guns(strike < 0 ? kNoCard : u8(strike), debt < 0 ? kNoCard : u8(debt)));
}

/// Verbs with a card, a target, or both.
Parsed parse_aimed(const json::object& o, std::string_view verb) {
  const int card = named(o, "card", card_from_name);
  const int handle = named(o, "handle", handle_from_name);
  const int holder = named(o, "holder", aim_from_name);
  const int house = named(o, "house", house_from_name);
  if (verb == "rob" && card >= 0 && handle >= 0 && o.size() == 3) return parsed(Decision::rob(card, handle));
  if (verb == "duel" && card >= 0 && holder >= 0 && o.size() == 3) return parsed(Decision::duel(card, holder));
  if (verb == "stetson" && card >= 0 && o.size() == 2) return parsed(Decision::stetson(card));
  if (verb == "duster" && card >= 0 && o.size() == 2) return parsed(Decision::duster(card));
  if (verb == "horse" && card >= 0 && house >= 0 && o.size() == 3) return parsed(Decision::horse(card, house));
  if (verb == "holster" && card >= 0 && handle >= 0 && o.size() == 3) return parsed(Decision::holster(card, handle));
  if (verb == "safe" && handle >= 0 && o.size() == 2) return parsed(Decision::safe(handle));
  if (verb == "receiver" && holder >= 0 && o.size() == 2) return parsed(Decision::holder(holder));
  if (verb == "house" && house >= 0 && o.size() == 2) return parsed(Decision::house(house));
  if (verb == "card" && card >= 0 && o.size() == 2) return parsed(Decision::card(card));
  const int character = named(o, "character", character_from_name);
  if (verb == "character" && character >= 0 && o.size() == 2) return parsed(Decision::character(character));
  return malformed(
      R"(a decision is an object whose "do" is "rob" or "holster" (card, handle), "duel" (card, holder), "stetson", )"
      R"("duster" or "card" (card), "horse" (card, house), "safe" (handle), "receiver" (holder), "house" (house), )"
      R"("character" (character), "cards" (cards), "guns" (strike, debt), "pass", "roll_early", "wait", "reveal" or )"
      R"("keep_quiet"; cards are D01 to D50, handles h0 to h27, holders S0 to S8 or stranger, houses GEM, BEL, GCH)");
}

json::object word_json(const Decision& d) {
  for (const auto& [word, decision] : kWords) {
    if (decision == d) return {{"do", word}};
  }
  return {};
}

json::object guns_json(const Decision& d) {
  json::object o{{"do", "guns"}};
  if (d.strike_gun() != kNoCard) o["strike"] = card_name(d.strike_gun());
  if (d.debt_gun() != kNoCard) o["debt"] = card_name(d.debt_gun());
  return o;
}

}  // namespace

json::object Codec::decision_json(const Decision& d) {
  const json::value card(d.card() < kCards ? card_name(d.card()) : std::string());
  switch (d.verb()) {
    case Verb::None:
      return {};
    case Verb::Character:
      return {{"do", "character"}, {"character", character_name(d.target())}};
    case Verb::Rob:
      return {{"do", "rob"}, {"card", card}, {"handle", handle_name(d.target())}};
    case Verb::Duel:
      return {{"do", "duel"}, {"card", card}, {"holder", aim_name(d.target())}};
    case Verb::Stetson:
      return {{"do", "stetson"}, {"card", card}};
    case Verb::Duster:
      return {{"do", "duster"}, {"card", card}};
    case Verb::Horse:
      return {{"do", "horse"}, {"card", card}, {"house", house_name(d.target())}};
    case Verb::Holster:
      return {{"do", "holster"}, {"card", card}, {"handle", handle_name(d.target())}};
    case Verb::Safe:
      return {{"do", "safe"}, {"handle", handle_name(d.target())}};
    case Verb::Holder:
      return {{"do", "receiver"}, {"holder", aim_name(d.target())}};
    case Verb::House:
      return {{"do", "house"}, {"house", house_name(d.target())}};
    case Verb::Card:
      return {{"do", "card"}, {"card", card}};
    case Verb::Cards:
      return {{"do", "cards"}, {"cards", cards_json(d.cards())}};
    case Verb::Guns:
      return guns_json(d);
    default:
      return word_json(d);
  }
}

Codec::Parsed Codec::decision_from_json(const json::value& v) {
  const json::object* o = v.if_object();
  const json::value* verb = o != nullptr ? o->if_contains("do") : nullptr;
  if (verb == nullptr || !verb->is_string()) return parse_aimed({}, "");
  const std::string_view word = verb->get_string();
  for (const auto& [name, decision] : kWords) {
    if (word == name && o->size() == 1) return parsed(decision);
  }
  if (word == "cards") return parse_cards(*o);
  if (word == "guns") return parse_guns(*o);
  return parse_aimed(*o, word);
}

// --- frames
json::object Codec::locals_json(const Frame& f) {
  switch (Proc(f.proc)) {
    case Proc::Round:
      return {{"done", f.get<Turns>().done}};
    case Proc::Turn:
    case Proc::Duster:
      return {{"seat", seat_name(f.get<Turning>().seat)}};
    case Proc::Stetson: {
      json::object o{{"seat", seat_name(f.get<Turning>().seat)}};
      if (f.get<Turning>().first != 0) o["first"] = handle_name(f.get<Turning>().first - 1);
      return o;
    }
    case Proc::LawThree: {
      json::object o{{"winner", seat_name(f.get<GivingAway>().winner)}};
      if (f.get<GivingAway>().handle != 0) o["handle"] = handle_name(f.get<GivingAway>().handle - 1);
      return o;
    }
    case Proc::Badges:
      return {{"metal", safe_name(badge(f.get<Calling>().metal))}};
    default:
      return {};
  }
}

void Codec::read_locals(Reader& r, const json::object& o, Frame& f) {
  const auto seat = [&](std::string_view key) { return r.seat(o.if_contains(key), key, kMaxSeats); };
  /// + 1; 0 if it is not there.
  const auto handle = [&](std::string_view key) {
    if (!o.contains(key)) return u8{0};
    const int h = handle_from_name(r.text(o.if_contains(key), key));
    if (h < 0) r.fail(std::string(key) + " must be a handle h0 to h27");
    return u8(h + 1);
  };
  switch (Proc(f.proc)) {
    case Proc::Round:
      return f.set(Turns{u8(r.number(o.if_contains("done"), "done", 0, kMaxSeats))});
    case Proc::Turn:
    case Proc::Duster:
    case Proc::Stetson:
      return f.set(Turning{seat("seat"), handle("first")});
    case Proc::LawThree:
      return f.set(GivingAway{seat("winner"), handle("handle")});
    case Proc::Badges: {
      const int safe = safe_from_name(r.text(o.if_contains("metal"), "metal"));
      if (safe < kTin || safe > kGoldBadge) return r.fail("metal must be a badge, B-TIN to B-GOLD");
      return f.set(Calling{u8(safe - kTin)});
    }
    default:
      return;
  }
}

// --- draws
json::value Codec::drawn_value(u8 roll, u32 value) {
  switch (Roll(roll)) {
    case Roll::Star:
      return json::string(seat_name(Seat(value)));
    case Roll::Draw:
    case Roll::StrangerGun:
      return json::string(card_name(int(value)));
    case Roll::DealSafe:
    case Roll::ShuffleRow:
    case Roll::TurnUp:
      return json::string(safe_name(int(value)));
    default:
      return value;
  }
}

std::optional<u32> Codec::drawn_from_json(u8 roll, const json::value& v) {
  if (Roll(roll) >= Roll::Pepperbox) {
    const auto n = whole_number(v);
    return n && *n > 0 && *n < 16 ? std::optional<u32>(u32(*n)) : std::nullopt;
  }
  if (!v.is_string()) return {};
  const std::string_view name = v.get_string();
  int index = -1;
  switch (Roll(roll)) {
    case Roll::Star:
      return seat_from_name(name);
    case Roll::Draw:
    case Roll::StrangerGun:
      index = card_from_name(name);
      break;
    default:
      index = safe_from_name(name);
  }
  return index < 0 ? std::nullopt : std::optional<u32>(u32(index));
}

}  // namespace saloon::deadwood_1876
