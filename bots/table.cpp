#include "bots/table.h"

#include <charconv>
#include <chrono>

#include "bots/players.h"

namespace saloon::bots {
namespace {

class Table {
 public:
  Table(Match& match, const Chairs& chairs, TableOrder& order) : match_(match), chairs_(chairs), order_(order) {}

  Played play() {
    for (const auto& chair : chairs_) chair->begin();
    u64 answers = 0;
    while (!match_.over() && answers <= match_.game().longest_game) {
      const Step step = ask(order_.next(match_));
      if (step == Step::Left) played_.left = true;
      if (step == Step::Left || step == Step::Stuck) break;
      if (step == Step::Answered) ++answers;
      if (step == Step::TakenBack) answers = 0;  // somebody has changed their mind: no game without end
    }
    return ended();
  }

 private:
  enum class Step : u8 { Answered, Passed, TakenBack, Left, Stuck };

  Step ask(const TableOrder::Turn& turn) {
    const Seat p = turn.seat;
    Reply reply = chairs_[p]->answer(match_.at(p), turn.seed);
    if (reply.kind == Reply::Kind::Left) return Step::Left;
    if (reply.kind == Reply::Kind::TakenBack) return Step::TakenBack;
    if (reply.kind == Reply::Kind::Answered) return answered(p, std::move(reply.taken));
    const bool awaited = match_.waiting().has(p);
    if (awaited || reply.kind == Reply::Kind::Refused) ++played_.illegal[p];
    return awaited ? replace(p) : passed(p);
  }

  Step replace(Seat p) {
    const json::array list = match_.legal(p).decisions;
    if (list.empty()) return Step::Stuck;
    Refusal refusal = match_.answer(p, list[order_.pick(u32(list.size()))]);
    return refusal.accepted() ? answered(p, std::move(refusal.taken)) : Step::Stuck;
  }

  Step answered(Seat p, json::object&& taken) {
    ++played_.answers[p];
    order_.answered(p, std::move(taken));
    return Step::Answered;
  }

  Step passed(Seat p) {
    order_.passed(p);
    return Step::Passed;
  }

  Played ended() {
    const std::string digest = match_.state_digest();
    std::from_chars(digest.data(), digest.data() + 16, played_.digest, 16);
    played_.stalled = !match_.over() && !played_.left;
    if (!match_.over()) return played_;
    read_outcome(match_.outcome());
    for (const Seat p : all_seats(match_.seats())) chairs_[p]->end(match_.at(p));
    return played_;
  }

  void read_outcome(const json::object& outcome) {
    std::string error;
    Reader r(error);
    for (const json::value& winner : r.array(outcome.if_contains("winners"), "winners")) {
      played_.outcome.winners.add(r.seat(&winner, "winners", match_.seats()));
    }
    const json::object& scores = r.object(outcome.if_contains("scores"), "scores");
    const json::object& ranks = r.object(outcome.if_contains("ranks"), "ranks");
    for (const Seat p : all_seats(match_.seats())) {
      const std::string name = seat_name(p);
      played_.outcome.score[p] = i32(r.number(scores.if_contains(name), name, INT32_MIN, INT32_MAX));
      played_.outcome.rank[p] = u8(r.number(ranks.if_contains(name), name, 0, kMostSeats));
    }
  }

  Match& match_;
  const Chairs& chairs_;
  TableOrder& order_;
  Played played_;
};

}  // namespace

Reply replied(OpenDoor& door, const json::object& decision) {
  if (decision.empty()) return {Reply::Kind::Passed};
  Refusal refusal = door.answer(decision);
  if (!refusal.accepted()) return {Reply::Kind::Refused};
  return {Reply::Kind::Answered, std::move(refusal.taken)};
}

Reply BotChair::answer(OpenDoor door, u64 seed) {
  const auto start = std::chrono::steady_clock::now();
  const json::object decision = thinker_.answer(door, seed);
  const std::chrono::nanoseconds took = std::chrono::steady_clock::now() - start;
  time_.add(u64(took.count()));
  return replied(door, decision);
}

DrawnOrder::DrawnOrder(u64 seed) : picks_(picks_of(seed)) {}

TableOrder::Turn DrawnOrder::next(const Match& match) {
  const SeatSet offered = match.offered();
  const bool offers = !offered.empty() && picks_.below(kOfferPace) == 0;
  const Seat p =
      offers ? Seat(nth_bit(offered.bits, int(picks_.below(u32(offered.size()))))) : *match.waiting().begin();
  return {p, picks_.fresh_key()};
}

Played play_table(Match& match, const Chairs& chairs, TableOrder& order) { return Table(match, chairs, order).play(); }

}  // namespace saloon::bots
