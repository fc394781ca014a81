// The bonus: whoever wins a round rolls a die, and may have to give a point away.
#include "games/_template/rules.h"

namespace saloon::toy {

namespace {

void roll(Context& c) {
  const Seat winner = c.locals<BonusLocals>().winner;
  const u32 die = c.roll(Roll::Die, 1, kDieSides);
  c.tell<"bonus">(everyone(), winner, die);
  if (die != components::kGiftOn) return c.done();
  c.ask<"gift">(only(winner));  // TOY-GIFT-01
  c.wait(BonusAt::Give);
}

void give(Context& c) {
  const Seat winner = c.locals<BonusLocals>().winner;
  const Seat to = c.take_answer(winner).as<Gift>().to;
  --c.pub().points[winner];
  ++c.pub().points[to];
  c.tell<"gift">(everyone(), winner, to);
  c.done();
}

}  // namespace

void bonus(Context& c) { return c.at<BonusAt>() == BonusAt::Roll ? roll(c) : give(c); }

}  // namespace saloon::toy
