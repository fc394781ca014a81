// Why a decision is good or bad, in the terms the bot weighs: for hints, in a sentence each (words "why.<term>").
#include <algorithm>
#include <cmath>

#include "games/deadwood_1876/bot/bot.h"

namespace saloon::deadwood_1876 {

namespace {

using bot::Mind;
using bot::Stand;

/// In the order of Game::kTerms.
enum class Term : u8 {
  Gold,         ///< the safe should hold {n} pieces of gold
  ShowdownGun,  ///< it may hold a showdown gun
  Badge,        ///< it may hold a badge
  Poorer,       ///< {seat}'s roof loses it
  Odds,         ///< this gun wins {n} such fights in a hundred
  GoodGun,      ///< it is dear
  PoorGun,      ///< it is hardly missed
  BetterRoof,   ///< I come under a roof that is better for me
  WorseRoof,
  Banish,     ///< {seat} leaves my roof
  Look,       ///< two safes are seen
  Fresh,      ///< four new cards
  Holds,      ///< {seat} is kept from what would hurt me
  Helps,      ///< {seat}'s success would be mine, too
  Harms,      ///< {seat}'s success would cost me
  Least,      ///< the safe I miss least
  Partner,    ///< {seat} lodges under my roof
  Unknown,    ///< what is in it is not known yet
  Strongest,  ///< the strongest gun
  Keeps,      ///< the card stays in the hand
  Spoils,     ///< {seat} is kept from what would help me, too
};
static_assert(std::size(Game::kTerms) == std::size_t(Term::Spoils) + 1);

int percent(double chance) { return int(std::lround(100 * chance)); }

/// Collects what speaks for a decision; worth is a difference between chances to win.
struct Pleading {
  const Mind& m;
  Reasons& out;

