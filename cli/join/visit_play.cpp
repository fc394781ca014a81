// The game as it comes over the wire, and answers to its questions.
#include "cli/join/visit.h"
#include "telling/log.h"

namespace saloon::cli {
namespace {

Seat viewer_in(const json::object& letter) {
  const std::string name = text_in(letter, "viewer");
  for (const Seat p : all_seats(kMostSeats)) {
    if (seat_name(p) == name) return p;
  }
  return kSpectator;
}

bool says_no_more_than(const json::object& event, const json::object& other) {
  return std::all_of(event.begin(), event.end(), [&](const auto& member) {
    const json::value* same = other.if_contains(member.key());
    return same != nullptr && *same == member.value();
  });
}

}  // namespace

const json::value* Visit::Viewer::sealed() const { return object_in(view, "private").if_contains("sealed"); }

/// Whose eyes see what is told here: those of the first seat, or a spectator's.
Seat Visit::reader() const { return table_ && !table_->mine.empty() ? *table_->mine.begin() : kSpectator; }

const Visit::Viewer* Visit::viewer_at(Seat seat) const {
  const auto found = viewers_.find(seat);
  return found != viewers_.end() && found->second.look ? &found->second : nullptr;
}

void Visit::now(const json::object& letter) {
  if (!rules_ || !table_) return;
  const Seat seat = viewer_in(letter);
  if (seat == kSpectator ? !table_->mine.empty() : !table_->mine.has(seat)) return;
  Viewer& viewer = viewers_[seat];
  const json::value before = viewer.sealed() == nullptr ? json::value() : *viewer.sealed();
  if (!hear(viewer, letter)) return;
  tell_sealed(viewer, before);
  if (const json::object& outcome = object_in(letter, "over"); !outcome.empty() && seat == reader())
    tell_result(outcome);
  find_question();
  if (seat == reader()) tell_awaited();
}

/// Takes the view, and tells the events that are new. False if it cannot be taken, or something before it is missing.
bool Visit::hear(Viewer& viewer, const json::object& letter) {
  const auto from = std::size_t(whole_number_in(letter, "from"));
  const json::value* list = letter.if_contains("events");
  const json::array events = list != nullptr && list->is_array() ? list->get_array() : json::array{};
  const bool is_new = !viewer.look;
  const bool missed = letter.contains("missed");
  if (!is_new && from > viewer.heard && !missed) {
    enter(false);
    return false;
  }
  Result<saloon::Look> look = rules_->game.look(rules_->game, object_in(letter, "view"));
  if (!look) {
    end(words().say("join.error.view", {{"detail", look.error()}}));
    return false;
  }
  viewer.look.emplace(std::move(*look));
  viewer.view = object_in(letter, "view");
  if (missed) line("join.missed");
  std::vector<json::object> fresh;
  for (std::size_t i = 0; i < events.size(); ++i) {
    const bool known = !is_new && from + i < viewer.heard;
    if (known || !events[i].is_object()) continue;
    fresh.push_back(events[i].get_object());
    const bool is_own = text_in(fresh.back(), "seat") == seat_name(viewer.look->door().seat());
    if (is_own && text_in(fresh.back(), "event") == "answered") viewer.answered.push_back(from + i);
  }
  viewer.heard = std::max(viewer.heard, from + events.size());
  tell_events(fresh, viewer.look->door().seat());
  return true;
}

/// An answer that waits for those of others, if it is new.
void Visit::tell_sealed(const Viewer& viewer, const json::value& before) {
  const json::value* now = viewer.sealed();
  if (now == nullptr || *now == before || !now->is_object()) return;
  const bool is_asked = question_key() == std::pair(int(viewer.look->door().seat()), viewer.look->door().round());
  const auto place = is_asked ? question_->choices.place_of(now->get_object()) : std::nullopt;
  line("join.sealed", {{"choice", place ? question_->choices[*place].text : "none"}});
}

/// All that the first seat hears; of what others here hear, that which it does not: its letter comes before theirs.
void Visit::tell_events(const std::vector<json::object>& events, Seat viewer) {
  const bool is_reader = viewer == reader();
  if (is_reader) reader_heard_ = events;
  const auto is_heard = [&](const json::object& event) {
    return std::any_of(reader_heard_.begin(), reader_heard_.end(),
                       [&](const json::object& heard) { return says_no_more_than(event, heard); });
  };
  bool is_first = true;
  for (const json::object& event : events) {
    if (!is_reader && is_heard(event)) continue;
    const auto told = telling::told(event, viewer, words());
    if (!told) continue;
    if (!is_reader && std::exchange(is_first, false)) {
      terminal_.line(Ink::Heading, words().say("join.as_seat", {{"seat", seat_name(viewer)}}));
    }
    terminal_.line(*told);
    log_.push_back(*told);
  }
}

/// Who the table waits for, if that is a person, and not somebody here.
void Visit::tell_awaited() {
  const Viewer* viewer = viewer_at(reader());
  if (viewer == nullptr || question_) return;
  const SeatDoor door = viewer->look->door();
  if (door.over() || door.round() == awaited_round_) return;
  awaited_round_ = door.round();
  SeatSet people;
  for (const Seat p : door.required()) {
    const ChairSeen& chair = table_->chair(p);
    if (!table_->mine.has(p) && chair.guest != 0 && !chair.stand_in) people.add(p);
  }
  if (!people.empty()) terminal_.line(telling::awaited(door, people, words()));
}

void Visit::tell_result(const json::object& outcome) {
  if (std::exchange(result_told_, true)) return;
  terminal_.line();
  for (const std::string& text : telling::told_result(outcome, reader(), words())) terminal_.line(Ink::Good, text);
  if (const std::string shared = telling::told_sharing(outcome, words()); !shared.empty()) terminal_.line(shared);
}

/// The question that waits for somebody here: one that is not answered yet, else the one that was, as long as it is
/// open and can be answered otherwise.
void Visit::find_question() {
  std::optional<Seat> answered;
  for (const Seat p : table_->mine) {
    const Viewer* viewer = viewer_at(p);
    if (viewer == nullptr || table_->chair(p).stand_in) continue;
    const SeatDoor door = viewer->look->door();
    if (door.over() || door.question().empty()) continue;
    const bool is_settled = viewer->sealed() != nullptr || settled_.contains({p, door.round()});
    if (!is_settled) return put_question(p, door);
    if (!answered || question_key() == std::pair(int(p), door.round())) answered = p;
  }
  if (!answered) return question_.reset();
  put_question(*answered, viewer_at(*answered)->look->door());
}

/// Once: numbers mean the list as it was shown, also when an answer has changed what could be answered now.
void Visit::put_question(Seat seat, const SeatDoor& door) {
  if (question_key() == std::pair(int(seat), door.round())) return;
  Question question{seat, door.round(), telling::Choices(door, words())};
  if (answers_itself(door, question.choices)) return question_.reset();
  question_.emplace(std::move(question));
  if (table_->mine.size() > 1) terminal_.line(Ink::Heading, words().say("join.as_seat", {{"seat", seat_name(seat)}}));
  rules_->asking.put(door, question_->choices);
}

/// The house answers where there is no choice.
bool Visit::answers_itself(const SeatDoor& door, const telling::Choices& choices) const {
  const bool only_one = choices.size() == 1 && choices.complete() && door.required().has(door.seat());
  const bool no_offer = choices.size() == 0 && !door.required().has(door.seat());
  return no_offer || (only_one && table_->pace && table_->automatic.has(door.seat()));
}

void Visit::answer(const std::string& typed) {
  const Viewer* viewer = viewer_at(question_->seat);
  if (viewer == nullptr) return;
  const SeatDoor door = viewer->look->door();
  if (typed.empty()) {
    if (rules_->asking.go_back(door, question_->choices)) return;
    const bool may_pass = !door.required().has(question_->seat);
    if (may_pass) settled_.insert({question_->seat, question_->round});
    return;
  }
  const auto decision = rules_->asking.meant(door, question_->choices, typed);
  if (!decision) return;
  if (const Refusal refusal = door.would_answer(*decision); !refusal.accepted()) {
    return rules_->asking.show_refusal(refusal);
  }
  settled_.insert({question_->seat, question_->round});
  tell_table("answer", {{"seat", seat_name(question_->seat)}, {"round", question_->round}, {"decision", *decision}},
             Sent::Answer);
}

}  // namespace saloon::cli
