#include "cli/named_cards.h"

#include <algorithm>
#include <map>
#include <vector>

#include "telling/text.h"

namespace saloon::cli {
namespace {

using Name = std::vector<std::string>;
constexpr std::string_view kCards = "card.";

/// The code of each name; none where several cards have it.
std::map<Name, std::string> names_in(const Words& words) {
  std::map<Name, std::string> out;
  for (const std::string& key : words.keys()) {
    if (!key.starts_with(kCards)) continue;
    const auto [card, is_new] = out.emplace(telling::bare_words(words.say(key)), key.substr(kCards.size()));
    if (!is_new) card->second.clear();
  }
  return out;
}

}  // namespace

std::string codes_of_cards(std::string_view typed, const Words& words) {
  const std::map<Name, std::string> names = names_in(words);
  const std::string and_word = words.say("play.and");
  const Name all = telling::bare_words(typed);
  std::string out;
  for (auto at = all.begin(); at != all.end();) {
    auto end = all.end();
    while (end != at && !names.contains(Name(at, end))) --end;
    if (end == at && *at != and_word) return {};
    const std::string code = end == at ? std::string() : names.at(Name(at, end));
    if (end != at && code.empty()) return {};
    if (!code.empty()) out += (out.empty() ? "" : " ") + code;
    at = std::max(end, at + 1);
  }
  return out;
}

}  // namespace saloon::cli
