// Words that are part of the program. Whoever hands its texts in (a browser) does without this file.
#include "embedded/house.h"
#include "telling/catalogue.h"

namespace saloon::telling {

/// What is built into the program is whole, its tests see to that; of a broken catalogue only the keys would show.
Words house_words(Language language) {
  Words words(language);
  static_cast<void>(words.add(language == Language::French ? embedded::words_fr : embedded::words_en));
  return words;
}

Words words_of(const GameInfo& game, Language language) {
  Words words = house_words(language);
  static_cast<void>(words.add(language == Language::French ? game.texts.words_fr : game.texts.words_en));
  return words;
}

}  // namespace saloon::telling
