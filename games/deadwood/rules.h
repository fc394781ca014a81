// What the chapters of the rules share: moving cowboys, tiles and money, and what they call in each other.
#pragma once

#include "games/deadwood/game.h"

namespace saloon::deadwood {

using Context = Ctx<Game>;

/// What the viewer is asked.
inline Ask question(const View& v) { return v.viewer < v.pub.seats ? Ask(v.pub.asked.what[v.viewer]) : Ask::None; }

// --- gangs.cpp: the only code that moves cowboys
int cowboys_in(Cowboys c);
/// On the building, alone or at the Church.
void enter(Public& pub, Seat p, int strength, int plot);
/// Off the building, whatever the reason, and off every list of a railroad tile (DW-RAIL-10); returns the strength.
int leave(Context& c, Seat p, int plot);
int strength_at(const Public& pub, Seat p, int plot);
void send_to_mine(Context& c, Seat p, int plot, Why why, Seat by);
void drive_to_mine(Context& c, Seat p, int strength, int plot, Why why, Seat by);
inline constexpr int kOutOfRanch = -1;  ///< instead of a plot
void return_to_ranch(Context& c, Seat p, Cowboys mine, u32 plots);
/// DW-END-03: neither in the ranch nor on a building nor in the mine.
inline bool is_wiped_out(const Public& pub, Seat p) { return (pub.ranch[p] | pub.mine[p] | pub.own[p]) == 0; }
/// Cowboys of this strength that are nowhere in the game: not in reserve, ranch or mine, not in town, not on their way
/// into a duel. They lie on Boot Hill.
int unplaced(const Public& pub, Seat p, int strength);
Cowboys boot_hill(const Public& pub, Seat p);
/// Who stands alone on this building; 0xFF = nobody. Not for the Church.
inline constexpr Seat kNobody = 0xFF;
inline Seat holder_of(const Public& pub, int plot) {
  const u8 code = pub.cowboy[unsigned(plot)];
  return code == 0 ? kNobody : cowboy_owner(code);
}
/// The plot of a building that somebody holds; -1 if it is not on the board or empty.
int held_plot(const Public& pub, Tile tile);

// --- supply.cpp: money, tokens, posters
void take_money(Context& c, Seat p, int amount, Why why, Tile tile, int die = 0);
void take_cartridges(Context& c, Seat p, int count);
void take_horses(Context& c, Seat p, int count);
void spend_cartridges(Public& pub, Seat p, int count);
void spend_horse(Public& pub, Seat p);
void take_poster(Context& c, Seat p, Why why);
void discard_posters(Context& c, Seat p, int count, Tile tile);
/// DW-WANT-02: out of the pool, as far as it lasts; then, once it is told, whether that was the last (DW-END-02).
int out_of_pool(Public& pub, int count);
void end_with_the_last(Context& c, int taken);

// --- piles.cpp: the only code that moves tiles between piles and board, and keeps what is known of the piles
void draw_tile(Context& c, int pile);
void put_under(Context& c, Tile tile);
void look_at_pile(Context& c, Seat p, int pile);
void order_pile(Context& c, Seat p, int pile, PileOrder order);
/// Empty plots beside a building tile (DW-HALL-04).
u32 plots_for_tiles(const Public& pub);
u32 non_empty_piles(const Public& pub);
/// Which tiles are in a pile: all that belong there and are neither on the board nor shown.
u64 tiles_in_pile(const Public& pub, int pile);
/// The shown tiles go to the board one by one, or under their piles; true if a question was put.
bool place_next_tile(Context& c, Seat p);
void place_tile(Context& c, Seat p, const Decision& d);

// --- sheriff.cpp
inline u32 protected_plots(const Public& pub) { return kTouched[pub.sheriff]; }
/// To whom this seat owes the toll on a protected building; kNobody if to nobody (DW-SHER-04).
inline Seat toll_goes_to(const Public& pub, Seat p) {
  const Seat holder = holder_of(pub, kOfficePlot);
  return holder == p ? kNobody : holder;
}
bool can_pay_toll(const Public& pub, Seat p);
void pay_toll(Context& c, Seat p, int plot);
void begin_office(Context& c, const Annexing& a);
void office(Context& c);

// --- setup.cpp
void lay_out(Context& c);

// --- turn.cpp
void turn(Context& c);
/// Where a cowboy of this seat may go now (DW-TOWN-02 to 05).
u32 destinations(const Public& pub, Seat p);
/// A cowboy comes to a building: toll, then the duel or the question whether to annex; the frame that goes on.
Frame arrive(Context& c, Seat p, int strength, int plot, u8 laundries);

// --- duel.cpp
void duel(Context& c);
Hit result_of(u32 die);
/// How a duel between so many dice comes out: in how many of all equally likely throws, by DuelResult.
struct DuelOdds {
  std::array<i32, 5> throws{};
  i32 all = 1;
  [[nodiscard]] i32 of(DuelResult result) const { return throws[unsigned(result)]; }
};
DuelOdds duel_odds(int attacker_dice, int defender_dice);

// --- annexing.cpp
/// Asks whether to annex; the frame that goes on.
Frame ask_to_annex(Context& c, Seat p, int plot, u8 laundries);
void annex(Context& c);
int laundries_of(const Public& pub, Seat p);

// --- railroad.cpp
/// Where the railroad may go on (DW-RAIL-02).
u32 next_rail_plots(const Public& pub);
inline bool has_station(const Public& pub) { return pub.laid > kRails; }
void rail(Context& c);
/// An entry of a tile's list as the cowboy it stands for.
Target listed_cowboy(const Public& pub, const Laying& l, int entry);
void strike_off(Context& c, Seat p, int plot);

// --- the buildings: what happens once somebody annexes, and where their questions go on
using Annexed = void(Context& c, const Annexing& a);
using Goes = void(Context& c);
Annexed begin_hall, begin_stage, begin_fortune, begin_church, begin_court, begin_news, begin_telegraph, begin_saloon,
    begin_store, begin_grifter, begin_dance, bank, gunsmith, blacksmith, gold_mine, begin_casino;
Goes hall, stage, fortune, church, court, news, telegraph, saloon, store, grifter, dance, casino;
void passed(Context& c, Seat p, Ask what);

/// What the choices of the buildings depend on.
u32 recruitable(const Public& pub, Seat p);         ///< bit s: strength s
SeatSet robbable(const Public& pub, Seat p);        ///< Casino
u32 movable(const Public& pub, const Annexing& a);  ///< Store: plots with his other cowboys
/// Grifter: how many opposing cowboys stand on buildings or in ranches.
int cowboys_in_reach(const Public& pub, Seat p);

// --- answers*.cpp: what they share
constexpr Verdict clause_unless(bool lawful, const char* clause) { return {lawful ? nullptr : clause}; }

/// The counts of cowboys that are within `all`, each count after the other, the empty one first.
template <class F>
void every_part(Cowboys all, F f) {
  for (int third = 0; third <= cowboys_of(all, 3); ++third) {
    for (int second = 0; second <= cowboys_of(all, 2); ++second) {
      for (int first = 0; first <= cowboys_of(all, 1); ++first) f(Cowboys(first | second << 2 | third << 4));
    }
  }
}

/// DW-TOWN-02 to DW-TOWN-05, for arrivals of every kind.
Verdict judge_destination(const Public& pub, Seat p, int plot);
/// A set of his own cowboys; an empty one, and one that is not his, have their clauses.
Verdict judge_return(const Public& pub, Seat p, const Decision& d, const char* not_his);

// --- check_flow.cpp
const char* check_flow(const State& s);

// --- end.cpp
void trigger_end(Context& c, EndReason why);
/// Final accounts, once the last turn is over.
void settle(Context& c);
int fine_of(const Public& pub, Seat p);
int total_of(const Public& pub, Seat p);
/// DW-END-09, DW-FINAL-12: the richest of these seats wins, or they fight for it.
void compare(Context& c, SeatSet candidates);
void finish(Context& c, SeatSet winners);

// --- final_duel.cpp
void begin_final_duel(Context& c, SeatSet tied);
void final_duel(Context& c);
/// Who chooses now, in the order of DW-FINAL-03.
Seat final_chooser(const Public& pub);
/// Strengths among a seat's living cowboys, bit s: strength s.
u32 living_strengths(const Public& pub, Seat p);
struct Volley {
  u8 shooters;  ///< set of seats
  int dice;     ///< each of them; 0: all dice are spent
};
Volley next_volley(const FinalDuel& f);

}  // namespace saloon::deadwood
