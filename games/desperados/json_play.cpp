// Decisions, frames and draws as JSON.
#include "engine/codec_parts.h"
#include "games/desperados/json.h"
#include "games/desperados/rules.h"

namespace saloon::desperados {

namespace {

using Parsed = Codec::Parsed;

Parsed malformed(std::string detail) { return {{}, kMalformed, std::move(detail)}; }
Parsed parsed(const Decision& d) { return {d, nullptr, {}}; }

std::string_view text_of(const json::object& o, std::string_view key) {
  const json::value* v = o.if_contains(key);
  return v != nullptr && v->is_string() ? std::string_view(v->get_string()) : std::string_view{};
}

Parsed parse_volunteer(const json::object& o) {
  const std::string_view answer = text_of(o, "answer");
  if (o.size() == 2 && (answer == "yes" || answer == "no")) return parsed(Decision::volunteer(answer == "yes"));
  return malformed(R"(volunteering is {"do": "volunteer", "answer": "yes"} or "no")");
}

Parsed parse_town(const json::object& o, bool places) {
  const int town = town_from_name(text_of(o, "town"));
  if (o.size() != 2 || town < 0) {
    return malformed(places ? R"(placing is {"do": "place", "town": "globe"} with one of the 19 towns)"
                            : R"(a sheriff's move is {"do": "move", "town": "globe"} with one of the 19 towns)");
  }
  return parsed(places ? Decision::place(town) : Decision::move(town));
}

Parsed parse_lay(const json::object& o) {
  const int card = card_from_name(text_of(o, "card"));
  const json::value* mark = o.if_contains("mark");
  const bool formed = mark == nullptr ? o.size() == 2 : o.size() == 3 && mark->is_bool();
  if (!formed || card < 0) {
    return malformed(
        R"(a card is {"do": "lay", "card": "globe"} with a town or "saloon"; "mark": true shows it to the gang)");
  }
  return parsed(Decision::lay(card, mark != nullptr && mark->get_bool()));
}

Parsed parse_coach(const json::object& o) {
  const int coach = coach_from_name(text_of(o, "coach"));
  if (o.size() != 2 || coach < 0) return malformed(R"(a robbery is {"do": "coach", "coach": "brown"} or "blue")");
  return parsed(Decision::rob(Coach(coach)));
}

Parsed parse_refill(const json::object& o) {
  const json::value* v = o.if_contains("banks");
  if (o.size() != 2 || v == nullptr || !v->is_array()) {
    return malformed(R"(a refill is {"do": "refill", "banks": ["flagstaff"]} with bank towns)");
  }
  u32 banks = 0;
  for (const json::value& item : v->get_array()) {
    const int bank = item.is_string() ? bank_at(town_from_name(item.get_string())) : -1;
    if (bank < 0 || (banks >> bank & 1) != 0) {
      return malformed("banks: " + json::serialize(item) + " is no bank town, or was there before");
    }
    banks |= 1U << bank;
  }
  return parsed(Decision::refill(banks));
}

json::array banks_json(u32 banks) {
  json::array out;
  for (const int b : Bits{banks}) out.emplace_back(card_name(box::kBankTowns[unsigned(b)]));
  return out;
}

/// The values at the five bank towns, then those of the pile from the top, without the reserve.
json::array layout_json(const BankSlots& slots) {
  json::array out;
  for (unsigned i = 0; i < kFirstInReserve; ++i) out.emplace_back(slots[i] * kHundred);
  return out;
}

std::optional<u32> layout_from_json(const json::value& v) {
  if (!v.is_array() || v.get_array().size() != kFirstInReserve) return {};
  BankSlots slots{};
  for (unsigned i = 0; i < kFirstInReserve; ++i) {
    const auto dollars = whole_number(v.get_array()[i]);
    if (!dollars || *dollars < 0 || *dollars > i64{255} * kHundred || *dollars % kHundred != 0) return {};
    slots[i] = u8(*dollars / kHundred);
  }
  const i64 number = bank_layout_number(slots);
  return number < 0 ? std::nullopt : std::optional<u32>(u32(number));
}

/// The tile that stands for a value: the lowest number (map.h).
template <class Values>
std::optional<u32> tile_of(const Values& values, const json::value& v) {
  const auto dollars = whole_number(v);
  for (u32 i = 0; dollars && i < values.size(); ++i) {
    if (values[i] * kHundred == *dollars) return i;
  }
  return {};
}

}  // namespace

json::object Codec::decision_json(const Decision& d) {
  switch (d.verb) {
    case Verb::None:
      return {};
    case Verb::Volunteer:
      return {{"do", "volunteer"}, {"answer", d.yes() ? "yes" : "no"}};
    case Verb::Place:
      return {{"do", "place"}, {"town", card_name(d.town())}};
    case Verb::Move:
      return {{"do", "move"}, {"town", card_name(d.town())}};
    case Verb::Stay:
      return {{"do", "stay"}};
    case Verb::Lay: {
      json::object o{{"do", "lay"}, {"card", card_name(d.card())}};
      if (d.marked()) o["mark"] = true;
      return o;
    }
    case Verb::Coach:
      return {{"do", "coach"}, {"coach", coach_name(int(d.coach()))}};
    case Verb::NoAction:
    case Verb::Poker:
    case Verb::Spy:
      return {{"do", choice_name(d)}};
    case Verb::Refill:
      return {{"do", "refill"}, {"banks", banks_json(d.banks())}};
  }
  return {};
}

Codec::Parsed Codec::decision_from_json(const json::value& v) {
  static const json::object kNothing;
  const json::object& o = v.is_object() ? v.get_object() : kNothing;
  const std::string_view verb = text_of(o, "do");
  if (verb == "volunteer") return parse_volunteer(o);
  if (verb == "place" || verb == "move") return parse_town(o, verb == "place");
  if (verb == "lay") return parse_lay(o);
  if (verb == "coach") return parse_coach(o);
  if (verb == "refill") return parse_refill(o);
  const bool alone = o.size() == 1;
  if (alone && verb == "stay") return parsed(Decision::stay());
  if (alone && verb == "no_action") return parsed(Decision::no_action());
  if (alone && verb == "poker") return parsed(Decision::poker());
  if (alone && verb == "spy") return parsed(Decision::spy());
  return malformed(
      R"(a decision is an object whose "do" is "volunteer", "place", "move", "stay", "lay", "no_action", "poker", )"
      R"("coach", "spy" or "refill")");
}

json::object Codec::locals_json(const Frame& f) {
  switch (Proc(f.proc)) {
    case Proc::Placing:
      return {{"figure", f.get<Figures>().next}};
    case Proc::Sheriffs:
      return {{"sheriff", f.get<Figures>().next + 1}};
    case Proc::Evaluation:
    case Proc::Banks: {
      const auto [turn, riding] = f.get<Evaluating>();
      return {{"turn", turn}, {"riding", seats_json({riding})}};
    }
    default:
      return {};
  }
}

void Codec::read_locals(Reader& r, const json::object& o, Frame& f) {
  switch (Proc(f.proc)) {
    case Proc::Placing:
      r.only_keys(o, "placing", {"figure"});
      return f.set(Figures{u8(r.number(o.if_contains("figure"), "figure", 0, kSheriffs + kMaxSeats - 1))});
    case Proc::Sheriffs:
      r.only_keys(o, "sheriffs", {"sheriff"});
      return f.set(Figures{u8(r.number(o.if_contains("sheriff"), "sheriff", 1, kSheriffs) - 1)});
    case Proc::Evaluation:
    case Proc::Banks: {
      r.only_keys(o, "evaluation", {"turn", "riding"});
      const u8 turn = u8(r.number(o.if_contains("turn"), "turn", 1, kTurns + 1));
      return f.set(Evaluating{turn, u8(read_seats(r, o.if_contains("riding"), "riding", kMaxSeats).bits)});
    }
    default:
      return r.only_keys(o, "this procedure", {});
  }
}

json::value Codec::drawn_value(u8 roll, u32 value) {
  switch (Roll(roll)) {
    case Roll::MarshalSeat:
      return json::string(seat_name(Seat(value)));
    case Roll::BankTiles:
      return layout_json(bank_layout(value));
    case Roll::FirstTimetable:
      return json::string(timetable_name(int(value)));
    case Roll::CoachTile:
      return box::kCoachValues[value] * kHundred;
    case Roll::PokerTile:
      return box::kPokerValues[value] * kHundred;
  }
  return nullptr;
}

std::optional<u32> Codec::drawn_from_json(u8 roll, const json::value& v) {
  switch (Roll(roll)) {
    case Roll::MarshalSeat:
      return v.is_string() ? std::optional<u32>(seat_from_name(v.get_string())) : std::nullopt;
    case Roll::BankTiles:
      return layout_from_json(v);
    case Roll::FirstTimetable: {
      const int timetable = v.is_string() ? timetable_from_name(v.get_string()) : -1;
      return timetable < 0 ? std::nullopt : std::optional<u32>(u32(timetable));
    }
    case Roll::CoachTile:
      return tile_of(box::kCoachValues, v);
    case Roll::PokerTile:
      return tile_of(box::kPokerValues, v);
  }
  return {};
}

}  // namespace saloon::desperados
