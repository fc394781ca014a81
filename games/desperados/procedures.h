// The procedures by name, in the order of the rulebook: their paragraphs, and what each keeps while it runs.
#pragma once

#include "engine/rows/procs.h"
#include "games/desperados/pieces.h"

namespace saloon::desperados {

/// Each becomes the next one; nothing calls anything.
enum class Proc : u8 {
  Setup,
  Placing,  ///< the marshal, his sheriffs, then the desperados
  Coaches,  ///< a turn begins
  Sheriffs,
  MarshalCard,
  GangCards,
  Actions,
  Evaluation,
  Banks,
  CleanUp,
};
inline constexpr int kFrames = 1;

enum class SetupAt : u8 { AskVolunteers, ChooseMarshal, LayOut };
enum class PlacingAt : u8 { Ask, Place };
enum class SheriffsAt : u8 { Ask, Move };
enum class MarshalCardAt : u8 { Ask, Lay };
enum class GangCardsAt : u8 { Ask, Fix };
enum class ActionsAt : u8 { Ask, Resolve };
enum class CleanUpAt : u8 { TakeBack, Refill, TurnTimetable };

/// One figure after the other.
struct PlacingLocals {
  u8 figure{};  ///< 0 the marshal, then the sheriffs, then the desperados
};
struct SheriffsLocals {
  u8 sheriff{};  ///< which one moves, from 0
};
/// Of the evaluation, and of the banks after its last turn.
struct Evaluating {
  u8 turn{};    ///< 1 to 5; behind the last one at the banks
  u8 riding{};  ///< seats neither arrested nor stopped
};
static_assert(Plain<PlacingLocals> && Plain<SheriffsLocals> && Plain<Evaluating>);

inline constexpr Kind kFigure = number(0, kSheriffs + kMaxSeats - 1);
inline constexpr Kind kEvaluatedTurn = number(1, kTurns + 1);
inline constexpr LocalRow kTurnLocal = local<&Evaluating::turn>("turn", kEvaluatedTurn);
inline constexpr LocalRow kRidingLocal = local<&Evaluating::riding>("riding", kSeatSet);

inline constexpr ProcRow kProcs[] = {
    {"setup", {"ask_volunteers", "choose_marshal", "lay_out"}},
    {"placing", {"ask", "place"}, {local<&PlacingLocals::figure>("figure", kFigure)}},
    {"coaches", {"move"}},
    {"sheriffs", {"ask", "move"}, {local<&SheriffsLocals::sheriff>("sheriff", kSheriff)}},
    {"marshal_card", {"ask", "lay"}},
    {"gang_cards", {"ask", "fix"}},
    {"actions", {"ask", "resolve"}},
    {"evaluation", {"turn"}, {kTurnLocal, kRidingLocal}},
    {"banks", {"rob"}, {kTurnLocal, kRidingLocal}},
    {"clean_up", {"take_back", "refill", "turn_timetable"}},
};

}  // namespace saloon::desperados
