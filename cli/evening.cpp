#include "cli/evening.h"

#include <algorithm>
#include <chrono>

#include "cli/thinkers.h"
#include "engine/record/replay.h"
#include "telling/log.h"

namespace saloon::cli {
namespace {

/// Bots think with a generator of their own that follows from the seed, so that a given seed repeats the whole game and
/// a game taken up again goes on as it would have.
u64 bot_seed(const std::string& seed, u64 answers) {
  u64 hash = 0;
  for (const char c : seed) hash = mix64(hash ^ u64(static_cast<unsigned char>(c)));
  return key_of_seed(hash, answers);
}

/// An offer is looked at by a bot once in so many answers of the table, as in simulations.
constexpr u32 kOfferPace = 4;

}  // namespace

Evening::Evening(Seating seating, Bots bots, const Words& words, const telling::Explainer& explainer,
                 Terminal& terminal, Keep keep)
    : seating_(std::move(seating)), bots_(std::move(bots)), words_(words), terminal_(terminal), keep_(std::move(keep)) {
  std::string error;
  match_ = seating_.game->start(*seating_.game, seating_.setup, nullptr, error);
  if (match_ == nullptr) throw Wrong(words.say("error.setup", {{"detail", error}}));
  recorder_.emplace(*match_);
  for (const Seat p : seating_.people) people_.emplace_back(p, words_, explainer, terminal_);
}

bool Evening::take_up(const Record& so_far) {
  Replay walk(*seating_.game, so_far, Replay::Draws::FromSeed);
  if (!walk.finish()) return false;
  match_ = walk.take();
  recorder_.emplace(so_far, *match_);
  for (const RecordEntry& entry : so_far.entries) {
    answered_by_people_ = answered_by_people_ || seating_.people.has(entry.seat);
  }
  // Who answered last had seen all there was: an offer just answered is not put again.
  for (Person& person : people_) {
    if (!record().entries.empty() && record().entries.back().seat == person.seat())
      person.settle(match_->at(person.seat()));
  }
  if (people_.size() == 1) people_.front().recall(match_->at(people_.front().seat()));
  if (people_.empty()) told_ = match_->at(kSpectator).heard_count();
  return true;
}

bool Evening::play(bool introduced) {
  welcome(introduced);
  tell_live();
  while (!match_->over()) {
    if (!step()) {
      keep_game();
      return false;
    }
    tell_live();
  }
  for (const Seat p : all_seats(match_->seats())) {
    if (bots_[p] != nullptr) bots_[p]->end(match_->at(p));
  }
  tell_end();
  return true;
}

void Evening::welcome(bool introduced) {
  terminal_.line(Ink::Heading, words_.say("play.welcome", {{"game", words_.say("game.name")},
                                                           {"tagline", words_.say("game.tagline")}}));
  if (!introduced) {
    terminal_.line(seating_line(seating_, words_));
    if (const std::string options = options_line(seating_, words_); !options.empty()) terminal_.line(options);
  }
  if (!people_.empty()) terminal_.line(words_.say("play.hint"));
  terminal_.line();
}

/// One answer of anybody; false if a person leaves.
bool Evening::step() {
  json::object decision;
  if (const auto bot = bot_for_offer(decision)) {
    take(*bot, decision);
    return true;
  }
  if (Person* person = next_person()) return ask(*person);
  const Seat bot = *match_->waiting().begin();
  take(bot, bot_answer(bot, bot_seed(seating_.setup.seed, record().entries.size())));
  return true;
}

/// A bot of the house keeps nothing in mind from one answer to the next that a game taken up again would not give back;
/// what a bot from outside keeps is its own affair.
json::object Evening::bot_answer(Seat p, u64 seed) {
  if (!is_command(seating_.bots[p])) bots_[p]->begin();
  return bots_[p]->answer(match_->at(p), seed);
}

std::optional<Seat> Evening::bot_for_offer(json::object& decision) {
  for (const Seat p : match_->offered()) {
    const u64 seed = bot_seed(seating_.setup.seed, record().entries.size());
    Chance chance{key_of_seed(seed, kMostSeats + u64{p})};
    if (seating_.people.has(p) || chance.below(kOfferPace) != 0) continue;
    decision = bot_answer(p, seed);
    if (!decision.empty() && match_->would_answer(p, decision).accepted()) return p;
  }
  return {};
}

/// People before bots, whoever has the keyboard before others; after those who must answer, those who may.
Person* Evening::next_person() {
  const SeatSet must = match_->waiting();
  const SeatSet may = match_->offered();
  std::vector<Person*> order;
  for (Person& person : people_) order.push_back(&person);
  const auto holder = std::find_if(order.begin(), order.end(), [&](const Person* p) { return p->seat() >= holder_; });
  std::rotate(order.begin(), holder, order.end());
  for (Person* person : order) {
    if (must.has(person->seat())) return person;
  }
  for (Person* person : order) {
    if (may.has(person->seat()) && person->wants_offer(match_->at(person->seat()))) return person;
  }
  return nullptr;
}

bool Evening::ask(Person& person) {
  keep_game();
  if (is_shared() && person.seat() != holder_ && !pass_keyboard(person)) return false;
  holder_ = person.seat();
  const OpenDoor door = match_->at(person.seat());
  person.hear(door);
  Reply reply = person.answer(door);
  if (reply.kind == Reply::Kind::Leave) return false;
  if (reply.kind == Reply::Kind::Answer) {
    recorder_->note(*match_, person.seat(), std::move(reply.taken));
    answered_by_people_ = true;
    keep_game();
  }
  person.settle(door);
  told_ = match_->at(kSpectator).heard_count();
  return true;
}

/// Nothing of the last person's secrets is left when the next one is called, and nothing of the next one's shows
/// before.
bool Evening::pass_keyboard(Person& to) {
  const json::object who{{"seat", seat_name(to.seat())}, {"n", to.seat()}};
  terminal_.wipe();
  terminal_.line(Ink::Question, words_.say("pass.to", who));
  if (!terminal_.read(words_.say("pass.ready", who))) return false;
  terminal_.wipe();
  to.forget_screen();
  terminal_.line(Ink::Heading, words_.say("pass.now", who));
  return true;
}

void Evening::take(Seat p, const json::object& decision) {
  Refusal refusal = match_->answer(p, decision);
  if (!refusal.accepted()) throw std::logic_error("an answer of " + seat_name(p) + " was refused by " + refusal.clause);
  recorder_->note(*match_, p, std::move(refusal.taken));
}

void Evening::keep_game() {
  if (kept_ == record().entries.size() + 1) return;
  keep_(record());
  kept_ = record().entries.size() + 1;
}

/// A single person, or those who only watch, hear everything as it happens.
void Evening::tell_live() {
  if (people_.size() == 1) people_.front().hear(match_->at(people_.front().seat()));
  if (people_.empty()) terminal_.lines(telling::told_since(match_->at(kSpectator), told_, words_));
}

void Evening::tell_end() {
  if (is_shared()) {
    terminal_.wipe();
    terminal_.line(Ink::Heading, words_.say("pass.end"));
    terminal_.lines(telling::told_since(match_->at(kSpectator), told_, words_));
  }
  const json::object outcome = match_->outcome();
  terminal_.line();
  for (const std::string& line : telling::told_result(outcome, reader(), words_)) terminal_.line(Ink::Good, line);
  const std::string reason = text_in(outcome, "reason");
  if (words_.has("end." + reason)) {
    terminal_.line(words_.say("play.reason", {{"reason", words_.say("end." + reason)}}));
  }
  tell_statistics();
}

void Evening::tell_statistics() {
  std::vector<u64> answers(std::size_t(match_->seats()));
  for (const RecordEntry& entry : record().entries) ++answers[entry.seat];
  terminal_.line(
      words_.say("play.statistics", {{"decisions", record().entries.size()}, {"draws", match_->drawn().size()}}));
  for (const Seat p : all_seats(match_->seats())) {
    const std::string who = seating_.people.has(p) ? "person" : seating_.bots[p];
    terminal_.line("  " +
                   words_.say("play.statistics_seat",
                              {{"seat", p == reader() ? "you" : seat_name(p)}, {"who", who}, {"n", answers[p]}}));
  }
}

}  // namespace saloon::cli
