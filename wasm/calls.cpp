#include "wasm/calls.h"

#include <charconv>

#include "wasm/called.h"

namespace saloon::wasm {
namespace {

constexpr Call kCalls[] = {
    {"now", now},
    {"judge", judge},
    {"answer", answer},
    {"bot", bot},
    {"host", host},
    {"start", start},
    {"look", look},
    {"close", close},
    {"game", game},
    {"words", words},
    {"names", names},
    {"rules", rules},
    {"explain", explain},
    {"clause", clause},
    {"hint", hint},
    {"record", record},
    {"resume", resume},
    {"verify", verify},
    {"story", story},
    {"tell", tell},
    {"sha256", digest},
    {"hmac", keyed_digest},
    {"withdraw", withdraw},
    {"told", told},
    {"table_hear", table_hear},
    {"table_stored", table_stored},
    {"table_think", table_think},
    {"table_tick", table_tick},
    {"table_hung_up", table_hung_up},
    {"table_open", table_open},
    {"table_fold", table_fold},
    {"table_forget", table_forget},
#ifdef SALOON_WASM_POSITIONS
    {"open", open},
    {"state", state},
#endif
};

/// The clause of every request that cannot be carried out. Programs read it, no person does: there are no words for it.
constexpr const char* kBadCall = "SALOON-CALL-01";

/// What this instance knows; never destroyed, as a module has no end of its own.
Module& the_module() {
  static auto* const kOnly = new Module;
  return *kOnly;
}

Answer carried_out(std::string_view text) {
  const Result<json::value> parsed = parse_json(text);
  if (!parsed) return parsed.failed();
  const json::object* members = parsed->if_object();
  if (members == nullptr) return Failed{"a request is an object: {\"call\": …}"};
  Request request(the_module(), *members);
  const std::string_view name = request.text("call");
  if (!request.ok()) return request.failed();
  for (const Call& call : kCalls) {
    if (call.name == name) return call.carry_out(request);
  }
  return Failed{"there is no such call"};
}

}  // namespace

const GameInfo* find_game(std::string_view slug) {
  const GameInfo& game = the_module().game();
  return game.slug == slug ? &game : nullptr;
}

u64 Request::seed(std::string_view name) {
  const json::value* v = member(name);
  if (v == nullptr || !v->is_string()) return u64(number(name, 0, INT64_MAX));
  u64 out = 0;
  const json::string& digits = v->get_string();
  const auto [end, failure] = std::from_chars(digits.data(), digits.data() + digits.size(), out);
  if (failure != std::errc{} || end != digits.data() + digits.size()) fail("seed must be a whole number below 2^64");
  return out;
}

Seat Request::viewer(int seats) {
  const std::optional<Seat> p = seat_from_name(text("seat"));
  if (!p || (*p != kSpectator && *p >= seats)) fail("seat must be one of the match, or \"spectator\"");
  return p.value_or(kSpectator);
}

Table* Request::table() {
  const i64 number = this->number("match", 1, INT64_MAX);
  Table* const found = module_.find(number);
  if (found == nullptr) fail("this match is not open here");
  return found;
}

Table* Request::played_table() {
  Table* const found = table();
  if (found == nullptr || found->match != nullptr) return found;
  fail("this match is only looked at");
  return nullptr;
}

std::optional<SeatDoor> Request::door() {
  const Table* const found = table();
  if (found == nullptr) return {};
  const Seat p = viewer(found->look ? found->look->door().seats() : found->match->seats());
  if (found->look && found->look->door().seat() != p) fail("this is another seat's look at the match");
  if (!ok()) return {};
  return found->look ? found->look->door() : SeatDoor(*found->match, p);
}

MatchSetup Request::setup() {
  MatchSetup out;
  out.seats = int(number("seats", 1, kMostSeats));
  if (has("seed")) out.seed = text("seed");
  if (!has("options")) return out;
  for (const auto& item : object("options")) {
    out.options.push_back({item.key(), std::string(reader_.text(&item.value(), "an option's value"))});
  }
  return out;
}

std::string called(std::string_view request) {
  const Answer answer = carried_out(request);
  if (answer) return json::serialize(*answer);
  return json::serialize(json::object{{"error", {{"clause", kBadCall}, {"detail", answer.error()}}}});
}

}  // namespace saloon::wasm
