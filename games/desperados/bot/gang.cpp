// The gang's bot: everybody works out the same plan from what all share, so nobody has to talk.
#include "games/desperados/bot/bot.h"

namespace saloon::desperados::bot {

namespace {

struct Rider {
  Seat seat;
  int town;
  u32 cards;  ///< what he may lay now
};

int after_card(int town, int card) { return card == kSaloon ? town : card; }

/// Teammates, as far as their towns are known, who have laid a card for this town in this turn and have a disk.
int mates_heading_for(const View& v, int town) {
  int mates = 0;
  for (const Seat q : gang(v.pub)) {
    if (q == v.viewer || !has_disk(v.pub, q) || v.mine.gang.riding_in(q) == 0) continue;
    const u8 card = v.mine.gang.row[q][v.pub.turn - 1U];
    if (card != 0 && after_card(v.mine.gang.riding_in(q) - 1, card - 1) == town) ++mates;
  }
  return mates;
}

/// How much less a chance to meet the marshal counts for the bold, and more for the cautious.
double fear(const Temper& temper) { return 1 - 0.7 * part(temper.boldness); }

/// What it is worth to him to ride with those who have laid a card for this town.
double worth_of_company(const View& v, const Temper& temper, int town) {
  double worth = 0;
  for (const Seat q : gang(v.pub)) {
    if (q == v.viewer || v.mine.gang.riding_in(q) == 0) continue;
    const u8 card = v.mine.gang.row[q][v.pub.turn - 1U];
    if (card == 0 || after_card(v.mine.gang.riding_in(q) - 1, card - 1) != town) continue;
    worth += 2 * part(temper.loyalty) + 2 * part(temper.goodwill[q]);
  }
  return worth;
}

/// What one's disk can win in this town right now.
double worth_of_disk_here(const Public& pub, int town, int joiners) {
  if (joiners <= sheriffs_in(pub, town)) return 0;
  const double coach = coach_is_here(pub, town) ? coach_worth(pub) : 0;
  const double poker = has_poker_tile(pub, town) ? poker_worth(pub) : 0;
  return coach > poker ? coach : poker;
}

/// What it can still win later in the round, from this town.
double worth_of_disk_later(const Public& pub, int town, int turn) {
  double best = 0;
  for (int t = turn + 1; t <= kTurns; ++t) {
    for (const int there : Bits{kWithin[unsigned(t - turn)][unsigned(town)]}) {
      const double guarded = sheriffs_in(pub, there) == 0 ? 0.8 : 0.25;
      if (coach_comes(pub, there, t)) best = std::max(best, coach_worth(pub) * guarded);
      if (has_poker_tile(pub, there)) best = std::max(best, poker_worth(pub) * guarded * 0.8);
    }
  }
  return best;
}

double worth_of_banks_later(const View& v, int town, int turn) {
  double best = 0;
  double second = 0;
  for (int b = 0; b < kBanks; ++b) {
    const int there = components::kBankTowns[unsigned(b)];
    if (distance(town, there) > kTurns - turn) continue;
    const double chance = sheriffs_in(v.pub, there) == 0 ? 0.7 : sheriffs_in(v.pub, there) == 1 ? 0.45 : 0.25;
    const double worth = bank_worth(v.pub, v.mine, b) * chance;
    second = std::max(second, std::min(worth, best));
    best = std::max(best, worth);
  }
  return best + 0.3 * second;
}

// --- the last card: who goes to which bank
struct Plan {
  const View& v;
  Spread marshal;
  double fear;  ///< of meeting him
  std::array<Rider, kMaxSeats> riders{};
  int count{};
  std::array<int, kMaxSeats> goes{};
  std::array<int, kMaxSeats> best{};
  double most = -1;

