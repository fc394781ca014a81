// Cards are typed by codes in the letters of the reader's language, as help, hints and rules teach them.
#include <gmock/gmock.h>

#include <regex>
#include <set>

#include "cli/named_cards.h"
#include "cli/shell.h"
#include "tests/cli/program.h"

namespace saloon::cli_test {
namespace {

using cli::codes_of_cards;
using ::testing::HasSubstr;
using ::testing::Not;

const std::string kPoker = "dead_money";

class CardCodes : public ::testing::Test {
 protected:
  void SetUp() override {
    if (find_game(kPoker) == nullptr) GTEST_SKIP() << "needs " << kPoker;
  }
  static Words words(Language language) { return cli::words_of(*find_game(kPoker), language); }
  [[nodiscard]] Ran play(const std::string& typed) const {
    return folder_.run({"play", kPoker, "--seed", "7", "--lang", "fr"}, typed);
  }
  Folder folder_;
};

/// | roi ♦ `RK` | ...
TEST_F(CardCodes, OfTheRulesAreThoseOfTheTable) {
  for (const Language language : {Language::English, Language::French}) {
    const Words said = words(language);
    const std::string rules(cli::rules_text(*find_game(kPoker), language));
    const std::regex row("\n\\| ([^|`]+) `([0-9A-Z]+)` \\|");
    std::set<std::string> met;
    for (std::sregex_iterator found(rules.begin(), rules.end(), row), end; found != end; ++found) {
      const std::string code = codes_of_cards((*found)[2].str(), said);
      EXPECT_EQ(code, codes_of_cards((*found)[1].str(), said)) << (*found)[0];
      EXPECT_TRUE(said.has("card." + code)) << (*found)[0];
      met.insert(code);
    }
    EXPECT_EQ(met.size(), 56U);
  }
}

TEST_F(CardCodes, HaveTheLettersOfTheLanguage) {
  const Words french = words(Language::French);
  const std::pair<const char*, const char*> kMeant[] = {
      {"RK", "KD"},
      {"dp, vt et ac", "QS JC AH"},
      {"R♦ 10♠", "KD 10S"},
      {"Roi de carreau, CP", "KD BS"},
      {"RK Cole 9C S2", "KD S1 9H S2"},
  };
  for (const auto& [typed, codes] : kMeant) EXPECT_EQ(codes_of_cards(typed, french), codes) << typed;
  for (const char* other : {"", "as", "Cole", "KC 9C", "RK 7", "et"})
    EXPECT_EQ(codes_of_cards(other, french), "") << other;
  EXPECT_EQ(codes_of_cards("KC 9C", words(Language::English)), "KC 9C");
}

TEST_F(CardCodes, AreTaughtAsTheyAreRead) {
  const Words french = words(Language::French);
  EXPECT_THAT(french.say("play.partial"), HasSubstr(" RK 9C pour " + french.say("card.KD") + " et 9♥."));
  EXPECT_EQ(codes_of_cards("RK 9C", french), "KD 9H");
  EXPECT_THAT(french.say("play.typing"), HasSubstr("; RK est " + french.say("card_the.KD") + "."));
  for (const char* part : {"V valet", "D dame", "R roi", "A as", "C Cerveau"}) {
    EXPECT_THAT(french.say("play.typing"), HasSubstr(part));
    const std::string card(part);
    EXPECT_EQ(codes_of_cards(card.substr(0, 1) + "P", french), codes_of_cards(card.substr(2) + " de pique", french));
  }
  for (const char* part : {"K carreau", "T trèfle", "C cœur", "P pique"}) {
    EXPECT_THAT(french.say("play.typing"), HasSubstr(part));
    const std::string suit(part);
    EXPECT_EQ(codes_of_cards("7" + suit.substr(0, 1), french), codes_of_cards("7 de " + suit.substr(2), french));
  }
}

TEST_F(CardCodes, AreTypedAndExplained) {
  const Ran ran = play("? rk\n2k 2p\n");
  EXPECT_THAT(ran.out, HasSubstr("Compter la caisse"));
  EXPECT_THAT(ran.out, HasSubstr("Vous misez 2 de carreau et 2 de pique"));
  EXPECT_THAT(play("2D 2S\n").out, HasSubstr("Vous misez 2 de carreau et 2 de pique")) << "the program's own";
}

/// "AS" is a card to programs and in English.
TEST_F(CardCodes, AWordIsNoCodeOfAnotherLanguage) {
  EXPECT_THAT(play("as\n").out, HasSubstr("convient à plusieurs choix"));
}

}  // namespace
}  // namespace saloon::cli_test
