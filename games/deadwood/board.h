// Plots, intersections, tiles and cowboys: how the pieces of the box are numbered. Figures come from components.json.
#pragma once

#include <array>
#include <span>

#include "engine/seat.h"
#include "games/deadwood/components.gen.h"

namespace saloon::deadwood {

// Six rows laid like bricks, A on top with seven plots down to F with two; plots are numbered row by row from the left,
// A1 = 0 to F2 = 26. A set of plots is a u32.
inline constexpr int kRows = 6;
inline constexpr int kPlots = 27;
inline constexpr std::array<u8, kRows + 1> kRowStart{0, 7, 13, 18, 22, 25, 27};
inline constexpr int kIntersections = 35;
inline constexpr u32 kAllPlots = u32(bit(kPlots) - 1);

constexpr u32 plot_bit(int plot) { return u32(bit(plot)); }
constexpr int row_size(int row) { return kRowStart[unsigned(row) + 1] - kRowStart[unsigned(row)]; }
constexpr int plot_at(int row, int column) { return kRowStart[unsigned(row)] + column; }
constexpr int row_of(int plot) {
  int row = 0;
  while (plot >= kRowStart[unsigned(row) + 1]) ++row;
  return row;
}
constexpr int column_of(int plot) { return plot - kRowStart[unsigned(row_of(plot))]; }

/// Plot i of a row touches plots i and i + 1 of the row above. For the railroad these two are the ways on
/// (DW-RAIL-02); the row below F is the bottom edge.
constexpr u32 plots_above(int row, int column) {
  return plot_bit(plot_at(row - 1, column)) | plot_bit(plot_at(row - 1, column + 1));
}
inline constexpr u32 kFirstRail = plot_bit(25) | plot_bit(26);
inline constexpr int kRails = 4;
inline constexpr int kStationRow = 1;

inline constexpr std::array<u32, kPlots> kAdjacent = [] {
  std::array<u32, kPlots> near{};
  const auto join = [&near](int a, int b) {
    near[unsigned(a)] |= plot_bit(b);
    near[unsigned(b)] |= plot_bit(a);
  };
  for (int row = 0; row < kRows; ++row) {
    for (int column = 0; column < row_size(row); ++column) {
      if (column > 0) join(plot_at(row, column - 1), plot_at(row, column));
      if (row == 0) continue;
      for (const int above : Bits{plots_above(row, column)}) join(above, plot_at(row, column));
    }
  }
  return near;
}();

/// The sheriff's places as sets of three plots (DW-SHER-01), row pair by row pair: first two above one below, then one
/// above two below.
inline constexpr std::array<u32, kIntersections> kTouched = [] {
  std::array<u32, kIntersections> all{};
  unsigned n = 0;
  for (int row = 1; row < kRows; ++row) {
    for (int i = 0; i < row_size(row); ++i) all[n++] = plots_above(row, i) | plot_bit(plot_at(row, i));
    for (int i = 1; i < row_size(row); ++i) {
      all[n++] = plot_bit(plot_at(row - 1, i)) | plot_bit(plot_at(row, i - 1)) | plot_bit(plot_at(row, i));
    }
  }
  return all;
}();

/// The plots of the start position (DW-SETUP-02, 04, 06).
using components::kChurchPlot;
using components::kOfficePlot;
using components::kStars;
using components::kTownHallPlot;
inline constexpr u32 kChurchBit = plot_bit(kChurchPlot);
inline constexpr u32 kOfficeBit = plot_bit(kOfficePlot);
inline constexpr int kFirstSheriff = [] {
  u32 corner = 0;
  for (const int plot : components::kFirstSheriff) corner |= plot_bit(plot);
  int i = 0;
  while (i < kIntersections && kTouched[unsigned(i)] != corner) ++i;
  return i;
}();
static_assert(kFirstSheriff < kIntersections && components::kRailTiles == kRails);

/// What can lie on a plot. Buildings are numbered pile by pile; a rail is not one of them, nor is the station.
enum class Tile : u8 {
  None,
  // marked X
  Church,
  SaloonX,
  SheriffsOffice,
  TownHall,
  // pile 1
  Gunsmith1,
  Bank,
  Blacksmith1,
  Casino,
  GeneralStore1,
  Hotel,
  Laundry1,
  StageDepot,
  Undertaker,
  // pile 2
  Gunsmith2,
  Blacksmith2,
  GoldMine,
  GeneralStore2,
  Laundry2,
  Saloon2,
  // pile 3
  FortuneTeller,
  Courthouse,
  Grifter,
  Newspaper,
  DanceHall,
  TelegraphOffice,
  // beside the board
  TrainStation,
  Rail,
};
inline constexpr int kBuildings = 25;
static_assert(components::kTileKeys.size() == kBuildings + 2 && components::kAnnexMoney.size() == kBuildings + 1);
static_assert(int(Tile::TelegraphOffice) == kBuildings);
inline constexpr int kPiles = 3;
/// Pile 1: its nine tiles and the X Saloon, which belongs to it once destroyed (DW-RAIL-03).
inline constexpr int kDeepestPile = 10;

constexpr bool is_building(Tile t) { return t != Tile::None && t < Tile::TrainStation; }
constexpr bool is_laundry(Tile t) { return t == Tile::Laundry1 || t == Tile::Laundry2; }
/// The pile under which a building goes, 0 to 2. Town Hall, Sheriff's Office and Church are never destroyed.
constexpr int pile_of(Tile t) { return t < Tile::Gunsmith2 ? 0 : t < Tile::FortuneTeller ? 1 : 2; }

/// A set of tiles is a u64; these belong to each pile when the game begins (DW-SETUP-01).
constexpr u64 tile_bit(Tile t) { return bit(int(t)); }
consteval u64 tiles_between(Tile first, Tile last) { return tile_bit(last) * 2 - tile_bit(first); }
inline constexpr std::array<u64, kPiles> kPileTiles{tiles_between(Tile::Gunsmith1, Tile::Undertaker),
                                                    tiles_between(Tile::Gunsmith2, Tile::Saloon2),
                                                    tiles_between(Tile::FortuneTeller, Tile::TelegraphOffice)};

/// Tiles of a pile from the bottom, so that draws only shorten it.
using PileTiles = std::array<Tile, kDeepestPile>;

/// The same in one word.
struct PileOrder {
  u64 packed{};

