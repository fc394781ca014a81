// Plays games of bots and prints all that goes over the wire in them, for tests/wire/check.mjs to hold against the
// schema of the game: lines "View {…}", "Event {…}", "Decision {…}", "Legal {…}", "Refusal {…}", "Outcome {…}".
//   wire_lines GAME NUMBERS [--kinds]
// NUMBERS of games: 0-999, or 3,14,15. Game k has the next number of seats, options at random, and random bots or
// cowhands by turns; now and then one of them withdraws an answer or takes it back. What every viewer hears and sees
// after every answer is printed, but nothing twice. With --kinds instead the number of each game in which an event, a
// verb or a question comes up for the first time.
#include <charconv>
#include <concepts>
#include <cstdio>
#include <string>
#include <string_view>
#include <unordered_set>

#include "bots/character.h"
#include "bots/seat_bot.h"
#include "engine/match/match.h"
#include "engine/match/tables.h"
#include "games/registry.h"

namespace saloon {
namespace {

class Lines {
 public:
  explicit Lines(bool kinds) : kinds_(kinds) {}
  [[nodiscard]] bool only_kinds() const { return kinds_; }
  void add(std::string_view type, const json::value& v) {
    add(type, [&](std::string& out) { out += json::serialize(v); });
  }
  template <std::invocable<std::string&> F>
  void add(std::string_view type, F write) {
    line_ = type;
    line_ += ' ';
    write(line_);
    line_ += '\n';
    if (meet(line_)) std::fwrite(line_.data(), 1, line_.size(), stdout);
  }
  /// True for whoever is met for the first time.
  bool meet(std::string_view kind) { return seen_.insert(std::hash<std::string_view>{}(kind)).second; }

 private:
  bool kinds_;
  std::string line_;
  std::unordered_set<std::size_t> seen_;
};

/// Each option in one of its ways; those that so many seats need as they must be.
std::vector<OptionSetting> drawn_options(const GameInfo& game, int seats, Chance& chance) {
  std::vector<OptionSetting> out;
  for (const OptionInfo& option : game.options) {
    const int steps = (option.max - option.min) / option.step + 1;
    const u32 ways = option.values.empty() ? u32(steps) : u32(option.values.size());
    const u32 way = chance.below(ways);
    out.push_back({option.name,
                   option.values.empty() ? std::to_string(option.min + int(way) * option.step) : option.values[way]});
  }
  for (const OptionSetting& needed : options_for(game, seats)) out.push_back(needed);
  return out;
}

std::unique_ptr<Match> begin(const GameInfo& game, int seats, u64 number, Chance& chance) {
  constexpr int kTries = 20;  // some ways do not go together
  for (int i = 0; i < kTries; ++i) {
    const MatchSetup setup{seats, drawn_options(game, seats, chance), std::to_string(number)};
    if (auto match = game.start(game, setup, nullptr)) return std::move(*match);
  }
  auto match = game.start(game, {seats, options_for(game, seats), std::to_string(number)}, nullptr);
  return match ? std::move(*match) : nullptr;
}

class Playing {
 public:
  Playing(Match& match, Level level, Chance& chance, Lines& lines) : match_(match), chance_(chance), lines_(lines) {
    for (int p = 0; p < match.seats(); ++p) bots_.push_back(std::make_unique<SeatBot>(match.game(), Character{level}));
  }

  [[nodiscard]] bool met_new_kinds() const { return new_kinds_; }
  bool to_the_end() {
    tell();
    for (u64 answers = 0; !match_.over(); ++answers) {
      if (answers > match_.game().longest_game || !go_on()) return false;
      tell();
    }
    if (!lines_.only_kinds()) lines_.add("Outcome", match_.outcome());
    return true;
  }

 private:
  /// Whoever is awaited answers; now and then somebody to whom something is offered.
  bool go_on() {
    const SeatSet offered = match_.offered();
    const bool takes_offer = !offered.empty() && chance_.below(4) == 0;
    const SeatSet who = takes_offer ? offered : match_.waiting();
    const Seat p = Seat(nth_bit(who.bits, int(chance_.below(u32(who.size())))));
    const json::object answer = bots_[p]->answer(match_.at(p), chance_.below(1U << 31));
    if (answer.empty()) return takes_offer;
    if (lines_.only_kinds()) {
      meet("do", answer);
    } else {
      refuse(p);
      lines_.add("Decision", answer);
    }
    const Bookmark before = match_.bookmark();
    if (!match_.answer(p, answer).accepted()) return false;
    think_again(p, before);
    return true;
  }

