// Imagining a world from a view, with everything a careful player remembers of this round and of the banks:
//  - cards that were shown or turned over, and for the gang the cards of its members;
//  - lost cards, the towns where the round began, that nobody lays a card twice and everybody has one Saloon;
//  - the values of bank tiles that are public, for the marshal those he has seen; three low and two high tiles were
//    laid out and as many went to the pile (DSP-SETUP-05, DSP-SETUP-06);
//  - who has answered, as far as it is known.
//
// Promise: bank tiles are uniform over all orders that agree. Rows are ridden card by card, each lawful card that does
// not lead astray as likely as the other: every row that agrees has a positive chance, but they are not equally likely.
// How people ride is the business of bots, who pull riders this way and that.
#include "engine/rounds.h"
#include "games/desperados/rules.h"

namespace saloon::desperados {

namespace {

/// Does the viewer belong to the gang?
bool is_inside(const View& v) { return v.viewer < v.pub.seats && !is_marshal(v.pub, v.viewer); }

/// The n-th of a small set.
int counted_off(u32 set, u32 n) {
  for (; n > 0; --n) set &= set - 1;
  return lowest_bit(set);
}
int random_bit(u32 set, Chance& chance) {
  const u32 size = u32(count_bits(set));
  return size == 1 ? lowest_bit(set) : counted_off(set, chance.below(size));
}

// --- bank tiles

/// Fills the unknown slots from `first` on: three low tiles and two high ones in five slots, in any order.
void fill_slots(BankSlots& slots, unsigned first, u32& free, Chance& chance) {
  int low = kLowOnBoard;
  int high = kHighOnBoard;
  for (unsigned i = first; i < first + kBanks; ++i) {
    const u32 tile = bank_tile_of(slots[i]);
    low -= (tile & kLowGroup) != 0 ? 1 : 0;
    high -= (tile & kHighGroup) != 0 ? 1 : 0;
  }
  if (low == 0 && high == 0) return;
  u32 drawn = 0;
  const auto draw = [&](int count, u32 group) {
    for (; count > 0; --count) {
      const u32 tile = 1U << random_bit(free & group, chance);
      free &= ~tile;
      drawn |= tile;
    }
  };
  draw(low, kLowGroup);
  draw(high, kHighGroup);
  for (unsigned i = first; i < first + kBanks; ++i) {
    if (slots[i] != 0) continue;
    const int tile = random_bit(drawn, chance);
    drawn &= ~(1U << tile);
    slots[i] = components::kBankValues[unsigned(tile)];
  }
}

BankSlots imagined_banks(BankSlots known, Chance& chance) {
  u32 free = kLowGroup | kHighGroup;
  for (unsigned i = 0; i < kFirstInReserve; ++i) free &= ~bank_tile_of(known[i]);
  fill_slots(known, 0, free, chance);
  fill_slots(known, kFirstInPile, free, chance);
  for (unsigned i = kFirstInReserve; i < kBankTiles; ++i) known[i] = components::kReserveValues[i - kFirstInReserve];
  return known;
}

// --- rows
/// One seat's row of `length` cards, of which some are known.
struct Rider {
  const Public& pub;
  Seat p;
  Row known;
  int length;
  Chance& chance;
  const Pulls* pulls;  ///< null: rides by fair chance
  Row row{};
  std::array<u32, kTurns + 1> open{};  ///< after so many cards: towns from which the known cards can be ridden
  u64 tickets{};                       ///< random bits, twelve for each card

  /// Folds the known cards backwards. A filler moves nobody, so this is right only if none of them is one: cards shown
  /// to all never are (DSP-CASE-03), and without lost cards nobody gets stuck.
  void look_ahead(bool fillers) {
    open.fill(kAllTowns);
    if (fillers) return;
    int next = -1;      // the town of the next known card,
    unsigned away = 0;  // so many cards away
    for (auto t = unsigned(length); t > 0; --t) {
      const int card = known[t - 1] - 1;
      if (card >= 0 && card != kSaloon) {
        next = card;
        away = 0;
        open[t] = 1U << card;
      }
      if (next < 0) continue;
      if (card != kSaloon) ++away;
      open[t - 1] = away == 1 ? roads_from(next) : kWithin[away][unsigned(next)];
    }
  }

