#include "cli/exec_bot.h"

#include <fcntl.h>
#include <unistd.h>

#include "engine/match/match.h"
#include "engine/state.h"

namespace saloon::cli {
namespace {

/// Between "quit" and the end of the process.
constexpr auto kToQuit = std::chrono::milliseconds(500);

json::object match_json(const SeatDoor& door) {
  json::object options;
  for (const OptionInfo& option : door.game().options) options[option.name] = option.standard;
  for (const OptionSetting& option : door.options()) options[option.name] = option.value;
  return {{"game", door.game().slug},
          {"rules", door.game().rules_version},
          {"seats", door.seats()},
          {"seat", seat_name(door.seat())},
          {"options", std::move(options)}};
}

/// The last line that says something.
std::string last_line(std::string_view text) {
  const std::size_t end = text.find_last_not_of(" \t\r\n");
  if (end == std::string_view::npos) return "";
  const std::size_t begin = text.find_last_of('\n', end);
  return std::string(text.substr(begin + 1, end - begin));
}

}  // namespace

ExecBot::ExecBot(std::string name, std::vector<std::string> command, OutsideBots settings)
    : name_(std::move(name)), command_(std::move(command)), settings_(std::move(settings)) {}

ExecBot::~ExecBot() {
  if (!child_.started()) return;
  say("quit");
  child_.dismiss(kToQuit);
}

void ExecBot::begin() {
  introduced_ = false;
  told_ = 0;
  failures_in_match_ = 0;
}

json::object ExecBot::answer(const SeatDoor& door, u64 seed) {
  if (door.question().empty()) return {};
  if (door.seat() != seat_) begin();
  seat_ = door.seat();
  listed_ = door.legal();
  if (listed_.decisions.empty()) return {};  // an offer that leaves nothing to choose is not put
  if (!is_up()) return by_default(door, seed);
  tell_match(door);
  put(door, seed);
  auto decision = listen(door, Clock::now() + settings_.time);
  if (!decision) return by_default(door, seed);
  failures_in_a_row_ = 0;
  return *decision;
}

void ExecBot::end(const SeatDoor& door) {
  if (!child_.started() || !introduced_ || door.seat() != seat_) return;
  tell_match(door);
  say("end " + json::serialize(door.outcome()));
  introduced_ = false;
}

bool ExecBot::is_given_up() const {
  return never_started_ || is_given_up_for_good() || failures_in_match_ > kMostRestarts;
}

bool ExecBot::is_up() {
  if (child_.started() && child_.has_ended()) fail(Child::Heard::Ended);
  if (is_given_up()) return false;
  if (child_.started()) return true;
  std::string error;
  if (child_.start(command_, error)) return shake_hands();
  fail_to_start(error);
  return false;
}

bool ExecBot::shake_hands() {
  introduced_ = false;
  say("saloon " + std::to_string(kProtocol));
  const auto limit = Clock::now() + settings_.to_start;
  std::string line;
  Child::Heard heard = hear(line, limit);
  for (; heard == Child::Heard::Line; heard = hear(line, limit)) {
    const Message message = message_in(line);
    if (message.word == "ready") return true;
    if (message.word == "option") set_option(message_in(message.rest).word);
  }
  fail_to_start(last_words(heard));
  return false;
}

void ExecBot::set_option(std::string_view name) {
  for (const OptionSetting& option : settings_.options) {
    if (option.name == name) say("option " + option.name + " " + option.value);
  }
}

/// What it has not heard yet; after a restart, all of it.
void ExecBot::tell_match(const SeatDoor& door) {
  if (!introduced_) {
    say("match " + json::serialize(match_json(door)));
    told_ = 0;
    introduced_ = true;
  }
  for (const std::string& event : door.heard_texts(told_)) say("event " + event);
  told_ = door.heard_count();
}

void ExecBot::put(const SeatDoor& door, u64 seed) {
  std::string line = "view ";
  door.write_view(line);
  say(line);
  say("flow " + json::serialize(door.flow()));
  line = "legal ";
  door.write_legal(line);
  say(line);
  child_.allow_more();
  say(ask_line({.id = ++request_,
                .question = door.question(),
                .milliseconds = u64(settings_.time.count()),
                .seed = outside_seed(seed),
                .partial = !listed_.complete,
                .offer = door.offered().has(seat_)}));
}

/// Nothing if the decision is lost.
std::optional<json::object> ExecBot::listen(const SeatDoor& door, Clock::time_point limit) {
  bool stopped = false;
  for (std::string line;;) {
    const Child::Heard heard = hear(line, stopped ? limit + settings_.to_stop : limit);
    if (heard == Child::Heard::Late && !stopped) {
      say("stop " + std::to_string(request_));
      stopped = true;
    } else if (heard != Child::Heard::Line) {
      fail(heard);
      return {};
    } else if (Outcome outcome = take_line(door, line); outcome.settled) {
      return std::move(outcome.decision);
    }
  }
}

ExecBot::Outcome ExecBot::take_line(const SeatDoor& door, const std::string& line) {
  const Message message = message_in(line);
  if (message.word != "answer") return {};
  const auto answer = answer_in(message.rest);
  if (!answer || (answer->request == request_ && answer->kind == BotAnswer::Kind::Nonsense)) {
    blame(Fault::Nonsense, line);
    return {.settled = true};
  }
  if (answer->request == request_) return take_answer(door, *answer);
  blame(Fault::Stale, line);
  return {};
}

ExecBot::Outcome ExecBot::take_answer(const SeatDoor& door, const BotAnswer& answer) {
  if (answer.kind == BotAnswer::Kind::Pass && door.offered().has(seat_)) return {true, json::object{}};
  if (answer.kind == BotAnswer::Kind::Pass) return refuse(kMalformed, detail("no_offer"));
  if (answer.kind == BotAnswer::Kind::Place && answer.place >= listed_.decisions.size()) {
    return refuse(kMalformed, detail("no_place", {{"place", answer.place}, {"n", listed_.decisions.size()}}));
  }
  const bool by_place = answer.kind == BotAnswer::Kind::Place;
  const json::value decision = by_place ? listed_.decisions[answer.place] : answer.decision;
  const Refusal refusal = door.would_answer(decision);
  if (refusal.accepted()) return {true, door.canonical(decision).get_object()};
  return refuse(refusal.clause, refusal.detail);
}

ExecBot::Outcome ExecBot::refuse(const std::string& clause, const std::string& why) {
  blame(Fault::Illegal, clause + (why.empty() ? "" : ": " + why));
  say("refused " + std::to_string(request_) + " " + clause);
  return {.settled = true};
}

/// As the house's random bot would; what is merely offered passes.
json::object ExecBot::by_default(const SeatDoor& door, u64 seed) const {
  if (door.offered().has(seat_)) return {};
  Chance chance{key_of_seed(seed, u64{seat_} + 1)};
  const json::array& list = listed_.decisions;
  return list[chance.below(u32(list.size()))].get_object();
}

void ExecBot::say(const std::string& line) {
  note_down('>', line);
  child_.send(line + "\n");
}

Child::Heard ExecBot::hear(std::string& line, Clock::time_point deadline) {
  const Child::Heard heard = child_.hear(line, deadline);
  if (heard == Child::Heard::Line) note_down('<', line);
  return heard;
}

void ExecBot::note_down(char who, const std::string& line) const {
  if (settings_.log.empty()) return;
  const int file = ::open(settings_.log.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  if (file < 0) return;
  // In one piece, as several bots may write into the same file.
  const std::string whole = seat_name(seat_) + " " + who + " " + line + "\n";
  [[maybe_unused]] const ssize_t written = ::write(file, whole.data(), whole.size());
  ::close(file);
}

void ExecBot::blame(Fault fault, const std::string& detail) {
  note_down('!', detail);
  settings_.faults->note(name_, fault, detail);
}

std::string ExecBot::detail(std::string_view what, const json::object& args) const {
  return settings_.faults->shell().say("bot_fault.detail." + std::string(what), args);
}

std::string ExecBot::last_words(Child::Heard heard) {
  const std::string complaint = last_line(child_.take_complaints());
  const Child::Ending ending = child_.how_it_ended();
  const std::string how = heard != Child::Heard::Ended
                              ? detail("runs_on")
                              : detail(ending.by_signal ? "signal" : "exit", {{"n", ending.code}});
  return complaint.empty() ? how : how + ": " + complaint;
}

void ExecBot::fail(Child::Heard heard) {
  if (heard == Child::Heard::Ended) fail(Fault::Crash, last_words(heard));
  if (heard == Child::Heard::Closed) fail(Fault::Closed, last_words(heard));
  if (heard == Child::Heard::Late) fail(Fault::Time, std::to_string(settings_.time.count()));
  if (heard == Child::Heard::Flood) fail(Fault::Flood, "");
}

void ExecBot::fail(Fault fault, const std::string& detail) {
  blame(fault, detail);
  child_.end();
  ++failures_in_match_;
  ++failures_in_a_row_;
  if (is_given_up()) settings_.faults->give_up(name_, is_given_up_for_good());
}

/// What cannot even begin does not get better by trying again.
void ExecBot::fail_to_start(const std::string& detail) {
  blame(Fault::Start, detail);
  child_.end();
  never_started_ = true;
}

}  // namespace saloon::cli
