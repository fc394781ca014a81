// Names of people, and what they say.
#include "house/names.h"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

#include "house/characters.h"
#include "house/limits.h"

namespace saloon::house {
namespace {

std::string cleaned(std::string_view typed) {
  const Result<std::string> name = clean_name(typed);
  return name ? *name : "refused: " + name.error();
}

TEST(Names, OfManyCountriesPassAsTheyAre) {
  for (const char* name : {"l'{ami}",      "Zoé",        "Łukasz",    "Ørsted",
                           "小明",         "Анна",       "Åsa Ærø",   "José-María O’Neill",
                           "Đặng Thị Ánh", "Ιωάννης",    "שרה",       "محمد",
                           "নীলা",         "अनुष्का",      "สมชาย",     "김민수",
                           "さくら",       "カトリーヌ", "Ђорђе",     "Ştefan",
                           "Çelik İpek",   "Ağaoğlu",    "Þórunn",    "Zoé 🤠",
                           "X Æ A-12",     "Иван4",      "山田ABC",   "d'Artagnan (3)",
                           "Ʃarle",        "გიორგი",     "Արամ",      "ሰላም",
                           "Jürgen ß.",    "Ĝis",        "Bob & Eve", "100% Zoé",
                           "ʻOkina"}) {
    EXPECT_EQ(cleaned(name), name);
  }
}

TEST(Names, AreTrimmedAndLoseWhatIsNotShown) {
  EXPECT_EQ(cleaned("  Zoé \t\n Martin  "), "Zoé Martin");
  EXPECT_EQ(cleaned("Zoé\u00A0\u2003\u3000M"), "Zoé M");
  EXPECT_EQ(cleaned("\u202Eeoz\u202C"), "eoz");
  EXPECT_EQ(cleaned("Z\u200Bo\u200Dé\uFEFF\u00AD\u2066x\u2069"), "Zoéx");
  EXPECT_EQ(cleaned(std::string("A\0B\x01\x1b[31mC\x7f", 11)), "AB[31mC");
  EXPECT_EQ(cleaned("A\U000E0041\U000E0042\uFE0F\u034F"), "A");
  EXPECT_EQ(cleaned("A\uE000\uFFFEB"), "AB");
  EXPECT_EQ(cleaned("Ａｄａｍ"), "Adam");
}

TEST(Names, HaveNoTowersOfMarks) {
  EXPECT_EQ(cleaned("Zoe\u0301"), "Zoe\u0301");
  EXPECT_EQ(cleaned("Z\u0301\u0302\u0303\u0304\u0305\u0306oe"), "Z\u0301\u0302\u0303oe");
  EXPECT_EQ(cleaned("\u0301Zoe \u0301x"), "Zoe x");
}

TEST(Names, AreCountedAsPeopleCount) {
  const std::string longest(kLongestName, 'x');
  EXPECT_EQ(cleaned(longest), longest);
  EXPECT_EQ(cleaned(longest + "x"), "refused: 25 letters are too many; at most 24");
  std::string with_marks;
  for (std::size_t i = 0; i < kLongestName; ++i) with_marks += "e\u0301";
  EXPECT_EQ(cleaned(with_marks), with_marks);
  EXPECT_THAT(cleaned(with_marks + "e"), testing::HasSubstr("too many"));
}

TEST(Names, KeepToOneAlphabet) {
  for (const char* name : {"Pаul", "Zοé", "Аnna", "Ζoe", "AdmiנAdmin", "Алексeй", "Արaմ", "さくらАнна", "김さ"}) {
    EXPECT_EQ(cleaned(name), "refused: a name must be written in one alphabet") << name;
  }
}

TEST(Names, NeedALetterAndNoOddCharacters) {
  for (const char* name : {"", "   ", "...", "\u200B", "\u202E", "-", "\u0301", "🤠"}) {
    EXPECT_EQ(cleaned(name), "refused: a name needs a letter or a digit") << name;
  }
  for (const char* name : {"𝐙oé", "ⓏⓄⒺ", "ﾊﾝ", "🇫🇷x"}) {
    EXPECT_THAT(cleaned(name), testing::HasSubstr("refused: ")) << name;
  }
  for (const char* bytes : {"\xff", "Zo\xc3", "\xc0\x80", "\xed\xa0\x80", "\xf4\x90\x80\x80", "\xe2\x28\xa1"}) {
    EXPECT_EQ(cleaned(bytes), "refused: a name must be UTF-8");
  }
}

TEST(Names, ThatLookAlikeHaveOneSkeleton) {
  const std::vector<std::pair<const char*, const char*>> alike = {
      {"Zoé", "zoe"},       {"Zoé", "Z O E"},      {"Zoé", "Zoe\u0301"},   {"Paul", "Раul"}, {"Cop", "Сор"},
      {"Bill", "BiII"},     {"Bill", "Bi1l"},      {"Otto", "0tt0"},       {"Arno", "Amo"},  {"Wanda", "VVanda"},
      {"Æsa", "Aesa"},      {"Straße", "STRASSE"}, {"O’Neill", "O'Neill"}, {"Ivan", "lvan"}, {"Łukasz", "Lukasz"},
      {"Ørsted", "orsted"}, {"КОТ", "KOT"},        {"ΖΟΕ", "ZOE"},         {"Ёлка", "елка"}, {"ΆΝΝΑ", "Αννα"},
      {"エ", "工"}};
  for (const auto& [a, b] : alike) {
    EXPECT_EQ(skeleton(a), skeleton(b)) << a << " " << b;
  }
  for (const auto& [a, b] :
       {std::pair{"Zoé", "Zora"}, {"Anna", "Hanna"}, {"小明", "小红"}, {"Zoé", "Zoé 2"}, {"一郎", "郎"}}) {
    EXPECT_NE(skeleton(a), skeleton(b)) << a << " " << b;
  }
}

/// Characters of all sorts, many of them odd.
std::string some_text() {
  const std::vector<std::u32string_view> sorts = {U"aAzZéÉłŁøØßıİ09 '-.{}",
                                                  U"аАяЯёЁіІ",
                                                  U"αΑωΩάΆς",
                                                  U"\u0301\u0302\u20E3\u064B",
                                                  U"\u200B\u202E\u2066\uFEFF\u00AD\u0000\n\u200D",
                                                  U"小明さカ김",
                                                  U"שםם",
                                                  U"🤠\u263A",
                                                  U"\uFF21\U0001D400\u24B6\uE000\uFFFF"};
  std::u32string text;
  const int size = *rc::gen::inRange(0, 40);
  for (int i = 0; i < size; ++i) {
    const std::u32string_view sort = sorts[*rc::gen::inRange<std::size_t>(0, sorts.size())];
    text += sort[*rc::gen::inRange<std::size_t>(0, sort.size())];
  }
  return utf8_of(text);
}

RC_GTEST_PROP(Names, AreCleanOnceCleaned, ()) {
  const std::string typed = some_text();
  if (const Result<std::string> name = clean_name(typed)) {
    RC_ASSERT(cleaned(*name) == *name);
    RC_ASSERT(!skeleton(*name).empty());
    RC_ASSERT(skeleton(*name) == skeleton(typed));
    const auto characters = *characters_of(*name);
    for (const char32_t c : characters) RC_ASSERT(!is_hidden(c) && (c == U' ' || !is_blank(c)));
  }
  if (const Result<std::string> words = clean_words(typed)) {
    RC_ASSERT(*clean_words(*words) == *words);
    RC_ASSERT(words->find('\n') == std::string::npos);
  }
}

RC_GTEST_PROP(Names, AnyBytesAreCleanedOrRefused, (const std::string& bytes)) {
  if (const Result<std::string> name = clean_name(bytes)) RC_ASSERT(characters_of(*name).has_value());
  RC_ASSERT(utf8_of(characters_of(bytes).value_or(U"")) == (characters_of(bytes) ? bytes : ""));
  skeleton(bytes);
}

TEST(Words, AreAlmostFree) {
  EXPECT_EQ(*clean_words(" Ça va ?\r\nОчень  хорошо, 王さん "), "Ça va ? Очень хорошо, 王さん");
  EXPECT_EQ(*clean_words("👨\u200D👩\u200D👧 \u2764\uFE0F"), "👨\u200D👩\u200D👧 \u2764\uFE0F");
  EXPECT_EQ(*clean_words("\u202Egnorw\u202C \x1b[2J"), "gnorw [2J");
  EXPECT_EQ(*clean_words(std::string(kLongestRemark, 'x')), std::string(kLongestRemark, 'x'));
  EXPECT_FALSE(clean_words(std::string(kLongestRemark + 1, 'x')));
  EXPECT_FALSE(clean_words(" \n\u200B"));
  EXPECT_FALSE(clean_words("\xff"));
}

}  // namespace
}  // namespace saloon::house
