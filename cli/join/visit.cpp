#include "cli/join/visit.h"

#include <poll.h>

namespace saloon::cli {

void Visit::run() {
  while (!ended_) {
    if (!table_ && !needs_name_) {
      wait_at_the_door();
      continue;
    }
    const Typing typing = terminal_.listen(prompt(), *this);
    if (typing.kind == Typing::Kind::End) break;
    if (typing.kind == Typing::Kind::Line) obey(trimmed(typing.line));
  }
  if (!failure_.empty()) throw Wrong(failure_);
  if (table_ && !ended_) line("join.kept", {{"link", plan_.link.to(plan_.link.table)}});
}

/// Nothing can be typed before the house has said who sits here.
void Visit::wait_at_the_door() {
  pollfd news{talk_.file(), POLLIN, 0};
  ::poll(&news, 1, talk_.patience());
  look();
}

bool Visit::look() {
  const std::string asked = prompt();
  const auto about = question_key();
  for (const Conversation::News& news : talk_.listen()) take(news);
  return ended_ || prompt() != asked || question_key() != about;
}

std::pair<int, int> Visit::question_key() const {
  return question_ ? std::pair(int(question_->seat), question_->round) : std::pair(-1, -1);
}

bool Visit::chooses_seat() const {
  return table_ && table_->is_gathering() && table_->mine.empty() && table_->may_sit && !table_->free_seats().empty();
}

std::string Visit::prompt() const {
  if (needs_name_) return words().say("join.prompt_name");
  if (chooses_seat()) return words().say("join.prompt_seat");
  if (result_told_ || (table_ && table_->is_over())) return words().say("join.prompt_over");
  if (!question_) return words().say("join.prompt");
  const Viewer* viewer = viewer_at(question_->seat);
  if (viewer != nullptr && viewer->sealed() != nullptr) return words().say("join.prompt_sealed");
  if (settled_.contains({question_->seat, question_->round})) return words().say("join.prompt");
  const bool may_pass = viewer != nullptr && !viewer->look->door().required().has(question_->seat);
  return words().say(may_pass ? "play.prompt_offer" : "play.prompt");
}

void Visit::tell(json::object message, Sent sent) {
  const bool of_connection = sent == Sent::Enter;
  const auto keep = of_connection ? Conversation::Keep::No : Conversation::Keep::Yes;
  sent_[talk_.tell(std::move(message), keep)] = sent;
}

void Visit::tell_table(const char* type, json::object members, Sent sent) {
  members["type"] = type;
  members["table"] = plan_.link.table;
  tell(std::move(members), sent);
}

/// Once the house knows a name: to a new table, or to the one of the link.
void Visit::come_in() {
  needs_name_ = false;
  if (plan_.create.empty()) return enter(!came_in_);
  json::object message = std::exchange(plan_.create, {});
  message["type"] = "create";
  tell(std::move(message), Sent::Create);
}

void Visit::enter(bool with_key) {
  json::object members;
  if (with_key && !plan_.link.key.empty()) members["key"] = plan_.link.key;
  json::object heard;
  for (const auto& [seat, viewer] : viewers_) heard[seat_name(seat)] = viewer.heard;
  if (!heard.empty()) members["heard"] = std::move(heard);
  tell_table("enter", std::move(members), Sent::Enter);
}

/// To another table of the same people.
void Visit::go_to(const std::string& table) {
  tell_table("exit");
  plan_.link.table = table;
  plan_.link.key.clear();
  table_.reset();
  rules_.reset();
  viewers_.clear();
  question_.reset();
  settled_.clear();
  log_.clear();
  reader_heard_.clear();
  said_.clear();
  awaited_round_ = -1;
  result_told_ = false;
  enter(false);
}

void Visit::set_farewell_here() const {
  if (terminal_.is_person()) {
    set_farewell(words().say("join.kept", {{"link", plan_.link.to(plan_.link.table)}}), false);
  }
}

}  // namespace saloon::cli
