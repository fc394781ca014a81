// What a seat may answer, from what it knows.
#include "games/_template/rules.h"

namespace saloon::toy {

// --- bidding
void list_bids(const Public&, const Private& mine, Seat, Decisions& out) {
  for (const int face : Bits{mine.hand.one}) out.push(Bid{u8(face)});
}

Verdict judge_bid(const Public&, const Private& mine, Seat, const Decision& d) {
  if (!d.is<Bid>()) return {kWrongVerb};
  return {mine.hand.has(d.as<Bid>().card) ? nullptr : "TOY-BID-01"};
}

bool has_one_card(const Public& pub, Seat p) { return pub.hand_size[p] == 1; }

// --- raising the stake
/// The lowest raises and the highest; those between are left out.
void list_raises(const Public& pub, const Private&, Seat, Decisions& out) {
  constexpr int kListed = 3;
  const u8 limit = pub.config.limit;
  for (u8 by = 1; by <= std::min<int>(limit, kListed); ++by) out.push(Raise{by});
  if (limit <= kListed) return;
  out.push(Raise{limit});
  out.mark_partial();
}

Verdict judge_raise(const Public& pub, const Private&, Seat, const Decision& d) {
  if (!d.is<Raise>()) return {kWrongVerb};
  return {d.as<Raise>().by <= pub.config.limit ? nullptr : "TOY-RAISE-01"};
}

// --- giving a point away
void list_gifts(const Public& pub, const Private&, Seat p, Decisions& out) {
  for (const Seat to : all_but(p, pub.seats)) out.push(Gift{to});
}

Verdict judge_gift(const Public& pub, const Private&, Seat p, const Decision& d) {
  if (!d.is<Gift>()) return {kWrongVerb};
  return {all_but(p, pub.seats).has(d.as<Gift>().to) ? nullptr : "TOY-GIFT-01"};
}

bool has_one_rival(const Public& pub, Seat) { return pub.seats == 2; }

}  // namespace saloon::toy
