#include "tests/server/regular.h"

#include <sys/socket.h>

#include <thread>

#include "house/limits.h"
#include "server/frames.h"

namespace saloon::server {
namespace {

constexpr auto kPause = std::chrono::milliseconds(20);
constexpr auto kPatience = std::chrono::seconds(60);

/// As a client masks it: with zeros.
std::string frame_of(std::string_view text) {
  FrameHead head = frame_head(Opcode::Text, text.size());
  head.bytes[1] = char(u8(head.bytes[1]) | 0x80);
  return std::string(head.view()) + std::string(4, '\0') + std::string(text);
}

bool has_seat(const json::object& asked, const char* list, const std::string& seat) {
  const json::value* seats = asked.if_contains(list);
  if (seats == nullptr || !seats->is_array()) return false;
  const json::array& all = seats->get_array();
  return std::find(all.begin(), all.end(), json::value(seat)) != all.end();
}

}  // namespace

Regular::Regular(cli::ServerPlace place, const std::string& name, unsigned seed)
    : place_(std::move(place)), dice_(seed) {
  token_ = std::move(cli::new_person(place_)).value_or("");
  come_back();
  ask({{"type", "name"}, {"name", name}});
}

std::string Regular::create(const GameInfo& game, int seats) {
  return text_in(ask({{"type", "create"}, {"game", game.slug}, {"seats", seats}, {"pace", false}, {"listed", true}}),
                 "table");
}

void Regular::sit(const GameInfo& game, const std::string& table, Seat seat) {
  game_ = &game;
  if (!table_.empty()) say({{"type", "exit"}, {"table", table_}}, false);
  table_ = table;
  seat_ = seat_name(seat);
  over_ = false;
  view_.clear();
  answered_round_ = -1;
  ask({{"type", "enter"}, {"table", table_}});
  ask({{"type", "sit"}, {"table", table_}, {"seat", seat_}});
}

void Regular::start() { ask({{"type", "start"}, {"table", table_}}); }

json::object Regular::ask(json::object message) {
  const std::string type = text_in(message, "type");
  const std::string id = say(std::move(message), false);
  const auto until = Steady::now() + kPatience;
  while (!done_.contains(id) && Steady::now() < until) {
    if (socket_) socket_->wait(10);
    listen();
  }
  if (!done_.contains(id)) complain(type + " was not answered");
  json::object done = done_[id];
  done_.clear();
  if (done.contains("refused")) complain(type + ": " + json::serialize(done));
  return done;
}

std::string Regular::say(json::object message, bool is_answer) {
  const std::string id = token_.substr(0, 6) + "-" + std::to_string(++ids_);
  message["id"] = id;
  const std::string text = json::serialize(message);
  waiting_[id] = {text, table_, is_answer, Steady::now()};
  if (socket_) socket_->send(text);
  return id;
}

void Regular::come_back() {
  const auto until = Steady::now() + kPatience;
  while (!socket_ && Steady::now() < until) {
    Result<cli::ClientSocket> opened = cli::ClientSocket::open(place_, token_);
    if (opened) {
      socket_ = std::make_unique<cli::ClientSocket>(std::move(*opened));
      say_hello_and_enter();
      return;
    }
    std::this_thread::sleep_for(kPause);
  }
  if (!socket_) complain("nobody is there any more");
}

void Regular::say_hello_and_enter() {
  socket_->send(json::serialize(json::object{{"type", "hello"}, {"protocol", house::kProtocol}}));
  if (table_.empty()) lost_.reset();
  if (!table_.empty()) {
    entering_ = token_.substr(0, 6) + "e" + std::to_string(++ids_);
    const json::object heard{{seat_, heard_[table_].events.size()}};
    socket_->send(
        json::serialize(json::object{{"type", "enter"}, {"table", table_}, {"id", entering_}, {"heard", heard}}));
  }
  for (const auto& [id, waiting] : waiting_) socket_->send(waiting.text);
}

void Regular::lose() {
  socket_.reset();
  if (!lost_) lost_ = Steady::now();
  come_back();
}

void Regular::listen() {
  if (!socket_) return come_back();
  if (!socket_->receive([this](std::string_view text) { take(text); })) lose();
}

void Regular::take(std::string_view text) {
  const Result<json::value> read = parse_json(text);
  const json::object* letter = read ? read->if_object() : nullptr;
  if (letter == nullptr) return complain("no letter: " + std::string(text.substr(0, 80)));
  const std::string type = text_in(*letter, "type");
  if (type == "wrong") complain(std::string(text));
  if (type == "done") take_done(*letter);
  if (type == "now" && text_in(*letter, "table") == table_ && text_in(*letter, "viewer") == seat_) take_now(*letter);
}

void Regular::take_done(const json::object& done) {
  const std::string id = text_in(done, "id");
  if (id == entering_) {
    if (done.contains("refused")) complain("not let in: " + json::serialize(done));
    if (lost_) {
      const auto away = std::chrono::duration_cast<std::chrono::milliseconds>(Steady::now() - *lost_);
      longest_away_ = std::max(longest_away_, away);
    }
    lost_.reset();
    return;
  }
  const auto waiting = waiting_.find(id);
  if (waiting == waiting_.end()) return;
  if (waiting->second.is_answer) {
    delays_.push_back(std::chrono::duration<double, std::milli>(Steady::now() - waiting->second.since).count());
    if (done.contains("refused")) complain(waiting->second.text + ": " + json::serialize(done));
    if (!done.contains("refused")) heard_[waiting->second.table].acknowledged.push_back(id);
  } else {
    done_[id] = done;
  }
  waiting_.erase(waiting);
}

void Regular::take_now(const json::object& now) {
  std::vector<std::string>& events = heard_[table_].events;
  auto at = std::size_t(whole_number_in(now, "from"));
  if (now.contains("missed") || at > events.size()) complain("events are missing before " + std::to_string(at));
  const json::value* list = now.if_contains("events");
  for (const json::value& event : list != nullptr && list->is_array() ? list->get_array() : json::array{}) {
    const std::string text = json::serialize(event);
    if (at < events.size() && events[at] != text) complain("told otherwise: " + events[at] + " and " + text);
    if (at == events.size()) events.push_back(text);
    ++at;
  }
  over_ = now.contains("over");
  const json::object& asked = object_in(object_in(object_in(now, "view"), "public"), "asked");
  const bool is_asked = !over_ && has_seat(asked, "required", seat_) && !has_seat(asked, "answered", seat_);
  view_ = is_asked && int(whole_number_in(asked, "round")) != answered_round_ ? object_in(now, "view") : json::object{};
}

void Regular::go_on(int cut_one_in) {
  listen();
  if (!socket_ || view_.empty() || lost_) return;
  const Result<Look> look = game_->look(*game_, json::value(view_));
  view_.clear();
  if (!look) return complain(look.error());
  answer(look->door(), cut_one_in);
}

void Regular::answer(const SeatDoor& door, int cut_one_in) {
  const Legal legal = door.legal();
  answered_round_ = door.round();
  // Some questions are put to all, so that nobody sees who of them has an answer.
  if (legal.decisions.empty()) return;
  const json::object message{{"type", "answer"},
                             {"table", table_},
                             {"seat", seat_},
                             {"round", answered_round_},
                             {"decision", legal.decisions[dice_() % legal.decisions.size()]}};
  if (cut_one_in == 0 || dice_() % unsigned(cut_one_in) != 0) return void(say(message, true));
  ++cuts_;
  const std::unique_ptr<cli::ClientSocket> broken = std::exchange(socket_, nullptr);
  const std::string text = waiting_[say(message, true)].text;
  const std::string frame = frame_of(text);
  // Nothing of it, some of it, or all of it and nobody who hears what comes of it.
  const std::size_t sent = std::array{std::size_t(0), dice_() % frame.size(), frame.size()}[dice_() % 3];
  ::send(broken->file(), frame.data(), sent, MSG_NOSIGNAL);
  lost_ = Steady::now();
}

}  // namespace saloon::server
