// What is told, and which parts of a view each event explains.
//
// Fields as event_json (json_events.cpp) writes them; "seat" is the seat that acts, "holder" a seat or "stranger";
// [x] is only for those who may know it.
#pragma once

#include <cstddef>

#include "engine/game.h"
#include "games/deadwood_1876/state.h"

namespace saloon::deadwood_1876 {

enum class Told : u8 {
  None,
  CharacterChosen,    ///< seat, character
  StarsPlaced,        ///< houses {GEM: [holders], …}
  SafesDealt,         ///< seat, handles, [safes]
  SafePassed,         ///< seat, to, [safe]: giver and receiver
  GaveToStranger,     ///< seat, [safe]
  RowShuffled,        ///< holder, handles (the fresh ones), [safes]
  StartRolled,        ///< seat, score
  StartingPlayer,     ///< seat
  RoundBegan,         ///< round, rounds
  Robbery,            ///< seat, card, gun, holder, handle
  Duel,               ///< seat, card, gun, holder
  StetsonPlayed,      ///< seat, card
  Looked,             ///< seat, holder, handle, [safe]
  DusterPlayed,       ///< seat, card
  DusterDiscarded,    ///< seat, count, cards (with duster_discards = face_down: [cards])
  Rode,               ///< seat, card, from, to
  HolsterLaid,        ///< seat, card, gun, holder, handle
  Defended,           ///< seat, card, gun, holder (for whom)
  RolledEarly,        ///< seat, holder, gun, score
  HolsterOffered,     ///< seat, holder (whom it would help), card, gun
  HolsterUsed,        ///< seat, holder (who is helped), card, gun
  HolsterReturned,    ///< seat, holder, card
  Shot,               ///< holder, seat (who rolls for him), dice [{gun, roll}], score
  Tied,               ///< seats (who roll again; one of them for the Stranger), score
  RobberyWon,         ///< seat, holder, handle, [safe]
  RobberyLost,        ///< seat, holder, handle
  DuelWon,            ///< seat, holder
  DuelLost,           ///< seat, holder
  Swapped,            ///< seat, holder, house (of the seat now), other (of the holder now)
  Banished,           ///< seat, holder, house
  NowhereToGo,        ///< seat, holder
  GaveAway,           ///< seat, to, handle, [safe]: giver and receiver
  Cleared,            ///< cards: from the table to the discard pile
  Drew,               ///< seat, count, [cards]
  Reshuffled,         ///< count
  HoldUpBegan,        ///< handle, safe
  HoldUpGun,          ///< seat, card, gun
  HoldUpWon,          ///< seat, handle, safe
  BadgeCalled,        ///< badge
  BadgeRevealed,      ///< seat, badge, handle
  BadgeUnanswered,    ///< badge
  RowRevealed,        ///< holder, safes {handle: safe, …}
  MysteryGun,         ///< holder, safe, card, gun, score
  GoldCounted,        ///< holder, gold, house
  Finalists,          ///< holders, gold
  FightsForStranger,  ///< seat
  ShowdownCard,       ///< seat, card, gun
  Wounded,            ///< seat
  Eliminated,         ///< seat
  TookBack,           ///< seat, cards
  GameOver,           ///< reason, winners
};

/// The parts of a view, for the law that every change is explained by an event; in the order of kFields.
enum class Field : u8 {
  Flow,
  Asked,
  Sealed,
  Config,
  Seats,
  Start,
  Round,
  HoldupsLeft,
  DrawSize,
  HiddenSize,
  NextHandle,
  TurnedUp,
  Called,
  AsStranger,
  Ended,
  Winners,
  Fighters,
  Wounded,
  Fight,
  Character,
  Star,
  HandSize,
  RowSize,
  Row,
  Offer,
  Gold,
  Fell,
  Holster,
  SeenBy,
  Open,
  InRow,
  PublicFacts,
  Discard,
  Pool,
  Shown,
  Laid,
  Hand,
  Discarded,
  OwnFacts,
};

template <class... F>
constexpr u64 explains(F... f) {
  return (u64{0} | ... | bit(int(f)));
}
using F = Field;
inline constexpr u64 kKnowledgeFields = explains(F::PublicFacts, F::OwnFacts, F::SeenBy);
inline constexpr u64 kRowFields = kKnowledgeFields | explains(F::Row, F::RowSize, F::InRow, F::NextHandle, F::Open);
inline constexpr u64 kPlayedFields = explains(F::Hand, F::HandSize, F::Shown);

inline constexpr EventRow kEvents[] = {
    {"none", 0, false},
    {"character_chosen", explains(F::Character), true},
    {"stars_placed", explains(F::Star), true},
    {"safes_dealt", kRowFields, true},
    {"safe_passed", kRowFields, true},
    {"gave_to_stranger", kRowFields, true},
    {"row_shuffled", kRowFields, true},
    {"start_rolled", 0, true},
    {"starting_player", explains(F::Start), true},
    {"round_began", explains(F::Round), false},
    {"robbery", kPlayedFields | explains(F::Fight), true},
    {"duel", kPlayedFields | explains(F::Fight), true},
    {"stetson_played", kPlayedFields | explains(F::Discard), true},
    {"looked", kKnowledgeFields, true},
    {"duster_played", kPlayedFields | explains(F::Discard), true},
    {"duster_discarded", kPlayedFields | explains(F::Discard, F::Discarded, F::HiddenSize), true},
    {"rode", kPlayedFields | explains(F::Discard, F::Star), true},
    {"holster_laid", kPlayedFields | explains(F::Holster), true},
    {"defended", kPlayedFields | explains(F::Fight), true},
    {"rolled_early", explains(F::Fight), true},
    {"holster_offered", explains(F::Offer, F::Shown), true},
    {"holster_used", kPlayedFields | explains(F::Fight, F::Offer), true},
    {"holster_returned", explains(F::Offer), true},
    {"shot", 0, true},
    {"tied", 0, true},
    {"robbery_won", kRowFields | explains(F::Fight, F::Holster, F::Offer), true},
    {"robbery_lost", explains(F::Fight, F::Holster, F::Offer), true},
    {"duel_won", explains(F::Fight, F::Offer), true},
    {"duel_lost", explains(F::Fight, F::Offer), true},
    {"swapped", explains(F::Star), true},
    {"banished", explains(F::Star), true},
    {"nowhere_to_go", 0, false},
    {"gave_away", kRowFields, true},
    {"cleared", explains(F::Discard, F::Laid, F::Fight, F::Offer), false},
    {"drew", explains(F::Hand, F::HandSize, F::DrawSize), false},
    {"reshuffled", explains(F::DrawSize, F::Discard, F::HiddenSize, F::Discarded, F::Pool), false},
    {"hold_up_began", kRowFields | explains(F::TurnedUp, F::HoldupsLeft), true},
    {"hold_up_gun", kPlayedFields | explains(F::Laid), true},
    {"hold_up_won", kRowFields | explains(F::TurnedUp), true},
    {"badge_called", explains(F::Called), false},
    {"badge_revealed", kKnowledgeFields | explains(F::Open), true},
    {"badge_unanswered", kKnowledgeFields, true},
    {"row_revealed", kKnowledgeFields | explains(F::Open), true},
    {"mystery_gun", kPlayedFields | explains(F::Discard, F::DrawSize), true},
    {"gold_counted", explains(F::Gold), true},
    {"finalists", explains(F::Fighters), true},
    {"fights_for_stranger", explains(F::AsStranger, F::Fighters), true},
    {"showdown_card", kPlayedFields | explains(F::Laid), true},
    {"wounded", explains(F::Wounded), true},
    {"eliminated", explains(F::Fighters, F::Fell), true},
    {"took_back", kPlayedFields | explains(F::Laid), false},
    {"game_over", explains(F::Ended, F::Winners, F::Flow, F::Asked), true},
};
static_assert(std::size(kEvents) == std::size_t(Told::GameOver) + 1);

}  // namespace saloon::deadwood_1876
