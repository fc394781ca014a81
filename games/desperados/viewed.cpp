#include "games/desperados/viewed.h"

#include <algorithm>

#include "engine/codec.h"

namespace saloon::desperados {

Viewed::Viewed(const json::object& json) {
  std::string error;
  readable = view_from_json<Game, Codec>(json::value(json), view, error);
}

std::string Viewed::who(Seat p) const { return p == view.viewer ? "you" : seat_name(p); }

Ask Viewed::question() const { return seated() ? Ask(pub().asked.what[view.viewer]) : Ask::None; }

Frame Viewed::asking() const { return pub().flow.over() ? Frame{} : pub().flow.top(); }

Row Viewed::known_row(Seat p) const {
  Row row = pub().shown[p];
  const auto add = [&row](const Row& more) {
    for (unsigned t = 0; t < row.size(); ++t) row[t] = row[t] != 0 ? row[t] : more[t];
  };
  if (rides_with_gang()) add(view.mine.gang.row[p]);
  if (p != view.viewer) return row;
  add(view.mine.row);
  const Decision& sealed = view.mine.sealed;
  if (sealed.verb == Verb::Lay && pub().turn > 0) row[pub().turn - 1U] = u8(sealed.card() + 1);
  return row;
}

int Viewed::cards_laid(Seat p) const {
  const Row row = known_row(p);
  const auto known = std::count_if(row.begin(), row.end(), [](u8 card) { return card != 0; });
  const bool answered = Ask(pub().asked.what[p]) == Ask::LayCard && (pub().asked.answered >> p & 1) != 0;
  return std::max({int(known), pub().laid[p] + (answered ? 1 : 0)});
}

Ride Viewed::ride(Seat p) const {
  const bool own = seated() && p == view.viewer;
  if (!own && !rides_with_gang()) return {-1, 0};
  const GangNote& gang = view.mine.gang;
  const Ride fixed = own ? Ride{view.mine.town - 1, view.mine.stuck} : Ride{gang.town[p] - 1, gang.stuck >> p & 1};
  if (fixed.town < 0 || pub().turn == 0 || pub().laid[p] >= pub().turn) return fixed;
  const int card = known_row(p)[pub().turn - 1U] - 1;
  return card < 0 ? fixed : ridden(fixed, card, pub().turn);
}

int Viewed::real_town(Seat p) const { return ride(p).town; }

int Viewed::bank_value(int bank) const {
  const int slot = pub().bank_slot[unsigned(bank)] - 1;
  if (slot < 0) return 0;
  return std::max(pub().bank_value[unsigned(slot)], view.mine.bank_value[unsigned(slot)]) * kHundred;
}

json::array Viewed::riding_to(int town) const {
  json::array out;
  if (!rides_with_gang() || pub().turn == 0) return out;
  for (const Seat p : gang(pub())) {
    const int card = view.mine.gang.row[p][pub().turn - 1U] - 1;
    if (p == view.viewer || card < 0) continue;
    const Ride at = ride(p);
    const int to = at.town < 0 ? card : at.town;  // a marked card of somebody whose town is not known
    if (to == town && at.stuck == 0) out.emplace_back(seat_name(p));
  }
  return out;
}

json::array Viewed::could_join(int town) const {
  json::array out;
  if (!rides_with_gang()) return out;
  for (const Seat p : gang(pub())) {
    const Ride at = ride(p);
    if (p != view.viewer && at.town == town && at.stuck == 0 && has_disk(pub(), p)) out.emplace_back(seat_name(p));
  }
  return out;
}

json::array Viewed::coaches_in(int town) const {
  json::array out;
  for (int coach = 0; coach < kCoaches; ++coach) {
    if (pub().coach[unsigned(coach)] == town + 1) out.emplace_back(coach_name(coach));
  }
  return out;
}

}  // namespace saloon::desperados
