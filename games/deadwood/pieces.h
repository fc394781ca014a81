// The pieces by name: how plots, tiles, piles and cowboys are called in JSON.
#pragma once

#include "engine/rows/shapes.h"
#include "games/deadwood/board.h"

namespace saloon::deadwood {

std::string_view plot_name(int plot);                  ///< "A1"
std::string_view intersection_name(int intersection);  ///< "A4-B3-B4"
std::string_view tile_name(int tile);                  ///< "general_store_1", as in components.json
inline std::string_view tile_name(Tile tile) { return tile_name(int(tile)); }
std::string_view question_name(int ask);

inline constexpr Kind kSeat = seat_kind("a seat S0 to S4", kMaxSeats);
inline constexpr Kind kSeatSet = set_of(kSeat, "a list of seats");
inline constexpr Kind kPlot = named("a plot A1 to F2", kPlots, plot_name).called("Plot");
inline constexpr Kind kPlotSet = lenient(set_of(kPlot, "a list of plots"));
inline constexpr Kind kIntersection =
    named("three plots that meet, such as A4-B3-B4", kIntersections, intersection_name).called("Intersection");
inline constexpr Kind kTile = named("a building tile of the box", kBuildings, tile_name, 1).called("Tile");
inline constexpr Kind kTileIfAny = or_left_out(kTile);
inline constexpr std::array kPileNames{"1", "2", "3"};
inline constexpr Kind kPile = saloon::one_of("a pile 1, 2 or 3 as a text", kPileNames).called("Pile");
inline constexpr Kind kDie = number(1, 6);
inline constexpr Kind kQuestion{
    .form = Form::Defined, .type = "QuestionName", .name = question_name, .width = 1, .write = kinds::write_name};

// --- cowboys
inline constexpr Kind kCowboy =
    saloon::one_of("novice, confirmed or veteran", components::kCowboyKeys, 1).called("Cowboy");
inline std::string_view cowboy_name(int strength) { return kCowboy.name_of(strength); }
inline std::string_view pile_name(int pile) { return kPile.name_of(pile); }

/// Cowboys one by one: ["novice", "novice", "veteran"].
void write_cowboys(const Kind& k, Writer& w, const Value& cowboys);
bool read_cowboys(const Kind& k, const json::value& j, Value& out);
bool are_cowboys(const Kind& k, const Value& cowboys);
inline constexpr Kind kCowboyList{.what = "a list of cowboys",
                                  .form = Form::List,
                                  .of = &kCowboy,
                                  .width = 1,
                                  .lenient = true,
                                  .write = write_cowboys,
                                  .read = read_cowboys,
                                  .fits = are_cowboys};

/// The same counted: {"novice": 2, "confirmed": 0, "veteran": 1}; strengths left out are none.
void write_counts(const Kind& k, Writer& w, const Value& cowboys);
bool read_counts(const Kind& k, const json::value& j, Value& out);
inline constexpr Kind kOfOneStrength = number(0, kEach);
inline constexpr Kind kCowboyCounts{.what = "numbers of novice, confirmed and veteran, at most 3 each",
                                    .form = Form::Keyed,
                                    .of = &kOfOneStrength,
                                    .keys = &kCowboy,
                                    .lenient = true,
                                    .write = write_counts,
                                    .read = read_counts};

/// {"seat", "plot"} or {"seat", "ranch": cowboy}.
void write_target(const Kind& k, Writer& w, const Value& target);
bool read_target(const Kind& k, const json::value& j, Value& out);
inline constexpr Member kInTown[] = {{"seat", &kSeat}, {"plot", &kPlot}};
inline constexpr Member kAtRanch[] = {{"seat", &kSeat}, {"ranch", &kCowboy}};
inline constexpr Kind kTownTarget = with_members(kInTown), kRanchTarget = with_members(kAtRanch);
inline constexpr Member kTownOrRanch[] = {{.kind = &kTownTarget}, {.kind = &kRanchTarget}};
inline constexpr Kind kTarget{.what = R"({"seat", "plot"} or {"seat", "ranch": cowboy})",
                              .form = Form::Either,
                              .type = "Target",
                              .high = kAllTargets - 1,
                              .members = kTownOrRanch,
                              .write = write_target,
                              .read = read_target,
                              .fits = kinds::is_one};

/// One or two of them, as Targets.
bool read_targets(const Kind& k, const json::value& j, Value& out);
bool are_targets(const Kind& k, const Value& targets);
u32 place_of_targets(const Kind& k, const Value& targets);
Value targets_at(const Kind& k, u32 place);
inline constexpr Kind kTargets{.what = R"(one or two of {"seat", "plot"} or {"seat", "ranch": cowboy})",
                               .form = Form::List,
                               .of = &kTarget,
                               .least = 1,
                               .most = 2,
                               .width = 2,
                               .numbers = kAllTargets + kAllTargets * (kAllTargets + 1) / 2,
                               .write = kinds::write_list,
                               .read = read_targets,
                               .fits = are_targets,
                               .place = place_of_targets,
                               .at = targets_at};

// --- tiles and dice
/// All tiles of a pile, as a PileOrder; written from the top.
void write_order(const Kind& k, Writer& w, const Value& order);
bool read_order(const Kind& k, const json::value& j, Value& out);
bool is_order(const Kind& k, const Value& order);
inline constexpr Kind kPileOrder{.what = "all tiles of the pile from the top",
                                 .form = Form::List,
                                 .of = &kTile,
                                 .most = kDeepestPile,
                                 .width = 8,
                                 .write = write_order,
                                 .read = read_order,
                                 .fits = is_order};

/// The tiles of the five star plots after those that always lie where they lie: {"A3": "town_hall", …}.
void write_first_tiles(const Kind& k, Writer& w, const Value& stars);
inline constexpr Kind kFirstTiles{
    .form = Form::Some, .of = &kTile, .keys = &kPlot, .width = kStars.size(), .write = write_first_tiles};

/// The tiles that were drawn and are not yet placed, by pile: {"2": "gold_mine"}.
inline constexpr Kind kDrawn =
    lenient(bytes_by(kPile, kTileIfAny, "a tile for each pile 1, 2 or 3 that one was drawn from"));

/// Dice at each seat that is shot at, as Shares: {"S1": 2, "S2": 1}.
void write_shares(const Kind& k, Writer& w, const Value& shares);
bool read_shares(const Kind& k, const json::value& j, Value& out);
bool are_shares(const Kind& k, const Value& shares);
inline constexpr Kind kDiceAtOne = number(1, Shares::kMostDice);
inline constexpr Kind kShares{.what = "a number for each seat shot at",
                              .form = Form::Some,
                              .of = &kDiceAtOne,
                              .keys = &kSeat,
                              .width = 8,
                              .write = write_shares,
                              .read = read_shares,
                              .fits = are_shares};

}  // namespace saloon::deadwood
