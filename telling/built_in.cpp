// Words that are part of the program. Whoever hands its texts in (a browser) does without this file.
#include "embedded/table_words.h"
#include "telling/catalogue.h"

namespace saloon::telling {

/// What is built into the program is whole, its tests see to that; of a broken catalogue only the keys would show.
Words table_words(Language language) {
  Words words(language);
  static_cast<void>(words.add(language == Language::French ? embedded::words_table_fr : embedded::words_table_en));
  name_seats(words);
  return words;
}

Words words_of(const GameInfo& game, Language language) {
  Words words = table_words(language);
  static_cast<void>(words.add(words_text(game, language)));
  return words;
}

}  // namespace saloon::telling