  static constexpr int kTileBits = 5;
  static constexpr PileOrder of(std::span<const Tile> tiles) {
    u64 packed = 0;
    for (std::size_t i = 0; i < tiles.size(); ++i) packed |= u64(tiles[i]) << (kTileBits * int(i));
    return {packed};
  }
  /// The i-th tile from the bottom; None beyond the top.
  [[nodiscard]] constexpr Tile at(int i) const { return Tile(packed >> (kTileBits * i) & (bit(kTileBits) - 1)); }
};

// --- gangs
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
/// One cowboy of this strength, to add to or subtract from a count.
constexpr int one_of(int strength) { return 1 << (2 * (strength - 1)); }

/// A cowboy somebody may point at: by plot and owner (the Church holds several), or in its owner's ranch by strength.
using Target = u8;
inline constexpr int kTownTargets = kPlots * kMaxSeats;
inline constexpr int kAllTargets = kTownTargets + kMaxSeats * kStrengths;
constexpr Target in_town(int plot, Seat owner) { return Target(plot * kMaxSeats + owner); }
constexpr Target in_ranch(Seat owner, int strength) { return Target(kTownTargets + owner * kStrengths + strength - 1); }
constexpr bool is_in_town(Target t) { return t < kTownTargets; }
constexpr Seat owner_of(Target t) { return Seat(is_in_town(t) ? t % kMaxSeats : (t - kTownTargets) / kStrengths); }
constexpr int plot_of(Target t) { return t / kMaxSeats; }
constexpr int strength_of(Target t) { return (t - kTownTargets) % kStrengths + 1; }
static_assert(kAllTargets < 0xFF && components::kCowboyKeys.size() == kStrengths);

/// One or two of them, the lower first; each + 1, the second 0 if there is none.
struct Targets {
  u8 first{}, second{};

  static constexpr Targets of(Target only) { return {u8(only + 1U), 0}; }
  static constexpr Targets of(Target a, Target b) {
    return a < b ? Targets{u8(a + 1U), u8(b + 1U)} : Targets{u8(b + 1U), u8(a + 1U)};
  }
  [[nodiscard]] constexpr int size() const { return second == 0 ? 1 : 2; }
  constexpr Target operator[](int i) const { return Target((i == 0 ? first : second) - 1); }
};

/// Dice at each seat. Eleven bits are enough: with three at the table nobody annexes a Gunsmith more than a few hundred
/// times before the last turn (option limited_tokens = off, DW-END-10).
struct Shares {
  u64 packed{};

  static constexpr int kDiceBits = 11;
  static constexpr u64 kMostDice = bit(kDiceBits) - 1;
  static constexpr Shares of(const std::array<u16, kMaxSeats>& dice) {
    u64 packed = 0;
    for (unsigned i = 0; i < dice.size(); ++i) packed |= u64{dice[i]} << (kDiceBits * i);
    return {packed};
  }
  [[nodiscard]] constexpr int at(Seat p) const { return int(packed >> (kDiceBits * p) & kMostDice); }
};

}  // namespace saloon::deadwood
