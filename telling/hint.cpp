#include "telling/hint.h"

#include <algorithm>
#include <cmath>

#include "bots/character.h"
#include "bots/seat_bot.h"
#include "engine/match/match.h"

namespace saloon::telling {
namespace {

constexpr Character kThinksAhead{.level = Level::Gunslinger};
constexpr Character kCompetent{.level = Level::Cowhand};
/// Chance of its own, so that a hint changes nothing and the same question gets the same advice.
constexpr u64 kSeed = 1876;
constexpr std::size_t kMost = 3;
/// What can be said of the other choices as well explains little, and counts for so much less.
constexpr double kInCommon = 0.9;
/// What speaks against a choice is said only if it weighs so much, in parts of what speaks for it.
constexpr double kNotable = 0.5;

i64 percent(const Advice& advice) { return std::lround(100 * std::clamp(advice.chance, 0.0, 1.0)); }

/// How much this reason tells of its own choice rather than of all that are advised.
double told_by(const Reason& reason, const Advice& own, const std::vector<Advice>& all) {
  double others = 0;
  for (const Advice& other : all) {
    if (&other == &own) continue;
    for (const Reason& same : other.why) {
      if (same.term == reason.term && text_in(same.args, "seat") == text_in(reason.args, "seat")) others += same.amount;
    }
  }
  const double usual = all.size() < 2 ? 0 : others / double(all.size() - 1);
  return std::abs(reason.amount) - kInCommon * std::min(std::abs(usual), std::abs(reason.amount));
}

struct Argument {
  const Reason* reason = nullptr;
  double weight = 0;

  void take_weightier(const Reason& other, double its_weight) {
    if (its_weight > weight) *this = {&other, its_weight};
  }
};

HintLine said(const Reason& reason, const char* side, Seat reader, const Words& words) {
  json::object args = reason.args;
  if (args["seat"] == json::value(seat_name(reader))) args["seat"] = "you";
  return {HintLine::Role::Reason, words.say(side, {{"reason", words.say("why." + reason.term, args)}})};
}

bool unexplained(const std::vector<Advice>& all) {
  return std::all_of(all.begin(), all.end(), [](const Advice& advice) { return advice.why.empty(); });
}

/// The most telling thing that speaks for it, and that against it where it is as telling.
std::vector<HintLine> argument_lines(const Advice& own, const std::vector<Advice>& all, Seat reader,
                                     const Words& words) {
  Argument in_favour;
  Argument against;
  for (const Reason& reason : own.why) {
    (reason.amount > 0 ? in_favour : against).take_weightier(reason, told_by(reason, own, all));
  }
  std::vector<HintLine> out;
  if (in_favour.reason != nullptr) {
    out.push_back(said(*in_favour.reason, "hint.for", reader, words));
  } else if (!unexplained(all)) {
    out.push_back({HintLine::Role::Reason, words.say("hint.for", {{"reason", words.say("hint.later")}})});
  }
  if (against.weight > kNotable * in_favour.weight) {
    out.push_back(said(*against.reason, "hint.against", reader, words));
  }
  return out;
}

std::string number_of(const Choices& choices, const json::object& decision) {
  const auto place = choices.place_of(decision);
  return place ? std::to_string(*place + 1) : "none";
}

HintLine choice_line(const SeatDoor& door, const Choices& choices, const Advice& advice, const Words& words) {
  const bool weighed = advice.chance >= 0;
  return {weighed ? HintLine::Role::Choice : HintLine::Role::Text,
          words.say(weighed ? "hint.chance" : "hint.is", {{"percent", percent(advice)},
                                                          {"number", number_of(choices, advice.decision)},
                                                          {"choice", choice_text(door, advice.decision, words)}})};
}

/// What was thought about most comes first; but where the figures differ, a reader expects their order.
void sort_by_percent(std::vector<Advice>& advice) {
  const auto better = [](const Advice& a, const Advice& b) { return percent(a) > percent(b); };
  for (auto next = advice.begin(); next != advice.end(); ++next) {
    std::rotate(std::upper_bound(advice.begin(), next, *next, better), next, next + 1);
  }
}

}  // namespace

std::vector<HintLine> hint_lines(const SeatDoor& door, const Choices& choices, const Words& words, Adviser adviser) {
  if (choices.size() == 1 && choices.complete() && door.required().has(door.seat())) {
    return {{HintLine::Role::Text, words.say("hint.only", {{"choice", choices[0].text}})}};
  }
  const Character& character = adviser == Adviser::ThinksAhead ? kThinksAhead : kCompetent;
  std::vector<Advice> advice = SeatBot(door.game(), character).advise(door, kSeed, kMost);
  if (advice.empty()) return {{HintLine::Role::Text, words.say("hint.none")}};
  sort_by_percent(advice);
  std::vector<HintLine> out;
  if (advice.front().chance >= 0) out.push_back({HintLine::Role::Text, words.say("hint.head")});
  for (const Advice& a : advice) {
    out.push_back(choice_line(door, choices, a, words));
    for (HintLine& line : argument_lines(a, advice, door.seat(), words)) out.push_back(std::move(line));
  }
  const bool alike = advice.size() > 1 && percent(advice.front()) == percent(advice.back());
  if (alike) {
    out.push_back({HintLine::Role::Text, words.say("hint.alike")});
  } else if (unexplained(advice)) {
    out.push_back({HintLine::Role::Text, words.say("hint.unexplained")});
  }
  return out;
}

}  // namespace saloon::telling
