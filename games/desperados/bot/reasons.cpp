// Why a decision is good or bad, in the terms the bots weigh: for hints, in a sentence each (words "why.<term>").
#include <cmath>

#include "games/desperados/bot/bot.h"

namespace saloon::desperados {

namespace {

using namespace bot;

/// In the order of Game::kTerms.
enum class Term : u8 {
  Coach,       ///< a coach can be robbed there: {n} dollars
  Poker,       ///< a poker tile: {n} dollars
  Later,       ///< a coach can still be caught from there
  Bank,        ///< a bank is within reach: {n} dollars
  Marshal,     ///< he may be there: {n} in a hundred
  Guards,      ///< {n} sheriffs stand in the way
  Together,    ///< {seat} comes too
  Apart,       ///< {n} mates are there already
  Hidden,      ///< nobody learns where he is
  Saves,       ///< his disk can win more later
  Spy,         ///< the gang learns what the bank is worth
  Far,         ///< {n} roads from the marshal
  Arrest,      ///< {seat} may be there: {n} in a hundred
  Chase,       ///< much of the gang is near
  Bars,        ///< one guard more before a bank of {n} dollars
  Watch,       ///< one guard more where something can be robbed now
  Crossroads,  ///< {n} towns are near
  Manned,      ///< {n} sheriffs are there already
};
static_assert(std::size(Game::kTerms) == std::size_t(Term::Manned) + 1);

/// Collects what speaks for a decision of this seat. Worth is counted in hundreds of dollars.
struct Pleading {
  const View& v;
  Reasons& out;

