// Answers beside turns and fights: characters, safes given away, badges, guns for the Mystery Safes.
#include "games/deadwood_1876/rules.h"

namespace saloon::deadwood_1876 {

namespace {

Verdict judge_own_safe(const Public& pub, Seat p, const Decision& d, const char* clause) {
  if (d.verb() != Verb::Safe) return {kWrongVerb};
  return {(pub.in_row[p] & at_handle(d.handle())) != 0 ? nullptr : clause};
}

bool owns(const Public& pub, Seat p, Safe safe) { return (pub.facts[safe] & pub.in_row[p]) != 0; }

/// DW76-BDG-05: the badge that is called lies in his row.
bool may_reveal(const Public& pub, const Private& mine, Seat p) {
  return (mine.facts[badge(pub.called - 1)] & pub.in_row[p]) != 0;
}

}  // namespace

// --- characters
void list_characters(const Public& pub, const Private&, Seat, Decisions& out) {
  u32 free = u32(bit(kCharacters) - 1);
  for (Seat p = 0; p < pub.seats; ++p) {
    if (pub.character[p] != 0) free &= ~u32(bit(pub.character[p] - 1));
  }
  for (const int character : Bits{free}) out.push(Decision::as_character(character));
}

Verdict judge_character(const Public& pub, const Private&, Seat, const Decision& d) {
  if (d.verb() != Verb::Character) return {kWrongVerb};
  for (const u8 taken : pub.character) {
    if (taken == d.character() + 1) return {"DW76-SETUP-02"};
  }
  return {};
}

// --- a safe of one's own
void list_own_safes(const Public& pub, const Private&, Seat p, Decisions& out) {
  Decisions::Writer list(out);
  for (const int handle : Bits{pub.in_row[p]}) list.push(Decision::safe(handle));
}

Verdict judge_passed_safe(const Public& pub, const Private&, Seat p, const Decision& d) {
  return judge_own_safe(pub, p, d, "DW76-SETUP-13");
}

Verdict judge_safe_for_stranger(const Public& pub, const Private&, Seat p, const Decision& d) {
  return judge_own_safe(pub, p, d, "DW76-TWO-04");
}

Verdict judge_fourth_safe(const Public& pub, const Private&, Seat p, const Decision& d) {
  return judge_own_safe(pub, p, d, "DW76-LAW-07");
}

void list_receivers(const Public& pub, const Private&, Seat p, Decisions& out) {
  for (const int holder : Bits{receivers(pub, p)}) out.push(Decision::receiver(aim_at(holder, pub.seats)));
}

Verdict judge_receiver(const Public& pub, const Private&, Seat p, const Decision& d) {
  if (d.verb() != Verb::Receiver) return {kWrongVerb};
  if (!is_holder(pub, d.aim())) return {"DW76-LAW-07"};
  return {(receivers(pub, p) & bit(aimed_at(d.aim()))) != 0 ? nullptr : "DW76-LAW-07"};
}

// --- badges
/// Keeping quiet is always possible and looks alike for all.
void list_badge(const Public& pub, const Private& mine, Seat p, Decisions& out) {
  out.push(Decision::keep_quiet());
  if (may_reveal(pub, mine, p)) out.push(Decision::reveal());
}

Verdict judge_badge(const Public& pub, const Private& mine, Seat p, const Decision& d) {
  if (d.verb() == Verb::KeepQuiet) return {};
  if (d.verb() != Verb::Reveal) return {kWrongVerb};
  return {may_reveal(pub, mine, p) ? nullptr : "DW76-BDG-02"};
}

// --- guns for the Mystery Safes
void list_mystery_guns(const Public& pub, const Private& mine, Seat p, Decisions& out) {
  Decisions::Writer list(out);
  const bool strike = owns(pub, p, kStrike);
  const bool debt = owns(pub, p, kDebt);
  for (const int card : Bits{mine.hand}) {
    if (!debt) list.push(Decision::guns(card + 1, 0));
    if (!strike) list.push(Decision::guns(0, card + 1));
    if (!strike || !debt) continue;
    for (const int other : Bits{mine.hand & ~bit(card)}) list.push(Decision::guns(card + 1, other + 1));
  }
}

Verdict judge_mystery_guns(const Public& pub, const Private& mine, Seat p, const Decision& d) {
  if (d.verb() != Verb::Guns) return {kWrongVerb};
  const auto fits = [&](Safe safe, int card) {
    if (!owns(pub, p, safe)) return card == 0;
    return card != 0 && (mine.hand & bit(card - 1)) != 0;
  };
  const bool fine = fits(kStrike, d.strike_gun()) && fits(kDebt, d.debt_gun()) && d.strike_gun() != d.debt_gun();
  return {fine ? nullptr : "DW76-MYS-03"};
}

}  // namespace saloon::deadwood_1876
