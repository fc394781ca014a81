#include "cli/choices.h"

#include <algorithm>
#include <numeric>

#include "cli/text.h"

namespace saloon::cli {
namespace {

using telling::Choice;
using telling::Choices;
using Places = std::vector<std::size_t>;

constexpr std::size_t kNumberWidth = 4;
constexpr std::size_t kTextAt = kNumberWidth + 2;
/// A group's line in a pipe.
constexpr std::size_t kWidest = 160;

std::string right(const std::string& mark) {
  return std::string(kNumberWidth > mark.size() ? kNumberWidth - mark.size() : 0, ' ') + mark;
}
std::string number_at(std::size_t place) { return right(std::to_string(place + 1)); }

std::size_t columns_of(const Terminal& terminal) {
  return terminal.look().columns == 0 ? kWidest : terminal.look().columns;
}

/// Behind its mark, later lines below its first word.
std::string hanging(const std::string& mark, const std::string& text, const Terminal& terminal) {
  return mark + "  " + (terminal.look().columns == 0 ? text : wrapped(text, columns_of(terminal), kTextAt));
}

std::vector<std::string> grouped_lines(const Choices& choices, const Places& places, const Terminal& terminal) {
  std::vector<std::string> out;
  std::size_t heading = 0;
  std::size_t item = 0;
  for (const std::size_t place : places) {
    heading = std::max(heading, width(choices[place].group));
    item = std::max(item, width(choices[place].brief));
  }
  std::string last;
  for (const std::size_t place : places) {
    const Choice& choice = choices[place];
    const std::string number = terminal.inked(Ink::Number, number_at(place));
    const bool goes_on = !out.empty() && !choice.group.empty() && choice.group == last;
    last = choice.group;
    if (choice.group.empty()) {
      out.push_back(hanging(number, choice.text, terminal));
      continue;
    }
    const std::string entry = number + " " + padded(choice.brief, item);
    if (!goes_on) out.push_back("  " + padded(choice.group, heading + 1));
    if (goes_on && width(out.back()) + width(entry) > columns_of(terminal)) out.emplace_back(heading + 3, ' ');
    out.back() += entry;
  }
  for (std::string& text : out) text.erase(text.find_last_not_of(' ') + 1);
  return out;
}

/// How wide each column is if so many stand below each other.
std::vector<std::size_t> widths_of(const std::vector<std::string>& entries, std::size_t down) {
  std::vector<std::size_t> out((entries.size() + down - 1) / down);
  for (std::size_t i = 0; i < entries.size(); ++i) out[i / down] = std::max(out[i / down], width(entries[i]));
  return out;
}

/// Side by side as many as there is room for; read down the columns, each as wide as it must be.
std::vector<std::string> in_columns(const std::vector<std::string>& entries, std::size_t columns) {
  if (entries.empty()) return {};
  std::size_t down = 1;
  std::vector<std::size_t> widths = widths_of(entries, down);
  while (down < entries.size() && std::accumulate(widths.begin(), widths.end(), widths.size() - 1) > columns) {
    widths = widths_of(entries, ++down);
  }
  std::vector<std::string> out(down);
  std::size_t left = 0;
  for (std::size_t i = 0; i < entries.size(); ++i) {
    if (i > 0 && i % down == 0) left += widths[i / down - 1] + 1;
    std::string& line = out[i % down];
    line = padded(line, left) + entries[i];
  }
  return out;
}

std::size_t lines_in(const std::vector<std::string>& texts) {
  std::size_t out = texts.size();
  for (const std::string& text : texts) out += std::size_t(std::count(text.begin(), text.end(), '\n'));
  return out;
}

}  // namespace

std::string choice_line(const std::string& text, std::size_t place) { return number_at(place) + "  " + text; }

std::vector<std::string> choice_lines(const Choices& choices, const Places& places, const Terminal& terminal,
                                      std::size_t room) {
  std::vector<std::string> out = grouped_lines(choices, places, terminal);
  if (lines_in(out) <= room) return out;
  std::vector<std::string> entries;
  for (const std::size_t place : places) {
    entries.push_back(terminal.inked(Ink::Number, number_at(place)) + "  " + choices[place].text);
  }
  std::vector<std::string> side_by_side = in_columns(entries, columns_of(terminal));
  return side_by_side.size() < lines_in(out) ? side_by_side : out;
}

std::vector<std::string> menu_lines(const Menu& menu, const Choices& choices, const Terminal& terminal) {
  Places singles;
  std::vector<std::string> bunches;
  for (const Bunch& bunch : menu) {
    if (bunch.places.size() == 1) {
      singles.push_back(bunch.places.front());
      continue;
    }
    const std::string letter = right(std::string(1, letter_of(bunches.size())));
    bunches.push_back(terminal.inked(Ink::Number, letter) + "  " + bunch.label + " (" +
                      std::to_string(bunch.places.size()) + ")");
  }
  std::vector<std::string> out = grouped_lines(choices, singles, terminal);
  for (std::string& line : in_columns(bunches, columns_of(terminal))) out.push_back(std::move(line));
  return out;
}

}  // namespace saloon::cli
