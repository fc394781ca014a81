#include "telling/catalogue.h"

#include "bots/character.h"
#include "engine/match/tables.h"

namespace saloon::telling {
namespace {

std::string allowed_values(const OptionInfo& option, const Words& words) {
  if (option.values.empty() && option.step > 1) {
    return words.say("options.range_step", {{"lo", option.min}, {"hi", option.max}, {"step", option.step}});
  }
  if (option.values.empty()) return words.say("options.range", {{"lo", option.min}, {"hi", option.max}});
  std::string out;
  for (const std::string& value : option.values) out += (out.empty() ? "" : " | ") + value;
  return out;
}

ToldOption told_option(const OptionInfo& option, const Words& words) {
  const std::string key = "option." + option.name;
  ToldOption out{&option, words.say(key + ".name"), allowed_values(option, words), words.say(key + ".about"), {}};
  for (const std::string& value : option.values) {
    out.values.push_back({value, words.say(key + ".value." + value + ".about")});
  }
  return out;
}

json::object option_json(const OptionInfo& option) {
  json::object out{{"name", option.name}, {"default", option.standard}};
  if (option.values.empty()) {
    out["min"] = option.min;
    out["max"] = option.max;
    out["step"] = option.step;
  } else {
    out["values"] = json::array(option.values.begin(), option.values.end());
  }
  if (!option.needs.name.empty()) out["needs"] = json::object{{option.needs.name, option.needs.value}};
  return out;
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

}  // namespace

void name_seats(Words& words) {
  for (const Seat p : all_seats(kMostSeats)) words.call(seat_name(p), words.say("seat." + seat_name(p)));
}

void name_seats(Words& words, const std::vector<std::string>& names) {
  for (std::size_t p = 0; p < names.size() && p < kMostSeats; ++p) {
    if (!names[p].empty()) words.call(seat_name(Seat(p)), names[p]);
  }
}

Words own_words_of(const GameInfo& game, Language language) {
  Words words(language);
  static_cast<void>(words.add(words_text(game, language)));
  return words;
}

std::string_view words_text(const GameInfo& game, Language language) {
  return language == Language::French ? game.texts.words_fr : game.texts.words_en;
}

std::string_view rules_text(const GameInfo& game, Language language) {
  return language == Language::French ? game.texts.rules_fr : game.texts.rules_en;
}

ToldGame told_game(const GameInfo& game, const Words& words) {
  ToldGame out{&game, words.say("game.name"), words.say("game.tagline"), words.say("game.pitch"), {}};
  for (const OptionInfo& option : game.options) out.options.push_back(told_option(option, words));
  return out;
}

json::object game_json(const GameInfo& game, const Words& words) {
  json::array bots;
  for (const char* level : level_names()) bots.emplace_back(level);
  json::array options;
  for (const OptionInfo& option : game.options) options.push_back(option_json(option));
  return {{"slug", game.slug},           {"name", words.say("game.name")},      {"min_seats", game.min_seats},
          {"max_seats", game.max_seats}, {"rules_version", game.rules_version}, {"prefix", game.prefix},
          {"bots", std::move(bots)},     {"options", std::move(options)},       {"tables", tables_json(game)}};
}

}  // namespace saloon::telling
