// What the chapters of the rules share: riding, counting, and the questions they ask each other.
#pragma once

#include "games/desperados/game.h"

namespace saloon::desperados {

using Context = Ctx<Game>;

// --- the table
inline bool is_marshal(const Public& pub, Seat p) { return p == pub.marshal; }
inline bool blue_plays(const Public& pub) { return pub.round > 1; }  // DSP-FLOW-05
/// DSP-FLOW-04, DSP-FLOW-05: the timetable whose side this coach follows in this round.
inline int timetable_of(const Public& pub, Coach coach) {
  return (pub.first_timetable + pub.round - 1 - int(coach) + kTimetables) % kTimetables;
}
inline bool is_held(const Public& pub, Coach coach) { return (pub.held >> u8(coach) & 1) != 0; }
inline void hold_coach(Public& pub, Coach coach) { pub.held = u8(pub.held | 1U << u8(coach)); }  // DSP-COACH-02
inline bool has_disk(const Public& pub, Seat p) { return (pub.disks_used >> p & 1) == 0; }
inline bool has_poker_tile(const Public& pub, int town) { return (pub.poker >> town & 1) != 0; }
inline int sheriffs_in(const Public& pub, int town) {
  int count = 0;
  for (const u8 at : pub.sheriff) count += at == town + 1 ? 1 : 0;
  return count;
}
/// Which slots of bank tiles lie on the board.
inline u32 slots_on_board(const Public& pub) {
  u32 slots = 0;
  for (const u8 slot : pub.bank_slot) slots |= slot != 0 ? 1U << (slot - 1) : 0U;
  return slots;
}
inline int goal_of(const Public& pub) { return pub.config.goal_per_desperado * (pub.seats - 1); }  // DSP-END-02

// --- cards.cpp: riding
/// Where a row leads: the real town, and the turn of the first filler.
struct Ride {
  int town{};
  int stuck{};  ///< 0 = not stuck
};
/// One card further. Anything but Saloon and a neighbouring town is a filler and moves nobody (DSP-CASE-02).
constexpr Ride ridden(Ride at, int card, int turn) {
  if (card == kSaloon) return at;
  if ((roads_from(at.town) >> card & 1) != 0) return {card, at.stuck};
  return {at.town, at.stuck != 0 ? at.stuck : turn};
}
/// The first `laid` cards of a row, from where the figure stands (DSP-CARD-02).
Ride ride_of(const Public& pub, Seat p, const Row& row, int laid);
/// DSP-CARD-04, DSP-CARD-09: what is left of the deck without lost cards and the first `laid` of the row. The card of
/// the town where the round began is among them (DSP-CARD-05).
inline u32 hand_of(const Public& pub, Seat p, const Row& row, int laid) {
  u32 hand = kDeck & ~pub.lost[p];
  for (int t = 0; t < laid; ++t) hand &= ~(1U << (row[unsigned(t)] - 1));
  return hand;
}
/// DSP-CARD-02, DSP-CARD-03: neighbouring towns and Saloon, as far as in hand.
constexpr u32 legal_cards(int town, u32 hand) { return hand & (roads_from(town) | 1U << kSaloon); }
constexpr bool is_stuck(int town, u32 hand) { return legal_cards(town, hand) == 0; }
/// DSP-CASE-02, DSP-R09: without a legal card the filler, the first card of the hand; to the others it is one more card
/// face down (DSP-INFO-05).
constexpr u32 cards_from(int town, u32 hand) {
  const u32 legal = legal_cards(town, hand);
  return legal != 0 ? legal : hand & (~hand + 1);
}
/// The cards this seat may lay in this turn, or exchange its card of this turn for.
u32 card_options(const Public& pub, const Private& mine, Seat p);
/// The card of this turn that this seat has laid already, with its mark; a zero decision if there is none.
inline Decision lying_card(const Public& pub, const Private& mine, Seat p) {
  const bool fixed = pub.turn > 0 && pub.laid[p] == pub.turn;
  return fixed ? Decision::lay(mine.row[pub.turn - 1U] - 1) : mine.sealed;
}

void marshal_card(Context& c);
void gang_cards(Context& c);
/// Everybody's real towns, as the gang shares them after cards were fixed or figures moved.
void share_towns(Context& c);
/// After the evaluation everybody really is where the figure stands.
void follow_figures(Context& c);
/// Takes every card off the table and out of the notes (DSP-CLEAN-01).
void forget_rows(Context& c);

// --- notes.cpp: what follows from the rows
/// Where the fixed cards of a row lead; when the game is over, where the figure stands.
Ride ride_so_far(const Public& pub, Seat p, const Row& row);
/// Real town and filler, from figure and row.
void work_out_ride(const Public& pub, Seat p, Private& mine);
/// What the gang shares of a ride (DSP-DESP-05).
void note_ride(const Public& pub, Seat p, const Ride& at, GangNote& note);
/// What every desperado's copy must say, from the rows, marks and sealed answers of the gang.
GangNote gang_note_of(const State& s);
/// The marshal has seen every bank tile that ever lay on the board (DSP-SETUP-17, DSP-CLEAN-03).
BankSlots seen_by_marshal(const Public& pub, const BankSlots& slots);

// --- bank_tiles.cpp
/// The values by slot of one of the kBankLayouts ways to lay out the bank tiles, and back; -1 if it is none.
BankSlots bank_layout(u32 number);
i64 bank_layout_number(const BankSlots& slots);

// --- setup.cpp
void set_up(Context& c);
void place_figures(Context& c);

// --- coaches.cpp, sheriffs.cpp
void move_coaches(Context& c);
void move_sheriffs(Context& c);

// --- robberies.cpp
void act(Context& c);
/// For an action in this town.
int disks_needed(const Public& pub, int town);
/// Null, or the clause that forbids it.
const char* forbids_action(const Public& pub, const Private& mine, Seat p, const Decision& d);
constexpr ActionKind kind_of(const Decision& d) {
  if (d.verb() == Verb::Poker) return ActionKind::Poker;
  return d.coach() == Coach::Brown ? ActionKind::CoachBrown : ActionKind::CoachBlue;
}
constexpr bool is_robbery(ActionKind kind) { return kind == ActionKind::CoachBrown || kind == ActionKind::CoachBlue; }
/// The coach that a robbery attacks.
constexpr Coach coach_of(ActionKind kind) { return kind == ActionKind::CoachBrown ? Coach::Brown : Coach::Blue; }

// --- evaluation_phase.cpp
void evaluate_turn(Context& c);

// --- loot.cpp
void rob_banks(Context& c);
/// The gang takes a tile and its value, in hundreds.
int win_poker_tile(Context& c);
int win_coach_tile(Context& c);

// --- clean_up.cpp, end.cpp
void clean_up(Context& c);
void finish(Context& c);

}  // namespace saloon::desperados
