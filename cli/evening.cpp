#include "cli/evening.h"

#include <algorithm>

#include "bots/players.h"
#include "cli/thinkers.h"
#include "engine/record/replay.h"
#include "telling/log.h"

namespace saloon::cli {
namespace {

/// A bot of the house keeps nothing in mind from one answer to the next that a game taken up again would not give back;
/// what a bot from outside keeps is its own affair.
class BotAtTable final : public bots::Chair {
 public:
  BotAtTable(Thinker& bot, bool is_ours) : bot_(bot), is_ours_(is_ours) {}
  bots::Reply answer(OpenDoor door, u64 seed) override {
    if (is_ours_) bot_.begin();
    return bots::replied(door, bot_.answer(door, seed));
  }
  void end(const SeatDoor& door) override { bot_.end(door); }

 private:
  Thinker& bot_;
  bool is_ours_;
};

}  // namespace

class Evening::PersonChair final : public bots::Chair {
 public:
  PersonChair(Evening& evening, Person& person) : evening_(evening), person_(person) {}
  bots::Reply answer(OpenDoor door, u64 /*seed*/) override { return evening_.ask(person_, door); }

 private:
  Evening& evening_;
  Person& person_;
};

Evening::Evening(Seating seating, Bots bots, const Words& words, const telling::Explainer& explainer,
                 Terminal& terminal, Keep keep)
    : seating_(std::move(seating)), bots_(std::move(bots)), words_(words), terminal_(terminal), keep_(std::move(keep)) {
  auto started = seating_.game->start(*seating_.game, seating_.setup, nullptr);
  if (!started) throw Wrong(words.say("error.setup", {{"detail", started.error()}}));
  match_ = std::move(*started);
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
  const bots::Played played = bots::play_table(*match_, chairs(), *this);
  if (played.stalled) throw std::logic_error("nobody can answer");
  if (played.left) {
    keep_game();
    return false;
  }
  tell_end();
  return true;
}

bots::Chairs Evening::chairs() {
  bots::Chairs out;
  for (const Seat p : all_seats(match_->seats())) {
    if (Person* person = person_at(p)) {
      out.push_back(std::make_unique<PersonChair>(*this, *person));
    } else {
      out.push_back(std::make_unique<BotAtTable>(*bots_[p], !is_command(seating_.bots[p])));
    }
  }
  return out;
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

/// Bots think with a generator of their own that follows from the seed, so that a given seed repeats the whole game and
/// a game taken up again goes on as it would have.
u64 Evening::bot_seed() const {
  u64 hash = 0;
  for (const char c : seating_.setup.seed) hash = mix64(hash ^ u64(static_cast<unsigned char>(c)));
  return key_of_seed(hash, record().entries.size());
}

bots::TableOrder::Turn Evening::next(const Match& match) {
  const u64 seed = bot_seed();
  if (const auto bot = bot_for_offer()) return {*bot, seed};
  if (const Person* person = next_person()) return {person->seat(), seed};
  return {*match.waiting().begin(), seed};
}

u32 Evening::pick(u32 count) { return Chance{key_of_seed(bot_seed(), u64{2} * kMostSeats)}.below(count); }

std::optional<Seat> Evening::bot_for_offer() const {
  for (const Seat p : match_->offered()) {
    Chance chance{key_of_seed(bot_seed(), kMostSeats + u64{p})};
    const bool looks = chance.below(kOfferPace) == 0;
    if (looks && !seating_.people.has(p) && !declined_.has(p)) return p;
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

Person* Evening::person_at(Seat p) {
  const auto found = std::find_if(people_.begin(), people_.end(), [p](const Person& o) { return o.seat() == p; });
  return found == people_.end() ? nullptr : &*found;
}

bots::Reply Evening::ask(Person& person, OpenDoor door) {
  keep_game();
  if (is_shared() && person.seat() != holder_ && !pass_keyboard(person)) return {bots::Reply::Kind::Left};
  holder_ = person.seat();
  person.hear(door);
  return person.answer(door);
}

void Evening::answered(Seat p, json::object&& taken) {
  recorder_->note(*match_, p, std::move(taken));
  declined_ = {};
  if (Person* person = person_at(p)) {
    answered_by_people_ = true;
    keep_game();
    settle(*person);
  }
  tell_live();
}

void Evening::passed(Seat p) {
  Person* person = person_at(p);
  if (person == nullptr) return declined_.add(p);
  declined_ = {};
  settle(*person);
  tell_live();
}

void Evening::settle(Person& person) {
  person.settle(match_->at(person.seat()));
  told_ = match_->at(kSpectator).heard_count();
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
    terminal_.line(words_.say("result.reason", {{"reason", words_.say("end." + reason)}}));
  }
  tell_statistics();
}

void Evening::tell_statistics() {
  std::vector<u64> answers(std::size_t(match_->seats()));
  for (const RecordEntry& entry : record().entries) ++answers[entry.seat];
  terminal_.line(
      words_.say("result.statistics", {{"decisions", record().entries.size()}, {"draws", match_->drawn().size()}}));
  for (const Seat p : all_seats(match_->seats())) {
    const std::string who = seating_.people.has(p) ? "person" : seating_.bots[p];
    terminal_.line("  " +
                   words_.say("result.statistics_seat",
                              {{"seat", p == reader() ? "you" : seat_name(p)}, {"who", who}, {"n", answers[p]}}));
  }
}

}  // namespace saloon::cli
