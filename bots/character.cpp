#include "bots/character.h"

#include <array>
#include <charconv>
#include <optional>

namespace saloon {
namespace {

constexpr std::array<const char*, 4> kLevels{"random", "greenhorn", "cowhand", "gunslinger"};
constexpr std::array<const char*, 5> kMoods{"calm", "bold", "cautious", "vengeful", "loyal"};

template <std::size_t N>
std::optional<u8> place_of(const std::array<const char*, N>& names, std::string_view name) {
  for (u8 i = 0; i < N; ++i) {
    if (name == names[i]) return i;
  }
  return {};
}

/// A whole number from 1 to `most`; nothing for anything else.
std::optional<u32> count_in(std::string_view text, u32 most) {
  u32 value = 0;
  const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (failure != std::errc{} || end != text.data() + text.size() || value == 0 || value > most) return {};
  return value;
}

/// Cuts off what follows the last `mark`; nothing if there is none.
std::optional<std::string_view> cut(std::string_view& text, char mark) {
  const std::size_t at = text.rfind(mark);
  if (at == std::string_view::npos) return {};
  const std::string_view rest = text.substr(at + 1);
  text = text.substr(0, at);
  return rest;
}

bool read_budget(std::string_view budget, Character& out) {
  if (const auto threads = cut(budget, 'x')) {
    const auto count = count_in(*threads, Character::kMostThreads);
    if (!count) return false;
    out.threads = *count;
  }
  if (budget.ends_with("ms")) {
    const auto time = count_in(budget.substr(0, budget.size() - 2), Character::kMostMilliseconds);
    if (time) out.milliseconds = *time;
    return time.has_value();
  }
  const auto iterations = count_in(budget, Character::kMostIterations);
  if (iterations) out.iterations = *iterations;
  return iterations.has_value();
}

}  // namespace

std::span<const char* const> level_names() { return kLevels; }
std::span<const char* const> mood_names() { return kMoods; }

Result<Character> read_character(std::string_view text) {
  const std::string whole(text);
  Character read;
  if (const auto mood = cut(text, '+')) {
    const auto place = place_of(kMoods, *mood);
    if (!place) {
      return Failed{"no bot is '" + std::string(*mood) + "'; moods are: calm, bold, cautious, vengeful, loyal"};
    }
    read.mood = Mood(*place);
  }
  const auto budget = cut(text, ':');
  const auto place = text == "heuristic" ? std::optional(u8(Level::Cowhand)) : place_of(kLevels, text);
  if (!place) {
    return Failed{"no bot is called '" + std::string(text) + "'; bots are: random, greenhorn, cowhand, gunslinger"};
  }
  read.level = Level(*place);
  if (budget && (read.level != Level::Gunslinger || !read_budget(*budget, read))) {
    return Failed{"'" + whole +
                  "': only a gunslinger takes a budget, as in gunslinger:4000, gunslinger:200ms, gunslinger:4000x2"};
  }
  if (read.level == Level::Random && read.mood != Mood::Calm) {
    return Failed{"'" + whole + "': random play has no mood"};
  }
  return read;
}

std::string name_of(const Character& c) {
  std::string out = kLevels[std::size_t(c.level)];
  const bool timed = c.milliseconds != 0;
  if (timed || c.iterations != Character::kUsualIterations || c.threads != 1) {
    out += ':' + (timed ? std::to_string(c.milliseconds) + "ms" : std::to_string(c.iterations));
  }
  if (c.threads != 1) out += 'x' + std::to_string(c.threads);
  if (c.mood != Mood::Calm) out += '+' + std::string(kMoods[std::size_t(c.mood)]);
  return out;
}

}  // namespace saloon
