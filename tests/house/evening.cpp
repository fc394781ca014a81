#include "tests/house/evening.h"

#include <gtest/gtest.h>

#include "tests/house/schema.h"

namespace saloon::house {
namespace {

json::object object_of(const std::string& text) {
  const Result<json::value> read = parse_json(text);
  return read && read->is_object() ? *read->if_object() : json::object{};
}

}  // namespace

std::vector<json::object> Client::of_type(std::string_view type) const {
  std::vector<json::object> found;
  for (const auto& [moment, text] : letters) {
    json::object o = object_of(text);
    if (text_in(o, "type") == type) found.push_back(std::move(o));
  }
  return found;
}

json::object Client::last(std::string_view type) const {
  const auto all = of_type(type);
  return all.empty() ? json::object{} : all.back();
}

json::object Client::last_now(std::string_view viewer) const {
  json::object found;
  for (json::object& o : of_type("now")) {
    if (text_in(o, "viewer") == viewer) found = std::move(o);
  }
  return found;
}

json::object Client::done(std::string_view id) const {
  for (const json::object& o : of_type("done")) {
    if (text_in(o, "id") == id) return o;
  }
  return {};
}

std::string Client::refused(std::string_view id) const {
  const json::object o = done(id);
  return o.empty() ? "?" : text_in(object_in(o, "refused"), "clause");
}

Evening::Evening(const Create& create, u64 seed, FindGame find) : find_(find), randoms_(seed) {
  const NewTable fresh{"tabletable", "host", "Anne", "sit-key", "watch-key", now_};
  ledger_ = *opening_rows(find_, fresh, create);
  crash();
}

Evening::Evening(std::vector<Row> ledger, FindGame find)
    : find_(find), ledger_(std::move(ledger)), sent_(ledger_.size() * 1000) {  // ids that nobody has used
  now_ = ledger_.back().time;
  crash();
}

void Evening::crash() {
  waiting_.reset();
  clients_.clear();
  table_ = std::move(*Table::fold(find_, ledger_, now_));
  Effects out;
  table_->tick(now_, out);
  take(std::move(out));
}

void Evening::leave_off() {
  Effects out;
  table_->leave_off(now_, out);
  take(std::move(out));
}

Random Evening::random() {
  Random r{};
  for (u8& b : r) b = u8(randoms_ = mix64(randoms_ + 1));
  return r;
}

Client& Evening::connect(const std::string& person) {
  const Connection number = Connection(++sent_);
  Client& client = clients_[number];
  client.who = {number, person, person == "host" ? "Anne" : person};
  return client;
}

void Evening::hang_up(Client& client) {
  Effects out;
  table_->hung_up(client.who.connection, now_, out);
  client.who.connection = 0;
  take(std::move(out));
}

std::string Evening::say(Client& client, json::object message) {
  message["table"] = table_->company().table;
  if (!message.contains("id")) message["id"] = "r" + std::to_string(++sent_);
  std::string id = text_in(message, "id");
  std::string read_id;
  EXPECT_EQ(wrong_with_client_message(json::serialize(message)), "");
  Result<Request> request = read_request(json::serialize(message), read_id);
  if (!request) {
    client.letters.emplace_back(now_, R"({"type":"wrong","detail":")" + request.error() + "\"}");
    return id;
  }
  Effects out;
  table_->hear(client.who, std::move(*request), random(), now_, out);
  take(std::move(out));
  return id;
}

void Evening::take(Effects out) {
  for (const Letter& letter : out.letters) {
    EXPECT_EQ(wrong_with_server_message(*letter.text), "") << *letter.text;
    clients_[letter.to].letters.emplace_back(now_, *letter.text);
  }
  wake_ = out.wake;
  for (const BotTask& task : out.bots) ask_bot(task);
  if (out.rows.empty()) return;
  waiting_ = std::move(out);
  if (!slow) store(true);
}

void Evening::store(bool durable) {
  if (!waiting_) return;
  const Effects stored = std::move(*waiting_);
  waiting_.reset();
  if (durable) {
    ledger_.insert(ledger_.end(), stored.rows.begin(), stored.rows.end());
    if (!stored.opened.empty()) opened_.push_back(stored.opened);
  }
  Effects out;
  table_->stored(durable, now_, out);
  take(std::move(out));
}

void Evening::ask_bot(const BotTask& task) {
  const GameInfo& game = *find_(table_->company().wishes.game);
  if (!brain_) brain_ = game.brain({});
  Character quick = task.character;
  if (quick.level == Level::Gunslinger) quick = {};
  Result<json::object> decision =
      brain_->answer({.view = task.view, .character = quick, .memory = task.memory, .seed = task.seed});
  Effects out;
  table_->thought(task.seat, task.round, std::move(decision), now_, out);
  take(std::move(out));
}

void Evening::wait(Moment milliseconds) {
  const Moment end = now_ + milliseconds;
  while (wake_ && *wake_ <= end) {
    now_ = std::max(now_, *wake_);
    Effects out;
    table_->tick(now_, out);
    take(std::move(out));
  }
  now_ = end;
}

Create table_for(std::string_view game, int seats, int people) {
  Create create;
  create.wishes.game = game;
  create.wishes.seats = seats;
  for (Seat p = Seat(people); p < seats; ++p) create.bots.push_back({p, "cowhand"});
  return create;
}

int play_on(Evening& evening, const std::map<Seat, Client*>& people, int most) {
  int given = 0;
  std::map<Seat, int> answered;  // the round; an answer may wait for its moment
  while (given < most && !evening.table().match().over()) {
    const Match& match = evening.table().match();
    bool asked = false;
    for (const auto& [seat, client] : people) {
      if (!match.waiting().has(seat) || (answered.contains(seat) && answered[seat] == match.round())) continue;
      answered[seat] = match.round();
      evening.say(*client, {{"type", "answer"},
                            {"seat", seat_name(seat)},
                            {"round", match.round()},
                            {"decision", match.legal(seat).decisions[0]}});
      ++given;
      asked = true;
      break;
    }
    if (!asked) evening.wait(200);
  }
  return given;
}

}  // namespace saloon::house
