// Invariants of section 3.2: facts are true, an owner's own safes are located for him, what is public is known to all.
#include "games/deadwood_1876/check.h"

namespace saloon::deadwood_1876 {

namespace {

/// Where every safe really is; 0 for those in the hold-up pile.
Facts truth_of(const State& s) {
  Facts truth{};
  for (int handle = 0; handle < kHandles; ++handle) {
    const u8 safe = s.hidden.safe_at[unsigned(handle)];
    if (safe != 0) truth[safe - 1U] = at_handle(handle);
  }
  for (const int safe : Bits{s.hidden.left_over}) truth[unsigned(safe)] = in_the_box();
  return truth;
}

const char* check_facts(const Public& pub, const Facts& facts, const Facts& truth) {
  const Places known = used_handles(pub) | in_the_box();
  for (unsigned safe = 0; safe < facts.size(); ++safe) {
    const Places at = facts[safe];
    if (at == 0) continue;
    if ((at & truth[safe]) == 0) return "section 3.2: a fact about a safe is not true";
    if ((at & ~known) != 0) return "section 3.2: a fact names a handle that does not exist";
  }
  const Places found = located(facts);
  for (const Places at : facts) {
    if (!is_located(at) && (at & found) != 0) return "section 3.2: elimination would tell more";
  }
  return nullptr;
}

/// What is public is also a fact of every seat, and a seat's set lies inside the public one.
const char* check_inside(const Facts& mine, const Facts& all) {
  for (unsigned safe = 0; safe < mine.size(); ++safe) {
    if (all[safe] != 0 && (mine[safe] == 0 || (mine[safe] & ~all[safe]) != 0)) {
      return "section 3.2: a seat knows less than everybody";
    }
  }
  return nullptr;
}

/// Does this observer know what lies at all of these handles?
bool locates(const Facts& facts, const State& s, Places handles) {
  for (const int handle : Bits{handles}) {
    if (facts[s.hidden.safe_at[unsigned(handle)] - 1U] != at_handle(handle)) return false;
  }
  return true;
}

Places looked_at(const Public& pub, Seat p) {
  Places seen = 0;
  for (int handle = 0; handle < kHandles; ++handle) {
    if (SeatSet{pub.seen_by[unsigned(handle)]}.has(p)) seen |= at_handle(handle);
  }
  return seen;
}

/// Without the memory aid nothing is kept beyond the own row and what lies open.
bool keeps_nothing(const Facts& facts, Places in_sight) {
  for (const Places at : facts) {
    if ((at & ~(in_sight | in_the_box())) != 0) return false;
  }
  return true;
}

}  // namespace

const char* check_knowledge(const State& s) {
  const auto& pub = s.pub;
  const Facts truth = truth_of(s);
  const bool forgets = !pub.config.memory_aid;
  if (const char* broken = check_facts(pub, pub.facts, truth)) return broken;
  if (!locates(pub.facts, s, pub.open)) return "DW76-BDG-04: a safe lies face up and is not known to all";
  if (forgets && !keeps_nothing(pub.facts, pub.open)) return "memory_aid: more is kept than lies open";
  for (Seat p = 0; p < pub.seats; ++p) {
    const Facts& mine = s.seat[p].facts;
    if (const char* broken = check_facts(pub, mine, truth)) return broken;
    if (const char* broken = check_inside(mine, pub.facts)) return broken;
    if (!locates(mine, s, pub.in_row[p])) return "DW76-LAW-02: an owner does not know his own safe";
    if (!locates(mine, s, looked_at(pub, p))) return "DW76-STE-05: a safe that was looked at is not known";
    if (forgets && !keeps_nothing(mine, pub.open | pub.in_row[p])) return "memory_aid: more is kept than can be seen";
  }
  return nullptr;
}

}  // namespace saloon::deadwood_1876
