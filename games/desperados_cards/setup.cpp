// Set-up: piles, start seat, deal.
#include "games/desperados_cards/rules.h"

namespace saloon::desperados_cards {

const char* Game::forbids(const Config& config, int seats) {
  if (seats < kMinSeats || seats > kMaxSeats) return "DSC-GEN-01";
  if (config.start_seat > seats) return "DSC-SETUP-11";
  return nullptr;
}

State Game::setup(const Config& config, int seats) {
  State s = GameOf::setup(config, seats);
  s.pub.seen = kNothingSeen;
  s.pub.fit.fill(kAllFaces);       // DSC-SETUP-09: every row is empty, DSC-PLACE-02: so every card fits
  s.hidden.draw_pile = kAllCards;  // DSC-SETUP-07: unordered until drawn, which is the same as shuffled
  s.pub.draw_size = u8(kAllCards.size());
  for (Seat p = 0; p < seats; ++p) s.seat[p].pool = kAllCards;
  return s;
}

PileCards seen_cards(const Public& pub, PileCards piles) {
  if (pub.config.pile_view == PileView::Open) return piles;  // DSC-SETUP-06: laid face up and built in the open
  PileCards seen = kNothingSeen;
  for (int k = 0; k < kPiles; ++k) {
    for (int level = 0; level <= pub.depth[unsigned(k)] && level < kLevels; ++level) {
      seen = with_place(seen, k, level, place_at(piles, k, level));
    }
  }
  return seen;
}

namespace {

void lay_piles(Context& c) {
  // DSC-SETUP-01, DSC-SETUP-03, DSC-SETUP-05: one of the 1,344 arrangements in which no pile shows a place twice.
  c.s.hidden.piles = components::kArrangements[c.roll(Roll::Arrangement, 0, u32(components::kArrangements.size()) - 1)];
  c.pub().seen = seen_cards(c.pub(), c.s.hidden.piles);  // DSC-SETUP-02, DSC-SETUP-04: face up, the top cards open
  c.tell<"piles_laid">(everyone(), c.pub().seen);
}

void choose_start(Context& c) {
  auto& pub = c.pub();
  const bool chosen = pub.config.start_player == StartPlayer::HostChoice && pub.config.start_seat != 0;  // DSC-SETUP-11
  pub.start = chosen ? u8(pub.config.start_seat - 1) : u8(c.roll(Roll::StartSeat, 0, pub.seats - 1U));
  pub.turn = pub.start;
  // DSC-RES-05: as if a round in turn order had preceded the game.
  for (int k = 0; k < pub.seats; ++k) pub.latest[unsigned(pub.start + k) % pub.seats] = i16(k - pub.seats);
  c.tell<"first_player">(everyone(), pub.start);
}

void deal(Context& c) {
  // DSC-SETUP-08 deals card by card around the table; hands drawn one after the other have the same distribution,
  // but the order is kept so that a scripted deal reads like the rule.
  Context unheard{c.s, c.source};  // card by card would be noise: the deal is told as a whole
  for (int round = 0; round < components::kStartingHand; ++round) {
    Seat p = c.pub().start;
    for (int i = 0; i < c.seats(); ++i, p = next_seat(p, c.seats())) draw_cards(unheard, p, 1);
  }
  if (!c.listened()) return;
  for (Seat p = 0; p < c.seats(); ++p) tell_drew(c, p, c.of(p).hand);
}

}  // namespace

void lay_out(Context& c) {
  lay_piles(c);
  choose_start(c);
  deal(c);
  c.become(frame_of(Proc::Turn));  // DSC-SETUP-10: the first turn is a normal one
}

}  // namespace saloon::desperados_cards
