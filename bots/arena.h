// A tournament: who meets whom at which seats, and what comes of it.
//
// Games are played in blocks. All games of a block have the same seed, so the same cards lie in the same order, and
// everybody plays them from every seat: what luck gives to one it gives to the others too, and the mean of a block
// varies less than as many games with seeds of their own.
#pragma once

#include <optional>

#include "bots/intervals.h"
#include "bots/many_tables.h"

namespace saloon::bots {

/// Who plays in which game.
///
/// With no more names than seats, each sits down once in the order named, and the last one named takes the seats that
/// are left: "A,B" at four seats is A among three B. With more names than seats every choice of as many as there are
/// seats meets. Who sits where moves on by one seat from game to game, and from block to block the order around the
/// table is drawn anew; unless seats are fixed: then the place in the list is the seat, and a block is one game.
class Schedule {
 public:
  static constexpr std::size_t kMostLineups = 10'000;
  static constexpr std::size_t kMostNames = 32;

  Schedule(const std::vector<std::string>& names, int seats, u64 seed, bool rotate);

  /// How many games of a block there would be; 0 if these bots are too many for one.
  static u64 lineups_of(std::size_t names, int seats);

  [[nodiscard]] const std::vector<std::string>& bots() const { return bots_; }  ///< each name once, as named first
  /// Thinkers that take part, by the bot each is.
  [[nodiscard]] const std::vector<std::size_t>& places() const { return places_; }
  [[nodiscard]] u64 block_size() const { return lineups_.size() * (rotate_ ? u64(seats_) : 1); }
  [[nodiscard]] int seats() const { return seats_; }
  /// So many games or a few more, so that every block is whole.
  [[nodiscard]] u64 whole_blocks(u64 games) const { return (games + block_size() - 1) / block_size() * block_size(); }
  [[nodiscard]] Fixture fixture(u64 number) const;
  /// The bot at a seat of a fixture.
  [[nodiscard]] std::size_t bot_at(const Fixture& fixture, std::size_t seat) const { return places_[fixture.at[seat]]; }

 private:
  using Lineup = std::vector<u8>;
  int seats_;
  u64 seed_;
  bool rotate_;
  std::vector<std::string> bots_;
  std::vector<std::size_t> places_;
  std::vector<Lineup> lineups_;
};

/// One bot's result.
struct Standing {
  std::size_t bot{};
  u64 games{};     ///< in which it took part
  double seats{};  ///< it held per game
  u64 won{};       ///< games in which a seat of its won or shared
  double share{};  ///< of the victories, a shared one divided by its winners
  double fair{};   ///< the share if all were alike
  Interval wilson{};
  std::optional<Interval> paired;  ///< over blocks, where there are enough of them
  Mean score{};                    ///< per seat
  u64 answers{}, illegal{};
  ThinkingTime time{};

  /// Victories as often as fair: 1 is as good as the others.
  [[nodiscard]] double times_fair() const { return fair == 0 ? 0 : share / fair; }
  /// The interval to judge by: games of one block are not independent, blocks are.
  [[nodiscard]] Interval surely() const { return paired.value_or(wilson); }
};

struct Standings {
  std::vector<Standing> ladder;     ///< the best first
  std::vector<double> seat_shares;  ///< of the victories, per seat
  u64 games{}, stalls{};
  u64 signature{};  ///< over all final positions
};

/// Of all games, in the order of their numbers; `times` by place.
Standings standings_of(const Schedule& schedule, std::span<const Played> games, std::span<const ThinkingTime> times);

/// The part of a victory that falls to this bot, per game in which it took part; nothing for the others.
std::optional<double> share_in(const Schedule& schedule, const Fixture& fixture, const Played& game, std::size_t bot);

}  // namespace saloon::bots
