#include "telling/known.h"

#include <algorithm>
#include <utility>

#include "telling/log.h"
#include "telling/text.h"

namespace saloon::telling {
namespace {

using WordList = std::vector<std::string>;

bool has(const WordList& words, const std::string& word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

bool has_in_order(const WordList& words, const WordList& wanted) {
  auto next = wanted.begin();
  for (const std::string& word : words) {
    if (next != wanted.end() && *next == word) ++next;
  }
  return next == wanted.end();
}

std::size_t indent_of(const std::string& line) { return std::min(line.find_first_not_of(' '), line.size()); }

/// Finds out which lines of a seat's table spectators have, too, in whatever words they are told of that seat.
class OpenLines {
 public:
  OpenLines(const SeatDoor& door, const Words& words)
      : you_(words_in(words.say("known.you"))), address_(words_in(words.say("known.address"))) {
    for (const Seat p : all_seats(door.seats())) {
      for (std::string& word : bare_words(words.say("seat." + seat_name(p)))) address_.push_back(std::move(word));
    }
    for (const std::string& line : door.spectators().table(words)) open_.push_back(content_of(line));
  }

  /// Of the reader the spectators may be told more: "Cole: two safes, 6 cards" has all of "You: 6 cards".
  [[nodiscard]] bool have(const std::string& line) const {
    const WordList mine = content_of(line);
    if (std::find(open_.begin(), open_.end(), mine) != open_.end()) return true;
    return !mine.empty() && speaks_to_reader(line) &&
           std::any_of(open_.begin(), open_.end(), [&](const WordList& theirs) { return has_in_order(theirs, mine); });
  }
  /// "Your hand": what stands below is the reader's alone. Not so "Your turn", which all see.
  [[nodiscard]] bool belong_to_reader(const std::string& heading) const {
    return speaks_to_reader(heading) && !have(heading);
  }

 private:
  [[nodiscard]] bool speaks_to_reader(const std::string& line) const {
    const WordList said = bare_words(line);
    return std::any_of(said.begin(), said.end(), [&](const std::string& word) { return has(you_, word); });
  }
  /// What is said, whoever is meant: "You: 6 cards" and "Cole: 6 cards" are the same.
  [[nodiscard]] WordList content_of(const std::string& line) const {
    WordList out = bare_words(line);
    std::erase_if(out, [&](const std::string& word) { return has(you_, word) || has(address_, word); });
    return out;
  }

  WordList you_;
  WordList address_;
  std::vector<WordList> open_;
};

}  // namespace

std::vector<std::string> own_lines(const SeatDoor& door, const Words& words) {
  const OpenLines open(door, words);
  const std::vector<std::string> table = door.table(words);
  std::vector<std::string> out;
  std::string heading;  // with what stands further in below it
  bool is_listed = true;
  for (std::size_t i = 0; i < table.size(); ++i) {
    const std::string& line = table[i];
    const bool is_heading = i + 1 < table.size() && indent_of(table[i + 1]) > indent_of(line);
    const bool is_below = !heading.empty() && indent_of(line) > indent_of(heading);
    if (is_heading) {
      heading = line;
      is_listed = false;
    } else if (!open.have(line) || (is_below && open.belong_to_reader(heading))) {
      if (is_below && !std::exchange(is_listed, true)) out.push_back(heading);
      out.push_back(line);
    }
  }
  return out;
}

std::vector<std::string> told_in_secret(const SeatDoor& door, const Words& words) {
  std::vector<std::string> out;
  for (const json::object& event : door.heard_in_secret()) {
    if (auto line = told(event, door.seat(), words)) out.push_back(std::move(*line));
  }
  return out;
}

}  // namespace saloon::telling
