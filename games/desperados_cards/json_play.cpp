// Decisions, frames, events and draws as JSON.
#include "engine/codec_parts.h"
#include "games/desperados_cards/json.h"
#include "games/desperados_cards/rules.h"

namespace saloon::desperados_cards {

namespace {

using Parsed = Codec::Parsed;

Parsed malformed(std::string detail) { return {{}, kMalformed, std::move(detail)}; }

Parsed parse_place(const json::object& o) {
  const json::value* card = o.if_contains("card");
  const json::value* pile = o.if_contains("pile");
  const int face = card != nullptr && card->is_string() ? face_from_name(card->get_string()) : -1;
  const int at = pile != nullptr && pile->is_string() ? pile_from_name(pile->get_string()) : -1;
  if (o.size() != 3 || face < 0 || at < 0) {
    return malformed(
        R"(a placement is {"do": "place", "card": "rA", "pile": "P0"} with a card rA to yJ and a pile P0 to P4)");
  }
  return {Decision::place(u32(face), u32(at)), nullptr, {}};
}

/// DSC-GANG-02: all of one colour, DSC-GANG-03: or all of one character, DSC-GANG-06: anything else is refused as a
/// whole.
Parsed gang_of_cards(PairSet cards) {
  if (cards.empty()) return {Decision::no_gang(), nullptr, {}};
  const Decision gang = Decision::gang_of_cards(cards);
  return {gang, gang == Decision{} ? "DSC-GANG-06" : nullptr, {}};
}

Parsed parse_gang(const json::object& o) {
  const json::value* v = o.if_contains("cards");
  if (o.size() != 2 || v == nullptr || !v->is_array())
    return malformed(R"(a gang is {"do": "gang", "cards": ["rA", "rB"]})");
  PairSet cards;
  for (const json::value& item : v->get_array()) {
    const int face = item.is_string() ? face_from_name(item.get_string()) : -1;
    if (face < 0) return malformed("cards: " + json::serialize(item) + " is no card; cards are rA to yJ");
    if (cards.count(face) == 2) return {{}, "DSC-GANG-06", {}};
    cards.add(face);
  }
  return gang_of_cards(cards);
}

void add_place(json::object& out, const Event& e) {
  out["pile"] = pile_name(e.b);
  out["place"] = box::kPlaceKeys[unsigned(card_place(e.n))];
  out["value"] = card_value(e.n);
}

json::object piles_json(PileCards seen) {
  json::object piles;
  for (int k = 0; k < kPiles; ++k) {
    json::array cards;
    for (int level = 0; level < kLevels; ++level) {
      const int place = place_at(seen, k, level);
      if (place != kUnseenPlace) cards.emplace_back(place_card_name(place_card(place, level)));
    }
    piles[pile_name(k)] = cards;
  }
  return piles;
}

bool names_a_seat(Told kind) {
  switch (kind) {
    case Told::None:
    case Told::PilesLaid:
    case Told::Reshuffled:
    case Told::NobodyCame:
    case Told::Uncovered:
    case Told::GameOver:
      return false;
    default:
      return true;
  }
}

/// The part of an event beside its seat.
void add_facts(json::object& out, const Event& e, bool secret_seen) {
  switch (Told(e.kind)) {
    case Told::PilesLaid:
      out["piles"] = piles_json(e.fact[0]);
      break;
    case Told::Drew:
      out["count"] = e.n;
      if (secret_seen) out["cards"] = cards_json({e.secret[0], e.secret[1]});
      break;
    case Told::Reshuffled:
      out["count"] = e.n;
      break;
    case Told::Placed:
      out["card"] = face_name(e.c);
      add_place(out, e);
      break;
    case Told::BlindDiscard:
      out["by"] = seat_name(e.b);
      out["card"] = face_name(e.c);
      break;
    case Told::GangShown:
      out["cards"] = cards_json({e.fact[0], e.fact[1]});
      out["strength"] = e.n;
      break;
    case Told::HoldUpWon:
      add_place(out, e);
      out["strength"] = e.m;
      out["tie"] = e.c != 0;
      out["beaten"] = seats_json(SeatSet{u16(e.fact[0])});
      out["absent"] = seats_json(SeatSet{u16(e.fact[1])});
      break;
    case Told::NobodyCame:
      add_place(out, e);
      out["removed"] = e.c != 0;
      break;
    case Told::HoldUp:
    case Told::Uncovered:
      add_place(out, e);
      break;
    case Told::GameOver: {
      Public pub;
      pub.ended = EndReason(e.a);
      out["reason"] = Codec::end_reason(pub);
      break;
    }
    default:
      break;
  }
}

}  // namespace

json::object Codec::decision_json(const Decision& d) {
  switch (d.verb()) {
    case Verb::None:
      return {};
    case Verb::Place:
      return {{"do", "place"}, {"card", face_name(d.face())}, {"pile", pile_name(d.pile())}};
    case Verb::Gang:
    case Verb::GangOf:
      return {{"do", "gang"}, {"cards", cards_json(d.cards())}};
    case Verb::NoGang:
      return {{"do", "no_gang"}};
  }
  return {};
}

Codec::Parsed Codec::decision_from_json(const json::value& v) {
  const json::object* o = v.if_object();
  const json::value* verb = o != nullptr ? o->if_contains("do") : nullptr;
  if (verb != nullptr && verb->is_string()) {
    if (verb->get_string() == "place") return parse_place(*o);
    if (verb->get_string() == "gang") return parse_gang(*o);
    if (verb->get_string() == "no_gang" && o->size() == 1) return {Decision::no_gang(), nullptr, {}};
  }
  return malformed(R"(a decision is an object whose "do" is "place", "gang" or "no_gang")");
}

json::object Codec::locals_json(const Frame& f) {
  if (Proc(f.proc) != Proc::HoldUp) return {};
  return {{"pile", pile_name(f.get<HoldUpLocals>().pile)}};
}

void Codec::read_locals(Reader& r, const json::object& o, Frame& f) {
  if (Proc(f.proc) != Proc::HoldUp) return;
  const int pile = pile_from_name(r.text(o.if_contains("pile"), "pile"));
  if (pile < 0) return r.fail("hold_up: pile must be P0 to P4");
  f.set(HoldUpLocals{u8(pile)});
}

json::object Codec::event_json(const Event& e, bool secret_seen) {
  json::object out;
  if (names_a_seat(Told(e.kind))) out["seat"] = seat_name(e.a);
  add_facts(out, e, secret_seen);
  return out;
}

json::value Codec::drawn_value(u8 roll, u32 value) {
  switch (Roll(roll)) {
    case Roll::Arrangement:
      return value;
    case Roll::StartSeat:
      return json::string(seat_name(Seat(value)));
    case Roll::Draw:
    case Roll::BlindDiscard:
      return json::string(face_name(int(value)));
  }
  return nullptr;
}

std::optional<u32> Codec::drawn_from_json(u8 roll, const json::value& v) {
  if (Roll(roll) == Roll::Arrangement) {
    if (!v.is_int64() || v.get_int64() < 0 || v.get_int64() >= i64(box::kArrangements.size())) return {};
    return u32(v.get_int64());
  }
  if (!v.is_string()) return {};
  if (Roll(roll) == Roll::StartSeat) return seat_from_name(v.get_string());
  const int face = face_from_name(v.get_string());
  return face < 0 ? std::nullopt : std::optional<u32>(u32(face));
}

}  // namespace saloon::desperados_cards
