// Names of people before which French elides, or not, and whose something is in English.
#include "engine/words/names.h"

#include <gtest/gtest.h>

namespace saloon {
namespace {

std::string french_of(std::string_view name) { return of_name(name, Language::French); }

TEST(Names, ElideBeforeVowels) {
  EXPECT_EQ(french_of("Anne"), "d’Anne");
  EXPECT_EQ(french_of("anne"), "d’anne");
  EXPECT_EQ(french_of("Zoé"), "de Zoé");
  EXPECT_EQ(that_name("Anne", Language::French), "qu’Anne");
  EXPECT_EQ(that_name("Zoé", Language::French), "que Zoé");
}

TEST(Names, ElideBeforeVowelsWithAccentsAndLigatures) {
  for (const char* name : {"Élodie", "ève", "Âne", "Œdipe", "Ægir", "Øystein", "Ōkami", "İbrahim", "Ưng", "Ấn"}) {
    EXPECT_EQ(french_of(name), std::string("d’") + name);
  }
  for (const char* name : {"Çetin", "Ñico", "Ðorđe", "Șerban"}) EXPECT_EQ(french_of(name), std::string("de ") + name);
}

TEST(Names, ElideBeforeAnHUnlessItIsOneOfTheBreathed) {
  for (const char* name : {"Henri", "Hélène", "hugo", "Hyacinthe", "Hansel"}) {
    EXPECT_EQ(french_of(name), std::string("d’") + name);
  }
  for (const char* name : {"Hans", "HARRY", "Hugues Capet", "Howard-Junior", "Hrothgar", "H."}) {
    EXPECT_EQ(french_of(name), std::string("de ") + name);
  }
}

TEST(Names, ElideBeforeAYThatSoundsLikeAnI) {
  for (const char* name : {"Yves", "Yvonne", "Ysé"}) EXPECT_EQ(french_of(name), std::string("d’") + name);
  for (const char* name : {"Yasmine", "Yoko", "Youssef", "Yéléna", "Y"})
    EXPECT_EQ(french_of(name), std::string("de ") + name);
}

TEST(Names, DoNotElideBeforeWhatIsNoLatinLetter) {
  for (const char* name :
       {"007", "11", "« Anne »", "\"Anne\"", "'Anne", "{Anne}", "Ольга", "Αθηνά", "阿明", "🤠", "", " "}) {
    EXPECT_EQ(french_of(name), std::string("de ") + name);
  }
  EXPECT_EQ(french_of("\xC3"), "de \xC3");
  EXPECT_EQ(french_of("\xF0\x9F"), "de \xF0\x9F");
}

TEST(Names, OwnInEnglishAlwaysWithAnS) {
  EXPECT_EQ(of_name("Anne", Language::English), "Anne’s");
  EXPECT_EQ(of_name("James", Language::English), "James’s");
  EXPECT_EQ(of_name("Sammy Davis Jr.", Language::English), "Sammy Davis Jr.’s");
  EXPECT_EQ(that_name("Anne", Language::English), "that Anne");
}

}  // namespace
}  // namespace saloon
