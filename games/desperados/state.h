// The nouns: figures and tiles everybody sees, rows of cards, and what the gang knows of its own.
#pragma once

#include "engine/ask.h"
#include "engine/state.h"
#include "games/desperados/procedures.h"
#include "games/desperados/verbs.h"

namespace saloon::desperados {

// Table options; the words for their values stand in game.h.
enum class MarshalChoice : u8 { Random, HostPicks, Volunteer };  // DSP-R20
enum class GangTalk : u8 { Open, Private };                      ///< the table reads it (DSP-R14)
enum class GangCardView : u8 { Shared, OwnerDecides };
enum class SecondAttempt : u8 { Allowed, Forbidden };
enum class EarlyFinish : u8 { Off, On };
enum class BankMemoryAid : u8 { On, Off };
struct Config {
  u8 goal_per_desperado{40};  ///< in hundreds, 10 to 100 (DSP-END-04)
  MarshalChoice marshal_choice{};
  u8 marshal_seat{};  ///< 0 not chosen, else seat + 1
  GangTalk gang_talk{};
  GangCardView gang_card_view{};
  SecondAttempt second_attempt{};
  EarlyFinish early_finish{};
  BankMemoryAid bank_memory_aid{};
};

enum class EndReason : u8 { None, GoalReached, GoalMissed };
inline constexpr std::array kEndReasons{"none", "goal_reached", "goal_missed"};
inline constexpr Kind kEndReason = one_of("a reason why the game ends", kEndReasons).called("EndReason");

enum class ActionKind : u8 { None, CoachBrown, CoachBlue, Poker };
inline constexpr std::array kActionKinds{"coach_brown", "coach_blue", "poker"};
inline constexpr Kind kActionKind = one_of("poker, coach_brown or coach_blue", kActionKinds, 1);
enum class Settled : u8 { Open, Looted, Empty, Failed };
inline constexpr std::array kSettledWords{"open", "looted", "empty", "failed"};
inline constexpr Kind kSettled = or_left_out(one_of("open, looted, empty or failed", kSettledWords));

/// An announced action (DSP-ACT-09). Each desperado has one disk a round, so five entries suffice.
struct Action {
  u8 turn{};
  ActionKind kind{};
  u8 town{};
  u8 needed{};   ///< sheriffs there at that moment + 1
  u8 joiners{};  ///< set of seats whose disks lie on it; an arrest takes them off (DSP-EVAL-07)
  Settled settled{};
};

struct Public {
  Flow<kFrames> flow{};
  Questions<kMaxSeats> asked{};
  Config config{};
  u8 seats{};
  u8 marshal{};
  u8 round{};  ///< 1 to 5
  u8 turn{};   ///< 1 to 5; 0 before the first
  EndReason ended{};
  u8 first_timetable{};                 ///< the others follow in their cycle (DSP-SETUP-11)
  u8 disks_used{};                      ///< seats that have placed their disk this round (DSP-ACT-04)
  u8 held{};                            ///< coaches attacked this round, a bit each (DSP-COACH-02)
  u8 bank_pile{};                       ///< tiles left
  std::array<u8, kCoaches> coach{};     ///< town + 1, 0 = beside the board
  std::array<u8, kMaxSeats> figure{};   ///< town + 1 of marshal and desperados: where the round began
  std::array<u8, kSheriffs> sheriff{};  ///< town + 1
  std::array<u8, kMaxSeats> laid{};     ///< cards that lie fast in each row; the marshal's may still be exchanged
  std::array<Row, kMaxSeats> shown{};   ///< cards that were shown or turned over, by seat
  std::array<Action, kMostDesperados> actions{};
  std::array<u8, kBanks> bank_slot{};  ///< slot + 1 of the tile at each bank, 0 = empty
  BankSlots bank_value{};              ///< by slot, 0 = not public: spied values and robbed tiles
  std::array<u8, 7> spare{};
  u16 loot{};         ///< of the gang, in hundreds
  u16 poker_tiles{};  ///< set of tiles not yet won: everybody saw the others
  u16 coach_tiles{};
  u32 poker{};                        ///< towns whose poker tile is still there
  std::array<u32, kMaxSeats> lost{};  ///< cards given up for good (DSP-EVAL-05), by seat
};

/// What the gang shares: equal copies in the Private of every desperado, all zero for the marshal. By seat. Under
/// gang_card_view = owner_decides only marked cards, no choices, no towns and nobody stuck are in it.
struct GangNote {
  std::array<Row, kMaxSeats> row{};    ///< with the card that is laid but not fixed yet
  std::array<u8, kMaxSeats> town{};    ///< real town + 1 after the last fixed card, 0 = not known
  std::array<u8, kMaxSeats> choice{};  ///< submitted action (choice_of)
  u8 chosen{};                         ///< seats that have submitted one (DSP-INFO-04)
  u8 stuck{};                          ///< seats that lay fillers and count for nothing any more (DSP-CASE-03)

  /// Real town + 1 of a mate who rides on, 0 = stuck or not known.
  [[nodiscard]] u8 riding_in(Seat p) const { return (stuck >> p & 1) != 0 ? u8{0} : town[p]; }
};

struct Private {
  Decision sealed{};
  /// Fixed cards, for their owner to look at (DSP-CARD-07); the marshal's last one may still be exchanged. What the
  /// marshal lays lies here and nowhere else (DSP-INFO-02).
  Row row{};
  u8 town{};               ///< real location, + 1; follows from figure and row
  u8 stuck{};              ///< turn of the first filler (DSP-CASE-02), 0 = not stuck; follows from the row
  u8 marks{};              ///< turns whose card this seat shows to the gang, a bit each from bit 0
  BankSlots bank_value{};  ///< by slot; only the marshal's is ever filled (DSP-SETUP-17)
  GangNote gang{};
};

struct Hidden {
  Chance chance{};
  BankSlots bank_value{};  ///< by slot
  u16 waiting{};
  std::array<u8, 2> spare{};
};

using State = StateOf<Public, Hidden, Private, kMaxSeats>;
using View = ViewOf<Public, Private>;
static_assert(Plain<Config> && Plain<Public> && Plain<Private> && Plain<Hidden>);
static_assert(Plain<State> && Plain<View> && sizeof(State) <= 1024);

constexpr int desperado_of(Seat p, Seat marshal, int seats) { return (p + seats - marshal) % seats - 1; }
/// DSP-SETUP-18: counted from the marshal's left.
constexpr Seat seat_of(int desperado, Seat marshal, int seats) { return Seat((marshal + 1 + desperado) % seats); }
/// All but the marshal.
constexpr SeatSet gang(Seat marshal, int seats) { return all_but(marshal, seats); }
inline SeatSet gang(const Public& pub) { return gang(pub.marshal, pub.seats); }
/// As many sheriffs as desperados (DSP-SETUP-13).
inline int sheriffs_in_play(const Public& pub) { return pub.seats - 1; }
inline bool is_set_up(const Public& pub) { return pub.flow.over() || Proc(pub.flow.top().proc) != Proc::Setup; }
inline bool all_placed(const Public& pub) {
  return pub.flow.over() || (is_set_up(pub) && Proc(pub.flow.top().proc) != Proc::Placing);
}
inline bool owner_decides(const Public& pub) { return pub.config.gang_card_view == GangCardView::OwnerDecides; }

}  // namespace saloon::desperados
