// Set-up: shuffle, deal, first player.
#include "games/dead_money/rules.h"

namespace saloon::dead_money {

const char* Game::forbids(const Config& config, int seats) {
  const int most = config.six_players == SixPlayers::On ? kMaxSeats : kMaxSeats - 1;
  return seats < kMinSeats || seats > most ? "DM-SETUP-01" : nullptr;
}

State Game::setup(const Config& config, int seats) {
  State s = GameOf::setup(config, seats);
  s.hidden.deck = kAllCards;  // DM-SETUP-02, DM-SETUP-04: unordered until drawn, which is the same as shuffled
  s.pub.deck_size = u8(kCardsInBox);
  for (Seat p = 0; p < seats; ++p) s.seat[p].pool = kAllCards;
  return s;
}

/// DM-SETUP-03, DM-SETUP-05; DM-SETUP-06: no Brain on the table, no showdown, just the first turn.
void deal(Context& c) {
  for (Seat p = 0; p < c.seats(); ++p) draw_cards(c, p, components::kCardsDealt);
  const Seat first = Seat(c.roll(Roll::FirstSeat, 0, c.pub().seats - 1U));
  c.tell<"first_player">(everyone(), first);
  next_turn(c, first);
}

}  // namespace saloon::dead_money
