// IV.2 Actions: cheating at poker, robbing a coach, spying on a bank.
#include "games/desperados/rules.h"

namespace saloon::desperados {

namespace {

bool carries_disks(const Public& pub, ActionKind kind, int town) {
  for (const Action& a : pub.actions) {
    if (a.kind == kind && (kind != ActionKind::Poker || a.town == town)) return true;
  }
  return false;
}

/// The most desperados that could join at this town, as this seat knows. Under owner_decides the number betrays nobody.
int possible_joiners(const Public& pub, const Private& mine, Seat p) {
  int count = 1;
  for (const Seat q : gang(pub)) {
    if (q == p || !has_disk(pub, q)) continue;
    if (owner_decides(pub) || mine.gang.riding_in(q) == mine.town) ++count;
  }
  return count;
}

const char* forbids_target(const Public& pub, ActionKind kind, int town) {
  if (kind == ActionKind::Poker) return has_poker_tile(pub, town) ? nullptr : "DSP-ACT-02";
  return pub.coach[unsigned(coach_of(kind))] == town + 1 ? nullptr : "DSP-ACT-03";
}

}  // namespace

const char* forbids_action(const Public& pub, const Private& mine, Seat p, const Decision& d) {
  if (d.verb() == Verb::NoAction) return nullptr;  // DSP-ACT-01: he may always do nothing
  const int town = mine.town - 1;
  if (mine.stuck != 0) return "DSP-CASE-03";
  if (d.verb() == Verb::Spy) {  // DSP-SPY-02: whatever the sheriffs, and without a disk
    const int bank = bank_at(town);
    return bank >= 0 && pub.bank_slot[unsigned(bank)] != 0 ? nullptr : "DSP-SPY-01";
  }
  const ActionKind kind = kind_of(d);
  if (const char* clause = forbids_target(pub, kind, town)) return clause;
  if (!has_disk(pub, p)) return "DSP-ACT-04";
  if (pub.config.second_attempt == SecondAttempt::Forbidden && carries_disks(pub, kind, town))
    return "DSP-ACT-11";  // DSP-R05
  return possible_joiners(pub, mine, p) > sheriffs_in(pub, town) ? nullptr : "DSP-ACT-05";
}

/// DSP-ACT-09: one more than the sheriffs there; disks beyond that are surplus.
int disks_needed(const Public& pub, int town) { return sheriffs_in(pub, town) + 1; }

namespace {

/// One announced or dropped target of this turn.
struct Target {
  ActionKind kind{};
  u8 town{};
  u8 joiners{};
};

/// What the gang chose, per target, DSP-R17 each coach for itself: DSP-R18 brown before blue, then poker by the first
/// joiner from the marshal's left.
struct Choices {
  std::array<Target, 2 + kMostDesperados> targets{};
  unsigned count = 2;
  u8 spies = 0;

