#include "wasm/module.h"

#include <algorithm>

#include "telling/catalogue.h"

namespace saloon::wasm {

Result<void> Module::use_words(Language language, std::string_view table, std::string_view game) {
  Words words(language);
  for (const std::string_view catalogue : {table, game}) {
    Result<void> added = words.add(catalogue);
    if (!added) return added;
  }
  telling::name_seats(words);
  explainer_.reset();
  words_ = std::move(words);
  game_words_ = game;
  (language == Language::French ? game_.texts.words_fr : game_.texts.words_en) = game_words_;
  return {};
}

void Module::use_names(const std::vector<std::string>& names) { telling::name_seats(words_, names); }

void Module::use_rules(std::string_view rules) {
  explainer_.reset();
  rules_ = rules;
  game_.texts.rules_en = game_.texts.rules_fr = rules_;
}

const telling::Explainer& Module::explainer() {
  if (!explainer_) explainer_.emplace(game_, words_);
  return *explainer_;
}

i64 Module::add(Table table) {
  tables_.emplace(++last_table_, std::move(table));
  return last_table_;
}

Table* Module::find(i64 number) {
  const auto found = tables_.find(number);
  return found == tables_.end() ? nullptr : &found->second;
}

LocalTable& Module::open_local(std::string_view name, std::unique_ptr<house::Table> table) {
  LocalTable& local = local_[std::string(name)];
  local = {std::move(table)};
  return local;
}

LocalTable* Module::local(std::string_view name) {
  const auto found = local_.find(std::string(name));
  return found == local_.end() ? nullptr : &found->second;
}

Brain& Module::brain_for(const Character& character) {
  const bool fits = character.level <= most_.level && character.iterations <= most_.iterations &&
                    character.milliseconds <= most_.milliseconds;
  if (brain_ != nullptr && fits) return *brain_;
  most_.level = std::max(most_.level, character.level);
  most_.iterations = std::max(most_.iterations, character.iterations);
  most_.milliseconds = std::max(most_.milliseconds, character.milliseconds);
  brain_.reset();  // before the new one takes its room
  brain_ = game_.brain(most_);
  return *brain_;
}

}  // namespace saloon::wasm
