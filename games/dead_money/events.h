// What is told: one row per kind of event, with its members, the parts of a view that it explains, and whether it
// reveals something. A `secret` member is for some only.
#pragma once

#include "engine/rows/events.h"
#include "games/dead_money/state.h"

namespace saloon::dead_money {

/// Cards come into a hand or leave it; what is remembered of hands may change with it.
inline constexpr const char* kHandParts = "hand_sizes hand noted notes";
inline constexpr const char* kDeckParts = "deck_size settled_size settled pool";
inline constexpr const char* kTurnParts = "turn hands_left played after idle_turns turns flow";
inline constexpr const char* kPlayParts = "in_play_size in_play";

/// Where a card comes from that everybody has seen: 3S, 7S, KS.
enum class OpenZone : u8 { Deck, Play, Discard };
inline constexpr std::array kOpenZoneNames{"deck", "play", "discard"};
inline constexpr Kind kOpenZone = one_of("a zone", kOpenZoneNames);

inline constexpr EventMember kWho = told("seat", kSeat);
inline constexpr EventMember kWhich = told("card", kCard);
inline constexpr EventMember kFrom = told("from", kSeat);
inline constexpr EventMember kTo = told("to", kSeat);
inline constexpr EventMember kHowMany = told("count", kCardCount);
inline constexpr EventMember kRolled = told("die", kDie);
inline constexpr EventMember kBonus = told("bonus", kCount);
inline constexpr EventMember kOpenCards = told("cards", kCards);
inline constexpr EventMember kHiddenCards = secret("cards", kCards);
inline constexpr EventMember kHiddenCard = secret("card", kCard);
inline constexpr EventMember kHiddenOrder = secret("cards", kOrder);

inline constexpr EventRow kEvents[] = {
    {"first_player", {kWho}, {kTurnParts}, true},
    {"turn_began", {kWho, told("number", kCount)}, {kTurnParts}},  // this one counted
    // No card at all: deck and discard pile are empty. The second: settled cards from the top of the deck.
    {"drew", {kWho, kHowMany, kHiddenCards}, {kHandParts, kDeckParts, "look"}},
    {"drew_top", {kWho, kHowMany, kHiddenCards}, {kHandParts, kDeckParts, "look"}, true},
    {"reshuffled", {kHowMany}, {kDeckParts, "discard"}},
    {"played", {kWho, kWhich, told("hands_left", kCount)}, {kHandParts, kTurnParts, kPlayParts, "sealed"}, true},
    {"stopped", {kWho}, {kTurnParts}, true},  // a hand unspent (DM-TURN-05)
    {"put_away", {kWhich}, {kPlayParts, "discard flow"}},
    {"drop_roll",
     {kWho, kWhich, kRolled, kBonus, told("needed", kCount), told("held", kFlag)},  // held: nothing is dropped
     {"flow"},
     true},
    {"dropped", {kWho, kWhich, told("by", kSeat)}, {"brains showdown flow after"}, true},  // by: whose turn it is
    {"bid",
     {kWho, kOpenCards, told("category", kCategory), told("whole_hand", kFlag)},
     {kHandParts, "showdown sealed"},
     true},
    {"passed", {kWho}, {"showdown sealed"}, true},
    {"showdown_won", {kWho, kWhich, told("coins", kCount)}, {"showdown brains discard flow"}, true},
    {"nobody_bid", {kWhich}, {"showdown discard flow"}, true},
    {"brain_laid", {kWho, kWhich}, {kPlayParts, "brains after"}, true},
    {"brain_stolen", {kWho, kFrom, kOpenCards}, {"brains"}, true},
    {"brains_moved", {kWho}, {"brains"}},
    {"brain_returned", {kWho, kWhich}, {kHandParts, "brains"}, true},
    {"brain_discarded", {kWho, kWhich}, {"brains discard"}, true},
    {"brain_fetched", {kWho, kWhich}, {"brains discard"}, true},
    {"chose_players", {kWho, told("seats", kSeatSet)}, {"sealed flow"}, true},
    {"discarded", {kWho, kOpenCards}, {kHandParts, "discard sealed"}, true},
    {"gave", {kWho, kTo, kHowMany, kHiddenCards}, {kHandParts, "look sealed"}, true},
    {"gave_rank", {kWho, told("rank", kRank), kTo, kHowMany, kHiddenCards}, {kHandParts, "sealed"}, true},
    {"pooled", {told("seats", kSeatSet)}, {kHandParts, "sealed"}},
    {"from_pool", {kWho, kHiddenCard}, {kHandParts}, true},
    {"took_random", {kWho, kFrom, kHiddenCard}, {kHandParts}, true},
    {"looked_at_hand", {kWho, kFrom, kHowMany, kHiddenCards}, {"look noted notes"}, true},
    {"took_seen", {kWho, kFrom, kHiddenCard}, {kHandParts, "look sealed"}, true},
    {"looked_at_deck", {kWho, kHowMany, kHiddenOrder}, {kDeckParts}, true},
    {"reordered", {kWho, kHowMany, kHiddenOrder}, {kDeckParts, "sealed"}, true},
    {"put_on_deck",
     {kWho, told("open", kFlag), told("card", kNoCardOrOne), secret("card", kNoCardOrOne)},  // open: 5S, seen by all
     {kHandParts, kDeckParts, kPlayParts, "sealed"},
     true},
    {"turned_up", {kWho, kWhich}, {kDeckParts, kPlayParts}, true},
    {"took_open", {kWho, kWhich, told("zone", kOpenZone)}, {kHandParts, kPlayParts, "discard"}, true},
    {"count_die", {kWho, kRolled, kBonus, kTo}, {"flow"}, true},  // to: the player reached
    {"race_die", {kWho, kRolled, kBonus, told("won", kFlag)}, {"flow after"}, true},
    {"nobody_rolled_six", {}, {"after"}, true},
    {"game_over",
     {told("reason", kEndReason), told("winners", kSeatSet)},
     {"ended winners flow asked idle_turns"},
     true},
};

}  // namespace saloon::dead_money
