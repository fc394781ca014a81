// What the check of Dead Money must notice, invariant by invariant.
#include "games/dead_money/rules.h"
#include "tests/games/broken_positions.h"

namespace saloon::dead_money {
namespace {

bool always(const State&) { return true; }
bool is_over(const State& s) { return s.pub.flow.over(); }
bool goes_on(const State& s) { return !is_over(s); }
template <Proc P>
bool runs(const State& s) {
  return goes_on(s) && Proc(s.pub.flow.top().proc) == P;
}
/// P is the only effect and waits for an answer at paragraph `At`.
template <Proc P, auto At>
bool waits(const State& s) {
  return runs<P>(s) && s.pub.flow.depth == 2 && s.pub.flow.top().at == u8(At);
}
Seat asked_seat(const State& s) { return Seat(lowest_bit(s.pub.asked.required)); }
template <Ask A>
bool asks(const State& s) {
  return goes_on(s) && Ask(s.pub.asked.what[asked_seat(s)]) == A;
}
bool has_effect(const State& s) { return s.pub.flow.depth == 2; }
bool plays_top(const State& s) { return s.pub.flow.depth == 3; }
bool has_settled(const State& s) { return s.pub.fixed_size > 0; }
bool all_know_a_card(const State& s) { return has_settled(s) && s.pub.fixed[0] != 0; }
bool has_room_to_settle(const State& s) { return s.pub.fixed_size < kMostFixed; }
bool has_note(const State& s) { return s.seat[0].noted > 0; }
bool has_bid(const State& s) { return runs<Proc::Showdown>(s) && s.pub.showdown.best_score != 0; }

template <class Locals, class F>
void change(Frame& f, F f_of) {
  Locals l = f.get<Locals>();
  f_of(l);
  f.set(l);
}
template <class Locals, class F>
void change_top(State& s, F f_of) {
  change<Locals>(s.pub.flow.top(), f_of);
}
/// A card out of the discard pile or the deck, among these faces.
u64 loose(const State& s, u64 faces) { return (s.pub.discard.one | s.hidden.deck.one) & faces; }
int take_loose(State& s, u64 faces) {
  const int face = lowest_bit(loose(s, faces));
  if (s.pub.discard.has(face)) {
    s.pub.discard.remove(face);
  } else {
    s.hidden.deck.remove(face);
    --s.pub.deck_size;
  }
  return face;
}
u8 brain_for_the_centre(State& s) { return u8(take_loose(s, kBrains) + 1); }
bool turn_with_loose_brain(const State& s) { return asks<Ask::TurnFirst>(s) && loose(s, kBrains) != 0; }
bool bid_and_loose_brain(const State& s) { return has_bid(s) && loose(s, kBrains) != 0; }
void lose_hand(State& s, Seat p) {
  s.pub.discard = s.pub.discard + std::exchange(s.seat[p].hand, CardBag{});
  s.pub.hand_size[p] = 0;
  for (Private& other : s.seat) {
    other.notes = {};
    other.noted = 0;
  }
}
Seat holder(const State& s) { return s.seat[1].hand.empty() ? Seat{2} : Seat{1}; }
bool others_hold(const State& s) { return !s.seat[holder(s)].hand.empty(); }
void note(State& s, int times) {
  s.seat[0].notes = {};
  s.seat[0].noted = u8(times);
  const int face = lowest_bit(s.seat[holder(s)].hand.one);
  for (int i = 0; i < times; ++i) s.seat[0].notes[unsigned(i)] = {holder(s), u8(face + 1)};
}
int foreign_face(const State& s) { return lowest_bit(kAllFaces & ~s.seat[holder(s)].hand.one); }

const std::vector<Broken<Game>> kCards{
    {"a seat that is not", always, [](State& s) { s.pub.turn = s.pub.seats; }},
    {"a list is too long", always, [](State& s) { s.pub.fixed_size = kMostFixed + 1; }},
    {"a list is too long", always, [](State& s) { s.pub.in_play_size = u8(s.pub.in_play.size() + 1); }},
    {"DM-SETUP-02: a set", always, [](State& s) { s.hidden.deck.one |= bit(kFaces); }},
    {"DM-SETUP-02: a set", always, [](State& s) { s.pub.discard.one |= bit(kFaces); }},
    {"DM-SETUP-02: a set", always, [](State& s) { s.pub.discard = {0, 1}; }},
    {"DM-SETUP-02: a set", always, [](State& s) { s.seat[s.pub.seats - 1U].hand.one |= bit(kFaces); }},
    {"DM-SETUP-02: a set", has_settled, [](State& s) { s.hidden.fixed[0] = 0; }},
    {"DM-SETUP-02: a set", has_settled, [](State& s) { s.hidden.fixed[0] = kFaces + 1; }},
    {"DM-SETUP-02: a card", always, [](State& s) { s.pub.discard.add(s.pub.discard.has(0) ? 1 : 0); }},
    {"the size of the deck", always, [](State& s) { ++s.pub.deck_size; }},
    {"the size of a hand", always, [](State& s) { ++s.pub.hand_size[s.pub.seats - 1U]; }},
    {"the size of a hand", always, [](State& s) { ++s.pub.hand_size[0]; }},
    {"a card is in play beyond", always, [](State& s) { s.pub.in_play[2] = 1; }},
    {"a card is in play beyond", asks<Ask::TurnFirst>, [](State& s) { s.pub.in_play[0] = 1; }},
};

const std::vector<Broken<Game>> kKnowledge{
    {"a card is settled beyond", has_room_to_settle, [](State& s) { s.hidden.fixed[s.pub.fixed_size] = 1; }},
    {"a card is settled beyond", has_room_to_settle, [](State& s) { s.hidden.fixed[kMostFixed - 1] = 1; }},
    {"DM-INFO-12: everybody", has_settled, [](State& s) { s.pub.fixed[0] = u8(s.hidden.fixed[0] % kFaces + 1); }},
    {"DM-INFO-10", has_settled, [](State& s) { s.seat[0].fixed[0] = u8(s.hidden.fixed[0] % kFaces + 1); }},
    {"DM-INFO-10", has_settled,
     [](State& s) { s.seat[s.pub.seats - 1U].fixed[0] = u8(s.hidden.fixed[0] % kFaces + 1); }},
    {"DM-INFO-12: a seat", all_know_a_card, [](State& s) { s.seat[0].fixed[0] = 0; }},
    {"a seat has too many notes", always, [](State& s) { s.seat[0].noted = kMostNotes + 1; }},
    {"a note beyond the last", always, [](State& s) { s.seat[0].notes[kMostNotes - 1] = {1, 1}; }},
    {"a note beyond the last", [](const State& s) { return s.seat[0].noted == 0; },
     [](State& s) { s.seat[0].notes[0] = {1, 1}; }},
    {"a malformed note", has_note, [](State& s) { s.seat[0].notes[0].seat = s.pub.seats; }},
    {"a malformed note", has_note, [](State& s) { s.seat[0].notes[0].seat = 0; }},
    {"a malformed note", has_note, [](State& s) { s.seat[0].notes[0].face = 0; }},
    {"a malformed note", has_note, [](State& s) { s.seat[0].notes[0].face = kFaces + 1; }},
    {"three notes", others_hold, [](State& s) { note(s, 3); }},
    {"a seat remembers", others_hold,
     [](State& s) {
       note(s, 1);
       s.seat[0].notes[0].face = u8(foreign_face(s) + 1);
     }},
    {"a seat remembers", always,
     [](State& s) {
       s.seat[1].notes = {};
       s.seat[1].noted = 1;
       s.seat[1].notes[0] = {0, u8(lowest_bit(kAllFaces & ~s.seat[0].hand.one) + 1)};
     }},
    {"the deck has a card", [](const State& s) { return !s.hidden.deck.empty(); },
     [](State& s) { s.seat[0].pool = {}; }},
    {"the deck has a card", always, [](State& s) { s.seat[0].pool.one |= bit(kFaces); }},
    {"DM-INFO-09", waits<Proc::LookAndTake, LookAndTakeAt::Take>, [](State& s) { s.seat[s.pub.turn].look = {}; }},
    {"DM-FX-7C: other", waits<Proc::DrawAndAssign, DrawAndAssignAt::Assign>,
     [](State& s) { s.seat[s.pub.turn].look = {}; }},
    {"DM-FX-7C: other", waits<Proc::DrawAndAssign, DrawAndAssignAt::Assign>,
     [](State& s) {
       CardBag& look = s.seat[s.pub.turn].look;
       look.remove(lowest_bit(look.one));
       look.add(lowest_bit(kAllFaces & ~s.seat[s.pub.turn].hand.one));
     }},
    {"DM-INFO-11", waits<Proc::Reorder, ReorderAt::Order>,
     [](State& s) { s.seat[s.pub.turn].fixed[s.pub.fixed_size - 1U] = 0; }},
    {"DM-INFO-11", waits<Proc::Reorder, ReorderAt::Order>,
     [](State& s) {
       const u8 seen = locals_of<ReorderLocals>(s.pub).seen;
       s.seat[s.pub.turn].fixed[unsigned(s.pub.fixed_size - seen)] = 0;
     }},
    {"a seat is shown", asks<Ask::TurnFirst>, [](State& s) { s.seat[s.pub.turn].look.add(0); }},
    {"a seat is shown", waits<Proc::LookAndTake, LookAndTakeAt::Take>,
     [](State& s) { s.seat[left_of(s.pub, s.pub.turn)].look.add(0); }},
    {"a seat is shown", is_over, [](State& s) { s.seat[s.pub.turn].look.add(0); }},
};

const std::vector<Broken<Game>> kShowdown{
    {"DM-SHOW-01: bids", asks<Ask::TurnFirst>, [](State& s) { s.pub.showdown.best_score = 1; }},
    {"DM-SHOW-01: bids", asks<Ask::TurnFirst>, [](State& s) { s.pub.showdown.best = 1; }},
    {"DM-SHOW-01: bids", asks<Ask::TurnFirst>, [](State& s) { s.pub.showdown.dropper = 1; }},
    {"DM-SHOW-01: bids", is_over, [](State& s) { s.pub.showdown.acted = 1; }},
    {"DM-SHOW-01: bids", [](const State& s) { return asks<Ask::TurnFirst>(s) && loose(s, kJobs) != 0; },
     [](State& s) { s.pub.showdown.bid[1] = packed_bid(CardBag::of(take_loose(s, kJobs))); }},
    {"DM-SHOW-01: no Brain, or", turn_with_loose_brain,
     [](State& s) {
       s.pub.showdown.brain = brain_for_the_centre(s);
       s.pub.showdown.dropper = s.pub.seats;
     }},
    {"DM-SHOW-01: no Brain, or", [](const State& s) { return asks<Ask::TurnFirst>(s) && loose(s, kJobs) != 0; },
     [](State& s) { s.pub.showdown.brain = u8(take_loose(s, kJobs) + 1); }},
    {"DM-SHOW-02: a bid", turn_with_loose_brain,
     [](State& s) {
       s.pub.showdown.brain = brain_for_the_centre(s);
       s.pub.showdown.bid[s.pub.seats - 1U] = packed_bid(CardBag::of(take_loose(s, kJobs)));
     }},
    {"DM-SHOW-05", bid_and_loose_brain,
     [](State& s) {
       u32& bid = s.pub.showdown.bid[s.pub.showdown.best];
       s.pub.discard = s.pub.discard + bid_cards(bid);
       bid = packed_bid(CardBag::of(take_loose(s, kBrains)));
     }},
    {"DM-SHOW-06", has_bid, [](State& s) { ++s.pub.showdown.best_score; }},
    {"DM-SHOW-10", has_bid,
     [](State& s) { s.pub.showdown.best = u8(lowest_bit(all_but(s.pub.showdown.best, s.pub.seats).bits)); }},
    {"DM-SHOW-02: nobody", runs<Proc::Showdown>,
     [](State& s) { s.pub.showdown.acted = u8(all_seats(s.pub.seats).bits); }},
    {"DM-SHOW-01: no Brain in", runs<Proc::Showdown>, [](State& s) { s.pub.showdown.brain = 0; }},
    {"DM-SHOW-01: no Brain in", runs<Proc::Showdown>, [](State& s) { s.pub.showdown.dropper = s.pub.seats; }},
    {"DM-SHOW-01: cards", runs<Proc::Showdown>, [](State& s) { s.pub.in_play_size = 1; }},
    {"DM-SHOW-01: cards", runs<Proc::Showdown>, [](State& s) { s.pub.flow.push(frame_of(Proc::Give)); }},
};

const std::vector<Broken<Game>> kTurn{
    {"DM-TURN-01", asks<Ask::TurnFirst>, [](State& s) { s.pub.hands_left = 1; }},
    {"DM-TURN-01", asks<Ask::TurnFirst>, [](State& s) { s.pub.hands_left = 3; }},
    {"DM-TURN-01", asks<Ask::TurnSecond>, [](State& s) { s.pub.hands_left = 2; }},
    {"DM-ORD-04", always, [](State& s) { s.pub.after = u8(kTurnOf + s.pub.seats); }},
    {"DM-WIN-06: over without a reason", goes_on, [](State& s) { s.pub.ended = EndReason::Stalemate; }},
    {"DM-WIN-06: over without a reason", is_over, [](State& s) { s.pub.ended = EndReason::None; }},
    {"DM-WIN-06: over without a winner", goes_on, [](State& s) { s.pub.winners = 1; }},
    {"DM-WIN-06: over without a winner", is_over, [](State& s) { s.pub.winners = 0; }},
    {"DM-WIN-06: somebody", is_over, [](State& s) { s.pub.asked.required = 1; }},
    {"DM-SAFE-05", always, [](State& s) { s.pub.turns = s.pub.config.turn_limit + 1; }},
    {"DM-SAFE-04", always, [](State& s) { s.pub.idle_turns = u8(s.pub.seats + 1); }},
    {"a seat is asked although", asks<Ask::DiscardCard>, [](State& s) { lose_hand(s, asked_seat(s)); }},
    {"DM-TURN-06", asks<Ask::TurnFirst>, [](State& s) { s.pub.hands_left = 0; }},
    {"DM-SHOW-01: a turn goes on", asks<Ask::TurnFirst>, [](State& s) { s.pub.showdown.acted = 1; }},
    {"DM-TURN-07: no card", asks<Ask::TurnFirst>,
     [](State& s) { change_top<TurnLocals>(s, [](TurnLocals& l) { l.card = kFaces + 1; }); }},
    {"DM-TURN-07: no card", has_effect,
     [](State& s) { change<TurnLocals>(s.pub.flow.frames[0], [](TurnLocals& l) { l.card = 0; }); }},
    {"DM-DECK-04: a card", asks<Ask::TurnFirst>, [](State& s) { s.pub.in_play_size = 1; }},
    {"DM-DECK-04: a card", asks<Ask::TurnFirst>,
     [](State& s) {
       s.pub.flow.top().at = u8(TurnAt::Settle);
       change_top<TurnLocals>(s, [](TurnLocals& l) { l.card = 1; });
       s.pub.in_play_size = 2;
     }},
    {"DM-TURN-07: an effect", has_effect, [](State& s) { s.pub.flow.frames[0].at = u8(TurnAt::Drop); }},
    {"a procedure that nothing", asks<Ask::TurnFirst>, [](State& s) { s.pub.flow.top().proc = u8(Proc::Give); }},
    {"a card in play that", has_effect, [](State& s) { s.pub.in_play[0] = kFaces; }},
    {"other seats are asked", asks<Ask::TurnFirst>,
     [](State& s) { s.pub.asked.required = u16(s.pub.asked.required * 2); }},
    {"other seats are asked", asks<Ask::TurnFirst>, [](State& s) { s.pub.asked.offered = 1; }},
    {"other seats are asked", asks<Ask::DropBrain>, [](State& s) { s.pub.flow.top().at = u8(TurnAt::Settle); }},
    {"a seat is asked something", asks<Ask::TurnFirst>, [](State& s) { s.pub.asked.what[s.pub.turn] = u8(Ask::Bid); }},
    {"a seat is asked something", asks<Ask::TurnSecond>,
     [](State& s) { s.pub.asked.what[s.pub.turn] = u8(Ask::TurnFirst); }},
    {"a seat is asked something", asks<Ask::GiveRank>,
     [](State& s) { s.pub.asked.what[asked_seat(s)] = u8(Ask::GiveCard); }},
    {"a seat is asked something", asks<Ask::GiveCard>,
     [](State& s) { s.pub.asked.what[asked_seat(s)] = u8(Ask::GiveRank); }},
};

/// Seats that frames name: each set to one beyond the table.
template <class Locals, auto Seats>
void name_nobody(State& s) {
  change_top<Locals>(s, [&](Locals& l) { l.*Seats = s.pub.seats; });
}
template <class Locals, auto Seats>
void name_one_more(State& s) {
  change_top<Locals>(s, [&](Locals& l) { l.*Seats = u8(l.*Seats | 1U << s.pub.seats); });
}

const std::vector<Broken<Game>> kEffects{
    {"DM-DECK-04: other", has_effect, [](State& s) { s.pub.in_play_size = 0; }},
    {"DM-DECK-04: other", has_effect, [](State& s) { s.pub.in_play_size = 2; }},
    {"an effect of another", has_effect,
     [](State& s) { s.pub.flow.top().proc = u8(runs<Proc::Give>(s) ? Proc::Fetch : Proc::Give); }},
    {"an effect of another", has_effect, [](State& s) { s.pub.flow.top().proc = u8(Proc::Turn); }},
    {"DM-FX-10C: another depth", plays_top,
     [](State& s) { change<PlayTopLocals>(s.pub.flow.frames[1], [](PlayTopLocals& l) { l.under = 2; }); }},
    {"DM-FX-10C: it waits", plays_top, [](State& s) { s.pub.flow.frames[1].at = u8(PlayTopAt::TurnUp); }},
    {"DM-FX-10C: only", [](const State& s) { return plays_top(s) && s.pub.flow.top().at == u8(PlayTopAt::Settle); },
     [](State& s) {
       s.pub.flow.frames[1] = s.pub.flow.top();
       s.pub.in_play[0] = s.pub.in_play[1];
     }},
    {"DM-FX-4C: two", waits<Proc::Swap, SwapAt::Swap>,
     [](State& s) { change_top<SwapLocals>(s, [](SwapLocals& l) { l.pair = u8(l.pair & (l.pair - 1)); }); }},
    {"DM-FX-4C: two", waits<Proc::Swap, SwapAt::Swap>,
     [](State& s) { change_top<SwapLocals>(s, [](SwapLocals& l) { l.each = 0; }); }},
    {"DM-FX-4C: more", waits<Proc::Swap, SwapAt::Swap>,
     [](State& s) {
       change_top<SwapLocals>(s,
                              [&](SwapLocals& l) { l.each = u8(s.pub.hand_size[unsigned(lowest_bit(l.pair))] + 1); });
     }},
    {"DM-FX-8H",
     [](const State& s) {
       return waits<Proc::Give, GiveAt::Give>(s) && effect_in_play(s.pub) == Effect::OpponentGives1;
     },
     [](State& s) { change_top<GiveLocals>(s, [](GiveLocals& l) { l.givers = 0; }); }},
    {"DM-FX-6H: more", waits<Proc::Give, GiveAt::Discard>,
     [](State& s) { change_top<GiveLocals>(s, [&](GiveLocals& l) { l.due = u8(s.pub.hand_size[s.pub.turn] + 1); }); }},
    {"DM-FX-6H: nothing", waits<Proc::Give, GiveAt::Discard>,
     [](State& s) { change_top<GiveLocals>(s, [](GiveLocals& l) { l.due = 0; }); }},
    {"DM-FX-KC: other", waits<Proc::Reorder, ReorderAt::Order>,
     [](State& s) { change_top<ReorderLocals>(s, [](ReorderLocals& l) { l.seen = 0; }); }},
    {"DM-FX-KC: other", waits<Proc::Reorder, ReorderAt::Order>,
     [](State& s) {
       s.pub.fixed_size = kMostSeen + 1;
       change_top<ReorderLocals>(s, [](ReorderLocals& l) { l.seen = kMostSeen + 1; });
     }},
    {"DM-FX-KC: other", waits<Proc::Reorder, ReorderAt::Order>,
     [](State& s) { s.pub.fixed_size = u8(locals_of<ReorderLocals>(s.pub).seen - 1); }},
    {"DM-FX-7C: one", waits<Proc::DrawAndAssign, DrawAndAssignAt::Assign>,
     [](State& s) { change_top<DrawAndAssignLocals>(s, [](DrawAndAssignLocals& l) { l.drawn = 0; }); }},
    {"DM-FX-7C: one", waits<Proc::DrawAndAssign, DrawAndAssignAt::Assign>,
     [](State& s) { change_top<DrawAndAssignLocals>(s, [](DrawAndAssignLocals& l) { l.drawn = 4; }); }},
};

const std::vector<Broken<Game>> kNamedSeats{
    {"a seat that is not", waits<Proc::ChooseBrain, 1>, name_nobody<ChooseBrainLocals, &ChooseBrainLocals::chooser>},
    {"a seat that is not", waits<Proc::PassRound, 1>, name_one_more<PassRoundLocals, &PassRoundLocals::givers>},
    {"a seat that is not", waits<Proc::Swap, SwapAt::Swap>, name_one_more<SwapLocals, &SwapLocals::pair>},
    {"a seat that is not", waits<Proc::Swap, SwapAt::Swap>, name_nobody<SwapLocals, &SwapLocals::player>},
    {"a seat that is not", waits<Proc::DiscardInTurn, 1>,
     name_one_more<DiscardInTurnLocals, &DiscardInTurnLocals::waiting>},
    {"a seat that is not", waits<Proc::DiscardInTurn, 1>,
     name_nobody<DiscardInTurnLocals, &DiscardInTurnLocals::discarding>},
    {"a seat that is not", waits<Proc::Give, 1>, name_one_more<GiveLocals, &GiveLocals::givers>},
    {"a seat that is not", waits<Proc::Give, 1>, name_nobody<GiveLocals, &GiveLocals::player>},
    {"a seat that is not", waits<Proc::LookAndTake, 1>, name_nobody<LookAndTakeLocals, &LookAndTakeLocals::victim>},
    {"a seat that is not", waits<Proc::ChooseSeat, 1>, name_nobody<EffectLocals, &EffectLocals::player>},
    {"a seat that is not", waits<Proc::Topdeck, 1>, name_nobody<EffectLocals, &EffectLocals::player>},
    {"a seat that is not", waits<Proc::Fetch, 1>, name_nobody<EffectLocals, &EffectLocals::player>},
    {"a seat that is not", plays_top,
     [](State& s) { change<PlayTopLocals>(s.pub.flow.frames[1], [&](PlayTopLocals& l) { l.player = s.pub.seats; }); }},
};

TEST(DeadMoneyCheck, NoticesWhateverIsBroken) {
  const std::vector<Seated<Game>> tables{{{}, 3}, {{}, 5}};
  for (const auto& rows : {kCards, kKnowledge, kShowdown, kTurn, kEffects, kNamedSeats}) {
    BrokenPositions<Game>(rows).look_for(tables, 200);
  }
}

}  // namespace
}  // namespace saloon::dead_money
