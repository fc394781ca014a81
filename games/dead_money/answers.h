// What may be answered to each question, and which clause forbids the rest: rows of game.h. A judge is exact, also
// where only some answers are listed.
#pragma once

#include "engine/ask.h"
#include "engine/list.h"
#include "games/dead_money/state.h"

namespace saloon::dead_money {

using Decisions = List<Decision, 400>;
using AskRow = Question<Public, Private, Decision, Decisions, Proc>;

// answers.cpp: the turn
AskRow::Lister list_first_card, list_second_card;
AskRow::Judge judge_first_card, judge_second_card;
// bids.cpp
AskRow::Lister list_bids;
AskRow::Judge judge_bid;
// answers_brains.cpp: Brains on the table and in the discard pile
AskRow::Lister list_own_brains, list_all_brains, list_others_brains, list_brains_to_discard, list_two_brains,
    list_discarded_brains;
AskRow::Judge judge_brain_to_drop, judge_own_brain, judge_any_brain, judge_brain_to_steal, judge_brain_to_discard,
    judge_two_brains, judge_discarded_brain;
// answers.cpp: players, cards, sets of cards
AskRow::Lister list_players, list_pairs, list_hand, list_seen_cards, list_discarded_faces, list_cards_of_rank,
    list_swaps, list_discards, list_orders, list_assignments;
AskRow::Judge judge_player, judge_pair, judge_card_of_hand, judge_seen_card, judge_discarded_face, judge_card_of_rank,
    judge_swap, judge_discards, judge_order, judge_assignment;

// --- section 5 of the rules: only what Public forces is answered for a seat. "One card" goes by the public size of the
// hand, "one Brain" by the Brains on the table.
inline bool one_card(const Public& pub, Seat p) { return pub.hand_size[p] == 1; }
AskRow::Forced swaps_whole_hand, discards_whole_hand, victim_has_one_card, one_card_on_top, one_on_the_table;

}  // namespace saloon::dead_money
