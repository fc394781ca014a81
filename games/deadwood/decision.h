// The verbs: going to town, going home, shooting, annexing, and what the buildings let one choose.
#pragma once

#include <array>
#include <span>

#include "engine/seat.h"
#include "games/deadwood/board.h"

namespace saloon::deadwood {

inline constexpr int kMinSeats = 2;
inline constexpr int kMaxSeats = 5;
inline constexpr int kStrengths = 3;  ///< novice 1, confirmed 2, veteran 3
inline constexpr int kEach = 3;       ///< cowboys of each strength in a gang

/// How many cowboys of each strength: two bits each, the novices lowest.
using Cowboys = u8;
constexpr int cowboys_of(Cowboys c, int strength) { return c >> (2 * (strength - 1)) & 3; }
constexpr Cowboys with_cowboys(Cowboys c, int strength, int count) {
  const int at = 2 * (strength - 1);
  return Cowboys((c & ~(3 << at)) | count << at);
}

/// A cowboy somebody may point at: by plot and owner (the Church holds several), or in its owner's ranch by strength.
using Target = u8;
inline constexpr int kTownTargets = kPlots * kMaxSeats;
constexpr Target in_town(int plot, Seat owner) { return Target(plot * kMaxSeats + owner); }
constexpr Target in_ranch(Seat owner, int strength) { return Target(kTownTargets + owner * kStrengths + strength - 1); }
constexpr bool is_in_town(Target t) { return t < kTownTargets; }
constexpr Seat owner_of(Target t) { return Seat(is_in_town(t) ? t % kMaxSeats : (t - kTownTargets) / kStrengths); }
constexpr int plot_of(Target t) { return t / kMaxSeats; }
constexpr int strength_of(Target t) { return (t - kTownTargets) % kStrengths + 1; }
static_assert(in_ranch(kMaxSeats - 1, kStrengths) < 0xFF && box::kCowboyKeys.size() == kStrengths);

/// What a player can do, with the name it has in JSON (see json.h).
enum class Verb : u8 {
  None,
  GoToTown,       ///< a cowboy from the ranch on a building
  ReturnToRanch,  ///< from buildings and mine; the Dance Hall answers with it too
  Fight,          ///< do not flee
  Flee,
  Cartridges,  ///< how many to spend, in a duel and in the Final Duel
  Annex,
  Decline,  ///< to annex, to recruit, to move, to send away, to return
  Discard,  ///< how many Wanted tokens at the Church
  Recruit,
  MoveSheriff,
  LayRail,     ///< or the station
  PlaceTile,   ///< Town Hall, Stage Depot
  MoveCowboy,  ///< General Store
  TakeFrom,    ///< Casino
  DrawFrom,    ///< Stage Depot
  LookAt,      ///< Fortune Teller
  Order,       ///< Fortune Teller
  Pay,         ///< Courthouse
  TakePoster,  ///< Courthouse
  SendToMine,  ///< Grifter
  GivePoster,  ///< Newspaper
  Telegraph,
  CallUp,     ///< which cowboy beside the new tile comes next
  Represent,  ///< Final Duel
  Shoot,      ///< Final Duel: dice per opponent
};
inline constexpr int kVerbs = int(Verb::Shoot) + 1;

/// Eight bytes, the verb lowest, its arguments above it. One meaning = one byte pattern: sets are masks, the two
/// targets of the Grifter are sorted, "nobody" is always Decline, and keeping a pile as it is means naming its order.
struct Decision {
  u64 word{};

