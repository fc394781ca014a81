// Matches: opened, looked at, answered, by people and bots.
#include "engine/match/outlook.h"
#include "telling/choices.h"
#include "wasm/calls.h"

namespace saloon::wasm {
namespace {

json::array names_of(SeatSet seats) {
  json::array out;
  for (const Seat p : seats) out.emplace_back(seat_name(p));
  return out;
}

json::object refused(const Refusal& refusal) {
  return {{"refused", {{"clause", refusal.clause}, {"detail", refusal.detail}}}};
}

Answer added(Module& module, Result<std::unique_ptr<Match>>&& match) {
  if (!match) return match.failed();
  Table table{std::move(*match)};
  table.record = table.recorder.begin(*table.match);
  json::object out{{"lines", table.record}};
  out["match"] = module.add(std::move(table));
  return out;
}

json::value legal_part(const SeatDoor& door) {
  Legal legal = door.legal();
  return json::object{{"decisions", std::move(legal.decisions)}, {"complete", legal.complete}};
}

json::value events_part(const SeatDoor& door, std::size_t from) {
  json::array out;
  for (json::object& event : door.heard(from)) out.push_back(std::move(event));
  return out;
}

json::value part_of(std::string_view part, Telling& teller) {
  if (part == "view") return teller.door.view();
  if (part == "legal") return legal_part(teller.door);
  if (part == "events") return events_part(teller.door, teller.from);
  return teller.part(part);
}

/// An answer that the rules have accepted is written down.
json::object given(Table& table, Seat p, Refusal refusal) {
  if (!refusal.accepted()) return refused(refusal);
  json::object out{{"taken", refusal.taken}};
  const std::string lines = table.recorder.note(*table.match, p, std::move(refusal.taken));
  table.record += lines;
  out["lines"] = lines;
  return out;
}

/// The round that the caller has seen, or the one that is open.
int round_in(Request& request, const Match& match) {
  return request.has("round") ? int(request.number("round", 0, INT32_MAX)) : match.round();
}

/// What the seat has heard, as far as a bot of this mood minds: at a table, or what the host has kept of a match that
/// is only looked at.
bots::Memory remembered(Request& request, Table& table, Seat p, Mood mood) {
  if (!bots::remembers(mood)) return {};
  Table::Ear& ear = table.ears[p];
  if (table.look) {
    ear = {};
    for (const json::value& event : request.array("heard")) {
      if (const json::object* o = event.if_object()) request.game().remember(ear.memory, *o, p);
    }
    return ear.memory;
  }
  for (const json::object& event : table.match->at(p).heard(ear.heard)) {
    request.game().remember(ear.memory, event, p);
    ++ear.heard;
  }
  return ear.memory;
}

Character character_in(Request& request) {
  const Result<Character> character = read_character(request.text("bot"));
  if (!character) {
    request.fail(character.error());
  } else if (character->threads > 1) {
    request.fail("a module has one thread");
  }
  return character ? *character : Character{};
}

}  // namespace

Answer start(Request& request) {
  const MatchSetup setup = request.setup();
  if (!request.ok()) return request.failed();
  return added(request.module(), request.game().start(request.game(), setup, nullptr));
}

Answer open(Request& request) {
  const MatchSetup setup = request.setup();
  const json::object& position = request.object("position");
  if (!request.ok()) return request.failed();
  return added(request.module(), request.game().open(request.game(), setup, position));
}

Answer state(Request& request) {
  const Table* const table = request.played_table();
  if (!request.ok()) return request.failed();
  return table->match->state();
}

Answer look(Request& request) {
  const json::object& view = request.object("view");
  if (!request.ok()) return request.failed();
  Result<Look> look = request.game().look(request.game(), view);
  if (!look) return look.failed();
  return json::object{{"match", request.module().add({.match = nullptr, .look = std::move(*look)})}};
}

Answer close(Request& request) {
  const i64 number = request.number("match", 1, INT64_MAX);
  if (!request.ok()) return request.failed();
  if (!request.module().close(number)) return Failed{"this match is not open here"};
  return json::object{};
}

Answer host(Request& request) {
  const Table* const table = request.played_table();
  if (!request.ok()) return request.failed();
  const Match& match = *table->match;
  return json::object{{"seats", match.seats()},
                      {"round", match.round()},
                      {"over", match.over()},
                      {"broken", match.broken()},
                      {"required", names_of(match.required())},
                      {"offered", names_of(match.offered())},
                      {"waiting", names_of(match.waiting())}};
}

Answer now(Request& request) {
  const std::optional<SeatDoor> door = request.door();
  const auto from = request.has("from") ? std::size_t(request.number("from", 0, INT32_MAX)) : 0;
  const json::array& parts = request.array("with");
  if (!request.ok()) return request.failed();
  json::object out{{"round", door->round()},
                   {"over", door->over()},
                   {"required", names_of(door->required())},
                   {"offered", names_of(door->offered())},
                   {"heard", door->heard_count()}};
  if (const std::string question = door->question(); !question.empty()) {
    out["question"] = question;
    out["about"] = door->about();
  }
  if (door->over()) out["outcome"] = door->outcome();
  Telling teller{*door, from, request.module().words()};
  for (const json::value& part : parts) {
    const json::string* name = part.if_string();
    json::value made = name == nullptr ? nullptr : part_of(*name, teller);
    if (made.is_null()) return Failed{"there is no such part: " + json::serialize(part)};
    out[*name] = std::move(made);
  }
  return out;
}

Answer judge(Request& request) {
  const std::optional<SeatDoor> door = request.door();
  const json::object& decision = request.object("decision");
  if (!request.ok()) return request.failed();
  const Refusal refusal = door->would_answer(decision);
  if (!refusal.accepted()) return refused(refusal);
  const Words& words = request.module().words();
  json::object out{{"accepted", true}, {"text", telling::choice_text(*door, decision, words)}};
  if (const auto outlook = outlook_at(*door)) out["outlook"] = told_figures(outlook->of(decision), *door, words);
  return out;
}

Answer answer(Request& request) {
  Table* const table = request.played_table();
  if (!request.ok()) return request.failed();
  const Seat p = request.seat(table->match->seats());
  const json::object& decision = request.object("decision");
  const int round = round_in(request, *table->match);
  if (!request.ok()) return request.failed();
  return given(*table, p, table->match->answer(p, decision, round));
}

Answer withdraw(Request& request) {
  Table* const table = request.played_table();
  if (!request.ok()) return request.failed();
  const Seat p = request.seat(table->match->seats());
  const int round = round_in(request, *table->match);
  if (!request.ok()) return request.failed();
  const Refusal refusal = table->match->withdraw(p, round);
  if (!refusal.accepted()) return refused(refusal);
  const std::string line = table->recorder.note_withdrawn(p);
  table->record += line;
  return json::object{{"lines", line}};
}

Answer bot(Request& request) {
  Table* const table = request.has("answer") ? request.played_table() : request.table();
  const std::optional<SeatDoor> door = request.door();
  const Character character = character_in(request);
  const u64 seed = request.seed("seed");
  if (!request.ok()) return request.failed();
  const bots::Memory memory = remembered(request, *table, door->seat(), character.mood);
  if (!request.ok()) return request.failed();
  std::vector<u8> view(request.game().view_size);
  if (door->question().empty() || !door->copy_view(view.data(), view.size())) return Failed{"this seat is not asked"};
  const Result<json::object> decision = request.module().brain_for(character).answer(
      {.view = view, .character = character, .memory = memory, .seed = seed});
  if (!decision) return decision.failed();
  if (decision->empty()) return json::object{{"passed", true}};
  if (!request.has("answer")) return json::object{{"decision", *decision}};
  return given(*table, door->seat(), table->match->answer(door->seat(), *decision));
}

}  // namespace saloon::wasm
