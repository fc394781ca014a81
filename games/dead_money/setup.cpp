// Set-up: shuffle, deal, first player.
#include "games/dead_money/rules.h"

namespace saloon::dead_money {

const char* Game::forbids(const Config& config, int seats) {
  const int most = config.six_players == 1 ? kMaxSeats : kMaxSeats - 1;
  return seats < kMinSeats || seats > most ? "DM-SETUP-01" : nullptr;
}

State Game::setup(const Config& config, int seats) {
  State s{};
  s.pub.config = config;
  s.pub.seats = u8(seats);
  s.box.deck = kAllCards;  // DM-SETUP-02, DM-SETUP-04: unordered until drawn, which is the same as shuffled
  s.pub.deck_size = u8(kCards);
  for (Seat p = 0; p < seats; ++p) s.seat[p].pool = kAllCards;
  s.pub.flow.push(frame_of(Proc::Setup));
  return s;
}

namespace {

/// DM-SETUP-03, DM-SETUP-05; DM-SETUP-06: no Brain on the table, no showdown, just the first turn.
void deal(Context& c) {
  for (Seat p = 0; p < c.seats(); ++p) draw_cards(c, p, box::kCardsDealt);
  const Seat first = Seat(c.roll(Roll::FirstSeat, 0, c.pub().seats - 1U));
  c.tell(Event{.kind = u8(Told::FirstSeat), .a = first}, everyone());
  next_turn(c, first);
}

}  // namespace

void Game::advance(Context& c) {
  switch (Proc(c.pub().flow.top().proc)) {
    case Proc::Setup:
      return deal(c);
    case Proc::Turn:
      return turn(c);
    case Proc::Showdown:
      return showdown(c);
    case Proc::ChooseBrain:
      return choose_brain(c);
    case Proc::ChooseSeat:
      return choose_seat(c);
    case Proc::PassRound:
      return pass_round(c);
    case Proc::Swap:
      return swap_hands(c);
    case Proc::DiscardInTurn:
      return discard_in_turn(c);
    case Proc::Give:
      return give(c);
    case Proc::LookAndTake:
      return look_and_take(c);
    case Proc::DrawAndAssign:
      return draw_and_assign(c);
    case Proc::Reorder:
      return reorder(c);
    case Proc::Topdeck:
      return topdeck(c);
    case Proc::Fetch:
      return fetch(c);
    case Proc::PlayTop:
      return play_top(c);
  }
}

}  // namespace saloon::dead_money
