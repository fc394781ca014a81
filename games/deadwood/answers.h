// What a seat may answer, question by question: the list, and the judge who names the clause that forbids an answer.
// Everything but the order of a pile is open, so they need Public alone, except for the Fortune Teller's.
#pragma once

#include "engine/ask.h"
#include "engine/list.h"
#include "games/deadwood/state.h"

namespace saloon::deadwood {

/// The Grifter's list is the longest: none, one or two out of at most 36 opposing cowboys.
using Decisions = List<Decision, 1 + 36 + 36 * 35 / 2>;

using AskRow = Question<Public, Private, Decision, Decisions, Proc>;

// answers.cpp
AskRow::Lister list_actions, list_flights, list_cartridges, list_annexing;
AskRow::Judge judge_action, judge_flight, judge_attacker_loading, judge_defender_loading, judge_annexing;
AskRow::Forced one_action;

// answers_buildings.cpp
AskRow::Lister list_discards, list_recruits, list_sheriff, list_rails, list_tiles, list_store_moves, list_victims,
    list_stage, list_fortune, list_orders, list_court, list_grifts, list_news, list_dances, list_telegraph,
    list_called_up;
AskRow::Judge judge_discard, judge_recruit, judge_sheriff, judge_rail, judge_tile, judge_store_move, judge_victim,
    judge_stage, judge_fortune, judge_order, judge_court, judge_grift, judge_news, judge_dance, judge_telegraph,
    judge_called_up;
AskRow::Forced one_tile_place, one_store_move, one_victim, one_pile, one_grift;

// answers_final_duel.cpp
AskRow::Lister list_representatives, list_final_cartridges, list_targets;
AskRow::Judge judge_representative, judge_final_cartridges, judge_targets;
AskRow::Forced one_representative;

}  // namespace saloon::deadwood
