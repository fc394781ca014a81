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

using F = Field;
inline constexpr u64 kKnowledgeFields = explains(F::PublicFacts, F::OwnFacts, F::SeenBy);
inline constexpr u64 kRowFields = kKnowledgeFields | explains(F::Row, F::RowSize, F::InRow, F::NextHandle, F::Open);
inline constexpr u64 kPlayedFields = explains(F::Hand, F::HandSize, F::Shown);

/// Only what was sealed or face down reveals something: everything else must look alike to whoever may not know.
inline constexpr LooseEventRow kEvents[] = {
    {"none", 0, false},
    {"character_chosen", explains(F::Character), false},
    {"stars_placed", explains(F::Star), false},
    {"safes_dealt", kRowFields, false},
    {"safe_passed", kRowFields, true},
    {"gave_to_stranger", kRowFields, false},
    {"row_shuffled", kRowFields, true},
    {"start_rolled", 0, false},
    {"starting_player", explains(F::Start), false},
    {"round_began", explains(F::Round), false},
    {"robbery", kPlayedFields | explains(F::Fight), false},
    {"duel", kPlayedFields | explains(F::Fight), false},
    {"stetson_played", kPlayedFields | explains(F::Discard), false},
    {"looked", kKnowledgeFields, true},
    {"duster_played", kPlayedFields | explains(F::Discard), false},
    {"duster_discarded", kPlayedFields | explains(F::Discard, F::Discarded, F::HiddenSize), false},
    {"rode", kPlayedFields | explains(F::Discard, F::Star), false},
    {"holster_laid", kPlayedFields | explains(F::Holster), false},
    {"defended", kPlayedFields | explains(F::Fight), false},
    {"rolled_early", explains(F::Fight), true},
    {"holster_offered", explains(F::Offer, F::Shown), true},
    {"holster_used", kPlayedFields | explains(F::Fight, F::Offer), false},
    {"holster_returned", explains(F::Offer), false},
    {"shot", 0, false},
    {"tied", 0, false},
    {"robbery_won", kRowFields | explains(F::Fight, F::Holster, F::Offer), true},
    {"robbery_lost", explains(F::Fight, F::Holster, F::Offer), false},
    {"duel_won", explains(F::Fight, F::Offer), false},
    {"duel_lost", explains(F::Fight, F::Offer), false},
    {"swapped", explains(F::Star), false},
    {"banished", explains(F::Star), false},
    {"nowhere_to_go", 0, false},
    {"gave_away", kRowFields, true},
    {"cleared", explains(F::Discard, F::Laid, F::Fight, F::Offer), false},
    {"drew", explains(F::Hand, F::HandSize, F::DrawSize), false},
    {"reshuffled", explains(F::DrawSize, F::Discard, F::HiddenSize, F::Discarded, F::Pool), false},
    {"hold_up_began", kRowFields | explains(F::TurnedUp, F::HoldupsLeft), true},
    {"hold_up_gun", kPlayedFields | explains(F::Laid), true},
    {"hold_up_won", kRowFields | explains(F::TurnedUp), false},
    {"badge_called", explains(F::Called), false},
    {"badge_revealed", kKnowledgeFields | explains(F::Open), true},
    {"badge_unanswered", kKnowledgeFields, true},
    {"row_revealed", kKnowledgeFields | explains(F::Open), true},
    {"mystery_gun", kPlayedFields | explains(F::Discard, F::DrawSize), true},
    {"gold_counted", explains(F::Gold), false},
    {"finalists", explains(F::Fighters), false},
    {"fights_for_stranger", explains(F::AsStranger, F::Fighters), false},
    {"showdown_card", kPlayedFields | explains(F::Laid), true},
    {"wounded", explains(F::Wounded), false},
    {"eliminated", explains(F::Fighters, F::Fell), false},
    {"took_back", kPlayedFields | explains(F::Laid), false},
    {"game_over", explains(F::Ended, F::Winners, F::Flow, F::Asked), false},
};
static_assert(std::size(kEvents) == std::size_t(Told::GameOver) + 1);

}  // namespace saloon::deadwood_1876