  void join(Seat p, const Decision& d, u8 town) {
    const ActionKind kind = kind_of(d);
    unsigned i = kind == ActionKind::Poker ? 2U : unsigned(d.coach());
    while (i >= 2 && i < count && targets[i].town != town) ++i;
    if (i == count) ++count;
    targets[i] = {kind, town, u8(targets[i].joiners | only(p).bits)};
  }
};

/// DSP-ACT-01, DSP-SPY-03: one answer a turn, so whoever joins an action does not spy.
Choices take_choices(Context& c) {
  Choices choices;
  const auto& pub = c.pub();
  for (int k = 0; k < pub.seats - 1; ++k) {
    const Seat p = seat_of(k, pub.marshal, pub.seats);
    const Decision d = c.take_answer(p);
    if (d.verb() == Verb::Spy) choices.spies = u8(choices.spies | only(p).bits);
    if (d.verb() == Verb::Poker || d.verb() == Verb::Coach) choices.join(p, d, u8(c.of(p).town - 1));
  }
  return choices;
}

/// DSP-ACT-05, DSP-ACT-06, DSP-R03, DSP-R04: strictly more disks than sheriffs, each target for itself; else no disk at
/// all. Nobody outside hears of it (DSP-INFO-01).
void drop_minorities(Context& c, Choices& choices) {
  const auto& pub = c.pub();
  for (Target& target : choices.targets) {
    if (target.joiners == 0) continue;
    const SeatSet joiners{target.joiners};
    if (joiners.size() > sheriffs_in(pub, target.town)) continue;
    target.joiners = 0;
    for (const Seat p : joiners) {
      c.tell<"action_dropped">(nobody_but(owner_decides(pub) ? only(p) : gang(pub)), p, target.town, target.kind);
    }
  }
}

/// DSP-ACT-08, DSP-SPY-04, DSP-R24: the latest card; if that is Saloon the one before it, too. With Saloon as the first
/// card of the round the figure proves the town (DSP-R07).
void show_cards(Context& c, Seat p) {
  auto& pub = c.pub();
  const Private& mine = c.of(p);
  const unsigned latest = pub.turn - 1U;
  const bool saloon = mine.row[latest] == kSaloon + 1;
  for (unsigned t = saloon && latest > 0 ? latest - 1 : latest; t <= latest; ++t) {
    pub.shown[p][t] = mine.row[t];
    c.tell<"card_shown">(everyone(), p, t + 1, mine.row[t] - 1, mine.town - 1);
  }
}

void place_disks(Context& c, const Target& target) {
  auto& pub = c.pub();
  const int sheriffs = sheriffs_in(pub, target.town);
  const int needed = disks_needed(pub, target.town);
  unsigned free = 0;
  while (pub.actions[free].kind != ActionKind::None) ++free;
  pub.actions[free] = {pub.turn, target.kind, target.town, u8(needed), target.joiners, Settled::Open};
  pub.disks_used = u8(pub.disks_used | target.joiners);  // DSP-ACT-04, DSP-ACT-11
  if (is_robbery(target.kind)) hold_coach(pub, coach_of(target.kind));
  const int disks = count_bits(target.joiners);
  c.tell<"action_announced">(everyone(), target.kind, target.town, pub.turn, target.joiners, pub.marshal, disks,
                             sheriffs, needed, disks - needed);
}

/// DSP-SPY-01: shown to all, then face down again; DSP-SPY-05: it stays known. DSP-R23: unless the table wants
/// everybody to remember it himself.
void spy(Context& c, Seat p) {
  auto& pub = c.pub();
  const int town = c.of(p).town - 1;
  const unsigned slot = pub.bank_slot[unsigned(bank_at(town))] - 1U;
  const u8 value = c.s.hidden.bank_value[slot];
  if (pub.config.bank_memory_aid == BankMemoryAid::On) pub.bank_value[slot] = value;
  c.tell<"bank_spied">(everyone(), p, town, value);
}

void tell_resolved(Context& c, const Choices& choices) {
  const auto actions = [&] {
    int count = 0;
    for (const Target& target : choices.targets) count += target.joiners != 0 ? 1 : 0;
    return count;
  };
  c.tell<"actions_resolved">(everyone(), c.pub().turn, actions, count_bits(choices.spies));
}

/// DSP-INFO-04: published in one step, seats in order from the marshal's left.
void publish(Context& c, const Choices& choices) {
  const auto& pub = c.pub();
  tell_resolved(c, choices);
  u32 present = choices.spies;
  for (const Target& target : choices.targets) present |= target.joiners;
  if (present == 0) return;
  const auto each_from_left = [&](u32 seats, auto does) {
    for (int k = 0; k < pub.seats - 1; ++k) {
      const Seat p = seat_of(k, pub.marshal, pub.seats);
      if ((seats >> p & 1) != 0) does(p);
    }
  };
  each_from_left(present, [&](Seat p) { show_cards(c, p); });
  for (const Target& target : choices.targets) {  // DSP-ACT-07: as many as there are
    if (target.joiners != 0) place_disks(c, target);
  }
  each_from_left(choices.spies, [&](Seat p) { spy(c, p); });
}

}  // namespace

void act(Context& c) {
  const auto& pub = c.pub();
  if (c.at<ActionsAt>() == ActionsAt::Ask) {
    c.ask(gang(pub), Ask::ChooseAction);  // DSP-INFO-06, DSP-R29: everybody, whatever he can do
    return c.wait(ActionsAt::Resolve);
  }
  Choices choices = take_choices(c);
  know(c, gang(pub), [](Private& mine) {
    mine.gang.choice = {};
    mine.gang.chosen = 0;
  });
  drop_minorities(c, choices);
  publish(c, choices);  // DSP-ACT-10: whether it works is settled in the evaluation
  if (pub.turn < kTurns) return c.become(frame_of(Proc::Coaches));
  c.become(frame_of(Proc::Evaluation, Evaluating{1, u8(all_seats(pub.seats).bits)}));
}

}  // namespace saloon::desperados
