#include "cli/load/crowd.h"

#include <sys/epoll.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "engine/verdict.h"
#include "house/limits.h"

namespace saloon::cli {
namespace {

using Steady = std::chrono::steady_clock;

double milliseconds_between(Steady::time_point from, Steady::time_point to) {
  return std::chrono::duration<double, std::milli>(to - from).count();
}

double processor_seconds() {
  rusage used{};
  ::getrusage(RUSAGE_SELF, &used);
  const auto seconds = [](const timeval& t) { return double(t.tv_sec) + double(t.tv_usec) / 1e6; };
  return seconds(used.ru_utime) + seconds(used.ru_stime);
}

/// What stands between these two in a message of the server's; it is not read any further than that.
std::string_view between(std::string_view text, std::string_view before, std::string_view after) {
  const std::size_t at = text.find(before);
  if (at == std::string_view::npos) return {};
  const std::string_view rest = text.substr(at + before.size());
  return rest.substr(0, rest.find(after));
}

template <class T>
T number_in(std::string_view text) {
  T out{};
  std::from_chars(text.data(), text.data() + text.size(), out);
  return out;
}

u64 count_of(std::string_view part, std::string_view text) {
  u64 out = 0;
  for (std::size_t at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1)) ++out;
  return out;
}

}  // namespace

double Samples::at(double share) {
  if (all_.empty()) return 0;
  const std::size_t place = std::min(all_.size() - 1, std::size_t(share * double(all_.size())));
  std::nth_element(all_.begin(), all_.begin() + std::ptrdiff_t(place), all_.end());
  return double(all_[place]);
}

Crowd::Crowd(const LoadWish& wish)
    : wish_(wish), brain_(wish.game->brain(Character{})), view_(wish.game->view_size), poll_(::epoll_create1(0)) {}
Crowd::~Crowd() { ::close(poll_); }

// --- coming in

Result<std::unique_ptr<Crowd::Player>> Crowd::newcomer() const {
  const Result<std::string> token = new_person(wish_.place);
  if (!token) return token.failed();
  Result<ClientSocket> socket = ClientSocket::open(wish_.place, *token);
  if (!socket) return socket.failed();
  auto player = std::make_unique<Player>(Player{.socket = std::move(*socket)});
  player->socket.send(json::serialize(json::object{{"type", "hello"}, {"protocol", house::kProtocol}}));
  epoll_event event{.events = EPOLLIN, .data = {.ptr = player.get()}};
  ::epoll_ctl(poll_, EPOLL_CTL_ADD, player->socket.file(), &event);
  return player;
}

Result<json::object> Crowd::ask(Player& player, json::object request) {
  constexpr int kPatience = 2'000;
  const std::string id = next_id();
  request["id"] = id;
  player.socket.send(json::serialize(request));
  json::object found;
  for (int i = 0; i < kPatience && found.empty(); ++i) {
    player.socket.wait(10);
    const bool open = player.socket.receive([&](std::string_view text) {
      if (between(text, "\"id\":\"", "\"") != id) return hear(player, text);
      const Result<json::value> message = parse_json(text);
      if (message && message->is_object()) found = message->get_object();
    });
    if (!open) return Failed{"the server has hung up"};
  }
  if (found.empty() || found.contains("refused") || text_in(found, "type") != "done") {
    return Failed{text_in(request, "type") + ": " + json::serialize(found)};
  }
  return found;
}

Result<void> Crowd::gather() {
  for (int i = 0; i < wish_.tables; ++i) {
    tables_.push_back(std::make_unique<Table>());
    if (const Result<void> gathered = gather_table(*tables_.back()); !gathered) return gathered;
    look_around(0);  // whoever sits already is asked now and then whether they are still there
  }
  for (int i = 0; i < wish_.idle; ++i) {
    Result<std::unique_ptr<Player>> player = newcomer();
    if (!player) return player.failed();
    idle_.push_back(std::move(*player));
    look_around(0);
  }
  return {};
}

