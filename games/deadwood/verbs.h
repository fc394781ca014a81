// The verbs: going to town, going home, shooting, annexing, and what the buildings let one choose.
#pragma once

#include "engine/rows/verbs.h"
#include "games/deadwood/pieces.h"

namespace saloon::deadwood {

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

/// Eight bytes, the verb lowest, its arguments above it. One meaning = one byte pattern: sets are masks, the two
/// targets of the Grifter are sorted, "nobody" is always Decline, and keeping a pile as it is means naming its order.
struct Decision {
  u64 word{};

  static constexpr Decision go_to_town(int strength, int plot) { return of(Verb::GoToTown, two(strength, plot)); }
  static constexpr Decision return_to_ranch(Cowboys mine, u32 plots) {
    return of(Verb::ReturnToRanch, mine | u64{plots} << 8);
  }
  static constexpr Decision come_home(u32 plots, Cowboys mine) { return return_to_ranch(mine, plots); }
  static constexpr Decision fight() { return of(Verb::Fight); }
  static constexpr Decision flee() { return of(Verb::Flee); }
  static constexpr Decision cartridges(int count) { return of(Verb::Cartridges, u64(count)); }
  static constexpr Decision annex() { return of(Verb::Annex); }
  static constexpr Decision decline() { return of(Verb::Decline); }
  static constexpr Decision discard(int count) { return of(Verb::Discard, u64(count)); }
  static constexpr Decision recruit(int strength) { return of(Verb::Recruit, u64(strength)); }
  static constexpr Decision move_sheriff(int intersection) { return of(Verb::MoveSheriff, u64(intersection)); }
  static constexpr Decision lay_rail(int plot) { return of(Verb::LayRail, two(0, plot)); }
  static constexpr Decision place_tile(Tile tile, int plot) { return of(Verb::PlaceTile, two(int(tile), plot)); }
  static constexpr Decision move_cowboy(int from, int to) { return of(Verb::MoveCowboy, two(from, to)); }
  static constexpr Decision take_from(Seat p) { return of(Verb::TakeFrom, p); }
  static constexpr Decision draw_from(int pile) { return of(Verb::DrawFrom, u64(pile)); }
  static constexpr Decision look_at(int pile) { return of(Verb::LookAt, u64(pile)); }
  static constexpr Decision put_back(PileOrder order) { return of(Verb::Order, order.packed); }
  /// The tiles of the pile from the bottom.
  static constexpr Decision order(std::span<const Tile> tiles) { return put_back(PileOrder::of(tiles)); }
  static constexpr Decision pay() { return of(Verb::Pay); }
  static constexpr Decision take_poster() { return of(Verb::TakePoster); }
  static constexpr Decision send_away(Targets t) { return of(Verb::SendToMine, two(t.first, t.second)); }
  static constexpr Decision send_to_mine(Target only) { return send_away(Targets::of(only)); }
  static constexpr Decision send_to_mine(Target a, Target b) { return send_away(Targets::of(a, b)); }
  static constexpr Decision give_poster(Seat p) { return of(Verb::GivePoster, p); }
  static constexpr Decision telegraph(bool into_pool) { return of(Verb::Telegraph, into_pool ? 1 : 0); }
  static constexpr Decision call_up(Target cowboy) { return of(Verb::CallUp, cowboy); }
  static constexpr Decision call_up_from(Seat owner, int plot) { return call_up(in_town(plot, owner)); }
  static constexpr Decision represent(int strength) { return of(Verb::Represent, u64(strength)); }
  static constexpr Decision share_out(Shares dice) { return of(Verb::Shoot, dice.packed); }
  static constexpr Decision shoot(const std::array<u16, kMaxSeats>& dice) { return share_out(Shares::of(dice)); }

  [[nodiscard]] constexpr Verb verb() const { return Verb(word & 0xFF); }
  [[nodiscard]] constexpr int strength() const { return first(); }           ///< GoToTown, Recruit, Represent
  [[nodiscard]] constexpr int plot() const { return second(); }              ///< GoToTown, LayRail, PlaceTile
  [[nodiscard]] constexpr Cowboys mine() const { return Cowboys(first()); }  ///< ReturnToRanch
  [[nodiscard]] constexpr u32 plots() const { return u32(word >> 16) & kAllPlots; }
  [[nodiscard]] constexpr int count() const { return int(word >> 8 & 0xFFFF); }  ///< Cartridges, Discard
  [[nodiscard]] constexpr int intersection() const { return first(); }           ///< MoveSheriff
  [[nodiscard]] constexpr Tile tile() const { return Tile(first()); }            ///< PlaceTile
  [[nodiscard]] constexpr int from() const { return first(); }                   ///< MoveCowboy
  [[nodiscard]] constexpr int to() const { return second(); }
  [[nodiscard]] constexpr Seat seat() const { return Seat(first()); }                      ///< TakeFrom, GivePoster
  [[nodiscard]] constexpr int pile() const { return first(); }                             ///< DrawFrom, LookAt
  [[nodiscard]] constexpr PileOrder tiles() const { return {word >> 8}; }                  ///< Order
  [[nodiscard]] constexpr Targets targets() const { return {u8(first()), u8(second())}; }  ///< SendToMine
  [[nodiscard]] constexpr bool into_pool() const { return first() == 1; }                  ///< Telegraph
  [[nodiscard]] constexpr Target cowboy() const { return Target(first()); }                ///< CallUp
  [[nodiscard]] constexpr Seat cowboy_owner() const { return owner_of(cowboy()); }
  [[nodiscard]] constexpr int cowboy_plot() const { return plot_of(cowboy()); }
  [[nodiscard]] constexpr Shares dice() const { return {word >> 8}; }  ///< Shoot

