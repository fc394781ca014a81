#include "cli/join/wishes.h"

#include "cli/text.h"

namespace saloon::cli {
namespace {

enum class Takes : u8 { Nothing, Something, Anything };

struct Row {
  Wish wish;
  const char* name;  ///< in English, and of its word in the catalogues
  Takes takes;
};
constexpr Row kWishes[] = {
    {Wish::Help, "help", Takes::Nothing},         {Wish::Who, "who", Takes::Nothing},
    {Wish::Say, "say", Takes::Something},         {Wish::Gang, "gang", Takes::Something},
    {Wish::Withdraw, "withdraw", Takes::Nothing}, {Wish::Replace, "replace", Takes::Something},
    {Wish::Mute, "mute", Takes::Something},       {Wish::Unmute, "unmute", Takes::Something},
    {Wish::Kick, "kick", Takes::Something},       {Wish::Link, "link", Takes::Anything},
    {Wish::Agree, "agree", Takes::Nothing},       {Wish::Again, "again", Takes::Nothing},
    {Wish::Leave, "leave", Takes::Nothing},       {Wish::Device, "device", Takes::Nothing},
    {Wish::Sit, "sit", Takes::Anything},          {Wish::Rise, "rise", Takes::Anything},
    {Wish::Name, "name", Takes::Something},       {Wish::Bot, "bot", Takes::Something},
    {Wish::Start, "start", Takes::Nothing},
};

bool fits(Takes takes, const std::string& rest) {
  return takes == Takes::Anything || rest.empty() == (takes == Takes::Nothing);
}

}  // namespace

std::pair<std::string, std::string> first_word(std::string_view text) {
  const std::size_t end = std::min(text.find(' '), text.size());
  return {std::string(text.substr(0, end)), trimmed(text.substr(end))};
}

std::optional<TypedWish> wish_in(std::string_view typed, bool gathering, const Words& words) {
  auto [first, rest] = first_word(typed);
  first = folded(first);
  for (const Row& row : kWishes) {
    if (row.wish >= Wish::Sit && !gathering) continue;
    if (first != row.name && first != folded(words.say("command." + std::string(row.name)))) continue;
    if (fits(row.takes, rest)) return TypedWish{row.wish, std::move(rest)};
  }
  return {};
}

std::optional<Seat> seat_typed(std::string_view typed) {
  if (typed.starts_with('S') || typed.starts_with('s')) typed.remove_prefix(1);
  const auto number = number_in(typed);
  if (!number || *number >= kMostSeats) return {};
  return Seat(*number);
}

}  // namespace saloon::cli