  /// Now and then a seat takes an answer back: while it is sealed, or with all that came of it.
  void think_again(Seat p, const Bookmark& before) {
    constexpr u32 kPace = 16;
    if (match_.over() || chance_.below(kPace) != 0) return;
    tell();
    if (match_.withdraw(p, match_.round()).accepted()) return;
    static_cast<void>(match_.set_back(before, p));
  }

  /// What is wrong in one way or another.
  void refuse(Seat p) {
    const json::object none{{"do", "nothing_known"}};
    for (const Seat other : {p, Seat((p + 1) % match_.seats())}) {
      const Refusal refusal = match_.would_answer(other, none);
      json::object o{{"clause", refusal.clause}};
      if (!refusal.detail.empty()) o["detail"] = refusal.detail;
      lines_.add("Refusal", o);
    }
  }

  void meet(std::string_view tag, const json::object& o) {
    const std::string kind = std::string(tag) + json::serialize(o.at(tag));
    new_kinds_ = lines_.meet(kind) || new_kinds_;
  }
  void meet_all() {
    for (; told_ < match_.event_count(); ++told_) {
      const json::object event = match_.open_event(told_);
      meet("event", event);
      if (event.contains("ask")) meet("ask", event);
    }
  }

  void tell() {
    if (lines_.only_kinds()) return meet_all();
    std::string open;
    match_.write_public(open);
    for (Seat viewer = 0; viewer <= match_.seats(); ++viewer) {
      const Seat who = viewer == match_.seats() ? kSpectator : viewer;
      for (std::size_t i = told_; i < match_.event_count(); ++i) {
        if (!match_.hears(i, who)) continue;
        lines_.add("Event", [&](std::string& out) { match_.write_event(i, match_.sees_secret(i, who), out); });
      }
      lines_.add("View", [&](std::string& out) { match_.write_view(who, open, out); });
    }
    told_ = match_.event_count();
    for (const Seat p : match_.required() | match_.offered()) {
      lines_.add("Legal", [&](std::string& out) {
        out += R"({"decisions":)";
        const bool complete = match_.write_legal(p, out);
        out += complete ? R"(,"complete":true})" : R"(,"complete":false})";
      });
    }
  }

  Match& match_;
  std::vector<std::unique_ptr<SeatBot>> bots_;
  Chance& chance_;
  Lines& lines_;
  std::size_t told_ = 0;
  bool new_kinds_ = false;
};

bool play(const GameInfo& game, u64 number, Lines& lines) {
  const int counts = game.max_seats - game.min_seats + 1;
  Chance chance{key_of_seed(number), 0};
  const int seats = game.min_seats + int(number % u64(counts));
  const std::unique_ptr<Match> match = begin(game, seats, number, chance);
  const Level level = number / u64(counts) % 2 == 0 ? Level::Random : Level::Cowhand;
  if (match == nullptr) return false;
  Playing playing(*match, level, chance, lines);
  if (!playing.to_the_end()) return false;
  if (playing.met_new_kinds()) std::printf("%s\n", std::to_string(number).c_str());
  return true;
}

/// "0-9" or "3,14,15"; none if it is neither.
std::vector<u64> numbers_in(std::string_view text) {
  std::vector<u64> out;
  const char* at = text.data();
  const char* end = at + text.size();
  for (bool goes_on = true; goes_on;) {
    u64 n = 0;
    const auto [next, error] = std::from_chars(at, end, n);
    if (error != std::errc{}) return {};
    const bool is_range = at != text.data() && *(at - 1) == '-';
    for (u64 i = is_range ? out.back() + 1 : n; i <= n; ++i) out.push_back(i);
    goes_on = next != end && (*next == ',' || *next == '-');
    if (!goes_on && next != end) return {};
    at = next + 1;
  }
  return out;
}

}  // namespace
}  // namespace saloon

int main(int argc, char** argv) {
  const saloon::GameInfo* game = argc >= 3 ? saloon::find_game(argv[1]) : nullptr;
  const std::vector<saloon::u64> numbers = game != nullptr ? saloon::numbers_in(argv[2]) : std::vector<saloon::u64>{};
  const bool kinds = argc == 4 && std::string_view(argv[3]) == "--kinds";
  if (numbers.empty() || argc != (kinds ? 4 : 3)) {
    std::fputs("wire_lines GAME NUMBERS [--kinds]\n", stderr);
    return 2;
  }
  saloon::Lines lines(kinds);
  for (const saloon::u64 number : numbers) {
    if (saloon::play(*game, number, lines)) continue;
    std::fprintf(stderr, "wire_lines: game %s cannot be played\n", std::to_string(number).c_str());
    return 1;
  }
  return 0;
}
