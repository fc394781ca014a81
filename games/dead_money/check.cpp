// Invariants: what must hold in every position, whatever was played. Null, or the first one that is broken.
#include <algorithm>

#include "games/dead_money/rules.h"

namespace saloon::dead_money {

namespace {

bool formed(CardBag cards) { return cards.well_formed() && (cards.one & ~kAllFaces) == 0; }

/// Counts every card of the box, zone by zone.
struct Tally {
  std::array<int, kFaces> count{};
  bool formed = true;

  void add(CardBag cards) {
    formed = formed && dead_money::formed(cards);
    if (formed) for_each_card(cards, [&](int face) { ++count[unsigned(face)]; });
  }
  /// face + 1
  void add_code(u8 code) {
    formed = formed && code > 0 && code <= kFaces;
    if (formed) ++count[code - 1U];
  }
};

void tally_table(const Public& pub, Tally& tally) {
  for (Seat p = 0; p < pub.seats; ++p) {
    for (int s = 0; s < kSuits; ++s) tally.count[unsigned(brain_face(Suit(s)))] += brains_of(pub.brains[p], Suit(s));
    tally.add(bid_cards(pub.showdown.bid[p]));
  }
  if (pub.showdown.brain != 0) tally.add_code(pub.showdown.brain);
  for (unsigned i = 0; i < pub.in_play_size; ++i) tally.add_code(u8(pub.in_play[i] + 1));
}

/// DM-SETUP-02: each of the 112 cards is in exactly one zone.
const char* check_cards(const State& s) {
  Tally tally;
  tally.add(s.hidden.deck);
  tally.add(s.pub.discard);
  for (unsigned i = 0; i < s.pub.fixed_size; ++i) tally.add_code(s.hidden.fixed[i]);
  for (Seat p = 0; p < s.pub.seats; ++p) tally.add(s.seat[p].hand);
  tally_table(s.pub, tally);
  if (!tally.formed) return "DM-SETUP-02: a set of cards names a card that does not exist";
  for (const int n : tally.count) {
    if (n != 2) return "DM-SETUP-02: a card is missing or lies in two zones";
  }
  return nullptr;
}

const char* check_counts(const State& s) {
  const auto& pub = s.pub;
  if (pub.deck_size != s.hidden.deck.size() + pub.fixed_size) return "the size of the deck is wrong";
  for (Seat p = 0; p < pub.seats; ++p) {
    if (pub.hand_size[p] != s.seat[p].hand.size()) return "the size of a hand is wrong";
  }
  for (unsigned i = pub.in_play_size; i < pub.in_play.size(); ++i) {
    if (pub.in_play[i] != 0) return "a card is in play beyond the last";
  }
  return nullptr;
}

/// What is known of the settled cards is true; what everybody knows, every seat knows.
const char* check_fixed(const State& s) {
  const auto& pub = s.pub;
  for (unsigned i = 0; i < kMostFixed; ++i) {
    const u8 truth = i < pub.fixed_size ? s.hidden.fixed[i] : u8{0};
    if (s.hidden.fixed[i] != truth) return "a card is settled beyond the last";
    if (pub.fixed[i] != 0 && pub.fixed[i] != truth) return "DM-INFO-12: everybody knows a settled card wrongly";
    for (Seat p = 0; p < pub.seats; ++p) {
      const u8 known = s.seat[p].fixed[i];
      if (known != 0 && known != truth) return "DM-INFO-10: a seat knows a settled card wrongly";
      if (known == 0 && pub.fixed[i] != 0) return "DM-INFO-12: a seat does not know what everybody knows";
    }
  }
  return nullptr;
}

/// Every note is true, the notes of a seat on another all at once, and none is empty (DM-INFO-12).
const char* check_notes(const State& s, Seat p) {
  const Private& mine = s.seat[p];
  std::array<CardBag, kMaxSeats> held{};
  if (mine.noted > kMostNotes) return "a seat has too many notes";
  for (unsigned i = 0; i < kMostNotes; ++i) {
    const Note note = mine.notes[i];
    if (i >= mine.noted) {
      if (note != Note{}) return "a note beyond the last";
      continue;
    }
    if (note.seat >= s.pub.seats || note.seat == p || note.face == 0 || note.face > kFaces) return "a malformed note";
    if (held[note.seat].count(note.face - 1) == 2) return "three notes on a face that exists twice";
    held[note.seat].add(note.face - 1);
  }
  for (Seat q = 0; q < s.pub.seats; ++q) {
    if (!s.seat[q].hand.contains(held[q])) return "a seat remembers a card that is no longer in that hand";
  }
  if (!formed(mine.pool) || !mine.pool.contains(s.hidden.deck))
    return "the deck has a card that a seat knows is not in it";
  return nullptr;
}

/// What a seat is shown is what lies there (DM-INFO-09, DM-INFO-11), and nobody is shown anything otherwise. That the
/// frame names a seat and cards that are there, check_flow has seen.
const char* check_look(const State& s, Seat p) {
  const auto& pub = s.pub;
  const CardBag look = s.seat[p].look;
  const bool shown = !pub.flow.over() && p == pub.turn && pub.asked.what[p] != 0;
  const Proc proc = shown ? Proc(pub.flow.top().proc) : Proc::Turn;
  if (proc == Proc::LookAndTake) {
    const Seat victim = locals_of<LookAndTakeLocals>(pub).victim;
    return look == s.seat[victim].hand ? nullptr : "DM-INFO-09: the hand that is seen is another";
  }
  if (proc == Proc::DrawAndAssign) {
    const bool drawn = look.size() == locals_of<DrawAndAssignLocals>(pub).drawn;
    return drawn && s.seat[p].hand.contains(look) ? nullptr : "DM-FX-7C: other cards were drawn";
  }
  if (proc == Proc::Reorder) {
    const u8 seen = locals_of<ReorderLocals>(pub).seen;
    for (unsigned i = pub.fixed_size - seen; i < pub.fixed_size; ++i) {
      if (s.seat[p].fixed[i] == 0) return "DM-INFO-11: a card that is looked at is not seen";
    }
  }
  return look.empty() ? nullptr : "a seat is shown something for no reason";
}

const char* check_showdown(const Public& pub) {
  const Showdown& at = pub.showdown;
  if (at.brain == 0) {
    const bool nothing = at.best_score == 0 && at.acted == 0 && at.best == 0 && at.dropper == 0 &&
                         std::all_of(at.bid.begin(), at.bid.end(), [](u32 bid) { return bid == 0; });
    return nothing ? nullptr : "DM-SHOW-01: bids without a Brain in the centre";
  }
  if (rank_of(at.brain - 1) != kBrain || at.dropper >= pub.seats) return "DM-SHOW-01: no Brain, or no dropper";
  Score best = 0;
  for (Seat p = 0; p < pub.seats; ++p) {
    if (at.bid[p] == 0) continue;
    if (!SeatSet{at.acted}.has(p)) return "DM-SHOW-02: a bid of a seat that has not acted";
    const CardBag cards = bid_cards(at.bid[p]);
    if ((cards.one & kBrains) != 0) return "DM-SHOW-05: a Brain in a bid";
    best = std::max(best, score_of(cards));
  }
  if (best != at.best_score) return "DM-SHOW-06: the bid to beat is another";
  if (best != 0 && score_of(bid_cards(at.bid[at.best])) != best) return "DM-SHOW-10: the best bidder is another";
  return nullptr;
}

const char* check_turn(const Public& pub) {
  if (pub.played + pub.hands_left > 2 || (pub.played == 0) != (pub.hands_left == 2)) return "DM-TURN-01: two hands";
  if (pub.after >= kTurnOf + pub.seats) return "DM-ORD-04: the next turn of nobody";
  if (pub.flow.over() != (pub.ended != EndReason::None)) return "DM-WIN-06: over without a reason, or the reverse";
  if ((pub.winners != 0) != (pub.ended != EndReason::None)) return "DM-WIN-06: over without a winner, or the reverse";
  if (pub.turns > pub.config.turn_limit) return "DM-SAFE-05: too many turns";
  if (pub.idle_turns > pub.seats) return "DM-SAFE-04: the game should be over";
  return nullptr;
}

/// Whoever is asked can answer.
const char* check_questions(const State& s) {
  for (const Seat p : s.pub.asked.open()) {
    Decisions list;
    Game::legal(s.pub, s.seat[p], p, list);
    if (list.empty()) return "a seat is asked although it has no answer";
  }
  return nullptr;
}

const char* check_seats(const State& s) {
  for (Seat p = 0; p < s.pub.seats; ++p) {
    if (const char* broken = check_notes(s, p)) return broken;
    if (const char* broken = check_look(s, p)) return broken;
  }
  return nullptr;
}

}  // namespace

const char* Game::check(const State& s) {
  if (s.pub.turn >= s.pub.seats) return "a seat that is not at the table";
  if (s.pub.fixed_size > kMostFixed || s.pub.in_play_size > s.pub.in_play.size()) return "a list is too long";
  // Before the first paragraph there is no table yet.
  if (!s.pub.flow.over() && s.pub.flow.top().proc == u8(Proc::Setup)) return nullptr;
  using Check = const char* (*)(const State&);
  static constexpr Check kChecks[] = {
      [](const State& t) { return check_flow(t.pub); },
      check_cards,
      check_counts,
      check_fixed,
      check_seats,
      [](const State& t) { return check_showdown(t.pub); },
      [](const State& t) { return check_turn(t.pub); },
      check_questions,
  };
  for (const Check check_part : kChecks) {
    if (const char* broken = check_part(s)) return broken;
  }
  return nullptr;
}

}  // namespace saloon::dead_money
