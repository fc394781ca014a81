// Invariants: what must hold in every position, whatever was played. Null, or the first one that is broken.
#include "games/desperados_cards/rules.h"

namespace saloon::desperados_cards {

namespace {

/// DSC-GEN-05: each of the 80 cards is in exactly one zone.
const char* check_cards(const State& s) {
  const auto& pub = s.pub;
  std::array<int, kFaces> count{};
  const auto tally = [&](CardBag cards) {
    for_each_card(cards, [&](int face) { ++count[unsigned(face % kFaces)]; });
    return cards.well_formed() && (cards.one & ~kAllFaces) == 0;
  };
  bool formed = tally(s.hidden.draw_pile) && tally(pub.discard) && tally(pub.posters);
  for (Seat p = 0; p < pub.seats; ++p) formed = formed && tally(s.seat[p].hand);
  for (unsigned k = 0; k < kPiles; ++k) {
    for (unsigned i = 0; i < pub.row_size[k]; ++i) {
      formed = formed && pub.row[k][i] < kFaces;
      if (formed) ++count[pub.row[k][i]];
    }
  }
  if (!formed) return "DSC-GEN-05: a set of cards names a card that does not exist";
  for (const int n : count) {
    if (n != 2) return "DSC-GEN-05: a desperado card is missing or lies in two zones";
  }
  return nullptr;
}

const char* check_counts(const State& s) {
  const auto& pub = s.pub;
  if (pub.draw_size != s.hidden.draw_pile.size()) return "the size of the draw pile is wrong";
  std::array<u8, kCharacters> posters{};
  for_each_card(pub.posters, [&](int face) { ++posters[unsigned(character_of(face))]; });
  if (posters != pub.poster_count) return "DSC-RES-07: the poster counts do not match the posters";
  for (Seat p = 0; p < pub.seats; ++p) {
    if (pub.hand_size[p] != s.seat[p].hand.size()) return "the size of a hand is wrong";
  }
  return nullptr;
}

const char* check_rows(const Public& pub) {
  for (int pile = 0; pile < kPiles; ++pile) {
    const auto k = unsigned(pile);
    if (pub.depth[k] > kLevels) return "DSC-SETUP-01: a pile has four cards";
    if (pub.depth[k] == kLevels) {
      if (pub.ended == EndReason::None || pub.row_size[k] != 0) return "DSC-END-05: a pile ran out during the game";
      continue;
    }
    if (pub.row_size[k] > open_value(pub, pile)) return "DSC-HOLD-01: a row is longer than the value of its place";
    u64 fit = kAllFaces;
    for (unsigned i = 0; i < pub.row_size[k]; ++i) {
      const int face = pub.row[k][i];
      if ((fit & bit(face)) == 0) return "DSC-PLACE-03, DSC-PLACE-04: a row breaks its two conditions";
      fit &= colour_mask(colour_of(face)) & ~bit(face);
    }
    for (unsigned i = pub.row_size[k]; i < kLongestRow; ++i) {
      if (pub.row[k][i] != 0) return "a row has a card beyond its end";
    }
    if (fit != pub.fit[k]) return "what fits a row does not follow from the row";
  }
  return nullptr;
}

/// DSC-GEN-06: each of the 20 place cards is in a pile, in a loot, or out of the game.
const char* check_places(const State& s) {
  const auto& pub = s.pub;
  bool arrangement = false;
  for (const PileCards piles : components::kArrangements) arrangement = arrangement || piles == s.hidden.piles;
  if (!arrangement) return "DSC-SETUP-03: the piles are not one of the legal arrangements";
  u32 gone = 0;
  u32 looted = 0;
  for (int k = 0; k < kPiles; ++k) {
    for (int level = 0; level < kLevels; ++level) {
      const int place = place_at(s.hidden.piles, k, level);
      if (level < pub.depth[unsigned(k)]) gone |= u32(bit(place_card(place, level)));
    }
  }
  if (pub.seen != seen_cards(pub, s.hidden.piles))
    return "DSC-SETUP-06: the cards that are seen do not match the piles";
  for (Seat p = 0; p < pub.seats; ++p) {
    if ((looted & pub.loot[p]) != 0) return "DSC-GEN-06: a place card is in two loots";
    looted |= pub.loot[p];
  }
  if ((looted & ~gone) != 0) return "DSC-GEN-06: a place card is in a loot and in a pile";
  if (looted != gone && pub.config.empty_holdup == EmptyHoldup::PlaceStays)
    return "DSC-GEN-06: a place card is missing";
  return nullptr;
}

/// Every note must be true: the pool covers the draw pile, a blocked hand has at most `slack` of what it lacked.
const char* check_notes(const State& s) {
  const auto& pub = s.pub;
  for (Seat p = 0; p < pub.seats; ++p) {
    const Private& mine = s.seat[p];
    if (!mine.pool.well_formed() || (mine.pool.one & ~kAllFaces) != 0) return "a pool is malformed";
    if (!mine.pool.contains(s.hidden.draw_pile)) return "the draw pile has a card that a seat knows is not in it";
    if (mine.hand.within(pub.unfit[p]).size() > pub.slack[p]) {
      return "DSC-PLACE-10: a blocked hand holds a card that it cannot have";
    }
    if (pub.unfit[p] == 0 ? pub.slack[p] != 0 : pub.slack[p] >= pub.hand_size[p]) return "a note says nothing";
  }
  return nullptr;
}

const char* check_turn_order(const Public& pub) {
  if (pub.turn >= pub.seats || pub.start >= pub.seats) return "a seat that is not at the table";
  if (pub.empty_holdups > components::kStalemate) return "DSC-END-04: the game should be over";
  if (pub.flow.over() != (pub.ended != EndReason::None)) return "DSC-END-02: over without a reason, or the reverse";
  for (Seat p = 0; p < pub.seats; ++p) {
    if (pub.latest[p] > pub.placements || pub.latest[p] < -int(pub.seats)) return "DSC-RES-05: an impossible placement";
    for (Seat q = 0; q < p; ++q) {
      if (pub.latest[p] == pub.latest[q]) return "DSC-RES-05: two seats placed at the same moment";
    }
  }
  return nullptr;
}

/// DSC-HOLD-07, DSC-PLACE-10: nobody is asked who has nothing to answer with.
const char* check_questions(const State& s) {
  const auto& pub = s.pub;
  for (const Seat p : pub.asked.open()) {
    if (Ask(pub.asked.what[p]) == Ask::ChooseGang && pub.hand_size[p] == 0) return "DSC-HOLD-07: nothing to choose";
    if (Ask(pub.asked.what[p]) == Ask::PlaceHenchman && !can_place(pub, s.seat[p].hand)) {
      return "DSC-PLACE-10: a seat is asked to place and has no card that fits";
    }
  }
  return nullptr;
}

}  // namespace

const char* Game::check(const State& s) {
  // Before the first paragraph there is no table yet.
  if (!s.pub.flow.over() && s.pub.flow.top().proc == u8(Proc::Setup)) return nullptr;
  for (const char* broken : {check_cards(s), check_counts(s), check_rows(s.pub), check_places(s), check_notes(s),
                             check_turn_order(s.pub), check_questions(s)}) {
    if (broken != nullptr) return broken;
  }
  return nullptr;
}

}  // namespace saloon::desperados_cards
