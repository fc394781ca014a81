// What the safes may hold, and what comes of it: tried in worlds that the viewer cannot exclude.
#include <algorithm>

#include "games/deadwood_1876/outlook.h"
#include "games/deadwood_1876/rules.h"

namespace saloon::deadwood_1876 {

namespace {

constexpr u64 kKey = 0x1876;  ///< the same worlds for the same view
constexpr int kFewestWorlds = 250;
constexpr int kMostWorlds = 1000;
constexpr int kTries = 8000;  ///< tables tried over all worlds
constexpr int kRich = 3;      ///< pieces of gold

/// The safes and stars of a world after an answer that works.
void carry_out(State& s, Seat me, const Decision& d) {
  Public& pub = s.pub;
  switch (d.verb()) {
    case Verb::Rob:
      leave_row(pub, owner_of(pub, d.handle()), d.handle());
      return join_row(pub, me, d.handle());
    case Verb::Duel:
      return std::swap(pub.star[me], pub.star[unsigned(aimed_at(d.aim()))]);
    case Verb::Horse:
      pub.star[me] = u8(d.house() + 1);
      return;
    case Verb::House:
      pub.star[pub.fight.defender] = u8(d.house() + 1);
      return;
    case Verb::Receiver: {
      const int handle = pub.flow.top().get<LawThreeLocals>().handle - 1;
      leave_row(pub, me, handle);
      return join_row(pub, aimed_at(d.aim()), handle);
    }
    case Verb::Guns:
      s.seat[me].sealed = d;
      return;
    default:
      return;
  }
}

/// DW76-MYS-03: the owners of Lucky Strike and Gambling Debt choose any card, if they have not chosen.
void choose_guns(Context& c, Chance& chance) {
  reveal_all(c);
  for (Seat p = 0; p < c.seats(); ++p) {
    const Places wanting = c.pub().facts[kStrike] | c.pub().facts[kDebt];
    if ((wanting & c.pub().in_row[p]) == 0 || c.of(p).sealed != Decision{}) continue;
    Decisions list;
    list_mystery_guns(c.pub(), c.of(p), p, list);
    c.of(p).sealed = list[int(chance.below(u32(list.size())))];
  }
}

/// Does this seat's house qualify, if nothing else happens?
bool qualifies(State s, Seat me, Chance& chance) {
  Context c{s};
  if (s.pub.config.mystery_safes) choose_guns(c, chance);
  count_gold(c);
  int gold = 0;
  return (qualified(s.pub, gold) >> me & 1) != 0;
}

/// Of a card + 1; 0 = none.
int gun_place(int card) { return card == 0 ? 0 : int(gun_of(card - 1)) + 1; }

int any_card(u64 hand, Chance& chance) { return nth_bit(hand, int(chance.below(u32(count_bits(hand))))); }

}  // namespace

int Outlook::table_of(const Decision& d) {
  switch (d.verb()) {
    case Verb::Rob:
      return d.handle();
    case Verb::Duel:
    case Verb::Receiver:
      return kHandles + d.aim();
    case Verb::Horse:
    case Verb::House:
      return kHandles + kStrangerAim + 1 + d.house();
    case Verb::Guns:
      return gun_place(d.strike_gun()) * (kGuns + 1) + gun_place(d.debt_gun());
    default:
      return kAsItIs;
  }
}

void Outlook::try_tables() {
  Decisions list;
  Game::legal(view_.pub, view_.mine, view_.viewer, list);
  std::array<Decision, kAsItIs + 1> after{};
  u64 tables = bit(kAsItIs);
  for (const Decision& d : list) {
    after[unsigned(table_of(d))] = d;
    tables |= bit(table_of(d));
  }
  after[kAsItIs] = {};
  worlds_ = std::clamp(kTries / count_bits(tables), kFewestWorlds, kMostWorlds);
  Chance chance{kKey};
  for (int i = 0; i < worlds_; ++i) {
    const State world = Game::sample_world(view_, chance);
    look_into(world);
    for (const int table : Bits{tables}) {
      State s = world;
      carry_out(s, view_.viewer, after[unsigned(table)]);
      richest_[unsigned(table)] += qualifies(s, view_.viewer, chance) ? 1 : 0;
    }
  }
}

void Outlook::look_into(const State& world) {
  for (const int handle : Bits{used_handles(world.pub)}) {
    const unsigned safe = world.hidden.safe_at[unsigned(handle)] - 1U;
    Content& here = at_[unsigned(handle)];
    here.rich += components::kSafeGold[safe] >= kRich ? 1 : 0;
    here.armed += safe >= kShowdownPepperbox && safe <= kShowdownMessenger ? 1 : 0;
    here.badges += safe >= badge(world.pub.called) && safe <= kGoldBadge ? 1 : 0;
  }
}

/// Hold-up and showdown: everybody's card is one of his, any.
void Outlook::try_guns() {
  const Seat me = view_.viewer;
  const SeatSet fighters{view_.pub.fighters};
  const bool bout = !fighters.empty();
  std::array<u8, kGuns> card{};
  for (const int own : Bits{view_.mine.hand}) card[unsigned(gun_of(own))] = u8(own + 1);
  worlds_ = kMostWorlds;
  Chance chance{kKey};
  for (int i = 0; i < worlds_; ++i) {
    const State world = Game::sample_world(view_, chance);
    BoutCards cards{};
    for (const Seat p : bout ? fighters : all_seats(view_.pub.seats))
      cards[p] = u8(any_card(world.seat[p].hand, chance));
    for (unsigned gun = 0; gun < kGuns; ++gun) {
      if (card[gun] == 0) continue;
      cards[me] = u8(card[gun] - 1);
      State s = world;
      Context c{s};
      for (Seat p = 0; !bout && p < s.pub.seats; ++p) s.pub.laid[p] = bit(cards[p]);
      won_[gun] += (bout ? loser_of_bout(c, fighters, cards) != me : shoot_out(c) == me) ? 1 : 0;
    }
  }
}

// --- what was found
void Outlook::add_safe(int handle, Figures<Outlook>& out) const {
  if (worlds_ == 0) return;
  const Content& here = at_[unsigned(handle)];
  if ((located(view_.mine.facts) & at_handle(handle)) != 0) return;  // no odds of what one knows
  out.add<"rich">(estimated(here.rich, worlds_));
  out.add<"armed">(estimated(here.armed, worlds_));
  if (here.badges != 0) out.add<"badge">(estimated(here.badges, worlds_));
}

void Outlook::add_roof(int table, Figures<Outlook>& out) const {
  const Amount richest = estimated(richest_[unsigned(table)], worlds_);
  if (table == kAsItIs) return out.add<"roof">(richest);
  out.add<"roof_after">(richest);
}

void Outlook::add_shots(Gun gun, Figures<Outlook>& out) const {
  const Amount won = estimated(won_[unsigned(gun)], worlds_);
  if (view_.pub.fighters == 0) return out.add<"loot">(won);
  out.add<"unhurt">(won);
}

}  // namespace saloon::deadwood_1876
