// V. Evaluation: the five turns once more, card by card (DSP-EVAL-01).
#include "games/desperados/rules.h"

namespace saloon::desperados {

namespace {

/// The evaluation of one turn.
struct Turning {
  Context& c;
  Public& pub;
  int turn;
  SeatSet riding;

  [[nodiscard]] int card_of(Seat p) const { return c.of(p).row[unsigned(turn - 1)] - 1; }

  /// The marshal, then the gang from his left.
  template <class F>
  void each_rider(F does) {
    for (int k = 0; k < pub.seats; ++k) {
      const Seat p = Seat((pub.marshal + k) % pub.seats);
      if (riding.has(p)) does(p);
    }
  }

  /// DSP-EVAL-02: every riding player turns over his card of this turn.
  void turn_over(Seat p) {
    pub.shown[p][unsigned(turn - 1)] = u8(card_of(p) + 1);
    c.tell<"card_turned">(everyone(), p, turn, card_of(p));
  }

  /// DSP-EVAL-02: his figure follows. DSP-EVAL-03, DSP-CASE-01, DSP-R08: an impossible move ends his round where he is.
  void ride(Seat p) {
    const int card = card_of(p);
    const int from = pub.figure[p] - 1;
    if (card == kSaloon) return;
    if ((roads_from(from) >> card & 1) == 0) return stop(p, card);
    pub.figure[p] = u8(card + 1);
    c.tell<"rode">(everyone(), p, card, from);
  }

  void stop(Seat p, int card) {
    c.tell<"stopped">(everyone(), p, pub.figure[p] - 1, card);
    end_round_of(p);
  }

  /// DSP-EVAL-05: the card just turned over leaves the game, DSP-EVAL-06: unless it is Saloon.
  void arrest(Seat p) {
    const int card = card_of(p);
    const bool loses = card != kSaloon;
    if (loses) pub.lost[p] |= 1U << card;
    c.tell<"arrested">(everyone(), p, pub.figure[p] - 1, loses ? card + 1 : 0, pub.marshal);
    end_round_of(p);
  }

  /// DSP-EVAL-07: later cards have no effect and are not turned over (DSP-R13); his disk leaves any open action.
  void end_round_of(Seat p) {
    riding.remove(p);
    for (Action& a : pub.actions) {
      if (a.settled != Settled::Open || (a.joiners >> p & 1) == 0) continue;
      a.joiners = u8(a.joiners & ~only(p).bits);
      c.tell<"disk_removed">(everyone(), p, a.town, a.kind, a.turn);
    }
  }

  /// DSP-EVAL-04: same town after the same turn; DSP-SHER-04: sheriffs arrest nobody. DSP-R08: nor does a stopped
  /// marshal.
  void arrest_all() {
    if (!riding.has(pub.marshal)) return;
    const u8 here = pub.figure[pub.marshal];
    each_rider([&](Seat p) {
      if (p != pub.marshal && pub.figure[p] == here) arrest(p);
    });
  }

  /// DSP-EVAL-13: each coach and each poker tile yields loot at most once a round.
  [[nodiscard]] bool is_looted(const Action& action) const {
    if (action.kind == ActionKind::Poker) return !has_poker_tile(pub, action.town);
    for (const Action& a : pub.actions) {
      if (a.kind == action.kind && a.settled == Settled::Looted) return true;
    }
    return false;
  }

  /// DSP-EVAL-10, DSP-EVAL-11, DSP-R06: the tile, which is gone for good.
  int take_tile(const Action& action) {
    if (action.kind != ActionKind::Poker) return win_coach_tile(c);
    pub.poker &= ~(1U << action.town);
    return win_poker_tile(c);
  }

  /// DSP-EVAL-08: enough disks left, whatever the sheriffs did since. DSP-EVAL-12: a failed action changes nothing.
  void settle(Action& action) {
    const int disks = count_bits(action.joiners);
    if (disks < action.needed) {
      action.settled = Settled::Failed;
      return c.tell<"action_failed">(everyone(), action.kind, action.town, action.turn, disks, action.needed);
    }
    if (is_looted(action)) {
      action.settled = Settled::Empty;
      return c.tell<"action_empty">(everyone(), action.kind, action.town, action.turn, disks, action.needed);
    }
    action.settled = Settled::Looted;
    const int value = take_tile(action);
    c.tell<"action_succeeded">(everyone(), action.kind, action.town, action.turn, disks, action.needed, value,
                               pub.loot);
  }
};

}  // namespace

void evaluate_turn(Context& c) {
  const auto [turn, riding] = c.locals<Evaluating>();
  Turning t{c, c.pub(), turn, {riding}};
  if (turn == 1) c.tell<"evaluation_began">(everyone(), c.pub().round);
  c.tell<"turn_evaluation_began">(everyone(), turn);
  t.each_rider([&](Seat p) { t.turn_over(p); });
  t.each_rider([&](Seat p) { t.ride(p); });
  t.arrest_all();  // DSP-EVAL-09: before the actions
  for (Action& action : c.pub().actions) {
    if (action.kind != ActionKind::None && action.turn == turn) t.settle(action);
  }
  const Evaluating next{u8(turn + 1), u8(t.riding.bits)};
  if (turn < kTurns) return c.set_locals(next);
  c.become(frame_of(Proc::Banks, next));  // DSP-BANK-01
}

}  // namespace saloon::desperados
