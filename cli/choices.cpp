#include "cli/choices.h"

#include <algorithm>

#include "cli/text.h"

namespace saloon::cli {
namespace {

using telling::Choice;

constexpr std::size_t kShown = 20;
constexpr std::size_t kNumberWidth = 4;
/// A group's line in a pipe.
constexpr std::size_t kWidest = 160;

std::string number_at(std::size_t place) {
  const std::string number = std::to_string(place + 1);
  return std::string(kNumberWidth > number.size() ? kNumberWidth - number.size() : 0, ' ') + number;
}

std::vector<std::string> grouped_lines(const telling::Choices& choices, const Terminal& terminal) {
  std::vector<std::string> out;
  std::size_t heading = 0;
  std::size_t item = 0;
  for (const Choice& choice : choices) {
    heading = std::max(heading, width(choice.group));
    item = std::max(item, width(choice.brief));
  }
  const std::size_t limit = terminal.look().columns == 0 ? kWidest : terminal.look().columns;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    const Choice& choice = choices[i];
    const std::string number = terminal.inked(Ink::Number, number_at(i));
    if (choice.group.empty()) {
      out.push_back(number + "  " + choice.text);
      continue;
    }
    const std::string entry = number + " " + padded(choice.brief, item);
    const bool first = i == 0 || choices[i - 1].group != choice.group;
    if (first) out.push_back("  " + padded(choice.group, heading + 1));
    if (!first && width(out.back()) + width(entry) > limit) out.emplace_back(heading + 3, ' ');
    out.back() += entry;
  }
  for (std::string& text : out) text.erase(text.find_last_not_of(' ') + 1);
  return out;
}

}  // namespace

std::string choice_line(const std::string& text, std::size_t place) { return number_at(place) + "  " + text; }

std::vector<std::string> choice_lines(const telling::Choices& choices, const Terminal& terminal, const Words& words,
                                      bool whole) {
  std::vector<std::string> out = grouped_lines(choices, terminal);
  if (!whole && out.size() > kShown + 1) {
    const std::size_t hidden = out.size() - kShown;
    out.resize(kShown);
    out.push_back(words.say("play.more", {{"n", hidden}}));
  }
  if (!choices.complete()) out.push_back(words.say("play.partial"));
  return out;
}

}  // namespace saloon::cli
