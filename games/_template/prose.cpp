#include "engine/words/prose.h"

#include "games/_template/rules.h"

namespace saloon::toy {

namespace {

json::array names_of(CardBag cards) {
  json::array names;
  for (int face = 0; face < kFaces; ++face) {
    for (int copy = 0; copy < cards.count(face); ++copy) names.emplace_back(card_name(face));
  }
  return names;
}

std::string seat_line(const View& v, Seat p, const Words& words) {
  return "  " + words.say("table.seat", {{"seat", name_for(v, p)},
                                         {"points", v.pub.points[p]},
                                         {"hand", v.pub.hand_size[p]},
                                         {"leads", v.pub.leader == p}});
}

}  // namespace

std::vector<std::string> Prose::table(const View& v, const Words& words) {
  std::vector<std::string> out{words.say("table.deck", {{"deck", v.pub.deck_size}})};
  for (Seat p = 0; p < v.pub.seats; ++p) out.push_back(seat_line(v, p, words));
  if (v.viewer == kSpectator) return out;
  out.push_back(words.say("table.hand", {{"cards", names_of(v.mine.hand)}}));
  if (v.mine.partner_bid != 0) {
    out.push_back(words.say("table.partner_bid", {{"card", card_name(v.mine.partner_bid - 1)}}));
  }
  return out;
}

json::object Prose::choice(const View&, const Decision& d, json::object out) {
  if (d.is<Raise>()) out["stake"] = components::kStake + d.as<Raise>().by;
  return out;
}

/// A nugget's code is a bid, a number with a plus sign a raise.
Decision Prose::read(const View&, std::string_view typed) {
  for (int face = 0; face < kFaces; ++face) {
    if (typed == card_name(face)) return Bid{u8(face)};
  }
  const int by = typed.starts_with('+') ? small_number(typed.substr(1)) : 0;
  if (by < 1 || by > kHighestRaise) return {};
  return Raise{u8(by)};
}

}  // namespace saloon::toy
