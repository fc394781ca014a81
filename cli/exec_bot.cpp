#include "cli/exec_bot.h"

#include <fcntl.h>
#include <unistd.h>

#include "engine/match.h"

namespace saloon::cli {
namespace {

/// To say "ready": interpreters take their time on a busy machine.
constexpr auto kToStart = std::chrono::seconds(10);
/// Between "stop" and the end of our patience.
constexpr auto kToStop = std::chrono::milliseconds(500);
/// Between "quit" and the end of the process.
constexpr auto kToQuit = std::chrono::milliseconds(500);

json::object match_json(const Match& match, Seat p) {
  json::object options;
  for (const OptionInfo& option : match.game().options) options[option.name] = option.standard;
  for (const OptionSetting& option : match.setup().options) options[option.name] = option.value;
  return {{"game", match.game().slug},
          {"rules", match.game().rules_version},
          {"seats", match.seats()},
          {"seat", seat_name(p)},
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

json::object ExecBot::answer(const Match& match, Seat p, u64 seed) {
  if (match.question(p).empty()) return {};
  if (p != seat_) begin();
  seat_ = p;
  if (!is_up()) return by_default(match, seed);
  tell_match(match);
  put(match, seed);
  auto decision = listen(match, Clock::now() + settings_.time);
  if (!decision) return by_default(match, seed);
  failures_in_a_row_ = 0;
  return *decision;
}

void ExecBot::end(const Match& match, Seat p) {
  if (!child_.started() || !introduced_ || p != seat_) return;
  tell_match(match);
  say("end " + json::serialize(match.outcome()));
  introduced_ = false;
}

bool ExecBot::is_given_up() const { return failures_in_match_ > kMostRestarts || failures_in_a_row_ > kMostRestarts; }

bool ExecBot::is_up() {
  if (child_.started() && child_.has_ended()) fail(Child::Heard::Ended);
  if (is_given_up()) return false;
  if (child_.started()) return true;
  std::string error;
  if (child_.start(command_, error)) return shake_hands();
  fail(Fault::Start, error);
  return false;
}

bool ExecBot::shake_hands() {
  introduced_ = false;
  say("saloon " + std::to_string(kProtocol));
  const auto limit = Clock::now() + kToStart;
  for (std::string line;;) {
    const Child::Heard heard = hear(line, limit);
    if (heard == Child::Heard::Line) {
      const Message message = message_in(line);
      if (message.word == "ready") return true;
      if (message.word == "option") set_option(message_in(message.rest).word);
      continue;
    }
    if (heard == Child::Heard::Late) fail(Fault::Start, "no \"ready\"");
    if (heard != Child::Heard::Late) fail(heard);
    return false;
  }
}

void ExecBot::set_option(std::string_view name) {
  for (const OptionSetting& option : settings_.options) {
    if (option.name == name) say("option " + option.name + " " + option.value);
  }
}

/// What it has not heard yet; after a restart, all of it.
void ExecBot::tell_match(const Match& match) {
  if (!introduced_) {
    say("match " + json::serialize(match_json(match, seat_)));
    told_ = 0;
    introduced_ = true;
  }
  for (; told_ < match.event_count(); ++told_) {
    const json::value event = match.event(told_, seat_);
    if (event.is_object()) say("event " + json::serialize(event));
  }
}

void ExecBot::put(const Match& match, u64 seed) {
  bool complete = true;
  listed_ = match.legal(seat_, complete);
  say("view " + json::serialize(match.view(seat_)));
  say("legal " + json::serialize(listed_));
  child_.allow_more();
  say(ask_line({.id = ++request_,
                .question = match.question(seat_),
                .milliseconds = u64(settings_.time.count()),
                .seed = outside_seed(seed),
                .partial = !complete,
                .offer = match.offered().has(seat_)}));
}

/// Nothing if the decision is lost.
std::optional<json::object> ExecBot::listen(const Match& match, Clock::time_point limit) {
  bool stopped = false;
  for (std::string line;;) {
    const Child::Heard heard = hear(line, stopped ? limit + kToStop : limit);
    if (heard == Child::Heard::Late && !stopped) {
      say("stop " + std::to_string(request_));
      stopped = true;
    } else if (heard != Child::Heard::Line) {
      fail(heard);
      return {};
    } else if (Outcome outcome = take_line(match, line); outcome.settled) {
      return std::move(outcome.decision);
    }
  }
}

ExecBot::Outcome ExecBot::take_line(const Match& match, const std::string& line) {
  const Message message = message_in(line);
  if (message.word != "answer") return {};
  const auto answer = answer_in(message.rest);
  if (!answer || (answer->request == request_ && answer->kind == BotAnswer::Kind::Nonsense)) {
    blame(Fault::Nonsense, line);
    return {.settled = true};
  }
  if (answer->request == request_) return take_answer(match, *answer);
  blame(Fault::Stale, line);
  return {};
}

ExecBot::Outcome ExecBot::take_answer(const Match& match, const BotAnswer& answer) {
  if (answer.kind == BotAnswer::Kind::Pass && match.offered().has(seat_)) return {true, json::object{}};
  json::value decision = answer.decision;
  if (answer.kind == BotAnswer::Kind::Place && answer.place < listed_.size()) decision = listed_[answer.place];
  const Refusal refusal = match.would_answer(seat_, decision);
  if (refusal.accepted()) return {true, match.canonical(decision).get_object()};
  blame(Fault::Illegal, refusal.clause + (refusal.detail.empty() ? "" : ": " + refusal.detail));
  say("refused " + std::to_string(request_) + " " + refusal.clause);
  return {.settled = true};
}

/// As the house's random bot would; what is merely offered passes.
json::object ExecBot::by_default(const Match& match, u64 seed) const {
  bool complete = true;
  const json::array list = match.legal(seat_, complete);
  if (list.empty() || match.offered().has(seat_)) return {};
  Chance chance{key_of_seed(seed, u64{seat_} + 1)};
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

void ExecBot::fail(Child::Heard heard) {
  const std::string complaint = last_line(child_.take_complaints());
  const std::string how = child_.how_it_ended();
  if (heard == Child::Heard::Ended) fail(Fault::Crash, complaint.empty() ? how : how + ": " + complaint);
  if (heard == Child::Heard::Closed) fail(Fault::Closed, complaint);
  if (heard == Child::Heard::Late) fail(Fault::Time, std::to_string(settings_.time.count()));
  if (heard == Child::Heard::Flood) fail(Fault::Flood, "");
}

void ExecBot::fail(Fault fault, const std::string& detail) {
  blame(fault, detail);
  child_.end();
  ++failures_in_match_;
  ++failures_in_a_row_;
  if (is_given_up()) settings_.faults->give_up(name_, failures_in_a_row_ > kMostRestarts);
}

}  // namespace saloon::cli
