// Set-up: who may play, and the deal.
#include "games/_template/rules.h"

namespace saloon::toy {

const char* Game::forbids(const Config& config, int seats) {
  return config.partners == Partners::Pairs && seats != 4 ? "TOY-OPT-01" : nullptr;
}

State Game::setup(const Config& config, int seats) {
  State s = GameOf::setup(config, seats);
  s.hidden.deck = kAllCards;
  s.pub.deck_size = u8(kAllCards.size());
  return s;
}

void deal(Context& c) {
  for (int card = 0; card < c.pub().config.hand; ++card) {  // TOY-DEAL-01: one at a time
    for (const Seat p : all_seats(c.seats())) draw_card(c, p);
  }
  c.become(frame_of(Proc::Round, RoundLocals{1}));
}

}  // namespace saloon::toy
