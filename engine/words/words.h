// Words for people: message catalogues (words/fr.json, words/en.json) and a small formatter for them.
//
// A message is text with arguments in the ICU manner: {name}, {n, plural, one {...} other {...}},
// {x, select, a {...} other {...}}, {n, number} with grouped thousands, '#' inside plural, quoting with '...'. An array
// or object counts as its size; an argument that is not given selects the case `unknown`. Two forms are ours:
//   {place, term, place}   looks up "place.<value of place>" in the catalogue (value may be a number or text)
//   {cards, list, card}    an array: each looked up as "card.<value>", joined as the language joins ("a, b and c");
//                          items that are objects are said with "card" and their members as its arguments, and so are
//                          the members of an object, as {key} and {value}
// People are called by three tables, whoever they are (see call): {p, term, seat}, {p, term, seat_of} for what is
// theirs (Anne’s, d’Anne), {p, term, seat_that} behind a verb (that Anne, qu’Anne). Their names are plain text.
// Two stops at a seam are one: "to Sammy Davis Jr." ends there.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/json/json.h"
#include "engine/words/language.h"
#include "engine/words/message.h"

namespace saloon {

class Words {
 public:
  explicit Words(Language language) : language_(language) {}
  /// Adds a catalogue document; nested objects become dotted keys, a key that exists is replaced. Nothing is added if
  /// it is none.
  Result<void> add(std::string_view catalogue);
  /// From now on "S0", "you" or whoever it is has this name, in every form that sentences need.
  void call(std::string_view who, std::string_view name);
  [[nodiscard]] Language language() const { return language_; }
  [[nodiscard]] bool has(std::string_view key) const;
  /// The message with its arguments filled in; "⟦key⟧" for a key that does not exist or whose message is broken, and
  /// "{name}" for an argument that is not given, so that tests can search for them.
  [[nodiscard]] std::string say(std::string_view key, const json::object& args = {}) const;
  /// Which terms this message calls an argument by, as a term or in a list: "card_the"; empty if it calls it by none.
  [[nodiscard]] std::string terms_for(std::string_view key, std::string_view argument) const;
  [[nodiscard]] std::vector<std::string> keys() const;
  /// A line for every message that could not be taken apart.
  [[nodiscard]] std::vector<std::string> broken() const;

 private:
  Language language_;
  std::map<std::string, Result<Message>, std::less<>> messages_;  ///< taken apart when they are added
};

}  // namespace saloon
