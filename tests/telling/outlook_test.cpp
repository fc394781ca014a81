// Figures in words: what is not certain is never said to be, estimates are called so, and headings are shared.
#include "telling/outlook.h"

#include <gmock/gmock.h>

#include "telling/catalogue.h"

namespace saloon::telling {
namespace {

using ::testing::ElementsAre;

Words words(Language language = Language::English) {
  Words out = table_words(language);
  EXPECT_TRUE(out.add(R"({"outlook": {"head": "{place, select, unknown {} other {{place}: }}",
                                      "win": "you win: {chance}", "gold": "{mean} gold", "toll": "toll {n}",
                                      "pays": "{seat, select, you {you pay} other {{seat} pays}} {n}"}})"));
  return out;
}

std::vector<std::string> told(std::initializer_list<json::object> figures, Language language = Language::English) {
  json::array all;
  for (const json::object& figure : figures) all.push_back(figure);
  return told_outlook(all, 1, words(language));
}

json::object win(int n, int of, int error = 0) {
  json::object out{{"figure", "win"}, {"n", n}, {"of", of}};
  if (error != 0) out["error"] = error;
  return out;
}

TEST(ToldOutlook, OnlyWhatIsCertainIsNeverOrAlwaysSo) {
  EXPECT_THAT(told({win(36, 36)}), ElementsAre("you win: 100%"));
  EXPECT_THAT(told({win(0, 36)}), ElementsAre("you win: 0%"));
  EXPECT_THAT(told({win(1, 1000)}), ElementsAre("you win: 1%"));
  EXPECT_THAT(told({win(999, 1000)}), ElementsAre("you win: 99%"));
  EXPECT_THAT(told({win(512, 512, 8)}), ElementsAre("you win: about 99% (give or take 2)"));
  EXPECT_THAT(told({win(0, 512, 8)}), ElementsAre("you win: about 1% (give or take 2)"));
}

TEST(ToldOutlook, MeansHaveATenth) {
  EXPECT_THAT(told({{{"figure", "gold"}, {"n", 11}, {"of", 6}}}), ElementsAre("1.8 gold"));
  EXPECT_THAT(told({{{"figure", "gold"}, {"n", 11}, {"of", 6}}}, Language::French), ElementsAre("1,8 gold"));
}

TEST(ToldOutlook, FiguresOfTheSameThingShareALine) {
  EXPECT_THAT(told({{{"figure", "toll"}, {"place", "Bank"}, {"n", 1}},
                    {{"figure", "win"}, {"place", "Bank"}, {"n", 1}, {"of", 4}},
                    {{"figure", "toll"}, {"place", "Mine"}, {"n", 2}},
                    {{"figure", "pays"}, {"seat", "S1"}, {"n", 3}},
                    {{"figure", "pays"}, {"seat", "S2"}, {"n", 4}}}),
              ElementsAre("Bank: toll 1 · you win: 25%", "Mine: toll 2", "you pay 3 · S2 pays 4"));
}

}  // namespace
}  // namespace saloon::telling
