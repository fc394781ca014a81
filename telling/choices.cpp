#include "telling/choices.h"

#include <algorithm>

#include "engine/put_in_order.h"
#include "telling/text.h"

namespace saloon::telling {
namespace {

double weight_of(const json::object& args) {
  const json::value* weight = args.if_contains("weight");
  if (weight == nullptr) return 0;
  if (const auto* whole = weight->if_int64()) return double(*whole);
  const auto* broken = weight->if_double();
  return broken != nullptr ? *broken : 0;
}

std::string key_of(const json::object& decision) { return "do." + text_in(decision, "do"); }

Choice put_in_words(OpenChoice&& open, const Words& words) {
  const std::string verb = key_of(open.decision);
  const json::object& args = open.words;
  Choice out{std::move(open.decision), words.say(verb + ".choice", args), "", "", weight_of(args), {}};
  if (args.contains("group")) {
    out.group = words.say(verb + ".group", args);
    out.brief = words.say(verb + ".brief", args);
  }
  out.args = std::move(open.words);
  return out;
}

}  // namespace

std::string choice_text(const SeatDoor& door, const json::object& decision, const Words& words) {
  return words.say(key_of(decision) + ".choice", door.choice(decision));
}

Choices::Choices(const SeatDoor& door, const Words& words) {
  std::vector<Choice> found;
  OpenChoices open = door.choices();
  complete_ = open.complete;
  for (OpenChoice& choice : open.list) found.push_back(put_in_words(std::move(choice), words));
  // Among equals the game's own order decides.
  std::vector<Choice*> by_weight;
  for (Choice& choice : found) by_weight.push_back(&choice);
  put_in_order(by_weight, [](const Choice* a, const Choice* b) { return a->weight > b->weight; });
  for (std::size_t i = 0; i < by_weight.size(); ++i) {
    if (by_weight[i] == nullptr) continue;
    const std::string group = by_weight[i]->group;
    for (std::size_t k = i; k < by_weight.size(); ++k) {
      const bool together = k == i || (by_weight[k] != nullptr && !group.empty() && by_weight[k]->group == group);
      if (together) all_.push_back(std::move(*std::exchange(by_weight[k], nullptr)));
    }
  }
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

std::optional<std::size_t> Choices::place_of(const json::object& decision) const {
  const auto found = std::find_if(begin(), end(), [&](const Choice& choice) { return choice.decision == decision; });
  if (found == end()) return {};
  return std::size_t(found - begin());
}

Meant meant_by(std::string_view typed, const Choices& choices, const SeatDoor& door) {
  const auto number = number_in(typed);
  if (number && *number >= 1 && *number <= choices.size()) return {choices[*number - 1].decision, {}};
  const auto written = parse_json(typed);
  if (const auto* decision = written ? written->if_object() : nullptr) return {*decision, {}};
  if (json::object read = door.typed(typed); !read.empty()) return {std::move(read), {}};
  if (number) return {};
  std::vector<std::size_t> found = choices.containing(typed);
  if (found.size() == 1) return {choices[found[0]].decision, {}};
  return {{}, std::move(found)};
}

}  // namespace saloon::telling
