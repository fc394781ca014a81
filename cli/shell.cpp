#include "cli/shell.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <fstream>
#include <numeric>
#include <sstream>

#include "cli/thinkers.h"
#include "embedded/terminal_words.h"

namespace saloon::cli {
namespace {

int edit_distance(std::string_view a, std::string_view b) {
  std::vector<int> row(b.size() + 1);
  std::iota(row.begin(), row.end(), 0);
  for (std::size_t i = 0; i < a.size(); ++i) {
    int diagonal = row[0];
    row[0] = int(i) + 1;
    for (std::size_t j = 0; j < b.size(); ++j) {
      const int replaced = diagonal + (a[i] == b[j] ? 0 : 1);
      diagonal = row[j + 1];
      row[j + 1] = std::min({replaced, row[j] + 1, row[j + 1] + 1});
    }
  }
  return row.back();
}

/// What is built into the program is whole, its tests see to that.
Words with(Words words, std::string_view catalogue) {
  static_cast<void>(words.add(catalogue));
  return words;
}

std::string_view terminal_catalogue(Language language) {
  return language == Language::French ? embedded::words_terminal_fr : embedded::words_terminal_en;
}

}  // namespace

Shell::Shell(Language language) : words_(with(telling::table_words(language), terminal_catalogue(language))) {}

Words terminal_words(Language language) { return with(Words(language), terminal_catalogue(language)); }

Words offer_words(Language language) {
  const bool french = language == Language::French;
  return with(with(Words(language), french ? embedded::words_offer_fr : embedded::words_offer_en),
              french ? embedded::words_shell_fr : embedded::words_shell_en);
}

std::string title_of(const GameInfo& game, Language language) {
  const Words offer = offer_words(language);
  const std::string tag = "shell.game.tag." + std::string(game.slug);
  std::string name = telling::own_words_of(game, language).say("game.name");
  return offer.has(tag) ? offer.say("shell.game.tagged", {{"name", name}, {"tag", offer.say(tag)}}) : name;
}

Words words_of(const GameInfo& game, Language language) {
  return with(Shell(language).words(), telling::words_text(game, language));
}

Language language_of_environment() {
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* value = std::getenv(name);
    if (value == nullptr || *value == '\0') continue;
    return std::string_view(value).starts_with("fr") ? Language::French : Language::English;
  }
  return Language::English;
}

std::optional<Language> language_named(std::string_view code) {
  if (code == "en") return Language::English;
  if (code == "fr") return Language::French;
  return {};
}

std::optional<std::string> nearest(std::string_view word, const std::vector<std::string>& candidates) {
  std::optional<std::string> best;
  int distance = std::max(2, int(word.size()) / 3) + 1;
  for (const std::string& candidate : candidates) {
    if (const int d = edit_distance(word, candidate); d < distance) {
      distance = d;
      best = candidate;
    }
  }
  return best;
}

const GameInfo& game_named(const Shell& shell, const std::string& slug) {
  std::vector<std::string> known;
  for (const GameInfo& game : all_games()) known.emplace_back(game.slug);
  if (slug.empty()) shell.refuse("error.no_game", {{"games", comma_list(known)}});
  if (const GameInfo* game = find_game(slug)) return *game;
  if (const auto like = nearest(slug, known)) shell.refuse("error.game_like", {{"game", slug}, {"like", *like}});
  shell.refuse("error.unknown_game", {{"game", slug}, {"games", comma_list(known)}});
}

u64 number_named(const Shell& shell, std::string_view flag, const std::string& text, u64 lo, u64 hi) {
  u64 value = 0;
  const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), value);
  const bool whole = failure == std::errc{} && end == text.data() + text.size() && !text.empty();
  if (whole && value >= lo && value <= hi) return value;
  shell.refuse("error.number",
               {{"flag", flag}, {"value", text}, {"lo", std::to_string(lo)}, {"hi", std::to_string(hi)}});
}

int seats_named(const Shell& shell, const GameInfo& game, const std::string& text) {
  if (text.empty()) return (game.min_seats + game.max_seats) / 2;
  return int(number_named(shell, "--seats", text, u64(game.min_seats), u64(game.max_seats)));
}

