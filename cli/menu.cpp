#include "cli/menu.h"

#include <algorithm>
#include <numeric>

#include "cli/text.h"
#include "engine/put_in_order.h"
#include "telling/pieces.h"

namespace saloon::cli {
namespace {

using telling::Choice;
using telling::Choices;
using Places = std::vector<std::size_t>;

constexpr std::string_view kLetters = "abcdefgijklmnoprstuvwxyz";

/// What each choice is called by in one way to split them; empty where it has no such thing.
using Labels = std::vector<std::string>;

Menu split_by(const Labels& labels, const Places& places) {
  Menu out;
  for (std::size_t i = 0; i < places.size(); ++i) {
    const auto same = [&](const Bunch& bunch) { return bunch.label == labels[i]; };
    const auto found = labels[i].empty() ? out.end() : std::find_if(out.begin(), out.end(), same);
    if (found == out.end()) {
      out.push_back({labels[i], {places[i]}});
    } else {
      found->places.push_back(places[i]);
    }
  }
  return out;
}

std::size_t largest_in(const Menu& menu) {
  std::size_t out = 0;
  for (const Bunch& bunch : menu) out = std::max(out, bunch.places.size());
  return out;
}

std::string piece_of(const Choice& choice, const std::string& member, const telling::Pieces& pieces) {
  const json::value* value = choice.decision.if_contains(member);
  if (value == nullptr || value->is_null() || value->is_array()) return {};
  for (telling::Part& part : pieces.parts_of(choice)) {
    if (part.member == member) return std::move(part.text);
  }
  return {};
}

std::vector<std::string> members_in(const Choices& choices, const Places& places) {
  std::vector<std::string> out;
  for (const std::size_t place : places) {
    for (const auto& [member, value] : choices[place].decision) {
      const bool known = member == "do" || std::find(out.begin(), out.end(), member) != out.end();
      if (!known) out.emplace_back(member);
    }
  }
  return out;
}

/// What kind of action it is.
std::string kind_of(const Choice& choice, const Words& words) {
  return words.say("do." + text_in(choice.decision, "do") + ".name", choice.args);
}

/// The first stand for themselves; of the others, two at least, every kind of action has its bunch, so that none is
/// hidden.
Menu first_and_others(const Choices& choices, const Places& places, std::size_t most, const Words& words) {
  const std::size_t shown = std::clamp<std::size_t>(std::min(most, kMostAtOnce - 1), 2, places.size() - 2);
  Menu out;
  for (std::size_t i = 0; i < shown; ++i) out.push_back({"", {places[i]}});
  const Places rest(places.begin() + std::ptrdiff_t(shown), places.end());
  Labels kinds;
  for (const std::size_t place : rest) kinds.push_back(kind_of(choices[place], words));
  Menu others = split_by(kinds, rest);
  if (others.size() == 1) others.front().label = words.say("play.others");
  out.insert(out.end(), others.begin(), others.end());
  return out;
}

}  // namespace

Menu menu_of(const Choices& choices, const Places& places, std::size_t most, const SeatDoor& door, const Words& words) {
  const telling::Pieces pieces(door, words);
  std::optional<Menu> best;
  const auto consider = [&](const auto& label_of) {
    Labels labels;
    for (const std::size_t place : places) labels.push_back(label_of(choices[place]));
    Menu menu = split_by(labels, places);
    const bool helps =
        menu.size() <= std::min({kMostAtOnce, places.size() / 2, most}) && largest_in(menu) * 3 <= places.size() * 2;
    if (!helps) return;
    if (!best || menu.size() + largest_in(menu) < best->size() + largest_in(*best)) best = std::move(menu);
  };
  consider([](const Choice& choice) { return choice.group; });
  for (const std::string& member : members_in(choices, places)) {
    consider([&](const Choice& choice) { return piece_of(choice, member, pieces); });
  }
  consider(
      [&](const Choice& choice) { return words.say("do." + text_in(choice.decision, "do") + ".name", choice.args); });
  return best ? std::move(*best) : first_and_others(choices, places, most, words);
}

std::vector<std::size_t> all_places(const Choices& choices) {
  Places out(choices.size());
  std::iota(out.begin(), out.end(), std::size_t{0});
  return out;
}

char letter_of(std::size_t n) { return kLetters[n % kLetters.size()]; }

bool has_letters(const Menu& menu) {
  return std::any_of(menu.begin(), menu.end(), [](const Bunch& bunch) { return bunch.places.size() > 1; });
}

std::optional<std::size_t> bunch_called(std::string_view typed, const Menu& menu) {
  const std::string letter = folded(typed);
  std::size_t n = 0;
  for (std::size_t i = 0; i < menu.size(); ++i) {
    if (menu[i].places.size() < 2) continue;
    if (letter == std::string(1, letter_of(n++))) return i;
  }
  return {};
}

}  // namespace saloon::cli
