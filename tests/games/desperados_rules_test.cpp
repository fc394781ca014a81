// Clauses of Desperados that no single scenario can prove: what each draw may give, what holds in every game, what is
// refused before a match exists, what is asked and heard in two worlds.
#include <gmock/gmock.h>

#include <map>
#include <numeric>
#include <set>

#include "bots/simulate.h"
#include "games/desperados/game.h"
#include "games/registry.h"
#include "telling/catalogue.h"
#include "tests/games/desperados_twins.h"
#include "tests/games/heard_chance.h"

namespace saloon::desperados {
namespace {

using HeardChance = saloon::HeardChance<Roll>;
using testing::HasSubstr;
using testing::StartsWith;

std::string refusal(int seats, const std::vector<OptionSetting>& options = {}) {
  const GameInfo& game = *find_game("desperados");
  return game.start(game, {seats, options, "1"}, nullptr).error();
}

/// A whole game of random answers; `look` sees every position.
template <class Look>
State play_at_random(const Config& config, int seats, u64 seed, ChanceSource* source, EventLog* log, Look look) {
  State s = begin<Game>(config, seats, key_of_seed(seed), source, log);
  Ctx<Game> c{s, source, log};
  Chance picks{key_of_seed(seed, 1)};
  look(s);
  while (!over<Game>(s)) {
    const Seat p = Seat(lowest_bit(s.hidden.waiting));
    EXPECT_TRUE(answer(c, p, random_legal(s, p, picks)).yes());
    look(s);
  }
  return s;
}

// --- set-up
// DSP-SETUP-02
TEST(DesperadosRules, only_three_to_six_play) {
  for (const int seats : {-1, 0, 1, 2, 7, 8, 100}) {
    EXPECT_STREQ(Game::forbids({}, seats), "DSP-SETUP-02") << seats;
    EXPECT_NE(refusal(seats), "") << seats;
  }
  for (int seats = 3; seats <= 6; ++seats) {
    EXPECT_EQ(Game::forbids({}, seats), nullptr) << seats;
    EXPECT_EQ(refusal(seats), "") << seats;
  }
}

// DSP-SETUP-02
TEST(DesperadosRules, the_marshal_named_by_the_host_must_be_at_the_table) {
  for (int seats = kMinSeats; seats <= kMaxSeats; ++seats) {
    for (int seat = 0; seat < kMaxSeats; ++seat) {
      const std::string error =
          refusal(seats, {{"marshal_choice", "host_picks"}, {"marshal_seat", std::to_string(seat)}});
      EXPECT_THAT(error, seat < seats ? testing::Matcher<std::string>("") : HasSubstr("DSP-SETUP-02")) << seat;
    }
  }
}

// DSP-SETUP-02
TEST(DesperadosRules, a_marshal_is_named_only_where_the_host_picks) {
  const std::string needs = "option marshal_seat needs marshal_choice = host_picks";
  for (const char* seat : {"0", "2"}) {
    EXPECT_EQ(refusal(4, {{"marshal_seat", seat}}), needs);
    EXPECT_EQ(refusal(4, {{"marshal_seat", seat}, {"marshal_choice", "volunteer"}}), needs);
    EXPECT_EQ(refusal(4, {{"marshal_seat", seat}, {"marshal_choice", "host_picks"}}), "") << "in any order";
  }
  EXPECT_EQ(refusal(4, {{"marshal_seat", "unset"}}), "") << "the same as saying nothing";
  const GameInfo& game = *find_game("desperados");
  const SimulateJob job{.game = &game, .seats = 4, .options = {{"marshal_seat", "0"}}, .bots = {Character{}}};
  EXPECT_EQ(bots::simulate(job).error(), needs);
}

// DSP-SETUP-02, TV-51: every seat of the set is equally likely by engine/chance.h, so the set is the proof.
TEST(DesperadosRules, the_marshal_is_drawn_among_volunteers_or_among_all) {
  const auto drawn_among = [](const std::set<int>& volunteers) {
    HeardChance heard;
    State s = begin<Game>(Config{.marshal_choice = MarshalChoice::Volunteer}, 4, 5, &heard);
    Ctx<Game> c{s, &heard};
    for (Seat p = 0; p < 4; ++p) EXPECT_TRUE(answer(c, p, Decision::volunteer(volunteers.contains(p))).yes());
    std::set<int> among;
    for (const Possible& what : heard.of(Roll::MarshalSeat)) {
      for (u32 i = 0; i < what.size(); ++i) among.insert(int(what.at(i)));
    }
    return among;
  };
  EXPECT_EQ(drawn_among({1, 3}), (std::set<int>{1, 3}));
  EXPECT_EQ(drawn_among({}), (std::set<int>{0, 1, 2, 3}));
  EXPECT_EQ(drawn_among({2}), std::set<int>{}) << "one volunteer needs no draw";
  HeardChance heard;
  begin<Game>({}, 6, 5, &heard);
  ASSERT_EQ(heard.of(Roll::MarshalSeat).size(), 1U);
  EXPECT_EQ(heard.of(Roll::MarshalSeat)[0].size(), 6U);
}

// DSP-SETUP-03 to DSP-SETUP-06: DSP-SETUP-03, DSP-SETUP-04, DSP-SETUP-05, DSP-SETUP-06, TV-18
TEST(DesperadosRules, five_bank_tiles_on_the_board_and_a_pile_of_seven) {
  const std::multiset<int> all{500, 800, 1100, 1400, 1700, 2000, 2000, 2000, 2300, 2600, 2900, 3200};
  for (u64 seed = 0; seed < 300; ++seed) {
    const State s = begin<Game>({}, 3, key_of_seed(seed));
    std::multiset<int> tiles;
    int low = 0;
    int high = 0;
    for (unsigned b = 0; b < kBanks; ++b) {
      const int value = s.hidden.bank_value[s.pub.bank_slot[b] - 1U] * kHundred;
      tiles.insert(value);
      ++(value <= 2000 ? low : high);
    }
    EXPECT_EQ(low, 3);
    EXPECT_EQ(high, 2);
    ASSERT_EQ(s.pub.bank_pile, 7);
    for (unsigned i = kFirstInPile; i < kBankTiles; ++i) tiles.insert(s.hidden.bank_value[i] * kHundred);
    EXPECT_EQ(s.hidden.bank_value[10], 20);
    EXPECT_EQ(s.hidden.bank_value[11], 20);
    EXPECT_EQ(tiles, all);
  }
}

// DSP-SETUP-04, DSP-SETUP-05, DSP-SETUP-06: one draw over all ways, 20 low threes, 6 high pairs and two orders of five.
// That every number is another way is shown in DesperadosBanks.
TEST(DesperadosRules, every_layout_of_bank_tiles_is_equally_likely) {
  HeardChance heard;
  begin<Game>({}, 3, 5, &heard);
  const auto draws = heard.of(Roll::BankTiles);
  ASSERT_EQ(draws.size(), 1U);
  EXPECT_EQ(draws[0].first, 0U);
  EXPECT_EQ(draws[0].span, 20U * 6U * 120U * 120U);
}

// DSP-SETUP-04: over many set-ups each of the six low tiles is on the board half the time, and so is each high one.
TEST(DesperadosRules, both_groups_of_bank_tiles_are_shuffled) {
  std::map<int, int> on_board;
  std::map<int, int> in_flagstaff;
  constexpr int kSetUps = 6000;
  for (u64 seed = 0; seed < kSetUps; ++seed) {
    const State s = begin<Game>({}, 3, key_of_seed(seed, 4));
    for (unsigned b = 0; b < kBanks; ++b) ++on_board[s.hidden.bank_value[b]];
    ++in_flagstaff[s.hidden.bank_value[0]];
  }
  EXPECT_EQ(on_board.size(), 10U);
  for (const auto& [value, times] : on_board) EXPECT_NEAR(times, kSetUps / 2.0, 250) << value;
  for (const auto& [value, times] : in_flagstaff) EXPECT_NEAR(times, kSetUps / 10.0, 150) << value;
}

/// Evaluates turn 1 of a position in which S1 has announced this action; returns what was drawn.
HeardChance::Draw drawn_for(ActionKind kind, u16 poker_tiles, u16 coach_tiles) {
  State s = *round_begins({}, 3, 1, 1);
  auto& pub = s.pub;
  pub.asked.close();
  s.hidden.waiting = 0;
  pub.turn = kTurns;
  pub.flow.top() = frame_of(Proc::Evaluation, Evaluating{1, 0b111});
  const auto at = [](const char* name) { return u8(card_called(name) + 1); };
  pub.figure = {at("aztec"), at("tucson"), at("phoenix")};
  s.seat[0].row = {at("shiprock"), at("gallup"), at("tuba_city"), kSaloon + 1, at("flagstaff")};
  s.seat[1].row = {at("globe"), at("payson"), at("st_johns"), kSaloon + 1, at("silver_city")};
  s.seat[2].row = {at("globe"), at("tucson"), at("phoenix"), kSaloon + 1, at("payson")};
  pub.laid = {5, 5, 5};
  pub.poker_tiles = poker_tiles;
  pub.coach_tiles = coach_tiles;
  pub.actions[0] = {1, kind, u8(card_called("globe")), 1, 0b010, Settled::Open};
  HeardChance heard;
  Ctx<Game> c{s, &heard};
  Game::advance(c);
  EXPECT_EQ(heard.draws.size(), 1U);
  return heard.draws.at(0);
}

// DSP-SETUP-07, TV-18: face down and shuffled means that a won tile may be any that is left.
TEST(DesperadosRules, fourteen_poker_tiles_lie_shuffled_in_fourteen_towns) {
  const State s = begin<Game>({}, 3, 5);
  EXPECT_EQ(count_bits(s.pub.poker), 14);
  EXPECT_EQ(s.pub.poker & bank_towns(), 0U);
  EXPECT_THAT(components::kPokerValues, testing::ElementsAre(3, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 6, 6));
  const auto first = drawn_for(ActionKind::Poker, s.pub.poker_tiles, s.pub.coach_tiles);
  EXPECT_EQ(first.roll, Roll::PokerTile);
  EXPECT_EQ(first.what.size(), 14U);
  const auto later = drawn_for(ActionKind::Poker, 0b1, s.pub.coach_tiles);
  EXPECT_EQ(later.what.size(), 1U);
}

// DSP-SETUP-09, TV-18
TEST(DesperadosRules, ten_coach_tiles_lie_shuffled_in_a_stack) {
  const State s = begin<Game>({}, 3, 5);
  EXPECT_THAT(components::kCoachValues, testing::ElementsAre(8, 8, 9, 9, 10, 10, 11, 11, 12, 12));
  const auto first = drawn_for(ActionKind::CoachBrown, s.pub.poker_tiles, s.pub.coach_tiles);
  EXPECT_EQ(first.roll, Roll::CoachTile);
  EXPECT_EQ(first.what.size(), 10U);
  const auto later = drawn_for(ActionKind::CoachBrown, s.pub.poker_tiles, 0b11);
  EXPECT_EQ(later.what.size(), 2U);
}

// DSP-SETUP-10
TEST(DesperadosRules, each_timetable_may_come_first) {
  HeardChance heard;
  begin<Game>({}, 3, 5, &heard);
  ASSERT_EQ(heard.of(Roll::FirstTimetable).size(), 1U);
  EXPECT_EQ(heard.of(Roll::FirstTimetable)[0].first, 0U);
  EXPECT_EQ(heard.of(Roll::FirstTimetable)[0].span, 5U);
}

// DSP-SETUP-08: however crowded a town is, its line begins with its name, for everybody and in both languages.
TEST(DesperadosRules, town_names_stay_readable) {
  State s = *round_begins({}, 6, 1, 1);
  s.pub.figure.fill(u8(card_called("globe") + 1));
  s.pub.sheriff.fill(u8(card_called("globe") + 1));
  for (const Language language : {Language::English, Language::French}) {
    const Words& words = telling::words_of(*find_game("desperados"), language);
    for (const Seat viewer : all_viewers(6)) {
      const auto lines = Prose::table(observe<Game>(s, viewer), words);
      for (int t = 0; t < kTowns; ++t) {
        const std::string name = words.say("card." + std::string(card_name(t)));
        EXPECT_THAT(lines, testing::Contains(StartsWith("  " + name))) << name;
      }
    }
  }
}

// --- course of the game
// DSP-FLOW-01, DSP-END-01
TEST(DesperadosRules, a_game_has_five_rounds_of_five_turns_and_an_evaluation) {
  for (int seats = kMinSeats; seats <= kMaxSeats; ++seats) {
    EventLog log;
    const State s = play_at_random({}, seats, u64(seats), nullptr, &log, [](const State&) {});
    std::vector<int> turns;
    int evaluations = 0;
    int timetables = 0;
    for (const Event& e : log.items) {
      if (is_event<"turn_began">(e)) turns.push_back(number_told(e, "round") * 10 + number_told(e, "turn"));
      if (is_event<"evaluation_began">(e)) evaluations = evaluations * 10 + number_told(e, "round");
      if (is_event<"timetable_turned">(e)) ++timetables;
    }
    std::vector<int> expected;
    for (int round = 1; round <= 5; ++round) {
      for (int turn = 1; turn <= 5; ++turn) expected.push_back(round * 10 + turn);
    }
    EXPECT_EQ(turns, expected);
    EXPECT_EQ(evaluations, 12345);
    EXPECT_EQ(timetables, 5);
    EXPECT_NE(s.pub.ended, EndReason::None);
  }
}

// DSP-FLOW-02, DSP-CARD-08, TV-38: figures move in the evaluation only.
TEST(DesperadosRules, figures_stay_where_the_round_began) {
  for (u64 seed = 0; seed < 20; ++seed) {
    std::array<u8, kMaxSeats> began{};
    int round = 0;
    play_at_random({}, 4, seed, nullptr, nullptr, [&](const State& s) {
      if (s.pub.flow.over() || !all_placed(s.pub)) return;
      if (s.pub.round != round) began = s.pub.figure;
      round = s.pub.round;
      EXPECT_EQ(s.pub.figure, began);
    });
  }
}

// DSP-CLEAN-05, DSP-CLEAN-06, TV-19: whatever the first timetable, both coaches start each round where they belong.
TEST(DesperadosRules, both_coaches_begin_every_round_on_their_first_town) {
  std::set<int> firsts;
  for (u64 seed = 0; seed < 60; ++seed) {
    EventLog log;
    const State s = play_at_random({}, 3, seed, nullptr, &log, [](const State&) {});
    const int first = s.pub.first_timetable;
    firsts.insert(first);
    int round = 0;
    for (const Event& e : log.items) {
      if (is_event<"turn_began">(e)) round = number_told(e, "turn") == 1 ? number_told(e, "round") : 0;
      if (!is_event<"coach_moved">(e) || round == 0) continue;
      const json::object moved = Codec::event_json(e, true);
      const bool blue = moved.at("coach") == "blue";
      const int timetable = (first + round - 1 - (blue ? 1 : 0) + kTimetables) % kTimetables;
      const auto& stops = components::kTimetables[unsigned(timetable)][blue ? 1 : 0];
      EXPECT_EQ(moved.at("from").as_string(), card_name(stops[0]));
      EXPECT_EQ(moved.at("to").as_string(), card_name(stops[1]));
      EXPECT_TRUE(round > 1 || !blue);
    }
  }
  EXPECT_EQ(firsts.size(), 5U);
}

// DSP-END-04
TEST(DesperadosRules, the_goal_goes_from_1000_to_10000_by_hundreds) {
  for (const char* goal : {"1000", "1100", "4000", "4500", "7000", "9900", "10000"}) {
    EXPECT_EQ(refusal(3, {{"goal_per_desperado", goal}}), "") << goal;
  }
  for (const char* goal : {"0", "900", "4050", "10100", "-4000", "many"}) {
    EXPECT_NE(refusal(3, {{"goal_per_desperado", goal}}), "") << goal;
  }
  EXPECT_EQ(goal_of(begin<Game>({}, 6, 5).pub), 200);
}

// --- secrets
/// Turn 4: all three desperados have used their disks; S3 is in Flagstaff, which has a bank, or in Gallup.
State after_their_disks(bool in_a_bank_town) {
  State s = *round_begins({}, 4, 1, 1);
  auto& pub = s.pub;
  pub.asked.close();
  s.hidden.waiting = 0;
  pub.turn = 4;
  pub.coach[0] = u8(stop_of(pub.first_timetable, Coach::Brown, 4) + 1);
  pub.flow.top() = frame_of(Proc::Actions);
  const auto at = [](const char* name) { return u8(card_called(name) + 1); };
  pub.figure = {at("tombstone"), at("phoenix"), at("aztec"), at("tucson")};
  s.seat[0].row = {at("el_paso"), at("la_luz"), at("lincoln"), at("santa_fe"), 0};
  s.seat[1].row = {at("payson"), at("globe"), kSaloon + 1, at("tucson"), 0};
  s.seat[2].row = {at("shiprock"), at("tuba_city"), at("gallup"), kSaloon + 1, 0};
  s.seat[3].row = {at("globe"), at("payson"), at("st_johns"), in_a_bank_town ? at("flagstaff") : at("gallup"), 0};
  pub.laid = {4, 4, 4, 4};
  pub.actions[0] = {1, ActionKind::Poker, u8(card_called("globe")), 1, 0b1000, Settled::Open};
  pub.actions[1] = {2, ActionKind::Poker, u8(card_called("tuba_city")), 1, 0b0100, Settled::Open};
  pub.actions[2] = {2, ActionKind::Poker, u8(card_called("globe")), 1, 0b0010, Settled::Open};
  pub.disks_used = 0b1110;
  for (Seat p = 0; p < 4; ++p) work_out_ride(pub, p, s.seat[p]);
  const GangNote note = gang_note_of(s);
  for (const Seat p : gang(pub)) s.seat[p].gang = note;
  Ctx<Game> c{s};
  run(c);
  EXPECT_EQ(broken_invariant<Game>(s), nullptr);
  return s;
}

// DSP-INFO-01, DSP-INFO-04, DSP-INFO-06, TV-46
TEST(DesperadosRules, the_marshal_cannot_tell_whether_anybody_could_have_acted) {
  Twins twins{{after_their_disks(false)}, {after_their_disks(true)}, only(0) | only(kSpectator)};
  Game::Decisions list;
  Game::legal(twins.a.s.pub, twins.a.s.seat[3], 3, list);
  EXPECT_EQ(list.size(), 1);
  Game::legal(twins.b.s.pub, twins.b.s.seat[3], 3, list);
  EXPECT_EQ(list.size(), 2) << "he could spy";
  for (Seat p = 1; p <= 3; ++p) {
    EXPECT_EQ(twins.a.s.pub.turn, 4);
    EXPECT_TRUE(SeatSet{twins.a.s.hidden.waiting}.has(p));
    twins.expect_same();
    twins.play(p, Decision::no_action(), Decision::no_action());
    EXPECT_EQ(heard_by(twins.a.log, 0).empty(), p < 3);
  }
  twins.expect_same();
  EXPECT_EQ(twins.a.s.pub.turn, 5);
}

}  // namespace
}  // namespace saloon::desperados
