// The sheriff: whom he protects, who pays his toll, how he moves.
//
// DW-SHER-01: he always stands where three plots meet; DW-SHER-03: only the Sheriff's Office moves him (DW-RAIL-05: no
// rail does). DW-SHER-02, DW-SHER-07: what he forbids is to put a cowboy on an occupied building beside him, and
// nothing else; see `destinations`.
#include "games/deadwood/rules.h"

namespace saloon::deadwood {

/// DW-SHER-04: whoever puts a cowboy on a protected building pays the player who holds the Sheriff's Office, if that is
/// another one; DW-TOWN-05: without the money he may not come (R-06; the option toll_when_broke waives it).
bool can_pay_toll(const Public& pub, Seat p) {
  return pub.money[p] >= components::kToll || toll_goes_to(pub, p) == kNobody ||
         pub.config.toll_when_broke == TollWhenBroke::Waive;
}

/// DW-SHER-05: on arrival, before anything is annexed; DW-SHER-06: for every arrival, and for nothing else.
void pay_toll(Context& c, Seat p, int plot) {
  auto& pub = c.pub();
  if ((protected_plots(pub) & plot_bit(plot)) == 0) return;
  const Seat to = toll_goes_to(pub, p);
  if (to == kNobody || pub.money[p] < components::kToll) return;  // short of money: waived, or he could not have come
  pub.money[p] = i16(pub.money[p] - components::kToll);
  pub.money[to] = i16(pub.money[to] + components::kToll);  // DW-OFFICE-03
  c.tell<"toll_paid">(everyone(), p, to, components::kToll);
}

// --- Sheriff's Office
// DW-OFFICE-01: whoever annexes it puts the sheriff on an intersection of his choice; DW-OFFICE-02: at least one of the
// three plots must carry a building. Whoever holds it gets the toll.
void begin_office(Context& c, const Annexing& a) {
  c.ask(only(a.seat), Ask::SheriffTo);
  c.become(frame_of(Proc::Office, a));
}

void office(Context& c) {
  const auto a = c.locals<Annexing>();
  const u8 from = c.pub().sheriff;
  c.pub().sheriff = u8(c.take_answer(a.seat).intersection());
  c.tell<"sheriff_moved">(everyone(), a.seat, from, c.pub().sheriff);
  c.done();
}

}  // namespace saloon::deadwood
