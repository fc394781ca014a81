// Thousands of games without output: the job, what is counted, and who plays them.
#pragma once

#include <functional>

#include "bots/character.h"
#include "bots/many_tables.h"

namespace saloon {

struct SimulateJob {
  const GameInfo* game{};
  int seats{};
  std::vector<OptionSetting> options{};
  std::vector<Character> bots{};  ///< one for all seats, or one per seat
  u64 games{};
  u64 seed = 1;
  int threads = 1;
  bool rotate = false;  ///< bots move on by one seat from game to game; wins then count per bot, not per seat
  bool check = false;   ///< the laws at every decision
  std::function<void(u64 games_done)> progress{};  ///< called by the caller's own thread
};

struct SimulateResult {
  u64 games{};
  u64 decisions{};  ///< answers that seats gave, not what the engine did by itself
  u64 shortest{}, longest{};
  std::array<u64, kMostSeats> wins{};      ///< games won or shared, per seat (per bot if rotated)
  std::array<double, kMostSeats> share{};  ///< games won, a shared victory divided by its winners
  std::array<i64, kMostSeats> score{};
  u64 stalls{};
  u64 illegal{};             ///< answers that were refused and replaced; a bot of the house gives none
  u64 signature{};           ///< hash over all final states; the same for any number of threads
  std::string broken_law{};  ///< first broken law, with its seed
  std::string scenario{};    ///< a scenario file that reproduces it
  double seconds{};
};

/// One game as it is counted, whoever played it.
struct EndedGame {
  u64 number{};
  u64 answers{};
  u64 illegal{};
  u64 digest{};  ///< of the final position
  bool stalled{};
  Outcome outcome{};  ///< of no meaning if it stalled
};

/// Adds games up, in any order: sums of whole numbers only.
class Tally {
 public:
  static constexpr u64 kNone = ~u64{0};

  Tally(int seats, bool rotate) : seats_(u64(seats)), rotate_(rotate) {}

  void count(const EndedGame& game);
  /// A game that broke a law does not come to its end.
  void count_broken(u64 number, std::string law, std::string scenario);
  void add(const Tally& other);
  [[nodiscard]] u64 games() const { return sums_.games; }
  [[nodiscard]] u64 broken_game() const { return broken_game_; }  ///< the first one, or kNone
  [[nodiscard]] SimulateResult result(double seconds) const;

 private:
  static constexpr u64 kWhole = 2520;  ///< divisible by every possible number of winners

  u64 seats_;
  bool rotate_;
  SimulateResult sums_{.shortest = kNone};
  std::array<u64, kMostSeats> parts_{};  ///< of kWhole per game
  u64 broken_game_ = kNone;
};

/// The games of a job by the loop that knows the game's type (bots/players.h), on the thread that asks for them.
class QuickGames {
 public:
  QuickGames() = default;
  QuickGames(const QuickGames&) = delete;
  QuickGames& operator=(const QuickGames&) = delete;
  virtual ~QuickGames() = default;
  /// From the first up to before the last, or to one that breaks a law.
  virtual void play(u64 first, u64 last, Tally& tally) const = 0;
};

namespace bots {

/// Does that loop play this bot? It knows random play and the calm cowhand; all others play through matches, to the
/// same figures.
constexpr bool is_quick(const Character& character) {
  return character.mood == Mood::Calm && (character.level == Level::Random || character.level == Level::Cowhand);
}
bool all_quick(std::span<const Character> characters);

/// By the quickest way these bots can go. Fails if such a game cannot be set up.
Result<SimulateResult> simulate(const SimulateJob& job);
/// The same through matches, by a crew of one thinker per seat for each thread; the job's own bots, threads and laws
/// are not looked at.
Result<SimulateResult> simulate_crews(const SimulateJob& job, std::vector<Crew> crews);

}  // namespace bots
}  // namespace saloon
