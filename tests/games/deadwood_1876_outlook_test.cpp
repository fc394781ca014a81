// Deadwood 1876: what the outlook says comes true, by the rules, in worlds its reader cannot exclude.
#include <gtest/gtest.h>

#include "games/deadwood_1876/rules.h"
#include "tests/games/outlook_checks.h"

namespace saloon::deadwood_1876 {
namespace {

template <FixedText Name>
bool is(const Figure& f) {
  return Outlook::kFigures[f.row].name == Name.view();
}

/// A world in which one plays on and hears what happens.
class Going {
 public:
  explicit Going(const State& world) : s_(world), c_{s_, nullptr, &log_} {}
  Going(const Going&) = delete;
  Going& operator=(const Going&) = delete;

  State& world() { return s_; }
  void answer(Seat p, const Decision& d) { play(c_, p, d); }
  /// Everybody who is asked answers so.
  template <class Answer>
  void answer_all(Answer answer) {
    const int round = s_.pub.asked.round;
    while (!over<Game>(s_) && s_.pub.asked.round == round && s_.hidden.waiting != 0) {
      const Seat p = Seat(lowest_bit(s_.hidden.waiting));
      play(c_, p, answer(p));
    }
  }
  /// What others were seen to have answered is not known: they answer again.
  void reopen() {
    for (const Seat p : SeatSet{s_.pub.asked.required}) s_.seat[p].sealed = {};
    s_.pub.asked.answered = 0;
    s_.hidden.waiting = s_.pub.asked.required;
  }
  /// All safes are opened, whatever was going on.
  void reveal() {
    for (Seat p = 0; p < s_.pub.seats; ++p) s_.seat[p].sealed = {};
    s_.pub.asked.close();
    s_.hidden.waiting = 0;
    s_.pub.flow.clear();
    s_.pub.flow.push(frame_of(Proc::Reveal));
    run(c_);
  }
  /// The first that was told of these.
  template <FixedText... Names>
  const Event* heard() const {
    for (const Event& e : log_.items) {
      if (((e.kind == event_kind<Game>(Names.view())) || ...)) return &e;
    }
    return nullptr;
  }

 private:
  State s_;
  EventLog log_;
  Ctx<Game> c_;
};

Decision any_answer(const State& s, Seat p) {
  static Chance chance{key_of_seed(1876)};
  Decisions list;
  Game::legal(s.pub, s.seat[p], p, list);
  return list[int(chance.below(u32(list.size())))];
}

Decision best_gun(const State& s, Seat p) {
  int best = lowest_bit(s.seat[p].hand);
  for (const int card : Bits{s.seat[p].hand}) best = gun_of(card) > gun_of(best) ? card : best;
  return Decision::with_card(best);
}

/// The fight goes on without any other Holster.
bool attacker_prevails(Going& g) {
  while (g.heard<"robbery_won", "duel_won", "robbery_lost", "duel_lost">() == nullptr) {
    g.answer_all([&](Seat p) {
      const bool rush = Ask(g.world().pub.asked.what[p]) == Ask::Rush;
      return rush ? Decision::wait() : Decision::pass();
    });
  }
  return g.heard<"robbery_won", "duel_won">() != nullptr;
}

bool wins_fight(const State& world, Seat p, const Decision& d, bool against_best) {
  Going g(world);
  g.answer(p, d);
  g.answer_all([&](Seat q) { return against_best ? best_gun(g.world(), q) : any_answer(g.world(), q); });
  return attacker_prevails(g);
}

bool wins_attack(const State& world, Seat p, const Decision& d) {
  Going g(world);
  g.reopen();
  if (d != Decision{}) g.answer_all([&](Seat q) { return q == p ? d : Decision::pass(); });
  return attacker_prevails(g);
}

int safe_under(const State& world, const Decision& d) { return world.hidden.safe_at[unsigned(d.handle())] - 1; }

/// Stars as the answer leaves them, if it works.
void carry_out(State& s, Seat p, const Decision& d) {
  const unsigned other = d.aim() == kStrangerAim ? kStranger : unsigned(d.aim());
  if (d.verb() == Verb::Duel) std::swap(s.pub.star[p], s.pub.star[other]);
  if (d.verb() == Verb::Horse) s.pub.star[p] = u8(d.house() + 1);
  if (d.verb() == Verb::House) s.pub.star[s.pub.fight.defender] = u8(d.house() + 1);
}

bool is_finalist(const State& world, Seat p, const Decision& d) {
  Going g(world);
  carry_out(g.world(), p, d);
  g.reveal();
  const Event* finalists = g.heard<"finalists">();
  return (finalists->open[0] >> p & 1) != 0 || (p == 8 && (finalists->open[1] & 1) != 0);
}

/// Everybody shoots with any card, this seat with its own.
void shoot_with(Going& g, Seat p, const Decision& d) {
  g.reopen();
  g.answer_all([&](Seat q) { return q == p ? d : any_answer(g.world(), q); });
}

std::optional<double> measured(const State& world, Seat p, const Decision& d, const Figure& f) {
  if (is<"win">(f)) return wins_fight(world, p, d, false);
  if (is<"worst">(f)) return wins_fight(world, p, d, true);
  if (is<"hold">(f)) return !wins_attack(world, p, d);
  if (is<"attack">(f)) return wins_attack(world, p, d);
  if (is<"rich">(f)) return components::kSafeGold[unsigned(safe_under(world, d))] > 2;
  if (is<"armed">(f)) return kSafe.name_of(safe_under(world, d)).starts_with("SG-");
  if (is<"badge">(f)) {
    const int metal = safe_under(world, d) - kTin;
    return metal >= world.pub.called && metal < kMetals;
  }
  if (is<"roof">(f) || is<"roof_after">(f)) return is_finalist(world, p, d);
  Going g(world);
  shoot_with(g, p, d);
  if (is<"loot">(f)) return g.heard<"hold_up_won">()->open[0] == p;
  return g.heard<"wounded", "eliminated">()->open[0] != p;  // of this bout; the next may be fought at once
}

TEST(Deadwood1876Outlook, ComesTrueInSampledWorlds) {
  OutlookSeen seen;
  for (const int seats : {2, 3, 5, 9}) {
    expect_true_figures<Game>({.seats = seats}, {}, seen, measured);
    if (HasFatalFailure()) return;
  }
  expect_all_met<Game>(seen);
}

TEST(Deadwood1876Outlook, KnowsTheOptions) {
  OutlookSeen seen;
  const Config config{.mystery_safes = true,
                      .rush_roll = true,
                      .badge_reveal = BadgeReveal::Optional,
                      .tie_reroll_scope = TieReroll::Everyone,
                      .duster_discards = DusterDiscards::FaceDown};
  for (const int seats : {2, 4, 6}) {
    expect_true_figures<Game>({.seats = seats}, config, seen, measured);
    if (HasFatalFailure()) return;
  }
}

}  // namespace
}  // namespace saloon::deadwood_1876
