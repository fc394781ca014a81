// What Deadwood 1876 tells the bots: chances to win, a quick player, tempers, reasons.
#include "games/deadwood_1876/bot/network.h"
#include "games/deadwood_1876/rules.h"
#include "tests/games/hook_checks.h"

namespace saloon::deadwood_1876 {
namespace {

constexpr int kUsualSeats = 5;

/// Configurations that change what somebody knows or may do.
std::vector<Config> configs() {
  return {{},
          {.mystery_safes = true, .rush_roll = true},
          {.badge_reveal = BadgeReveal::Optional, .duster_discards = DusterDiscards::FaceDown, .memory_aid = false}};
}

// --- chances
TEST(Deadwood1876Chances, AddUpToOneVictory) {
  for (const Config& config : configs()) {
    for (int seats = kMinSeats; seats <= kMaxSeats; ++seats) expect_chances_that_add_up<Game>(config, seats, 3);
  }
}

/// Swaps what two seats hold in their first safes.
void swap_safes(State& s, Seat a, Seat b) {
  std::swap(s.hidden.safe_at[s.pub.row[a][0]], s.hidden.safe_at[s.pub.row[b][0]]);
}

TEST(Deadwood1876Chances, GoldIsWorthHaving) {
  State s = begin<Game>({}, kUsualSeats, 5);
  Ctx<Game> c{s};
  Chance picks{7};
  while (s.pub.round == 0) {
    const Seat p = Seat(lowest_bit(s.hidden.waiting));
    play(c, p, Game::choose(observe<Game>(s, p), picks));
  }
  s.hidden.safe_at[s.pub.row[0][0]] = kIou + 1;
  s.hidden.safe_at[s.pub.row[1][0]] = kGold6 + 1;
  Values before{};
  Values after{};
  Game::evaluate(s, before);
  swap_safes(s, 0, 1);
  Game::evaluate(s, after);
  EXPECT_GT(after[0], before[0] + 0.1F);
  EXPECT_LT(after[1], before[1] - 0.1F);
}

TEST(Deadwood1876Chances, AWoundedFighterIsWorseOff) {
  State s = begin<Game>({}, kUsualSeats, 5);
  s.pub.fighters = 0b11;
  s.seat[0].hand = s.seat[1].hand = 0;
  Values even{};
  Values hurt{};
  Game::evaluate(s, even);
  EXPECT_NEAR(even[0], even[1], 0.5F);
  s.pub.wounded = 0b01;
  Game::evaluate(s, hurt);
  EXPECT_LT(hurt[0], even[0]);
  EXPECT_EQ(hurt[2], 0);
}

TEST(Deadwood1876Chances, KnowMoreTheLongerAGameLasts) {
  if (kScale != 1) return;
  const double fair = std::log(double(kUsualSeats));
  const auto at = [](int round) {
    return [round](const Public& pub) { return pub.called == 0 && pub.round == round; };
  };
  EXPECT_LT(surprise<Game>(kUsualSeats, 300, at(1)), fair - 0.03);
  EXPECT_LT(surprise<Game>(kUsualSeats, 300, at(3)), fair - 0.07);
  EXPECT_LT(surprise<Game>(kUsualSeats, 300, [](const Public& pub) { return pub.called > 0; }), fair - 0.5);
}

/// The mean surprise of the base chances and of the corrected ones, in the same positions.
TEST(Deadwood1876Chances, TheNetworkKnowsMoreThanTheBaseChances) {
  if (kScale != 1) return;
  double base = 0;
  double corrected = 0;
  for (u64 game = 0; game < 400; ++game) {
    std::vector<std::pair<Values, Values>> forecasts;
    const State end = played<Game>({}, kUsualSeats, game_seed(42, game), cowhand<Game>, [&](const State& s, Seat) {
      if (!bot::is_corrected(s.pub) || !Game::quiet(s)) return;
      auto& [rough, fine] = forecasts.emplace_back();
      bot::base_chances(bot::table_of(s), rough);
      Game::evaluate(s, fine);
    });
    for (const Seat p : Game::outcome(end).winners) {
      for (const auto& [rough, fine] : forecasts) {
        base -= std::log(double(rough[p])) / double(forecasts.size());
        corrected -= std::log(double(fine[p])) / double(forecasts.size());
      }
    }
  }
  EXPECT_LT(corrected / 400, base / 400 - 0.01);
}

// --- what a search looks at first
TEST(Deadwood1876Promise, OneOfEveryKindComesFirst) {
  u64 turns = 0;
  played<Game>({}, kUsualSeats, 3, cowhand<Game>, [&](const State& s, Seat p) {
    if (Ask(s.pub.asked.what[p]) != Ask::TurnAction) return;
    Game::Decisions list;
    Game::legal(s.pub, s.seat[p], p, list);
    std::vector<float> promise(std::size_t(list.size()));
    Game::promise(observe<Game>(s, p), list, promise.data());
    std::vector<std::pair<float, Verb>> ranked;
    u32 kinds = 0;
    for (int i = 0; i < list.size(); ++i) {
      ranked.emplace_back(-promise[std::size_t(i)], list[i].verb());
      kinds |= u32(bit(int(list[i].verb())));
    }
    std::sort(ranked.begin(), ranked.end());
    u32 first = 0;
    for (int i = 0; i < count_bits(kinds); ++i) first |= u32(bit(int(ranked[std::size_t(i)].second)));
    EXPECT_EQ(first, kinds);
    ++turns;
  });
  EXPECT_GT(turns, 10U);
}

// --- the quick player
TEST(Deadwood1876Quick, AnswersFromTheList) {
  for (const Config& config : configs()) {
    for (int seats = kMinSeats; seats <= kMaxSeats; ++seats) {
      for (u64 game = 0; game < scaled(10); ++game) {
        expect_quick_answers_from_the_list<Game>(config, seats, game_seed(u64(seats), game));
      }
    }
  }
}

TEST(Deadwood1876Quick, IsTheCompetentPlayerItself) {
  played<Game>({}, kUsualSeats, 6, cowhand<Game>, [](const State& s, Seat p) {
    Chance one{s.pub.asked.round, 0};
    Chance other = one;
    ASSERT_EQ(cowhand<Game>(s, p, one), hasty<Game>(s, p, other));
  });
}

// --- tempers
struct Habits {
  double turns{}, attacks{}, on_first{}, on_partners{}, offers{}, lent{};
};
Habits habits(const Temper& temper, u64 games = 300) {
  Habits seen;
  play_with_temper<Game>(temper, kUsualSeats, games, [&](const State& s, Seat p, const Decision& d) {
    const Ask ask = Ask(s.pub.asked.what[p]);
    if (ask == Ask::HolsterAttacker || ask == Ask::HolsterDefender) {
      seen.offers += (s.seat[p].hand & kHolsters) != 0 ? 1 : 0;
      seen.lent += d.verb() == Verb::Card ? 1 : 0;
    }
    if (ask != Ask::TurnAction) return;
    ++seen.turns;
    if (d.verb() != Verb::Rob && d.verb() != Verb::Duel) return;
    ++seen.attacks;
    const int victim = d.verb() == Verb::Rob ? owner_of(s.pub, d.handle()) : aimed_at(d.aim());
    seen.on_first += victim == 0 ? 1 : 0;
    seen.on_partners += s.pub.star[unsigned(victim)] == s.pub.star[p] ? 1 : 0;
  });
  return seen;
}

TEST(Deadwood1876Temper, CalmIsHowTheCompetentPlayerPlays) { expect_calm_to_be_usual<Game>(kUsualSeats, 8); }

TEST(Deadwood1876Temper, TheBoldAttackMoreAndTheCautiousLess) {
  if (kScale != 1) return;
  const Habits calm = habits({});
  const Habits bold = habits(kBold);
  const Habits cautious = habits(kCautious);
  EXPECT_GT(bold.attacks / bold.turns, calm.attacks / calm.turns);
  EXPECT_LT(cautious.attacks / cautious.turns, calm.attacks / calm.turns - 0.05);
  EXPECT_GT(bold.lent / bold.offers, calm.lent / calm.offers + 0.1);
  EXPECT_LT(cautious.lent / cautious.offers, calm.lent / calm.offers - 0.02);
}

TEST(Deadwood1876Temper, AGrudgeChoosesTheVictim) {
  if (kScale != 1) return;
  const Habits calm = habits({});
  const Habits angry = habits(feeling_for(0, -Temper::kFull));
  const Habits fond = habits(feeling_for(0, Temper::kFull));
  EXPECT_GT(angry.on_first / angry.attacks, 1.5 * calm.on_first / calm.attacks);
  EXPECT_LT(fond.on_first / fond.attacks, calm.on_first / calm.attacks / 1.5);
}

TEST(Deadwood1876Temper, TheLoyalSpareWhoeverLodgesWithThem) {
  if (kScale != 1) return;
  const Habits calm = habits({});
  const Habits loyal = habits(kLoyal);
  EXPECT_LT(loyal.on_partners / loyal.attacks, calm.on_partners / calm.attacks / 1.5);
}

TEST(Deadwood1876Temper, StaysFarAboveRandom) {
  if (kScale != 1) return;
  for (const Temper& temper : {kBold, kCautious, kLoyal, feeling_for(0, -Temper::kFull)}) {
    EXPECT_GT(share_among_random<Game>(temper, kUsualSeats, 500), 1.3 / kUsualSeats);
  }
}

// --- reasons
TEST(Deadwood1876Reasons, EveryTermIsUsedAndNoneIsWild) {
  std::set<int> used;
  for (const int seats : {2, kUsualSeats}) collect_reasons<Game>({}, seats, 20, used);
  EXPECT_EQ(used.size(), std::size(Game::kTerms));
}

TEST(Deadwood1876Reasons, NoSafeIsPraisedOrBlamedForNoGold) {
  for (u64 game = 0; game < 5; ++game) {
    played<Game>({}, kUsualSeats, game_seed(19, game), cowhand<Game>, [&](const State& s, Seat p) {
      Decisions list;
      Game::legal(s.pub, s.seat[p], p, list);
      for (const Decision& d : list) {
        Reasons reasons;
        Game::reasons(observe<Game>(s, p), d, reasons);
        for (const TermAmount& reason : reasons) {
          EXPECT_TRUE(Game::kTerms[reason.term] != std::string_view("gold") || reason.n != 0);
        }
      }
    });
  }
}

}  // namespace
}  // namespace saloon::deadwood_1876
