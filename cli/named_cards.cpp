#include "cli/named_cards.h"

#include <algorithm>
#include <map>
#include <vector>

#include "telling/text.h"

namespace saloon::cli {
namespace {

using Name = std::vector<std::string>;
constexpr std::string_view kSeats = "seat.S";
constexpr const char* kLettersOfCodes = "play.code.";  ///< what a letter of a code is in this language

/// The codes by all their names; none where several have one.
class Names {
 public:
  explicit Names(const Words& words) : words_(words) {
    for (const std::string& key : words.keys()) {
      const std::size_t dot = key.find('.') + 1;
      const std::string table = key.substr(0, dot);
      const std::string code = key.substr(dot);
      if (table == "card." || table == "card_name.") add(words.say(key), code);
      if (table == "card.") add_codes(code);
      if (key.starts_with(kSeats)) add(words.say(key), code);
      if (key.starts_with(kSeats)) add(code, code);
    }
  }
  [[nodiscard]] const std::string* find(const Name& name) const {
    const auto found = codes_.find(name);
    return found == codes_.end() ? nullptr : &found->second;
  }

 private:
  /// Letter by letter as the language has them ("KD" is "RK" in French), a suit also as its sign.
  void add_codes(const std::string& card) {
    add(spelled(card, {kLettersOfCodes}), card);
    add(spelled(card, {"suit_mark.", kLettersOfCodes}), card);
  }
  [[nodiscard]] std::string spelled(const std::string& card, const std::vector<std::string>& tables) const {
    std::string out;
    for (const char letter : card) {
      const auto has = [&](const std::string& table) { return words_.has(table + letter); };
      const auto table = std::find_if(tables.begin(), tables.end(), has);
      out += table == tables.end() ? std::string(1, letter) : words_.say(*table + letter);
    }
    return out;
  }
  void add(std::string_view name, const std::string& code) {
    const auto [known, is_new] = codes_.emplace(telling::bare_words(name), code);
    if (!is_new && known->second != code) known->second.clear();
  }

  const Words& words_;
  std::map<Name, std::string> codes_;
};

}  // namespace

std::string codes_of_cards(std::string_view typed, const Words& words) {
  const Names names(words);
  const std::string and_word = words.say("play.and");
  const Name all = telling::bare_words(typed);
  std::string out;
  bool has_card = false;
  for (auto at = all.begin(); at != all.end();) {
    auto end = all.end();
    while (end != at && names.find(Name(at, end)) == nullptr) --end;
    if (end == at && *at != and_word) return {};
    if (end == at) {
      ++at;
      continue;
    }
    const std::string& code = *names.find(Name(at, end));
    if (code.empty()) return {};
    has_card = has_card || !words.has("seat." + code);
    out += (out.empty() ? "" : " ") + code;
    at = end;
  }
  return has_card ? out : std::string();
}

bool has_own_codes(const Words& words) {
  const std::vector<std::string> keys = words.keys();
  return std::any_of(keys.begin(), keys.end(), [](const std::string& key) { return key.starts_with(kLettersOfCodes); });
}

}  // namespace saloon::cli
