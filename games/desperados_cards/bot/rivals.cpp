// What the others may hold, and how strong they may come.
#include "games/desperados_cards/bot/bot.h"

namespace saloon::desperados_cards {

namespace {

// How often a rival with cards stays out although he could come, of kSure.
constexpr int kStaysOut = 22;
// How much more often for every hold-up in succession to which nobody came.
constexpr int kHesitates = 160;

int cards_of_others(const View& v) {
  int sum = 0;
  for (const Seat p : all_but(v.viewer, v.pub.seats)) sum += v.pub.hand_size[p];
  return sum;
}

/// Random cards out of the first `size` into the places from `first` to `last`.
void shuffle_front(std::array<u8, Deals::kCards>& cards, int first, int last, int size, Chance& chance) {
  for (int i = first; i < last; ++i) {
    std::swap(cards[unsigned(i)], cards[unsigned(i) + chance.below(u32(size - i))]);
  }
}

/// Adds up a hand, for gangs of one colour (DSC-GANG-02) and of one character (DSC-GANG-03).
struct Gathered {
  std::array<int, kColours> colour{};
  std::array<int, kCharacters> character{};

  void add(int face, const Strengths& strength) {
    const auto c = unsigned(character_of(face));
    colour[unsigned(colour_of(face))] += strength[c];
    character[c] += strength[c];
  }
  [[nodiscard]] int best() const {
    int most = 0;
    for (const int s : colour) most = std::max(most, s);
    for (const int s : character) most = std::max(most, s);
    return most;
  }
};

}  // namespace

CardBag unseen_by(const Public& pub, CardBag hand) {
  CardBag seen = pub.posters + pub.discard + hand;
  for (int k = 0; k < kPiles; ++k) seen = seen + row_cards(pub, k);
  return kAllCards - seen;
}

/// Whoever saved his cards when nobody came will do so again; so it takes less and less to win (DSC-END-04).
int chance_to_stay_out(const Public& pub) { return std::min(kStaysOut + kHesitates * pub.empty_holdups, kSure); }

int chance_held(const View& v, CardBag unseen) {
  int biggest = 0;
  for (const Seat p : all_but(v.viewer, v.pub.seats)) biggest = std::max(biggest, int(v.pub.hand_size[p]));
  return kSure * biggest / std::max(1, unseen.size());
}

Deals::Deals(const View& v, Chance& chance) {
  // After a reshuffle the draw pile is known to come out of the pool: all other unseen cards are in hands.
  const CardBag unseen = unseen_by(v.pub, v.mine.hand);
  const CardBag pool = common(v.mine.pool, unseen);
  std::array<u8, kCards> cards{};
  unsigned n = 0;
  for_each_card(unseen - pool, [&](int face) { cards[n++] = u8(face); });
  const int sure = int(n);
  for_each_card(pool, [&](int face) { cards[n++] = u8(face); });
  const int held = cards_of_others(v);
  for (auto& deal : faces) {
    shuffle_front(cards, sure, held, int(n), chance);
    if (sure > 0) shuffle_front(cards, 0, held, held, chance);
    deal = cards;
  }
}

Rivals::Rivals(const View& v, const Deals& deals, int pile, const Strengths& strength, int latest) {
  const auto& pub = v.pub;
  const int stays_out = is_final(pub, pile) ? 0 : chance_to_stay_out(pub);  // DSC-END-02: nothing to save
  chance_.fill(kSure);
  unsigned first = 0;
  for (const Seat p : all_but(v.viewer, pub.seats)) {
    if (pub.hand_size[p] == 0) continue;  // DSC-HOLD-07
    const unsigned end = first + pub.hand_size[p];
    BestGangs best{};
    for (unsigned d = 0; d < Deals::kDeals; ++d) {
      Gathered hand;
      int slack = pub.slack[p];
      for (unsigned i = first; i < end; ++i) {
        const int face = deals.faces[d][i];
        // Whoever was blocked does not hold what would have fitted.
        if ((pub.unfit[p] >> face & 1) != 0 && slack-- <= 0) continue;
        hand.add(face, strength);
      }
      best[d] = u8(std::min(hand.best(), kMost));
      weight_[p] += best[d];
    }
    first = end;
    meet(best, stays_out, pub.config.gang_eligibility == GangEligibility::Any, latest > pub.latest[p]);
  }
}

void Rivals::meet(const BestGangs& best, int stays_out, bool can_come_with_nothing, bool wins_tie) {
  // Better to think too highly of a rival than to lose cards for nothing: if he comes, then with all he has.
  std::array<int, kMost + 2> comes{};  // by the strength that is needed against him
  int beaten = 0;
  for (const u8 b : best) {
    const int away = b > 0 || can_come_with_nothing ? stays_out : kSure;
    beaten += away;
    comes[b + (wins_tie ? 0U : 1U)] += kSure - away;
  }
  for (unsigned s = 0; s <= unsigned(kMost); ++s) {
    beaten += comes[s];
    chance_[s] = chance_[s] * beaten / (Deals::kDeals * kSure);
  }
}

}  // namespace saloon::desperados_cards
