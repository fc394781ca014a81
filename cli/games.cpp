#include <iostream>

#include "cli/print.h"
#include "cli/seating.h"
#include "cli/text.h"
#include "cli/verb.h"
#include "engine/match/tables.h"

namespace saloon::cli {
namespace {

struct AskedGames {
  std::string game;
  bool json = false;
};

void print_option(const telling::ToldOption& told, const Words& words, bool explained) {
  const OptionInfo& option = *told.option;
  print_line("  " + words.say("games.option", {{"option", option.name},
                                               {"values", told.allowed},
                                               {"standard", option.standard},
                                               {"needed", option.needs.name.empty() ? "none" : option.needs.name},
                                               {"value", option.needs.value}}));
  if (!explained) return;
  const std::string about = words.say("games.value", {{"value", told.name}, {"about", told.about}});
  std::cout << "      " << wrapped(about, paragraph_columns(), 6) << '\n';
  for (const telling::ToldValue& value : told.values) {
    const std::string line =
        words.say("games.value", {{"value", value_told(option, value.value, words)}, {"about", value.about}});
    std::cout << "      " << wrapped(line, paragraph_columns(), 6) << '\n';
  }
}

/// How many play; more than usual only with an option.
json::object seats_of(const GameInfo& game, const std::string& name) {
  int usual = game.max_seats;
  while (usual > game.min_seats && !options_for(game, usual).empty()) --usual;
  json::object out{{"slug", game.slug}, {"name", name}, {"min", game.min_seats}, {"max", usual}, {"more", "none"}};
  if (usual == game.max_seats) return out;
  const OptionSetting needed = options_for(game, game.max_seats).back();
  out["more"] = game.max_seats;
  out["option"] = needed.name;
  out["value"] = needed.value;
  return out;
}

void print_game(const telling::ToldGame& told, const Words& words, bool explained) {
  print_line(words.say("games.line", seats_of(*told.game, title_of(*told.game, words.language()))));
  std::cout << "  " << wrapped(explained ? told.pitch : told.tagline, paragraph_columns(), 2) << '\n';
  print_line("  " + words.say("games.bots", {{"bots", levels_told(words)}}));
  if (!told.options.empty()) print_line("  " + words.say("games.options"));
  for (const telling::ToldOption& option : told.options) print_option(option, words, explained);
}

int list_games(const AskedGames& asked, const Shell& shell) {
  std::vector<const GameInfo*> listed;
  if (!asked.game.empty()) listed.push_back(&game_named(shell, asked.game));
  if (asked.game.empty()) {
    for (const GameInfo& game : all_games()) listed.push_back(&game);
  }
  json::array out;
  for (const GameInfo* game : listed) {
    const Words words = words_of(*game, shell.language());
    if (asked.json) {
      out.push_back(telling::game_json(*game, words));
    } else {
      print_game(telling::told_game(*game, words), words, !asked.game.empty());
    }
  }
  if (asked.json) std::cout << json::serialize(out) << '\n';
  return kFine;
}

}  // namespace

Run declare_games(CLI::App& app, const Shell& shell) {
  auto asked = std::make_shared<AskedGames>();
  Flags(app, shell).argument("GAME", asked->game).flag("--json", asked->json);
  return [asked, &shell] { return list_games(*asked, shell); };
}

}  // namespace saloon::cli
