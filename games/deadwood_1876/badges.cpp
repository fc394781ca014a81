// The badge turns: Tin, Iron, Copper, Silver, Gold are called, and their owners take one more turn each.
#include "games/deadwood_1876/rules.h"

namespace saloon::deadwood_1876 {

namespace {

/// DW76-BDG-05: whoever has it in his row at this moment; DW76-TWO-08: not the Stranger. A seat always knows its own
/// safes, so its facts say it.
int handle_of_badge(const Public& pub, const Private& mine, Seat p, int metal) {
  const Places at = mine.facts[badge(metal)] & pub.in_row[p];
  return at != 0 ? lowest_bit(at) : -1;
}

/// DW76-BDG-02, DW76-BDG-04: face up in its place for the rest of the game, and an extra turn by the usual rules.
void take_badge_turn(Context& c, Seat p, int handle, int metal) {
  turn_up(c, handle);
  c.tell<"badge_revealed">(everyone(), p, handle, metal);
  c.call(frame_of(Proc::Turn, TurnLocals{p}), BadgesAt::Next);
}

void nobody_answers(Context& c, int metal) {
  c.tell<"badge_unanswered">(everyone(), metal);
  c.wait(BadgesAt::Next);
}

void call_badge(Context& c, int metal) {
  c.pub().called = u8(metal + 1);  // DW76-BDG-08: from the first call on there is no limit of three
  c.tell<"badge_called">(everyone(), metal);
  if (c.pub().config.badge_reveal == BadgeReveal::Optional) {
    c.ask(all_seats(c.seats()), Ask::BadgeReveal);  // all alike, so that keeping quiet looks like having none
    return c.wait(BadgesAt::Answers);
  }
  for (Seat p = 0; p < c.seats(); ++p) {
    const int handle = handle_of_badge(c.pub(), c.of(p), p, metal);
    if (handle >= 0) return take_badge_turn(c, p, handle, metal);
  }
  rule_out_players(c, badge(metal));  // DW76-BDG-03: everybody heard that no player has it
  nobody_answers(c, metal);
}

void hear_answers(Context& c, int metal) {
  int owner = -1;
  for (Seat p = 0; p < c.seats(); ++p) {
    if (c.take_answer(p).verb() == Verb::Reveal) owner = p;
  }
  if (owner < 0) return nobody_answers(c, metal);
  const Seat p = Seat(owner);
  take_badge_turn(c, p, handle_of_badge(c.pub(), c.of(p), p, metal), metal);
}

}  // namespace

/// DW76-BDG-01, DW76-BDG-06, DW76-BDG-07: each badge at its own call and at no other.
void badges(Context& c) {
  const int metal = c.locals<BadgesLocals>().metal;
  switch (c.at<BadgesAt>()) {
    case BadgesAt::Call:
      return call_badge(c, metal);
    case BadgesAt::Answers:
      return hear_answers(c, metal);
    case BadgesAt::Next:
      if (metal + 1 == kMetals) return c.become(frame_of(Proc::Reveal));
      return c.become(frame_of(Proc::Badges, BadgesLocals{u8(metal + 1)}));
  }
}

}  // namespace saloon::deadwood_1876
