// Dead Money's table in words: what a player can read off it, what the choices say, and what somebody may type.
#include <gmock/gmock.h>

#include <set>

#include "engine/match/match.h"
#include "engine/play.h"
#include "engine/rows/codec.h"
#include "games/dead_money/game.h"
#include "games/dead_money/rules.h"
#include "games/registry.h"
#include "telling/catalogue.h"
#include "tests/games/dead_money_cards.h"
#include "tests/scale.h"

namespace saloon::dead_money {
namespace {

json::object choice(const View& v, const Decision& d) { return Prose::choice(v, d, RowCodec<Game>::decision_json(d)); }

using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

const GameInfo& info() { return *find_game("dead_money"); }
Words words(Language language = Language::English) { return telling::words_of(info(), language); }

u8 code(std::string_view card) { return u8(face_called(card) + 1); }

/// S1 has dropped a Brain, S2 has bid, S0 is asked.
View showdown_view() {
  View v{};
  v.viewer = 0;
  auto& pub = v.pub;
  pub.seats = 3;
  pub.turn = 1;
  pub.turns = 7;
  pub.hands_left = 1;
  pub.played = 1;
  pub.deck_size = 60;
  pub.hand_size = {2, 5, 3};
  pub.brains = {with_brains(0, Suit::Spades, 1), 0, with_brains(0, Suit::Diamonds, 2)};
  pub.discard = cards_called({"9D", "10C", "BH", "9S"});
  pub.fixed_size = 3;
  pub.fixed = {0, 0, code("5S")};
  const CardBag bid = cards_called({"KD", "KS", "9H"});
  pub.showdown.brain = code("BC");
  pub.showdown.dropper = 1;
  pub.showdown.acted = u8(only(2).bits);
  pub.showdown.bid[2] = packed_bid(bid);
  pub.showdown.best = 2;
  pub.showdown.best_score = score_of(bid);
  pub.asked.required = only(0).bits;
  pub.asked.what[0] = u8(Ask::Bid);
  v.mine.hand = cards_called({"7S", "AC"});
  v.mine.fixed = {code("KC"), 0, code("5S")};
  v.mine.notes[0] = {2, code("BH")};
  v.mine.noted = 1;
  return v;
}

TEST(DeadMoneyTable, EverythingTheSeatMaySee) {
  const auto lines = Prose::table(showdown_view(), words());
  EXPECT_THAT(lines, Contains("Turn 7: Cole’s, 1 hand left to spend."));
  EXPECT_THAT(lines, Contains("  You: 2 cards, Brains: B♠"));
  EXPECT_THAT(lines, Contains("  Cole, on your left: 5 cards, no Brain (playing)"));
  EXPECT_THAT(lines, Contains("  Belle, on your right: 3 cards, Brains: B♦ B♦"));
  EXPECT_THAT(lines, Contains("Showdown for the Brain of clubs, dropped by Cole."));
  EXPECT_THAT(lines, Contains("  Belle: 9♥ K♦ K♠ (a pair, the best so far)"));
  EXPECT_THAT(lines, Contains("  You: still to act"));
  EXPECT_THAT(lines, Contains("Deck: 60 cards. Discard pile: 4 cards."));
  EXPECT_THAT(lines, Contains("  ♠ spades: 9"));
  EXPECT_THAT(lines, Contains("You know the top of the deck, the first on top: 5♠ ? K♣."));
  EXPECT_THAT(lines, Contains("You remember: Belle holds B♥."));
  EXPECT_THAT(lines, Contains(StartsWith("  7♠: give this card to an opponent. 1 hand, 1 coin; needs a Brain")));
  EXPECT_THAT(Prose::table(showdown_view(), words(Language::French)),
              Contains("Enchères pour le Cerveau de trèfle, perdu par Cole."));
}

TEST(DeadMoneyTable, TheLimitOfTurnsIsToldWhenItIsNear) {  // DM-SAFE-05
  View v = showdown_view();
  v.pub.turns = v.pub.config.turn_limit - 5;
  EXPECT_THAT(Prose::table(v, words()), Contains(StartsWith("Turn 995 of at most 1,000: ")));
}

TEST(DeadMoneyTable, BidsAreToldInTheOrderOfBidding) {  // DM-SHOW-02
  const auto lines = Prose::table(showdown_view(), words());
  const auto at = [&](std::string_view start) {
    return std::find_if(lines.begin(), lines.end(), [&](const auto& line) { return line.starts_with(start); });
  };
  EXPECT_LT(at("  Belle: 9"), at("  You: still"));
  EXPECT_LT(at("  You: still"), at("  Cole: still"));
}

TEST(DeadMoneyTable, AHandIsReadByItsOwnerAlone) {  // DM-INFO-01, DM-INFO-16
  const State s = begin<Game>({}, 3, 5);
  const auto owners = Prose::table(observe<Game>(s, 0), words());
  EXPECT_THAT(owners, Contains("Your hand, 7 cards:"));
  const auto spectators = Prose::table(observe<Game>(s, kSpectator), words());
  for (const std::string& line : owners) {
    const bool of_the_hand = line.starts_with("  ") && line.find(" coin") != std::string::npos;
    if (of_the_hand) {
      EXPECT_THAT(spectators, Not(Contains(line)));
    }
  }
  EXPECT_THAT(spectators, Not(Contains(HasSubstr("Your hand"))));
}

/// What "play" says of the drop roll with these Brains in front of the player.
json::value risk(Brains brains, std::string_view card) {
  View v = showdown_view();
  v.pub.brains[0] = brains;
  return choice(v, Decision::play(face_called(card))).at("risk");
}

TEST(DeadMoneyChoices, TheDropRollIsToldWithItsBonus) {  // DM-ROLL-02, DM-ROLL-03, DM-ROLL-04
  const Brains one_of_spades = with_brains(0, Suit::Spades, 1);
  const Brains one_of_hearts = with_brains(0, Suit::Hearts, 1);
  EXPECT_EQ(risk(one_of_spades, "7S"), 6);
  EXPECT_EQ(risk(with_brains(0, Suit::Spades, 2), "7S"), 5);
  EXPECT_EQ(risk(one_of_hearts, "7S"), "fail");
  EXPECT_EQ(risk(one_of_spades, "3S"), 2);
  EXPECT_EQ(risk(with_brains(0, Suit::Spades, 2), "3S"), "safe");
  EXPECT_EQ(risk(one_of_hearts, "4S"), 4);
  EXPECT_EQ(risk(one_of_hearts, "9S"), "none");
}

TEST(DeadMoneyChoices, TheDropRollIsToldAsItWillBeWhenItComes) {
  EXPECT_EQ(risk(with_brains(0, Suit::Spades, 1), "2S"), 2) << "the Brain that helps may be the one discarded";
  EXPECT_EQ(risk(with_brains(0, Suit::Spades, 2), "2S"), "safe");
  View v = showdown_view();
  v.pub.brains[0] = with_brains(0, Suit::Spades, 1);
  v.pub.brains[2] = with_brains(0, Suit::Hearts, 2);
  EXPECT_EQ(choice(v, Decision::play(face_called("7H"))).at("risk"), 5) << "both are stolen before the roll";
  v.mine.hand = cards_called({"7D"});
  EXPECT_EQ(choice(v, Decision::play(face_called("7D"))).at("risk"), "fail") << "DM-WIN-03: perhaps no roll";
}

/// Plays a game anyhow, and holds each drop roll against what was said of the card before it was played.
class ToldRisks {
 public:
  void play(int seats, u64 seed) {
    const auto started = info().start(info(), {seats, {}, std::to_string(seed)}, nullptr);
    ASSERT_TRUE(started) << started.error();
    Match& match = **started;
    for (u64 n = 0; !match.over(); ++n) {
      const Seat p = *match.waiting().begin();
      const OpenDoor door = match.at(p);
      const json::array decisions = door.legal().decisions;
      const json::object& d = decisions[mix64(seed * 10'000 + n) % decisions.size()].get_object();
      if (text_in(d, "do") == "play") told_ = door.choice(d);
      const std::size_t heard = match.at(kSpectator).heard_count();
      ASSERT_TRUE(match.answer(p, d).accepted());
      for (const json::object& event : match.at(kSpectator).heard(heard)) {
        if (text_in(event, "event") == "drop_roll" && event.at("card") == told_.at("card")) hold_against(event);
      }
    }
  }
  [[nodiscard]] const std::set<std::string>& met() const { return met_; }

 private:
  void hold_against(const json::object& roll) {
    const json::value& risk = told_.at("risk");
    const bool held = roll.at("held").get_bool();
    const i64 die = whole_number_in(roll, "die");
    const std::string said = json::serialize(told_) + " " + json::serialize(roll);
    met_.insert(risk.is_string() ? std::string(risk.get_string()) : "number");
    ASSERT_TRUE(held || risk != "safe") << said;
    ASSERT_TRUE(!held || risk != "fail") << said;
    ASSERT_NE(risk, "none") << said;
    if (!risk.is_int64()) return;
    const bool may_help = told_.at("card") == "2S";  // the Brain that it takes away may be another
    ASSERT_TRUE(held == (die >= risk.get_int64()) || (held && may_help)) << said;
  }

  json::object told_;
  std::set<std::string> met_;
};

TEST(DeadMoneyChoices, TheRiskToldOfACardComesTrue) {
  ToldRisks risks;
  for (u64 seed = 0; seed < scaled(60) + 3; ++seed) ASSERT_NO_FATAL_FAILURE(risks.play(3 + int(seed % 3), seed));
  EXPECT_EQ(risks.met(), (std::set<std::string>{"fail", "number", "safe"}));
}

TEST(DeadMoneyChoices, ABidIsToldWithWhatItCosts) {  // DM-SHOW-10
  const json::object bid = choice(showdown_view(), Decision::bid(cards_called({"KD", "KS", "9H"})));
  EXPECT_EQ(bid.at("ask"), "bid");
  EXPECT_EQ(bid.at("coins"), 4);
  EXPECT_EQ(bid.at("category"), "pair");
  EXPECT_EQ(bid.at("whole_hand"), false);
  EXPECT_EQ(choice(showdown_view(), Decision::bid(cards_called({"7S", "AC"}))).at("whole_hand"), true);
}

TEST(DeadMoneyChoices, WhoIsMeantIsCalledByName) {
  const View v = showdown_view();
  const json::object player = choice(v, Decision::player(2));
  EXPECT_EQ(player.at("seat"), "S2");
  EXPECT_EQ(player.at("hand"), 3);
  EXPECT_EQ(choice(v, Decision::brain(0, Suit::Spades)).at("from"), "you");
  EXPECT_EQ(choice(v, Decision::players(only(0) | only(2))).at("seats"), (json::array{"you", "S2"}));
}

TEST(DeadMoneyChoices, GiftsAreToldWithTheCardThatIsKept) {  // DM-FX-7C
  View v = showdown_view();
  v.mine.look = cards_called({"JD", "BH", "3C"});
  const u8 jack = u8(face_called("JD"));
  const u8 brain = u8(face_called("BH"));
  const json::object gifts = choice(v, Decision::assign(gifts_of({jack, 1}, {brain, 2})));
  EXPECT_EQ(gifts.at("card"), "JD");
  EXPECT_EQ(gifts.at("to"), "S1");
  EXPECT_EQ(gifts.at("card2"), "BH");
  EXPECT_EQ(gifts.at("to2"), "S2");
  EXPECT_EQ(gifts.at("two"), true);
  EXPECT_EQ(gifts.at("kept"), "3C");
}

/// What the viewer means who types this while he is asked that.
Decision read(Ask question, std::string_view typed) {
  View v = showdown_view();
  v.pub.asked.what[0] = u8(question);
  return Prose::read(v, typed);
}

TEST(DeadMoneyChoices, CodesCanBeTyped) {
  EXPECT_EQ(read(Ask::Bid, "kd, K♠ 9h"), Decision::bid(cards_called({"KD", "KS", "9H"})));
  EXPECT_EQ(read(Ask::DiscardSet, "kd 9h"), Decision::cards(cards_called({"KD", "9H"})));
  EXPECT_EQ(read(Ask::TurnFirst, "10c"), Decision::play(face_called("10C")));
  const std::array<u8, 2> order{u8(face_called("3H")), u8(face_called("9D"))};
  EXPECT_EQ(read(Ask::Reorder, "3h 9d"), Decision::order(order_of(order)));
  EXPECT_EQ(read(Ask::DiscardCard, "8c"), Decision::card(face_called("8C")));
  EXPECT_EQ(read(Ask::DropBrain, "bs"), Decision::brain(0, Suit::Spades));
  EXPECT_EQ(read(Ask::ChooseOpponent, "s2"), Decision::player(2));
  EXPECT_EQ(read(Ask::ChoosePair, "s0 s2"), Decision::players(only(0) | only(2)));
  const u8 jack = u8(face_called("JD"));
  const u8 brain = u8(face_called("BH"));
  EXPECT_EQ(read(Ask::AssignTwo, "jd s1 bh s2"), Decision::assign(gifts_of({jack, 1}, {brain, 2})));
  EXPECT_EQ(read(Ask::AssignTwo, "jd bh s2"), Decision::assign(gifts_of({jack, 2}, {brain, 2})));
}

TEST(DeadMoneyChoices, NonsenseIsNoDecision) {
  for (const char* nonsense : {"", "1d", "kd xx", "11c", "kd ks"}) {
    EXPECT_EQ(read(Ask::TurnFirst, nonsense), Decision{}) << nonsense;
  }
  EXPECT_EQ(read(Ask::Bid, "kd kd kd"), Decision{}) << "there are only two";
  EXPECT_EQ(read(Ask::Reorder, "2d 3d 4d 5d 6d 7d"), Decision{}) << "at most five are seen";
  EXPECT_EQ(read(Ask::DropBrain, "kd"), Decision{}) << "no Brain";
  EXPECT_EQ(read(Ask::ChoosePair, "s1 s1"), Decision{}) << "one player twice";
  EXPECT_EQ(read(Ask::Bid, "kd s1"), Decision{}) << "nobody is given anything";
}

TEST(DeadMoneyWords, EveryFaceHasItsNameAndItsHelp) {
  for (const Language language : {Language::English, Language::French}) {
    const Words w = words(language);
    for (int face = 0; face < kFaces; ++face) {
      for (const char* table : {"card.", "card_name.", "card_the.", "card_The.", "card_job.", "card_help."}) {
        EXPECT_TRUE(w.has(table + std::string(face_name(face)))) << table << face_name(face);
      }
    }
    const std::string jack = w.say("card_help.JD");
    EXPECT_TRUE(w.say("card_help.AH").ends_with(jack.substr(jack.find(": ")))) << "but for their titles";
  }
}

}  // namespace
}  // namespace saloon::dead_money
