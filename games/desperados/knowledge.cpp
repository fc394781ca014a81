// What a seat may answer, from what it knows. How worlds are imagined from the same knowledge stands in worlds.cpp.
#include "games/desperados/rules.h"

namespace saloon::desperados {

namespace {

using List = Game::Decisions;

bool may_mark(const Public& pub, Seat p) { return owner_decides(pub) && !is_marshal(pub, p); }
int moving_sheriff(const Public& pub) { return pub.flow.top().get<Figures>().next; }
u32 sheriff_roads(const Public& pub) { return roads_from(pub.sheriff[unsigned(moving_sheriff(pub))] - 1); }

// --- listing
void list_towns(List& out) {
  List::Writer list(out);
  for (int town = 0; town < kTowns; ++town) list.push(Decision::place(town));
}

void list_moves(const Public& pub, List& out) {
  List::Writer list(out);
  list.push(Decision::stay());
  for (const int town : Bits{sheriff_roads(pub)}) list.push(Decision::move(town));
}

void list_cards(const Public& pub, const Private& mine, Seat p, List& out) {
  List::Writer list(out);
  const bool marks = may_mark(pub, p);
  const Decision lying = lying_card(pub, mine, p);
  const auto add = [&](const Decision& d) {
    if (d != lying) list.push(d);
  };
  for (const int card : Bits{card_options(pub, mine, p)}) {
    add(Decision::lay(card));
    if (marks) add(Decision::lay(card, true));
  }
}

void list_actions(const Public& pub, const Private& mine, Seat p, List& out) {
  List::Writer list(out);
  list.push(Decision::no_action());
  for (const Decision& d :
       {Decision::poker(), Decision::rob(Coach::Brown), Decision::rob(Coach::Blue), Decision::spy()}) {
    if (forbids_action(pub, mine, p, d) == nullptr) list.push(d);
  }
}

void list_refills(const Public& pub, List& out) {
  List::Writer list(out);
  const u32 empty = empty_banks(pub);
  for (u64 banks = next_subset(empty, 0); banks != 0; banks = next_subset(empty, banks)) {
    if (count_bits(banks) == pub.bank_pile) list.push(Decision::refill(u32(banks)));
  }
}

// --- judging
/// The answer as its named constructor would write it; anything else is a second form of the same.
bool is_canonical(const Decision& d) {
  Decision plain = d;
  plain.spare = {};
  if (plain != d) return false;
  switch (d.verb) {
    case Verb::Volunteer:
      return d.a <= 1 && d.b == 0;
    case Verb::Place:
    case Verb::Move:
      return d.a < kTowns && d.b == 0;
    case Verb::Lay:
      return d.a < kCards && d.b <= 1;
    case Verb::Coach:
      return d.a < kCoaches && d.b == 0;
    case Verb::Refill:
      return d.a < 1U << kBanks && d.b == 0;
    default:
      return d.a == 0 && d.b == 0;
  }
}

Verdict accepts_move(const Public& pub, const Decision& d) {
  if (d.verb == Verb::Stay) return {};
  if (d.verb != Verb::Move) return {kWrongVerb};
  return {(sheriff_roads(pub) >> d.town() & 1) != 0 ? nullptr : "DSP-SHER-02"};
}

Verdict accepts_card(const Public& pub, const Private& mine, Seat p, const Decision& d) {
  if (d.verb != Verb::Lay) return {kWrongVerb};
  if (d.marked() && !may_mark(pub, p)) return {"DSP-DESP-05"};
  if (d == lying_card(pub, mine, p)) return {"DSP-CARD-10"};  // DSP-DESP-05: for itself only to change the mark
  const int card = d.card();
  if ((card_options(pub, mine, p) >> card & 1) != 0) return {};
  if ((pub.lost[p] >> card & 1) != 0) return {"DSP-CARD-09"};
  const int before = pub.turn - 1;
  const u32 hand = hand_of(pub, p, mine.row, before);
  if ((hand >> card & 1) == 0) return {card == kSaloon ? "DSP-CARD-03" : "DSP-CARD-04"};
  const bool stuck = is_stuck(ride_of(pub, p, mine.row, before).town, hand);
  return {stuck ? "DSP-CASE-02" : "DSP-CARD-02"};
}

Verdict accepts_action(const Public& pub, const Private& mine, Seat p, const Decision& d) {
  switch (d.verb) {
    case Verb::NoAction:
    case Verb::Poker:
    case Verb::Coach:
    case Verb::Spy:
      return {forbids_action(pub, mine, p, d)};
    default:
      return {kWrongVerb};
  }
}

Verdict accepts_refill(const Public& pub, const Decision& d) {
  if (d.verb != Verb::Refill) return {kWrongVerb};
  const bool fits = (d.banks() & ~empty_banks(pub)) == 0 && count_bits(d.banks()) == pub.bank_pile;
  return {fits ? nullptr : "DSP-CLEAN-04"};
}

}  // namespace

void Game::legal(const Public& pub, const Private& mine, Seat p, Decisions& out) {
  out.clear();
  switch (Ask(pub.asked.what[p])) {
    case Ask::None:
      return;
    case Ask::ChooseMarshal:
      out.push(Decision::volunteer(true));
      return out.push(Decision::volunteer(false));
    case Ask::PlaceLaw:
    case Ask::PlaceDesperado:
      return list_towns(out);
    case Ask::MoveSheriff:
      return list_moves(pub, out);
    case Ask::LayCard:
    case Ask::ExchangeCard:
      return list_cards(pub, mine, p, out);
    case Ask::ChooseAction:
      return list_actions(pub, mine, p, out);
    case Ask::RefillChoice:
      return list_refills(pub, out);
  }
}

Verdict Game::accepts(const Public& pub, const Private& mine, Seat p, const Decision& d) {
  if (!is_canonical(d)) return {kMalformed};
  switch (Ask(pub.asked.what[p])) {
    case Ask::None:
      break;
    case Ask::ChooseMarshal:
      return {d.verb == Verb::Volunteer ? nullptr : kWrongVerb};
    case Ask::PlaceLaw:
    case Ask::PlaceDesperado:
      return {d.verb == Verb::Place ? nullptr : kWrongVerb};
    case Ask::MoveSheriff:
      return accepts_move(pub, d);
    case Ask::LayCard:
    case Ask::ExchangeCard:
      return accepts_card(pub, mine, p, d);
    case Ask::ChooseAction:
      return accepts_action(pub, mine, p, d);
    case Ask::RefillChoice:
      return accepts_refill(pub, d);
  }
  return {kNotAsked};
}

}  // namespace saloon::desperados
