// Answers to the questions of the Final Duel.
#include <algorithm>

#include "games/deadwood/rules.h"

namespace saloon::deadwood {

// --- who stands for a gang
void list_representatives(const Public& pub, const Private&, Seat p, Decisions& out) {
  for (const int s : Bits{living_strengths(pub, p)}) out.push(Decision::represent(s));
}

Verdict judge_representative(const Public& pub, const Private&, Seat p, const Decision& d) {
  if (d.verb() != Verb::Represent) return {kWrongVerb};
  return clause_unless((living_strengths(pub, p) >> d.strength() & 1) != 0, "DW-FINAL-01");
}

bool one_representative(const Public& pub, Seat p) { return count_bits(living_strengths(pub, p)) == 1; }

// --- cartridges
/// More than so many are held only without limited_tokens.
constexpr int kListAllCartridges = 60;

void list_final_cartridges(const Public& pub, const Private&, Seat p, Decisions& out) {
  const int held = pub.cartridges[p];
  for (int n = 0; n <= std::min(held, kListAllCartridges); ++n) out.push(Decision::cartridges(n));
  if (held <= kListAllCartridges) return;
  out.mark_partial();
  out.push(Decision::cartridges(held));
}

Verdict judge_final_cartridges(const Public& pub, const Private&, Seat p, const Decision& d) {
  if (d.verb() != Verb::Cartridges) return {kWrongVerb};
  return clause_unless(d.count() <= pub.cartridges[p], "DW-FINAL-04");
}

// --- whom to shoot at
namespace {

/// DW-FINAL-07: every way to share the dice out, as long as they are few; else all at one, all but one, even shares.
constexpr int kListAllSplits = 8;

struct Splits {
  std::array<Seat, kMaxSeats> at{};
  int size = 0;
};

void list_splits(const Splits& s, int i, int dice, std::array<u16, kMaxSeats>& shares, Decisions& out) {
  const Seat target = s.at[unsigned(i)];
  if (i + 1 == s.size) {
    shares[target] = u16(dice);
    out.push(Decision::shoot(shares));
    return;
  }
  for (int n = 0; n <= dice; ++n) {
    shares[target] = u16(n);
    list_splits(s, i + 1, dice - n, shares, out);
  }
}

void list_some_splits(const Splits& s, int dice, Decisions& out) {
  out.mark_partial();
  std::array<u16, kMaxSeats> shares{};
  for (int i = 0; i < s.size; ++i) {
    shares = {};
    shares[s.at[unsigned(i)]] = u16(dice);
    out.push(Decision::shoot(shares));
    for (int k = 0; k < s.size; ++k) {
      if (k == i) continue;
      shares = {};
      shares[s.at[unsigned(i)]] = u16(dice - 1);
      shares[s.at[unsigned(k)]] = 1;
      out.push(Decision::shoot(shares));
    }
  }
  shares = {};
  for (int n = 0; n < dice; ++n) ++shares[s.at[unsigned(n % s.size)]];
  out.push(Decision::shoot(shares));
}

}  // namespace

void list_targets(const Public& pub, const Private&, Seat p, Decisions& out) {
  const int dice = next_volley(pub.final_duel).dice;
  Splits s;
  for (const Seat q : SeatSet{pub.final_duel.standing}) {
    if (q != p) s.at[unsigned(s.size++)] = q;
  }
  if (dice > kListAllSplits) return list_some_splits(s, dice, out);
  std::array<u16, kMaxSeats> shares{};
  list_splits(s, 0, dice, shares, out);
}

Verdict judge_targets(const Public& pub, const Private&, Seat p, const Decision& d) {
  if (d.verb() != Verb::Shoot) return {kWrongVerb};
  int sum = 0;
  bool at_living = true;
  for (Seat q = 0; q < kMaxSeats; ++q) {
    const int dice = d.dice().at(q);
    sum += dice;
    at_living = at_living && (dice == 0 || (q != p && SeatSet{pub.final_duel.standing}.has(q)));
  }
  if (!at_living) return {"DW-FINAL-05"};
  return clause_unless(sum == next_volley(pub.final_duel).dice, "DW-FINAL-07");
}

}  // namespace saloon::deadwood
