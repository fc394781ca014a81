// What can be said of a game before it begins: its words, its rules, its seats and options.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/match/match.h"
#include "engine/words/words.h"

namespace saloon::telling {

/// What is said at any table, in the terminal, in a browser or by a server. Catalogues are part of the program and
/// checked by its tests.
Words table_words(Language language);
/// Calls every seat as the house does.
void name_seats(Words& words);
/// Calls the people at a table by their own names, from the first seat on; who has none keeps that of the house.
void name_seats(Words& words, const std::vector<std::string>& names);
/// Any table's words and this game's, together.
Words words_of(const GameInfo& game, Language language);
/// This game's alone.
Words own_words_of(const GameInfo& game, Language language);
/// The game's catalogue in this language.
std::string_view words_text(const GameInfo& game, Language language);
/// The game's rules file in this language.
std::string_view rules_text(const GameInfo& game, Language language);

struct ToldValue {
  std::string value;
  std::string about;
};

struct ToldOption {
  const OptionInfo* option{};
  std::string name;
  std::string allowed;  ///< "x | y", "1 to 5"
  std::string about;
  std::vector<ToldValue> values;  ///< none if it is a number
};

struct ToldGame {
  const GameInfo* game{};
  std::string name;
  std::string tagline;  ///< one line
  std::string pitch;    ///< some sentences
  std::vector<ToldOption> options;
};

ToldGame told_game(const GameInfo& game, const Words& words);
/// The same for programs, with the options that each number of seats needs.
json::object game_json(const GameInfo& game, const Words& words);

}  // namespace saloon::telling
