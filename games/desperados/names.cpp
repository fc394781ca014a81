// How pieces are called in JSON.
#include "games/desperados/json.h"

namespace saloon::desperados {

namespace {

constexpr std::array<const char*, kCoaches> kCoachNames{"brown", "blue"};
constexpr std::array<const char*, 4> kKindNames{"none", "coach_brown", "coach_blue", "poker"};
constexpr std::array<const char*, 3> kEndNames{"none", "goal_reached", "goal_missed"};

template <class Names>
int index_of(const Names& names, std::string_view name) {
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (name == names[i]) return int(i);
  }
  return -1;
}

}  // namespace

const char* card_name(int card) { return card == kSaloon ? "saloon" : box::kTownKeys[unsigned(card)]; }
int card_from_name(std::string_view name) { return name == "saloon" ? kSaloon : town_from_name(name); }
int town_from_name(std::string_view name) { return index_of(box::kTownKeys, name); }
const char* coach_name(int coach) { return kCoachNames[unsigned(coach)]; }
int coach_from_name(std::string_view name) { return index_of(kCoachNames, name); }
const char* kind_name(ActionKind kind) { return kKindNames[unsigned(kind)]; }
ActionKind kind_from_name(std::string_view name) {
  const int i = index_of(kKindNames, name);
  return i < 0 ? ActionKind::None : ActionKind(i);
}

const char* choice_name(const Decision& d) {
  switch (d.verb) {
    case Verb::Poker:
      return "poker";
    case Verb::Coach:
      return d.coach() == Coach::Brown ? "coach_brown" : "coach_blue";
    case Verb::Spy:
      return "spy";
    default:
      return "no_action";
  }
}

Decision choice_from_name(std::string_view name) {
  for (const Decision& d : {Decision::no_action(), Decision::poker(), Decision::rob(Coach::Brown),
                            Decision::rob(Coach::Blue), Decision::spy()}) {
    if (name == choice_name(d)) return d;
  }
  return {};
}

std::string timetable_name(int timetable) { return "T" + std::to_string(timetable + 1); }
int timetable_from_name(std::string_view name) {
  for (int i = 0; i < kTimetables; ++i) {
    if (name == timetable_name(i)) return i;
  }
  return -1;
}

const char* end_name(EndReason reason) { return kEndNames[unsigned(reason)]; }
int end_from_name(std::string_view name) { return index_of(kEndNames, name); }

json::array cards_json(u32 cards) {
  json::array out;
  for (const int card : Bits{cards}) out.emplace_back(card_name(card));
  return out;
}

json::array row_json(const Row& row) {
  std::size_t end = row.size();
  while (end > 0 && row[end - 1] == 0) --end;
  json::array out;
  for (std::size_t t = 0; t < end; ++t) {
    if (row[t] == 0)
      out.emplace_back(nullptr);
    else
      out.emplace_back(card_name(row[t] - 1));
  }
  return out;
}

}  // namespace saloon::desperados
