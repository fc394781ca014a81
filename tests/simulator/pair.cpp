#include "tests/simulator/pair.h"

#include <algorithm>

namespace saloon::house::simulator {
namespace {

constexpr Moment kLongestRound = 25 * kSecond;
constexpr Moment kAway = 300;                             ///< who hangs up is back so soon
constexpr Moment kLongAway = kAbsentAfter + 1 * kSecond;  ///< or so late: since when is told meanwhile
constexpr Moment kEarly = 450;           ///< before any answer takes effect, also if it is said after coming back
constexpr Moment kLatest = 6 * kSecond;  ///< of an answer, after its round has begun
constexpr int kMostRounds = 8;

json::object answer_of(Seat seat, int round, const json::value& decision, const std::string& id) {
  return {{"type", "answer"}, {"id", id}, {"seat", seat_name(seat)}, {"round", round}, {"decision", decision}};
}

json::object remark_of(std::string_view circle, const std::string& id) {
  return {{"type", "say"}, {"id", id}, {"circle", circle}, {"text", "howdy"}};
}

/// Chance goes on from the same draw in both worlds.
void share_chance(const json::object& here, json::object& there) {
  json::value* box = there.if_contains("box");
  if (box == nullptr || !box->is_object()) return;
  if (const json::value* chance = object_in(here, "box").if_contains("chance")) (*box->if_object())["chance"] = *chance;
}

}  // namespace

TwoWorlds::TwoWorlds(const PairSetup& setup, const Match& from, Fork fork, u64 seed)
    : setup_(setup), fork_(fork), dice_(seed) {
  if (needs_two(fork) && from.waiting().size() < 2) return;
  const json::object here = from.state();
  json::object there = here;
  if (fork == Fork::World) {
    const std::unique_ptr<Match> sampled = from.sample(setup.viewer, dice_.next());
    if (sampled->waiting() != from.waiting()) return;
    there = sampled->state();
    share_chance(here, there);
  }
  a_ = std::make_unique<Side>(setup_, here);
  b_ = std::make_unique<Side>(setup_, there);
  possible_ = a_->is_whole() && b_->is_whole();
  now_ = a_->now();
}

std::string TwoWorlds::run() {
  sit_down();
  for (int i = 0; i < kMostRounds && !shown_; ++i) {
    if (!plan()) break;
    ++rounds_;
    run_round();
    if (std::string leak = compare(); !leak.empty()) return leak;
    if (fork_ != Fork::World) break;
  }
  if (shown_) return {};
  look_again(now_);
  run_to(now_ + 1);
  if (std::string leak = compare(); shown_ || !leak.empty()) return leak;
  return compare_stories();
}

bool TwoWorlds::plan() {
  if (fork_ == Fork::World) return plan_round();
  return fork_ == Fork::Aside ? plan_aside() && plan_round() : plan_fork();
}

void TwoWorlds::both(Moment moment, const std::function<void(Side&)>& doing) {
  for (Side* side : {a_.get(), b_.get()}) {
    side->at(moment, [side, doing] { doing(*side); });
  }
}

void TwoWorlds::sit_down() {
  if (!setup_.absent.empty()) now_ += kAbsentAfter;
  for (const Seat p : setup_.here()) {
    both(now_ + 1, [p](Side& side) { side.say(p, {{"type", "enter"}, {"heard", {{seat_name(p), 0}}}}); });
  }
  both(now_ + 2, [](Side& side) { side.begin(); });
  run_to(now_ + 3);
}

void TwoWorlds::run_to(Moment moment) {
  now_ = moment;
  a_->run_to(now_);
  b_->run_to(now_);
}

std::optional<TwoWorlds::Choice> TwoWorlds::common_choice(Seat seat) {
  const json::array here = a_->match().legal(seat).decisions;
  if (here.empty()) return std::nullopt;
  const std::size_t first = dice_.below(here.size());
  for (std::size_t i = 0; i < here.size(); ++i) {
    const json::value& decision = here[(first + i) % here.size()];
    if (!b_->match().would_answer(seat, decision).accepted()) continue;
    const bool forced = here.size() == 1 || b_->match().legal(seat).decisions.size() == 1;
    return Choice{seat, decision, decision, forced};
  }
  return std::nullopt;
}

void TwoWorlds::answer(const Choice& choice, Moment a, Moment b) {
  const std::string request = id();
  const auto send = [&](Side& side, const json::value& decision, Moment moment) {
    side.at(moment, [&side, request, decision, seat = choice.seat, round = round_, people = setup_.people] {
      if (people.has(seat)) return side.say(seat, answer_of(seat, round, decision, request));
      side.think(seat, *decision.if_object());
    });
  };
  send(*a_, choice.a, a);
  send(*b_, choice.b, b);
}

/// Everybody who is asked does the same in both worlds, if that is lawful in both. Who has no choice in one of them
/// answers early, for at the latest then the house does; and how long a bot thinks differs.
bool TwoWorlds::plan_round() {
  const Match& here = a_->match();
  if (here.over() || here.waiting() != b_->match().waiting()) return false;
  round_ = here.round();
  vanished_ = {};
  for (const Seat p : here.waiting()) {
    if (setup_.absent.has(p)) continue;
    const std::optional<Choice> choice = common_choice(p);
    if (!choice) return false;
    const Moment early = now_ + dice_.between(5, kEarly);
    const bool is_person = setup_.people.has(p);
    if (is_person && p != setup_.viewer && back_from_stir_[p] < now_ && dice_.hits(60)) {
      vanish(*choice, early);
      continue;
    }
    if (setup_.plant == Leak::InstantAnswers && p != setup_.viewer) {
      const auto moment = [&](const Side& side) {
        return side.match().legal(p).decisions.size() == 1 ? now_ + 1 : now_ + 1500;
      };
      answer(*choice, moment(*a_), moment(*b_));
    } else if (!is_person) {
      answer(*choice, early, now_ + dice_.between(5, kEarly));
    } else {
      const Moment moment = choice->forced && p != setup_.viewer ? early : now_ + dice_.between(5, kLatest);
      answer(*choice, moment, moment);
    }
  }
  probe(now_, now_ + kLatest);
  stir(now_, now_ + kLatest);
  return true;
}

/// Somebody hangs up before answering, and does so after coming back. Meanwhile everybody is told since when: whoever
/// was answered for after that moment had no choice.
void TwoWorlds::vanish(const Choice& choice, Moment moment) {
  vanished_.add(choice.seat);
  both(moment, [p = choice.seat](Side& side) { side.hang_up(p); });
  both(moment + kLongAway, [p = choice.seat](Side& side) { side.say(p, {{"type", "enter"}}); });
  answer(choice, moment + kLongAway + 1, moment + kLongAway + 1);
}

/// Somebody else is asked who does not answer, and for whom the house does not either.
bool TwoWorlds::somebody_keeps_it_open(Seat but) const {
  const Match& match = a_->match();
  for (const Seat p : match.waiting()) {
    if (p != but && (!setup_.here().has(p) || match.legal(p).decisions.size() > 1)) return true;
  }
  return false;
}

/// One seat differs in what it answers or when, and somebody else keeps the round open meanwhile.
bool TwoWorlds::plan_fork() {
  const Match& match = a_->match();
  round_ = match.round();
  const SeatSet waiting = match.waiting();
  SeatSet others;
  for (const Seat p : waiting) {
    if (setup_.here().has(p) && p != setup_.viewer && !match.talks_with(p).has(setup_.viewer)) others.add(p);
  }
  if (others.empty()) return false;
  const Seat seat = Seat(nth_bit(others.bits, int(dice_.below(u64(others.size())))));
  if (!somebody_keeps_it_open(seat)) return false;
  const json::array list = match.legal(seat).decisions;
  if (list.size() < 2) return false;
  const std::size_t first = dice_.below(list.size());
  const json::value& one = list[first];
  const json::value& other = list[(first + 1 + dice_.below(list.size() - 1)) % list.size()];
  const Moment early = now_ + dice_.between(5, 2000);
  const Moment late = early + dice_.between(100, 3000);
  if (fork_ == Fork::Sealed) answer({seat, one, other}, early, early);
  if (fork_ == Fork::Moment) answer({seat, one, one}, early, late);
  if (fork_ == Fork::Mind) {
    answer({seat, other, one}, early, early);
    if (dice_.hits(500)) {
      const json::object back{{"type", "withdraw"}, {"id", id()}, {"seat", seat_name(seat)}, {"round", round_}};
      a_->at(late, [side = a_.get(), seat, back] { side->say(seat, back); });
    }
    a_->at(late + 50,
           [side = a_.get(), seat, message = answer_of(seat, round_, one, id())] { side->say(seat, message); });
  }
  probe(now_, now_ + kLatest);
  stir(now_, now_ + kLatest);
  return true;
}

/// In one of the worlds somebody says something that is not for the viewer; then something is said at the
/// table in both, and a round is played as usual.
bool TwoWorlds::plan_aside() {
  const Match& match = a_->match();
  std::vector<std::pair<Seat, json::object>> asides;
  if (setup_.viewer != kSpectator) asides.emplace_back(kSpectator, remark_of("watchers", id()));
  for (const Seat p : setup_.here() & all_seats(match.seats())) {
    if (p == setup_.viewer) continue;
    if (match.talks_with(p).size() < 2 || match.talks_with(p).has(setup_.viewer)) continue;
    asides.emplace_back(p, remark_of("gang", id()));
    asides.back().second["seat"] = seat_name(p);
  }
  if (asides.empty()) return false;
  const auto aside = asides[dice_.below(asides.size())];
  const Moment moment = now_ + dice_.between(5, kEarly);
  a_->at(moment, [side = a_.get(), aside] { side->say(aside.first, aside.second); });
  for (const Seat p : setup_.here() & all_seats(match.seats())) {
    both(moment + 20, [p, remark = remark_of("table", id())](Side& side) { side.say(p, remark); });
  }
  return true;
}

/// The viewer tries what it can: lists, answers that are none, answers for others, questions of other days.
void TwoWorlds::probe(Moment from, Moment to) {
  const Seat me = setup_.viewer;
  for (u64 n = dice_.below(4); n > 0; --n) {
    both(dice_.between(from, to), [me, message = probing_message()](Side& side) { side.say(me, message); });
  }
}

json::object TwoWorlds::probing_message() {
  const Seat me = setup_.viewer;
  const Seat other = Seat(dice_.below(u64(setup_.match.seats)));
  switch (dice_.below(5)) {
    case 0:
      return {{"type", "list"}, {"id", id()}, {"seat", seat_name(me != kSpectator && dice_.hits(500) ? me : other)}};
    case 1:
      return answer_of(other, round_ - int(dice_.below(2)), json::object{{"do", "howl"}}, id());
    case 2:
      return {{"type", "withdraw"}, {"id", id()}, {"seat", seat_name(other)}, {"round", round_}};
    case 3:
      return {{"type", "stand_in"}, {"id", id()}, {"seat", seat_name(other)}, {"bot", "cowhand"}};
    default:
      return remark_of(me == kSpectator ? "watchers" : "table", id());
  }
}

/// The viewer sends more answers than anybody keeps: how many are kept must not depend on those of others.
void TwoWorlds::flood(Moment moment) {
  const Seat me = setup_.viewer;
  for (std::size_t n = 0; n <= kLongestInbox; ++n) {
    const json::object message = answer_of(me == kSpectator ? Seat{0} : me, round_, json::object{{"do", "howl"}}, id());
    both(moment, [me, message](Side& side) { side.say(me, message); });
  }
}

/// The viewer's connection breaks, and all that it may have missed is told anew.
void TwoWorlds::look_away(Moment from, Moment to) {
  const Moment moment = dice_.between(from, to - 500);
  both(moment, [me = setup_.viewer](Side& side) { side.hang_up(me); });
  look_again(moment + kAway);
}

void TwoWorlds::look_again(Moment moment) {
  const json::object enter{{"type", "enter"}, {"id", id()}, {"heard", {{seat_name(setup_.viewer), 0}}}};
  both(moment, [me = setup_.viewer, enter](Side& side) { side.say(me, enter); });
}

/// The viewer itself and others come, go and talk, so that there is news of the table.
void TwoWorlds::stir(Moment from, Moment to) {
  if (dice_.hits(200)) look_away(from, to);
  if (dice_.hits(30)) flood(from + kEarly);
  for (const Seat p : setup_.here()) {
    if (p == setup_.viewer || vanished_.has(p) || !dice_.hits(200)) continue;
    const Moment moment = dice_.between(from, to - 500);
    both(moment, [p](Side& side) { side.hang_up(p); });
    both(moment + kAway, [p](Side& side) { side.say(p, {{"type", "enter"}}); });
    if (p != kSpectator) back_from_stir_[p] = moment + kAway;
  }
}

bool TwoWorlds::round_is_open(const Side& side) const { return !side.match().over() && side.match().round() == round_; }

void TwoWorlds::run_round() {
  const Moment end = now_ + (fork_ == Fork::World ? kLongestRound : kLatest);
  while (now_ < end && (round_is_open(*a_) || round_is_open(*b_))) {
    run_to(now_ + 100);
  }
}

}  // namespace saloon::house::simulator