Result<void> Crowd::gather_table(Table& table) {
  std::string key;
  for (int p = 0; p < wish_.seats; ++p) {
    Result<std::unique_ptr<Player>> player = newcomer();
    if (!player) return player.failed();
    table.players.push_back(std::move(*player));
    Player& one = *table.players.back();
    one.table = &table;
    one.seat = Seat(p);
    one.seat_text = "\"" + seat_name(Seat(p)) + "\"";
    Result<json::object> done = ask(one, {{"type", "name"}, {"name", "Load " + std::to_string(p)}});
    if (done && p == 0) {
      done = ask(one, {{"type", "create"}, {"game", wish_.game->slug}, {"seats", wish_.seats}, {"pace", false}});
      if (!done) return done.failed();
      table.id = text_in(*done, "table");
      key = text_in(object_in(*done, "keys"), "sit");
    }
    if (done) done = ask(one, {{"type", "enter"}, {"table", table.id}, {"key", key}});
    const std::string seat = seat_name(Seat(p));
    if (done) done = ask(one, {{"type", "sit"}, {"table", table.id}, {"seat", seat}});
    if (done) done = ask(one, {{"type", "automatic"}, {"table", table.id}, {"seat", seat}, {"on", false}});
    if (!done) return done.failed();
  }
  const Result<json::object> started = ask(*table.players.front(), {{"type", "start"}, {"table", table.id}});
  return started ? Result<void>{} : started.failed();
}

// --- playing

LoadReport Crowd::play() {
  const auto second = std::chrono::duration<double>(1);
  const Time begin = Steady::now();
  for (std::size_t i = 0; i < tables_.size(); ++i) {
    const double share = wish_.rate > 0 ? double(i) / wish_.rate : 0;
    tables_[i]->next = begin + std::chrono::duration_cast<Steady::duration>(share * second);
  }
  const Time measured = begin + std::chrono::duration_cast<Steady::duration>(wish_.warm_up * second);
  const Time end = measured + std::chrono::duration_cast<Steady::duration>(wish_.seconds * second);
  double processor = 0;
  for (Time now = begin; now < end; now = Steady::now()) {
    if (!measuring_ && now >= measured) {
      const u64 closed = std::exchange(report_, {}).closed;
      report_.closed = closed;  // a connection that was lost on the way here is missed to the end
      measuring_ = true;
      processor = processor_seconds();
    }
    look_around(1);
    for (const auto& table : tables_) go_on(*table, Steady::now());
  }
  report_.seconds = wish_.seconds;
  report_.processor = processor_seconds() - processor;
  return std::move(report_);
}

void Crowd::look_around(int milliseconds) {
  std::array<epoll_event, 256> events;
  const int count = ::epoll_wait(poll_, events.data(), int(events.size()), milliseconds);
  for (int i = 0; i < count; ++i) {
    Player& player = *static_cast<Player*>(events[std::size_t(i)].data.ptr);
    if (player.socket.receive([&](std::string_view text) { hear(player, text); })) continue;
    ::epoll_ctl(poll_, EPOLL_CTL_DEL, player.socket.file(), nullptr);
    player.open = false;
    ++report_.closed;
  }
}

void Crowd::hear(Player& player, std::string_view message) {
  if (player.table == nullptr) return;
  if (message.starts_with("{\"type\":\"now\"")) hear_now(player, message);
  if (message.starts_with("{\"type\":\"done\"")) hear_done(player, message);
}

void Crowd::hear_now(Player& player, std::string_view message) {
  Table& table = *player.table;
  if (between(message, "\"table\":\"", "\"") != table.id) return;
  ++report_.views;
  if (table.sent != Time{}) report_.views_after.add(milliseconds_between(table.sent, Steady::now()));
  const u64 from = number_in<u64>(between(message, "\"from\":", ","));
  if (player.next_event != 0 && from > player.next_event) ++report_.gaps;
  player.next_event = from + count_of("{\"event\":", between(message, "\"events\":[", "],\"view\":"));
  if (message.find("\"over\":{") != std::string_view::npos) return play_again(table);
  const std::string_view asked = between(message, "\"asked\":{\"round\":", "]");
  player.asked_round = number_in<int>(asked);
  const bool is_asked = asked.find(player.seat_text) != std::string_view::npos;
  if (is_asked && player.asked_round != player.answered_round) {
    player.question = message;
  } else {
    player.question.clear();
  }
}

