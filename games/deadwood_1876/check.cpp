// Invariants: what must hold in every position, whatever was played. Null, or the first one that is broken. What is
// known of the safes is checked in check_knowledge.cpp.
#include "games/deadwood_1876/check.h"

namespace saloon::deadwood_1876 {

namespace {

/// DW76-DECK-02: hands, draw pile, discard pile, table and Holsters on safes together are the 50 cards, each once.
const char* check_cards(const State& s) {
  const auto& pub = s.pub;
  u64 all = 0;
  int count = 0;
  const auto tally = [&](u64 cards) {
    all |= cards;
    count += count_bits(cards);
  };
  tally(s.hidden.draw_pile);
  tally(s.hidden.hidden_discard);
  tally(pub.discard);
  for (Seat p = 0; p < pub.seats; ++p) tally(s.seat[p].hand);
  for (const u64 laid : pub.laid) tally(laid);
  const Fight& f = pub.fight;
  for (const u8 card : {f.attacker_card, f.attacker_holster, f.defender_card, f.defender_holster}) {
    if (card != 0) tally(bit(card - 1));
  }
  for (const u8 card : pub.holster) {
    if (card != 0) tally(bit(card - 1));
  }
  if (all != kAllCards || count != kCards) return "DW76-SETUP-08: a Deadwood card is missing or lies in two places";
  return nullptr;
}

const char* check_sizes(const State& s) {
  const auto& pub = s.pub;
  if (pub.draw_size != count_bits(s.hidden.draw_pile) || pub.draw_size == 0) return "DW76-DECK-01: the draw pile";
  if (pub.hidden_size != count_bits(s.hidden.hidden_discard)) return "DW76-DUS-04: the face-down discards";
  if ((s.hidden.draw_pile & ~pub.pool) != 0) return "DW76-DECK-01: a card in the draw pile that everybody knows is not";
  for (Seat p = 0; p < pub.seats; ++p) {
    const Private& mine = s.seat[p];
    if (pub.hand_size[p] != count_bits(mine.hand)) return "the size of a hand is wrong";
    if ((pub.shown[p] & ~mine.hand) != 0) return "a card that all have seen in a hand is not in it";
    if ((mine.discarded & ~s.hidden.hidden_discard) != 0) return "DW76-DUS-04: a discard its owner knows is not there";
    const u8 offer = pub.offer[p];
    if (offer != 0 && offer != kHasOffered && (pub.shown[p] & kHolsters & bit(offer - 1)) == 0) {
      return "DW76-HOL-02: a Holster is offered that its owner does not hold";
    }
  }
  return nullptr;
}

/// DW76-SETUP-09: rows, hold-up pile and box together are the safes in use, each once.
const char* check_safes(const State& s) {
  const auto& pub = s.pub;
  u32 all = s.hidden.holdup_pile | s.hidden.left_over;
  int count = count_bits(s.hidden.holdup_pile) + count_bits(s.hidden.left_over);
  const Places used = used_handles(pub);
  for (int handle = 0; handle < kHandles; ++handle) {
    const u8 safe = s.hidden.safe_at[unsigned(handle)];
    if ((safe != 0) != ((used & at_handle(handle)) != 0)) return "a handle without a safe, or the reverse";
    if (safe == 0) continue;
    all |= u32(bit(safe - 1));
    ++count;
  }
  const u32 in_use = safes_used(pub.config.mystery_safes);
  if (all != in_use || count != count_bits(in_use)) return "DW76-SETUP-09: a safe is missing or lies in two places";
  if (was_dealt(pub) && count_bits(s.hidden.holdup_pile) != pub.holdups_left) return "DW76-SETUP-10: the hold-up pile";
  return nullptr;
}

const char* check_rows(const Public& pub) {
  Places all = pub.turned_up != 0 ? at_handle(pub.turned_up - 1) : 0;
  for (unsigned h = 0; h < kMaxSeats; ++h) {
    Places row = 0;
    if (pub.row_size[h] > kLongestRow) return "DW76-BDG-08: a row is too long";
    for (unsigned i = 0; i < kLongestRow; ++i) {
      const u8 handle = pub.row[h][i];
      if (i >= pub.row_size[h]) {
        if (handle != 0) return "a row has a safe beyond its end";
        continue;
      }
      if (handle >= kHandles || (all & at_handle(handle)) != 0) return "a handle is given out twice";
      row |= at_handle(handle);
      all |= at_handle(handle);
    }
    if (row != pub.in_row[h]) return "the handles of a row do not follow from the row";
  }
  if ((pub.open & ~all) != 0) return "a handle lies face up that does not exist";
  for (int handle = 0; handle < kHandles; ++handle) {
    const bool there = (all & at_handle(handle)) != 0;
    if (pub.holster[unsigned(handle)] != 0 && (pub.seats != 2 || !there)) return "DW76-TWO-13: a Holster on no safe";
    if (pub.seen_by[unsigned(handle)] != 0 && !there) return "somebody looked at a handle that does not exist";
  }
  return pub.next_handle < kHandles ? nullptr : "the next handle does not exist";
}

/// DW76-CAP-01: no establishment ever holds more stars than its capacity.
const char* check_stars(const Public& pub) {
  std::array<int, kHouses + 1> stars{};
  for (int holder = 0; holder < kMaxSeats; ++holder) {
    const u8 star = pub.star[unsigned(holder)];
    if (star > kHouses || (star != 0) != (holder < holders(pub))) return "DW76-SETUP-03: a star is missing";
    ++stars[star];
  }
  for (unsigned house = 1; house <= kHouses; ++house) {
    if (stars[house] > capacity(pub.seats)) return "DW76-CAP-01: too many stars in an establishment";
  }
  return nullptr;
}

const char* check_characters(const Public& pub) {
  u32 taken = 0;
  for (Seat p = 0; p < kMaxSeats; ++p) {
    const u8 character = pub.character[p];
    if (character == 0) {
      if (p < pub.seats && was_dealt(pub)) return "DW76-SETUP-02: a player without a character";
      continue;
    }
    if (p >= pub.seats || character > kCharacters || (taken >> character & 1) != 0) return "DW76-SETUP-02: a character";
    taken |= 1U << character;
  }
  return nullptr;
}

/// Hands are full and, before the badge turns, no row is longer than three whenever a turn or a hold-up begins.
const char* check_moment(const Public& pub) {
  for (Seat p = 0; p < pub.seats; ++p) {
    const Ask ask = Ask(pub.asked.what[p]);
    if (ask != Ask::TurnAction && ask != Ask::HoldUpCard && ask != Ask::BadgeReveal) continue;
    for (Seat q = 0; q < pub.seats; ++q) {
      if (pub.hand_size[q] != hand_size(pub.seats)) return "DW76-ENDT-02: a hand is not full";
    }
    for (int holder = 0; holder < holders(pub) && pub.called == 0; ++holder) {
      if (pub.row_size[unsigned(holder)] > 3) return "DW76-LAW-06: a row of more than three safes";
    }
  }
  return nullptr;
}

const char* check_end(const Public& pub) {
  if (pub.flow.over() != (pub.ended != EndReason::None)) return "over without a reason, or the reverse";
  const bool loses = pub.ended == EndReason::None || pub.ended == EndReason::StrangerWins;
  if ((pub.winners == 0) != loses) return "DW76-OBJ-01: somebody wins, or with two players the Stranger does";
  if (pub.start >= pub.seats || pub.round > rounds(pub.seats)) return "DW76-START-03: no such round or seat";
  return pub.called <= kMetals ? nullptr : "DW76-BDG-01: there are five badges";
}

/// A row, gold or a star of nobody; seats that nobody sits on are the engine's business.
const char* check_holders(const Public& pub) {
  for (unsigned h = unsigned(holders(pub)); h < kMaxSeats; ++h) {
    if (pub.row_size[h] != 0 || pub.gold[h] != 0) return "a holder that does not exist has something";
  }
  return nullptr;
}

}  // namespace

bool was_dealt(const Public& pub) { return pub.star[0] != 0; }

const char* Game::check(const State& s) {
  for (const char* broken : {check_cards(s), check_sizes(s), check_rows(s.pub), check_characters(s.pub),
                             check_end(s.pub), check_holders(s.pub)}) {
    if (broken != nullptr) return broken;
  }
  if (const char* broken = check_safes(s)) return broken;
  if (!was_dealt(s.pub)) return nullptr;  // nothing is on the table while characters are chosen
  for (const char* broken : {check_stars(s.pub), check_moment(s.pub), check_knowledge(s)}) {
    if (broken != nullptr) return broken;
  }
  return nullptr;
}

}  // namespace saloon::deadwood_1876
