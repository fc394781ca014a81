// What people are told, in the words that were handed in.
#include "engine/match/outlook.h"
#include "engine/match/seat_door.h"
#include "telling/builders.h"
#include "telling/catalogue.h"
#include "telling/choices.h"
#include "telling/hint.h"
#include "telling/log.h"
#include "telling/outlook.h"
#include "telling/pieces.h"
#include "telling/text.h"
#include "wasm/calls.h"

namespace saloon::wasm {
namespace {

json::array lines_of(const std::vector<std::string>& lines) { return json::array(lines.begin(), lines.end()); }

json::value choices_part(Telling& teller) {
  const telling::Pieces pieces(teller.door, teller.words);
  json::array all;
  for (const telling::Choice& choice : teller.listed()) {
    json::array parts;
    for (const telling::Part& part : pieces.parts_of(choice)) {
      parts.push_back(json::object{{"member", part.member}, {"value", part.value}, {"text", part.text}});
    }
    all.push_back(json::object{{"decision", choice.decision},
                               {"text", choice.text},
                               {"group", choice.group},
                               {"brief", choice.brief},
                               {"parts", std::move(parts)}});
  }
  return json::object{{"choices", std::move(all)}, {"complete", teller.listed().complete()}};
}

json::array candidates_json(const std::vector<telling::Candidate>& candidates) {
  json::array out;
  for (const telling::Candidate& c : candidates) out.push_back(json::object{{"value", c.value}, {"text", c.text}});
  return out;
}

json::object member_json(const telling::BuilderMember& member) {
  json::object out{{"member", member.member},          {"text", member.text}, {"takes", telling::name_of(member.takes)},
                   {"of", candidates_json(member.of)}, {"min", member.min},   {"max", member.max}};
  if (member.into.empty()) return out;
  out["into"] = candidates_json(member.into);
  out["as"] = json::array{member.as[0], member.as[1]};
  return out;
}

json::value builders_part(Telling& teller) {
  json::array out;
  for (const telling::Builder& builder : telling::builders_of(teller.door, teller.listed(), teller.words)) {
    json::array members;
    for (const telling::BuilderMember& member : builder.members) members.push_back(member_json(member));
    out.push_back(json::object{{"do", builder.verb}, {"text", builder.text}, {"members", std::move(members)}});
  }
  return out;
}

/// The choices in the order of that part.
json::value outlook_part(Telling& teller) {
  const std::unique_ptr<Outlook> outlook = outlook_at(teller.door);
  if (outlook == nullptr) return json::object{};
  json::array choices;
  for (const telling::Choice& choice : teller.listed()) {
    choices.push_back(told_figures(outlook->of(choice.decision), teller.door, teller.words));
  }
  return json::object{{"question", told_figures(outlook->whole(), teller.door, teller.words)},
                      {"choices", std::move(choices)}};
}

json::value given_part(const SeatDoor& door, const Words& words) {
  json::object decision = telling::given_answer(door);
  if (decision.empty()) return decision;
  std::string text = telling::choice_text(door, decision, words);
  return json::object{{"decision", std::move(decision)}, {"text", std::move(text)}};
}

json::value log_part(const Telling& teller) {
  std::size_t first = teller.from;
  return lines_of(telling::told_since(teller.door, first, teller.words));
}

json::value result_part(const SeatDoor& door, const Words& words) {
  json::array lines = lines_of(telling::told_result(door.outcome(), door.seat(), words));
  if (const std::string reason = telling::told_reason(door.outcome(), words); !reason.empty()) {
    lines.emplace_back(reason);
  }
  return lines;
}

constexpr const char* kRoles[] = {"heading", "text", "about", "clause", "choice", "more"};

json::object line_json(const telling::Line& line) {
  json::object out{{"role", kRoles[std::size_t(line.role)]}, {"text", line.text}};
  if (line.role == telling::Line::Role::Clause) out["clause"] = line.clause;
  if (line.role == telling::Line::Role::Choice) out["choice"] = line.choice;
  return out;
}

}  // namespace

json::object told_figures(json::array figures, const SeatDoor& door, const Words& words) {
  json::array lines = lines_of(telling::told_outlook(figures, door.seat(), words));
  return {{"figures", std::move(figures)}, {"lines", std::move(lines)}};
}

const telling::Choices& Telling::listed() {
  if (!choices) choices.emplace(door, words);
  return *choices;
}

json::value Telling::part(std::string_view name) {
  if (name == "table") return lines_of(door.table(words));
  if (name == "log") return log_part(*this);
  if (name == "choices") return choices_part(*this);
  if (name == "builders") return builders_part(*this);
  if (name == "outlook") return outlook_part(*this);
  if (name == "put") return json::string(telling::question_put(door, words));
  if (name == "clauses") return lines_of(telling::clauses_of(door, words));
  if (name == "status") return json::string(telling::status(door, words));
  if (name == "given") return given_part(door, words);
  if (name == "result") return result_part(door, words);
  if (name == "gang") return door.talks_with().size() > 1;
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

/// Of events that came over the wire: one sentence for each, empty where none is needed.
Answer told(Request& request) {
  const Seat viewer = request.viewer(kMostSeats);
  const json::array& events = request.array("events");
  if (!request.ok()) return request.failed();
  json::array log;
  for (const json::value& event : events) {
    const json::object* members = event.if_object();
    if (members == nullptr) return Failed{"events must be objects"};
    log.emplace_back(telling::told_if_known(*members, viewer, request.module().words()));
  }
  return json::object{{"log", std::move(log)}};
}

Answer explain(Request& request) {
  const std::optional<SeatDoor> door = request.door();
  const std::string what(request.text("what"));
  if (!request.ok()) return request.failed();
  const telling::Choices choices(*door, request.module().words());
  json::array lines;
  for (const telling::Line& line : request.module().explainer().explained(what, *door, choices)) {
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
