// The engine's shape carries the games to come: struck-off lists deep in the stack, offered questions, answers that a
// gang shares before the reveal, sealed offers of nine seats. Only what the engine does is tested here; the rules come
// with each game.
#include <gtest/gtest.h>

#include "engine/play.h"
#include "games/deadwood/state.h"
#include "games/deadwood_1876/state.h"
#include "games/desperados/game.h"

namespace saloon {
namespace {

// --- Deadwood: leaving a building strikes its entry off in every list
struct Town {
  using State = deadwood::State;
  using Public = deadwood::Public;
  using Private = deadwood::Private;
  using Decision = deadwood::Decision;
};

TEST(DeadwoodOnTheEngine, ARuleEditsItsOwnFramesFurtherDown) {
  using namespace deadwood;
  State s{};
  Ctx<Town> c{s};
  const int d2 = plot_at(3, 1);
  const int c2 = plot_at(2, 1);
  s.pub.flow.push(frame_of(Proc::Turn));
  c.call(frame_of(Proc::Hall, Hall{{.seat = 0, .plot = kTownHallPlot}, 0}), 1);
  c.call(frame_of(Proc::Rail, Laying{.placer = 0, .plot = u8(d2), .list = 0x3F}), 1);
  c.call(frame_of(Proc::Store, Annexing{.seat = 1, .plot = u8(c2)}), 1);
  c.become(frame_of(Proc::Duel, Duelling{.attacker = 1, .plot = kTownHallPlot, .strength = 2}));
  EXPECT_EQ(s.pub.flow.depth, 4);
  EXPECT_EQ(c.locals<Duelling>().strength, 2);

  const auto strike_off = [](Laying& l, int plot) {
    if ((kAdjacent[l.plot] & plot_bit(plot)) == 0) return;
    const int entry = count_bits(kAdjacent[l.plot] & (plot_bit(plot) - 1));
    l.list = u16(l.list & ~(1U << entry));
  };
  c.each_frame<Laying>(Proc::Rail, [&](Laying& l) { strike_off(l, c2); });
  EXPECT_EQ(s.pub.flow.frames[2].get<Laying>().list, 0x3E);  // C2 is the first neighbour of D2
  EXPECT_EQ(s.pub.flow.frames[2].get<Laying>().placer, 0);
  EXPECT_EQ(c.locals<Duelling>().plot, kTownHallPlot);
}

// --- Desperados: the gang lays at once and sees its cards, the marshal may exchange, nobody waits for him
// -------------

/// What these small games need of a question's row.
template <class Public>
struct AskRow {
  const char* name;
  Progress progress;
  bool (*forced)(const Public&, Seat);
};

struct Ride {
  using State = desperados::State;
  using Public = desperados::Public;
  using Private = desperados::Private;
  using View = desperados::View;
  using Decision = desperados::Decision;