  /// What a hundred dollars change in an even game, in hundredths of a victory: the more, the fewer rounds are left.
  [[nodiscard]] double per_hundred() const {
    return 2.5 / std::sqrt(double(kRounds + 1 - std::max<int>(v.pub.round, 1)));
  }
  void say(Term term, double worth, int n = 0, Seat about = 0) {
    if (std::abs(worth) < 0.05 || out.size() == Reasons::capacity()) return;
    out.push({u8(term), about, i16(n), float(worth * per_hundred())});
  }
};

int dollars(double hundreds) { return int(std::lround(hundreds)) * kHundred; }
int percent(double chance) { return int(std::lround(100 * chance)); }

// --- the gang
/// What a disk wins in this town at once.
void plead_disk(Pleading& p, int town, int joiners) {
  const Public& pub = p.v.pub;
  const int guards = sheriffs_in(pub, town);
  if (joiners <= guards) return;
  if (coach_is_here(pub, town)) return p.say(Term::Coach, coach_worth(pub), dollars(coach_worth(pub)));
  if (has_poker_tile(pub, town)) p.say(Term::Poker, poker_worth(pub), dollars(poker_worth(pub)));
}

void plead_ride(Pleading& p, int town) {
  const View& v = p.v;
  const Public& pub = v.pub;
  const Glance glance(pub);
  const int guards = glance.guards[unsigned(town)];
  int mates = 0;
  for (const Seat q : gang(pub)) {
    const u8 card = v.mine.gang.row[q][pub.turn - 1U];
    if (q == v.viewer || card == 0 || v.mine.gang.riding_in(q) == 0) continue;
    if ((card == kSaloon + 1 ? v.mine.gang.riding_in(q) : card) != town + 1) continue;
    ++mates;
    if (guards > 0) p.say(Term::Together, 3, 0, q);
  }
  if (guards > mates) p.say(Term::Guards, -2 * guards, guards);
  if (has_disk(pub, v.viewer)) {
    plead_disk(p, town, 1 + mates);
    if ((Catches(pub, glance, pub.turn).free >> town & 1) != 0) p.say(Term::Later, 0.4 * coach_worth(pub));
  }
  double bank = 0;
  double inside = 0;
  for (int b = 0; b < kBanks; ++b) {
    const int there = components::kBankTowns[unsigned(b)];
    if (distance(town, there) > kTurns - pub.turn) continue;
    const double worth = bank_worth(pub, v.mine, b) / (1 + glance.guards[unsigned(there)]);
    if (worth <= bank) continue;
    bank = worth;
    inside = bank_worth(pub, v.mine, b);
  }
  if (bank > 0) p.say(Term::Bank, pub.turn == kTurns ? bank : 0.3 * bank, dollars(inside));
  const double meets = marshal_after(pub, Draws(pub), pub.turn)[unsigned(town)];
  p.say(Term::Marshal, -15 * meets, percent(meets));
}

void plead_action(Pleading& p, const Decision& d) {
  const Public& pub = p.v.pub;
  const int town = p.v.mine.town - 1;
  const bool last = pub.turn == kTurns;
  const bool catches = (Catches(pub, Glance(pub), pub.turn).free >> town & 1) != 0;
  switch (d.verb()) {
    case Verb::NoAction:
      if (has_disk(pub, p.v.viewer) && catches) p.say(Term::Saves, 0.6 * coach_worth(pub));
      if (!last) p.say(Term::Hidden, 1.5);
      return;
    case Verb::Coach:
      return p.say(Term::Coach, coach_worth(pub), dollars(coach_worth(pub)));
    case Verb::Poker:
      return p.say(Term::Poker, poker_worth(pub), dollars(poker_worth(pub)));
    case Verb::Spy:
      return p.say(Term::Spy, 1);
    default:
      return;
  }
}

void plead_start(Pleading& p, int town) {
  const Public& pub = p.v.pub;
  int mates = 0;
  for (const Seat q : gang(pub)) mates += q != p.v.viewer && pub.figure[q] == town + 1 ? 1 : 0;
  const int away = distance(town, pub.figure[pub.marshal] - 1);
  p.say(Term::Far, 0.8 * away, away);
  p.say(Term::Apart, -1.5 * mates, mates);
  p.say(Term::Guards, -2 * sheriffs_in(pub, town), sheriffs_in(pub, town));
  if ((Catches(pub, Glance(pub), 0).free >> town & 1) != 0) p.say(Term::Later, 0.4 * coach_worth(pub));
}

// --- the law
void plead_chase(Pleading& p, int town) {
  const Public& pub = p.v.pub;
  const Temper calm;
  const Marshal m(p.v, calm);
  for (const Seat q : gang(pub)) {
    const double meets = m.now.at[q][unsigned(town)];
    p.say(Term::Arrest, meets * (has_disk(pub, q) ? 13 : 8), percent(meets), q);
  }
  const int bank = bank_at(town);
  if (pub.turn == kTurns && bank >= 0) {
    const double worth = bank_worth(pub, p.v.mine, bank);
    p.say(Term::Bars, worth * m.now.at_least(town, sheriffs_in(pub, town) + 1), dollars(worth));
  }
  if (pub.turn == kTurns) return;
  double near = 0;
  for (const int there : Bits{roads_from(town)}) {
    for (const Seat q : gang(pub)) near += m.next.at[q][unsigned(there)];
  }
  p.say(Term::Chase, near);
}

void plead_post(Pleading& p, int town) {
  const Public& pub = p.v.pub;
  const Temper calm;
  const Marshal m(p.v, calm);
  for (int b = 0; b < kBanks; ++b) {
    const int there = components::kBankTowns[unsigned(b)];
    const double worth = bank_worth(pub, p.v.mine, b);
    if (distance(town, there) <= std::min(1, kTurns - pub.turn)) {
      p.say(Term::Bars, worth * m.in_the_end.at_least(there, 1) * 0.5, dollars(worth));
    }
  }
  const double loot = coach_is_here(pub, town) ? coach_worth(pub) : has_poker_tile(pub, town) ? poker_worth(pub) : 0;
  p.say(Term::Watch, loot * m.now.at_least(town, 1));
}

void plead_place(Pleading& p, int town) {
  const Public& pub = p.v.pub;
  if (pub.figure[pub.marshal] == 0) {
    const int near = count_bits(kWithin[2][unsigned(town)]) - 1;
    return p.say(Term::Crossroads, 0.3 * near, near);
  }
  const int bank = bank_at(town);
  if (bank < 0) return;
  const double worth = bank_worth(pub, p.v.mine, bank);
  p.say(Term::Bars, 0.3 * worth, dollars(worth));
  p.say(Term::Manned, -3 * sheriffs_in(pub, town), sheriffs_in(pub, town));
}

}  // namespace

void Game::reasons(const View& v, const Decision& d, Reasons& out) {
  out.clear();
  Pleading p{v, out};
  switch (Ask(v.pub.asked.what[v.viewer])) {
    case Ask::PlaceLaw:
      return plead_place(p, d.town());
    case Ask::PlaceDesperado:
      return plead_start(p, d.town());
    case Ask::MoveSheriff:
      return plead_post(
          p, d.verb() == Verb::Stay ? v.pub.sheriff[v.pub.flow.top().get<SheriffsLocals>().sheriff] - 1 : d.town());
    case Ask::LayCard:
    case Ask::ExchangeCard: {
      if (v.mine.stuck != 0) return;
      // Before an exchange the card is still laid: he starts from where he was without it.
      const int from = ride_of(v.pub, v.viewer, v.mine.row, v.pub.turn - 1).town;
      const int town = d.card() == kSaloon ? from : d.card();
      return is_marshal(v.pub, v.viewer) ? plead_chase(p, town) : plead_ride(p, town);
    }
    case Ask::ChooseAction:
      return plead_action(p, d);
    case Ask::RefillChoice: {
      int guards = 0;
      for (const int b : Bits{d.banks()}) guards += sheriffs_in(v.pub, components::kBankTowns[unsigned(b)]);
      return p.say(Term::Manned, guards, guards);
    }
    default:
      return;
  }
}

}  // namespace saloon::desperados
