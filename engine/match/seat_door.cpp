#include "engine/match/seat_door.h"

#include "engine/match/match.h"

namespace saloon {

const GameInfo& SeatDoor::game() const { return match_->game(); }
int SeatDoor::seats() const { return match_->seats(); }
const std::vector<OptionSetting>& SeatDoor::options() const { return match_->setup().options; }

bool SeatDoor::over() const { return match_->over(); }
int SeatDoor::round() const { return match_->round(); }
SeatSet SeatDoor::required() const { return match_->required(); }
SeatSet SeatDoor::offered() const { return match_->offered(); }
std::string SeatDoor::question() const { return match_->question(seat_); }
json::object SeatDoor::about() const { return match_->about(seat_); }
json::object SeatDoor::outcome() const { return match_->outcome(); }
SeatSet SeatDoor::talks_with() const { return match_->talks_with(seat_); }

json::object SeatDoor::view() const { return match_->view(seat_); }
void SeatDoor::write_view(std::string& out) const { match_->write_view(seat_, out); }
json::array SeatDoor::flow() const { return match_->flow(); }
bool SeatDoor::copy_view(void* out, std::size_t size) const { return match_->copy_view(seat_, out, size); }
Legal SeatDoor::legal() const { return match_->legal(seat_); }
bool SeatDoor::write_legal(std::string& out) const { return match_->write_legal(seat_, out); }
Refusal SeatDoor::would_answer(const json::value& decision) const { return match_->would_answer(seat_, decision); }
json::value SeatDoor::canonical(const json::value& decision) const { return match_->canonical(decision); }

std::size_t SeatDoor::heard_count() const { return match_->heard_of(match_->event_count(), seat_); }
std::size_t SeatDoor::forgotten() const { return match_->heard_of(match_->first_event(), seat_); }

std::size_t SeatDoor::place_of(std::size_t n) const {
  std::size_t number = forgotten();
  std::size_t i = match_->first_event();
  for (; i < match_->event_count() && number < n; ++i) number += match_->hears(i, seat_) ? 1 : 0;
  return i;
}

std::vector<json::object> SeatDoor::heard(std::size_t from) const {
  std::vector<json::object> out;
  for (std::size_t i = place_of(from); i < match_->event_count(); ++i) {
    if (match_->hears(i, seat_)) out.push_back(match_->event(i, seat_).get_object());
  }
  return out;
}

std::vector<std::string> SeatDoor::heard_texts(std::size_t from) const {
  std::vector<std::string> out;
  for (std::size_t i = place_of(from); i < match_->event_count(); ++i) {
    if (match_->hears(i, seat_)) match_->write_event(i, match_->sees_secret(i, seat_), out.emplace_back());
  }
  return out;
}

std::vector<json::object> SeatDoor::heard_in_secret() const {
  std::vector<json::object> out;
  for (std::size_t i = match_->first_event(); i < match_->event_count(); ++i) {
    json::value mine = match_->event(i, seat_);
    if (mine.is_object() && mine != match_->event(i, kSpectator)) out.push_back(std::move(mine.get_object()));
  }
  return out;
}

std::vector<std::string> SeatDoor::table(const Words& words) const { return match_->table(seat_, words); }
OpenChoices SeatDoor::choices() const { return match_->choices(seat_); }
json::object SeatDoor::choice(const json::object& decision) const { return match_->choice(seat_, decision); }
json::object SeatDoor::typed(std::string_view text) const { return match_->typed(seat_, text); }

Refusal OpenDoor::answer(const json::value& decision) { return match_->answer(seat(), decision); }
Refusal OpenDoor::answer(const json::value& decision, int round) { return match_->answer(seat(), decision, round); }
Refusal OpenDoor::withdraw(int round) { return match_->withdraw(seat(), round); }

}  // namespace saloon
