#include "games/deadwood/outlook.h"

#include <algorithm>

#include "games/deadwood/rules.h"

namespace saloon::deadwood {
namespace {

using Out = Figures<Outlook>;

/// A die that falls as it is told, and knows whether it was thrown at all.
struct ToldDie final : ChanceSource {
  u32 place = 0;
  bool thrown = false;
  Chosen choose(u8, const Possible& dice, Chance&) override {
    thrown = true;
    return dice.chosen_at(place);
  }
};

/// The town of a view, in which something is tried out; nothing of the running turn is left to do.
struct Imagined {
  State s;
  ToldDie die;
  Context c{s, &die};

  explicit Imagined(const Public& pub) : s{pub, {}, {}} {
    s.pub.flow.clear();
    s.pub.flow.push(frame_of(Proc::Turn));
  }
};

void add_fine(const Public& before, const Public& after, Seat p, Out& out) {
  const int more = fine_of(after, p) - fine_of(before, p);
  if (more > 0) out.add<"fine">(more);
  if (more < 0) out.add<"spared">(-more);
}

/// What comes at once of annexing; `town` is as the question finds it.
void add_annexing(const Public& town, const Arrival& a, bool with_fine, Out& out) {
  int most = 0;
  bool by_chance = false;
  for (u32 place = 0; place < components::kDie.size(); ++place) {
    Imagined after(town);
    after.die.place = place;
    after.s.seat[a.seat].sealed = Decision::annex();
    after.c.become(frame_of(Proc::Annex, a));
    annex(after.c);
    most = std::max(most, after.s.pub.money[a.seat] - town.money[a.seat]);
    by_chance = after.die.thrown;
    if (with_fine && place == 0) add_fine(town, after.s.pub, a.seat, out);
    if (!by_chance) break;
  }
  if (most == 0) return;
  if (by_chance) return out.add<"gain_most">(most);
  out.add<"gain">(most);
}

// --- duels
struct Duellist {
  int strength;
  bool loaded;  ///< spends a cartridge
  [[nodiscard]] int dice() const { return strength + int(loaded); }
};

void add_odds(const Duellist& own, const Duellist& other, bool attacks, Out& out) {
  const DuelOdds odds = attacks ? duel_odds(own.dice(), other.dice()) : duel_odds(other.dice(), own.dice());
  const auto killed = odds.of(attacks ? DuelResult::AttackerDead : DuelResult::DefenderDead);
  const Amount dies{odds.of(DuelResult::BothDead) + killed, odds.all};
  if (attacks)
    out.add<"win">(Amount{odds.of(DuelResult::DefenderDead), odds.all}, own.loaded, other.loaded);
  else
    out.add<"hold">(Amount{odds.all - dies.n, odds.all}, own.loaded, other.loaded);
  out.add<"die">(dies, own.loaded, other.loaded);
}

/// Without cartridges, and with all that there may be.
void add_attack(const Public& pub, Seat p, int strength, int plot, Out& out) {
  const u8 there = pub.cowboy[unsigned(plot)];
  const bool own = pub.cartridges[p] > 0;
  const bool theirs = pub.cartridges[cowboy_owner(there)] > 0;
  add_odds({strength, false}, {cowboy_strength(there), false}, true, out);
  if (own || theirs) add_odds({strength, own}, {cowboy_strength(there), theirs}, true, out);
}

void add_defence(const Public& pub, Seat p, Out& out) {
  const auto d = pub.flow.top().get<Duelling>();
  const int strength = strength_at(pub, p, d.plot);
  const bool own = pub.cartridges[p] > 0;
  const bool theirs = pub.cartridges[d.attacker] > 0;
  add_odds({strength, false}, {d.strength, false}, false, out);
  if (own || theirs) add_odds({strength, own}, {d.strength, theirs}, false, out);
}

void add_loading(const Public& pub, Seat p, bool own, Out& out) {
  const auto d = pub.flow.top().get<Duelling>();
  const Seat defender = holder_of(pub, d.plot);
  const int there = strength_at(pub, defender, d.plot);
  if (p == defender) return add_odds({there, own}, {d.strength, d.loaded != 0}, false, out);
  add_odds({d.strength, own}, {there, false}, true, out);
  if (pub.cartridges[defender] > 0) add_odds({d.strength, own}, {there, true}, true, out);
}

/// A cowboy comes to a building: toll, then the duel, then what annexing would bring.
void add_arrival(const Public& before, Imagined& town, Seat p, int strength, int plot, u8 laundries, Out& out) {
  Public& pub = town.s.pub;
  const Seat sheriff = toll_goes_to(pub, p);
  const Frame next = arrive(town.c, p, strength, plot, laundries);
  if (const int toll = before.money[p] - pub.money[p]; toll > 0) out.add<"toll">(toll, sheriff);
  const bool fights = Proc(next.proc) == Proc::Duel;
  if (fights) {
    take_poster(town.c, p, Why::Attack);
    add_fine(before, pub, p, out);
    (void)leave(town.c, holder_of(pub, plot), plot);
    enter(pub, p, strength, plot);
  }
  add_annexing(pub, {{p, u8(plot)}, laundries}, !fights, out);
  if (fights) add_attack(before, p, strength, plot, out);
}

}  // namespace

void Outlook::whole(Out& out) const {
  for (Seat p = 0; p < view_.pub.seats; ++p) {
    out.add<"owes">(fine_of(view_.pub, p), p);
    out.add<"total">(total_of(view_.pub, p), p);
  }
}

void Outlook::of(const Decision& d, Out& out) const {
  const Public& pub = view_.pub;
  const Seat p = view_.viewer;
  Imagined town(pub);
  switch (d.verb()) {
    case Verb::GoToTown:
      return add_arrival(pub, town, p, d.strength(), d.plot(), kNoMove, out);
    case Verb::MoveCowboy: {
      const auto laundries = u8(laundries_of(pub, p));
      const int strength = leave(town.c, p, d.from());
      return add_arrival(pub, town, p, strength, d.to(), laundries, out);
    }
    case Verb::Fight:
      return add_defence(pub, p, out);
    case Verb::Cartridges:
      if (question(view_) != Ask::FinalCartridges) add_loading(pub, p, d.count() != 0, out);
      return;
    case Verb::Annex: {
      // How many Laundries count at the Church follows from the move that led there, which is no part of a view.
      const u8 plot = annexed_plot(pub);
      if (plot != kChurchPlot) add_annexing(pub, {{p, plot}, kNoMove}, true, out);
      return;
    }
    case Verb::Discard:
      discard_posters(town.c, p, d.count(), Tile::Church);
      return add_fine(pub, town.s.pub, p, out);
    case Verb::TakePoster:
      take_poster(town.c, p, Why::Courthouse);
      return add_fine(pub, town.s.pub, p, out);
    case Verb::GivePoster:
      take_poster(town.c, d.seat(), Why::Attack);
      out.add<"owes">(fine_of(town.s.pub, d.seat()), d.seat());
      return;
    default:
      return;
  }
}

}  // namespace saloon::deadwood