  static constexpr std::array<AskRow<Public>, 9> kAsks{{
      {"none", Progress::Everyone, nullptr},
      {"choose_marshal", Progress::Everyone, nullptr},
      {"place_law", Progress::Everyone, nullptr},
      {"place_desperado", Progress::Everyone, nullptr},
      {"move_sheriff", Progress::Everyone, nullptr},
      {"lay_card", Progress::Everyone, nullptr},
      {"exchange_card", Progress::Everyone, nullptr},
      {"choose_action", Progress::Circle, nullptr},
      {"refill_choice", Progress::Everyone, nullptr},
  }};
  static SeatSet sees_sealed(const Public& pub, Seat p) {
    return p == pub.marshal ? SeatSet{} : desperados::gang(pub.marshal, pub.seats);
  }
  static void on_sealed(Ctx<Ride>& c, Seat p, const Decision&, const Decision& now) {
    const auto& pub = c.pub();
    if (p == pub.marshal) return;
    const auto i = unsigned(desperados::desperado_of(p, pub.marshal, pub.seats));
    know(c, desperados::gang(pub.marshal, pub.seats), [&](Private& mine) {
      if (now.verb() == desperados::Verb::Lay) mine.gang.row[i][pub.turn - 1U] = u8(now.card() + 1);
      if (now.verb() != desperados::Verb::Lay) mine.gang.choice[i] = u8(now.verb());
      if (now.verb() != desperados::Verb::Lay) mine.gang.chosen = u8(mine.gang.chosen | 1U << i);
    });
  }
};

desperados::State four_riders() {
  desperados::State s{};
  s.pub.seats = 4;
  s.pub.marshal = 1;
  s.pub.turn = 1;
  return s;
}

TEST(DesperadosOnTheEngine, TheGangLaysWhileTheMarshalMayExchange) {
  using namespace desperados;
  State s = four_riders();
  EventLog log;
  Ctx<Ride> c{s, nullptr, &log};
  c.ask(gang(1, 4), Ask::LayCard);
  c.offer(only(1), Ask::ExchangeCard);
  EXPECT_EQ(s.hidden.waiting, 0b1101);
  EXPECT_EQ(s.pub.asked.open(), all_seats(4));

  const View spectator = observe<Ride>(s, kSpectator);
  seal(c, Seat{2}, Decision::lay(5));
  EXPECT_EQ(s.hidden.waiting, 0b1001);
  EXPECT_EQ(s.pub.asked.answered, 0b0100) << "everybody sees who has laid";
  for (const Seat p : gang(1, 4)) EXPECT_EQ(s.seat[p].gang.row[0][0], 6) << "and the gang what";
  EXPECT_EQ(s.seat[1].gang.row[0][0], 0);

  const State first = s;
  seal(c, Seat{2}, Decision::lay(7));
  EXPECT_EQ(s.seat[0].gang.row[0][0], 8);
  EXPECT_EQ(observe<Ride>(s, 1), observe<Ride>(first, 1)) << "an exchange changes nothing the marshal sees";
  EXPECT_EQ(observe<Ride>(s, kSpectator), observe<Ride>(first, kSpectator));
  EXPECT_FALSE(observe<Ride>(s, kSpectator) == spectator);

  seal(c, Seat{1}, Decision::lay(3));
  EXPECT_EQ(s.hidden.waiting, 0b1001) << "the marshal's exchange is not waited for";
  EXPECT_EQ(c.take_answer(1), Decision::lay(3));
  EXPECT_EQ(c.take_answer(3), Decision{});
}

TEST(DesperadosOnTheEngine, WhoHasChosenAnActionOnlyTheGangLearns) {
  using namespace desperados;
  State s = four_riders();
  EventLog log;
  Ctx<Ride> c{s, nullptr, &log};
  c.ask(gang(1, 4), Ask::ChooseAction);
  const State before = s;
  const std::size_t told = log.items.size();
  seal(c, Seat{0}, Decision::spy());
  for (const Seat outsider : {Seat{1}, kSpectator}) {
    EXPECT_EQ(observe<Ride>(s, outsider), observe<Ride>(before, outsider));
    for (std::size_t i = told; i < log.items.size(); ++i) EXPECT_FALSE(hears(log.items[i], outsider));
  }
  EXPECT_EQ(s.seat[3].gang.chosen, 1U << desperado_of(0, 1, 4));
  EXPECT_TRUE(hears(log.items.back(), 3));
}

// --- Deadwood 1876: nine seats, sealed at once, silently
struct Saloons {
  using State = deadwood_1876::State;
  using Public = deadwood_1876::Public;
  using Private = deadwood_1876::Private;
  using View = deadwood_1876::View;
  using Decision = deadwood_1876::Decision;
  static constexpr std::array<AskRow<Public>, 21> kAsks{};
  static SeatSet sees_sealed(const Public&, Seat) { return {}; }
};

TEST(Deadwood1876OnTheEngine, OffersOfNineSeatsAreSilent) {
  using namespace deadwood_1876;
  State offered{};
  offered.pub.seats = kMaxSeats;
  Ctx<Saloons>{offered}.ask(all_seats(kMaxSeats), Ask::HolsterAttacker);
  State passed = offered;
  Ctx<Saloons> a{offered};
  Ctx<Saloons> b{passed};
  seal(a, Seat{8}, Decision::with_card(41));
  seal(b, Seat{8}, Decision::pass());
  for (const Seat p : all_seats(kMaxSeats - 1)) EXPECT_EQ(observe<Saloons>(offered, p), observe<Saloons>(passed, p));
  EXPECT_EQ(observe<Saloons>(offered, kSpectator), observe<Saloons>(passed, kSpectator));
  EXPECT_EQ(offered.hidden.waiting, 0xFF);
  EXPECT_EQ(a.take_answer(8), Decision::with_card(41));
  EXPECT_EQ(offered.seat[8].sealed, Decision{});
}

}  // namespace
}  // namespace saloon
