// What Dead Money tells the bots: chances to win, a quick player, tempers, grudges, reasons.
#include "games/dead_money/bot/bot.h"
#include "tests/games/hook_checks.h"

namespace saloon::dead_money {
namespace {

constexpr int kUsualSeats = 3;
constexpr int kTheMost = 5;  ///< without the option six_players

/// Configurations that change what a card does or who wins.
std::vector<Config> configs() {
  return {{}, {.simultaneous_empty = SimultaneousEmpty::Shared, .suit_bonus_scope = SuitBonusScope::AllOwnRolls}};
}

// --- chances
TEST(DeadMoneyChances, AddUpToOneVictory) {
  for (const Config& config : configs()) {
    for (int seats = kMinSeats; seats <= kTheMost; ++seats) expect_chances_that_add_up<Game>(config, seats, 3);
  }
  expect_chances_that_add_up<Game>({.six_players = SixPlayers::On}, kMaxSeats, 3);
}

/// The seat is left with this card alone.
void leave_one_card(State& s, Seat p, int face) {
  s.seat[p].hand = CardBag::of(face);
  s.pub.hand_size[p] = 1;
}

TEST(DeadMoneyChances, AShortHandIsNearlyWon) {
  State s = begin<Game>({}, kUsualSeats, 5);
  const Seat mover = s.pub.turn;
  Values even{};
  Values behind{};
  Values ahead{};
  Game::evaluate(s, even);
  leave_one_card(s, left_of(s.pub, mover), face_of(kQueen, Suit::Diamonds));
  Game::evaluate(s, behind);
  EXPECT_LT(behind[mover], even[mover] - 0.1F);
  leave_one_card(s, mover, face_of(kQueen, Suit::Diamonds));
  Game::evaluate(s, ahead);
  EXPECT_GT(ahead[mover], 0.75F);
}

TEST(DeadMoneyChances, WhoeverIsOutbidWithNothingLeftHasAllButWon) {
  State s = begin<Game>({}, kUsualSeats, 5);
  s.pub.showdown = {.best_score = 1, .brain = u8(brain_face(Suit::Clubs) + 1), .dropper = 0, .best = 2, .acted = 0b110};
  s.pub.hand_size[1] = 0;
  s.seat[1].hand = {};
  Values values{};
  Game::evaluate(s, values);
  EXPECT_GT(values[1], 0.9F);
}

TEST(DeadMoneyChances, KnowMoreTheLongerAGameLasts) {
  if (kScale != 1) return;
  const double fair = std::log(double(kUsualSeats));
  const auto shortest = [](int from, int to) {
    return [from, to](const Public& pub) {
      const int cards = *std::min_element(pub.hand_size.begin(), pub.hand_size.begin() + pub.seats);
      return from <= cards && cards <= to;
    };
  };
  EXPECT_LT(surprise<Game>(kUsualSeats, 300, shortest(2, 3)), fair - 0.01);
  EXPECT_LT(surprise<Game>(kUsualSeats, 300, shortest(0, 1)), fair - 0.08);
}

// --- the quick player
TEST(DeadMoneyQuick, AnswersFromTheList) {
  for (const Config& config : configs()) {
    for (int seats = kMinSeats; seats <= kTheMost; ++seats) {
      for (u64 game = 0; game < scaled(10); ++game) {
        expect_quick_answers_from_the_list<Game>(config, seats, game_seed(u64(seats), game));
      }
    }
  }
}

// --- tempers
struct Habits {
  double bids_open{}, bids{}, plays{}, risks{}, choices{}, on_first{}, favours{}, favours_first{};
};

void count_showdown(const State& s, const Decision& d, Habits& seen) {
  const Showdown& at = s.pub.showdown;
  if (at.best_score != 0 && s.pub.hand_size[at.best] == 0) return;  // DM-SHOW-13: nobody hands over the game
  ++seen.bids_open;
  seen.bids += d.verb() == Verb::Bid ? 1 : 0;
}

/// Cards after which a Brain is more likely to drop than not.
void count_risk(const State& s, Seat p, const Decision& d, Habits& seen) {
  if (!has_brain(s.pub, p)) return;
  ++seen.plays;
  if (d.verb() != Verb::Play || bot::ends_turn(d.face())) return;
  seen.risks += bot::drop_risk(d.face(), s.pub.brains[p]) >= 0.5 ? 1 : 0;
}

/// Could this seat have taken a Brain of the first seat as well as of another one?
bool brains_to_choose_from(const State& s, Seat p) {
  const u16 others = u16(brain_holders(s.pub).bits & ~only(p).bits);
  return (others & 1) != 0 && others != 1;
}

/// Whom seat p, not the first one, hurts or helps where it can choose.
void count_victims(const State& s, Seat p, const Decision& d, Habits& seen) {
  const Ask ask = Ask(s.pub.asked.what[p]);
  const auto hurt = [&seen](Seat victim) {
    ++seen.choices;
    seen.on_first += victim == 0 ? 1 : 0;
  };
  for (int i = 0; ask == Ask::AssignTwo && i < d.gifts().size(); ++i) hurt(d.gifts()[i].to);
  if ((ask == Ask::Steal || ask == Ask::DiscardBrain) && d.holder() != p && brains_to_choose_from(s, p))
    hurt(d.holder());
  if ((ask != Ask::ChooseOpponent && ask != Ask::ChoosePlayer) || d.target() == p) return;
  const bot::Prospect now(observe<Game>(s, p), {});
  if (bot::after_player(now, effect_in_play(s.pub), d.target()).size[d.target()] > now.size[d.target()])
    return hurt(d.target());
  ++seen.favours;
  seen.favours_first += d.target() == 0 ? 1 : 0;
}

Habits habits(const Temper& temper, u64 games = 300) {
  Habits seen;
  play_with_temper<Game>(temper, kUsualSeats, games, [&](const State& s, Seat p, const Decision& d) {
    const Ask ask = Ask(s.pub.asked.what[p]);
    if (ask == Ask::Bid) return count_showdown(s, d, seen);
    if (ask == Ask::TurnFirst || ask == Ask::TurnSecond) return count_risk(s, p, d, seen);
    if (p != 0) count_victims(s, p, d, seen);
  });
  return seen;
}

const Habits& calm_habits() {
  static const Habits seen = habits({});
  return seen;
}

TEST(DeadMoneyTemper, CalmIsHowTheCompetentPlayerPlays) {
  for (u64 game = 0; game < scaled(20); ++game) expect_calm_to_be_usual<Game>(kUsualSeats, game_seed(8, game));
}

TEST(DeadMoneyTemper, TheBoldBidMoreAndTrustTheDice) {
  if (kScale != 1) return;
  const Habits& calm = calm_habits();
  const Habits bold = habits(kBold);
  const Habits cautious = habits(kCautious);
  EXPECT_GT(bold.bids / bold.bids_open, calm.bids / calm.bids_open + 0.04);
  EXPECT_LT(cautious.bids / cautious.bids_open, calm.bids / calm.bids_open - 0.04);
  EXPECT_GT(bold.risks / bold.plays, 1.2 * calm.risks / calm.plays);
  EXPECT_LT(cautious.risks / cautious.plays, calm.risks / calm.plays / 1.4);
}

TEST(DeadMoneyTemper, AGrudgeChoosesTheVictim) {
  if (kScale != 1) return;
  const Habits& calm = calm_habits();
  const Habits angry = habits(feeling_for(0, -Temper::kFull));
  EXPECT_GT(angry.on_first / angry.choices, calm.on_first / calm.choices + 0.25);
  EXPECT_LT(angry.favours_first / angry.favours, calm.favours_first / calm.favours - 0.15);
}

TEST(DeadMoneyTemper, TheLoyalSpareTheirFriends) {
  if (kScale != 1) return;
  const Habits& calm = calm_habits();
  const Habits fond = habits(feeling_for(0, Temper::kFull));
  const Habits loyal = habits(devoted_to(0));
  EXPECT_LT(fond.on_first / fond.choices, calm.on_first / calm.choices - 0.25);
  EXPECT_LT(loyal.on_first / loyal.choices, fond.on_first / fond.choices - 0.05);
  EXPECT_GT(loyal.favours_first / loyal.favours, calm.favours_first / calm.favours + 0.15);
}

TEST(DeadMoneyTemper, StaysFarAboveRandom) {
  if (kScale != 1) return;
  for (const Temper& temper : {kBold, kCautious, devoted(), feeling_for(0, -Temper::kFull)}) {
    EXPECT_GT(share_among_random<Game>(temper, kUsualSeats, 200), 2.4 / kUsualSeats);
  }
}

TEST(DeadMoneyTemper, EveryGrudgeIsAboutSomethingThatHappens) { expect_grudges_to_be_heard<Game>(kUsualSeats, 30); }

// --- reasons
TEST(DeadMoneyReasons, EveryTermIsUsedAndNoneIsWild) {
  std::set<int> used;
  collect_reasons<Game>({}, kUsualSeats, scaled(40), used);
  if (kScale != 1) return;
  EXPECT_EQ(used.size(), std::size(Game::kTerms));
}

/// The same sentence never speaks for one bid and against another.
TEST(DeadMoneyReasons, ToBeOutbidIsToldAsAGainOrAsALoss) {
  for (u64 game = 0; game < scaled(10); ++game) {
    played<Game>({}, kUsualSeats, game_seed(19, game), cowhand<Game>, [&](const State& s, Seat p) {
      if (Ask(s.pub.asked.what[p]) != Ask::Bid) return;
      Decisions list;
      Game::legal(s.pub, s.seat[p], p, list);
      for (const Decision& d : list) {
        Reasons reasons;
        Game::reasons(observe<Game>(s, p), d, reasons);
        for (const TermAmount& reason : reasons) {
          const std::string_view term = Game::kTerms[reason.term];
          EXPECT_TRUE(term != "outbid" || reason.amount > 0);
          EXPECT_TRUE(term != "wasted" || reason.amount < 0);
        }
      }
    });
  }
}

TEST(DeadMoneyReasons, SpeakForTheUsualTurn) {
  double turns = 0;
  double explained = 0;
  for (u64 game = 0; game < scaled(20); ++game) {
    played<Game>({}, kUsualSeats, game_seed(19, game), cowhand<Game>, [&](const State& s, Seat p) {
      const Ask ask = Ask(s.pub.asked.what[p]);
      if (ask != Ask::TurnFirst && ask != Ask::Bid) return;
      Chance picks{game};
      Reasons reasons;
      const View view = observe<Game>(s, p);
      Game::reasons(view, Game::choose(view, picks), reasons);
      ++turns;
      explained += reasons.empty() ? 0 : 1;
    });
  }
  EXPECT_GT(explained, 0.95 * turns);
}

}  // namespace
}  // namespace saloon::dead_money
