#include "telling/known.h"

#include <algorithm>

#include "telling/log.h"
#include "telling/text.h"

namespace saloon::telling {
namespace {

/// Does the line say of "you" what the other says of a name? "You: 6 cards", "Cole: 6 cards".
bool says_the_same(std::string_view mine, std::string_view open, const std::string& you) {
  if (mine == open) return true;
  const std::size_t m = mine.find(':');
  if (m == std::string_view::npos) return false;
  return folded(mine.substr(0, m)).find(you) != std::string::npos && open.ends_with(mine.substr(m));
}

}  // namespace

std::vector<std::string> own_lines(const SeatDoor& door, const Words& words) {
  const std::vector<std::string> open = door.spectators().table(words);
  std::vector<std::string> out = door.table(words);
  const std::string you = folded(words.say("seat.you"));
  std::erase_if(out, [&](const std::string& line) {
    return std::any_of(open.begin(), open.end(), [&](const std::string& o) { return says_the_same(line, o, you); });
  });
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
