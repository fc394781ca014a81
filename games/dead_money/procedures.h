// The procedures by name: their paragraphs, and the locals of each.
#pragma once

#include "engine/rows/procs.h"
#include "games/dead_money/pieces.h"

namespace saloon::dead_money {

struct TurnLocals {
  u8 card{};  ///< face + 1 of the card played last: its drop roll comes after it has left (DM-TURN-07)
};
struct ChooseBrainLocals {
  u8 chooser{};
};
struct PassRoundLocals {
  u8 givers{};  ///< set of seats
};
struct SwapLocals {
  u8 pair{};  ///< set of the two seats; none before they are chosen
  u8 player{};
  u8 each{};  ///< cards that either gives
};
struct DiscardInTurnLocals {
  u8 waiting{};     ///< set of seats that have yet to discard
  u8 discarding{};  ///< the seat that is asked
};
struct GiveLocals {
  u8 givers{};  ///< set of seats
  u8 player{};  ///< of 8H: the opponent who was chosen
  u8 due{};     ///< cards to discard for those given (DM-FX-6H)
};
struct LookAndTakeLocals {
  u8 victim{};
};
struct DrawAndAssignLocals {
  u8 drawn{};  ///< how many cards
};
struct ReorderLocals {
  u8 seen{};  ///< how many cards of the deck
};
struct PlayTopLocals {
  u8 player{};
  u8 under{};  ///< cards in play under the one turned up
};
/// Of effects that have nothing to remember. No rule reads `player`, here or above: it is whose effect it is, for
/// whoever reads a frame by itself.
struct EffectLocals {
  u8 player{};
};

// The frames of all effects have these three members in JSON, in this order, empty where there is nothing to say.
template <auto M>
constexpr LocalRow seats_local() {
  return local<M>("seats", kSeatSet);
}
template <auto M>
constexpr LocalRow other_local() {
  return local<M>("other", kSeat);
}
template <auto M>
constexpr LocalRow count_local() {
  return local<M>("count", kCardCount);
}
constexpr LocalRow empty_local(const char* name, const Kind& kind) {
  return {name, &kind, [](const Frame&) { return Value{}; }, [](Frame&, const Value&) {}};
}
inline constexpr LocalRow kNoSeats = empty_local("seats", kSeatSet);
inline constexpr LocalRow kNoOther = empty_local("other", kSeat);
inline constexpr LocalRow kNoCount = empty_local("count", kCardCount);
inline constexpr LocalRow kPlayer = other_local<&EffectLocals::player>();
/// The victim once more, as a set.
inline constexpr LocalRow kVictims{"seats", &kSeatSet,
                                   [](const Frame& f) { return to_value(only(f.get<LookAndTakeLocals>().victim)); },
                                   [](Frame&, const Value&) {}};

inline constexpr ProcRow kProcs[] = {
    {"setup", {"deal"}},
    {"turn", {"ask", "act", "settle", "drop"}, {local<&TurnLocals::card>("card", kNoCardOrOne)}},
    {"showdown", {"next", "act"}},
    {"choose_brain", {"ask", "take"}, {kNoSeats, other_local<&ChooseBrainLocals::chooser>(), kNoCount}},
    {"choose_seat", {"ask", "take"}, {kNoSeats, kPlayer, kNoCount}},
    {"pass_round", {"ask", "pass"}, {seats_local<&PassRoundLocals::givers>(), kNoOther, kNoCount}},
    {"swap",
     {"choose", "ask", "swap"},
     {seats_local<&SwapLocals::pair>(), other_local<&SwapLocals::player>(), count_local<&SwapLocals::each>()}},
    {"discard_in_turn",
     {"next", "discard"},
     {seats_local<&DiscardInTurnLocals::waiting>(), other_local<&DiscardInTurnLocals::discarding>(), kNoCount}},
    {"give",
     {"ask", "give", "discard"},
     {seats_local<&GiveLocals::givers>(), other_local<&GiveLocals::player>(), count_local<&GiveLocals::due>()}},
    {"look_and_take", {"look", "take"}, {kVictims, other_local<&LookAndTakeLocals::victim>(), kNoCount}},
    {"draw_and_assign", {"draw", "assign"}, {kNoSeats, kNoOther, count_local<&DrawAndAssignLocals::drawn>()}},
    {"reorder", {"look", "order"}, {kNoSeats, kNoOther, count_local<&ReorderLocals::seen>()}},
    {"topdeck", {"ask", "put"}, {kNoSeats, kPlayer, kNoCount}},
    {"fetch", {"ask", "take"}, {kNoSeats, kPlayer, kNoCount}},
    {"play_top",
     {"turn_up", "settle"},
     {kNoSeats, other_local<&PlayTopLocals::player>(), count_local<&PlayTopLocals::under>()}},
};

}  // namespace saloon::dead_money
