#include "cli/evening.h"

#include <algorithm>

#include "cli/clock.h"
#include "cli/explain.h"
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

Evening::Evening(Seating seating, Bots bots, const Words& words, const telling::Explainer& explainer, Learnt& learnt,
                 Terminal& terminal, Keep keep)
    : seating_(std::move(seating)),
      bots_(std::move(bots)),
      words_(words),
      terminal_(terminal),
      keep_(std::move(keep)),
      seeds_(seating_.setup.seed),
      answers_of_(std::size_t(seating_.setup.seats)) {
  auto started = seating_.game->start(*seating_.game, seating_.setup, nullptr);
  if (!started) throw Wrong(words.say("error.setup", {{"detail", started.error()}}));
  match_ = std::move(*started);
  record_ = recorder_.begin(*match_);
  sit_down();
  for (const Seat p : seating_.people) people_.emplace_back(p, words_, explainer, learnt, terminal_);
  if (people_.size() == 1) undo_.emplace();
}

std::string Evening::time() const { return seating_.timed ? time_now(Clock::Utc, "%Y-%m-%dT%H:%M:%SZ") : ""; }

void Evening::sit_down() {
  RecordSeated seated{{}, time()};
  for (const Seat p : all_seats(seating_.setup.seats)) {
    seated.who.push_back({p, words_.say("seat." + seat_name(p)), seating_.people.has(p) ? "" : seating_.bots[p]});
  }
  record_ += recorder_.note_seated(std::move(seated));
}

bool Evening::take_up(const Record& so_far) {
  auto resumed = resume(*seating_.game, so_far, Replay::Draws::FromSeed);
  if (!resumed) return false;
  match_ = std::move(resumed->match);
  recorder_ = std::move(resumed->recorder);
  record_ = std::move(resumed->text);
  for (const RecordAnswer* answer : so_far.answers()) {
    ++answers_of_[answer->seat];
    answered_by_people_ = answered_by_people_ || seating_.people.has(answer->seat);
  }
  // Who answered last had seen all there was: an offer just answered is not put again.
  const auto* last = std::get_if<RecordAnswer>(&so_far.lines.back());
  for (Person& person : people_) {
    if (last != nullptr && last->seat == person.seat()) person.settle(match_->at(person.seat()));
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

/// People and suits have their colours; hearts and diamonds are red where a game has no marks of its own.
void Evening::choose_colours() {
  for (const Seat p : all_seats(match_->seats())) {
    if (p != reader()) terminal_.tint(words_.say("seat." + seat_name(p)), Tint((p + 1U) % kTints));
  }
  constexpr std::pair<const char*, Tint> kMarks[] = {
      {"mark.r", Tint::Red}, {"mark.b", Tint::Blue}, {"mark.g", Tint::Green}, {"mark.y", Tint::Yellow}};
  for (const auto& [key, tint] : kMarks) {
    if (words_.has(key)) terminal_.tint(words_.say(key), tint);
  }
  if (words_.has(kMarks[0].first)) return;
  for (const char* red : {"♥", "♦"}) terminal_.tint(red, Tint::Red);
}

void Evening::welcome(bool introduced) {
  choose_colours();
  terminal_.line(Ink::Heading, words_.say("play.welcome", {{"game", words_.say("game.name")},
                                                           {"tagline", words_.say("game.tagline")}}));
  if (!introduced) {
    terminal_.line(seating_line(seating_, words_));
    if (const std::string options = options_line(seating_.setup.options, words_); !options.empty())
      terminal_.line(options);
  }
  if (!people_.empty()) terminal_.line(words_.say("play.hint"));
  terminal_.line();
}

bots::TableOrder::Turn Evening::next(const Match& match) {
  const auto turn = [this](Seat p) { return Turn{p, seeds_.of_answer(recorder_.given(), p)}; };
  if (const auto bot = bot_for_offer()) return turn(*bot);
  if (const Person* person = next_person()) return turn(person->seat());
  if (const Person* person = who_reconsiders()) return turn(person->seat());
  return turn(*match.waiting().begin());
}

u32 Evening::pick(u32 count) { return seeds_.pick(recorder_.given(), count); }

std::optional<Seat> Evening::bot_for_offer() const {
  for (const Seat p : match_->offered()) {
    const bool is_bot = !seating_.people.has(p) && !declined_.has(p);
    if (is_bot && seeds_.looks_at_offer(recorder_.given(), p)) return p;
  }
  return {};
}

/// People before bots, whoever has the keyboard before others; after those who must answer, those who may. An offer is
/// put while somebody still chooses, in the last moment: earlier there would be nothing new to think about.
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
    if (must.size() <= 1 && may.has(person->seat()) && person->wants_offer(match_->at(person->seat()))) return person;
  }
  return nullptr;
}

