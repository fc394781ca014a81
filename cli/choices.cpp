#include "cli/choices.h"

#include <algorithm>

#include "cli/log.h"
#include "cli/text.h"

namespace saloon::cli {
namespace {

constexpr std::size_t kShown = 20;
constexpr std::size_t kNumberWidth = 4;
/// A group's line in a pipe.
constexpr std::size_t kWidest = 160;

double weight_of(const json::object& args) {
  const json::value* weight = args.if_contains("weight");
  if (weight == nullptr) return 0;
  return weight->is_int64() ? double(weight->get_int64()) : weight->is_double() ? weight->get_double() : 0;
}

std::string numbered(std::size_t i, std::size_t columns) {
  const std::string number = std::to_string(i + 1);
  return std::string(columns > number.size() ? columns - number.size() : 0, ' ') + number;
}

struct Weighed {
  Choice choice;
  double weight{};
  std::size_t place{};  ///< in the game's own list, which decides among equals
};

Weighed weighed(const Match& match, Seat seat, const json::object& decision, const Words& words) {
  const json::object args = match.choice(seat, decision);
  const std::string verb = "do." + text_in(decision, "do");
  Weighed out{{decision, words.say(verb + ".choice", args), "", ""}, weight_of(args)};
  if (args.contains("group")) {
    out.choice.group = words.say(verb + ".group", args);
    out.choice.brief = words.say(verb + ".brief", args);
  }
  return out;
}

}  // namespace

std::string choice_text(const Match& match, Seat seat, const json::object& decision, const Words& words) {
  return weighed(match, seat, decision, words).choice.text;
}

Choices::Choices(const Match& match, Seat seat, const Words& words) : words_(words) {
  std::vector<Weighed> found;
  const Legal legal = match.legal(seat);
  complete_ = legal.complete;
  for (const json::value& decision : legal.decisions) {
    if (!decision.is_object()) continue;
    found.push_back(weighed(match, seat, decision.get_object(), words));
    found.back().place = found.size();
  }
  std::sort(found.begin(), found.end(), [](const Weighed& a, const Weighed& b) {
    return a.weight != b.weight ? a.weight > b.weight : a.place < b.place;
  });
  for (Weighed& w : found) {
    const auto last_of_group = std::find_if(
        all_.rbegin(), all_.rend(), [&](const Choice& c) { return !c.group.empty() && c.group == w.choice.group; });
    all_.insert(last_of_group == all_.rend() ? all_.end() : last_of_group.base(), std::move(w.choice));
  }
}

std::string Choices::line(std::size_t i) const { return numbered(i, kNumberWidth) + "  " + all_[i].text; }

std::vector<std::string> Choices::grouped_lines(const Terminal& terminal) const {
  std::vector<std::string> out;
  std::size_t heading = 0;
  std::size_t item = 0;
  for (const Choice& choice : all_) {
    heading = std::max(heading, width(choice.group));
    item = std::max(item, width(choice.brief));
  }
  const std::size_t limit = terminal.look().columns == 0 ? kWidest : terminal.look().columns;
  for (std::size_t i = 0; i < all_.size(); ++i) {
    const Choice& choice = all_[i];
    const std::string number = terminal.inked(Ink::Number, numbered(i, kNumberWidth));
    if (choice.group.empty()) {
      out.push_back(number + "  " + choice.text);
      continue;
    }
    const std::string entry = number + " " + padded(choice.brief, item);
    const bool first = i == 0 || all_[i - 1].group != choice.group;
    if (first) out.push_back("  " + padded(choice.group, heading + 1));
    if (!first && width(out.back()) + width(entry) > limit) out.emplace_back(heading + 3, ' ');
    out.back() += entry;
  }
  for (std::string& text : out) text.erase(text.find_last_not_of(' ') + 1);
  return out;
}

std::vector<std::string> Choices::lines(const Terminal& terminal, bool whole) const {
  std::vector<std::string> out = grouped_lines(terminal);
  if (!whole && out.size() > kShown + 1) {
    const std::size_t hidden = out.size() - kShown;
    out.resize(kShown);
    out.push_back(words_.say("play.more", {{"n", hidden}}));
  }
  if (!complete_) out.push_back(words_.say("play.partial"));
  return out;
}

std::vector<std::size_t> Choices::containing(std::string_view typed) const {
  std::vector<std::size_t> out;
  const std::vector<std::string> wanted = bare_words(typed);
  for (std::size_t i = 0; i < all_.size(); ++i) {
    if (bare_words(all_[i].text) == wanted) return {i};
    if (has_words(all_[i].text, wanted)) out.push_back(i);
  }
  return out;
}

}  // namespace saloon::cli
