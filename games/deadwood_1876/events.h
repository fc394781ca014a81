// What is told: one row per kind of event, with its members, the parts of a view that it explains, and whether it
// reveals something. "seat" is the seat that acts, "holder" a seat or "stranger".
#pragma once

#include "engine/rows/events.h"
#include "games/deadwood_1876/state.h"

namespace saloon::deadwood_1876 {

inline constexpr const char* kKnowledge = "facts seen_by";
inline constexpr const char* kRowParts = "facts seen_by row row_size in_row next_handle open";
inline constexpr const char* kHandParts = "hand hand_sizes shown";

inline constexpr EventMember kWho = told("seat", kSeat);
inline constexpr EventMember kHolder = told("holder", kAim);
inline constexpr EventMember kPlayed = told("card", kCard);
inline constexpr EventMember kItsGun = again("gun", kGunOnCard);
inline constexpr EventMember kWhere = told("handle", kHandle);
inline constexpr EventMember kScore = told("score", kCount);
inline constexpr EventMember kCounted = told("count", kCount);
inline constexpr EventMember kBadge = told("badge", kMetal);
inline constexpr EventMember kFreshHandles = told("handles", kHandleList);
inline constexpr EventMember kSecretRow = secret("safes", kSafeRow);
inline constexpr EventMember kSecretSafe = secret("safe", kSafe);
inline constexpr EventMember kSecretCards = secret("cards", kCardSet);

/// Only what was sealed or face down reveals something: everything else must look alike to whoever may not know.
inline constexpr EventRow kEvents[] = {
    // --- set-up
    {"character_chosen", {kWho, told("character", kCharacter)}, {"characters"}},
    {"stars_placed", {told("houses", kLodgings)}, {"stars"}},
    {"safes_dealt", {kWho, kFreshHandles, kSecretRow}, {kRowParts}},
    {"safe_passed", {kWho, told("to", kSeat), kSecretSafe}, {kRowParts}, true},
    {"gave_to_stranger", {kWho, kSecretSafe}, {kRowParts}},
    {"row_shuffled", {kHolder, kFreshHandles, kSecretRow}, {kRowParts}, true},
    {"rolled_for_first", {kWho, kScore}},
    {"first_player", {kWho}, {"first_player"}},
    {"round_began", {told("round", kCount), told("rounds", kCount)}, {"round"}},
    // --- turns
    {"robbery_began", {kWho, kHolder, kPlayed, kItsGun, kWhere}, {kHandParts, "fight"}},
    {"duel_began", {kWho, kHolder, kPlayed, kItsGun}, {kHandParts, "fight"}},
    {"stetson_played", {kWho, kPlayed}, {kHandParts, "discard"}},
    {"looked", {kWho, kHolder, kWhere, kSecretSafe}, {kKnowledge}, true},
    {"duster_played", {kWho, kPlayed}, {kHandParts, "discard"}},
    {"duster_discarded", {kWho, kCounted, kSecretCards}, {kHandParts, "discard discarded hidden_discards"}},
    {"rode", {kWho, kPlayed, told("from", kHouse), told("to", kHouse)}, {kHandParts, "discard stars"}},
    {"holster_laid", {kWho, kPlayed, kItsGun, kHolder, kWhere}, {kHandParts, "holsters"}},
    // --- confrontations
    {"defended", {kWho, kHolder, kPlayed, kItsGun}, {kHandParts, "fight"}},
    {"rolled_early", {kWho, kHolder, told("gun", kGun), kScore}, {"fight"}, true},
    {"holster_offered", {kWho, kHolder, kPlayed, kItsGun}, {"offers shown"}, true},
    {"holster_used", {kWho, kHolder, kPlayed, kItsGun}, {kHandParts, "fight offers"}},
    {"holster_returned", {kWho, kHolder, kPlayed, kItsGun}, {"offers"}},
    {"shot", {kWho, kHolder, told("dice", kDiceRolled), kScore}},
    {"tied", {told("seats", kSeats), kScore}},
    {"robbery_won", {kWho, kHolder, kWhere, kSecretSafe}, {kRowParts, "fight holsters offers"}, true},
    {"robbery_lost", {kWho, kHolder, kWhere}, {"fight holsters offers"}},
    {"duel_won", {kWho, kHolder}, {"fight offers"}},
    {"duel_lost", {kWho, kHolder}, {"fight offers"}},
    {"swapped", {kWho, kHolder, told("house", kHouse), told("other", kHouse)}, {"stars"}},
    {"banished", {kWho, kHolder, told("house", kHouse)}, {"stars"}},
    {"nowhere_to_go", {kWho, kHolder}},
    {"gave_away", {kWho, told("to", kAim), kWhere, kSecretSafe}, {kRowParts}, true},
    {"cleared", {told("cards", kCardSet)}, {"discard laid fight offers"}},
    {"drew", {kWho, kCounted, kSecretCards}, {"hand hand_sizes draw_pile_size"}},
    {"reshuffled", {kCounted}, {"draw_pile_size discard hidden_discards discarded pool"}},
    // --- hold-ups and badges
    {"hold_up_began", {kWhere, told("safe", kSafe)}, {kRowParts, "turned_up hold_ups_left"}, true},
    {"hold_up_gun", {kWho, kPlayed, kItsGun}, {kHandParts, "laid"}, true},
    {"hold_up_won", {kWho, kWhere, told("safe", kSafe)}, {kRowParts, "turned_up"}},
    {"badge_called", {kBadge}, {"called"}},
    {"badge_revealed", {kWho, kWhere, kBadge}, {kKnowledge, "open"}, true},
    {"badge_unanswered", {kBadge}, {kKnowledge}, true},
    // --- the end
    {"row_revealed", {kHolder, told("safes", kSafeRow)}, {kKnowledge, "open"}, true},
    {"mystery_gun",
     {kHolder, told("safe", kSafe), kPlayed, kItsGun, kScore},
     {kHandParts, "discard draw_pile_size"},
     true},
    {"gold_counted", {kHolder, told("gold", kAmount), told("house", kHouse)}, {"gold"}},
    {"finalists", {told("holders", kAims), told("gold", kAmount)}, {"fighters"}},
    {"fights_for_stranger", {kWho}, {"as_stranger fighters"}},
    {"showdown_card", {kWho, kPlayed, kItsGun}, {kHandParts, "laid"}, true},
    {"wounded", {kWho}, {"wounded"}},
    {"eliminated", {kWho}, {"fighters fell"}},
    {"took_back", {kWho, told("cards", kCardSet)}, {kHandParts, "laid"}},
    {"game_over", {told("reason", kEndReason), told("winners", kSeats)}, {"ended winners flow asked"}},
};

}  // namespace saloon::deadwood_1876
