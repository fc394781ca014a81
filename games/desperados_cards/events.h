// What is told: one row per kind of event, with its members, the parts of a view that it explains, and whether it
// reveals something.
#pragma once

#include "engine/rows/events.h"
#include "games/desperados_cards/pieces.h"
#include "games/desperados_cards/state.h"

namespace saloon::desperados_cards {

inline constexpr const char* kRowParts = "row_size row fit";
inline constexpr const char* kHandParts = "hand_sizes hand slack unfit";
inline constexpr const char* kPosterParts = "posters poster_counts";
inline constexpr const char* kNextTurn = "turn flow";

inline constexpr EventMember kWho = told("seat", kSeat);
inline constexpr EventMember kWhere = told("pile", kPile);
inline constexpr EventMember kPlace = told("place", kPlaceOfCard);  ///< told as the place card
inline constexpr EventMember kValue = again("value", kValueOfCard);

inline constexpr EventRow kEvents[] = {
    {"piles_laid", {told("piles", kSeenPiles)}, {"seen"}, true},
    {"first_player", {kWho}, {"first_player turn latest"}, true},
    {"drew", {kWho, told("count", kCount), secret("cards", kCards)}, {kHandParts, kNextTurn, "draw_pile_size pool"}},
    {"reshuffled", {told("count", kCount)}, {"draw_pile_size discard pool"}},
    {"placed",
     {kWho, told("card", kCard), kWhere, kPlace, kValue},
     {kRowParts, kHandParts, kNextTurn, "placements latest sealed"},
     true},
    {"blocked", {kWho}, {kNextTurn, "unfit slack"}, true},
    {"blind_discard", {kWho, told("by", kSeat), told("card", kCard)}, {kHandParts, "discard"}, true},
    {"empty_handed", {kWho}, {kNextTurn}},
    {"hold_up_began", {kWho, kWhere, kPlace, kValue}, {"flow"}},
    {"gang_shown", {kWho, told("cards", kCards), told("strength", kCount)}, {kHandParts, "sealed discard"}, true},
    {"stayed_out", {kWho}, {"sealed"}, true},
    {"hold_up_won",
     {kWho, kWhere, kPlace, kValue, told("strength", kCount), told("tie", kFlag), told("beaten", kSeats),
      told("absent", kSeats)},
     {kRowParts, kPosterParts, kNextTurn, "loot depth discard empty_hold_ups"},
     true},
    {"nobody_came",
     {kWhere, kPlace, kValue, told("removed", kFlag)},
     {kRowParts, kNextTurn, "depth discard empty_hold_ups"},
     true},
    {"uncovered", {kWhere, kPlace, kValue}, {kRowParts, "depth seen"}, true},
    {"counted", {kWho, told("loot", kPlaceCards), told("total", kCount)}, {}},
    {"game_over", {told("reason", kEndReason)}, {"ended flow asked"}, true},
};

}  // namespace saloon::desperados_cards
