// The final reveal: all rows face up, gold per establishment, and who qualifies for the showdown.
#include "games/deadwood_1876/rules.h"

namespace saloon::deadwood_1876 {

namespace {

bool has_safe(const Public& pub, int holder, int safe) {
  return (pub.facts[unsigned(safe)] & pub.in_row[unsigned(holder)]) != 0;
}

void tell_rows(Context& c) {
  const auto& pub = c.pub();
  for (int holder = 0; holder < holders(pub); ++holder) {
    const auto h = unsigned(holder);
    SafeRow row;
    for (unsigned i = 0; i < pub.row_size[h]; ++i) {
      row.put(int(i), pub.row[h][i], c.s.hidden.safe_at[pub.row[h][i]] - 1);
    }
    c.tell<"row_revealed">(everyone(), aim(pub, holder), row);
  }
}

/// DW76-FIN-01, DW76-TWO-20: every row, the Stranger's too.
void open_rows(Context& c) {
  const auto& pub = c.pub();
  reveal_all(c);
  if (c.listened()) tell_rows(c);
  SeatSet owners;  // DW76-MYS-03
  for (Seat p = 0; p < c.seats(); ++p) {
    if (has_safe(pub, p, kStrike) || has_safe(pub, p, kDebt)) owners.add(p);
  }
  if (!owners.empty()) c.ask(owners, Ask::MysteryGun);
  c.wait(RevealAt::Count);
}

// --- Mystery Safes
/// Cards + 1; 0 = none.
struct Guns {
  int strike{}, debt{};
};

/// DW76-MYS-03: the cards are shown together and discarded, not replaced.
Guns lay_mystery_guns(Context& c, Seat p) {
  const Decision d = c.take_answer(p);
  if (d.verb() != Verb::Guns) return {};
  const Guns guns{d.strike_gun(), d.debt_gun()};
  for (const int card : {guns.strike, guns.debt}) {
    if (card != 0) discard_from_hand(c, p, card - 1);
  }
  return guns;
}

int roll_mystery(Context& c, int holder, Safe safe, int card) {
  const int score = roll_die(c, gun_of(card));
  c.tell<"mystery_gun">(everyone(), aim(c.pub(), holder), safe, card, score);
  return score;
}

/// A card + 1; 0 = none.
int roll_for_seat(Context& c, Seat p, Safe safe, int card) {
  return card == 0 ? 0 : roll_mystery(c, p, safe, card - 1);
}

/// DW76-MYS-08: for the Stranger the draw pile gives the gun.
int roll_for_stranger(Context& c, Safe safe) {
  if (!has_safe(c.pub(), kStranger, safe)) return 0;
  const int card = turn_over_card(c);
  const int score = roll_mystery(c, kStranger, safe, card);
  discard_cards(c, bit(card));
  return score;
}

/// DW76-MYS-04, DW76-MYS-05: what Cash and Claim Deed are worth where the owner's star stands.
int mystery_gold(const Public& pub, int holder) {
  int stars = 0;
  for (int other = 0; other < holders(pub); ++other) {
    stars += pub.star[unsigned(other)] == pub.star[unsigned(holder)] ? 1 : 0;
  }
  int gold = has_safe(pub, holder, kCash) ? stars * components::kCashPerStar : 0;
  if (stars == 1 && has_safe(pub, holder, kDeed)) gold += components::kDeedIfAlone;
  return gold;
}

void add_gold(Public& pub, int holder, int more) {
  i8& gold = pub.gold[unsigned(holder)];
  gold = i8(gold + more + mystery_gold(pub, holder));
}

/// From the starting player clockwise, the Stranger last; M-STRIKE adds, M-DEBT subtracts.
void play_mystery_safes(Context& c) {
  auto& pub = c.pub();
  std::array<Guns, kMaxSeats> guns{};
  for (Seat p = 0; p < c.seats(); ++p) guns[p] = lay_mystery_guns(c, p);
  Seat p = pub.start;
  for (int i = 0; i < c.seats(); ++i, p = next_seat(p, c.seats())) {
    const int strike = roll_for_seat(c, p, kStrike, guns[p].strike);
    add_gold(pub, p, strike - roll_for_seat(c, p, kDebt, guns[p].debt));
  }
  if (c.seats() != 2) return;
  const int strike = roll_for_stranger(c, kStrike);
  add_gold(pub, kStranger, strike - roll_for_stranger(c, kDebt));
}

}  // namespace

// --- gold
/// DW76-FIN-02, DW76-OBJ-02, DW76-MYS-02: only gold safes have a value of their own.
void count_gold(Context& c) {
  auto& pub = c.pub();
  for (int holder = 0; holder < holders(pub); ++holder) {
    int gold = 0;
    for (const int handle : Bits{pub.in_row[unsigned(holder)]}) {
      gold += components::kSafeGold[c.s.hidden.safe_at[unsigned(handle)] - 1U];
    }
    pub.gold[unsigned(holder)] = i8(gold);
  }
  if (pub.config.mystery_safes) play_mystery_safes(c);
  for (int holder = 0; c.listened() && holder < holders(pub); ++holder) {
    const auto h = unsigned(holder);
    c.tell<"gold_counted">(everyone(), aim(pub, holder), pub.gold[h], pub.star[h] - 1);
  }
}

namespace {

struct House {
  int stars = 0, gold = 0;
  u32 lodgers = 0;
};

}  // namespace

/// DW76-FIN-03, DW76-FIN-05, DW76-FIN-06: the most gold, then the fewest stars; equal ones qualify together.
u32 qualified(const Public& pub, int& gold) {
  std::array<House, kHouses + 1> houses{};
  for (int holder = 0; holder < holders(pub); ++holder) {
    House& house = houses[pub.star[unsigned(holder)]];
    ++house.stars;
    house.gold += pub.gold[unsigned(holder)];
    house.lodgers |= u32(bit(holder));
  }
  House best;
  for (const House& house : houses) {
    if (house.stars == 0) continue;
    const bool first = best.stars == 0;
    const bool better = house.gold > best.gold || (house.gold == best.gold && house.stars < best.stars);
    const bool equal = !first && house.gold == best.gold && house.stars == best.stars;
    if (equal) best.lodgers |= house.lodgers;
    if (first || better) best = house;
  }
  gold = best.gold;
  return best.lodgers;
}

namespace {

void tell_finalists(Context& c, u32 lodgers, int gold) {
  u32 aims = 0;
  for (const int holder : Bits{lodgers}) aims |= u32(bit(aim(c.pub(), holder)));
  c.tell<"finalists">(everyone(), aims, gold);
}

// --- who fights
/// DW76-VAR-01, DW76-VAR-02, DW76-VAR-03, DW76-VAR-04, DW76-VAR-05: either condition is enough; otherwise they fight.
/// DW76-TWO-26: with two players only if they are exactly the finalists.
EndReason team_victory(const Public& pub, SeatSet finalists) {
  bool unarmed = pub.config.peace_and_love;
  bool all_rich = pub.config.share_the_gold && pub.seats >= 6;
  for (const Seat p : finalists) {
    unarmed = unarmed && showdown_guns(pub, p) == 0;
    all_rich = all_rich && pub.gold[p] >= 1;
  }
  if (unarmed) return EndReason::PeaceAndLove;
  return all_rich ? EndReason::ShareTheGold : EndReason::None;
}

void begin_showdown(Context& c, SeatSet fighters) {
  c.pub().fighters = fighters.bits;
  c.become(frame_of(Proc::Showdown));
}

/// DW76-FIN-04, DW76-FIN-07, DW76-FIN-08, DW76-OBJ-01; with two players DW76-TWO-21, DW76-TWO-22,
/// DW76-TWO-23, DW76-TWO-25.
void decide(Context& c, u32 lodgers) {
  auto& pub = c.pub();
  const SeatSet finalists = SeatSet{u16(lodgers)} & all_seats(pub.seats);
  const bool stranger = lodgers != finalists.bits;
  if (finalists.empty()) return finish(c, EndReason::StrangerWins, {});
  if (finalists.size() == 1 && !stranger) return finish(c, EndReason::OnlyFinalist, finalists);
  if (finalists.size() == 1) {
    const Seat other = next_seat(Seat(lowest_bit(finalists.bits)), 2);
    pub.as_stranger = u8(other + 1);
    c.tell<"fights_for_stranger">(everyone(), other);
    return begin_showdown(c, all_seats(2));
  }
  const EndReason team = stranger ? EndReason::None : team_victory(pub, finalists);
  if (team != EndReason::None) return finish(c, team, finalists);
  begin_showdown(c, finalists);  // DW76-TWO-22: the Stranger himself never fights
}

}  // namespace

void reveal(Context& c) {
  switch (c.at<RevealAt>()) {
    case RevealAt::Open:
      return open_rows(c);
    case RevealAt::Count: {
      count_gold(c);
      int gold = 0;
      const u32 lodgers = qualified(c.pub(), gold);
      tell_finalists(c, lodgers, gold);
      return decide(c, lodgers);
    }
  }
}

}  // namespace saloon::deadwood_1876