namespace {

void check_value(const Shell& shell, const OptionInfo& option, const OptionSetting& setting) {
  if (option.values.empty()) {
    const std::string flag = "--option " + option.name;
    const u64 value = number_named(shell, flag, setting.value, u64(option.min), u64(option.max));
    if (value % u64(option.step) == 0) return;
    shell.refuse("error.step", {{"flag", flag}, {"value", setting.value}, {"step", std::to_string(option.step)}});
  }
  if (std::find(option.values.begin(), option.values.end(), setting.value) != option.values.end()) return;
  shell.refuse("error.option_value",
               {{"option", option.name}, {"value", setting.value}, {"values", comma_list(option.values)}});
}

void check_setting(const Shell& shell, const GameInfo& game, const OptionSetting& setting) {
  std::vector<std::string> known;
  for (const OptionInfo& option : game.options) {
    if (option.name == setting.name) {
      check_value(shell, option, setting);
      return;
    }
    known.push_back(option.name);
  }
  shell.refuse("error.unknown_option", {{"option", setting.name}, {"game", game.slug}, {"options", comma_list(known)}});
}

}  // namespace

OptionSetting setting_named(const Shell& shell, const std::string& text) {
  const std::size_t equals = text.find('=');
  if (equals == std::string::npos || equals == 0) shell.refuse("error.option_form", {{"value", text}});
  return {text.substr(0, equals), text.substr(equals + 1)};
}

std::vector<OptionSetting> options_named(const Shell& shell, const GameInfo& game,
                                         const std::vector<std::string>& settings) {
  std::vector<OptionSetting> out;
  for (const std::string& text : settings) {
    out.push_back(setting_named(shell, text));
    check_setting(shell, game, out.back());
  }
  if (const OptionInfo* vain = set_in_vain(game.options, out)) {
    shell.refuse("error.option_needs",
                 {{"option", vain->name}, {"needed", vain->needs.name}, {"value", vain->needs.value}});
  }
  return out;
}

std::vector<std::string> bots_named(const Shell& shell, const GameInfo& game, const std::string& one,
                                    const std::string& several, std::string_view standard, int seats) {
  std::vector<std::string> names = split(several, ',');
  if (names.empty()) names = {one.empty() ? std::string(standard) : one};
  for (const std::string& name : names) check_bot(shell, game, name);
  if (names.size() == 1) names.assign(std::size_t(seats), names[0]);
  if (int(names.size()) == seats) return names;
  shell.refuse("error.bots_count", {{"n", int(names.size())}, {"seats", seats}});
}

std::vector<std::string> split(std::string_view text, char by) {
  std::vector<std::string> out;
  std::stringstream in{std::string(text)};
  for (std::string part; std::getline(in, part, by);) out.push_back(part);
  if (text.ends_with(by)) out.emplace_back();
  return out;
}

std::string read_file(const Shell& shell, const std::filesystem::path& path) {
  std::error_code trouble;
  if (std::filesystem::is_directory(path, trouble)) shell.refuse("error.is_folder", {{"file", path.string()}});
  std::ifstream in(path, std::ios::binary);
  std::ostringstream text;
  if (in) text << in.rdbuf();
  if (!in) shell.refuse("error.unreadable", {{"file", path.string()}});
  return text.str();
}

void write_new_file(const Shell& shell, const std::filesystem::path& path, std::string_view text) {
  std::error_code trouble;
  if (std::filesystem::exists(path, trouble)) shell.refuse("error.exists", {{"file", path.string()}});
  std::filesystem::path part = path;
  part += ".part";
  bool written = false;
  {
    std::ofstream out(part, std::ios::binary | std::ios::trunc);
    out << text;
    out.flush();
    written = out.good();
  }
  if (written) std::filesystem::rename(part, path, trouble);
  if (written && !trouble) return;
  std::filesystem::remove(part, trouble);
  shell.refuse("error.unwritable", {{"file", path.string()}});
}

}  // namespace saloon::cli
