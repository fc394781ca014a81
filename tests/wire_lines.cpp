// Plays games of bots and prints all that goes over the wire in them, for tests/wire/check.mjs to hold against the
// schema of the game: lines "View {…}", "Event {…}", "Decision {…}", "Legal {…}", "Refusal {…}", "Outcome {…}".
//   wire_lines GAME GAMES
// Game k has the next number of seats, options at random, and random bots or cowhands by turns. What every viewer hears
// and sees after every answer is printed, but nothing twice.
#include <charconv>
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
  void add(std::string_view type, const json::value& v) {
    const std::string line = std::string(type) + " " + json::serialize(v) + "\n";
    if (seen_.insert(std::hash<std::string>{}(line)).second) std::fwrite(line.data(), 1, line.size(), stdout);
  }

 private:
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
  Playing(Match& match, Level level, Chance& chance, Lines& lines)
      : match_(match), bot_(match.game().seat_bot({level})), chance_(chance), lines_(lines) {}

  bool to_the_end() {
    tell();
    for (u64 answers = 0; !match_.over(); ++answers) {
      if (answers > match_.game().longest_game || !go_on()) return false;
      tell();
    }
    lines_.add("Outcome", match_.outcome());
    return true;
  }

 private:
  /// Whoever is awaited answers; now and then somebody to whom something is offered.
  bool go_on() {
    const SeatSet offered = match_.offered();
    const bool takes_offer = !offered.empty() && chance_.below(4) == 0;
    const SeatSet who = takes_offer ? offered : match_.waiting();
    const Seat p = Seat(nth_bit(who.bits, int(chance_.below(u32(who.size())))));
    const json::object answer = bot_->answer(match_.at(p), chance_.below(1U << 31));
    if (answer.empty()) return takes_offer;
    refuse(p);
    lines_.add("Decision", answer);
    return match_.answer(p, answer).accepted();
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

  void tell() {
    for (Seat viewer = 0; viewer <= match_.seats(); ++viewer) {
      const Seat who = viewer == match_.seats() ? kSpectator : viewer;
      for (std::size_t i = told_; i < match_.event_count(); ++i) {
        if (match_.hears(i, who)) lines_.add("Event", match_.event(i, who));
      }
      lines_.add("View", match_.view(who));
    }
    told_ = match_.event_count();
    for (const Seat p : match_.required() | match_.offered()) {
      const Legal legal = match_.legal(p);
      for (const json::value& decision : legal.decisions) lines_.add("Decision", decision);
      lines_.add("Legal", json::object{{"decisions", legal.decisions}, {"complete", legal.complete}});
    }
  }

  Match& match_;
  std::unique_ptr<SeatBot> bot_;
  Chance& chance_;
  Lines& lines_;
  std::size_t told_ = 0;
};

bool play(const GameInfo& game, u64 games) {
  Lines lines;
  const int counts = game.max_seats - game.min_seats + 1;
  for (u64 number = 0; number < games; ++number) {
    Chance chance{key_of_seed(number), 0};
    const int seats = game.min_seats + int(number) % counts;
    const std::unique_ptr<Match> match = begin(game, seats, number, chance);
    const Level level = number / u64(counts) % 2 == 0 ? Level::Random : Level::Cowhand;
    if (match == nullptr || !Playing(*match, level, chance, lines).to_the_end()) {
      std::fprintf(stderr, "wire_lines: game %s cannot be played\n", std::to_string(number).c_str());
      return false;
    }
  }
  return true;
}

}  // namespace
}  // namespace saloon

int main(int argc, char** argv) {
  const saloon::GameInfo* game = argc == 3 ? saloon::find_game(argv[1]) : nullptr;
  saloon::u64 games = 0;
  const std::string_view count = game != nullptr ? argv[2] : "";
  const auto [end, error] = std::from_chars(count.data(), count.data() + count.size(), games);
  if (game == nullptr || error != std::errc{} || end != count.data() + count.size()) {
    std::fputs("wire_lines GAME GAMES\n", stderr);
    return 2;
  }
  return saloon::play(*game, games) ? 0 : 1;
}
