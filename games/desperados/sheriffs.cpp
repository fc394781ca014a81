// III.2 The marshal moves his sheriffs, one after the other, openly (DSP-FLOW-02).
#include "games/desperados/rules.h"

namespace saloon::desperados {

namespace {

/// DSP-SHER-01, DSP-SHER-02: along one road, DSP-SHER-03: or not at all.
void move_sheriff(Context& c, int sheriff) {
  u8& at = c.pub().sheriff[unsigned(sheriff)];
  const int from = at - 1;
  const Decision d = c.take_answer(c.pub().marshal);
  if (d.verb() == Verb::Stay) return c.tell<"sheriff_stayed">(everyone(), sheriff, from);
  at = u8(d.town() + 1);
  c.tell<"sheriff_moved">(everyone(), sheriff, d.town(), from);
}

}  // namespace

void move_sheriffs(Context& c) {
  int next = c.locals<SheriffsLocals>().sheriff;
  if (c.at<SheriffsAt>() == SheriffsAt::Move) move_sheriff(c, next++);
  // DSP-SHER-05, DSP-R15: the last one closes the matter; the exchange of a card does not come back here.
  if (next == sheriffs_in_play(c.pub())) return c.become(frame_of(Proc::MarshalCard));
  c.ask(only(c.pub().marshal), Ask::MoveSheriff);
  c.set_locals(SheriffsLocals{u8(next)});
  c.wait(SheriffsAt::Move);
}

}  // namespace saloon::desperados
