// III.1 A turn begins: the coaches move by their timetables.
#include "games/desperados/rules.h"

namespace saloon::desperados {

namespace {

/// DSP-COACH-01, DSP-COACH-04: no choice in it; DSP-COACH-02: an attacked coach stays.
void move_coach(Context& c, Coach coach) {
  auto& pub = c.pub();
  u8& at = pub.coach[unsigned(coach)];
  if (is_held(pub, coach)) {
    c.tell<"coach_held">(everyone(), coach, at - 1);
    return;
  }
  const int from = at - 1;
  const int town = stop_of(timetable_of(pub, coach), coach, pub.turn);
  at = u8(town + 1);
  c.tell<"coach_moved">(everyone(), coach, town, from);
}

}  // namespace

void move_coaches(Context& c) {
  auto& pub = c.pub();
  ++pub.turn;  // DSP-FLOW-01, DSP-FLOW-03
  c.tell<"turn_began">(everyone(), pub.round, pub.turn);
  move_coach(c, Coach::Brown);
  if (blue_plays(pub)) move_coach(c, Coach::Blue);
  c.become(frame_of(Proc::Sheriffs, SheriffsLocals{}));
}

}  // namespace saloon::desperados
