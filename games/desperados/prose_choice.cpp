// A decision with what its words need beyond it: which figure, where it is, what waits in the town.
#include <algorithm>

#include "games/desperados/prose.h"
#include "games/desperados/rules.h"
#include "games/desperados/viewed.h"

namespace saloon::desperados {
namespace {

/// What is to be found in a town.
void add_details(const Viewed& v, int town, json::object& out) {
  const Public& pub = v.pub();
  const int bank = bank_at(town);
  const bool tile = bank < 0 ? has_poker_tile(pub, town) : pub.bank_slot[unsigned(bank)] != 0;
  out["details"] = "some";
  out["kind"] = bank < 0 ? (tile ? "poker" : "bare") : tile ? "bank" : "empty_bank";
  out["value"] = bank < 0 ? 0 : v.bank_value(bank);
  out["sheriffs"] = sheriffs_in(pub, town);
  out["coaches"] = v.coaches_in(town);
  out["friends"] = v.question() == Ask::LayCard ? v.riding_to(town) : json::array{};
}

void place(const Viewed& v, const Decision& d, json::object& out) {
  const int next = v.asking().get<Figures>().next;
  const bool sheriff = next > 0 && next <= sheriffs_in_play(v.pub());
  out["figure"] = next == 0 ? "marshal" : sheriff ? "sheriff" : "desperado";
  out["number"] = next;
  add_details(v, d.town(), out);
}

void move_sheriff(const Viewed& v, const Decision& d, json::object& out) {
  const int sheriff = v.asking().get<Figures>().next;
  const int from = v.pub().sheriff[unsigned(std::min(sheriff, kSheriffs - 1))] - 1;
  const int to = d.verb == Verb::Stay ? from : d.town();
  out["number"] = sheriff + 1;
  out["from"] = card_name(from);
  out["town"] = card_name(to);
  add_details(v, to, out);
  if (d.verb == Verb::Stay) out["weight"] = 1;
}

void lay(const Viewed& v, const Decision& d, json::object& out) {
  const Private& mine = v.view.mine;
  // DSP-CARD-02: a card to be exchanged counts as not laid.
  const int before = v.question() == Ask::ExchangeCard ? v.pub().laid[v.view.viewer] - 1 : v.pub().laid[v.view.viewer];
  const int from = ride_of(v.pub(), v.view.viewer, mine.row, std::max(before, 0)).town;
  const bool filler = d.card() != kSaloon && (roads_from(from) >> d.card() & 1) == 0;
  out["town"] = card_name(from);
  out["filler"] = filler;
  out["details"] = "none";
  if (!filler) add_details(v, d.card() == kSaloon ? from : d.card(), out);
  if (!owner_decides(v.pub()) || !v.rides_with_gang()) return;
  out["mark"] = d.marked();
  out["group"] = card_name(d.card());
}

void act(const Viewed& v, json::object& out) {
  const int town = v.view.mine.town - 1;
  out["town"] = card_name(town);
  out["sheriffs"] = sheriffs_in(v.pub(), town);
  out["friends"] = v.could_join(town);
}

}  // namespace

json::object choice_words(const json::object& view, const json::object& decision) {
  json::object out = decision;
  const Viewed v(view);
  const auto parsed = Codec::decision_from_json(decision);
  if (!v.readable || parsed.clause != nullptr || !v.seated()) return out;
  switch (const Decision& d = parsed.decision; d.verb) {
    case Verb::Place:
      place(v, d, out);
      break;
    case Verb::Move:
    case Verb::Stay:
      move_sheriff(v, d, out);
      break;
    case Verb::Lay:
      lay(v, d, out);
      break;
    case Verb::NoAction:
      out["weight"] = -1;
      break;
    case Verb::Poker:
    case Verb::Coach:
    case Verb::Spy:
      act(v, out);
      break;
    default:
      break;
  }
  return out;
}

/// The first letters of a town, as far as they are clear; "saloon".
json::object read_choice(const json::object& view, std::string_view typed) {
  std::string name;
  for (const char c : typed) {
    if (c != '.') name += c == ' ' ? '_' : c >= 'A' && c <= 'Z' ? char(c | 0x20) : c;
  }
  int meant = -1;
  for (int card = 0; card < kCards; ++card) {
    if (name.empty() || !std::string_view(card_name(card)).starts_with(name)) continue;
    if (meant >= 0) return {};
    meant = card;
  }
  const Viewed v(view);
  if (meant < 0 || !v.readable) return {};
  const Ask question = v.question();
  if (question == Ask::LayCard || question == Ask::ExchangeCard) {
    return owner_decides(v.pub()) && v.rides_with_gang() ? json::object{} : Codec::decision_json(Decision::lay(meant));
  }
  if (meant == kSaloon) return {};
  if (question == Ask::PlaceLaw || question == Ask::PlaceDesperado) return Codec::decision_json(Decision::place(meant));
  if (question != Ask::MoveSheriff) return {};
  const int sheriff = std::min<int>(v.asking().get<Figures>().next, kSheriffs - 1);
  const bool stays = v.pub().sheriff[unsigned(sheriff)] == meant + 1;
  return Codec::decision_json(stays ? Decision::stay() : Decision::move(meant));
}

}  // namespace saloon::desperados
