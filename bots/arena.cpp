#include "bots/arena.h"

#include <algorithm>

#include "bots/players.h"

namespace saloon::bots {
namespace {

/// All choices of `seats` out of `names`, each in ascending order.
std::vector<std::vector<u8>> choices_of(std::size_t names, std::size_t seats) {
  std::vector<std::vector<u8>> out;
  std::vector<u8> chosen(seats);
  for (std::size_t i = 0; i < seats; ++i) chosen[i] = u8(i);
  for (;;) {
    out.push_back(chosen);
    std::size_t last = seats;
    while (last > 0 && chosen[last - 1] == names - seats + last - 1) --last;
    if (last == 0) return out;
    ++chosen[last - 1];
    for (std::size_t i = last; i < seats; ++i) chosen[i] = u8(chosen[i - 1] + 1);
  }
}

/// What one bot did in one block.
struct BlockSum {
  double games{}, share{}, seats{}, score{};
};

/// Adds up one bot's games.
class Account {
 public:
  Account(const Schedule& schedule, std::size_t bot) : schedule_(schedule) { standing_.bot = bot; }

  void add(u64 number, const Played& game) {
    if (number % schedule_.block_size() == 0) blocks_.emplace_back();
    const Fixture fixture = schedule_.fixture(number);
    const auto share = share_in(schedule_, fixture, game, standing_.bot);
    if (!share) return;
    BlockSum& block = blocks_.back();
    ++standing_.games;
    if (*share > 0) ++standing_.won;
    block.games += 1;
    block.share += *share;
    for (std::size_t p = 0; p < std::size_t(schedule_.seats()); ++p) {
      if (schedule_.bot_at(fixture, p) != standing_.bot) continue;
      block.seats += 1;
      block.score += game.outcome.score[p];
      standing_.answers += game.answers[p];
      standing_.illegal += game.illegal[p];
    }
  }

  Standing close() {
    double won = 0;
    std::vector<double> shares;
    std::vector<double> scores;
    for (const BlockSum& block : blocks_) {
      if (block.games == 0) continue;
      won += block.share;
      standing_.seats += block.seats;
      shares.push_back(block.share / block.games);
      scores.push_back(block.score / block.seats);
    }
    const double games = double(std::max<u64>(standing_.games, 1));
    standing_.seats /= games;
    standing_.share = won / games;
    standing_.fair = standing_.seats / double(schedule_.seats());
    standing_.wilson = wilson(won, double(standing_.games));
    const bool both_ways = won >= kFewestOfBoth && games - won >= kFewestOfBoth;
    if (schedule_.block_size() > 1 && both_ways && shares.size() >= kFewestBlocks) standing_.paired = paired(shares);
    standing_.score = mean_of(scores);
    return standing_;
  }

 private:
  /// With fewer victories, or defeats, how much blocks vary is anybody's guess.
  static constexpr double kFewestOfBoth = 10;

  static std::optional<Interval> paired(const std::vector<double>& shares) {
    const Interval over_blocks = mean_of(shares).interval;
    // Where all blocks went alike nothing is known of how much they vary.
    if (over_blocks.low == over_blocks.high) return {};
    return Interval{std::max(over_blocks.low, 0.0), std::min(over_blocks.high, 1.0)};
  }

  const Schedule& schedule_;
  Standing standing_{};
  std::vector<BlockSum> blocks_;
};

std::vector<double> seat_shares_of(std::span<const Played> games, int seats) {
  std::vector<double> out(std::size_t(seats), 0.0);
  for (const Played& game : games) {
    for (const Seat p : game.outcome.winners) out[p] += 1 / double(game.outcome.winners.size());
  }
  for (double& share : out) share /= double(std::max<std::size_t>(games.size(), 1));
  return out;
}

}  // namespace

Schedule::Schedule(const std::vector<std::string>& names, int seats, u64 seed, bool rotate)
    : seats_(seats), seed_(seed), rotate_(rotate) {
  for (std::size_t i = 0; i < std::max(names.size(), std::size_t(seats)); ++i) {
    const std::string& name = names[std::min(i, names.size() - 1)];
    const auto known = std::find(bots_.begin(), bots_.end(), name);
    places_.push_back(std::size_t(known - bots_.begin()));
    if (known == bots_.end()) bots_.push_back(name);
  }
  lineups_ = choices_of(places_.size(), std::size_t(seats));
}

u64 Schedule::lineups_of(std::size_t names, int seats) {
  if (names > kMostNames) return 0;
  u64 out = 1;
  for (u64 i = 0; i < u64(seats) && names > std::size_t(seats); ++i) out = out * (names - i) / (i + 1);
  return out > kMostLineups ? 0 : out;
}

Fixture Schedule::fixture(u64 number) const {
  const u64 block = number / block_size();
  const u64 within = number % block_size();
  const std::size_t n = std::size_t(seats_);
  Lineup order = lineups_[std::size_t(within % lineups_.size())];
  Fixture out{.seed = game_seed(seed_, block)};
  const std::size_t moved = rotate_ ? std::size_t(within / lineups_.size()) : 0;
  if (rotate_) {
    Chance chance{key_of_seed(out.seed, 2)};
    for (std::size_t i = n; i > 1; --i) std::swap(order[i - 1], order[chance.below(u32(i))]);
  }
  for (std::size_t i = 0; i < n; ++i) out.at[(i + moved) % n] = order[i];
  return out;
}

std::optional<double> share_in(const Schedule& schedule, const Fixture& fixture, const Played& game, std::size_t bot) {
  bool takes_part = false;
  int won = 0;
  for (std::size_t p = 0; p < std::size_t(schedule.seats()); ++p) {
    if (schedule.bot_at(fixture, p) != bot) continue;
    takes_part = true;
    if (game.outcome.winners.has(Seat(p))) ++won;
  }
  if (!takes_part) return {};
  return won == 0 ? 0 : double(won) / double(game.outcome.winners.size());
}

Standings standings_of(const Schedule& schedule, std::span<const Played> games, std::span<const ThinkingTime> times) {
  Standings out;
  out.games = games.size();
  std::vector<Account> accounts;
  for (std::size_t bot = 0; bot < schedule.bots().size(); ++bot) accounts.emplace_back(schedule, bot);
  for (u64 i = 0; i < games.size(); ++i) {
    if (games[i].stalled) ++out.stalls;
    out.signature += mix64(games[i].digest ^ mix64(i + 1));
    for (Account& account : accounts) account.add(i, games[i]);
  }
  for (Account& account : accounts) out.ladder.push_back(account.close());
  for (std::size_t place = 0; place < schedule.places().size(); ++place) {
    out.ladder[schedule.places()[place]].time.add(times[place]);
  }
  std::sort(out.ladder.begin(), out.ladder.end(), [](const Standing& a, const Standing& b) {
    return a.times_fair() > b.times_fair() || (a.times_fair() == b.times_fair() && a.bot < b.bot);
  });
  out.seat_shares = seat_shares_of(games, schedule.seats());
  return out;
}

}  // namespace saloon::bots
