// What may be answered to each question, and which clause forbids the rest: rows of game.h. A judge is exact, also
// where only some answers are listed.
#pragma once

#include "engine/list.h"
#include "engine/verdict.h"
#include "games/dead_money/state.h"

namespace saloon::dead_money {

using Decisions = List<Decision, 400>;
using Lister = void(const Public& pub, const Private& mine, Seat p, Decisions& out);
using Judge = Verdict(const Public& pub, const Private& mine, Seat p, const Decision& d);

// answers.cpp: the turn
Lister list_first_card;
Judge judge_first_card;
Lister list_second_card;
Judge judge_second_card;
// bids.cpp
Lister list_bids;
Judge judge_bid;
// answers_brains.cpp: Brains on the table and in the discard pile
Lister list_own_brains;
Judge judge_brain_to_drop;
Judge judge_own_brain;
Lister list_all_brains;
Judge judge_any_brain;
Lister list_others_brains;
Judge judge_brain_to_steal;
Lister list_brains_to_discard;
Judge judge_brain_to_discard;
Lister list_two_brains;
Judge judge_two_brains;
Lister list_discarded_brains;
Judge judge_discarded_brain;
// answers.cpp: players, cards, sets of cards
Lister list_players;
Judge judge_player;
Lister list_pairs;
Judge judge_pair;
Lister list_hand;
Judge judge_card_of_hand;
Lister list_seen_cards;
Judge judge_seen_card;
Lister list_discarded_faces;
Judge judge_discarded_face;
Lister list_cards_of_rank;
Judge judge_card_of_rank;
Lister list_swaps;
Judge judge_swap;
Lister list_discards;
Judge judge_discards;
Lister list_orders;
Judge judge_order;
Lister list_assignments;
Judge judge_assignment;

// --- section 5 of the rules: only what Public forces is answered for a seat. "One card" goes by the public size of the
// hand, "one Brain" by the Brains on the table.
inline bool one_card(const Public& pub, Seat p) { return pub.hand_size[p] == 1; }
bool swaps_whole_hand(const Public& pub, Seat p);
bool discards_whole_hand(const Public& pub, Seat p);
bool victim_has_one_card(const Public& pub, Seat p);
bool one_card_on_top(const Public& pub, Seat p);
bool one_on_the_table(const Public& pub, Seat p);

}  // namespace saloon::dead_money
