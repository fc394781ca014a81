#include "cli/person.h"

#include <algorithm>

#include "cli/explain.h"
#include "cli/glance.h"
#include "cli/text.h"
#include "engine/match/match.h"
#include "telling/hint.h"
#include "telling/known.h"
#include "telling/log.h"

namespace saloon::cli {
namespace {

using telling::Choices;

constexpr std::size_t kRecalled = 12;

std::vector<std::string> last_of(std::vector<std::string> lines, std::size_t most) {
  if (lines.size() > most) lines.erase(lines.begin(), lines.end() - std::ptrdiff_t(most));
  return lines;
}

bool is_listed(const Words& words, const char* key, const std::string& event) {
  const std::vector<std::string> list = telling::words_in(words.has(key) ? words.say(key) : "");
  return std::find(list.begin(), list.end(), event) != list.end();
}

/// A game's brief words name events that are not told in brief, and those that are told only to whom they concern.
bool is_worth_telling(const json::object& event, Seat reader, const Words& brief) {
  const std::string name = text_in(event, "event");
  if (is_listed(brief, "table.untold", name)) return false;
  if (!is_listed(brief, "table.own_told", name)) return true;
  const json::value me(seat_name(reader));
  return std::any_of(event.begin(), event.end(), [&](const auto& member) { return member.value() == me; });
}

}  // namespace

void Person::hear(const SeatDoor& door) {
  if (!brief_) brief_.emplace(brief_words(door.game(), words_));
  for (const json::object& event : door.heard(heard_)) {
    if (ends_round(event)) {
      tell_rest();
      terminal_.rest();
    }
    tell(event);
  }
  heard_ = door.heard_count();
}

/// On a small screen only what is worth it, several sentences in a line; the log has them all.
void Person::tell(const json::object& event) {
  const bool in_brief = terminal_.is_small();
  if (in_brief && !is_worth_telling(event, seat_, *brief_)) return;
  const auto sentence = telling::told(event, seat_, in_brief ? *brief_ : words_);
  if (!sentence) return;
  if (!in_brief) return terminal_.line(*sentence);
  if (width(told_) + 1 + width(*sentence) > terminal_.columns()) tell_rest();
  told_ += (told_.empty() ? "" : " ") + *sentence;
}

bool Person::ends_round(const json::object& event) {
  const i64 before = std::exchange(game_round_, std::max(game_round_, whole_number_in(event, "round")));
  return before != 0 && game_round_ > before;
}

void Person::tell_rest() {
  if (!told_.empty()) terminal_.line(std::exchange(told_, {}));
}

void Person::recall(const SeatDoor& door) {
  heard_ = 0;
  for (const json::object& event : door.heard()) static_cast<void>(ends_round(event));
  const std::vector<std::string> all = telling::told_since(door, heard_, words_);
  if (all.empty()) return;
  terminal_.line(Ink::Heading, words_.say("log.recall"));
  terminal_.lines(last_of(all, kRecalled));
}

bool Person::wants_offer(const SeatDoor& door) const {
  if (door.legal().decisions.empty()) return false;
  if (door.round() != settled_round_) return true;
  const std::vector<json::object> news = door.heard(settled_);
  return std::any_of(news.begin(), news.end(),
                     [&](const json::object& event) { return telling::told(event, seat_, words_).has_value(); });
}

void Person::settle(const SeatDoor& door) {
  settled_ = door.heard_count();
  settled_round_ = door.round();
}

bots::Reply Person::answer(OpenDoor door, const std::function<bool()>& take_back) {
  using Kind = bots::Reply::Kind;
  tell_rest();
  const Choices choices(door, words_);
  const bool stands = !telling::given_answer(door).empty();
  const bool may_pass = !door.required().has(seat_) || stands;
  if (stands) {
    terminal_.line(Ink::Question, words_.say("play.stands", {{"choice", answer_.empty() ? "none" : answer_}}));
    asking_.put_again(door, choices);
  } else {
    asking_.put(door, choices);
  }
  const auto only = Asking::only(choices);
  if (only && !may_pass) terminal_.line(words_.say("play.only"));
  for (;;) {
    const auto line = terminal_.read(words_.say(may_pass ? "play.prompt_offer" : "play.prompt"));
    if (!line) return {Kind::Left};
    const std::string typed = trimmed(*line);
    if (typed.empty() && asking_.go_back(door, choices)) continue;
    if (typed.empty() && may_pass) return {Kind::Passed};
    if (typed.empty() && !only) continue;
    if (const auto command = command_in(typed, words_)) {
      if (command->command == Command::Quit) return {Kind::Left};
      if (command->command == Command::Undo && take_back()) return {Kind::TakenBack};
      if (command->command == Command::No && may_pass) return {Kind::Passed};
      obey(door, choices, *command);
    } else if (const auto decision = typed.empty() ? only : asking_.meant(door, choices, typed)) {
      Refusal refusal = door.answer(*decision);
      if (refusal.accepted()) {
        const auto place = choices.place_of(*decision);
        answer_ = place ? choices[*place].text : std::string();
        return {Kind::Answered, std::move(refusal.taken)};
      }
      asking_.show_refusal(refusal);
    }
  }
}

void Person::obey(const SeatDoor& door, const Choices& choices, const Typed& typed) {
  switch (typed.command) {
    case Command::Log:
      return show_log(door, !typed.rest.empty());
    case Command::Know:
      return show_knowledge(door, !typed.rest.empty());
    case Command::Hint:
      return asking_.show_advice(choices, telling::hint_lines(door, choices, words_));
    case Command::Help:
    case Command::Table:
    case Command::Map:
    case Command::All:
    case Command::Goal:
    case Command::Guide:
    case Command::Odds:
    case Command::Yes:
    case Command::No:
      return asking_.obey(door, choices, typed);
    case Command::Undo:
    case Command::Quit:
      return;
  }
}

void Person::show_log(const SeatDoor& door, bool whole) {
  std::size_t from_start = 0;
  asking_.show_last(telling::told_since(door, from_start, words_), whole, "command.log");
}

void Person::show_knowledge(const SeatDoor& door, bool whole) {
  asking_.show_known(telling::own_lines(door, words_), telling::told_in_secret(door, words_), whole);
}

}  // namespace saloon::cli
