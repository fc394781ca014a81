#include <iostream>

#include "bots/character.h"
#include "cli/text.h"
#include "cli/verb.h"
#include "engine/match/tables.h"

namespace saloon::cli {
namespace {

constexpr std::size_t kColumns = 100;

struct Asked {
  std::string game;
  bool json = false;
};

std::string values_of(const OptionInfo& option, const Words& words) {
  if (option.values.empty() && option.step > 1) {
    return words.say("games.range_step", {{"lo", option.min}, {"hi", option.max}, {"step", option.step}});
  }
  if (option.values.empty()) return words.say("games.range", {{"lo", option.min}, {"hi", option.max}});
  std::string out;
  for (const std::string& value : option.values) out += (out.empty() ? "" : " | ") + value;
  return out;
}

void print_option(const OptionInfo& option, const Words& words, bool explained) {
  std::cout << "  "
            << words.say("games.option", {{"option", option.name},
                                          {"values", values_of(option, words)},
                                          {"standard", option.standard},
                                          {"needed", option.needs.name.empty() ? "none" : option.needs.name},
                                          {"value", option.needs.value}})
            << '\n';
  if (!explained) return;
  const std::string key = "option." + option.name;
  std::cout << "      " << wrapped(words.say(key + ".about"), kColumns, 6) << '\n';
  for (const std::string& value : option.values) {
    const std::string about = words.say(key + ".value." + value + ".about");
    std::cout << "      " << wrapped(words.say("games.value", {{"value", value}, {"about", about}}), kColumns, 6)
              << '\n';
  }
}

void print_game(const GameInfo& game, const Words& words, bool explained) {
  std::cout << words.say("games.line", {{"slug", game.slug},
                                        {"name", words.say("game.name")},
                                        {"min", game.min_seats},
                                        {"max", game.max_seats}})
            << '\n';
  const std::string about = words.say(explained ? "game.pitch" : "game.tagline");
  std::cout << "  " << wrapped(about, kColumns, 2) << '\n';
  std::cout << "  " << words.say("games.bots", {{"bots", comma_list(level_names())}}) << '\n';
  if (!game.options.empty()) std::cout << "  " << words.say("games.options") << '\n';
  for (const OptionInfo& option : game.options) print_option(option, words, explained);
}

/// Every number of seats with the options it needs, as --option takes them; most need none.
json::object tables_json(const GameInfo& game) {
  json::object tables;
  for (int seats = game.min_seats; seats <= game.max_seats; ++seats) {
    json::array needs;
    for (const OptionSetting& o : options_for(game, seats)) needs.emplace_back(o.name + "=" + o.value);
    tables[std::to_string(seats)] = std::move(needs);
  }
  return tables;
}

json::object game_json(const GameInfo& game, const Words& words) {
  json::array bots;
  for (const char* bot : level_names()) bots.emplace_back(bot);
  json::array options;
  for (const OptionInfo& option : game.options) {
    json::object o{{"name", option.name}, {"default", option.standard}};
    if (option.values.empty()) {
      o["min"] = option.min;
      o["max"] = option.max;
      o["step"] = option.step;
    } else {
      o["values"] = json::array(option.values.begin(), option.values.end());
    }
    if (!option.needs.name.empty()) o["needs"] = json::object{{option.needs.name, option.needs.value}};
    options.push_back(std::move(o));
  }
  return {{"slug", game.slug},           {"name", words.say("game.name")},      {"min_seats", game.min_seats},
          {"max_seats", game.max_seats}, {"rules_version", game.rules_version}, {"prefix", game.prefix},
          {"bots", std::move(bots)},     {"options", std::move(options)},       {"tables", tables_json(game)}};
}

int list_games(const Asked& asked, const Shell& shell) {
  std::vector<const GameInfo*> listed;
  if (!asked.game.empty()) listed.push_back(&game_named(shell, asked.game));
  if (asked.game.empty()) {
    for (const GameInfo& game : all_games()) listed.push_back(&game);
  }
  json::array out;
  for (const GameInfo* game : listed) {
    const Words words = words_of(*game, shell.language());
    if (asked.json) {
      out.push_back(game_json(*game, words));
    } else {
      print_game(*game, words, !asked.game.empty());
    }
  }
  if (asked.json) std::cout << json::serialize(out) << '\n';
  return kFine;
}

}  // namespace

Run declare_games(CLI::App& app, const Shell& shell) {
  auto asked = std::make_shared<Asked>();
  Flags(app, shell).argument("GAME", asked->game).flag("--json", asked->json);
  return [asked, &shell] { return list_games(*asked, shell); };
}

}  // namespace saloon::cli
