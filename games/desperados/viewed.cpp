#include "games/desperados/viewed.h"

#include <algorithm>

#include "engine/codec.h"
#include "games/desperados/rules.h"

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

int Viewed::real_town(Seat p) const {
  if (seated() && p == view.viewer) return view.mine.town - 1;
  return rides_with_gang() ? view.mine.gang.town[p] - 1 : -1;
}

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
    const bool there = card == town || (card == kSaloon && real_town(p) == town);
    if (p != view.viewer && there) out.emplace_back(seat_name(p));
  }
  return out;
}

json::array Viewed::could_join(int town) const {
  json::array out;
  if (!rides_with_gang()) return out;
  for (const Seat p : gang(pub())) {
    if (p != view.viewer && real_town(p) == town && has_disk(pub(), p)) out.emplace_back(seat_name(p));
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
