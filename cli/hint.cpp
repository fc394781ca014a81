#include "cli/hint.h"

#include <algorithm>
#include <cmath>

#include "cli/choices.h"
#include "engine/character.h"
#include "engine/seat_bot.h"

namespace saloon::cli {
namespace {

constexpr Character kAdviser{.level = Level::Gunslinger};
/// Chance of its own, so that a hint changes nothing and the same question gets the same advice.
constexpr u64 kSeed = 1876;
constexpr std::size_t kMost = 3;
/// A reason that changes less, in hundredths of a victory, is not worth a sentence.
constexpr double kWorthSaying = 0.5;

/// The weightiest thing that speaks for it; nothing if nothing is worth saying.
std::string reason_for(const Advice& advice, Seat reader, const Words& words) {
  for (const Reason& reason : advice.why) {
    if (reason.amount < kWorthSaying) continue;
    json::object args = reason.args;
    if (args["seat"] == json::value(seat_name(reader))) args["seat"] = "you";
    return words.say("why." + reason.term, args);
  }
  return {};
}

std::string line_of(const Match& match, Seat p, const Advice& advice, const Words& words) {
  const json::object choice{{"choice", choice_text(match, p, advice.decision, words)}};
  if (advice.chance < 0) return words.say("play.hint_is", choice);
  json::object args = choice;
  args["percent"] = i64(std::lround(100 * std::clamp(advice.chance, 0.0, 1.0)));
  return words.say("play.hint_chance", args);
}

}  // namespace

std::vector<std::string> hint_lines(const Match& match, Seat p, const Words& words) {
  const auto adviser = match.game().seat_bot(kAdviser);
  const std::vector<Advice> advice = adviser->advise(match, p, kSeed, kMost);
  if (advice.empty()) return {words.say("play.hint_none")};
  std::vector<std::string> out;
  if (advice.front().chance >= 0) out.push_back(words.say("play.hint_head"));
  for (const Advice& a : advice) {
    out.push_back(line_of(match, p, a, words));
    if (std::string why = reason_for(a, p, words); !why.empty()) out.back() += ' ' + why;
  }
  return out;
}

}  // namespace saloon::cli
