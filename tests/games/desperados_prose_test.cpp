// Desperados' table in words: what each side can read off it, and what somebody may type.
#include <gmock/gmock.h>

#include "engine/match/match.h"
#include "games/registry.h"
#include "telling/catalogue.h"
#include "telling/log.h"
#include "tests/bot_answer.h"

namespace saloon::desperados {
namespace {

using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::Not;

constexpr Seat kLawman = 1;

const GameInfo& info() { return *find_game("desperados"); }

/// Seat 1 is the marshal; everybody has placed, and the gang lays its first cards.
std::unique_ptr<Match> at_first_cards(std::vector<OptionSetting> options = {}) {
  options.push_back({"marshal_choice", "host_picks"});
  options.push_back({"marshal_seat", "1"});
  auto match = std::move(*info().start(info(), {3, options, "7"}, nullptr));
  while (match->question(0) != "lay_card") {
    const Seat p = *match->waiting().begin();
    EXPECT_TRUE(match->answer(p, bot_answer(match->at(p), Level::Random, 1)).accepted());
  }
  return match;
}

std::vector<std::string> lines(const Match& match, Seat p, Language language = Language::English) {
  return match.table(p, telling::words_of(info(), language));
}

std::string line_of(const Match& match, Seat viewer, const std::string& start) {
  for (const std::string& line : lines(match, viewer)) {
    if (line.starts_with(start)) return line;
  }
  return {};
}

json::object first_choice(const Match& match, Seat p) { return match.legal(p).decisions.at(0).as_object(); }

std::string name_of(const json::object& lay) {
  return telling::words_of(info(), Language::English).say("card." + std::string(lay.at("card").as_string()));
}

TEST(DesperadosTable, TheGangSharesItsCardsTheMarshalSeesThemFaceDown) {  // DSP-DESP-05, DSP-INFO-01
  const auto match = at_first_cards();
  const json::object lay = first_choice(*match, 0);
  ASSERT_TRUE(match->answer(0, lay).accepted());
  EXPECT_THAT(line_of(*match, 2, "Rosalie"), HasSubstr("cards: " + name_of(lay)));
  EXPECT_THAT(line_of(*match, 0, "You"), HasSubstr("cards: " + name_of(lay)));
  for (const Seat outside : {kLawman, kSpectator}) {
    EXPECT_THAT(line_of(*match, outside, "Rosalie"), HasSubstr("cards: face down"));
    EXPECT_THAT(line_of(*match, outside, "Rosalie"), Not(HasSubstr("really")));
  }
}

TEST(DesperadosTable, AnExchangedCardIsWhereTheMarshalReallyIs) {  // DSP-CARD-10
  const auto match = at_first_cards();
  for (int times = 0; times < 3; ++times) {
    json::object lay = first_choice(*match, kLawman);
    ASSERT_TRUE(match->answer(kLawman, lay).accepted());
    EXPECT_THAT(line_of(*match, kLawman, "You"), HasSubstr(", really in " + name_of(lay) + "; cards: " + name_of(lay)));
  }
  for (const Seat outside : {Seat{0}, kSpectator}) {
    EXPECT_THAT(line_of(*match, outside, "Cole"), HasSubstr("cards: face down"));
    EXPECT_THAT(line_of(*match, outside, "Cole"), Not(HasSubstr("really")));
  }
}

TEST(DesperadosTable, ACardOfTheGangCountsFromItsLaying) {  // DSP-CARD-02, DSP-DESP-05
  const auto match = at_first_cards();
  const json::object lay = first_choice(*match, 0);
  ASSERT_TRUE(match->answer(0, lay).accepted());
  const std::string there = ", really in " + name_of(lay) + "; cards: " + name_of(lay);
  EXPECT_THAT(line_of(*match, 0, "You"), HasSubstr(there));
  EXPECT_THAT(line_of(*match, 2, "Rosalie"), HasSubstr(there));
}

TEST(DesperadosTable, AnUnmarkedCardIsHiddenFromTheGang) {  // DSP-DESP-05
  const auto match = at_first_cards({{"gang_card_view", "owner_decides"}});
  json::object lay = first_choice(*match, 0);
  lay.erase("mark");
  EXPECT_EQ(match->choice(0, lay).at("mark"), false);
  ASSERT_TRUE(match->answer(0, lay).accepted());
  EXPECT_THAT(line_of(*match, 2, "Rosalie"), HasSubstr("cards: face down"));
}

TEST(DesperadosTable, OnlyTheMarshalSeesTheBanks) {  // DSP-SETUP-17, DSP-INFO-02
  const auto match = at_first_cards();
  EXPECT_THAT(lines(*match, kLawman), Contains(HasSubstr("Flagstaff: bank $")));
  EXPECT_THAT(lines(*match, 0), Contains(HasSubstr("Flagstaff: bank · ")));
  for (const Seat outside : {Seat{0}, Seat{2}, kSpectator}) {
    EXPECT_THAT(lines(*match, outside), Not(Contains(HasSubstr("bank $"))));
  }
  EXPECT_THAT(line_of(*match, 0, "Cole"), HasSubstr("cards: face down"));
}

TEST(DesperadosTable, CardsFaceDownAreCounted) {  // DSP-INFO-01
  const auto match = at_first_cards();
  const auto of_marshal = [&] { return line_of(*match, 0, "Cole"); };
  for (int n = 0; n < 60 && of_marshal().find("2 face down") == std::string::npos; ++n) {
    const Seat p = *match->waiting().begin();
    ASSERT_TRUE(match->answer(p, first_choice(*match, p)).accepted());
  }
  EXPECT_THAT(of_marshal(), HasSubstr("; cards: 2 face down"));
}

TEST(DesperadosTable, EveryTownIsNamedWithItsRoads) {  // DSP-SETUP-01
  const auto match = at_first_cards();
  EXPECT_THAT(lines(*match, kSpectator), Contains(HasSubstr("roads: Silver City, El Paso")));
  EXPECT_THAT(lines(*match, kSpectator, Language::French), Contains(HasSubstr("routes\u00A0: Silver City, El Paso")));
  EXPECT_THAT(lines(*match, 0), Contains(HasSubstr("You ride with the gang.")));
  EXPECT_THAT(lines(*match, kLawman), Contains(HasSubstr("You are the marshal.")));
}

/// DSP-EVAL-02: a card and the ride that follows are one sentence; Saloon, which nobody rides to, is told by its card.
TEST(DesperadosEvents, AnEvaluationTellsEachMoveOnce) {
  const auto match = at_first_cards();
  for (u64 n = 0; !match->over(); ++n) {
    const Seat p = *match->waiting().begin();
    ASSERT_TRUE(match->answer(p, bot_answer(match->at(p), Level::Random, n)).accepted());
  }
  int turned = 0, told = 0, stayed = 0;
  for (const Language language : {Language::English, Language::French}) {
    const Words words = telling::words_of(info(), language);
    for (const json::object& event : match->at(kSpectator).heard()) {
      const std::string name = text_in(event, "event");
      turned += name == "card_turned" ? 1 : 0;
      stayed += name == "card_turned" && text_in(event, "card") == "saloon" ? 1 : 0;
      const bool is_move = name == "card_turned" || name == "rode" || name == "stopped";
      told += is_move && telling::told(event, kSpectator, words) ? 1 : 0;
    }
  }
  EXPECT_EQ(told, turned);
  EXPECT_GT(stayed, 0);
  EXPECT_GT(turned, 100);
}

TEST(DesperadosChoices, TheFirstLettersOfATownLayItsCard) {
  const auto match = at_first_cards();
  EXPECT_EQ(match->typed(0, "Silver C"), (json::object{{"do", "lay"}, {"card", "silver_city"}}));
  EXPECT_EQ(match->typed(0, "st. j"), (json::object{{"do", "lay"}, {"card", "st_johns"}}));
  EXPECT_EQ(match->typed(0, "saloon"), (json::object{{"do", "lay"}, {"card", "saloon"}}));
  for (const char* nonsense : {"", "sa", "dodge city"}) EXPECT_TRUE(match->typed(0, nonsense).empty()) << nonsense;
}

}  // namespace
}  // namespace saloon::desperados
