// Events as JSON: the members that flow.h lists.
#include "engine/codec_parts.h"
#include "games/desperados/json.h"
#include "games/desperados/rules.h"

namespace saloon::desperados {

namespace {

json::object seat_town(const Event& e) { return {{"seat", seat_name(e.a)}, {"town", card_name(e.b)}}; }
json::object sheriff_town(const Event& e) { return {{"sheriff", e.a}, {"town", card_name(e.b)}}; }
json::object coach_town(const Event& e) { return {{"coach", coach_name(e.a)}, {"town", card_name(e.b)}}; }
json::object with(json::object o, std::string_view key, json::value v) {
  o[key] = std::move(v);
  return o;
}

json::object tiles_json(const Event& e, bool secret_seen) {
  json::object o{{"pile", e.n}};
  if (!secret_seen) return o;
  json::object banks;
  for (unsigned b = 0; b < kBanks; ++b) {
    banks[card_name(box::kBankTowns[b])] = int(e.secret[0] >> (8 * b) & 0xFF) * kHundred;
  }
  return with(std::move(o), "banks", std::move(banks));
}

json::object timetables_json(const Event& e) {
  json::array order;
  for (int i = 0; i < kTimetables; ++i) order.emplace_back(timetable_name((e.a + i) % kTimetables));
  return {{"order", std::move(order)}};
}

json::object laid_json(const Event& e, bool secret_seen) {
  json::object o{{"seat", seat_name(e.a)}, {"turn", e.b}};
  if (!secret_seen) return o;
  o["card"] = card_name(int(e.secret[0] & 0xFF) - 1);
  if ((e.secret[0] >> 8) != 0) o["mark"] = true;
  return o;
}

json::object chosen_json(const Event& e, bool secret_seen) {
  json::object o{{"seat", seat_name(e.a)}};
  if (secret_seen) o["choice"] = choice_name(chosen_by(u8(e.secret[0])));
  return o;
}

json::object announced_json(const Event& e) {
  const SeatSet joiners{u16(e.m)};
  return {{"action", kind_name(ActionKind(e.a))},
          {"town", card_name(e.b)},
          {"turn", e.c},
          {"seats", seats_json(joiners)},
          {"against", seat_name(Seat(e.fact[0]))},
          {"disks", joiners.size()},
          {"sheriffs", e.n - 1},
          {"needed", e.n},
          {"surplus", joiners.size() - e.n}};
}

json::object settled_json(const Event& e) {
  json::object o{{"action", kind_name(ActionKind(e.a))},
                 {"town", card_name(e.b)},
                 {"turn", e.c},
                 {"disks", e.fact[0]},
                 {"needed", e.fact[1]}};
  if (Told(e.kind) != Told::ActionSucceeded) return o;
  o["value"] = e.n * kHundred;
  o["loot"] = e.m * u32(kHundred);
  return o;
}

json::object bank_json(const Event& e) {
  json::object o{{"town", card_name(e.b)}, {"desperados", e.a}, {"sheriffs", e.c}};
  if (Told(e.kind) != Told::BankRobbed) return o;
  o["value"] = e.n * kHundred;
  o["loot"] = e.m * u32(kHundred);
  return o;
}

json::object refilled_json(const Event& e, bool secret_seen) {
  json::object o{{"town", card_name(e.b)}, {"pile", e.n}};
  if (secret_seen) o["value"] = int(e.secret[0]) * kHundred;
  return o;
}

json::object over_json(const Event& e) {
  return {{"reason", end_name(EndReason(e.a))}, {"loot", e.n * kHundred}, {"goal", e.m * u32(kHundred)}};
}

/// Set-up, coaches, sheriffs, cards: what happens before anything is evaluated.
json::object turn_event(const Event& e, bool secret_seen) {
  switch (Told(e.kind)) {
    case Told::Volunteered:
      return {{"volunteers", seats_json({u16(e.n)})}};
    case Told::MarshalChosen:
      return {{"seat", seat_name(e.a)}};
    case Told::TilesLaid:
      return tiles_json(e, secret_seen);
    case Told::TimetablesLaid:
      return timetables_json(e);
    case Told::MarshalPlaced:
    case Told::DesperadoPlaced:
      return seat_town(e);
    case Told::SheriffPlaced:
    case Told::SheriffStayed:
      return sheriff_town(e);
    case Told::TurnBegan:
      return {{"round", e.a}, {"turn", e.b}};
    case Told::CoachMoved:
      return with(coach_town(e), "from", card_name(e.c));
    case Told::CoachHeld:
    case Told::CoachPlaced:
      return coach_town(e);
    case Told::SheriffMoved:
      return with(sheriff_town(e), "from", card_name(e.c));
    case Told::CardLaid:
    case Told::CardExchanged:
      return laid_json(e, secret_seen);
    case Told::CardsFixed:
    case Told::EvaluatingTurn:
      return {{"turn", e.a}};
    default:
      return {};
  }
}

/// The evaluation and the end of a round.
json::object evaluation_event(const Event& e, bool secret_seen) {
  switch (Told(e.kind)) {
    case Told::CardTurned:
      return {{"seat", seat_name(e.a)}, {"turn", e.b}, {"card", card_name(e.c)}};
    case Told::Rode:
      return with(seat_town(e), "from", card_name(e.c));
    case Told::Stopped:
      return with(seat_town(e), "card", card_name(e.c));
    case Told::Arrested:  // DSP-EVAL-06: with Saloon he gives up nothing
      return with(with(seat_town(e), "lost", e.c == kSaloon ? json::value() : json::value(card_name(e.c))), "by",
                  json::value(seat_name(Seat(e.n))));
    case Told::DiskRemoved:
      return with(with(seat_town(e), "action", kind_name(ActionKind(e.c))), "turn", e.n);
    case Told::ActionSucceeded:
    case Told::ActionEmpty:
    case Told::ActionFailed:
      return settled_json(e);
    case Told::BankRobbed:
    case Told::BankHeld:
      return bank_json(e);
    case Told::EvaluationBegan:
    case Told::CardsTakenBack:
      return {{"round", e.a}};
    case Told::BankRefilled:
      return refilled_json(e, secret_seen);
    case Told::BankLeftEmpty:
      return {{"town", card_name(e.b)}};
    case Told::TimetableTurned:
      return {{"timetable", timetable_name(e.a)}};
    case Told::GameOver:
      return over_json(e);
    default:
      return {};
  }
}

/// What the gang chooses, shows and announces.
json::object action_event(const Event& e, bool secret_seen) {
  switch (Told(e.kind)) {
    case Told::ActionChosen:
      return chosen_json(e, secret_seen);
    case Told::ActionsResolved:
      return {{"turn", e.a}, {"actions", e.b}, {"spies", e.c}};
    case Told::ActionDropped:
      return with(seat_town(e), "choice", kind_name(ActionKind(e.c)));
    case Told::CardShown:
      return {{"seat", seat_name(e.a)}, {"turn", e.b}, {"card", card_name(e.c)}, {"town", card_name(e.n)}};
    case Told::ActionAnnounced:
      return announced_json(e);
    case Told::BankSpied:
      return with(seat_town(e), "value", e.n * kHundred);
    default:
      return {};
  }
}

}  // namespace

json::object Codec::event_json(const Event& e, bool secret_seen) {
  const Told told = Told(e.kind);
  if (told >= Told::ActionChosen && told <= Told::BankSpied) return action_event(e, secret_seen);
  if (told >= Told::EvaluationBegan && told != Told::CoachPlaced && told != Told::EvaluatingTurn) {
    return evaluation_event(e, secret_seen);
  }
  return turn_event(e, secret_seen);
}

}  // namespace saloon::desperados
