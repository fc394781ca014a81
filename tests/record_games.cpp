// Plays games of every table, the same ones each time, and prints all that was decided, drawn and won. That depends on
// the rules, the quick bots and the names in JSON alone: tests/same_games.sh compares it with what it was.
//   record_games [--game G] [--seats N] [--seed S] [--random N] [--cowhand N] [--worlds N] [--told] [--digests]
// Without --game, --seats and --seed: every game, every number of seats, seeds 1 and 2. Game k of seed S is game k of
// `saloon simulate --seed S`. A heading for each game, a line for each answer with the draws it caused, the outcome;
// in games of --worlds, which random bots play, also the world that each seat then imagines;
// with --told also what every viewer then hears and sees and what everybody asked may answer;
// with --digests instead one line for each table, seed and bot: games, answers, and the SHA-256 of those very lines.
#include <array>
#include <charconv>
#include <cstdio>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bench/config.h"
#include "bots/players.h"
#include "engine/match/match_of.h"
#include "engine/match/sources.h"
#include "engine/record/sha256.h"
#include "games/all.gen.h"

namespace saloon {
namespace {

// --- all that is asked of the engine
struct BotKind {
  const char* name;
  Level bot;
  bool imagines = false;
};
constexpr BotKind kRandom{"random", Level::Random};
constexpr BotKind kCowhand{"cowhand", Level::Cowhand};
constexpr BotKind kWorlds{"worlds", Level::Random, true};

/// " name=value" for each option that so many seats need; the standard game needs none.
std::string options_text(std::string_view game, int seats) {
  std::string text;
  for (const OptionSetting& o : options_for(*find_game(game), seats)) text += " " + o.name + "=" + o.value;
  return text;
}

/// One game of bots of one kind; what happens is added to `line`.
template <GameRules G, class C>
class Playing {
 public:
  Playing(const typename G::Config& config, int seats, const BotKind& bot, u64 seed, bool told, std::string& line)
      : line_(line),
        told_(told),
        imagines_(bot.imagines),
        picks_(picks_of(seed)),
        state_(begin<G>(config, seats, key_of_seed(seed), &chance_, told ? &log_ : nullptr)) {
    players_.at.fill(bot.bot);
    add_draws();
    add_told();
    add_worlds();
  }

  [[nodiscard]] bool over() const { return saloon::over<G>(state_); }
  /// The next answer; false if somebody must answer and cannot.
  bool go_on() {
    typename G::Decision d;
    Seat p = next_to_answer<G>(state_, picks_);
    while (!pick_answer<G>(state_, p, players_, picks_, list_, d)) {
      if (SeatSet{state_.hidden.waiting}.has(p)) return false;
      p = next_to_answer<G>(state_, picks_);
    }
    Ctx<G> c{state_, &chance_, told_ ? &log_ : nullptr};
    play(c, p, d);
    line_ += seat_name(p) + " " + json::serialize(C::decision_json(d));
    add_draws();
    add_told();
    add_worlds();
    return true;
  }
  void add_outcome() {
    line_ += json::serialize(outcome_json(G::outcome(state_), state_.pub.seats, C::end_reason(state_.pub)));
  }

 private:
  void add_draws() {
    for (const Drawn& d : draws_) line_ += " " + json::serialize(drawn_json_of<G, C>(d));
    draws_.clear();
  }
  void add_told() {
    if (!told_) return;
    for (Seat viewer = 0; viewer <= state_.pub.seats; ++viewer) {
      const Seat who = viewer == state_.pub.seats ? kSpectator : viewer;
      for (const Event& e : log_.items) line_ += "\n" + json::serialize(event_json<G, C>(e, who));
      line_ += "\n" + json::serialize(view_json<G, C>(observe<G>(state_, who)));
    }
    for (const Seat p : state_.pub.asked.open()) {
      G::legal(state_.pub, state_.seat[p], p, list_);
      for (const auto& d : list_) line_ += "\n" + json::serialize(C::decision_json(d));
    }
    line_ += "\n" + json::serialize(state_json<G, C>(state_));
    log_.items.clear();
  }

  void add_worlds() {
    if (!imagines_) return;
    for (Seat viewer = 0; viewer < state_.pub.seats; ++viewer) {
      line_ += "\n" + json::serialize(state_json<G, C>(G::sample_world(observe<G>(state_, viewer), picks_)));
    }
  }

  std::string& line_;
  bool told_;
  bool imagines_;
  EventLog log_;
  Chance picks_;
  Players players_;
  std::vector<Drawn> draws_;
  RecordingChance chance_{draws_};
  typename G::State state_;
  typename G::Decisions list_;
};

// --- the lines
/// Lines on their way to the output or into a digest.
class Lines {
 public:
  explicit Lines(bool digests) : digests_(digests) {}
  /// Takes the line and leaves an empty one.
  void take(std::string& line) {
    line += '\n';
    if (digests_) {
      digest_.add(line);
    } else {
      std::fwrite(line.data(), 1, line.size(), stdout);
    }
    line.clear();
  }
  std::string digest() { return hex(digest_.finish()); }