  /// Nearly fair, which is all that is promised of rows.
  int pick(u32 cards) {
    const u32 size = u32(count_bits(cards));
    if (size == 1) return lowest_bit(cards);
    if (tickets == 0) tickets = (chance.fresh_key() & (bit(60) - 1)) | bit(60);
    const u32 n = u32(tickets & 0xFFF) * size >> 12;
    tickets >>= 12;
    if (tickets == 1) tickets = 0;
    return counted_off(cards, n);
  }

  /// By how much the towns draw him; staying is a third as likely as riding there.
  int pick_drawn(u32 cards, unsigned t, int town) {
    const auto& pull = pulls->at[p][t];
    std::array<float, kCards> weight{};
    float all = 0;
    for (const int card : Bits{cards}) {
      all += weight[unsigned(card)] = card == kSaloon ? pull[unsigned(town)] / 3 : pull[unsigned(card)];
    }
    float left = all * (float(chance.fresh_key() >> 40) / float(1U << 24));
    int card = 0;
    for (const int next : Bits{cards}) {
      card = next;
      left -= weight[unsigned(next)];
      if (left < 0) break;
    }
    return card;
  }

  /// From where the figure stands. An early finish leaves rows that the figures have followed as far as they were
  /// turned over: then the cards that all have seen come first, and he rides on from where they led.
  void ride_all() {
    int town = pub.figure[p] - 1;
    int seen = 0;
    u32 hand = kDeck & ~pub.lost[p];
    if (pub.flow.over()) {
      const int figure = town;
      for (; seen < length && pub.shown[p][unsigned(seen)] != 0; ++seen) {
        const int card = pub.shown[p][unsigned(seen)] - 1;
        town = card == figure ? card : ridden({town, 0}, card, seen + 1).town;
        row[unsigned(seen)] = u8(card + 1);
        hand &= ~(1U << card);
      }
    }
    ride(seen, town, hand);
  }

