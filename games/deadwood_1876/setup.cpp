// Set-up, the Stranger's arrival, and who takes the first turn.
#include "games/deadwood_1876/rules.h"

namespace saloon::deadwood_1876 {

/// Every option may be set at every table; where it does not apply (DW76-VAR-03 below six players, DW76-HOL-12 with
/// two) it has no effect.
const char* Game::forbids(const Config&, int seats) {
  return seats < kMinSeats || seats > kMaxSeats ? "DW76-SETUP-02" : nullptr;
}

State Game::setup(const Config& config, int seats) {
  State s = GameOf::setup(config, seats);
  s.pub.holdups_left = u8(holdups(seats));
  s.hidden.draw_pile = kAllCards;  // DW76-SETUP-06, -08: unordered until drawn, which is the same as shuffled
  s.pub.pool = kAllCards;
  s.pub.draw_size = kCards;
  s.hidden.left_over = safes_used(config.mystery_safes);  // DW76-SETUP-09
  return s;
}

bool one_character_left(const Public& pub, Seat p) { return p == kCharacters - 1 && pub.seats == kCharacters; }

u32 houses_with_room(const Public& pub, int but) {
  std::array<int, kHouses + 1> stars{};
  for (int holder = 0; holder < holders(pub); ++holder) ++stars[pub.star[unsigned(holder)]];
  u32 room = 0;
  for (int house = 0; house < kHouses; ++house) {
    if (house != but && stars[unsigned(house + 1)] < capacity(pub.seats)) room |= u32(bit(house));
  }
  return room;
}

namespace {

/// DW76-SETUP-02: in turn, all different; DW76-SETUP-04: whoever is not chosen is out of the game.
void choose_characters(Context& c) {
  auto& pub = c.pub();
  Seat p = 0;
  while (pub.character[p] != 0) ++p;
  const Decision d = c.take_answer(p);
  if (d.verb() == Verb::Character) {
    pub.character[p] = u8(d.character() + 1);
    c.tell<"character_chosen">(everyone(), p, d.character());
    ++p;
  }
  if (p == c.seats()) return c.wait(SetupAt::LayOut);
  c.ask(only(p), Ask::ChooseCharacter);
  c.wait(SetupAt::Characters);
}

/// DW76-SETUP-01, DW76-SETUP-03, DW76-SETUP-05: round and round; with four players the Hotel stays empty.
void place_stars(Context& c) {
  auto& pub = c.pub();
  const int around = c.seats() == 4 ? kHouses - 1 : kHouses;
  u64 bag = all_seats(c.seats()).bits;
  for (int i = 0; bag != 0; ++i) {
    const int p = c.pick(Roll::Star, CardBag{bag, 0});
    bag &= ~bit(p);
    pub.star[unsigned(p)] = u8(i % around + 1);
  }
  if (c.seats() == 2) pub.star[kStranger] = kHouses;  // DW76-TWO-02: the establishment that is still empty
  if (!c.listened()) return;
  Lodgings lodgings = 0;
  for (int holder = 0; holder < holders(pub); ++holder) {
    lodgings |= lodging(aim(pub, holder), pub.star[unsigned(holder)]);
  }
  c.tell<"stars_placed">(everyone(), lodgings);
}

int deal_safe(Context& c) {
  const int safe = c.pick(Roll::DealSafe, CardBag{c.s.hidden.left_over, 0});
  c.s.hidden.left_over &= ~u32(bit(safe));
  return safe;
}

/// DW76-SETUP-11, DW76-TWO-03: so many safes more, face down, for their owner to look at.
void deal_to(Context& c, Seat p, int count) {
  SafeRow row;
  for (int i = 0; i < count; ++i) {
    const int safe = deal_safe(c);
    const int handle = give_handle(c, safe);
    join_row(c.pub(), p, handle);
    own_safe(c, p, handle);
    row.put(i, handle, safe);
  }
  c.tell<"safes_dealt">(everyone_secret_to(only(p)), p, row.handle, row);
}

void lay_out(Context& c) {
  place_stars(c);
  for (Seat p = 0; p < c.seats(); ++p) draw_cards(c, p, hand_size(c.seats()));  // DW76-SETUP-06, DW76-SETUP-07
  for (int i = 0; i < holdups(c.seats()); ++i) c.s.hidden.holdup_pile |= u32(bit(deal_safe(c)));  // DW76-SETUP-10
  for (Seat p = 0; p < c.seats(); ++p) deal_to(c, p, 2);  // DW76-SETUP-12: what is left stays in the box
  c.ask(all_seats(c.seats()), Ask::PassSafe);
  c.wait(SetupAt::Pass);
}

/// Takes every row up from the table: handles and facts are void until the rows are lined up again.
void take_up_rows(Context& c) {
  auto& pub = c.pub();
  c.s.hidden.safe_at = {};
  pub.row = {};
  pub.row_size = {};
  pub.in_row = {};
  for (Seat p = 0; p < c.seats(); ++p) c.of(p).facts = {};
}

/// Lines safes up face down under fresh handles, in random order. Returns the handles.
Places line_up(Context& c, int holder, u32 safes) {
  auto& pub = c.pub();
  SafeRow row;
  for (int n = 0; safes != 0; ++n) {
    const bool choice = (safes & (safes - 1)) != 0;
    const int safe = choice ? c.pick(Roll::ShuffleRow, CardBag{safes, 0}) : lowest_bit(safes);
    safes &= ~u32(bit(safe));
    const int handle = give_handle(c, safe);
    join_row(pub, holder, handle);
    if (holder < pub.seats) own_safe(c, Seat(holder), handle);
    row.put(n, handle, safe);
  }
  const SeatSet owner = holder < pub.seats ? only(Seat(holder)) : SeatSet{};
  c.tell<"row_shuffled">(everyone_secret_to(owner), aim(pub, holder), row.handle, row);
  return pub.in_row[unsigned(holder)];
}

/// DW76-SETUP-13: all choices are made before any card changes hands; DW76-SETUP-14: then every row is lined up.
void pass_safes(Context& c) {
  std::array<u32, kMaxSeats> passed{};
  std::array<u32, kMaxSeats> row{};
  for (Seat p = 0; p < c.seats(); ++p) {
    const int handle = c.take_answer(p).handle();
    for (const int h : Bits{c.pub().in_row[p]}) row[p] |= u32(bit(c.s.hidden.safe_at[unsigned(h)] - 1));
    passed[p] = u32(bit(c.s.hidden.safe_at[unsigned(handle)] - 1));
  }
  take_up_rows(c);
  for (Seat p = 0; p < c.seats(); ++p) {
    const Seat to = next_seat(p, c.seats());
    row[p] &= ~passed[p];
    row[to] |= passed[p];
    c.tell<"safe_passed">(everyone_secret_to(only(p) | only(to)), p, to, lowest_bit(passed[p]));
  }
  for (Seat p = 0; p < c.seats(); ++p) (void)line_up(c, p, row[p]);
  if (!c.pub().config.memory_aid) return;
  for (Seat p = 0; p < c.seats(); ++p) {
    narrow(c.of(p).facts, lowest_bit(passed[p]), c.pub().in_row[next_seat(p, c.seats())]);
  }
}

/// DW76-TWO-04, DW76-TWO-05: one of three from each, secretly; everything is mixed and lined up again.
void give_to_stranger(Context& c) {
  std::array<u32, 2> given{};
  std::array<u32, 2> kept{};
  std::array<Places, 2> old{};
  for (Seat p = 0; p < 2; ++p) {
    const int handle = c.take_answer(p).handle();
    old[p] = c.pub().in_row[p];
    for (const int h : Bits{old[p]}) kept[p] |= u32(bit(c.s.hidden.safe_at[unsigned(h)] - 1));
    given[p] = u32(bit(c.s.hidden.safe_at[unsigned(handle)] - 1));
    kept[p] &= ~given[p];
    c.tell<"gave_to_stranger">(everyone_secret_to(only(p)), p, lowest_bit(given[p]));
  }
  const std::array<Facts, 2> before{c.of(0).facts, c.of(1).facts};
  take_up_rows(c);
  for (Seat p = 0; p < 2; ++p) (void)line_up(c, p, kept[p]);
  const Places strangers = line_up(c, kStranger, given[0] | given[1]);
  if (!c.pub().config.memory_aid) return;
  for (Seat p = 0; p < 2; ++p) {
    const Seat other = next_seat(p, 2);
    // What he knew of the other's three safes: they are in one of two rows now.
    for (unsigned safe = 0; safe < kSafes; ++safe) {
      if ((before[p][safe] & old[other]) != 0) narrow(c.of(p).facts, int(safe), c.pub().in_row[other] | strangers);
    }
    narrow(c.of(p).facts, lowest_bit(given[p]), strangers);
  }
}

/// DW76-START-01: the Colt die for all; whoever is tied for highest rolls again.
void roll_for_start(Context& c) {
  SeatSet rolling = all_seats(c.seats());
  while (rolling.size() > 1) {
    SeatSet best;
    int highest = 0;
    for (const Seat p : rolling) {
      const int score = roll_die(c, Gun::Colt);
      c.tell<"rolled_for_first">(everyone(), p, score);
      if (score > highest) best = {};
      if (score >= highest) best.add(p);
      highest = std::max(highest, score);
    }
    rolling = best;
  }
  c.pub().start = Seat(lowest_bit(rolling.bits));
  c.tell<"first_player">(everyone(), c.pub().start);
  c.become(frame_of(Proc::Round));
}

}  // namespace

void set_up(Context& c) {
  switch (c.at<SetupAt>()) {
    case SetupAt::Characters:
      return choose_characters(c);
    case SetupAt::LayOut:
      return lay_out(c);
    case SetupAt::Pass:
      pass_safes(c);
      if (c.seats() != 2) return c.wait(SetupAt::StartRoll);
      for (Seat p = 0; p < 2; ++p) deal_to(c, p, 1);  // DW76-SETUP-15, DW76-TWO-01, DW76-TWO-03
      c.ask(all_seats(2), Ask::GiveToStranger);
      return c.wait(SetupAt::Give);
    case SetupAt::Give:
      give_to_stranger(c);
      return c.wait(SetupAt::StartRoll);
    case SetupAt::StartRoll:
      return roll_for_start(c);
  }
}

}  // namespace saloon::deadwood_1876