  static constexpr Decision go_to_town(int strength, int plot) {
    return of(Verb::GoToTown, u64(strength) | u64(plot) << 8);
  }
  static constexpr Decision return_to_ranch(Cowboys mine, u32 plots) {
    return of(Verb::ReturnToRanch, mine | u64{plots} << 8);
  }
  static constexpr Decision fight() { return of(Verb::Fight); }
  static constexpr Decision flee() { return of(Verb::Flee); }
  static constexpr Decision cartridges(int count) { return of(Verb::Cartridges, u64(count)); }
  static constexpr Decision annex() { return of(Verb::Annex); }
  static constexpr Decision decline() { return of(Verb::Decline); }
  static constexpr Decision discard(int count) { return of(Verb::Discard, u64(count)); }
  static constexpr Decision recruit(int strength) { return of(Verb::Recruit, u64(strength)); }
  static constexpr Decision move_sheriff(int intersection) { return of(Verb::MoveSheriff, u64(intersection)); }
  static constexpr Decision lay_rail(int plot) { return of(Verb::LayRail, u64(plot) << 8); }
  static constexpr Decision place_tile(Tile tile, int plot) { return of(Verb::PlaceTile, u64(tile) | u64(plot) << 8); }
  static constexpr Decision move_cowboy(int from, int to) { return of(Verb::MoveCowboy, u64(from) | u64(to) << 8); }
  static constexpr Decision take_from(Seat p) { return of(Verb::TakeFrom, p); }
  static constexpr Decision draw_from(int pile) { return of(Verb::DrawFrom, u64(pile)); }
  static constexpr Decision look_at(int pile) { return of(Verb::LookAt, u64(pile)); }
  /// The tiles of the pile from the bottom.
  static constexpr Decision order(std::span<const Tile> tiles) {
    u64 packed = 0;
    for (std::size_t i = 0; i < tiles.size(); ++i) packed |= u64(tiles[i]) << (kTileBits * int(i));
    return of(Verb::Order, packed);
  }
  static constexpr Decision pay() { return of(Verb::Pay); }
  static constexpr Decision take_poster() { return of(Verb::TakePoster); }
  static constexpr Decision send_to_mine(Target only) { return of(Verb::SendToMine, only + 1U); }
  static constexpr Decision send_to_mine(Target a, Target b) {
    return of(Verb::SendToMine, a < b ? (a + 1U) | (b + 1U) << 8 : (b + 1U) | (a + 1U) << 8);
  }
  static constexpr Decision give_poster(Seat p) { return of(Verb::GivePoster, p); }
  static constexpr Decision telegraph(bool into_pool) { return of(Verb::Telegraph, into_pool ? 1 : 0); }
  static constexpr Decision call_up(Target cowboy) { return of(Verb::CallUp, cowboy); }
  static constexpr Decision represent(int strength) { return of(Verb::Represent, u64(strength)); }
  /// Dice at each seat. Eleven bits are enough: with three at the table nobody annexes a Gunsmith more than a few
  /// hundred times before the last turn (option limited_tokens = off, DW-END-10).
  static constexpr Decision shoot(const std::array<u16, kMaxSeats>& dice) {
    u64 packed = 0;
    for (unsigned i = 0; i < dice.size(); ++i) packed |= u64{dice[i]} << (kDiceBits * i);
    return of(Verb::Shoot, packed);
  }

  [[nodiscard]] constexpr Verb verb() const { return Verb(word & 0xFF); }
  /// The small argument: a strength, a count, an intersection, a pile, the plot a move starts from.
  [[nodiscard]] constexpr int number() const { return int(word >> 8 & 0xFF); }
  [[nodiscard]] constexpr int count() const { return int(word >> 8 & 0xFFFF); }
  [[nodiscard]] constexpr int plot() const { return int(word >> 16 & 0xFF); }
  [[nodiscard]] constexpr Seat seat() const { return Seat(number()); }
  [[nodiscard]] constexpr Tile tile() const { return Tile(number()); }
  [[nodiscard]] constexpr Cowboys mine() const { return Cowboys(number()); }
  [[nodiscard]] constexpr u32 plots() const { return u32(word >> 16) & kAllPlots; }
  /// Order: the i-th tile from the bottom; None beyond the top.
  [[nodiscard]] constexpr Tile ordered(int i) const { return Tile(word >> (8 + kTileBits * i) & (bit(kTileBits) - 1)); }
  /// SendToMine: one or two; the i-th of them.
  [[nodiscard]] constexpr int targets() const { return (word >> 16 & 0xFF) == 0 ? 1 : 2; }
  [[nodiscard]] constexpr Target target(int i) const { return Target((word >> (8 + 8 * i) & 0xFF) - 1); }
  [[nodiscard]] constexpr Target cowboy() const { return Target(number()); }
  [[nodiscard]] constexpr bool into_pool() const { return number() == 1; }
  /// Shoot: dice at this seat.
  [[nodiscard]] constexpr int dice(Seat p) const { return int(word >> (8 + kDiceBits * p) & kMostDice); }

  friend constexpr bool operator==(const Decision&, const Decision&) = default;

  static constexpr int kDiceBits = 11;
  static constexpr u64 kMostDice = bit(kDiceBits) - 1;
  static constexpr int kTileBits = 5;

 private:
  static constexpr Decision of(Verb verb, u64 arguments = 0) { return {u64(verb) | arguments << 8}; }
};
static_assert(Plain<Decision> && sizeof(Decision) == 8);
static_assert(Decision::kTileBits * kDeepestPile <= 56 && Decision::kDiceBits * kMaxSeats <= 56);

}  // namespace saloon::deadwood
