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
static_assert(in_ranch(kMaxSeats - 1, kStrengths) < 0xFF);

enum class Verb : u8 {
  None,
  Place,   ///< a cowboy from the ranch on a building
  Return,  ///< cowboys to the ranch; the Dance Hall answers with it too
  Fight,   ///< do not flee
  Flee,
  Cartridges,  ///< how many to spend
  Annex,
  Decline,  ///< to annex, to recruit, to move, to send away, to return
  Discard,  ///< how many Wanted tokens at the Church
  Recruit,
  Sheriff,
  Rail,
  Tile,
  Move,    ///< General Store
  Player,  ///< Casino, Newspaper
  Pile,    ///< Stage Depot, Fortune Teller
  Order,   ///< Fortune Teller
  Pay,     ///< Courthouse
  TakePoster,
  Grift,
  Telegraph,
  Trigger,    ///< which cowboy beside the new tile comes next
  Represent,  ///< Final Duel
  Split,      ///< dice per opponent
};

/// Eight bytes, the verb lowest, its arguments above it. One meaning = one byte pattern: sets are masks, the two
/// targets of the Grifter are sorted, "nobody" is always Decline, and keeping a pile as it is is the order 0, 1, 2, ...
struct Decision {
  u64 word{};

  static constexpr Decision place(int strength, int plot) { return of(Verb::Place, u64(strength) | u64(plot) << 8); }
  static constexpr Decision go_home(Cowboys mine, u32 plots) { return of(Verb::Return, mine | u64{plots} << 8); }
  static constexpr Decision fight() { return of(Verb::Fight); }
  static constexpr Decision flee() { return of(Verb::Flee); }
  static constexpr Decision cartridges(int count) { return of(Verb::Cartridges, u64(count)); }
  static constexpr Decision annex() { return of(Verb::Annex); }
  static constexpr Decision decline() { return of(Verb::Decline); }
  static constexpr Decision discard(int count) { return of(Verb::Discard, u64(count)); }
  static constexpr Decision recruit(int strength) { return of(Verb::Recruit, u64(strength)); }
  static constexpr Decision sheriff(int intersection) { return of(Verb::Sheriff, u64(intersection)); }
  static constexpr Decision rail(int plot) { return of(Verb::Rail, u64(plot) << 8); }
  static constexpr Decision tile(int pile, int plot) { return of(Verb::Tile, u64(pile) | u64(plot) << 8); }
  static constexpr Decision move(int from, int to) { return of(Verb::Move, u64(from) | u64(to) << 8); }
  static constexpr Decision player(Seat p) { return of(Verb::Player, p); }
  static constexpr Decision pile(int pile) { return of(Verb::Pile, u64(pile)); }
  /// New places from the bottom, each naming an old place from the bottom: a permutation of at most ten.
  static constexpr Decision order(std::span<const u8> old_places) {
    u64 nibbles = 0;
    for (std::size_t i = 0; i < old_places.size(); ++i) nibbles |= u64{old_places[i]} << (4 * i);
    return of(Verb::Order, old_places.size() | nibbles << 8);
  }
  static constexpr Decision pay() { return of(Verb::Pay); }
  static constexpr Decision take_poster() { return of(Verb::TakePoster); }
  static constexpr Decision grift(Target only) { return of(Verb::Grift, only + 1U); }
  static constexpr Decision grift(Target a, Target b) {
    return of(Verb::Grift, a < b ? (a + 1U) | (b + 1U) << 8 : (b + 1U) | (a + 1U) << 8);
  }
  static constexpr Decision telegraph(bool into_pool) { return of(Verb::Telegraph, into_pool ? 1 : 0); }
  static constexpr Decision trigger(Target cowboy) { return of(Verb::Trigger, cowboy); }
  static constexpr Decision represent(int strength) { return of(Verb::Represent, u64(strength)); }
  /// Dice for the four others, from the shooter's left; fourteen bits each, since cartridges may be without limit
  /// (option limited_tokens).
  static constexpr Decision split(const std::array<u16, kMaxSeats - 1>& dice) {
    u64 packed = 0;
    for (unsigned i = 0; i < dice.size(); ++i) packed |= u64{dice[i]} << (kDiceBits * i);
    return of(Verb::Split, packed);
  }

  [[nodiscard]] constexpr Verb verb() const { return Verb(word & 0xFF); }
  /// The small argument: a strength, a count, an intersection, a pile, the plot a move starts from.
  [[nodiscard]] constexpr int number() const { return int(word >> 8 & 0xFF); }
  [[nodiscard]] constexpr int count() const { return int(word >> 8 & 0xFFFF); }
  [[nodiscard]] constexpr int plot() const { return int(word >> 16 & 0xFF); }
  [[nodiscard]] constexpr Seat seat() const { return Seat(number()); }
  [[nodiscard]] constexpr Cowboys mine() const { return Cowboys(number()); }
  [[nodiscard]] constexpr u32 plots() const { return u32(word >> 16) & kAllPlots; }
  /// Order: which old place comes to place i.
  [[nodiscard]] constexpr int place_before(int i) const { return int(word >> (16 + 4 * i) & 0xF); }
  /// Grift: one or two; the i-th of them.
  [[nodiscard]] constexpr int targets() const { return (word >> 16 & 0xFF) == 0 ? 1 : 2; }
  [[nodiscard]] constexpr Target target(int i) const { return Target((word >> (8 + 8 * i) & 0xFF) - 1); }
  [[nodiscard]] constexpr Target cowboy() const { return Target(number()); }
  [[nodiscard]] constexpr bool into_pool() const { return number() == 1; }
  /// Split: dice for the i-th opponent from the shooter's left.
  [[nodiscard]] constexpr int dice(int i) const { return int(word >> (8 + kDiceBits * i) & (bit(kDiceBits) - 1)); }

  friend constexpr bool operator==(const Decision&, const Decision&) = default;

 private:
  static constexpr int kDiceBits = 14;
  static constexpr Decision of(Verb verb, u64 arguments = 0) { return {u64(verb) | arguments << 8}; }
};
static_assert(Plain<Decision> && sizeof(Decision) == 8);

}  // namespace saloon::deadwood
