// The secrets of Desperados, as pairs of worlds: DSP-INFO-01, DSP-INFO-02, DSP-INFO-04 to DSP-INFO-07 (DSP-INFO-03 is
// about what a client never sends).
#include <set>

#include "tests/games/desperados_twins.h"
#include "tests/scale.h"

namespace saloon::desperados {
namespace {

constexpr u64 kSecretGames = 160;
constexpr Seat kLaw = 0;

/// An action that will be dropped: its town has a sheriff and nobody else chooses the same. Else nothing.
Decision hopeless_action(const State& s, Seat p, Chance& chance) {
  const Decision d = random_legal(s, p, chance);
  const bool joins = d.verb() == Verb::Poker || d.verb() == Verb::Coach;
  if (!joins || sheriffs_in(s.pub, s.seat[p].town - 1) == 0) return Decision::no_action();
  for (const Seat q : gang(s.pub)) {
    if (q != p && s.seat[q].sealed == d) return Decision::no_action();
  }
  return d;
}

/// Another answer for a card that lies there: the same card with another mark, or another card. A zero decision if
/// there is none.
Decision exchange(const State& s, Seat p, bool for_itself, Chance& chance) {
  const Decision lying = lying_card(s.pub, s.seat[p], p);
  Game::Decisions list;
  Game::legal(s.pub, s.seat[p], p, list);
  std::vector<Decision> fits;
  for (const Decision& d : list) {
    if ((d.card() == lying.card()) == for_itself) fits.push_back(d);
  }
  return fits.empty() ? Decision{} : fits[chance.below(u32(fits.size()))];
}

void expect_evaluated(const Twins& twins) {
  for (const Branch<Game>* world : {&twins.a, &twins.b}) {
    const bool found = std::any_of(world->log.items.begin(), world->log.items.end(), is_event<"evaluation_began">);
    EXPECT_TRUE(found);
  }
}

bool is_last_answer(const State& s, Seat p) {
  return s.pub.turn == kTurns && Proc(s.pub.flow.top().proc) == Proc::Actions && s.hidden.waiting == only(p).bits;
}

/// Plays the five turns in both worlds. Where `apart(ask, seat)`, the seat answers each world on its own and sometimes
/// answers again; everything else is answered the same in both. The messages to the outsiders are compared after every
/// answer but the last, which the evaluation follows.
template <class Apart>
void play_turns_apart(Twins& twins, Chance& chance, Apart apart) {
  while (true) {
    const State& s = twins.a.s;
    const SeatSet who{chance.below(4) == 0 ? s.pub.asked.open().bits : s.hidden.waiting};
    const Seat p = Seat(nth_bit(who.bits, int(chance.below(u32(who.size())))));
    const Ask ask = Ask(s.pub.asked.what[p]);
    const bool on_its_own = apart(ask, p);
    // Everybody hears of an exchange, nobody outside the gang of a mark: both worlds see the one or the other.
    const bool again = (ask == Ask::LayCard || ask == Ask::ExchangeCard) && lying_card(s.pub, s.seat[p], p).given();
    const bool for_itself = !twins.unmarked && owner_decides(s.pub) && p != kLaw && chance.below(2) == 0;
    const auto answer_in = [&](const State& world) {
      if (again) return exchange(world, p, for_itself, chance);
      if (ask != Ask::ChooseAction) return random_legal(world, p, chance);
      return on_its_own ? hopeless_action(world, p, chance) : Decision::no_action();
    };
    const Decision in_a = answer_in(s);
    const Decision in_b = on_its_own ? answer_in(twins.b.s) : in_a;
    if (!in_a.given() || !in_b.given()) continue;
    const bool last = is_last_answer(s, p);
    twins.play(p, in_a, in_b);
    if (testing::Test::HasFatalFailure()) return;
    if (last) return expect_evaluated(twins);
    twins.expect_same();
    if (testing::Test::HasFatalFailure()) return;
  }
}

template <class Play>
void in_many_rounds(Play play) {
  for (u64 game = 0; game < scaled(kSecretGames); ++game) {
    Config config;
    config.gang_card_view = GangCardView(game / 2 % 2);
    config.second_attempt = SecondAttempt(game / 4 % 2);
    const int seats = kMinSeats + int(game % u64(kMaxSeats - kMinSeats + 1));
    const auto s = round_begins(config, seats, game, 1 + int(game % kRounds));
    if (!s) continue;
    SCOPED_TRACE("game " + std::to_string(game));
    Chance chance{key_of_seed(game, 9)};
    play(*s, chance);
    if (testing::Test::HasFatalFailure()) return;
  }
}

/// DSP-DESP-05: the gang sees the cards its members lay, and what they choose unless the owner decides.
TEST(DesperadosSecrets, OnlyTheGangsAnswersAreSeenAndByTheGangOnly) {
  Public pub{};
  pub.seats = 4;
  pub.marshal = 1;
  pub.asked.what.fill(u8(Ask::LayCard));
  EXPECT_EQ(Game::sees_sealed(pub, 1), SeatSet{});
  EXPECT_EQ(Game::sees_sealed(pub, 0), gang(pub));
  pub.asked.what.fill(u8(Ask::ChooseMarshal));
  EXPECT_EQ(Game::sees_sealed(pub, 0), SeatSet{});
  pub.asked.what.fill(u8(Ask::ChooseAction));
  EXPECT_EQ(Game::sees_sealed(pub, 0), gang(pub));
  pub.config.gang_card_view = GangCardView::OwnerDecides;
  EXPECT_EQ(Game::sees_sealed(pub, 0), SeatSet{});
  EXPECT_EQ(Game::sees_progress(pub, 0), gang(pub));
}

/// DSP-INFO-01: towns, cards, exchanges, options, choices and dropped choices of the gang.
TEST(DesperadosSecrets, TheLawHearsNothingOfTheGang) {
  in_many_rounds([](const State& s, Chance& chance) {
    Twins twins{{s}, {s}, only(kLaw) | only(kSpectator)};
    play_turns_apart(twins, chance, [](Ask, Seat p) { return p != kLaw; });
  });
}

/// The same world with other bank tiles that nobody but the marshal can exclude.
State with_other_banks(const State& s, Chance& chance) {
  State other = s;
  const Seat spectator = kSpectator;
  other.hidden.bank_value = Game::sample_world(observe<Game>(s, spectator), chance).hidden.bank_value;
  other.seat[kLaw].bank_value = seen_by_marshal(s.pub, other.hidden.bank_value);
  return other;
}

/// DSP-INFO-02: town, cards and exchanges of the marshal, and the bank tiles.
TEST(DesperadosSecrets, TheGangHearsNothingOfTheMarshal) {
  in_many_rounds([](const State& s, Chance& chance) {
    Twins twins{{s}, {with_other_banks(s, chance)}, gang(s.pub) | only(kSpectator)};
    play_turns_apart(twins, chance, [](Ask ask, Seat p) {  // his sheriffs move openly
      return p == kLaw && ask != Ask::MoveSheriff;
    });
  });
}

/// DSP-DESP-05: under owner_decides an unmarked card and every choice is a secret within the gang, too.
TEST(DesperadosSecrets, AnUnmarkedCardIsTheOwnersAlone) {
  constexpr Seat kOwner = 1;
  for (u64 game = 0; game < scaled(kSecretGames); ++game) {
    const auto s = round_begins(Config{.gang_card_view = GangCardView::OwnerDecides}, 4, game, 1 + int(game % 2));
    ASSERT_TRUE(s);
    Chance chance{key_of_seed(game, 9)};
    Twins twins{{*s}, {*s}, all_but(kOwner, 4) | only(kSpectator), true};
    play_turns_apart(twins, chance, [](Ask, Seat p) { return p == kOwner; });
    ASSERT_FALSE(testing::Test::HasFatalFailure());
  }
}

/// DSP-INFO-04: until the last choice is in, the law and the spectators hear nothing; then one piece of news.
TEST(DesperadosSecrets, TheGangDecidesAsOne) {
  in_many_rounds([](const State& begins, Chance& chance) {
    Branch<Game> world{begins};
    for (int answers = 0; answers < 200 && !over<Game>(world.s); ++answers) {
      const State& now = world.s;
      const bool choosing = Proc(now.pub.flow.top().proc) == Proc::Actions;
      const bool again = choosing && chance.below(4) == 0;
      const SeatSet who{again ? now.pub.asked.required : now.hidden.waiting};
      const Seat p = Seat(nth_bit(who.bits, int(chance.below(u32(who.size())))));
      const bool last = now.hidden.waiting == only(p).bits;
      const std::string before = messages_to({now}, kLaw);
      world.log.items.clear();
      world.play(p, random_legal(now, p, chance));
      if (!choosing) continue;
      const std::vector<Event> heard = heard_by(world.log, kLaw);
      if (last) {
        ASSERT_FALSE(heard.empty());
        EXPECT_TRUE(is_event<"actions_resolved">(heard[0]));
      } else {
        EXPECT_TRUE(heard.empty() && heard_by(world.log, kSpectator).empty());
        EXPECT_EQ(messages_to({world.s}, kLaw), before);
      }
    }
  });
}

/// Turn 5 of a desperado who lost El Paso: stuck in Tombstone, or somewhere else with several cards.
State in_turn_five(const Row& row_of_s1) {
  State s = *round_begins({}, 3, 1, 1);
  auto& pub = s.pub;
  pub.asked.close();
  s.hidden.waiting = 0;
  pub.flow.top() = frame_of(Proc::GangCards);
  pub.turn = kTurns;
  pub.coach[0] = u8(stop_of(pub.first_timetable, Coach::Brown, kTurns) + 1);
  const auto town = [](const char* name) { return u8(card_called(name) + 1); };
  pub.figure = {town("aztec"), town("silver_city"), town("phoenix")};
  pub.lost[1] = 1U << card_called("el_paso");
  s.seat[0].row = {town("shiprock"), town("gallup"), town("tuba_city"), kSaloon + 1, town("flagstaff")};
  s.seat[1].row = row_of_s1;
  s.seat[2].row = {town("globe"), town("tucson"), town("phoenix"), kSaloon + 1, 0};
  pub.laid = {5, 4, 4};
  for (Seat p = 0; p < 3; ++p) work_out_ride(pub, p, s.seat[p]);
  const GangNote note = gang_note_of(s);
  for (const Seat p : gang(pub)) s.seat[p].gang = note;
  Ctx<Game> c{s};
  run(c);
  return s;
}

/// DSP-INFO-05: a stuck desperado looks like everybody else; DSP-INFO-06: he is asked, and the turn waits for him.
TEST(DesperadosSecrets, AStuckDesperadoLooksLikeTheOthers) {
  const auto town = [](const char* name) { return u8(card_called(name) + 1); };
  const State stuck = in_turn_five({town("tucson"), town("silver_city"), town("tombstone"), kSaloon + 1, 0});
  const State free = in_turn_five({town("tucson"), town("globe"), town("payson"), kSaloon + 1, 0});
  ASSERT_EQ(broken_invariant<Game>(stuck), nullptr);
  ASSERT_EQ(broken_invariant<Game>(free), nullptr);
  Game::Decisions list;
  Game::legal(stuck.pub, stuck.seat[1], 1, list);
  ASSERT_EQ(list.size(), 1);
  EXPECT_EQ(list[0], Decision::lay(card_called("tuba_city")));
  Twins twins{{stuck}, {free}, only(kLaw) | only(kSpectator)};
  twins.expect_same();
  EXPECT_EQ(twins.a.s.hidden.waiting, 0b110);
  twins.play(2, Decision::lay(card_called("payson")), Decision::lay(card_called("payson")));
  twins.expect_same();
  twins.play(1, list[0], Decision::lay(card_called("st_johns")));
  twins.expect_same();
  EXPECT_EQ(twins.a.s.seat[1].stuck, kTurns);
  EXPECT_EQ(twins.a.s.hidden.waiting, 0b110);  // asked for an action, although only one answer is open to him
  Game::legal(twins.a.s.pub, twins.a.s.seat[1], 1, list);
  EXPECT_EQ(list.size(), 1);
  twins.play(1, Decision::no_action(), Decision::no_action());
  twins.expect_same();
}

/// DSP-INFO-06: the engine never answers for anybody, whatever is left to choose.
TEST(DesperadosSecrets, NothingIsAnsweredByItself) {
  for (const auto& ask : Game::kAsks) EXPECT_EQ(ask.forced, nullptr) << ask.name;
}

bool shows_a_bank(const Event& e) { return is_event<"bank_spied">(e) || is_event<"bank_robbed">(e); }

/// DSP-INFO-07: worlds with other bank tiles, played with the same answers and draws through evaluation and refill, are
/// the same to the gang and the spectators until such a tile is spied or robbed.
TEST(DesperadosSecrets, BankTilesStayFaceDown) {
  for (u64 game = 0; game < scaled(kSecretGames); ++game) {
    const int seats = kMinSeats + int(game % u64(kMaxSeats - kMinSeats + 1));
    const auto s =
        round_begins(Config{.bank_memory_aid = BankMemoryAid(game % 2)}, seats, game, 1 + int(game % kRounds));
    if (!s) continue;
    Chance chance{key_of_seed(game, 9)};
    Twins twins{{*s}, {with_other_banks(*s, chance)}, gang(s->pub) | only(kSpectator)};
    while (!over<Game>(twins.a.s)) {
      const Seat p = Seat(lowest_bit(twins.a.s.hidden.waiting));
      const Decision d = random_legal(twins.a.s, p, chance);
      twins.play(p, d, d);
      ASSERT_FALSE(testing::Test::HasFatalFailure());
      if (std::any_of(twins.a.log.items.begin(), twins.a.log.items.end(), shows_a_bank)) break;
      twins.expect_same();
      ASSERT_FALSE(testing::Test::HasFatalFailure());
    }
  }
}

/// DSP-INFO-07: cards behind an arrest or an impossible move are turned over for nobody.
TEST(DesperadosSecrets, CardsBehindAnArrestAreNeverTurnedOver) {
  int arrests = 0;
  in_many_rounds([&](const State& begins, Chance& chance) {
    Branch<Game> world{begins};
    const int round = begins.pub.round;
    while (!over<Game>(world.s) && world.s.pub.round == round) {
      world.log.items.clear();
      const Seat p = Seat(lowest_bit(world.s.hidden.waiting));
      world.play(p, random_legal(world.s, p, chance));
    }
    std::set<std::string> stopped;
    for (const Event& e : heard_by(world.log, kLaw)) {
      const bool turned = is_event<"card_turned">(e);
      const bool stops = is_event<"arrested">(e) || is_event<"stopped">(e);
      if (!turned && !stops) continue;
      const std::string seat(Codec::event_json(e, true).at("seat").as_string());
      EXPECT_FALSE(turned && stopped.contains(seat));
      if (!stops) continue;
      stopped.insert(seat);
      ++arrests;
    }
  });
  EXPECT_GT(u64(arrests), scaled(kSecretGames) / 8);
}

// DSP-INFO-07, TV-38: worlds in which other poker and coach tiles will be won are the same to everybody, the marshal
// included, until the first one is won.
TEST(DesperadosSecrets, poker_and_coach_tiles_stay_face_down_for_all) {
  int won = 0;
  for (u64 game = 0; game < 20; ++game) {
    const State s = *round_begins({}, 4, game, 1);
    Twins twins{{s}, {s}, all_viewers(4)};
    twins.b.s.hidden.chance.key = mix64(s.hidden.chance.key);
    Chance picks{key_of_seed(game, 9)};
    while (!over<Game>(twins.a.s)) {
      const Seat p = Seat(lowest_bit(twins.a.s.hidden.waiting));
      const Decision d = random_legal(twins.a.s, p, picks);
      twins.play(p, d, d);
      if (std::any_of(twins.a.log.items.begin(), twins.a.log.items.end(), is_event<"action_succeeded">)) {
        ++won;
        break;
      }
      twins.expect_same();
      ASSERT_FALSE(testing::Test::HasFatalFailure());
    }
  }
  EXPECT_GT(won, 10);
}

// DSP-INFO-07, DSP-CLEAN-03: worlds with another order of the pile are the same to the gang and the spectators through
// every refill, until a tile of the pile is spied or robbed.
TEST(DesperadosSecrets, a_refilled_tile_is_the_marshals_secret) {
  int refilled = 0;
  for (u64 game = 0; game < 20; ++game) {
    const State s = *round_begins({}, 5, game, 1);
    if (s.pub.bank_pile != kPileAtStart) continue;
    Twins twins{{s}, {s}, gang(s.pub) | only(kSpectator)};
    auto& pile = twins.b.s.hidden.bank_value;
    std::reverse(pile.begin() + kFirstInPile, pile.begin() + kFirstInReserve);
    Chance picks{key_of_seed(game, 9)};
    const auto pile_is_hidden = [&] {
      const auto& known = twins.a.s.pub.bank_value;
      return std::all_of(known.begin() + kFirstInPile, known.end(), [](u8 value) { return value == 0; });
    };
    while (!over<Game>(twins.a.s)) {
      const Seat p = Seat(lowest_bit(twins.a.s.hidden.waiting));
      const Decision d = random_legal(twins.a.s, p, picks);
      twins.play(p, d, d);
      ASSERT_FALSE(testing::Test::HasFatalFailure());
      if (!pile_is_hidden()) break;
      twins.expect_same();
      ASSERT_FALSE(testing::Test::HasFatalFailure());
      for (const Event& e : twins.a.log.items) refilled += is_event<"bank_refilled">(e) ? 1 : 0;
    }
  }
  EXPECT_GT(refilled, 10);
}

}  // namespace
}  // namespace saloon::desperados
