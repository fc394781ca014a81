// What is told: one row per kind of event, with its members, the parts of a view that it explains, and whether it
// reveals something.
#pragma once

#include "engine/rows/events.h"
#include "games/desperados/state.h"

namespace saloon::desperados {

/// The card given up; with Saloon none (DSP-EVAL-06).
inline constexpr Kind kLostCard = maybe(kTown);

// --- members that several events have
inline constexpr EventMember kWho = told("seat", kSeat);
inline constexpr EventMember kThere = told("town", kTown);
inline constexpr EventMember kFrom = told("from", kTown);
inline constexpr EventMember kTo = told("to", kTown);
inline constexpr EventMember kTheCoach = told("coach", kCoach);
inline constexpr EventMember kTheSheriff = told("sheriff", kSheriff);
inline constexpr EventMember kTheCard = told("card", kCard);
inline constexpr EventMember kTheRound = told("round", kRound);
inline constexpr EventMember kTheTurn = told("turn", kTurn);
inline constexpr EventMember kTheAction = told("action", kActionKind);
inline constexpr EventMember kDisks = told("disks", kCount);
inline constexpr EventMember kNeeded = told("needed", kCount);
inline constexpr EventMember kSheriffsThere = told("sheriffs", kCount);
inline constexpr EventMember kDesperadosThere = told("desperados", kCount);
inline constexpr EventMember kTheValue = told("value", kTileValue);
inline constexpr EventMember kTheLoot = told("loot", kLoot);
inline constexpr EventMember kHiddenCard = secret("card", kCard);
inline constexpr EventMember kHiddenMark = secret("mark", kMark);

// --- parts of a view that change together
inline constexpr const char* kRowParts = "laid row town stuck marks gang sealed";
inline constexpr const char* kRefillParts = "bank_slot bank_pile own_bank_value sealed";

inline constexpr EventRow kEvents[] = {
    {"volunteered", {told("seats", kSeatSet)}, {"sealed"}, true},
    {"marshal_chosen", {kWho}, {"marshal"}, true},
    {"tiles_laid",
     {told("pile", kCount), secret("banks", kValuesOfBanks)},
     {"poker_gone poker_tiles coach_tiles bank_slot bank_pile own_bank_value bank_value"}},
    {"timetables_laid", {told("order", kTimetableOrder)}, {"first_timetable round turn"}, true},
    {"marshal_placed", {kWho, kThere}, {"figures town sealed"}, true},
    {"sheriff_placed", {kTheSheriff, kThere}, {"sheriffs sealed"}, true},
    {"desperado_placed", {kWho, kThere}, {"figures town gang sealed"}, true},
    {"turn_began", {kTheRound, kTheTurn}, {"round turn flow"}},
    {"coach_moved", {kTheCoach, kTo, kFrom}, {"coaches"}},
    {"coach_held", {kTheCoach, kThere}},  // it was attacked and does not move
    {"sheriff_moved", {kTheSheriff, kTo, kFrom}, {"sheriffs sealed"}, true},
    {"sheriff_stayed", {kTheSheriff, kThere}, {"sealed"}, true},
    {"card_laid", {kWho, kTheTurn, kHiddenCard, kHiddenMark}, {kRowParts}},
    {"card_exchanged", {kWho, kTheTurn, kHiddenCard, kHiddenMark}, {kRowParts}},
    {"cards_fixed", {kTheTurn}, {kRowParts}},
    {"action_chosen", {kWho, secret("choice", kChoice)}, {"gang sealed"}},
    {"actions_resolved", {kTheTurn, told("actions", kCount), told("spies", kCount)}, {"gang sealed"}, true},
    {"action_dropped", {kWho, kThere, told("choice", kActionKind)}, {}, true},  // to those who saw the choice
    {"card_shown", {kWho, kTheTurn, kTheCard, kThere}, {"shown"}, true},
    {"action_announced",
     {kTheAction, kThere, kTheTurn, told("seats", kSeatSet), told("against", kSeat), kDisks, kSheriffsThere, kNeeded,
      told("surplus", kCount)},
     {"actions disks_used held"},
     true},
    {"bank_spied", {kWho, kThere, kTheValue}, {"bank_value"}, true},
    {"evaluation_began", {kTheRound}, {"flow"}},
    {"turn_evaluation_began", {kTheTurn}, {"flow"}},
    {"card_turned", {kWho, kTheTurn, kTheCard}, {"shown row"}, true},
    {"rode", {kWho, kTo, kFrom}, {"figures"}, true},
    {"stopped", {kWho, kThere, kTheCard}, {"row gang"}, true},
    {"arrested", {kWho, kThere, told("lost", kLostCard), told("by", kSeat)}, {"lost row gang"}, true},
    {"disk_removed", {kWho, kThere, kTheAction, kTheTurn}, {"actions"}, true},
    {"action_succeeded",
     {kTheAction, kThere, kTheTurn, kDisks, kNeeded, kTheValue, kTheLoot},
     {"actions loot poker_tiles coach_tiles poker_gone"},
     true},
    {"action_empty", {kTheAction, kThere, kTheTurn, kDisks, kNeeded}, {"actions"}, true},
    {"action_failed", {kTheAction, kThere, kTheTurn, kDisks, kNeeded}, {"actions"}, true},
    {"bank_robbed",
     {kThere, kDesperadosThere, kSheriffsThere, kTheValue, kTheLoot},
     {"bank_slot bank_value loot"},
     true},
    {"bank_held", {kThere, kDesperadosThere, kSheriffsThere}, {}, true},
    {"cards_taken_back", {kTheRound}, {kRowParts, "shown actions disks_used held"}},
    {"bank_refilled", {kThere, told("pile", kCount), secret("value", kTileValue)}, {kRefillParts}, true},
    {"bank_left_empty", {kThere}, {kRefillParts}},
    {"timetable_turned", {told("timetable", kTimetable)}, {"flow"}},
    {"coach_placed", {kTheCoach, kThere}, {"coaches"}},
    {"game_over", {told("reason", kEndReason), kTheLoot, told("goal", kLoot)}, {kRowParts, "ended flow asked"}, true},
};

}  // namespace saloon::desperados
