// Any game behind the match interface, shown with the template.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "engine/match/match_of.h"
#include "tests/toy_play.h"

namespace saloon {
namespace {

using testing::HasSubstr;
using toy::Codec;
using toy::Game;

std::string start_error(const MatchSetup& setup) {
  const auto started = toy::game().start(toy::game(), setup, nullptr);
  EXPECT_FALSE(started);
  return started.error();
}

TEST(Match, RefusesWhatCannotBeSetUp) {
  EXPECT_EQ(start_error({1, {}, "1"}), "toy is for 2 to 4 seats, not 1");
  EXPECT_EQ(start_error({9, {}, "1"}), "toy is for 2 to 4 seats, not 9");
  EXPECT_EQ(start_error({2, {{"colour", "red"}}, "1"}),
            R"("colour" is not an option of this game; options are: hand, limit, partners)");
  EXPECT_EQ(start_error({2, {{"hand", "5"}}, "1"}), R"(option hand cannot be "5"; it may be a number from 2 to 4)");
  EXPECT_EQ(start_error({2, {{"hand", "two"}}, "1"}), R"(option hand cannot be "two"; it may be a number from 2 to 4)");
  EXPECT_EQ(start_error({2, {{"partners", "all"}}, "1"}), R"(option partners cannot be "all"; it may be none, pairs)");
  EXPECT_THAT(start_error({2, {{"partners", "pairs"}}, "1"}), HasSubstr("TOY-OPT-01"));
  for (const char* seed : {"", "-1", "1x", "18446744073709551616", "abc"}) {
    EXPECT_THAT(start_error({2, {}, seed}), HasSubstr("the seed must be")) << seed;
  }
  EXPECT_THAT(start_error({2, {}, std::string(64, 'g')}), HasSubstr("the seed must be"));
}

TEST(Match, DescribesItsGame) {
  const GameInfo& info = toy::game();
  ASSERT_EQ(info.options.size(), 3U);
  EXPECT_EQ(info.options[0].standard, "3");
  EXPECT_EQ(info.options[0].min, 2);
  EXPECT_EQ(info.options[0].max, 4);
  EXPECT_EQ(info.options[2].standard, "none");
  EXPECT_THAT(info.options[2].values, testing::ElementsAre("none", "pairs"));
}

TEST(Match, SameSeedSameBytes) {
  for (const std::string& seed : {std::string("18446744073709551615"), std::string(64, 'a')}) {
    const auto a = toy::played(toy::start(3, {}, seed), 4);
    const auto b = toy::played(toy::start(3, {}, seed), 4);
    EXPECT_EQ(a->state_digest(), b->state_digest());
    EXPECT_EQ(a->drawn(), b->drawn());
    EXPECT_NE(a->state_digest(), toy::played(toy::start(3, {}, "2"), 4)->state_digest());
  }
}

TEST(Match, ASampledWorldIsAMatchOfItsOwn) {
  const auto match = toy::played(toy::start(3, {}, std::string(64, 'a')), 4);
  std::set<std::string> worlds;
  for (u64 seed = 0; seed < 20; ++seed) {
    const auto world = match->sample(1, seed);
    EXPECT_EQ(world->view(1), match->view(1));
    EXPECT_EQ(world->setup().seed, std::to_string(seed));
    EXPECT_EQ(world->event_count(), 0U);
    EXPECT_TRUE(world->drawn().empty());
    EXPECT_EQ(world->state_digest(), match->sample(1, seed)->state_digest());
    worlds.insert(json::serialize(world->state().at("private")));
    toy::play_out(*world, seed, [](const Match&) {});
    EXPECT_TRUE(world->over());
  }
  EXPECT_GT(worlds.size(), 1U);
}

TEST(Match, AKeyedSeedIsNotInTheState) {
  const auto match = toy::start(3, {}, std::string(64, 'a'));
  EXPECT_EQ(match->state().at("box").at("chance").at("key"), "0000000000000000");
  const auto other = toy::start(3, {}, std::string(64, 'b'));
  EXPECT_NE(match->drawn(), other->drawn());
}

TEST(Match, TheMatchPlaysLikeTheBareEngine) {
  for (u64 seed = 1; seed <= 20; ++seed) {
    const auto match = toy::start(4, {}, std::to_string(seed));
    EXPECT_EQ(json::value(match->state()), json::value(state_json<Game, Codec>(begin<Game>({}, 4, key_of_seed(seed)))));
  }
}

TEST(Match, EveryGameEndsAndJsonRoundTripsAtEveryAnswer) {
  for (u64 seed = 1; seed <= 60; ++seed) {
    const int seats = int(2 + seed % 3);
    std::vector<OptionSetting> options{{"hand", std::to_string(2 + seed % 3)}, {"limit", seed % 2 == 0 ? "40" : "3"}};
    if (seats == 4 && seed % 4 == 0) options.push_back({"partners", "pairs"});
    auto match = toy::start(seats, options, std::to_string(seed));
    ASSERT_NE(match, nullptr);
    toy::play_out(*match, seed, [&](const Match& m) {
      const auto read = state_from_json<Game, Codec>(m.state());
      ASSERT_TRUE(read) << read.error();
      const toy::State& s = *read;
      ASSERT_EQ(json::value(state_json<Game, Codec>(s)), json::value(m.state()));
      const auto copy = m.clone();
      const Result<void> restored = copy->restore(*parse_json(json::serialize(m.state())));
      ASSERT_TRUE(restored) << restored.error();
      ASSERT_EQ(copy->state_digest(), m.state_digest());
      for (const Seat p : {Seat{0}, Seat(seats - 1), kSpectator}) {
        json::value view = m.view(p);
        view.at("public").as_object()["flow"] = m.flow();
        const auto v = view_from_json<Game, Codec>(view);
        ASSERT_TRUE(v) << v.error();
        ASSERT_EQ(*v, observe<Game>(s, p));
      }
    });
    EXPECT_TRUE(match->over());
    EXPECT_FALSE(match->outcome().at("winners").as_array().empty());
    EXPECT_EQ(match->outcome().at("reason"), "no_cards");
    EXPECT_EQ(match->answer(0, json::object{{"do", "bid"}, {"card", "n1"}}).clause, kGameOver);
  }
}

TEST(Match, RefusalsNameTheirClauseAndChangeNothing) {
  const auto match = toy::start(3);
  const std::string before = match->state_digest();
  const auto clause = [&](Seat p, const json::value& decision) {
    EXPECT_EQ(match->would_answer(p, decision).clause, match->answer(p, decision).clause);
    return match->answer(p, decision).clause;
  };
  const json::value bid = json::object{{"do", "bid"}, {"card", "n1"}};
  EXPECT_EQ(clause(7, bid), kNotAsked);
  EXPECT_EQ(clause(kSpectator, bid), kNotAsked);
  EXPECT_EQ(clause(0, bid), kWrongVerb);
  EXPECT_EQ(clause(1, json::object{{"do", "raise"}, {"by", 1}}), kWrongVerb);
  EXPECT_EQ(clause(0, json::object{{"do", "raise"}, {"by", 4}}), "TOY-RAISE-01");
  for (const json::value& bad : {json::value(), json::value("bid"), json::value(json::object{{"do", "fly"}}),
                                 json::value(json::object{{"do", "bid"}}),
                                 json::value(json::object{{"do", "bid"}, {"card", "n1"}, {"extra", 1}})}) {
    EXPECT_EQ(clause(1, bad), kMalformed);
    EXPECT_NE(match->would_answer(1, bad).detail, "");
  }
  EXPECT_EQ(match->state_digest(), before);
}

TEST(Match, RestoreIsAllOrNothing) {
  const auto match = toy::played(toy::start(4, {{"partners", "pairs"}}), 5);
  const json::object good = match->state();
  const std::string before = match->state_digest();
  const auto refused = [&](std::string_view patch) {
    json::value state = good;
    merge_patch(state, *parse_json(patch));
    const Result<void> restored = match->restore(state);
    EXPECT_FALSE(restored) << patch;
    EXPECT_EQ(match->state_digest(), before) << patch;
    return restored.error();
  };
  EXPECT_THAT(refused(R"({"oops": 1})"), HasSubstr("unknown key \"oops\""));
  EXPECT_THAT(refused(R"({"public": {"oops": 1}})"), HasSubstr("public has no \"oops\""));
  EXPECT_THAT(refused(R"({"public": null})"), HasSubstr("public must be an object"));
  EXPECT_THAT(refused(R"({"public": {"seats": 3}})"), HasSubstr("seat"));
  EXPECT_THAT(refused(R"({"public": {"options": {"hand": 4}}})"), HasSubstr("options"));
  EXPECT_THAT(refused(R"({"public": {"options": {"hand": 9}}})"), HasSubstr("from 2 to 4"));
  EXPECT_THAT(refused(R"({"public": {"flow": [{"proc": "rond", "at": "draw"}]}})"), HasSubstr("setup, round, bonus"));
  EXPECT_THAT(refused(R"({"public": {"flow": [{"proc": "round", "at": "roll"}]}})"), HasSubstr("draw, reveal, next"));
  EXPECT_THAT(refused(R"({"public": {"flow": [{"proc": "round", "at": "draw", "numbr": 1}]}})"), HasSubstr("numbr"));
  EXPECT_THAT(refused(R"({"public": {"flow": [1, 2, 3]}})"), HasSubstr("flow"));
  EXPECT_THAT(refused(R"({"public": {"asked": {"required": {"S0": "sing"}}}})"), HasSubstr("required"));
  EXPECT_THAT(refused(R"({"public": {"asked": {"required": {"S7": "bid"}}}})"), HasSubstr("seat"));
  EXPECT_THAT(refused(R"({"box": {"deck": []}})"), HasSubstr("cards are lost or doubled"));
  EXPECT_THAT(refused(R"({"box": {"chance": {"key": "12"}}})"), HasSubstr("16 hexadecimal digits"));
  EXPECT_THAT(refused(R"({"private": {"S0": {"sealed": {"do": "fly"}}}})"), HasSubstr("sealed of S0"));
  EXPECT_FALSE(match->restore(json::value(7)));
  EXPECT_FALSE(match->restore(json::value()));
  EXPECT_EQ(match->state_digest(), before);
}

TEST(Match, OpenedAtAPositionItHasNoPast) {
  const auto match = toy::played(toy::start(3, {{"limit", "40"}}), 7);
  const json::value position = match->state();
  const auto opened = toy::game().open(toy::game(), match->setup(), position);
  ASSERT_TRUE(opened) << opened.error();
  EXPECT_EQ((*opened)->state_digest(), match->state_digest());
  EXPECT_EQ((*opened)->event_count(), 0U);
  EXPECT_TRUE((*opened)->drawn().empty());
  EXPECT_EQ((*opened)->setup().options.size(), 1U);

  const std::size_t told = match->event_count();
  EXPECT_EQ((*opened)->draw_count(), match->draw_count());
  toy::play_out(**opened, 5, [](const Match&) {});
  toy::play_out(*match, 5, [](const Match&) {});
  EXPECT_EQ((*opened)->state_digest(), match->state_digest()) << "from there on it is the same game";
  EXPECT_EQ((*opened)->event_count(), match->event_count() - told);
  EXPECT_EQ((*opened)->draw_count(), match->draw_count());
}

TEST(Match, OpensNoPositionThatIsNotOfItsSetUp) {
  const json::value position = toy::start(3)->state();
  const auto error = [&](const MatchSetup& setup, const json::value& at) {
    return toy::game().open(toy::game(), setup, at).error();
  };
  EXPECT_EQ(error({3, {}, "1"}, position), "");
  EXPECT_THAT(error({4, {}, "1"}, position), HasSubstr("number of seats"));
  EXPECT_THAT(error({3, {{"limit", "40"}}, "1"}, position), HasSubstr("options of a match"));
  EXPECT_THAT(error({3, {}, "one"}, position), HasSubstr("seed"));
  EXPECT_NE(error({3, {}, "1"}, json::value(7)), "");
}

TEST(Match, ARestoredPositionRunsOn) {
  const auto match = toy::start(2);
  json::value state = match->state();
  merge_patch(state, *parse_json(R"({"public": {"asked": null, "leader": "S1",
      "flow": [{"proc": "round", "at": "draw", "number": 7}]}})"));
  const Result<void> restored = match->restore(state);
  ASSERT_TRUE(restored) << restored.error();
  EXPECT_TRUE(match->waiting().empty());
  match->run();
  EXPECT_EQ(match->question(0), "bid");
  EXPECT_EQ(match->question(1), "raise");
}

TEST(Match, OfferedQuestionsAreNotWaitedFor) {
  const auto match = toy::start(3, {{"limit", "40"}});
  EXPECT_EQ(match->required(), all_but(0, 3));
  EXPECT_EQ(match->offered(), only(0));
  EXPECT_EQ(match->legal(0).decisions.size(), 4U);
  EXPECT_FALSE(match->legal(0).complete);
  EXPECT_TRUE(match->would_answer(0, json::object{{"do", "raise"}, {"by", 17}}).accepted());
  EXPECT_GE(match->legal(1).decisions.size(), 2U);
  EXPECT_TRUE(match->legal(1).complete);
  toy::answer_by_bot(*match, 1, 1);
  toy::answer_by_bot(*match, 2, 1);
  EXPECT_NE(match->required(), all_but(0, 3)) << "the round closed without the offered answer";
}

TEST(Match, EventsTellEachViewerOnlyHisOwn) {
  const auto match = toy::start(4, {{"partners", "pairs"}});
  const auto first = match->event(0, 0);
  EXPECT_TRUE(first.as_object().contains("card"));
  EXPECT_FALSE(match->event(0, 1).as_object().contains("card"));
  EXPECT_FALSE(match->event(0, kSpectator).as_object().contains("card"));
  const std::size_t before = match->event_count();
  toy::answer_by_bot(*match, 1, 1);
  std::vector<std::string> heard[4];
  for (std::size_t i = before; i < match->event_count(); ++i) {
    for (Seat p = 0; p < 4; ++p) {
      const auto e = match->event(i, p);
      if (!e.is_null()) heard[p].emplace_back(e.at("event").as_string());
    }
  }
  EXPECT_THAT(heard[1], testing::ElementsAre("answered"));
  EXPECT_THAT(heard[3], testing::ElementsAre("answered", "partner_bid"));
  EXPECT_TRUE(heard[0].empty() && heard[2].empty());
  EXPECT_EQ(match->view(3).at("private").at("partner_bid"),
            match->state().at("private").at("S1").at("sealed").at("card"));
}

TEST(Match, BotsAnswerLawfullyFromTheirSeed) {
  const auto match = toy::start(3);
  const auto answer = [&](Seat p, Level level, u64 seed) { return bot_answer(match->at(p), level, seed); };
  for (const Level level : {Level::Random, Level::Cowhand}) {
    EXPECT_EQ(answer(1, level, 5), answer(1, level, 5));
    EXPECT_TRUE(match->would_answer(1, answer(1, level, 5)).accepted());
  }
  EXPECT_TRUE(answer(kSpectator, Level::Random, 5).empty());
  std::set<std::string> answers;
  for (u64 seed = 0; seed < 64; ++seed) answers.insert(json::serialize(answer(1, Level::Random, seed)));
  EXPECT_EQ(answers.size(), match->legal(1).decisions.size());
}

TEST(Match, ClonesGoTheirOwnWay) {
  const auto match = toy::start(3);
  const auto copy = match->clone();
  toy::answer_by_bot(*copy, 1, 1);
  EXPECT_NE(copy->state_digest(), match->state_digest());
  EXPECT_LT(match->event_count(), copy->event_count());
}

TEST(Toy, SampledWorldsLookTheSame) {
  for (u64 seed = 1; seed <= 40; ++seed) {
    const bool paired = seed % 2 == 0;
    auto match = toy::start(paired ? 4 : 3, {{"partners", paired ? "pairs" : "none"}}, std::to_string(seed));
    Chance chance{key_of_seed(seed, 99)};
    toy::play_out(*match, seed, [&](const Match& m) {
      const auto read = state_from_json<Game, Codec>(m.state());
      ASSERT_TRUE(read) << read.error();
      const toy::State& s = *read;
      for (Seat p : {Seat{0}, Seat{1}, Seat{2}, kSpectator}) {
        const auto view = observe<Game>(s, p);
        const auto world = Game::sample_world(view, chance);
        ASSERT_EQ(observe<Game>(world, p), view);
        ASSERT_EQ(broken_invariant<Game>(world), nullptr) << broken_invariant<Game>(world);
        ASSERT_EQ(world.hidden.waiting == 0, s.hidden.waiting == 0);
      }
    });
  }
}

}  // namespace
}  // namespace saloon
