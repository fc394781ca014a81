#include "server/page.h"

#include "embedded/page_words.h"
#include "server/assets.h"
#include "server/http.h"
#include "telling/catalogue.h"
#include "telling/text.h"

namespace saloon::server {
namespace {

std::string tagged(std::string_view tag, std::string_view text) {
  const std::string name(tag);
  return "<" + name + ">" + telling::html_text(text) + "</" + name.substr(0, name.find(' ')) + ">\n";
}

std::string game_name(std::string_view slug, Language language) {
  const GameInfo* game = find_game(slug);
  return game == nullptr ? std::string(slug) : telling::told_game(*game, telling::words_of(*game, language)).name;
}

std::string row_of(const json::object& table, const Words& words) {
  const std::string id = text_in(table, "table");
  const json::object seats{{"free", whole_number_in(table, "free")}};
  const std::string stage = words.say("page.stage." + text_in(table, "stage"), seats);
  return "<tr><td>" + telling::html_text(game_name(text_in(table, "game"), words.language())) + "</td><td>" +
         telling::html_text(text_in(table, "host")) + "</td><td>" + telling::html_text(stage) + "</td><td><code>" +
         telling::html_text(id) + "</code></td></tr>\n";
}

std::string list_of(std::string_view hall, const Words& words) {
  const Result<json::value> message = parse_json(hall);
  const json::object* object = message ? message->if_object() : nullptr;
  const json::value* tables = object == nullptr ? nullptr : object->if_contains("tables");
  const json::array* list = tables == nullptr ? nullptr : tables->if_array();
  if (list == nullptr || list->empty()) return tagged("p", words.say("page.no_tables"));
  std::string out = "<table>\n<thead><tr>";
  for (const char* head : {"game", "host", "seats", "table"}) {
    out += "<th scope=\"col\">" + telling::html_text(words.say("page.head." + std::string(head))) + "</th>";
  }
  out += "</tr></thead>\n<tbody>\n";
  for (const json::value& table : *list) {
    if (table.is_object()) out += row_of(table.get_object(), words);
  }
  return out + "</tbody>\n</table>\n";
}

}  // namespace

Language language_for(std::string_view accept_language) {
  double english = 0;
  double french = 0;
  while (!accept_language.empty()) {
    const std::size_t end = std::min(accept_language.find(','), accept_language.size());
    const std::string part = lowered(trimmed_view(accept_language.substr(0, end)));
    accept_language.remove_prefix(std::min(end + 1, accept_language.size()));
    if (part.starts_with("en")) english = std::max(english, weight_in(part));
    if (part.starts_with("fr")) french = std::max(french, weight_in(part));
  }
  return french > english ? Language::French : Language::English;
}

Words page_words(Language language) {
  Words words(language);
  static_cast<void>(words.add(language == Language::French ? embedded::words_page_fr : embedded::words_page_en));
  return words;
}

std::string front_page(const PageContent& content, Language language) {
  const Words words = page_words(language);
  std::string out = "<!doctype html>\n<html lang=\"";
  out += language == Language::French ? "fr" : "en";
  out += "\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width\">\n";
  out += tagged("title", words.say("page.title"));
  out += "<link rel=\"stylesheet\" href=\"" + asset_path("page.css") + "\">\n";
  out += "<link rel=\"icon\" href=\"" + asset_path("saloon.svg") + "\">\n</head>\n<body>\n<main>\n";
  out += "<h1><img src=\"" + asset_path("saloon.svg") + "\" alt=\"\">" + telling::html_text(words.say("page.title")) +
         "</h1>\n";
  out += tagged("p", words.say("page.about"));
  out += tagged("h2", words.say("page.tables")) + list_of(content.hall, words);
  out += tagged("h2", words.say("page.join")) + tagged("p", words.say("page.how"));
  out += "<p><code>saloon join " + telling::html_text(content.address) + "/#" +
         telling::html_text(words.say("page.example")) + "</code></p>\n";
  out += tagged("p", words.say("page.listed"));
  return out + "</main>\n</body>\n</html>\n";
}

}  // namespace saloon::server
