// How the pieces are called in JSON: "D25" a Deadwood card, "B-TIN" a safe, "h7" a handle, "GEM" an establishment.
#include "games/deadwood_1876/json.h"

namespace saloon::deadwood_1876 {

namespace {

template <class Names>
int index_of(const Names& names, std::string_view name) {
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (names[i] == name) return int(i);
  }
  return -1;
}

/// A letter and a number without leading zeros beyond `digits`; -1 if it is none.
int numbered(std::string_view name, char letter) {
  if (name.size() < 2 || name.size() > 3 || name[0] != letter) return -1;
  int n = 0;
  for (const char digit : name.substr(1)) {
    if (digit < '0' || digit > '9') return -1;
    n = n * 10 + (digit - '0');
  }
  return n;
}

}  // namespace

std::string card_name(int card) { return (card < 9 ? "D0" : "D") + std::to_string(card + 1); }
std::string safe_name(int safe) { return box::kSafeIds[unsigned(safe)]; }
std::string handle_name(int handle) { return "h" + std::to_string(handle); }
std::string aim_name(int aim) { return aim == kStrangerAim ? std::string("stranger") : seat_name(Seat(aim)); }
std::string house_name(int house) { return box::kHouseIds[unsigned(house)]; }
std::string gun_name(Gun gun) { return box::kGunIds[unsigned(gun)]; }
std::string item_name(Item item) { return box::kItemIds[unsigned(item)]; }
std::string character_name(int character) { return box::kCharacterIds[unsigned(character)]; }

int card_from_name(std::string_view name) {
  const int n = numbered(name, 'D');
  return n >= 1 && n <= kCards && card_name(n - 1) == name ? n - 1 : -1;
}
int safe_from_name(std::string_view name) { return index_of(box::kSafeIds, name); }
int handle_from_name(std::string_view name) {
  const int n = numbered(name, 'h');
  return n >= 0 && n < kHandles && handle_name(n) == name ? n : -1;
}
int aim_from_name(std::string_view name) {
  if (name == "stranger") return kStrangerAim;
  const auto p = seat_from_name(name);
  return p && *p < kMaxSeats ? *p : -1;
}
int house_from_name(std::string_view name) { return index_of(box::kHouseIds, name); }
int character_from_name(std::string_view name) { return index_of(box::kCharacterIds, name); }

json::array cards_json(u64 cards) {
  json::array out;
  for (const int card : Bits{cards}) out.emplace_back(card_name(card));
  return out;
}

json::array handles_json(Places handles) {
  json::array out;
  for (const int handle : Bits{handles & kAllHandles}) out.emplace_back(handle_name(handle));
  if ((handles & in_the_box()) != 0) out.emplace_back("box");
  return out;
}

namespace {
bool is_at_handle(Places at) { return is_located(at) && at != in_the_box(); }
}  // namespace

json::object located_json(const Facts& facts, u32 safes) {
  json::object out;
  for (const int safe : Bits{safes}) {
    const Places at = facts[unsigned(safe)];
    if (is_at_handle(at)) out[handle_name(lowest_bit(at))] = safe_name(safe);
  }
  return out;
}

json::array facts_json(const Facts& facts, u32 safes) {
  json::array out;
  for (const int safe : Bits{safes}) {
    if (is_at_handle(facts[unsigned(safe)])) continue;
    out.push_back(json::object{{"safe", safe_name(safe)}, {"at", handles_json(facts[unsigned(safe)])}});
  }
  return out;
}

}  // namespace saloon::deadwood_1876
