// What is the same in all games: seats, the engine's own events, open questions, refusals.
#include "engine/rows/kind.h"
#include "engine/wire/wire.h"

namespace saloon::wire {

namespace {

Type seat() { return named("Seat"); }
Type seats() { return list(seat(), true); }
Type text() { return {.form = Type::Form::Text}; }
Type number(i64 low, i64 high) { return {.form = Type::Form::Number, .low = low, .high = high}; }

Type any_seat() {
  Type t{.form = Type::Form::Words};
  for (int p = 0; p < kMostSeats; ++p) t.words.emplace_back(kinds::seat_text(p));
  return t;
}

/// An event of the engine that tells of one seat.
Type of_seat(std::string_view event) { return object({{"event", one_word(event)}, {"seat", seat()}}); }

/// The question, and that it was put.
Type put(std::string_view event) {
  Type t = object({{"event", one_word(event)}, {"seats", seats()}});
  t.of = {named("Question")};
  return t;
}

}  // namespace

Definitions house_types() {
  const Type score = number(kAmount.low, kAmount.high);
  return {
      {"Seat", "", any_seat()},
      {"Viewer", "", either({seat(), one_word("spectator")})},
      {"Answered", "", of_seat("answered")},
      {"Withdrawn", "", of_seat("withdrawn")},
      {"TakenBack", "", of_seat("taken_back")},
      {"Asked", "", put("asked"), {"Question"}},
      {"Offered", "", put("offered"), {"Question"}},
      {"Questions",
       "the open round of questions",
       object({{"round", number(0, 0xFFFF)},
               {"required", seats()},
               {"offered", seats()},
               {"answered", seats()},
               {"questions", keyed(seat(), named("Question"), false)}}),
       {"Question"}},
      {"ViewOf",
       "all that a seat may know; spectators have no private part",
       object({{"viewer", named("Viewer")}, {"public", named("Public")}, {"private", named("Private"), false}}),
       {"Public", "Private"}},
      {"LegalOf",
       "what may be answered; not complete: only a choice of it",
       object({{"decisions", list(named("Decision"))}, {"complete", {.form = Type::Form::Flag}}}),
       {"Decision"}},
      {"Refusal", "the clause that forbids it", object({{"clause", text()}, {"detail", text(), false}})},
      {"OutcomeOf",
       "",
       object({{"winners", seats()},
               {"scores", keyed(seat(), score, true)},
               {"ranks", keyed(seat(), number(1, kMostSeats), true)},
               {"reason", named("Reason")}}),
       {"Reason"}},
  };
}

}  // namespace saloon::wire
