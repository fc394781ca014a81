// What the safes may hold, and what comes of it: tried in worlds that the viewer cannot exclude.
#include "games/deadwood_1876/outlook.h"
#include "games/deadwood_1876/rules.h"

namespace saloon::deadwood_1876 {

namespace {

constexpr u64 kKey = 0x1876;  ///< the same worlds for the same view
constexpr int kWorlds = 400;
constexpr int kRich = 3;  ///< pieces of gold

/// The stars after an answer that works.
void move_stars(Public& pub, Seat me, const Decision& d) {
  switch (d.verb()) {
    case Verb::Duel:
      return std::swap(pub.star[me], pub.star[unsigned(aimed_at(d.aim()))]);
    case Verb::Horse:
      pub.star[me] = u8(d.house() + 1);
      return;
    case Verb::House:
      pub.star[pub.fight.defender] = u8(d.house() + 1);
      return;
    default:
      return;
  }
}

int any_card(u64 hand, Chance& chance) { return nth_bit(hand, int(chance.below(u32(count_bits(hand))))); }

}  // namespace

int Outlook::table_of(const Decision& d) {
  switch (d.verb()) {
    case Verb::Duel:
      return d.aim();
    case Verb::Horse:
    case Verb::House:
      return kStrangerAim + 1 + d.house();
    default:
      return kAsItIs;
  }
}

void Outlook::try_tables() {
  Decisions list;
  Game::legal(view_.pub, view_.mine, view_.viewer, list);
  std::array<Decision, kAsItIs + 1> after{};
  u32 tables = u32(bit(kAsItIs));
  for (const Decision& d : list) {
    after[unsigned(table_of(d))] = d;
    tables |= u32(bit(table_of(d)));
  }
  worlds_ = kWorlds;
  Chance chance{kKey};
  for (int i = 0; i < worlds_; ++i) {
    State world = Game::sample_world(view_, chance);
    look_into(world);
    if (world.pub.config.mystery_safes) continue;  // their gold hangs on dice that are not rolled yet
    Context c{world};
    count_gold(c);
    const auto stars = world.pub.star;
    for (const int table : Bits{tables}) {
      world.pub.star = stars;
      move_stars(world.pub, view_.viewer, after[unsigned(table)]);
      int gold = 0;
      richest_[unsigned(table)] += int(qualified(world.pub, gold) >> view_.viewer & 1);
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
  worlds_ = kWorlds;
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
  const bool robs = Ask(view_.pub.asked.what[view_.viewer]) == Ask::TurnAction;  // a long list: what matters most
  if (!robs && here.badges != 0) out.add<"badge">(estimated(here.badges, worlds_));
}

void Outlook::add_roof(int table, Figures<Outlook>& out) const {
  if (view_.pub.config.mystery_safes) return;
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
