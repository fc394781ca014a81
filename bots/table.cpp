#include "bots/table.h"

#include <charconv>
#include <chrono>

#include "bots/players.h"

namespace saloon::bots {
namespace {

class Table {
 public:
  Table(Match& match, std::span<const Chair> chairs, u64 seed)
      : match_(match), chairs_(chairs), picks_(picks_of(seed)) {}

  Played play() {
    for (const Chair& chair : chairs_) chair.thinker->begin();
    u64 answers = 0;
    while (!match_.over() && answers <= match_.game().longest_game) {
      const Seat p = next_to_answer();
      const Step step = ask(p);
      if (step == Step::Stuck) break;
      if (step == Step::Answered) ++answers;
    }
    return ended();
  }

 private:
  enum class Step : u8 { Answered, Passed, Stuck };

  /// As in simulations (bots/players.h): the lowest seat that is awaited, now and then one with an offer instead.
  Seat next_to_answer() {
    constexpr u32 kOfferPace = 4;
    const SeatSet offered = match_.offered();
    if (!offered.empty() && picks_.below(kOfferPace) == 0) {
      return Seat(nth_bit(offered.bits, int(picks_.below(u32(offered.size())))));
    }
    return *match_.waiting().begin();
  }

  Step ask(Seat p) {
    const json::object decision = thought(p);
    const bool awaited = match_.waiting().has(p);
    if (decision.empty() && !awaited) return Step::Passed;
    if (!decision.empty() && match_.answer(p, decision).accepted()) return answered(p);
    ++played_.illegal[p];
    return awaited ? replace(p) : Step::Passed;
  }

  json::object thought(Seat p) {
    const u64 seed = picks_.fresh_key();
    const auto start = std::chrono::steady_clock::now();
    json::object decision = chairs_[p].thinker->answer(match_.at(p), seed);
    const std::chrono::nanoseconds took = std::chrono::steady_clock::now() - start;
    chairs_[p].time->add(u64(took.count()));
    return decision;
  }

  Step replace(Seat p) {
    const json::array list = match_.legal(p).decisions;
    if (list.empty()) return Step::Stuck;
    return match_.answer(p, list[picks_.below(u32(list.size()))]).accepted() ? answered(p) : Step::Stuck;
  }

  Step answered(Seat p) {
    ++played_.answers[p];
    return Step::Answered;
  }

  Played ended() {
    const std::string digest = match_.state_digest();
    std::from_chars(digest.data(), digest.data() + 16, played_.digest, 16);
    played_.stalled = !match_.over();
    if (played_.stalled) return played_;
    read_outcome(match_.outcome());
    for (const Seat p : all_seats(match_.seats())) chairs_[p].thinker->end(match_.at(p));
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
  std::span<const Chair> chairs_;
  Chance picks_;
  Played played_;
};

}  // namespace

Played play_table(Match& match, std::span<const Chair> chairs, u64 seed) { return Table(match, chairs, seed).play(); }

}  // namespace saloon::bots