  /// Rides on with random cards; goes back where a repeated or lost card leads into a dead end.
  bool ride(int t, int town, u32 hand) {
    if (t == length) return true;
    const auto i = unsigned(t);
    u32 cards = cards_from(town, hand);
    if (known[i] != 0) cards &= 1U << (known[i] - 1);
    if (open[i + 1] != kAllTowns) cards &= open[i + 1] | ((open[i + 1] >> town & 1) << kSaloon);
    while (cards != 0) {
      const int card = pulls == nullptr ? pick(cards) : pick_drawn(cards, i, town);
      cards &= ~(1U << card);
      row[i] = u8(card + 1);
      if (ride(t + 1, ridden({town, 0}, card, t + 1).town, hand & ~(1U << card))) return true;
    }
    return false;
  }
};

/// The row of another seat, as far as the viewer knows it; with a last card if one is laid that is not fixed yet.
Row imagined_row(const View& v, Seat p, int length, Chance& chance, const Pulls* pulls) {
  const auto& pub = v.pub;
  const bool mate = is_inside(v) && !is_marshal(pub, p);
  if (mate && !owner_decides(pub)) return v.mine.gang.row[p];
  Rider rider{pub, p, pub.shown[p], length, chance, pulls};
  if (mate) {
    for (unsigned t = 0; t < unsigned(length); ++t) {
      if (v.mine.gang.row[p][t] != 0) rider.known[t] = v.mine.gang.row[p][t];
    }
  }
  rider.look_ahead(mate && pub.lost[p] != 0);
  rider.ride_all();
  return rider.row;
}

/// DSP-DESP-05: which of these cards are marked. A gang member sees the marks, nobody else knows.
u8 imagined_marks(const View& v, Seat p, int length, Chance& chance) {
  const auto& pub = v.pub;
  if (!owner_decides(pub) || is_marshal(pub, p)) return 0;
  u8 marks = 0;
  for (unsigned t = 0; t < unsigned(length); ++t) {
    const bool marked = is_inside(v) ? v.mine.gang.row[p][t] != 0 : chance.below(2) == 1;
    if (marked) marks = u8(marks | 1U << t);
  }
  return marks;
}

void imagine_cards(const View& v, Seat p, State& s, Chance& chance, const Pulls* pulls) {
  const auto& pub = v.pub;
  Private& other = s.seat[p];
  const int laid = pub.laid[p];
  const bool laying = Ask(pub.asked.what[p]) == Ask::LayCard && SeatSet{pub.asked.answered}.has(p);
  const int length = laid + (laying ? 1 : 0);
  if (length > 0) {
    other.row = imagined_row(v, p, length, chance, pulls);
    other.marks = imagined_marks(v, p, length, chance);
  }
  if (laying) {  // the last card is not fixed yet
    const auto last = unsigned(laid);
    other.sealed = Decision::lay(other.row[last] - 1, (other.marks >> last & 1) != 0);
    other.row[last] = 0;
    other.marks = u8(other.marks & ~(1U << last));
  }
  work_out_ride(pub, p, other);
}

// --- answers that are sealed and cannot be seen. The engine's way (reseal) does not do: a laid card is part of a ride,
// and who has chosen an action is seen by the gang alone.
Decision random_answer(const State& s, Seat p, Chance& chance) {
  Game::Decisions list;
  Game::legal(s.pub, s.seat[p], p, list);
  return list[int(chance.below(u32(list.size())))];
}

/// Who has chosen an action: the gang knows, for all others any but the last may have (DSP-INFO-04).
SeatSet who_has_chosen(const View& v, Chance& chance) {
  const auto& pub = v.pub;
  if (is_inside(v)) return {v.mine.gang.chosen};
  SeatSet chosen;
  for (const Seat p : gang(pub)) {
    if (chance.below(2) == 1) chosen.add(p);
  }
  if (chosen == gang(pub)) chosen.remove(Seat(random_bit(chosen.bits, chance)));
  return chosen;
}

void imagine_choices(const View& v, State& s, Chance& chance) {
  for (const Seat p : who_has_chosen(v, chance)) {
    if (p == v.viewer) continue;
    const u8 seen = v.mine.gang.choice[p];
    s.seat[p].sealed = seen != 0 ? chosen_by(seen) : random_answer(s, p, chance);
  }
}

/// Everybody sees who has said whether he wants the star.
void imagine_volunteers(const View& v, State& s, Chance& chance) {
  const auto& asked = v.pub.asked;
  for (const Seat p : SeatSet{asked.answered}) {
    if (p == v.viewer || Ask(asked.what[p]) != Ask::ChooseMarshal) continue;
    s.seat[p].sealed = random_answer(s, p, chance);
  }
}

/// The gang's copies are equal.
void share_notes(const View& v, State& s) {
  const GangNote note = is_inside(v) ? v.mine.gang : gang_note_of(s);
  for (const Seat p : gang(v.pub)) {
    if (p != v.viewer) s.seat[p].gang = note;
  }
}

}  // namespace

State Game::sample_world(const View& v, Chance& chance) { return imagined(v, chance, nullptr); }

State imagined(const View& v, Chance& chance, const Pulls* pulls) {
  State s = known_world<Game>(v, chance);
  const auto& pub = v.pub;
  const bool seated = v.viewer < pub.seats;
  if (is_set_up(pub)) {
    const bool law = seated && is_marshal(pub, v.viewer);
    s.hidden.bank_value = imagined_banks(law ? v.mine.bank_value : pub.bank_value, chance);
    if (!law) s.seat[pub.marshal].bank_value = seen_by_marshal(pub, s.hidden.bank_value);
    for (Seat p = 0; p < pub.seats; ++p) {
      if (p != v.viewer) imagine_cards(v, p, s, chance, pulls);
    }
    share_notes(v, s);
  }
  imagine_volunteers(v, s, chance);
  if (Ask(pub.asked.what[seat_of(0, pub.marshal, pub.seats)]) == Ask::ChooseAction) {
    imagine_choices(v, s, chance);
    if (!is_inside(v)) share_notes(v, s);  // a gang member's own notes name what was chosen
  }
  s.hidden.waiting = pub.asked.required;
  for (const Seat p : SeatSet{pub.asked.required}) {
    if (s.seat[p].sealed.given()) s.hidden.waiting = u16(s.hidden.waiting & ~only(p).bits);
  }
  return s;
}

}  // namespace saloon::desperados
