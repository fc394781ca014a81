// Decisions, frames and draws as JSON.
#include "engine/codec_parts.h"
#include "games/dead_money/json.h"
#include "games/dead_money/rules.h"

namespace saloon::dead_money {

namespace {

using Parsed = Codec::Parsed;

constexpr std::array<const char*, 15> kVerbs{"none",    "play",   "draw",       "end",   "bid",
                                             "pass",    "brain",  "two_brains", "card",  "cards",
                                             "nothing", "player", "players",    "order", "assign"};

Parsed malformed(std::string detail) { return {{}, kMalformed, std::move(detail)}; }

/// One member of a decision; complains in `wrong` and gives a default.
struct Members {
  const json::object& o;
  std::string wrong{};

  int face(std::string_view key) {
    const json::value* v = o.if_contains(key);
    const int found = v != nullptr && v->is_string() ? face_from_name(v->get_string()) : -1;
    if (found >= 0) return found;
    wrong = std::string(key) + " must be a card: 2D to AS, or BD, BC, BH, BS";
    return 0;
  }
  Seat seat(std::string_view key) { return seat_of(o.if_contains(key), key); }
  Seat seat_of(const json::value* v, std::string_view key) {
    const auto found = v != nullptr && v->is_string() ? seat_from_name(v->get_string()) : std::nullopt;
    if (found && *found < kMaxSeats) return *found;
    wrong = std::string(key) + " must be a seat: S0 to S5";
    return 0;
  }
  const json::array* list(std::string_view key) {
    const json::value* v = o.if_contains(key);
    if (v != nullptr && v->is_array() && !v->get_array().empty()) return &v->get_array();
    wrong = std::string(key) + " must be a list that is not empty";
    return nullptr;
  }
  std::vector<u8> faces(std::string_view key) {
    std::vector<u8> out;
    const json::array* items = list(key);
    for (std::size_t i = 0; items != nullptr && i < items->size(); ++i) {
      const int found = (*items)[i].is_string() ? face_from_name((*items)[i].get_string()) : -1;
      if (found < 0) wrong = std::string(key) + ": " + json::serialize((*items)[i]) + " is no card";
      out.push_back(u8(std::max(found, 0)));
    }
    return out;
  }
  PairSet set(std::string_view key) {
    PairSet cards;
    for (const u8 f : faces(key)) {
      if (cards.count(f) == 2) wrong = std::string(key) + ": there are only two of each card";
      cards.add(f);
    }
    return cards;
  }
};

Decision two_brains(Members& m) {
  const PairSet cards = m.set("cards");
  if (cards.size() != 2 || (cards.one & ~kBrains) != 0) m.wrong = "cards must be two Brains";
  if (!m.wrong.empty()) return {};
  const Suit a = suit_of(lowest_bit(cards.one));
  const Suit b = cards.two != 0 ? a : suit_of(lowest_bit(cards.one & (cards.one - 1)));
  return Decision::two_brains(m.seat("seat"), a, b);
}

Decision brain(Members& m) {
  const int face = m.face("card");
  if (rank_of(face) != kBrain && m.wrong.empty()) m.wrong = "card must be a Brain: BD, BC, BH or BS";
  return Decision::brain(m.seat("seat"), suit_of(face));
}

Decision players(Members& m) {
  const json::array* items = m.list("players");
  if (items == nullptr || items->size() != 2) {
    m.wrong = "players must be two seats";
    return {};
  }
  const Seat p = m.seat_of(&items->front(), "players");
  const Seat q = m.seat_of(&items->back(), "players");
  if (p == q && m.wrong.empty()) m.wrong = "players must be two different seats";
  return Decision::players(p, q);
}

Decision order(Members& m) {
  const std::vector<u8> faces = m.faces("cards");
  if (faces.size() > kMostSeen) {
    m.wrong = "cards must be at most five";
    return {};
  }
  return Decision::order(faces);
}

Decision assign(Members& m) {
  std::array<Gift, 2> gifts{};
  const json::array* items = m.list("gifts");
  if (items == nullptr || items->size() > gifts.size()) {
    m.wrong = R"(gifts must be one or two of {"card": "JD", "to": "S1"})";
    return {};
  }
  for (std::size_t i = 0; i < items->size(); ++i) {
    static const json::object kNone;
    Members gift{(*items)[i].is_object() ? (*items)[i].get_object() : kNone};
    gifts[i] = {u8(gift.face("card")), gift.seat("to")};
    if (gift.o.size() != 2 || !gift.wrong.empty()) m.wrong = R"(a gift is {"card": "JD", "to": "S1"})";
  }
  return items->size() == 1 ? Decision::assign(gifts[0]) : Decision::assign(gifts[0], gifts[1]);
}

Decision decision_of(Verb verb, Members& m) {
  switch (verb) {
    case Verb::None:
      break;
    case Verb::Draw:
      return Decision::draw();
    case Verb::End:
      return Decision::end();
    case Verb::Pass:
      return Decision::pass();
    case Verb::Nothing:
      return Decision::nothing();
    case Verb::Play:
      return Decision::play(m.face("card"));
    case Verb::Card:
      return Decision::card(m.face("card"));
    case Verb::Bid:
      return Decision::bid(m.set("cards"));
    case Verb::Cards:
      return Decision::cards(m.set("cards"));
    case Verb::Brain:
      return brain(m);
    case Verb::TwoBrains:
      return two_brains(m);
    case Verb::Player:
      return Decision::player(m.seat("player"));
    case Verb::Players:
      return players(m);
    case Verb::Order:
      return order(m);
    case Verb::Assign:
      return assign(m);
  }
  return {};
}

/// Members beside "do".
std::size_t members_of(Verb verb) {
  switch (verb) {
    case Verb::Draw:
    case Verb::End:
    case Verb::Pass:
    case Verb::Nothing:
      return 0;
    case Verb::Brain:
    case Verb::TwoBrains:
      return 2;
    default:
      return 1;
  }
}

json::array gifts_json(const Decision& d) {
  json::array out;
  for (int i = 0; i < d.gifts(); ++i) {
    out.push_back(json::object{{"card", face_name(d.gift(i).face)}, {"to", seat_name(d.gift(i).to)}});
  }
  return out;
}

}  // namespace

json::object Codec::decision_json(const Decision& d) {
  json::object out{{"do", kVerbs[u8(d.verb()) % kVerbs.size()]}};
  switch (d.verb()) {
    case Verb::Brain:
      out["seat"] = seat_name(d.seat());
      [[fallthrough]];
    case Verb::Play:
    case Verb::Card:
      out["card"] = face_name(d.face());
      break;
    case Verb::TwoBrains:
      out["seat"] = seat_name(d.seat());
      [[fallthrough]];
    case Verb::Bid:
    case Verb::Cards:
      out["cards"] = cards_json(d.chosen());
      break;
    case Verb::Player:
      out["player"] = seat_name(d.seat());
      break;
    case Verb::Players:
      out["players"] = seat_names(d.seats());
      break;
    case Verb::Order:
      out["cards"] = order_json(d.one & (bit(8 * kMostSeen) - 1));
      break;
    case Verb::Assign:
      out["gifts"] = gifts_json(d);
      break;
    default:
      break;
  }
  return out;
}

Codec::Parsed Codec::decision_from_json(const json::value& v) {
  const json::object* o = v.if_object();
  const json::value* said = o != nullptr ? o->if_contains("do") : nullptr;
  u8 verb = 0;
  for (u8 i = 1; said != nullptr && said->is_string() && i < kVerbs.size(); ++i) {
    if (said->get_string() == kVerbs[i]) verb = i;
  }
  if (verb == 0) {
    std::string known;
    for (std::size_t i = 1; i < kVerbs.size(); ++i) known += (i == 1 ? "" : ", ") + std::string(kVerbs[i]);
    return malformed(R"(a decision is an object whose "do" is one of )" + known);
  }
  Members members{*o};
  const Decision d = decision_of(Verb(verb), members);
  if (!members.wrong.empty()) return malformed(std::string(kVerbs[verb]) + ": " + members.wrong);
  if (o->size() != 1 + members_of(Verb(verb))) return malformed(std::string(kVerbs[verb]) + " has a member too many");
  return {d, nullptr, {}};
}

json::object Codec::locals_json(const Frame& f) {
  if (Proc(f.proc) == Proc::Setup || Proc(f.proc) == Proc::Showdown) return {};
  if (Proc(f.proc) == Proc::Turn) {
    const u8 card = f.get<TurnLocals>().card;
    return card == 0 ? json::object{} : json::object{{"card", face_name(card - 1)}};
  }
  const JobLocals job = f.get<JobLocals>();
  return {{"seats", seat_names(SeatSet{job.seats})}, {"other", seat_name(job.other)}, {"count", job.count}};
}

void Codec::read_locals(Reader& r, const json::object& o, Frame& f) {
  if (Proc(f.proc) == Proc::Setup || Proc(f.proc) == Proc::Showdown) return r.only_keys(o, "flow", {});
  if (Proc(f.proc) == Proc::Turn) {
    r.only_keys(o, "flow", {"card"});
    const json::value* card = o.if_contains("card");
    if (card == nullptr) return;
    const int face = face_from_name(r.text(card, "card"));
    if (face < 0) return r.fail("flow: card must be a card such as 10S");
    return f.set(TurnLocals{u8(face + 1)});
  }
  r.only_keys(o, "flow", {"seats", "other", "count"});
  JobLocals job;
  if (const json::value* v = o.if_contains("seats")) job.seats = u8(read_seats(r, v, "seats", kMaxSeats).bits);
  if (const json::value* v = o.if_contains("other")) job.other = r.seat(v, "other", kMaxSeats);
  if (const json::value* v = o.if_contains("count")) job.count = u8(r.number(v, "count", 0, kCards));
  f.set(job);
}

json::value Codec::drawn_value(u8 roll, u32 value) {
  switch (Roll(roll)) {
    case Roll::FirstSeat:
      return json::string(seat_name(Seat(value)));
    case Roll::Draw:
    case Roll::TurnUp:
    case Roll::BlindCard:
    case Roll::Pool:
      return json::string(face_name(int(value)));
    case Roll::DropRoll:
    case Roll::CountDie:
    case Roll::RaceDie:
      return value;
  }
  return nullptr;
}

std::optional<u32> Codec::drawn_from_json(u8 roll, const json::value& v) {
  if (Roll(roll) >= Roll::DropRoll) {
    const auto n = whole_number(v);
    return n && *n >= 1 && *n <= 6 ? std::optional<u32>(u32(*n)) : std::nullopt;
  }
  if (!v.is_string()) return {};
  if (Roll(roll) == Roll::FirstSeat) return seat_from_name(v.get_string());
  const int face = face_from_name(v.get_string());
  return face < 0 ? std::nullopt : std::optional<u32>(u32(face));
}

}  // namespace saloon::dead_money
