// What people are told, in the words that were handed in.
#include "engine/match/seat_door.h"
#include "telling/catalogue.h"
#include "telling/choices.h"
#include "telling/hint.h"
#include "telling/log.h"
#include "telling/text.h"
#include "wasm/calls.h"

namespace saloon::wasm {
namespace {

json::array lines_of(const std::vector<std::string>& lines) { return json::array(lines.begin(), lines.end()); }

json::value choices_part(const SeatDoor& door, const Words& words) {
  const telling::Choices choices(door, words);
  json::array all;
  for (const telling::Choice& choice : choices) {
    all.push_back(json::object{
        {"decision", choice.decision}, {"text", choice.text}, {"group", choice.group}, {"brief", choice.brief}});
  }
  return json::object{{"choices", std::move(all)}, {"complete", choices.complete()}};
}

constexpr const char* kRoles[] = {"heading", "text", "about", "clause", "choice", "more"};

json::object line_json(const telling::Line& line) {
  json::object out{{"role", kRoles[std::size_t(line.role)]}, {"text", line.text}};
  if (line.role == telling::Line::Role::Clause) out["clause"] = line.clause;
  if (line.role == telling::Line::Role::Choice) out["choice"] = line.choice;
  return out;
}

}  // namespace

json::value told_part(std::string_view part, const SeatDoor& door, std::size_t from, const Words& words) {
  if (part == "table") return lines_of(door.table(words));
  if (part == "log") return lines_of(telling::told_since(door, from, words));
  if (part == "choices") return choices_part(door, words);
  if (part == "put") return json::string(telling::question_put(door, words));
  if (part == "result") return lines_of(telling::told_result(door.outcome(), door.seat(), words));
  return nullptr;
}

Answer game(Request& request) { return telling::game_json(request.game(), request.module().words()); }

Answer words(Request& request) {
  const std::string_view language = request.text("language");
  const std::string_view table = request.text("table");
  const std::string_view game = request.text("game");
  if (language != "en" && language != "fr") request.fail("language must be \"en\" or \"fr\"");
  if (!request.ok()) return request.failed();
  const auto added = request.module().use_words(language == "fr" ? Language::French : Language::English, table, game);
  if (!added) return added.failed();
  return json::object{};
}

Answer names(Request& request) {
  std::vector<std::string> names;
  for (const json::value& name : request.array("names")) {
    const json::string* text = name.if_string();
    if (text == nullptr) request.fail("names must be texts");
    names.emplace_back(text == nullptr ? std::string_view() : std::string_view(*text));
  }
  if (names.size() > kMostSeats) request.fail("there are more names than seats");
  if (!request.ok()) return request.failed();
  request.module().use_names(names);
  return json::object{};
}

Answer rules(Request& request) {
  const std::string_view text = request.text("text");
  if (!request.ok()) return request.failed();
  request.module().use_rules(text);
  return json::object{};
}

Answer meant(Request& request) {
  const std::optional<SeatDoor> door = request.door();
  const std::string typed = telling::trimmed(request.text("text"));
  if (!request.ok()) return request.failed();
  const telling::Choices choices(*door, request.module().words());
  const telling::Meant meant = telling::meant_by(typed, choices, *door);
  if (meant.decision) return json::object{{"decision", *meant.decision}};
  return json::object{{"several", json::array(meant.several.begin(), meant.several.end())}};
}

Answer explain(Request& request) {
  const std::optional<SeatDoor> door = request.door();
  const std::string what(request.text("what"));
  if (!request.ok()) return request.failed();
  const telling::Choices choices(*door, request.module().words());
  json::array lines;
  for (const telling::Line& line : request.module().explainer().explained(what, door->question(), choices)) {
    lines.push_back(line_json(line));
  }
  return json::object{{"lines", std::move(lines)}};
}

Answer clause(Request& request) {
  const std::string id(request.text("clause"));
  if (!request.ok()) return request.failed();
  return json::object{{"text", request.module().explainer().clause_text(id)}};
}

Answer hint(Request& request) {
  const std::optional<SeatDoor> door = request.door();
  if (!request.ok()) return request.failed();
  if (door->question().empty()) return Failed{"this seat is not asked anything"};
  const telling::Choices choices(*door, request.module().words());
  json::array lines;
  for (const telling::HintLine& line : telling::hint_lines(*door, choices, request.module().words())) {
    lines.emplace_back(line.text);
  }
  return json::object{{"lines", std::move(lines)}};
}

}  // namespace saloon::wasm
