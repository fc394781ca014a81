// What the check of Deadwood 1876 must notice, invariant by invariant.
#include "games/deadwood_1876/check.h"
#include "tests/games/broken_positions.h"

namespace saloon::deadwood_1876 {
namespace {

bool always(const State&) { return true; }
bool is_over(const State& s) { return s.pub.flow.over(); }
bool goes_on(const State& s) { return !is_over(s); }
bool is_dealt(const State& s) { return was_dealt(s.pub); }
template <Ask A>
bool asks(const State& s) {
  const auto is_asked = [](u8 what) { return Ask(what) == A; };
  return std::any_of(s.pub.asked.what.begin(), s.pub.asked.what.end(), is_asked);
}
bool begins_turn(const State& s) { return asks<Ask::TurnAction>(s) && s.pub.called == 0; }
bool begins_hold_up(const State& s) { return asks<Ask::HoldUpCard>(s); }
bool forgets(const State& s) { return !s.pub.config.memory_aid; }
bool has_short_table(const State& s) { return holders(s.pub) < kMaxSeats; }
bool has_offer(const State& s) { return asks<Ask::PickAttacker>(s) || asks<Ask::PickDefender>(s); }
unsigned last_holder(const State& s) { return unsigned(holders(s.pub) - 1); }

/// A card of a hand that goes back on the draw pile.
void take_back(State& s, Seat p) {
  const u64 card = bit(lowest_bit(s.seat[p].hand));
  s.seat[p].hand &= ~card;
  --s.pub.hand_size[p];
  s.pub.shown[p] &= ~card;
  s.hidden.draw_pile |= card;
  ++s.pub.draw_size;
  s.pub.pool |= card;
}
int free_handle(const State& s) {
  int handle = 0;
  while ((used_handles(s.pub) & at_handle(handle)) != 0) ++handle;
  return handle;
}
int first_handle(const State& s, unsigned holder) { return s.pub.row[holder][0]; }
unsigned safe_at(const State& s, int handle) { return s.hidden.safe_at[unsigned(handle)] - 1U; }
/// A safe in the row of another that seat 0 has never seen.
int unseen_handle(const State& s) {
  for (const int handle : Bits{s.pub.in_row[1] & ~s.pub.open}) {
    if (s.seat[0].facts[safe_at(s, handle)] == 0) return handle;
  }
  return -1;
}
bool has_unseen(const State& s) { return is_dealt(s) && unseen_handle(s) >= 0; }

const std::vector<Broken<Game>> kCardRows{
    {"DW76-SETUP-08", always, [](State& s) { s.hidden.draw_pile &= s.hidden.draw_pile - 1; }},
    {"DW76-SETUP-08", is_dealt, [](State& s) { s.seat[0].hand |= bit(lowest_bit(s.hidden.draw_pile)); }},
    {"DW76-SETUP-08", is_dealt, [](State& s) { s.pub.laid[0] |= bit(lowest_bit(s.hidden.draw_pile)); }},
    {"DW76-SETUP-08", is_dealt,
     [](State& s) { s.pub.fight.defender_holster = u8(lowest_bit(s.hidden.draw_pile) + 1); }},
    {"DW76-SETUP-08", is_dealt, [](State& s) { s.pub.holster[0] = u8(lowest_bit(s.hidden.draw_pile) + 1); }},
    {"DW76-DECK-01: the draw", always, [](State& s) { ++s.pub.draw_size; }},
    {"DW76-DECK-01: the draw", always,
     [](State& s) {
       s.pub.discard |= std::exchange(s.hidden.draw_pile, u64{0});
       s.pub.draw_size = 0;
     }},
    {"DW76-DUS-04: the face", always, [](State& s) { ++s.pub.hidden_size; }},
    {"DW76-DECK-01: a card", always, [](State& s) { s.pub.pool &= ~bit(lowest_bit(s.hidden.draw_pile)); }},
    {"the size of a hand", is_dealt, [](State& s) { ++s.pub.hand_size[s.pub.seats - 1U]; }},
    {"the size of a hand", is_dealt, [](State& s) { ++s.pub.hand_size[0]; }},
    {"a card that all have seen", is_dealt, [](State& s) { s.pub.shown[0] |= bit(lowest_bit(s.hidden.draw_pile)); }},
    {"DW76-DUS-04: a discard", always, [](State& s) { s.seat[0].discarded |= bit(lowest_bit(s.hidden.draw_pile)); }},
    {"DW76-HOL-02", has_offer, [](State& s) { s.pub.offer[0] = u8(lowest_bit(s.hidden.draw_pile) + 1); }},
};

const std::vector<Broken<Game>> kRows{
    {"DW76-BDG-08", is_dealt, [](State& s) { s.pub.row_size[0] = kLongestRow + 1; }},
    {"a row has a safe beyond", is_dealt, [](State& s) { s.pub.row[0][kLongestRow - 1] = 1; }},
    {"a row has a safe beyond", begins_turn, [](State& s) { s.pub.row[0][s.pub.row_size[0]] = 1; }},
    {"a handle is given out", begins_turn, [](State& s) { s.pub.row[1][0] = s.pub.row[0][0]; }},
    {"a handle is given out", begins_turn, [](State& s) { s.pub.row[1][0] = kHandles; }},
    {"a handle is given out", begins_hold_up, [](State& s) { s.pub.row[1][0] = u8(s.pub.turned_up - 1); }},
    {"the handles of a row", is_dealt, [](State& s) { s.pub.in_row[last_holder(s)] ^= at_handle(free_handle(s)); }},
    {"a handle lies face up", is_dealt, [](State& s) { s.pub.open |= at_handle(free_handle(s)); }},
    {"DW76-TWO-13", [](const State& s) { return begins_turn(s) && s.pub.seats > 2; },
     [](State& s) {
       take_back(s, 0);
       const int card = lowest_bit(s.hidden.draw_pile);
       s.hidden.draw_pile &= ~bit(card);
       --s.pub.draw_size;
       s.pub.holster[unsigned(first_handle(s, 0))] = u8(card + 1);
     }},
    {"DW76-TWO-13", [](const State& s) { return begins_turn(s) && s.pub.seats == 2; },
     [](State& s) {
       const int card = lowest_bit(s.hidden.draw_pile);
       s.hidden.draw_pile &= ~bit(card);
       --s.pub.draw_size;
       s.pub.holster[unsigned(free_handle(s))] = u8(card + 1);
     }},
    {"somebody looked", is_dealt, [](State& s) { s.pub.seen_by[unsigned(free_handle(s))] = 1; }},
    {"the next handle", always, [](State& s) { s.pub.next_handle = kHandles; }},
    {"a handle without a safe", is_dealt, [](State& s) { s.hidden.safe_at[unsigned(free_handle(s))] = 1; }},
    {"a handle without a safe", is_dealt, [](State& s) { s.hidden.safe_at[unsigned(first_handle(s, 0))] = 0; }},
    {"DW76-SETUP-09", is_dealt, [](State& s) { s.hidden.holdup_pile |= 1U << safe_at(s, first_handle(s, 0)); }},
    {"DW76-SETUP-09", is_dealt, [](State& s) { s.hidden.left_over &= s.hidden.left_over - 1; }},
    {"DW76-SETUP-10", is_dealt, [](State& s) { ++s.pub.holdups_left; }},
    {"a holder that does not", has_short_table, [](State& s) { s.pub.gold[last_holder(s) + 1] = 1; }},
    {"a holder that does not", has_short_table,
     [](State& s) {
       const int handle = free_handle(s);
       s.pub.row[kMaxSeats - 1][0] = u8(handle);
       s.pub.row_size[kMaxSeats - 1] = 1;
       s.pub.in_row[kMaxSeats - 1] = at_handle(handle);
     }},
};

const std::vector<Broken<Game>> kTable{
    {"DW76-SETUP-03", is_dealt, [](State& s) { s.pub.star[last_holder(s)] = 0; }},
    {"DW76-SETUP-03", [](const State& s) { return is_dealt(s) && has_short_table(s); },
     [](State& s) { s.pub.star[last_holder(s) + 1] = 1; }},
    {"DW76-SETUP-03", is_dealt, [](State& s) { s.pub.star[0] = kHouses + 1; }},
    {"DW76-CAP-01", is_dealt,
     [](State& s) {
       for (int holder = 0; holder < holders(s.pub); ++holder) s.pub.star[unsigned(holder)] = kHouses;
     }},
    {"DW76-SETUP-02: a player", is_dealt, [](State& s) { s.pub.character[s.pub.seats - 1U] = 0; }},
    {"DW76-SETUP-02: a character", is_dealt, [](State& s) { s.pub.character[0] = s.pub.character[1]; }},
    {"DW76-SETUP-02: a character", is_dealt, [](State& s) { s.pub.character[0] = kCharacters + 1; }},
    {"DW76-SETUP-02: a character", [](const State& s) { return is_dealt(s) && s.pub.seats == 2; },
     [](State& s) {
       u8 other = 1;
       while (other == s.pub.character[0] || other == s.pub.character[1]) ++other;
       s.pub.character[2] = other;
     }},
    {"DW76-ENDT-02", asks<Ask::TurnAction>, [](State& s) { take_back(s, Seat(s.pub.seats - 1)); }},
    {"DW76-ENDT-02", asks<Ask::TurnAction>, [](State& s) { take_back(s, 0); }},
    {"DW76-ENDT-02", begins_hold_up, [](State& s) { take_back(s, 0); }},
    {"DW76-ENDT-02", asks<Ask::BadgeReveal>, [](State& s) { take_back(s, 0); }},
    {"DW76-LAW-06", [](const State& s) { return begins_turn(s) && s.pub.seats > 2 && s.pub.row_size[0] == 3; },
     [](State& s) {
       const int handle = s.pub.row[1][s.pub.row_size[1] - 1U];
       s.pub.row[1][--s.pub.row_size[1]] = 0;
       s.pub.in_row[1] &= ~at_handle(handle);
       s.pub.row[0][s.pub.row_size[0]++] = u8(handle);
       s.pub.in_row[0] |= at_handle(handle);
     }},
    {"over without a reason", goes_on, [](State& s) { s.pub.ended = EndReason::StrangerWins; }},
    {"over without a reason", is_over, [](State& s) { s.pub.ended = EndReason::None; }},
    {"DW76-OBJ-01", goes_on, [](State& s) { s.pub.winners = 1; }},
    {"DW76-OBJ-01", [](const State& s) { return is_over(s) && s.pub.winners != 0; },
     [](State& s) { s.pub.winners = 0; }},
    {"DW76-OBJ-01", [](const State& s) { return is_over(s) && s.pub.ended == EndReason::StrangerWins; },
     [](State& s) { s.pub.winners = 1; }},
    {"DW76-START-03", always, [](State& s) { s.pub.start = s.pub.seats; }},
    {"DW76-START-03", always, [](State& s) { s.pub.round = u8(rounds(s.pub.seats) + 1); }},
    {"DW76-BDG-01", always, [](State& s) { s.pub.called = kMetals + 1; }},
};

const std::vector<Broken<Game>> kKnowledge{
    {"a fact about a safe", is_dealt, [](State& s) { s.seat[0].facts[safe_at(s, first_handle(s, 0))] = in_the_box(); }},
    {"a fact about a safe", is_dealt,
     [](State& s) { s.pub.facts[unsigned(lowest_bit(s.hidden.left_over))] = at_handle(0); }},
    {"a fact names a handle", is_dealt,
     [](State& s) { s.seat[0].facts[safe_at(s, first_handle(s, 0))] |= at_handle(free_handle(s)); }},
    {"elimination would", has_unseen,
     [](State& s) {
       s.seat[0].facts[safe_at(s, unseen_handle(s))] = at_handle(unseen_handle(s)) | at_handle(first_handle(s, 0));
     }},
    {"a seat knows less", [](const State& s) { return is_dealt(s) && s.pub.open != 0; },
     [](State& s) { s.seat[0].facts[safe_at(s, lowest_bit(s.pub.open))] = 0; }},
    {"a seat knows less", [](const State& s) { return is_dealt(s) && s.pub.config.memory_aid && s.pub.open == 0; },
     [](State& s) {
       const unsigned safe = unsigned(lowest_bit(s.hidden.left_over));
       s.pub.facts[safe] = in_the_box();
       for (Seat p = 0; p < s.pub.seats; ++p) s.seat[p].facts[safe] = in_the_box();
       s.seat[0].facts[safe] = 0;
     }},
    {"DW76-BDG-04", [](const State& s) { return is_dealt(s) && s.pub.open != 0; },
     [](State& s) { s.pub.facts[safe_at(s, lowest_bit(s.pub.open))] = 0; }},
    {"DW76-LAW-02", is_dealt, [](State& s) { s.seat[0].facts[safe_at(s, first_handle(s, 0))] = 0; }},
    {"DW76-STE-05", has_unseen, [](State& s) { s.pub.seen_by[unsigned(unseen_handle(s))] |= 1; }},
    {"memory_aid: more is kept than lies", [](const State& s) { return forgets(s) && is_dealt(s) && s.pub.open == 0; },
     [](State& s) { s.pub.facts[safe_at(s, first_handle(s, 0))] = at_handle(first_handle(s, 0)); }},
    {"memory_aid: more is kept than can", [](const State& s) { return forgets(s) && has_unseen(s); },
     [](State& s) { s.seat[0].facts[safe_at(s, unseen_handle(s))] = at_handle(unseen_handle(s)); }},
};

TEST(Deadwood1876Check, NoticesWhateverIsBroken) {
  const Config forgetful{
      .badge_reveal = BadgeReveal::Optional, .duster_discards = DusterDiscards::FaceDown, .memory_aid = false};
  const std::vector<Seated<Game>> tables{{{}, 2}, {{}, 4}, {forgetful, 3}, {{}, 9}};
  for (const auto& rows : {kCardRows, kRows, kTable, kKnowledge}) BrokenPositions<Game>(rows).look_for(tables, 100);
}

}  // namespace
}  // namespace saloon::deadwood_1876
