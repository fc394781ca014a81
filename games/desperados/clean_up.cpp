// V. The end of a round: cards, disks, banks, timetables. The figures stay where they are (DSP-CLEAN-07).
#include "games/desperados/rules.h"

namespace saloon::desperados {

u32 empty_banks(const Public& pub) {
  u32 empty = 0;
  for (unsigned b = 0; b < kBanks; ++b) empty |= pub.bank_slot[b] == 0 ? 1U << b : 0U;
  return empty;
}

namespace {

/// DSP-CLEAN-01: all cards but the lost ones, DSP-CLEAN-02: and the disks.
void take_back(Context& c) {
  auto& pub = c.pub();
  forget_rows(c);
  follow_figures(c);
  pub.laid = {};
  pub.shown = {};
  pub.actions = {};
  pub.disks_used = pub.held = 0;
  c.tell<"cards_taken_back">(everyone(), pub.round);
}

/// DSP-CLEAN-03: the top tile, face down, then the marshal looks at it. DSP-R10: in the order of the town list.
void refill(Context& c, u32 banks) {
  auto& pub = c.pub();
  for (const int b : Bits{empty_banks(pub)}) {
    const u8 town = components::kBankTowns[unsigned(b)];
    if ((banks >> b & 1) == 0) {
      c.tell<"bank_left_empty">(everyone(), town);
      continue;
    }
    const unsigned slot = unsigned(kBankTiles - pub.bank_pile);
    --pub.bank_pile;
    pub.bank_slot[unsigned(b)] = u8(slot + 1);
    const u8 value = c.s.hidden.bank_value[slot];
    c.of(pub.marshal).bank_value[slot] = value;
    c.tell<"bank_refilled">(everyone_secret_to(only(pub.marshal)), town, pub.bank_pile, value);
  }
}

/// DSP-CLEAN-04: a choice only if the pile is too short, and never after the last round.
void begin_refill(Context& c) {
  auto& pub = c.pub();
  c.wait(CleanUpAt::TurnTimetable);
  if (pub.round == kRounds) return;
  const u32 empty = empty_banks(pub);
  if (pub.bank_pile == 0 || pub.bank_pile >= count_bits(empty)) return refill(c, pub.bank_pile == 0 ? 0 : empty);
  c.ask(only(pub.marshal), Ask::RefillChoice);
  c.wait(CleanUpAt::Refill);
}

/// DSP-CLEAN-06, DSP-COACH-03: wherever the attack was, and whether it worked or not.
void place_coach(Context& c, Coach coach) {
  auto& pub = c.pub();
  u8& at = pub.coach[unsigned(coach)];
  const int start = stop_of(timetable_of(pub, coach), coach, 0);
  if (at == start + 1) return;
  at = u8(start + 1);
  c.tell<"coach_placed">(everyone(), coach, start);
}

void turn_timetable(Context& c) {
  auto& pub = c.pub();
  c.tell<"timetable_turned">(everyone(), timetable_of(pub, Coach::Brown));  // DSP-CLEAN-05
  if (pub.round == kRounds) return finish(c);                               // DSP-END-01
  ++pub.round;
  pub.turn = 0;
  place_coach(c, Coach::Brown);
  place_coach(c, Coach::Blue);
  c.become(frame_of(Proc::Coaches));
}

}  // namespace

void clean_up(Context& c) {
  switch (c.at<CleanUpAt>()) {
    case CleanUpAt::TakeBack:
      take_back(c);
      return begin_refill(c);
    case CleanUpAt::Refill:
      refill(c, c.take_answer(c.pub().marshal).banks());
      return c.wait(CleanUpAt::TurnTimetable);
    case CleanUpAt::TurnTimetable:
      return turn_timetable(c);
  }
}

}  // namespace saloon::desperados
