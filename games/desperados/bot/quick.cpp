// Playing nearly like the heuristic bots in a fraction of the time: rides by table instead of spreads, the last card by
// who is near instead of a plan of all, and a little noise, so that playouts differ.
#include "games/desperados/bot/bot.h"
#include "games/desperados/bot/glance.h"

namespace saloon::desperados::bot {

namespace {

/// Small random numbers out of one word, one for each answer that is weighed.
struct Noise {
  u64 word;
  float next() {
    word = word >> 7 | word << 57;
    return float(word & 127) / 128;
  }
};

/// Keeps the weightiest.
struct Best {
  Decision decision{};
  float most = -1e9F;
  void offer(const Decision& d, float worth) {
    if (worth <= most) return;
    most = worth;
    decision = d;
  }
};

// --- the gang
/// Mates with a disk who have laid a card for this town in this turn, as far as it is known.
int mates_at(const Public& pub, const Private& mine, Seat p, int town, bool with_disk) {
  int mates = 0;
  for (const Seat q : gang(pub)) {
    const u8 card = mine.gang.row[q][pub.turn - 1U];
    if (q == p || card == 0 || mine.gang.riding_in(q) == 0 || (with_disk && !has_disk(pub, q))) continue;
    mates += (card == kSaloon + 1 ? mine.gang.riding_in(q) : card) == town + 1 ? 1 : 0;
  }
  return mates;
}

/// Mates who have laid no card yet and are near enough.
int mates_near(const Public& pub, const Private& mine, Seat p, int town) {
  int mates = 0;
  for (const Seat q : gang(pub)) {
    if (q == p || mine.gang.riding_in(q) == 0 || mine.gang.row[q][pub.turn - 1U] != 0) continue;
    mates += kDistance[mine.gang.riding_in(q) - 1U][unsigned(town)] <= 1 ? 1 : 0;
  }
  return mates;
}

float worth_of_card(const Targets& at, const Private& mine, Seat p, int town) {
  float disk = 0;
  if (has_disk(at.pub, p)) {
    const int mates = mates_at(at.pub, mine, p, town, true);
    const int guards = at.glance.guards[unsigned(town)];
    const float here = 1 + mates <= guards ? 0 : at.disk_here(town) * (mates > guards ? 0.3F : 1);
    disk = std::max(here, at.disk_later(town));
  }
  return (disk + 0.7F * at.banks_later(town)) * at.safety(town);
}

/// The last card: a bank if enough go there, a tile for whoever has a disk.
float worth_of_last_card(const Targets& at, const Private& mine, Seat p, int town) {
  float worth = 0;
  const int guards = at.glance.guards[unsigned(town)];
  if (const int bank = kBankAt[unsigned(town)]; bank >= 0 && at.pub.bank_slot[unsigned(bank)] != 0) {
    const int there = mates_at(at.pub, mine, p, town, false);
    const int missing = guards - there;
    if (missing == 0) worth += bank_value(at.pub, mine, bank);
    if (missing > 0 && missing <= mates_near(at.pub, mine, p, town)) {
      worth += bank_value(at.pub, mine, bank) * 0.8F / float(1 + missing);
    }
  }
  if (has_disk(at.pub, p)) {
    const int mates = mates_at(at.pub, mine, p, town, true);
    if (mates == guards) worth += at.disk_here(town);
  }
  return worth * at.safety(town);
}

Decision quick_ride(const Public& pub, const Private& mine, Seat p, Noise noise) {
  const u32 cards = card_options(pub, mine, p);
  if (mine.stuck != 0 || (cards & (cards - 1)) == 0) return Decision::lay(lowest_bit(cards));
  const Targets targets(pub, mine);
  Best best;
  for (const int card : Bits{cards}) {
    const int town = card == kSaloon ? mine.town - 1 : card;
    const float worth =
        pub.turn == kTurns ? worth_of_last_card(targets, mine, p, town) : worth_of_card(targets, mine, p, town);
    best.offer(Decision::lay(card, owner_decides(pub)), worth + noise.next() - (card == kSaloon ? 0.5F : 0));
  }
  return best.decision;
}

/// Which of the gang here with a disk this seat is, and how many they are.
struct Turnout {
  int rank{};
  int count{};
};
Turnout turnout(const Public& pub, const Private& mine, Seat p) {
  Turnout out;
  for (const Seat q : gang(pub)) {
    if (!has_disk(pub, q) || (q != p && mine.gang.riding_in(q) != mine.town)) continue;
    out.rank += q < p ? 1 : 0;
    ++out.count;
  }
  return out;
}

/// Who robs and who waits, by the order of the seats: the first ones take the coach, the next ones the poker tile.
Decision quick_robbery(const Public& pub, const Private& mine, Seat p) {
  const int town = mine.town - 1;
  const bool last = pub.turn == kTurns;
  const auto [rank, count] = turnout(pub, mine, p);
  const int needed = sheriffs_in(pub, town) + 1;
  int first = 0;
  for (const Coach coach : {Coach::Brown, Coach::Blue}) {
    if (pub.coach[unsigned(coach)] != town + 1 || is_held(pub, coach)) continue;
    if (count >= first + needed && (rank < first + needed || last)) return Decision::rob(coach);
    first += needed;
  }
  if (!has_poker_tile(pub, town) || count < first + needed) return {};
  if (last) return Decision::poker();
  const bool coach_later = (Catches(pub, Glance(pub), pub.turn).free >> town & 1) != 0;
  return rank < first + needed && !coach_later ? Decision::poker() : Decision{};
}

Decision quick_action(const Public& pub, const Private& mine, Seat p) {
  if (mine.stuck != 0) return Decision::no_action();
  if (has_disk(pub, p)) {
    const Decision d = quick_robbery(pub, mine, p);
    if (d.given() && forbids_action(pub, mine, p, d) == nullptr) return d;
  }
  const int bank = kBankAt[mine.town - 1U];
  const bool spies = pub.turn == kTurns && bank >= 0 && pub.bank_slot[unsigned(bank)] != 0;
  return spies ? Decision::spy() : Decision::no_action();
}

// --- the law
/// What is known of the gang: where each was last seen, and so many cards ago.
struct Trails {
  struct Trail {
    const ByTowns<float>* rides;
    unsigned from;
    bool disk;
  };
  std::array<Trail, kMostDesperados> trail{};
  int count = 0;

