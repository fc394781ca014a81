// III.1 A turn begins: the coaches move by their timetables.
#include "games/desperados/rules.h"

namespace saloon::desperados {

namespace {

/// DSP-COACH-01, DSP-COACH-04: no choice in it; DSP-COACH-02: an attacked coach stays.
void move_coach(Context& c, Coach coach) {
  auto& pub = c.pub();
  u8& at = pub.coach[unsigned(coach)];
  if (is_held(pub, coach)) {
    c.tell(Event{.kind = u8(Told::CoachHeld), .a = u8(coach), .b = u8(at - 1)}, everyone());
    return;
  }
  const int from = at - 1;
  const int town = stop_of(timetable_of(pub, coach), coach, pub.turn);
  at = u8(town + 1);
  if (c.heard()) c.tell(Event{.kind = u8(Told::CoachMoved), .a = u8(coach), .b = u8(town), .c = u8(from)}, everyone());
}

}  // namespace

void move_coaches(Context& c) {
  auto& pub = c.pub();
  ++pub.turn;  // DSP-FLOW-01, DSP-FLOW-03
  c.tell(Event{.kind = u8(Told::TurnBegan), .a = pub.round, .b = pub.turn}, everyone());
  move_coach(c, Coach::Brown);
  if (blue_plays(pub)) move_coach(c, Coach::Blue);
  c.become(frame_of(Proc::Sheriffs, Figures{0}));
}

}  // namespace saloon::desperados
