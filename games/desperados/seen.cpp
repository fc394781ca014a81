#include "games/desperados/seen.h"

#include <algorithm>

namespace saloon::desperados {

Row known_row(const View& v, Seat p) {
  Row row = v.pub.shown[p];
  const auto add = [&row](const Row& more) {
    for (unsigned t = 0; t < row.size(); ++t) row[t] = row[t] != 0 ? row[t] : more[t];
  };
  if (rides_with_gang(v)) add(v.mine.gang.row[p]);
  if (p != v.viewer) return row;
  add(v.mine.row);
  const Decision& sealed = v.mine.sealed;
  if (sealed.verb() == Verb::Lay && v.pub.turn > 0) row[v.pub.turn - 1U] = u8(sealed.card() + 1);
  return row;
}

int cards_laid(const View& v, Seat p) {
  const Row row = known_row(v, p);
  const auto known = std::count_if(row.begin(), row.end(), [](u8 card) { return card != 0; });
  const auto& asked = v.pub.asked;
  const bool answered = Ask(asked.what[p]) == Ask::LayCard && SeatSet{asked.answered}.has(p);
  return std::max(int(known), v.pub.laid[p] + (answered ? 1 : 0));
}

Ride known_ride(const View& v, Seat p) {
  const bool own = is_seated(v) && p == v.viewer;
  if (!own && !rides_with_gang(v)) return {-1, 0};
  const GangNote& gang = v.mine.gang;
  const Ride fixed = own ? Ride{v.mine.town - 1, v.mine.stuck} : Ride{gang.town[p] - 1, gang.stuck >> p & 1};
  if (fixed.town < 0 || v.pub.turn == 0 || v.pub.laid[p] >= v.pub.turn) return fixed;
  const int card = known_row(v, p)[v.pub.turn - 1U] - 1;
  return card < 0 ? fixed : ridden(fixed, card, v.pub.turn);
}

int known_value(const View& v, int bank) {
  const int slot = v.pub.bank_slot[unsigned(bank)] - 1;
  if (slot < 0) return 0;
  return std::max(v.pub.bank_value[unsigned(slot)], v.mine.bank_value[unsigned(slot)]);
}

SeatSet mates_riding_to(const View& v, int town) {
  SeatSet mates;
  if (!rides_with_gang(v) || v.pub.turn == 0) return mates;
  for (const Seat p : gang(v.pub)) {
    const int card = v.mine.gang.row[p][v.pub.turn - 1U] - 1;
    if (p == v.viewer || card < 0) continue;
    const Ride at = known_ride(v, p);
    const int to = at.town < 0 ? card : at.town;  // a marked card of somebody whose town is not known
    if (to == town && at.stuck == 0) mates.add(p);
  }
  return mates;
}

SeatSet mates_to_join(const View& v, int town) {
  SeatSet mates;
  if (!rides_with_gang(v)) return mates;
  for (const Seat p : gang(v.pub)) {
    const Ride at = known_ride(v, p);
    if (p != v.viewer && at.town == town && at.stuck == 0 && has_disk(v.pub, p)) mates.add(p);
  }
  return mates;
}

}  // namespace saloon::desperados
