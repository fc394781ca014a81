// Answers to the questions of a turn: the action, the duel, whether to annex.
#include "games/deadwood/rules.h"

namespace saloon::deadwood {

// --- the turn
namespace {

/// DW-RANCH-01: every non-empty set of his cowboys on buildings and in the mine.
void list_returns(const Public& pub, Seat p, Decisions& out) {
  Decisions::Writer list(out);
  // The plots stand in bits 16 and up of the word, so their subsets are walked in their place.
  const u64 town = u64{pub.own[p]} << 16;
  every_part(pub.mine[p], [&](Cowboys mine) {
    const u64 word = Decision::return_to_ranch(mine, 0).word;
    if (mine != 0) list.push({word});
    for (u64 plots = next_subset(town, 0); plots != 0; plots = next_subset(town, plots)) list.push({word | plots});
  });
}

void list_placements(const Public& pub, Seat p, Decisions& out) {
  if (pub.ranch[p] == 0) return;
  const u32 open = destinations(pub, p);
  Decisions::Writer list(out);
  for (int s = 1; s <= kStrengths; ++s) {
    if (cowboys_of(pub.ranch[p], s) == 0) continue;
    for (const int plot : Bits{open}) list.push(Decision::go_to_town(s, plot));
  }
}

bool is_within(Cowboys part, Cowboys all) {
  for (int s = 1; s <= kStrengths; ++s) {
    if (cowboys_of(part, s) > cowboys_of(all, s)) return false;
  }
  return true;
}

}  // namespace

void list_actions(const Public& pub, const Private&, Seat p, Decisions& out) {
  list_returns(pub, p, out);
  list_placements(pub, p, out);
}

Verdict judge_action(const Public& pub, const Private&, Seat p, const Decision& d) {
  if (d.verb() == Verb::ReturnToRanch) return judge_return(pub, p, d, {"DW-RANCH-02", "DW-RANCH-01"});
  if (d.verb() != Verb::GoToTown) return {d.verb() == Verb::Decline ? "DW-TURN-03" : kWrongVerb};
  if (cowboys_of(pub.ranch[p], d.strength()) == 0) return {"DW-TOWN-01"};
  return judge_destination(pub, p, d.plot());
}

bool one_action(const Public& pub, Seat p) {
  const int away = cowboys_in(pub.mine[p]) + count_bits(pub.own[p]);
  if (away > 1) return false;  // at least: one of them, or both
  if (pub.ranch[p] == 0) return true;
  int kinds = 0;
  for (int s = 1; s <= kStrengths; ++s) kinds += int(cowboys_of(pub.ranch[p], s) != 0);
  return away + kinds * count_bits(destinations(pub, p)) == 1;
}

Verdict judge_destination(const Public& pub, Seat p, int plot) {
  const u32 at = plot_bit(plot);
  if ((pub.built & at) == 0) return {"DW-TOWN-02"};
  if ((pub.own[p] & at) != 0) return {"DW-TOWN-03"};
  const bool guarded = (protected_plots(pub) & at) != 0;
  if (guarded && (pub.occupied & at) != 0 && plot != kChurchPlot) return {"DW-TOWN-04"};
  if (guarded && !can_pay_toll(pub, p)) return {"DW-TOWN-05"};
  return {};
}

Verdict judge_return(const Public& pub, Seat p, const Decision& d, const ReturnClauses& clauses) {
  if (d.mine() == 0 && d.plots() == 0) return {clauses.nobody};
  return clause_unless((d.plots() & ~pub.own[p]) == 0 && is_within(d.mine(), pub.mine[p]), clauses.not_his);
}

// --- the duel
void list_flights(const Public&, const Private&, Seat, Decisions& out) {
  out.push(Decision::fight());
  out.push(Decision::flee());
}

Verdict judge_flight(const Public&, const Private&, Seat, const Decision& d) {
  return clause_unless(d.verb() == Verb::Fight || d.verb() == Verb::Flee, kWrongVerb);
}

void list_cartridges(const Public&, const Private&, Seat, Decisions& out) {
  out.push(Decision::cartridges(0));
  out.push(Decision::cartridges(1));
}

namespace {

Verdict judge_cartridge(const Decision& d, const char* clause) {
  if (d.verb() != Verb::Cartridges) return {kWrongVerb};
  return clause_unless(d.count() <= 1, clause);
}

}  // namespace

Verdict judge_attacker_loading(const Public&, const Private&, Seat, const Decision& d) {
  return judge_cartridge(d, "DW-DUEL-03");
}

Verdict judge_defender_loading(const Public&, const Private&, Seat, const Decision& d) {
  return judge_cartridge(d, "DW-DUEL-04");
}

// --- annexing
void list_annexing(const Public&, const Private&, Seat, Decisions& out) {
  out.push(Decision::annex());
  out.push(Decision::decline());
}

Verdict judge_annexing(const Public&, const Private&, Seat, const Decision& d) {
  return clause_unless(d.verb() == Verb::Annex || d.verb() == Verb::Decline, kWrongVerb);
}

}  // namespace saloon::deadwood