void Crowd::hear_done(Player& player, std::string_view message) {
  Table& table = *player.table;
  const std::string_view id = between(message, "\"id\":\"", "\"");
  const bool refused = message.find("\"refused\":{") != std::string_view::npos;
  if (table.waiting == &player && id.starts_with('l')) {
    table.waiting = nullptr;
    report_.done.add(milliseconds_between(table.sent, Steady::now()));
    const bool late = refused && message.find(kClosed) != std::string_view::npos;
    ++(late ? report_.late : refused ? report_.refused : report_.decisions);
  }
  if (refused) return;
  if (id.starts_with('a')) {  // there is a table for the next game
    const json::object exit{{"type", "exit"}, {"table", table.id}};
    table.id = between(message, "\"table\":\"", "\"");
    table.entered = 0;
    for (const auto& one : table.players) {
      one->socket.send(json::serialize(exit));
      one->next_event = 0;
      one->answered_round = -1;
      one->question.clear();
      const json::object enter{{"type", "enter"}, {"table", table.id}, {"id", "e" + next_id()}};
      one->socket.send(json::serialize(enter));
    }
  }
  if (id.starts_with('e') && ++table.entered == wish_.seats) {
    const json::object start{{"type", "start"}, {"table", table.id}, {"id", "s" + next_id()}};
    table.players.front()->socket.send(json::serialize(start));
  }
  if (id.starts_with('s')) table.over = false;
}

void Crowd::play_again(Table& table) {
  if (table.over) return;
  table.over = true;
  table.waiting = nullptr;
  ++report_.games;
  const json::object again{{"type", "again"}, {"table", table.id}, {"id", "a" + next_id()}};
  table.players.front()->socket.send(json::serialize(again));
}

/// One answer at a table at a time: it is clear what a view comes after.
void Crowd::go_on(Table& table, Time now) {
  if (table.waiting != nullptr || table.over || now < table.next) return;
  for (const auto& player : table.players) {
    if (player->question.empty() || !player->open) continue;
    if (answer(*player, now)) return;
  }
}

json::value Crowd::decision_of(const Player& player) {
  const Result<json::value> message = parse_json(player.question);
  const json::object* object = message ? message->if_object() : nullptr;
  const json::value* view = object == nullptr ? nullptr : object->if_contains("view");
  if (view == nullptr) return {};
  const Result<saloon::Look> look = wish_.game->look(*wish_.game, *view);
  if (!look || !look->door().copy_view(view_.data(), view_.size())) return {};
  const Result<json::object> decision = brain_->answer({.view = view_, .seed = ids_});
  return decision && !decision->empty() ? json::value(*decision) : json::value{};
}

/// False if there is nothing to say: some questions are put to all, so that nobody sees who of them has an answer.
bool Crowd::answer(Player& player, Time now) {
  Table& table = *player.table;
  const json::value decision = decision_of(player);
  player.answered_round = player.asked_round;
  player.question.clear();
  if (decision.is_null()) return false;
  const json::object message{{"type", "answer"},
                             {"id", next_id()},
                             {"table", table.id},
                             {"seat", seat_name(player.seat)},
                             {"round", player.asked_round},
                             {"decision", decision}};
  table.waiting = &player;
  table.sent = Steady::now();
  player.socket.send(json::serialize(message));
  if (wish_.rate <= 0) return true;
  const double seconds = double(tables_.size()) / wish_.rate;
  table.next += std::chrono::duration_cast<Steady::duration>(std::chrono::duration<double>(seconds));
  if (table.next < now) table.next = now;  // what could not be sent in time is not sent in a heap afterwards
  return true;
}

}  // namespace saloon::cli