  friend constexpr bool operator==(const Decision&, const Decision&) = default;

 private:
  static constexpr Decision of(Verb verb, u64 arguments = 0) { return {u64(verb) | arguments << 8}; }
  static constexpr u64 two(int first, int second) { return u64(first) | u64(second) << 8; }
  [[nodiscard]] constexpr int first() const { return int(word >> 8 & 0xFF); }
  [[nodiscard]] constexpr int second() const { return int(word >> 16 & 0xFF); }
};
static_assert(Plain<Decision> && sizeof(Decision) == 8);
static_assert(PileOrder::kTileBits * kDeepestPile <= 56 && Shares::kDiceBits * kMaxSeats <= 56);

/// Learners count as many as the box holds; without limited_tokens there may be more.
inline constexpr Kind kCartridgeCount = number(0, 0xFFFF, components::kCartridges + 1);
inline constexpr Kind kDiscardCount = number(0, 0xFF, components::kWanted + 1);
inline constexpr std::array kTelegraphed{"box", "pool"};
inline constexpr Kind kInto = saloon::one_of("pool or box", kTelegraphed);

/// Open to learners are returns to the ranch (any cowboys out of the town), orders of a pile, shots (dice at each
/// opponent), and more cartridges or Wanted tokens than the box holds.
inline constexpr VerbRow<Decision> kVerbs[] = {
    {},
    verb<&Decision::go_to_town, &Decision::strength, &Decision::plot>("go_to_town",
                                                                      {{"cowboy", &kCowboy}, {"plot", &kPlot}}),
    verb<&Decision::come_home, &Decision::plots, &Decision::mine>("return_to_ranch",
                                                                  {{"plots", &kPlotSet}, {"mine", &kCowboyList}}),
    verb<&Decision::fight>("fight"),
    verb<&Decision::flee>("flee"),
    verb<&Decision::cartridges, &Decision::count>("cartridges", {{"count", &kCartridgeCount}}),
    verb<&Decision::annex>("annex"),
    verb<&Decision::decline>("decline"),
    verb<&Decision::discard, &Decision::count>("discard", {{"count", &kDiscardCount}}),
    verb<&Decision::recruit, &Decision::strength>("recruit", {{"cowboy", &kCowboy}}),
    verb<&Decision::move_sheriff, &Decision::intersection>("move_sheriff", {{"to", &kIntersection}}),
    verb<&Decision::lay_rail, &Decision::plot>("lay_rail", {{"plot", &kPlot}}),
    verb<&Decision::place_tile, &Decision::tile, &Decision::plot>("place_tile", {{"tile", &kTile}, {"plot", &kPlot}}),
    verb<&Decision::move_cowboy, &Decision::from, &Decision::to>("move_cowboy", {{"from", &kPlot}, {"to", &kPlot}}),
    verb<&Decision::take_from, &Decision::seat>("take_from", {{"from", &kSeat}}),
    verb<&Decision::draw_from, &Decision::pile>("draw_from", {{"pile", &kPile}}),
    verb<&Decision::look_at, &Decision::pile>("look_at", {{"pile", &kPile}}),
    verb<&Decision::put_back, &Decision::tiles>("order", {{"tiles", &kPileOrder}}),
    verb<&Decision::pay>("pay"),
    verb<&Decision::take_poster>("take_poster"),
    verb<&Decision::send_away, &Decision::targets>("send_to_mine", {{"cowboys", &kTargets}}),
    verb<&Decision::give_poster, &Decision::seat>("give_poster", {{"to", &kSeat}}),
    verb<&Decision::telegraph, &Decision::into_pool>("telegraph", {{"into", &kInto}}),
    verb<&Decision::call_up_from, &Decision::cowboy_owner, &Decision::cowboy_plot>("call_up",
                                                                                   {{"seat", &kSeat}, {"plot", &kPlot}})
        .numbered(
            kTownTargets, [](const Decision& d) { return u32{d.cowboy()}; },
            [](u32 place) { return Decision::call_up(Target(place)); }),
    verb<&Decision::represent, &Decision::strength>("represent", {{"cowboy", &kCowboy}}),
    verb<&Decision::share_out, &Decision::dice>("shoot", {{"dice", &kShares}}),
};
static_assert(std::size(kVerbs) == std::size_t(Verb::Shoot) + 1);

}  // namespace saloon::deadwood