 private:
  bool digests_;
  Sha256 digest_;
};

/// The games of one table from one seed, played by bots of one kind.
template <GameRules G, class C>
class Table {
 public:
  Table(int seats, u64 seed, const BotKind& bot, bool told, Lines& lines)
      : seats_(seats),
        seed_(seed),
        bot_(bot),
        told_(told),
        lines_(lines),
        config_(config_for<G>(seats)),
        options_(options_text(G::kSlug, seats)) {}

  [[nodiscard]] std::string name() const {
    return std::string(G::kSlug) + " " + std::to_string(seats_) + " " + std::to_string(seed_) + " " + bot_.name;
  }
  [[nodiscard]] u64 answers() const { return answers_; }

  /// False, with a word to whoever called, if the game comes to no end.
  bool play_game(u64 number) {
    std::string line = "game " + std::to_string(number) + ": " + name() + options_;
    Playing<G, C> playing(config_, seats_, bot_, game_seed(seed_, number), told_, line);
    lines_.take(line);
    for (u64 answers = 0; !playing.over(); ++answers) {
      if (answers > u64(G::kLongestGame) || !playing.go_on()) {
        std::fprintf(stderr, "record_games: no end of game %s: %s\n", std::to_string(number).c_str(), name().c_str());
        return false;
      }
      lines_.take(line);
      ++answers_;
    }
    playing.add_outcome();
    lines_.take(line);
    return true;
  }

 private:
  int seats_;
  u64 seed_;
  const BotKind& bot_;
  bool told_;
  Lines& lines_;
  typename G::Config config_;
  std::string options_;
  u64 answers_ = 0;
};

// --- what is wanted
struct Wanted {
  std::string_view game;  ///< empty: every game
  u64 seats = 0;          ///< 0: every number
  std::vector<u64> seeds{1, 2};
  u64 random = 2000;
  u64 cowhand = 500;
  u64 worlds = 0;
  bool told = false;
  bool digests = false;
};

template <GameRules G, class C>
bool print_table(const Wanted& wanted, int seats, u64 seed, const BotKind& bot, u64 games) {
  if (games == 0) return true;
  Lines lines(wanted.digests);
  Table<G, C> table(seats, seed, bot, wanted.told, lines);
  for (u64 number = 0; number < games; ++number) {
    if (!table.play_game(number)) return false;
  }
  if (!wanted.digests) return true;
  std::printf("%s %s %s %s\n", table.name().c_str(), std::to_string(games).c_str(),
              std::to_string(table.answers()).c_str(), lines.digest().c_str());
  return true;
}

template <GameRules G, class C>
bool print_tables(const Wanted& wanted) {
  if (!wanted.game.empty() && wanted.game != G::kSlug) return true;
  for (int seats = G::kMinSeats; seats <= G::kMaxSeats; ++seats) {
    if (wanted.seats != 0 && wanted.seats != u64(seats)) continue;
    for (const u64 seed : wanted.seeds) {
      if (!print_table<G, C>(wanted, seats, seed, kRandom, wanted.random) ||
          !print_table<G, C>(wanted, seats, seed, kCowhand, wanted.cowhand) ||
          !print_table<G, C>(wanted, seats, seed, kWorlds, wanted.worlds)) {
        return false;
      }
    }
  }
  return true;
}

bool read_number(std::string_view text, u64& out) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), out);
  return error == std::errc{} && end == text.data() + text.size();
}

bool read_value(std::string_view flag, std::string_view value, Wanted& out) {
  if (flag == "--game") return out.game = value, find_game(value) != nullptr;
  if (flag == "--seats") return read_number(value, out.seats);
  if (flag == "--seed") return out.seeds.resize(1), read_number(value, out.seeds[0]);
  if (flag == "--random") return read_number(value, out.random);
  if (flag == "--cowhand") return read_number(value, out.cowhand);
  return flag == "--worlds" && read_number(value, out.worlds);
}

bool read_wanted(std::span<char*> words, Wanted& out) {
  while (!words.empty()) {
    const std::string_view flag = words[0];
    words = words.subspan(1);
    if (flag == "--digests" || flag == "--told") {
      (flag == "--told" ? out.told : out.digests) = true;
      continue;
    }
    if (words.empty() || !read_value(flag, words[0], out)) return false;
    words = words.subspan(1);
  }
  return true;
}

}  // namespace
}  // namespace saloon

int main(int argc, char** argv) {
  saloon::Wanted wanted;
  if (!saloon::read_wanted(std::span(argv, std::size_t(argc)).subspan(1), wanted)) {
    std::fputs(
        "record_games [--game G] [--seats N] [--seed S] [--random N] [--cowhand N] [--worlds N] [--told] [--digests]\n",
        stderr);
    return 2;
  }
  bool fine = true;
  saloon::for_each_game([&]<class G, class C>() { fine = fine && saloon::print_tables<G, C>(wanted); });
  return fine ? 0 : 1;
}
