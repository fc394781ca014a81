#include "bots/seat_bot.h"

#include <utility>

#include "engine/match/match.h"

namespace saloon {

SeatBot::SeatBot(const GameInfo& game, const Character& character)
    : game_(game), character_(character), brain_(game.brain(character)), view_(game.view_size) {}

void SeatBot::begin() {
  memory_.clear();
  heard_ = 0;
  has_thought_ = false;
}

json::object SeatBot::answer(const SeatDoor& door, u64 seed) {
  if (!attend(door)) return {};
  return brain_->answer(question(seed)).value_or({});
}

Result<json::object> SeatBot::answer_view(const json::value& view, u64 seed) {
  Result<std::vector<u8>> bytes = game_.view_bytes(view);
  if (!bytes) return bytes.failed();
  view_ = std::move(*bytes);
  return brain_->answer(question(seed));
}

void SeatBot::hear(const json::value& event, Seat me) {
  if (const json::object* o = event.if_object()) game_.remember(memory_, *o, me);
}

std::vector<Advice> SeatBot::advise(const SeatDoor& door, u64 seed, std::size_t most) {
  if (!attend(door)) return {};
  return brain_->advise(question(seed), most).value_or({});
}

bool SeatBot::attend(const SeatDoor& door) {
  if (door.question().empty() || !door.copy_view(view_.data(), view_.size())) return false;
  if (!bots::remembers(character_.mood)) return true;
  for (const json::object& event : door.heard(heard_)) game_.remember(memory_, event, door.seat());
  heard_ = door.heard_count();
  return true;
}

BotQuestion SeatBot::question(u64 seed) {
  return {.view = view_,
          .character = character_,
          .memory = memory_,
          .seed = seed,
          .follows = std::exchange(has_thought_, true)};
}

}  // namespace saloon
