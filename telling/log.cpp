#include "telling/log.h"

#include "engine/put_in_order.h"

namespace saloon::telling {
namespace {

/// The same value with the reader's seat called "you", also where it is the key of a member.
json::value addressed(const json::value& v, const std::string& reader) {
  if (const auto* text = v.if_string(); text != nullptr && *text == reader) return "you";
  if (const auto* members = v.if_object()) {
    json::object same;
    for (const auto& [key, value] : *members) same[key == reader ? "you" : key] = addressed(value, reader);
    return same;
  }
  const auto* items = v.if_array();
  if (items == nullptr) return v;
  json::array out;
  for (const json::value& item : *items) out.push_back(addressed(item, reader));
  return out;
}

bool is_a_rank_shared(const json::object& outcome) {
  const json::object& ranks = object_in(outcome, "ranks");
  u64 met = 0;
  for (const auto& [seat, rank] : ranks) {
    const u64 one = u64{1} << whole_number_in(ranks, seat);
    if ((met & one) != 0) return true;
    met |= one;
  }
  return false;
}

}  // namespace

json::object addressed(const json::object& members, Seat reader) {
  const std::string me = seat_name(reader);
  json::object out;
  for (const auto& [key, value] : members) out[key] = addressed(value, me);
  return out;
}

std::string question_put(const SeatDoor& door, const Words& words) {
  return words.say("ask." + door.question() + ".put", addressed(door.about(), door.seat()));
}

std::string question_awaited(const json::object& asked, Seat reader, const Words& words) {
  json::object about = object_in(asked, "about");
  if (const json::value* seats = asked.if_contains("seats")) about["seats"] = *seats;
  return words.say("ask." + text_in(asked, "ask") + ".wait", addressed(about, reader));
}

std::string awaited(const SeatDoor& door, SeatSet seats, const Words& words) {
  if (seats.empty()) return {};
  const json::object view = door.view();
  const json::object& questions = object_in(object_in(object_in(view, "public"), "asked"), "questions");
  const json::object& first = object_in(questions, seat_name(*seats.begin()));
  json::array same, others;
  for (const Seat p : seats) {
    const std::string name = seat_name(p);
    (object_in(questions, name) == first ? same : others).emplace_back(name);
  }
  json::object asked = first;
  asked["seats"] = std::move(same);
  const std::string line = question_awaited(asked, door.seat(), words);
  return others.empty() ? line : line + " " + words.say("question.also", {{"seats", std::move(others)}});
}

json::object given_answer(const SeatDoor& door) { return object_in(object_in(door.view(), "private"), "sealed"); }

std::string status(const SeatDoor& door, const Words& words) {
  if (door.over()) return told_result(door.outcome(), door.seat(), words).front();
  const bool asked = !door.question().empty() && given_answer(door).empty();
  if (asked) return question_put(door, words);
  SeatSet seats = door.required();
  seats.remove(door.seat());
  return awaited(door, seats, words);
}

std::optional<std::string> told(const json::object& event, Seat reader, const Words& words) {
  const std::string name = text_in(event, "event");
  if (name == "asked" || name == "offered" || name == "answered") return {};
  std::string said = words.say("event." + name, addressed(event, reader));
  if (said.empty()) return {};
  return said;
}

std::string told_if_known(const json::object& event, Seat reader, const Words& words) {
  if (!words.has("event." + text_in(event, "event"))) return {};
  return told(event, reader, words).value_or("");
}

std::vector<std::string> told_since(const SeatDoor& door, std::size_t& first, const Words& words) {
  std::vector<std::string> out;
  for (const json::object& event : door.heard(first)) {
    if (auto line = told(event, door.seat(), words)) out.push_back(std::move(*line));
  }
  first = door.heard_count();
  return out;
}

std::vector<std::string> told_result(const json::object& outcome, Seat reader, const Words& words) {
  const std::string me = seat_name(reader);
  const json::value* listed = outcome.if_contains("winners");
  const json::value winners = addressed(listed == nullptr ? json::value(json::array{}) : *listed, me);
  json::object args{{"winners", winners}};
  if (const auto* who = winners.if_array(); who != nullptr && !who->empty()) args["first"] = who->front();
  std::vector<std::string> out{words.say("result.winners", args)};

  const json::object& ranks = object_in(outcome, "ranks");
  std::vector<std::string> seats;
  for (const auto& [seat, rank] : ranks) seats.emplace_back(seat);
  put_in_order(seats, [&](const std::string& a, const std::string& b) {
    return std::pair(whole_number_in(ranks, a), a) < std::pair(whole_number_in(ranks, b), b);
  });
  for (const std::string& seat : seats) {
    const i64 score = whole_number_in(object_in(outcome, "scores"), seat);
    out.push_back(words.say("result.row", {{"rank", whole_number_in(ranks, seat)},
                                           {"seat", seat == me ? "you" : seat},
                                           {"score", words.say("game.score", {{"score", score}})}}));
  }
  return out;
}

std::string told_sharing(const json::object& outcome, const Words& words) {
  return is_a_rank_shared(outcome) ? words.say("game.shared") + "." : std::string();
}

std::string told_reason(const json::object& outcome, const Words& words) {
  const std::string key = "end." + text_in(outcome, "reason");
  std::string shared = told_sharing(outcome, words);
  if (!words.has(key)) return shared;
  return words.say("result.reason", {{"reason", words.say(key)}}) + (shared.empty() ? "" : " ") + shared;
}

}  // namespace saloon::telling
