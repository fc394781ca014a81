#include "cli/log.h"

#include <algorithm>

namespace saloon::cli {
namespace {

/// The same value with the reader's seat called "you", also where it is the key of a member.
json::value addressed(const json::value& v, const std::string& reader) {
  if (v.is_string() && v.get_string() == reader) return "you";
  if (const auto* members = v.if_object()) {
    json::object same;
    for (const auto& [key, value] : *members) same[key == reader ? "you" : key] = addressed(value, reader);
    return same;
  }
  if (!v.is_array()) return v;
  json::array out;
  for (const json::value& item : v.get_array()) out.push_back(addressed(item, reader));
  return out;
}

i64 whole_number(const json::object& o, std::string_view key) {
  const json::value* v = o.if_contains(key);
  if (v != nullptr && v->is_int64()) return v->get_int64();
  return v != nullptr && v->is_uint64() ? i64(v->get_uint64()) : 0;
}

const json::object& object_in(const json::object& o, std::string_view key) {
  static const json::object kNothing;
  const json::value* v = o.if_contains(key);
  return v != nullptr && v->is_object() ? v->get_object() : kNothing;
}

}  // namespace

std::string text_in(const json::object& o, std::string_view key) {
  const json::value* v = o.if_contains(key);
  return v != nullptr && v->is_string() ? std::string(v->get_string()) : std::string();
}

std::optional<std::string> told(const json::value& event, Seat reader, const Words& words) {
  if (!event.is_object()) return {};
  const std::string name = text_in(event.get_object(), "event");
  if (name == "asked" || name == "offered" || name == "answered") return {};
  json::object args;
  const std::string me = seat_name(reader);
  for (const auto& [key, value] : event.get_object()) args[key] = addressed(value, me);
  return words.say("event." + name, args);
}

std::vector<std::string> told_since(const Match& match, std::size_t& first, Seat reader, const Words& words) {
  std::vector<std::string> out;
  for (; first < match.event_count(); ++first) {
    if (auto line = told(match.event(first, reader), reader, words)) out.push_back(std::move(*line));
  }
  return out;
}

std::vector<std::string> told_result(const json::object& outcome, Seat reader, const Words& words) {
  const std::string me = seat_name(reader);
  const json::value* listed = outcome.if_contains("winners");
  const json::value winners = addressed(listed == nullptr ? json::value(json::array{}) : *listed, me);
  json::object args{{"winners", winners}};
  if (winners.is_array() && !winners.get_array().empty()) args["first"] = winners.get_array()[0];
  std::vector<std::string> out{words.say("result.winners", args)};

  const json::object& ranks = object_in(outcome, "ranks");
  std::vector<std::string> seats;
  for (const auto& [seat, rank] : ranks) seats.emplace_back(seat);
  std::sort(seats.begin(), seats.end(), [&](const std::string& a, const std::string& b) {
    return std::pair(whole_number(ranks, a), a) < std::pair(whole_number(ranks, b), b);
  });
  for (const std::string& seat : seats) {
    out.push_back(words.say("result.row", {{"rank", whole_number(ranks, seat)},
                                           {"seat", seat == me ? "you" : seat},
                                           {"score", whole_number(object_in(outcome, "scores"), seat)}}));
  }
  return out;
}

}  // namespace saloon::cli
