#include "cli/asking.h"

#include <algorithm>

#include "cli/choices.h"
#include "cli/explain.h"
#include "cli/glance.h"
#include "cli/map.h"
#include "cli/named_cards.h"
#include "cli/text.h"
#include "engine/match/match.h"
#include "engine/match/outlook.h"
#include "telling/introduction.h"
#include "telling/log.h"
#include "telling/outlook.h"

namespace saloon::cli {
namespace {

using telling::Choices;

constexpr std::size_t kShortLog = 20;
constexpr std::size_t kFewChoices = 7;

constexpr const char* kNew = " ◂";

/// A sign behind every line that was not on the table before.
void mark_new(std::vector<std::string>& table, const std::vector<std::string>& before) {
  for (std::string& line : table) {
    if (std::find(before.begin(), before.end(), line) == before.end()) line += kNew;
  }
}

void append(std::vector<std::string>& to, std::vector<std::string> more) {
  to.insert(to.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

/// Who else is asked: still choosing, and known to have chosen.
struct Others {
  json::array choosing, ready;
};

/// Only what the view shows: some questions hide who has answered them.
Others others_at(const SeatDoor& door) {
  const json::object view = door.view();
  const json::value* answered = object_in(object_in(view, "public"), "asked").if_contains("answered");
  const json::array* list = answered == nullptr ? nullptr : answered->if_array();
  Others out;
  for (const Seat p : door.required()) {
    const json::value name(seat_name(p));
    const bool has_chosen = list != nullptr && std::find(list->begin(), list->end(), name) != list->end();
    if (p != door.seat()) (has_chosen ? out.ready : out.choosing).push_back(name);
  }
  return out;
}

/// Where cards have codes of the reader's own, one of the program's may be a word, too: "as" is any ace in French, and
/// that of spades in English. Then it is asked which is meant.
telling::Meant meant_in_words(const std::string& typed, const Choices& choices, const SeatDoor& door,
                              const Words& words) {
  telling::Meant meant = telling::meant_by(typed, choices, door);
  if (!meant.decision || number_in(typed) || !has_own_codes(words)) return meant;
  std::vector<std::size_t> found = choices.containing(typed);
  if (found.empty()) return meant;
  const auto place = choices.place_of(*meant.decision);
  if (place && std::find(found.begin(), found.end(), *place) == found.end()) found.push_back(*place);
  if (found.size() == 1) return {choices[found[0]].decision, {}};
  return {{}, std::move(found)};
}

}  // namespace

Asking::Lines Asking::table_if_new(const SeatDoor& door) {
  Lines table =
      terminal_.is_small() ? glance(door, brief_words(door.game(), words_), terminal_.columns()) : door.table(words_);
  if (table == shown_) return {};
  const Lines before = std::exchange(shown_, table);
  if (terminal_.is_person() && !terminal_.is_small() && !before.empty()) mark_new(table, before);
  table.insert(table.begin(), "");
  return table;
}

Asking::Lines Asking::question_lines(const SeatDoor& door, const std::string& reason) const {
  Others others = others_at(door);
  const std::string ready = others.ready.empty() ? "" : words_.say("play.ready", {{"seats", std::move(others.ready)}});
  Lines out{terminal_.inked(Ink::Question, telling::question_put(door, words_))};
  if (terminal_.is_small()) {
    if (!ready.empty()) out.front() += " " + ready;
    if (!reason.empty()) out.push_back(reason);
    return out;
  }
  out.insert(out.begin(), "");
  if (!reason.empty()) out.push_back(reason);
  if (!others.choosing.empty()) out.push_back(words_.say("question.also", {{"seats", std::move(others.choosing)}}));
  if (!ready.empty()) out.push_back(ready);
  return out;
}

/// Whoever meets a kind of question for the first time is told what it is about; later on, once per game, the first
/// clause behind it is quoted.
std::string Asking::reason_for(const SeatDoor& door) {
  const std::string question = door.question();
  if (!seen_.insert(question).second) return {};
  if (learnt_.is_new(std::string(door.game().slug), question)) {
    return terminal_.broken(telling::guide_to(question, words_));
  }
  const std::vector<std::string> clauses = explainer_.clauses_of(door);
  return clauses.empty() ? std::string() : shown(terminal_, explainer_.quoted(clauses.front()), words_);
}

/// What has just been told shall stay on the screen, too, as long as some choices are left beside it.
std::size_t Asking::room_below(const Lines& lines) const {
  if (!terminal_.is_small()) return std::string::npos;
  const std::size_t rows = terminal_.look().rows;
  const std::size_t taken = terminal_.height(lines) + 1;
  const std::size_t left = rows > taken ? rows - taken : 0;
  const std::size_t told = terminal_.written();
  return std::min(left, std::max(kFewChoices, left > told ? left - told : 0));
}

/// What a question is about stands below it, or above the table where it would push the table off the screen.
void Asking::put(const SeatDoor& door, const Choices& choices) {
  is_deeper_ = false;
  offered_.clear();
  const std::string reason = reason_for(door);
  const Lines table = table_if_new(door);
  Lines all = table;
  append(all, question_lines(door, reason));
  Lines steps = step_lines(door, choices, all_places(choices), room_below(all));
  if (!reason.empty() && terminal_.height(steps) > room_below(all)) {
    terminal_.line();
    terminal_.line(reason);
    all = table;
    append(all, question_lines(door, ""));
    steps = step_lines(door, choices, all_places(choices), room_below(all));
  }
  append(all, std::move(steps));
  knows_steps_ = knows_steps_ || has_letters(menu_);
  // A table that leaves no room for the choices is read first.
  if (terminal_.is_small() && terminal_.height(all) >= terminal_.look().rows) {
    terminal_.lines(table);
    all.erase(all.begin(), all.begin() + std::ptrdiff_t(table.size()));
  }
  terminal_.make_room(terminal_.height(all) + 1);
  terminal_.lines(all);
}

void Asking::put_again(const SeatDoor& door, const Choices& choices) {
  is_deeper_ = false;
  terminal_.lines(step_lines(door, choices, all_places(choices), room_below({})));
}

Asking::Lines Asking::step_lines(const SeatDoor& door, const Choices& choices, const std::vector<std::size_t>& places,
                                 std::size_t room) {
  Lines notes;
  if (!choices.complete()) notes.push_back(words_.say("play.partial"));
  const std::size_t below = terminal_.height(notes);
  menu_.clear();
  Lines out = choice_lines(choices, places, terminal_, room > below ? room - below : 0);
  const bool in_steps = terminal_.is_small() && (places.size() > kMostAtOnce || terminal_.height(out) + below > room);
  if (in_steps && places.size() > 3) {
    const Lines how{words_.say("play.steps", {{"n", places.size()}})};
    const std::size_t left = below + (knows_steps_ ? 0 : terminal_.height(how)) + 1;
    // What stands side by side takes fewer lines, what stands under long headings more: so it is tried.
    const std::size_t fits = fitting(choices, places, room > left ? room - left : 0);
    for (std::size_t most = kMostAtOnce;; most = std::min(most - 1, fits)) {
      menu_ = menu_of(choices, places, most, door, words_);
      out = menu_lines(menu_, choices, terminal_);
      if (most <= 2 || terminal_.height(out) + left <= room + 1) break;
    }
    if (!knows_steps_ && has_letters(menu_)) notes.insert(notes.begin(), how.front());
  }
  for (const Bunch& bunch : menu_) {
    if (bunch.places.size() == 1) offered_.insert(bunch.places.front());
  }
  if (menu_.empty()) offered_.insert(places.begin(), places.end());
  append(out, std::move(notes));
  return out;
}

std::size_t Asking::fitting(const Choices& choices, const std::vector<std::size_t>& places, std::size_t lines) const {
  std::size_t n = 0;
  for (std::size_t taken = 0; n < places.size(); ++n) {
    taken += terminal_.height({choice_line(choices[places[n]].text, places[n])});
    if (taken > lines) break;
  }
  return n;
}

bool Asking::open_bunch(const SeatDoor& door, const Choices& choices, const std::string& typed) {
  const auto called = bunch_called(typed, menu_);
  if (!called) return false;
  const Bunch bunch = menu_[*called];
  is_deeper_ = true;
  Lines all{terminal_.inked(Ink::Question, bunch.label)};
  append(all, step_lines(door, choices, bunch.places, room_below(all)));
  terminal_.lines(all);
  return true;
}

bool Asking::shows_unseen(const Choices& choices, const std::string& typed) {
  const auto number = number_in(typed);
  if (!number || *number < 1 || *number > choices.size()) return false;
  if (!offered_.insert(*number - 1).second) return false;
  terminal_.line(choice_line(choices[*number - 1].text, *number - 1));
  terminal_.line(words_.say("play.type_again"));
  return true;
}

bool Asking::go_back(const SeatDoor& door, const Choices& choices) {
  if (!is_deeper_) return false;
  put_again(door, choices);
  return true;
}

void Asking::obey(const SeatDoor& door, const Choices& choices, const Typed& typed) {
  if (typed.command == Command::Table) return terminal_.lines(door.table(words_));
  if (typed.command == Command::Map) return show_map(door);
  if (typed.command == Command::All) {
    const std::vector<std::size_t> all = all_places(choices);
    offered_.insert(all.begin(), all.end());
    return terminal_.lines(choice_lines(choices, all, terminal_));
  }
  if (typed.command == Command::Goal) return show(terminal_, telling::introduction(words_), words_);
  if (typed.command == Command::Guide)
    return terminal_.line(words_.say(learnt_.turn_guide() ? "play.guide_on" : "play.guide_off"));
  if (typed.command == Command::Odds) return show_odds(door, choices);
  if (typed.command == Command::Yes || typed.command == Command::No)
    return terminal_.line(words_.say("play.yes_or_no"));
  if (typed.command != Command::Help) return;
  if (typed.rest.empty()) return show_help(door, "play.commands");
  explain(door, choices, typed.rest);
}

void Asking::show_known(const Lines& own, const Lines& secrets, bool whole) {
  if (!own.empty() || secrets.empty()) terminal_.line(Ink::Heading, words_.say("known.head"));
  terminal_.lines(own);
  if (own.empty() && secrets.empty()) terminal_.line(words_.say("known.nothing"));
  if (secrets.empty()) return;
  terminal_.line(Ink::Heading, words_.say("known.alone"));
  show_last(secrets, whole, "command.know");
}

void Asking::show_map(const SeatDoor& door) {
  const Lines map = map_lines(door, words_, terminal_.columns());
  if (map.empty()) return terminal_.line(words_.say("play.no_map"));
  terminal_.lines(map);
}

void Asking::show_advice(const Choices& choices, const std::vector<telling::HintLine>& lines) {
  show_hint(terminal_, lines);
  for (std::size_t place = 0; place < choices.size(); ++place) {
    const std::string number = "[" + std::to_string(place + 1) + "]";
    const bool named = std::any_of(lines.begin(), lines.end(),
                                   [&](const auto& line) { return line.text.find(number) != std::string::npos; });
    if (named) offered_.insert(place);
  }
}

/// A letter stands for what its bunch has in common, the code of a card for that card.
void Asking::explain(const SeatDoor& door, const Choices& choices, const std::string& what) {
  const auto called = bunch_called(what, menu_);
  if (const auto number = number_in(what); number && *number >= 1) offered_.insert(*number - 1);
  const std::string code = what.find(' ') == std::string::npos ? codes_of_cards(what, words_) : std::string();
  const std::string& named = code.empty() ? what : code;
  show(terminal_, explainer_.explained(called ? menu_[*called].label : named, door, choices), words_);
}

/// Of the question as a whole, or where that has no figures of each choice that has.
void Asking::show_odds(const SeatDoor& door, const Choices& choices) {
  const auto outlook = outlook_at(door);
  const auto told = [&](const json::array& figures) { return telling::told_outlook(figures, door.seat(), words_); };
  Lines lines = outlook == nullptr ? Lines{} : told(outlook->whole());
  const bool whole = !lines.empty();
  for (std::size_t place = 0; outlook != nullptr && !whole && place < choices.size(); ++place) {
    for (const std::string& line : told(outlook->of(choices[place].decision))) {
      lines.push_back(std::to_string(place + 1) + "  " + line);
    }
  }
  if (lines.empty()) return terminal_.line(words_.say("play.no_odds"));
  for (const std::string& line : lines) terminal_.paragraph(line);
  if (whole) terminal_.line(words_.say("play.odds_of_choice"));
}

void Asking::show_help(const SeatDoor& door, const char* commands) {
  const std::vector<std::string> clauses = explainer_.clauses_of(door);
  const std::string example = clauses.empty() ? std::string(door.game().prefix) : clauses.front();
  terminal_.line(words_.say("play.typing"));
  terminal_.line(words_.say(commands, {{"clause", example}}));
  if (!clauses.empty()) terminal_.line(Ink::Heading, words_.say("play.rules_now"));
  for (const std::string& id : clauses) show(terminal_, explainer_.quoted(id), words_);
}

std::optional<json::object> Asking::meant(const SeatDoor& door, const Choices& choices, const std::string& typed) {
  if (open_bunch(door, choices, typed) || shows_unseen(choices, typed)) return {};
  if (const std::string codes = codes_of_cards(typed, words_); !codes.empty()) {
    if (json::object named = door.typed(codes); !named.empty()) return named;
  }
  const bool is_letter = typed.size() == 1 && !number_in(typed);
  telling::Meant meant = is_letter ? telling::Meant{} : meant_in_words(typed, choices, door, words_);
  if (meant.decision) return std::move(meant.decision);
  if (meant.several.empty()) {
    terminal_.line(Ink::Refusal, words_.say("play.not_understood", {{"typed", typed}, {"n", choices.size()}}));
  } else {
    terminal_.line(words_.say("play.several", {{"typed", typed}}));
  }
  for (const std::size_t i : meant.several) terminal_.line(choice_line(choices[i].text, i));
  offered_.insert(meant.several.begin(), meant.several.end());
  return {};
}

std::optional<json::object> Asking::only(const Choices& choices) {
  if (choices.size() != 1 || !choices.complete()) return {};
  return choices[0].decision;
}

void Asking::show_refusal(const Refusal& refusal) {
  std::string text = explainer_.clause_text(refusal.clause);
  if (!refusal.detail.empty()) text += " (" + refusal.detail + ")";
  terminal_.paragraph(
      terminal_.inked(Ink::Refusal, words_.say("question.refused", {{"clause", refusal.clause}, {"text", text}})));
}

void Asking::show_last(const std::vector<std::string>& lines, bool whole, const char* command) {
  const std::size_t first = whole || lines.size() <= kShortLog ? 0 : lines.size() - kShortLog;
  if (first > 0) terminal_.line(words_.say("play.earlier", {{"n", first}, {"command", words_.say(command)}}));
  for (std::size_t i = first; i < lines.size(); ++i) terminal_.line(lines[i]);
}

}  // namespace saloon::cli
