// What a module knows between two calls: its game, the texts it was handed, the tables that are open.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "bots/brain.h"
#include "engine/match/match.h"
#include "engine/record/record.h"
#include "engine/words/words.h"
#include "house/table.h"
#include "telling/explain.h"

namespace saloon::wasm {

/// The one game of this module, without texts. In a file that is generated for it (cmake/wasm.cmake).
GameInfo the_game();
/// The same, if it is called so, with the texts that were handed in; else null.
const GameInfo* find_game(std::string_view slug);

/// A match that is played here, or one that is only looked at.
struct Table {
  struct Ear {
    bots::Memory memory;
    std::size_t heard = 0;
  };

  std::unique_ptr<Match> match;  ///< null if there is a look
  std::optional<Look> look{};
  Recorder recorder{};
  std::string record{};        ///< as far as it is written
  std::map<Seat, Ear> ears{};  ///< of bots with feelings
};

/// A table of the house that is played here, and what its bots were asked.
struct LocalTable {
  std::unique_ptr<house::Table> table;
  std::map<i64, house::BotTask> tasks{};
  i64 last_task = 0;
};

class Module {
 public:
  [[nodiscard]] const GameInfo& game() const { return game_; }

  // --- texts
  /// Replaces all words. Fails if one of the catalogues is none.
  Result<void> use_words(Language language, std::string_view table, std::string_view game);
  /// Of the people at the table, from the first seat on.
  void use_names(const std::vector<std::string>& names);
  void use_rules(std::string_view rules);
  /// Without any, sentences are their keys.
  [[nodiscard]] const Words& words() const { return words_; }
  [[nodiscard]] const telling::Explainer& explainer();

  // --- tables
  i64 add(Table table);
  Table* find(i64 number);
  bool close(i64 number) { return tables_.erase(number) != 0; }

  // --- tables of the house, by their names
  /// In place of one of that name.
  LocalTable& open_local(std::string_view name, std::unique_ptr<house::Table> table);
  /// Null if there is none.
  LocalTable* local(std::string_view name);
  void forget_local(std::string_view name) { local_.erase(std::string(name)); }

  /// One for all bots of all tables; with more room if this one needs more than those before.
  Brain& brain_for(const Character& character);

 private:
  GameInfo game_ = the_game();
  Words words_{Language::English};
  std::string game_words_;
  std::string rules_;
  std::optional<telling::Explainer> explainer_;
  std::map<i64, Table> tables_;
  i64 last_table_ = 0;
  std::map<std::string, LocalTable> local_;
  Character most_{};
  std::unique_ptr<Brain> brain_;
};

}  // namespace saloon::wasm
