// A decision with what its words need beyond it: which figure, where it is, what waits in the town.
#include "engine/words/prose.h"
#include "games/desperados/seen.h"

namespace saloon::desperados {
namespace {

json::array names_of(SeatSet seats) {
  json::array out;
  for (const Seat p : seats) out.emplace_back(kSeat.name_of(p));
  return out;
}

/// What is to be found in a town.
void add_details(const View& v, int town, json::object& out) {
  const Public& pub = v.pub;
  const int bank = bank_at(town);
  const bool tile = bank < 0 ? has_poker_tile(pub, town) : pub.bank_slot[unsigned(bank)] != 0;
  out["details"] = "some";
  out["kind"] = bank < 0 ? (tile ? "poker" : "bare") : tile ? "bank" : "empty_bank";
  out["value"] = bank < 0 ? 0 : known_value(v, bank) * kHundred;
  out["sheriffs"] = sheriffs_in(pub, town);
  out["coaches"] = coaches_in(pub, town);
  out["friends"] = names_of(question_to(v) == Ask::LayCard ? mates_riding_to(v, town) : SeatSet{});
}

void place(const View& v, const Decision& d, json::object& out) {
  const int figure = v.pub.flow.top().get<PlacingLocals>().figure;
  const bool sheriff = figure > 0 && figure <= sheriffs_in_play(v.pub);
  out["figure"] = figure == 0 ? "marshal" : sheriff ? "sheriff" : "desperado";
  out["number"] = figure;
  add_details(v, d.town(), out);
}

int moving_sheriff(const View& v) { return v.pub.flow.top().get<SheriffsLocals>().sheriff; }

void move_sheriff(const View& v, const Decision& d, json::object& out) {
  const int sheriff = moving_sheriff(v);
  const int from = v.pub.sheriff[unsigned(sheriff)] - 1;
  const bool stays = d.verb() == Verb::Stay;
  const int to = stays ? from : d.town();
  out["number"] = sheriff + 1;
  out["from"] = card_name(from);
  out[stays ? "town" : "to"] = card_name(to);
  add_details(v, to, out);
  if (stays) out["weight"] = 1;
}

void lay(const View& v, const Decision& d, json::object& out) {
  // DSP-CARD-02: a card to be exchanged counts as not laid.
  const int before = v.pub.laid[v.viewer] - (question_to(v) == Ask::ExchangeCard ? 1 : 0);
  const int from = ride_of(v.pub, v.viewer, v.mine.row, before).town;
  const bool filler = d.card() != kSaloon && (roads_from(from) >> d.card() & 1) == 0;
  if (d.card() == kSaloon) out["town"] = card_name(from);
  out["filler"] = filler;
  out["details"] = "none";
  if (!filler) add_details(v, d.card() == kSaloon ? from : d.card(), out);
  if (!owner_decides(v.pub) || !rides_with_gang(v)) return;
  out["mark"] = d.marked();
  out["group"] = card_name(d.card());
}

void act(const View& v, json::object& out) {
  const int town = v.mine.town - 1;
  out["town"] = card_name(town);
  out["sheriffs"] = sheriffs_in(v.pub, town);
  out["friends"] = names_of(mates_to_join(v, town));
}

}  // namespace

json::object Prose::choice(const View& v, const Decision& d, json::object out) {
  if (!Game::accepts(v.pub, v.mine, v.viewer, d).yes()) return out;
  switch (d.verb()) {
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

namespace {

/// The first letters of a town, as far as they are clear; "saloon". -1 if it is none.
int card_typed(std::string_view typed) {
  std::string name;
  for (const char c : typed) {
    if (c != '.') name += c == ' ' ? '_' : c >= 'A' && c <= 'Z' ? char(c | 0x20) : c;
  }
  int meant = -1;
  for (int card = 0; card < kCards; ++card) {
    if (name.empty() || !card_name(card).starts_with(name)) continue;
    if (meant >= 0) return -1;
    meant = card;
  }
  return meant;
}

}  // namespace

Decision Prose::read(const View& v, std::string_view typed) {
  const int meant = card_typed(typed);
  if (meant < 0) return {};
  const Ask question = question_to(v);
  if (question == Ask::LayCard || question == Ask::ExchangeCard) {
    return owner_decides(v.pub) && rides_with_gang(v) ? Decision{} : Decision::lay(meant);
  }
  if (meant == kSaloon) return {};
  if (question == Ask::PlaceLaw || question == Ask::PlaceDesperado) return Decision::place(meant);
  if (question != Ask::MoveSheriff) return {};
  const bool stays = v.pub.sheriff[unsigned(moving_sheriff(v))] == meant + 1;
  return stays ? Decision::stay() : Decision::move(meant);
}

}  // namespace saloon::desperados
