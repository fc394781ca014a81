// End of the game and scoring.
#include "games/desperados_cards/rules.h"

namespace saloon::desperados_cards {

bool is_none_loose(const Public& pub, u64 fitting) {
  // Loose cards are those in hands, draw pile and discard pile: all that lie neither in a row nor among the posters. A
  // face is loose unless both its copies are out.
  CardBag out = pub.posters;
  for (int k = 0; k < kPiles; ++k) out = out + row_cards(pub, k);
  return (fitting & ~out.two) == 0;
}

void finish(Context& c, EndReason why) {
  c.pub().ended = why;
  for (const Seat p : all_seats(c.pub().seats)) {
    c.tell<"counted">(everyone(), p, c.pub().loot[p], total_of(c.pub().loot[p]));
  }
  c.tell<"game_over">(everyone(), why);
  c.end();  // DSC-END-02: no turn follows
}

namespace {

u32 cards_at(u32 loot, int place) { return loot >> place_card(place, 0) & 0xF; }

}  // namespace

int each_counts(u32 loot, int place) {
  // DSC-SCORE-01, DSC-SCORE-02: the highest value among one's own cards of the place.
  const u32 own = cards_at(loot, place);
  if (own == 0) return 0;
  const int best = int(std::bit_width(own)) - 1;
  return components::kLevelValues[unsigned(best)];
}

int points_at(u32 loot, int place) {
  // DSC-SCORE-03: as many times as one has cards of the place.
  return count_bits(cards_at(loot, place)) * each_counts(loot, place);
}

int total_of(u32 loot) {
  int total = 0;
  for (int place = 0; place < kPlaces; ++place) total += points_at(loot, place);
  return total;
}

Outcome Game::outcome(const State& s) {
  const auto& pub = s.pub;
  Outcome out;
  // The figure that ranks: the total, and with most_place_cards the number of cards behind it (DSC-SCORE-08).
  std::array<int, kMaxSeats> figure{};
  for (Seat p = 0; p < pub.seats; ++p) {
    out.score[p] = total_of(pub.loot[p]);  // DSC-SCORE-04, DSC-SCORE-05: one's own loot and nothing else
    figure[p] = out.score[p] * 32 + (pub.config.final_tie == FinalTie::MostPlaceCards ? count_bits(pub.loot[p]) : 0);
  }
  for (Seat p = 0; p < pub.seats; ++p) {
    u8 rank = 1;
    for (Seat q = 0; q < pub.seats; ++q) rank = u8(rank + (figure[q] > figure[p]));
    out.rank[p] = rank;
    // DSC-GEN-02, DSC-SCORE-06, DSC-SCORE-07: everybody with the highest total, each for himself; DSC-SCORE-09: however
    // the game ended.
    if (rank == 1) out.winners.add(p);
  }
  return out;
}

}  // namespace saloon::desperados_cards