  /// After the card of `turn`.
  Trails(const Public& pub, int turn) {
    for (const Seat p : gang(pub)) {
      unsigned from = pub.figure[p] - 1U;
      int seen = 0;
      for (int t = 0; t < pub.turn && t < kTurns; ++t) {
        const u8 card = pub.shown[p][unsigned(t)];
        if (card == 0) continue;
        seen = t + 1;
        if (card != kSaloon + 1) from = card - 1U;
      }
      trail[unsigned(count++)] = {&kRides[unsigned(std::max(0, turn - seen))], from, has_disk(pub, p)};
    }
  }
  [[nodiscard]] float ride(int i, int town) const {
    return (*trail[unsigned(i)].rides)[trail[unsigned(i)].from][unsigned(town)];
  }
};

/// How much more than any other town this one draws riders after the card of `turn`, without a disk and with one.
struct Pull {
  float plain{};
  float disk{};
};
Pull pull_of(const Public& pub, const Glance& glance, int town, int turn) {
  Pull pull{0.6F, 0.6F};
  const float open = 1.0F / float(1 + glance.guards[unsigned(town)]);
  const int bank = kBankAt[unsigned(town)];
  if (bank >= 0 && pub.bank_slot[unsigned(bank)] != 0 && turn >= kTurns - 1) {
    pull.plain += (turn == kTurns ? 3.0F : 0.8F) * open;
  }
  pull.disk = pull.plain;
  if ((glance.coaches >> town & 1) != 0) pull.disk += 2 * open;
  if (has_poker_tile(pub, town)) pull.disk += 0.5F * open;
  return pull;
}

/// Chances of exactly so many desperados.
struct Crowd {
  std::array<float, kMostDesperados + 2> exactly{1};
  void add(float chance) {
    for (unsigned n = kMostDesperados; n > 0; --n) exactly[n] += (exactly[n - 1] - exactly[n]) * chance;
    exactly[0] -= exactly[0] * chance;
  }
  [[nodiscard]] float at_least(int n) const {
    float sum = 0;
    for (auto i = unsigned(n); i < exactly.size(); ++i) sum += exactly[i];
    return sum;
  }
};

float worth_of_chase(const Public& pub, const Private& mine, const Glance& glance, const Trails& now,
                     const Trails& next, int town) {
  const Pull pull = pull_of(pub, glance, town, pub.turn);
  Crowd crowd;
  float worth = 0;
  for (int i = 0; i < now.count; ++i) {
    const bool disk = now.trail[unsigned(i)].disk;
    const float meets = std::min(0.9F, now.ride(i, town) * (disk ? pull.disk : pull.plain));
    worth += meets * (disk ? 13 : 8);
    crowd.add(meets);
  }
  const int bank = kBankAt[unsigned(town)];
  if (pub.turn == kTurns) {
    if (bank < 0) return worth;
    return worth + bank_value(pub, mine, bank) * crowd.at_least(glance.guards[unsigned(town)] + 1);
  }
  float best = 0;
  for (const int there : Bits{roads_from(town)}) {
    float meets = 0;
    for (int i = 0; i < next.count; ++i) meets += next.ride(i, there);
    best = std::max(best, meets);
  }
  return worth + 5 * best;
}

Decision quick_chase(const Public& pub, const Private& mine, Seat p, Noise noise) {
  const u32 cards = card_options(pub, mine, p);
  if (mine.stuck != 0 || (cards & (cards - 1)) == 0) return Decision::lay(lowest_bit(cards));
  const Glance glance(pub);
  const Trails now(pub, pub.turn);
  const Trails next(pub, std::min(kTurns, pub.turn + 1));
  Best best;
  for (const int card : Bits{cards}) {
    const int town = card == kSaloon ? mine.town - 1 : card;
    best.offer(Decision::lay(card), worth_of_chase(pub, mine, glance, now, next, town) + noise.next());
  }
  return best.decision;
}

/// What one guard more is worth before each bank when the round ends.
std::array<float, kBanks> worth_of_guards(const Public& pub, const Private& mine, unsigned sheriff) {
  std::array<int, kBanks> guards{};
  for (unsigned i = 0; i < unsigned(sheriffs_in_play(pub)); ++i) {
    if (i != sheriff && pub.sheriff[i] != 0) ++guards[kNearestBank[pub.sheriff[i] - 1U]];
  }
  const Trails in_the_end(pub, kTurns);
  std::array<float, kBanks> worth{};
  for (unsigned b = 0; b < kBanks; ++b) {
    Crowd crowd;
    for (int i = 0; i < in_the_end.count; ++i)
      crowd.add(std::min(0.7F, 3.5F * in_the_end.ride(i, components::kBankTowns[b])));
    worth[b] = bank_value(pub, mine, int(b)) * crowd.exactly[unsigned(std::min(guards[b] + 1, kMostDesperados))];
  }
  return worth;
}

/// What one guard more among so many is worth in this town in this very turn.
float worth_of_watch(const Public& pub, const Glance& glance, const Trails& now, int town, int others) {
  const float loot = (glance.coaches >> town & 1) != 0 ? kCoachTile : has_poker_tile(pub, town) ? kPokerTile : 0;
  Crowd crowd;
  for (int i = 0; i < now.count; ++i) {
    if (now.trail[unsigned(i)].disk) crowd.add(std::min(0.9F, 2 * now.ride(i, town)));
  }
  return loot * crowd.exactly[unsigned(std::min(others + 1, kMostDesperados))];
}

Decision quick_post(const Public& pub, const Private& mine, Noise noise) {
  const auto sheriff = unsigned(pub.flow.top().get<SheriffsLocals>().sheriff);
  const std::array<float, kBanks> banks = worth_of_guards(pub, mine, sheriff);
  const Glance glance(pub);
  const Trails now(pub, pub.turn);
  const int here = pub.sheriff[sheriff] - 1;
  Best best;
  for (const int town : Bits{roads_from(here) | 1U << here}) {
    float worth = 0;
    for (unsigned b = 0; b < kBanks; ++b) {
      const int late = kDistance[unsigned(town)][components::kBankTowns[b]] - (kTurns - pub.turn);
      worth = std::max(worth, late <= 0 ? banks[b] : banks[b] / float(1 + 2 * late));
    }
    const int others = glance.guards[unsigned(town)] - (town == here ? 1 : 0);
    worth += worth_of_watch(pub, glance, now, town, others) + 0.3F * noise.next();
    best.offer(town == here ? Decision::stay() : Decision::move(town), worth);
  }
  return best.decision;
}

/// Sheriffs at banks, desperados where neither they nor the marshal are near; the marshal anywhere.
Decision quick_place(const Public& pub, Chance& chance) {
  u32 towns = kAllTowns;
  const u8 marshal = pub.figure[pub.marshal];
  if (marshal != 0) {
    const bool law = SeatSet{pub.asked.required}.has(pub.marshal);
    towns = law ? bank_towns() : kAllTowns & ~(Glance(pub).guarded | kWithin[1][marshal - 1U]);
  }
  if (towns == 0) towns = kAllTowns;
  return Decision::place(nth_bit(towns, int(chance.below(u32(count_bits(towns))))));
}

}  // namespace

}  // namespace saloon::desperados::bot

namespace saloon::desperados {

Decision Game::quick(const Public& pub, const Private& mine, Seat p, Decisions& list, Chance& chance) {
  using namespace bot;
  switch (Ask(pub.asked.what[p])) {
    case Ask::PlaceLaw:
    case Ask::PlaceDesperado:
      return quick_place(pub, chance);
    case Ask::MoveSheriff:
      return quick_post(pub, mine, {chance.fresh_key()});
    case Ask::LayCard:
      if (is_marshal(pub, p)) return quick_chase(pub, mine, p, {chance.fresh_key()});
      return quick_ride(pub, mine, p, {chance.fresh_key()});
    case Ask::ChooseAction:
      return quick_action(pub, mine, p);
    default:
      break;
  }
  legal(pub, mine, p, list);
  if (list.empty()) return {};
  return list[int(chance.below(u32(list.size())))];
}

}  // namespace saloon::desperados
