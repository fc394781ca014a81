#include "tests/server/player.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <utility>

#include "house/limits.h"

namespace saloon::server {

Player::Player(u16 port, std::string token, const std::string& name) : token_(std::move(token)) {
  connect(port);
  EXPECT_EQ(refused(caller_->ask({{"type", "name"}, {"name", name}})), "");
}

void Player::connect(u16 port) {
  caller_ = std::make_unique<Caller>(port, token_);
  ASSERT_EQ(caller_->status(), 101);
  caller_->say({{"type", "hello"}, {"protocol", house::kProtocol}});
  ASSERT_EQ(text_in(caller_->hear_of("welcome"), "type"), "welcome");
}

void Player::enter(const std::string& table, const std::string& key) {
  table_ = table;
  json::object message{{"type", "enter"}, {"table", table}};
  if (!key.empty()) message["key"] = key;
  if (!seat_.empty()) message["heard"] = json::object{{seat_, next_}};
  EXPECT_EQ(refused(caller_->ask(message)), "");
}

void Player::sit(const std::string& seat) {
  seat_ = seat;
  EXPECT_EQ(refused(caller_->ask({{"type", "sit"}, {"table", table_}, {"seat", seat}})), "");
}

void Player::play(int answers) {
  while (!over_ && answers_ < answers) {
    const std::optional<json::object> heard = caller_->hear(20'000);
    if (!heard) return;
    if (text_in(*heard, "type") != "now" || text_in(*heard, "viewer") != seat_) continue;
    take(*heard);
    const json::object& asked = object_in(object_in(object_in(*heard, "view"), "public"), "asked");
    if (!over_ && is_asked(asked)) answer(whole_number_in(asked, "round"));
  }
}

void Player::take(const json::object& now) {
  const i64 from = whole_number_in(now, "from");
  if (from > next_) ++gaps_;
  const json::value* events = now.if_contains("events");
  if (events != nullptr && events->is_array()) next_ = from + i64(events->get_array().size());
  over_ = now.contains("over");
}

bool Player::is_asked(const json::object& asked) const {
  const json::value* required = asked.if_contains("required");
  if (required == nullptr || !required->is_array()) return false;
  const json::array& seats = required->get_array();
  return std::find(seats.begin(), seats.end(), json::value(seat_)) != seats.end();
}

void Player::answer(i64 round) {
  const json::object list = caller_->ask({{"type", "list"}, {"table", table_}, {"seat", seat_}});
  const json::value* decisions = list.if_contains("decisions");
  if (decisions == nullptr || !decisions->is_array() || decisions->get_array().empty()) return;
  const json::array& all = decisions->get_array();
  const json::value& decision = all[dice_() % all.size()];
  const json::object done =
      caller_->ask({{"type", "answer"}, {"table", table_}, {"seat", seat_}, {"round", round}, {"decision", decision}});
  if (refused(done).empty()) ++answers_;
}

}  // namespace saloon::server
