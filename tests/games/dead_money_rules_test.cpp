// Clauses of Dead Money that no single scenario can prove: what holds in every position, what each draw may give, what
// is refused before a match exists.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cctype>
#include <filesystem>
#include <set>
#include <vector>

#include "engine/rounds.h"
#include "games/dead_money/rules.h"
#include "games/registry.h"
#include "tests/games/dead_money_cards.h"
#include "tests/games/heard_chance.h"

namespace saloon::dead_money {
namespace {

using testing::Each;
using HeardChance = saloon::HeardChance<Roll>;
using testing::HasSubstr;

constexpr Config kSixPlay{.six_players = SixPlayers::On};

/// S0 is on turn with these cards, the others hold what they were dealt of the rest, which is the deck.
State table_with(std::initializer_list<std::string_view> hand, int seats = 3) {
  State s = begin<Game>({}, seats, 5);
  const CardBag mine = cards_called(hand);
  s.pub.turn = 0;
  s.hidden.deck = kAllCards - mine;
  s.seat[0].hand = mine;
  s.pub.hand_size[0] = u8(mine.size());
  for (Seat p = 1; p < seats; ++p) {
    s.seat[p].hand = {};
    for (int i = 0; i < 3; ++i) {
      const int face = s.hidden.deck.nth(7 * p + i);
      s.hidden.deck.remove(face);
      s.seat[p].hand.add(face);
    }
    s.pub.hand_size[p] = 3;
  }
  s.pub.deck_size = u8(s.hidden.deck.size());
  s.pub.asked.close();
  s.hidden.waiting = 0;
  Context c{s};
  c.become(frame_of(Proc::Turn));
  run(c);
  EXPECT_EQ(broken_invariant<Game>(s), nullptr);
  return s;
}

void give_brain(State& s, Seat p, Suit suit) {
  s.hidden.deck.remove(brain_face(suit));
  --s.pub.deck_size;
  add_brain(s.pub, p, suit);
}

/// All of the deck becomes the discard pile.
void turn_over_the_deck(State& s) {
  s.pub.discard = std::exchange(s.hidden.deck, CardBag{});
  s.pub.deck_size = 0;
}

/// Everything in the deck that is no number goes into the hand of p.
void take_letters(State& s, Seat p) {
  const CardBag letters = s.hidden.deck.within(kLetters);
  s.hidden.deck = s.hidden.deck - letters;
  s.pub.deck_size = u8(s.hidden.deck.size());
  s.seat[p].hand = s.seat[p].hand + letters;
  s.pub.hand_size[p] = u8(s.seat[p].hand.size());
}

std::string refusal(int seats, const std::vector<OptionSetting>& options = {}) {
  const GameInfo& game = *find_game("dead_money");
  return game.start(game, {seats, options, "1"}, nullptr).error();
}

/// Plays at random and hands every position to `look`, the first and the last included.
template <class Look>
void play_at_random(const Config& config, int seats, u64 seed, Look look) {
  State s = begin<Game>(config, seats, key_of_seed(seed));
  Context c{s};
  Chance chance{key_of_seed(seed, 1)};
  look(s);
  while (!over<Game>(s)) {
    const Seat p = *SeatSet{s.hidden.waiting}.begin();
    Game::Decisions list;
    Game::legal(s.pub, s.seat[p], p, list);
    ASSERT_TRUE(answer(c, p, list[int(chance.below(u32(list.size())))]).yes());
    look(s);
  }
}

// --- set-up
// DM-SETUP-01
TEST(DeadMoneyRules, three_to_five_play_and_six_with_the_option) {
  for (const int seats : {-1, 0, 1, 2, 6, 7, 100}) {
    EXPECT_STREQ(Game::forbids({}, seats), "DM-SETUP-01") << seats;
    EXPECT_NE(refusal(seats), "") << seats;
  }
  for (const int seats : {3, 4, 5}) {
    EXPECT_EQ(refusal(seats), "") << seats;
    EXPECT_EQ(refusal(seats, {{"six_players", "on"}}), "") << seats;
  }
  EXPECT_EQ(refusal(6, {{"six_players", "on"}}), "");
  EXPECT_THAT(refusal(6), HasSubstr("DM-SETUP-01"));
  EXPECT_NE(refusal(7, {{"six_players", "on"}}), "");
  EXPECT_NE(refusal(2, {{"six_players", "on"}}), "");
}

// DM-SETUP-02, DM-SETUP-03: shuffled means that each card dealt may be any of those that are left, Brains included.
TEST(DeadMoneyRules, each_card_dealt_may_be_any_that_is_left) {
  for (int seats = kMinSeats; seats <= kMaxSeats; ++seats) {
    HeardChance heard;
    const State s = begin<Game>(kSixPlay, seats, 5, &heard);
    const auto dealt = heard.of(Roll::Draw);
    ASSERT_EQ(dealt.size(), 7U * unsigned(seats));
    EXPECT_EQ(dealt[0].cards, kAllCards);
    for (std::size_t i = 0; i < dealt.size(); ++i) EXPECT_EQ(dealt[i].size(), 112 - i);
    EXPECT_EQ(s.hidden.deck.size(), 112 - 7 * seats);
  }
}

// DM-SETUP-05
TEST(DeadMoneyRules, the_first_player_may_be_anybody) {
  for (int seats = kMinSeats; seats <= kMaxSeats; ++seats) {
    HeardChance heard;
    begin<Game>(kSixPlay, seats, 5, &heard);
    const auto first = heard.of(Roll::FirstSeat);
    ASSERT_EQ(first.size(), 1U);
    EXPECT_EQ(first[0].first, 0U);
    EXPECT_EQ(first[0].span, unsigned(seats));
    std::set<int> seen;
    for (u64 seed = 0; seed < 200; ++seed) seen.insert(begin<Game>(kSixPlay, seats, key_of_seed(seed)).pub.turn);
    EXPECT_EQ(seen.size(), unsigned(seats));
  }
}

// DM-SETUP-03, DM-SETUP-04, DM-SETUP-06
TEST(DeadMoneyRules, the_table_before_the_first_turn) {
  for (int seats = kMinSeats; seats <= kMaxSeats; ++seats) {
    const State s = begin<Game>(kSixPlay, seats, 27);
    EXPECT_EQ(s.pub.deck_size, 112 - 7 * seats);
    EXPECT_TRUE(s.pub.discard.empty());
    EXPECT_EQ(s.pub.showdown.brain, 0);
    EXPECT_THAT(s.pub.brains, Each(0));
    for (Seat p = 0; p < seats; ++p) EXPECT_EQ(s.seat[p].hand.size(), 7);
    EXPECT_EQ(Ask(s.pub.asked.what[s.pub.turn]), Ask::TurnFirst);
  }
}

/// How often each face lies somewhere, zone by zone.
std::array<int, kFaces> faces_on_the_table(const State& s) {
  std::array<int, kFaces> count{};
  const auto tally = [&](CardBag cards) { for_each_card(cards, [&](int face) { ++count[unsigned(face)]; }); };
  tally(s.hidden.deck);
  tally(s.pub.discard);
  for (Seat p = 0; p < s.pub.seats; ++p) {
    tally(s.seat[p].hand);
    tally(brain_cards(s.pub.brains[p]));
    tally(bid_cards(s.pub.showdown.bid[p]));
  }
  for (unsigned i = 0; i < s.pub.fixed_size; ++i) ++count[s.hidden.fixed[i] - 1U];
  for (unsigned i = 0; i < s.pub.in_play_size; ++i) ++count[s.pub.in_play[i]];
  if (s.pub.showdown.brain != 0) ++count[s.pub.showdown.brain - 1U];
  return count;
}

// DM-SETUP-02, DM-DECK-04
TEST(DeadMoneyRules, every_card_is_in_one_zone) {
  std::array<int, kFaces> twice{};
  twice.fill(2);
  for (int seats = kMinSeats; seats <= kMaxSeats; ++seats) {
    for (u64 seed = 0; seed < 30; ++seed) {
      play_at_random(kSixPlay, seats, seed, [&](const State& s) {
        ASSERT_EQ(faces_on_the_table(s), twice);
        ASSERT_EQ(broken_invariant<Game>(s), nullptr);
      });
    }
  }
}

// DM-SETUP-02
TEST(DeadMoneyRules, a_lost_or_doubled_card_is_noticed) {
  const State good = begin<Game>({}, 3, 5);
  ASSERT_EQ(broken_invariant<Game>(good), nullptr);
  const int face = lowest_bit(good.hidden.deck.one);

  State lost = good;
  lost.hidden.deck.remove(face);
  --lost.pub.deck_size;
  EXPECT_THAT(broken_invariant<Game>(lost), HasSubstr("DM-SETUP-02"));

  State doubled = good;
  doubled.pub.discard.add(face);
  EXPECT_THAT(broken_invariant<Game>(doubled), HasSubstr("DM-SETUP-02"));
}

// --- chance
// DM-ROLL-02, DM-FX-6C, DM-FX-2S, DM-FX-QD: every die shows 1 to 6.
TEST(DeadMoneyRules, every_die_shows_one_to_six) {
  HeardChance heard(Roll::DropRoll, 6);
  State s = table_with({"6C", "2S", "QD", "KC"});
  give_brain(s, 0, Suit::Clubs);
  for (const char* card : {"6C", "2S", "QD"}) {
    State played = s;
    Context c{played, &heard};
    ASSERT_TRUE(answer(c, 0, Decision::play(face_called(card))).yes());
  }
  for (const Roll roll : {Roll::DropRoll, Roll::CountDie, Roll::RaceDie}) {
    const auto rolled = heard.of(roll);
    ASSERT_FALSE(rolled.empty());
    for (const Possible& what : rolled) {
      EXPECT_EQ(what.first, 1U);
      EXPECT_EQ(what.span, 6U);
    }
  }
}

// DM-FX-AC, DM-FX-9C: each single card of the hand is as likely as any other, so a pair counts twice.
TEST(DeadMoneyRules, a_blindly_taken_card_may_be_any_of_the_hand) {
  for (const bool given : {true, false}) {
    HeardChance heard;
    State s = table_with({"AC", "9C", "8C", "8C", "KD"});
    Context c{s, &heard};
    ASSERT_TRUE(answer(c, 0, Decision::play(face_called(given ? "AC" : "9C"))).yes());
    const CardBag hand = s.seat[given ? 0 : 1].hand;
    ASSERT_TRUE(answer(c, 0, Decision::player(1)).yes());
    const auto taken = heard.of(Roll::BlindCard);
    ASSERT_EQ(taken.size(), 1U);
    EXPECT_EQ(taken[0].cards, hand);
    EXPECT_EQ(int(taken[0].size()), given ? 4 : 3);
  }
}

// DM-FX-2D: the pool may come out in any order.
TEST(DeadMoneyRules, a_card_from_the_pool_may_be_any_that_is_left) {
  HeardChance heard;
  State s = table_with({"2D", "8C", "KD"});
  give_brain(s, 0, Suit::Clubs);
  Context c{s, &heard};
  ASSERT_TRUE(answer(c, 0, Decision::play(face_called("2D"))).yes());
  CardBag pool;
  for (Seat p = 0; p < 3; ++p) {
    const int face = lowest_bit(s.seat[p].hand.one);
    pool.add(face);
    ASSERT_TRUE(answer(c, p, Decision::card(face)).yes());
  }
  const auto drawn = heard.of(Roll::Pool);
  ASSERT_EQ(drawn.size(), 3U);
  EXPECT_EQ(drawn[0].cards, pool);
  EXPECT_EQ(drawn[1].size(), 2U);
  EXPECT_EQ(drawn[2].size(), 1U);
}

// DM-DECK-02, DM-DECK-04: a reshuffled deck gives any card that was discarded, but not the one in play.
TEST(DeadMoneyRules, a_reshuffled_deck_may_give_any_discarded_card) {
  HeardChance heard;
  State s = table_with({"QS", "8C"});
  turn_over_the_deck(s);
  const CardBag discarded = s.pub.discard;
  Context c{s, &heard};
  ASSERT_TRUE(answer(c, 0, Decision::play(face_called("QS"))).yes());
  const auto drawn = heard.of(Roll::Draw);
  ASSERT_EQ(drawn.size(), 2U);
  EXPECT_EQ(drawn[0].cards, discarded);
  EXPECT_EQ(int(drawn[1].size()), discarded.size() - 1);
  EXPECT_EQ(s.pub.discard, CardBag::of(face_called("QS")));
}

// --- bounds
// DM-SAFE-02, DM-FX-QD
TEST(DeadMoneyRules, a_race_without_a_six_ends_after_200_rolls) {
  HeardChance heard(Roll::DropRoll, 5);
  State s = table_with({"QD", "8C"});
  give_brain(s, 1, Suit::Hearts);
  Context c{s, &heard};
  ASSERT_TRUE(answer(c, 0, Decision::play(face_called("QD"))).yes());
  EXPECT_EQ(heard.of(Roll::RaceDie).size(), 200U);
  EXPECT_EQ(s.pub.turn, 1);
  EXPECT_EQ(s.pub.hands_left, 2);
  EXPECT_EQ(brains_of(s.pub.brains[1], Suit::Hearts), 1);
  EXPECT_EQ(Ask(s.pub.asked.what[1]), Ask::TurnFirst);
}

// DM-SAFE-03: with both 10C in play none can be turned up.
TEST(DeadMoneyRules, no_third_ten_of_clubs_can_be_turned_up) {
  const int ten = face_called("10C");
  State s = table_with({"10C", "8C"});
  ASSERT_TRUE(s.hidden.deck.has(ten));
  s.hidden.deck.remove(ten);
  s.hidden.fixed[0] = u8(ten + 1);
  s.pub.fixed_size = 1;
  HeardChance heard;
  Context c{s, &heard};
  ASSERT_TRUE(answer(c, 0, Decision::play(ten)).yes());
  const auto turned = heard.of(Roll::TurnUp);
  ASSERT_FALSE(turned.empty());
  EXPECT_FALSE(turned[0].cards.has(ten));
}

// DM-SAFE-01: whatever lies in deck and discard pile, 3S ends.
TEST(DeadMoneyRules, three_of_spades_turns_up_no_more_than_there_is) {
  State s = table_with({"3S", "8C"});
  give_brain(s, 0, Suit::Clubs);
  const CardBag numbers = s.hidden.deck.within(kAllFaces & ~kLetters);
  take_letters(s, 1);
  ASSERT_EQ(s.hidden.deck, numbers);
  HeardChance heard;
  Context c{s, &heard};
  ASSERT_TRUE(answer(c, 0, Decision::play(face_called("3S"))).yes());
  EXPECT_EQ(int(heard.of(Roll::TurnUp).size()), numbers.size());
  EXPECT_EQ(s.pub.deck_size, 0);
}

// --- scenarios
/// Scenarios about a card are called fx_<face>_….
TEST(DeadMoneyRules, every_face_has_a_scenario_of_its_own) {
  std::set<std::string> proven;
  for (const auto& file : std::filesystem::directory_iterator(SALOON_ROOT "/games/dead_money/scenarios")) {
    const std::string name = file.path().stem().string();
    if (name.starts_with("fx_")) proven.insert(name.substr(3, name.find('_', 3) - 3));
  }
  for (int face = 0; face < kFaces; ++face) {
    std::string code(face_name(face));
    for (char& letter : code) letter = char(std::tolower(letter));
    EXPECT_TRUE(proven.contains(code)) << code;
  }
}

}  // namespace
}  // namespace saloon::dead_money
