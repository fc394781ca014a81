// I. Set-up: the marshal, the tiles, the timetables, then the figures.
#include "games/desperados/rules.h"

namespace saloon::desperados {

const char* Game::forbids(const Config& config, int seats) {
  if (seats < kMinSeats || seats > kMaxSeats) return "DSP-SETUP-02";
  if (config.marshal_seat > seats) return "DSP-SETUP-02";
  return nullptr;
}

namespace {

/// DSP-R20: those who said yes, everybody if nobody did.
SeatSet take_volunteers(Context& c) {
  SeatSet yes;
  for (Seat p = 0; p < c.seats(); ++p) {
    if (c.take_answer(p).yes()) yes.add(p);
  }
  c.tell<"volunteered">(everyone(), yes);
  return yes.empty() ? all_seats(c.seats()) : yes;
}

/// DSP-SETUP-02: one player is the marshal, all others are desperados.
void choose_marshal(Context& c) {
  auto& pub = c.pub();
  const Config& config = pub.config;
  SeatSet among = all_seats(c.seats());
  if (config.marshal_choice == MarshalChoice::HostPicks && config.marshal_seat != 0) {
    among = only(Seat(config.marshal_seat - 1));
  }
  if (config.marshal_choice == MarshalChoice::Volunteer) among = take_volunteers(c);
  const bool sure = among.size() == 1;
  pub.marshal = u8(sure ? lowest_bit(among.bits) : c.pick(Roll::MarshalSeat, CardBag{among.bits, 0}));
  c.tell<"marshal_chosen">(everyone(), pub.marshal);
}

/// DSP-SETUP-03 to DSP-SETUP-06: five tiles on the bank towns, the pile, the reserve underneath.
void lay_bank_tiles(Context& c) {
  auto& slots = c.s.hidden.bank_value;
  slots = bank_layout(c.roll(Roll::BankTiles, 0, kBankLayouts - 1));
  for (unsigned b = 0; b < kBanks; ++b) c.pub().bank_slot[b] = u8(b + 1);
  c.pub().bank_pile = kPileAtStart;
}

void lay_tiles(Context& c) {
  auto& pub = c.pub();
  lay_bank_tiles(c);
  pub.poker = kPokerTownSet;  // DSP-SETUP-07, DSP-R28: face down, so which is where matters to nobody until it is won
  pub.poker_tiles = kAllPokerTiles;
  pub.coach_tiles = kAllCoachTiles;  // DSP-SETUP-09
  BankValues seen{};
  for (unsigned b = 0; b < kBanks; ++b) {
    c.of(pub.marshal).bank_value[b] = c.s.hidden.bank_value[b];  // DSP-SETUP-17
    seen[b] = c.s.hidden.bank_value[b];
  }
  c.tell<"tiles_laid">(everyone_secret_to(only(pub.marshal)), pub.bank_pile, seen);
}

void lay_timetables(Context& c) {
  auto& pub = c.pub();
  pub.first_timetable = u8(c.roll(Roll::FirstTimetable, 0, kTimetables - 1));  // DSP-SETUP-10
  pub.round = 1;
  c.tell<"timetables_laid">(everyone(), pub.first_timetable);       // DSP-SETUP-11
  const int start = stop_of(pub.first_timetable, Coach::Brown, 0);  // DSP-SETUP-12
  pub.coach[0] = u8(start + 1);
  c.tell<"coach_placed">(everyone(), Coach::Brown, start);
}

/// DSP-SETUP-14: first the law, DSP-SETUP-16: then the gang, in seat order from the marshal's left (DSP-R19).
void ask_next(Context& c, int next) {
  const auto& pub = c.pub();
  const int law = 1 + sheriffs_in_play(pub);
  if (next < law) {
    c.ask(only(pub.marshal), Ask::PlaceLaw);
  } else {
    c.ask(only(seat_of(next - law, pub.marshal, pub.seats)), Ask::PlaceDesperado);
  }
  c.set_locals(PlacingLocals{u8(next)});
  c.wait(PlacingAt::Place);
}

int place_rider(Context& c, Seat p) {
  const int town = c.take_answer(p).town();
  c.pub().figure[p] = u8(town + 1);
  c.of(p).town = u8(town + 1);
  return town;
}

void place_marshal(Context& c) {
  const Seat p = c.pub().marshal;
  const int town = place_rider(c, p);
  c.tell<"marshal_placed">(everyone(), p, town);
}

void place_sheriff(Context& c, int sheriff) {
  const int town = c.take_answer(c.pub().marshal).town();
  c.pub().sheriff[unsigned(sheriff)] = u8(town + 1);
  c.tell<"sheriff_placed">(everyone(), sheriff, town);
}

void place_desperado(Context& c, int desperado) {
  const Seat p = seat_of(desperado, c.pub().marshal, c.seats());
  const int town = place_rider(c, p);
  c.tell<"desperado_placed">(everyone(), p, town);
}

void place_next(Context& c, int next) {
  const int sheriffs = sheriffs_in_play(c.pub());
  if (next == 0) return place_marshal(c);
  if (next <= sheriffs) return place_sheriff(c, next - 1);
  place_desperado(c, next - 1 - sheriffs);
}

}  // namespace

void set_up(Context& c) {
  switch (c.at<SetupAt>()) {
    case SetupAt::AskVolunteers:
      if (c.pub().config.marshal_choice == MarshalChoice::Volunteer) c.ask(all_seats(c.seats()), Ask::ChooseMarshal);
      return c.wait(SetupAt::ChooseMarshal);
    case SetupAt::ChooseMarshal:
      choose_marshal(c);
      return c.wait(SetupAt::LayOut);
    case SetupAt::LayOut:
      lay_tiles(c);
      lay_timetables(c);
      return c.become(frame_of(Proc::Placing, PlacingLocals{}));
  }
}

void place_figures(Context& c) {
  const int next = c.locals<PlacingLocals>().figure;
  if (c.at<PlacingAt>() == PlacingAt::Ask) return ask_next(c, next);
  place_next(c, next);
  const int all = 1 + sheriffs_in_play(c.pub()) + c.seats() - 1;
  if (next + 1 < all) return ask_next(c, next + 1);
  share_towns(c);
  c.become(frame_of(Proc::Coaches));
}

}  // namespace saloon::desperados
