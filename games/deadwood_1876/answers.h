// What a seat may answer, question by question: the list of answers, and the judge who names the clause that forbids
// one. What everybody can see to be forced is a question of the public facts alone.
#pragma once

#include "engine/ask.h"
#include "engine/list.h"
#include "games/deadwood_1876/state.h"

namespace saloon::deadwood_1876 {

/// A turn: at most four cards, each against 17 safes and 8 players, and as an item on 9 safes or to 2 houses.
using Decisions = List<Decision, 160>;

using AskRow = Question<Public, Private, Decision, Decisions, Proc>;

// answers_turn.cpp
AskRow::Lister list_turn, list_looks, list_discards;
AskRow::Judge judge_turn, judge_look, judge_discards;

// answers_fight.cpp
AskRow::Lister list_hand, list_early_rolls, list_offers, list_picks, list_houses;
AskRow::Judge judge_defence, judge_hold_up_card, judge_showdown_card, judge_early_roll, judge_offer, judge_pick,
    judge_house;

// answers.cpp
AskRow::Lister list_characters, list_own_safes, list_receivers, list_badge, list_mystery_guns;
AskRow::Judge judge_character, judge_passed_safe, judge_safe_for_stranger, judge_fourth_safe, judge_receiver,
    judge_badge, judge_mystery_guns;

// Each in the chapter of its rule: forced from public facts alone (section 5 of the rules).
AskRow::Forced one_character_left, one_house_with_room, one_receiver, one_card_left;

}  // namespace saloon::deadwood_1876