  double worth() const {
    double sum = 0;
    std::array<int, kTowns> there{};
    for (int i = 0; i < count; ++i) ++there[unsigned(goes[unsigned(i)])];
    for (int b = 0; b < kBanks; ++b) {
      const unsigned town = components::kBankTowns[unsigned(b)];
      if (there[town] > sheriffs_in(v.pub, int(town))) sum += bank_worth(v.pub, v.mine, b) * (1 - marshal[town] * fear);
    }
    for (int i = 0; i < count; ++i) {
      const int town = goes[unsigned(i)];
      if (!has_disk(v.pub, riders[unsigned(i)].seat)) continue;
      sum += worth_of_disk_here(v.pub, town, there[unsigned(town)]) * (1 - marshal[unsigned(town)] * fear) /
             there[unsigned(town)];
    }
    return sum;
  }
  void try_all(int i) {
    if (i == count) {
      const double sum = worth();
      if (sum > most) {
        most = sum;
        best = goes;
      }
      return;
    }
    const Rider& r = riders[unsigned(i)];
    for (const int card : Bits{r.cards}) {
      goes[unsigned(i)] = after_card(r.town, card);
      try_all(i + 1);
    }
  }
};

/// Where the plan sends this seat with the last card; -1 if it knows none.
int planned_town(const View& v, const Spread& marshal, const Temper& temper) {
  const Public& pub = v.pub;
  Plan plan{.v = v, .marshal = marshal, .fear = fear(temper)};
  int own = -1;
  for (const Seat q : gang(pub)) {
    const int town = (q == v.viewer ? v.mine.town : v.mine.gang.riding_in(q)) - 1;
    if (town < 0) continue;
    const Row& row = q == v.viewer ? v.mine.row : v.mine.gang.row[q];
    u32 cards = legal_cards(town, hand_of(pub, q, row, pub.laid[q]));
    if (cards == 0) continue;
    // Only what can be robbed counts: banks, and where the disk may win something.
    u32 useful = 0;
    for (const int card : Bits{cards}) {
      const int to = after_card(town, card);
      const bool disk = has_disk(pub, q) && (coach_is_here(pub, to) || has_poker_tile(pub, to));
      if (bank_at(to) >= 0 || disk) useful |= 1U << card;
    }
    if (useful == 0) useful = cards & (~cards + 1);
    if (q == v.viewer) own = plan.count;
    plan.riders[unsigned(plan.count++)] = {q, town, useful};
  }
  if (own < 0) return -1;
  plan.try_all(0);
  return plan.best[unsigned(own)];
}

double worth_of_card(const View& v, const Spread& marshal, const Temper& temper, int card) {
  const Public& pub = v.pub;
  const int town = after_card(v.mine.town - 1, card);
  const double free = 1 - marshal[unsigned(town)] * fear(temper);
  const int mates = mates_heading_for(v, town);
  double disk = 0;
  if (has_disk(pub, v.viewer)) {
    const double crowded = mates > sheriffs_in(pub, town) ? 0.3 : 1;
    disk = std::max(worth_of_disk_here(pub, town, 1 + mates) * crowded, worth_of_disk_later(pub, town, pub.turn));
  }
  return (disk + 0.7 * worth_of_banks_later(v, town, pub.turn)) * free + (card == kSaloon ? -0.5 : 0) +
         worth_of_company(v, temper, town);
}

// --- actions
/// Which of the gang here with a disk this seat is, and how many they are.
struct Crowd {
  int rank{};
  int count{};
};
Crowd crowd_here(const View& v) {
  Crowd c;
  for (const Seat q : gang(v.pub)) {
    const bool here = q == v.viewer || v.mine.gang.riding_in(q) == v.mine.town;
    if (!here || !has_disk(v.pub, q)) continue;
    if (q == v.viewer) c.rank = c.count;
    ++c.count;
  }
  return c;
}

double worth_of_action(const View& v, const Temper& temper, const Decision& d) {
  const Public& pub = v.pub;
  const int town = v.mine.town - 1;
  const bool last = pub.turn == kTurns;
  if (d.verb() == Verb::NoAction) return 0;
  const double bold = part(temper.boldness);
  if (d.verb() == Verb::Spy) return last ? 1 : -1 + 2 * bold;  // earlier it would show the marshal where one is
  const int needed = sheriffs_in(pub, town) + 1;
  const Crowd here = crowd_here(v);
  const bool coach = d.verb() == Verb::Coach;
  const int first = coach || !coach_is_here(pub, town) ? 0 : needed;  // the first ones take the coach
  if (here.count < first + needed) return coach || last ? -0.5 : -2;
  const double worth = coach ? coach_worth(pub) : poker_worth(pub);
  if (here.rank < first) return 0.1;
  if (here.rank < first + needed) {
    const double spite = -2 * part(temper.goodwill[pub.marshal]);
    return worth - (last ? 0 : worth_of_disk_later(pub, town, pub.turn) * 0.9) + 1.5 + 5 * bold + spite;
  }
  return last ? 2 : -1 + 2 * part(temper.loyalty);  // more disks than needed: only when they have nothing better to do
}

double worth_of_start(const View& v, int town) {
  const Public& pub = v.pub;
  int mates = 0;
  for (const Seat q : gang(pub)) mates += q != v.viewer && pub.figure[q] == town + 1 ? 1 : 0;
  const double away = distance(town, pub.figure[pub.marshal] - 1);
  return worth_of_disk_later(pub, town, 0) + worth_of_banks_later(v, town, 0) + 0.8 * away - 1.5 * mates -
         2 * sheriffs_in(pub, town);
}

}  // namespace

Desperado::Desperado(const View& view, const Temper& nature) : v(view), temper(nature) {
  if (Ask(v.pub.asked.what[v.viewer]) != Ask::LayCard || v.mine.stuck != 0) return;
  marshal = marshal_after(v.pub, Draws(v.pub), v.pub.turn);
  if (v.pub.turn == kTurns) planned = planned_town(v, marshal, temper);
}

double Desperado::worth(const Decision& d) const {
  switch (Ask(v.pub.asked.what[v.viewer])) {
    case Ask::PlaceDesperado:
      return worth_of_start(v, d.town());
    case Ask::LayCard: {
      if (v.mine.stuck != 0) return 0;
      const double mark = d.marked() ? 0.01 : 0;
      if (v.pub.turn < kTurns) return worth_of_card(v, marshal, temper, d.card()) + mark;
      return (planned == after_card(v.mine.town - 1, d.card()) ? 1 : 0) + mark;
    }
    case Ask::ChooseAction:
      return worth_of_action(v, temper, d);
    default:
      return 0;
  }
}

}  // namespace saloon::desperados::bot
