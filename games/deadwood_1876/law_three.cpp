// The third law: who wins a fourth safe gives one of the four to the holder with the fewest.
#include "games/deadwood_1876/rules.h"

namespace saloon::deadwood_1876 {

bool breaks_law_three(const Public& pub, Seat p) {
  constexpr int kMostSafes = 3;
  return pub.row_size[p] > kMostSafes && pub.called == 0;  // DW76-LAW-06; DW76-LAW-10, DW76-BDG-08
}

/// DW76-LAW-07, DW76-LAW-08: counted with the fourth safe in its new row; DW76-TWO-11: the Stranger counts.
u32 receivers(const Public& pub, Seat winner) {
  u32 fewest = 0;
  int least = kLongestRow;
  for (int holder = 0; holder < holders(pub); ++holder) {
    if (holder == winner) continue;
    const int size = pub.row_size[unsigned(holder)];
    if (size < least) fewest = 0;
    if (size <= least) fewest |= u32(bit(holder));
    least = std::min(least, size);
  }
  return fewest;
}

bool one_receiver(const Public& pub, Seat p) { return count_bits(receivers(pub, p)) == 1; }

void law_three(Context& c) {
  LawThreeLocals l = c.locals<LawThreeLocals>();
  switch (c.at<LawThreeAt>()) {
    case LawThreeAt::Choose:
      c.ask(only(l.winner), Ask::LawThreeSafe);
      return c.wait(LawThreeAt::Receiver);
    case LawThreeAt::Receiver:
      l.handle = u8(c.take_answer(l.winner).handle() + 1);
      c.set_locals(l);
      c.ask(only(l.winner), Ask::LawThreeReceiver);
      return c.wait(LawThreeAt::Give);
    case LawThreeAt::Give: {
      const int to = aimed_at(c.take_answer(l.winner).aim());
      const int handle = l.handle - 1;
      give_safe(c, l.winner, to, handle);
      SeatSet know = only(l.winner);
      if (to < c.seats()) know.add(Seat(to));  // the Stranger learns nothing
      c.tell<"gave_away">(everyone_secret_to(know), l.winner, aim(c.pub(), to), handle,
                          c.s.hidden.safe_at[unsigned(handle)] - 1);
      return c.done();
    }
  }
}

}  // namespace saloon::deadwood_1876