  void say(Term term, double worth, int n = 0, int about = 0) {
    const bool is_seat = about < m.pub.seats;  // the Stranger has no seat's name
    if (std::abs(worth) < 0.001 || !is_seat || out.size() == Reasons::capacity()) return;
    out.push({u8(term), Seat(about), i16(n), float(100 * worth)});
  }
  /// A safe of which one expects none is worth or cheap for something else.
  void say_gold(double worth, double gold) {
    if (const long pieces = std::lround(gold); pieces != 0) say(Term::Gold, worth, int(pieces));
  }
  void say_roof(double worth) { say(worth > 0 ? Term::BetterRoof : Term::WorseRoof, worth); }
  /// What the card itself costs or spares.
  void say_card(int card) {
    const double cost = m.cost_of(card);
    say(cost > 0 ? Term::GoodGun : Term::PoorGun, -cost);
  }
};

// --- fights
/// What winning this safe brings, part by part, if it is won so often.
void plead_safe(Pleading& p, int handle, int from, double wins) {
  const Mind& m = p.m;
  const bot::Belief& is = m.at[unsigned(handle)];
  Stand s = m.now;
  if (from >= 0) {
    s.gold[unsigned(from)] -= is.gold;
    s.guns[unsigned(from)] -= is.gun;
  }
  const double without_him = m.chance_of(s);
  p.say(Term::Poorer, wins * (without_him - m.chance), 0, from < 0 ? m.pub.seats : from);
  s.gold[m.me] += is.gold;
  const double with_gold = m.chance_of(s);
  p.say_gold(wins * (with_gold - without_him), is.gold);
  s.guns[m.me] += is.gun;
  p.say(Term::ShowdownGun, wins * (m.chance_of(s) - with_gold));
  p.say(Term::Badge, wins * bot::kBadgeTurn * is.badge);
}

void plead_duel(Pleading& p, int loser, double wins) {
  const Mind& m = p.m;
  const double gain = wins * (bot::after_duel_won(m, m.me, loser) - m.chance);
  if (m.now.house[m.me] == m.now.house[unsigned(loser)]) return p.say(Term::Banish, gain, 0, loser);
  p.say_roof(gain);
}

void plead_banishing(Pleading& p, int loser, int house) {
  p.say(Term::Banish, p.m.chance_of(p.m.after_move(loser, unsigned(house))) - p.m.chance, 0, loser);
}

void plead_turn(Pleading& p, const Decision& d) {
  const Mind& m = p.m;
  const double wins = bot::beats_any(gun_of(d.card()));
  switch (d.verb()) {
    case Verb::Rob:
      plead_safe(p, d.handle(), owner_of(m.pub, d.handle()), wins);
      p.say(Term::Odds, 0.1 * (wins - 0.5), percent(wins));
      break;
    case Verb::Duel:
      plead_duel(p, aimed_at(d.aim()), wins);
      p.say(Term::Odds, 0.1 * (wins - 0.5), percent(wins));
      break;
    case Verb::Horse:
      p.say_roof(m.chance_of(m.after_move(m.me, unsigned(d.house()))) - m.chance);
      break;
    case Verb::Stetson:
      p.say(Term::Look, bot::worth_of_a_look(m));
      break;
    case Verb::Duster:
      return p.say(Term::Fresh, bot::worth_of_new_cards(m));
    default:
      break;
  }
  p.say_card(d.card());
}

/// What the fight changes for me if the attacker wins it; the more a card moves its odds, the more that counts.
void plead_fight(Pleading& p, const Decision& d, Ask ask) {
  const Mind& m = p.m;
  const Fight& f = m.pub.fight;
  const double stake = bot::after_fight(m, true) - m.chance;
  if (ask == Ask::Defend) {
    const double holds = bot::beats(gun_of(d.card()), gun_of(f.attacker_card - 1));
    p.say(stake < 0 ? Term::Holds : Term::Spoils, -stake * holds, 0, f.attacker);
    p.say(Term::Odds, 0.1 * (holds - 0.5), percent(holds));
    return p.say_card(d.card());
  }
  if (d.verb() == Verb::Pass) return p.say(Term::Keeps, 0.005);
  const bool attackers = ask == Ask::HolsterAttacker;
  const double helps = 0.3 * (attackers ? stake : -stake);
  p.say(helps > 0 ? Term::Helps : Term::Harms, helps, 0, attackers ? f.attacker : f.defender);
  p.say_card(d.card());
}

// --- safes and cards
void plead_hold_up(Pleading& p, const Decision& d) {
  const double wins = bot::tops(gun_of(d.card()), p.m.pub.seats);
  plead_safe(p, p.m.pub.turned_up - 1, -1, wins);
  p.say(Term::Odds, 0.1 * (wins - 1.0 / p.m.pub.seats), percent(wins));
  p.say_card(d.card());
}

/// Gold counts as much as it does for my chance to win: about a thirtieth of a victory.
void plead_gift(Pleading& p, int handle) {
  constexpr double kPerGold = 0.03;
  const auto worth = [&](int h) {
    const bot::Belief& b = p.m.at[unsigned(h)];
    return b.gold + 0.9 * b.gun + 1.5 * b.badge;
  };
  double best = worth(handle);
  double least = best;
  for (const int own : Bits{p.m.pub.in_row[p.m.me]}) {
    best = std::max(best, worth(own));
    least = std::min(least, worth(own));
  }
  p.say(Term::Least, kPerGold * (best - worth(handle)));
  p.say_gold(kPerGold * (least - worth(handle)), p.m.at[unsigned(handle)].gold);
}

void plead_receiver(Pleading& p, int holder) {
  if (p.m.now.house[unsigned(holder)] == p.m.now.house[p.m.me]) p.say(Term::Partner, 0.02, 0, holder);
}

void plead_look(Pleading& p, int handle) {
  if ((located(p.m.mine.facts) & at_handle(handle)) == 0) p.say(Term::Unknown, 0.01);
}

void plead_strongest(Pleading& p, const Decision& d) {
  double best = 0;
  for (const int card : Bits{p.m.mine.hand | bit(d.card())}) best = std::max(best, bot::mean_of_card(card));
  if (bot::mean_of_card(d.card()) == best) p.say(Term::Strongest, 0.02);
}

}  // namespace

void Game::reasons(const View& view, const Decision& d, Reasons& out) {
  const Temper calm;
  const Mind mind(view.pub, view.mine, view.viewer, calm);
  Pleading p{mind, out};
  const Ask ask = Ask(view.pub.asked.what[view.viewer]);
  switch (ask) {
    case Ask::TurnAction:
      return plead_turn(p, d);
    case Ask::Defend:
    case Ask::HolsterAttacker:
    case Ask::HolsterDefender:
      return plead_fight(p, d, ask);
    case Ask::HoldUpCard:
      return plead_hold_up(p, d);
    case Ask::PassSafe:
    case Ask::GiveToStranger:
    case Ask::LawThreeSafe:
      return plead_gift(p, d.handle());
    case Ask::LawThreeReceiver:
      return plead_receiver(p, aimed_at(d.aim()));
    case Ask::Banish:
      return plead_banishing(p, view.pub.fight.defender, d.house());
    case Ask::StetsonFirst:
    case Ask::StetsonSecond:
      return plead_look(p, d.handle());
    case Ask::PickAttacker:
    case Ask::PickDefender:
    case Ask::ShowdownCard:
      return plead_strongest(p, d);
    default:
      return;
  }
}

}  // namespace saloon::deadwood_1876