Person* Evening::who_reconsiders() {
  if (people_.size() != 1 || match_->waiting().size() != 1) return nullptr;
  Person& person = people_.front();
  const auto door = match_->at(person.seat());
  const bool stands = !door.question().empty() && !telling::given_answer(door).empty();
  return stands && person.wants_offer(door) ? &person : nullptr;
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
  if (undo_) undo_->before(*match_, person.seat(), recorder_.answers());
  return person.answer(door, [&] { return take_back(person); });
}

const char* Evening::why_no_undo() const {
  if (!undo_) return "clause.HOUSE-BACK-01";
  switch (undo_->why_not()) {
    case TakeBacks::Why::Drawn:
      return "clause.HOUSE-BACK-03";
    case TakeBacks::Why::Shown:
      return "clause.HOUSE-BACK-04";
    case TakeBacks::Why::NothingDone:
      break;
  }
  return "clause.HOUSE-BACK-02";
}

bool Evening::take_back(Person& person) {
  const TakeBacks::Place* place = undo_ ? undo_->last() : nullptr;
  if (place == nullptr) {
    terminal_.line(Ink::Refusal, words_.say(why_no_undo()));
    return false;
  }
  if (!match_->set_back(place->match->bookmark(), person.seat())) return false;
  record_ += recorder_.note_taken_back(person.seat(), place->answers, time());
  undo_->done(*match_);
  declined_ = {};
  keep_game();
  tell_live();
  return true;
}

void Evening::answered(Seat p, json::object&& taken) {
  if (undo_) undo_->after(*match_, p, taken);
  ++answers_of_[p];
  record_ += recorder_.note(*match_, p, std::move(taken), time());
  declined_ = {};
  if (Person* person = person_at(p)) {
    answered_by_people_ = true;
    keep_game();
    settle(*person);
  }
  tell_live();
  if (seating_.pace != 0 && !seating_.people.has(p)) let_read();
}

void Evening::let_read() {
  for (Person& person : people_) person.tell_rest();
  terminal_.linger(seating_.pace);
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
  if (kept_ == record_.size()) return;
  keep_(record_);
  kept_ = record_.size();
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
  for (Person& person : people_) person.tell_rest();
  const json::object outcome = match_->outcome();
  terminal_.line();
  for (const std::string& line : result_lines(outcome, reader(), words_)) terminal_.line(Ink::Good, line);
  tell_statistics();
}

void Evening::tell_statistics() {
  terminal_.line(words_.say("result.statistics", {{"decisions", recorder_.given()}, {"draws", match_->draw_count()}}));
  for (const Seat p : all_seats(match_->seats())) {
    const std::string who = seating_.people.has(p) ? "person" : bot_told(seating_.bots[p], words_);
    terminal_.line("  " +
                   words_.say("result.statistics_seat",
                              {{"seat", p == reader() ? "you" : seat_name(p)}, {"who", who}, {"n", answers_of_[p]}}));
  }
}

}  // namespace saloon::cli
