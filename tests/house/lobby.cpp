#include "tests/house/lobby.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "games/registry.h"
#include "tests/house/schema.h"

namespace saloon::house {

Lobby::Lobby() { crash(); }

void Lobby::crash() {
  hall_ = std::make_unique<Hall>(find_game, "test");
  waiting_ = {};
  batches = 0;
  for (const Row& row : ledger) {
    const Result<void> folded = hall_->fold(row);
    EXPECT_TRUE(folded) << folded.error();
  }
  Effects out;
  for (const std::vector<Row>& rows : tables) {
    Company company;
    for (const Row& row : rows) EXPECT_TRUE(company.fold(row));
    hall_->table_changed(company.summary(), now_, out);
  }
}

Random Lobby::random() {
  Random random{};
  random[0] = ++randoms_;
  return random;
}

Newcomer Lobby::welcome() {
  Effects out;
  Newcomer newcomer = hall_->welcome(random(), now_, out);
  take(std::move(out));
  return newcomer;
}

std::string Lobby::recover(std::string_view key) {
  Effects out;
  const Result<Newcomer> newcomer = hall_->recover(key, random(), now_, out);
  EXPECT_EQ(newcomer.error(), newcomer ? "" : "HOUSE-KEY-01");
  take(std::move(out));
  return newcomer ? newcomer->token : std::string();
}

Connection Lobby::connect(const std::string& token) {
  const Connection connection = ++connections_;
  tokens_[connection] = token;
  hall_->connected({connection, hall_->person_of(token), {}}, token);
  say(connection, R"({"type":"hello","protocol":1})");
  return connection;
}

Connection Lobby::guest(std::string_view name) {
  const Connection connection = connect(welcome().token);
  say(connection, json::serialize(json::object{{"type", "name"}, {"name", name}}));
  letters_to(connection);
  return connection;
}

void Lobby::say(Connection from, std::string_view message) {
  EXPECT_EQ(wrong_with_client_message(message), "") << message;
  std::string id;
  const Result<Request> request = read_request(message, id);
  ASSERT_TRUE(request) << request.error();
  Effects out;
  hall_->hear({from, {}, {}}, *request, random(), now_, out);
  take(std::move(out));
}

void Lobby::tell(const TableSummary& table) {
  Effects out;
  hall_->table_changed(table, now_, out);
  take(std::move(out));
}

void Lobby::take(Effects out) {
  for (const Letter& letter : out.letters) {
    EXPECT_EQ(wrong_with_server_message(*letter.text), "") << *letter.text;
    letters_[letter.to].push_back(*letter.text);
  }
  admissions_.insert(admissions_.end(), out.admissions.begin(), out.admissions.end());
  hung_up_.insert(hung_up_.end(), out.hang_up.begin(), out.hang_up.end());
  wake_ = out.wake;
  if (out.rows.empty()) {
    EXPECT_TRUE(out.opened.empty());
    return;
  }
  EXPECT_EQ(++batches, 1);
  waiting_ = std::move(out);
  if (!slow) store(true);
}

void Lobby::store(bool durable) {
  if (batches == 0) return;
  --batches;
  const Effects stored = std::exchange(waiting_, {});
  if (durable) ledger.insert(ledger.end(), stored.rows.begin(), stored.rows.end());
  if (durable && !stored.opened.empty()) tables.push_back(stored.opened);
  Effects out;
  hall_->stored(durable, now_, out);
  take(std::move(out));
}

void Lobby::wait(Moment milliseconds) {
  now_ += milliseconds;
  if (!wake_ || *wake_ > now_) return;
  Effects out;
  hall_->tick(now_, out);
  take(std::move(out));
}

std::vector<std::string> Lobby::letters_to(Connection connection) { return std::exchange(letters_[connection], {}); }

json::object Lobby::done(Connection connection) {
  json::object found;
  int dones = 0;
  for (const std::string& text : letters_to(connection)) {
    const json::value letter = *parse_json(text);
    if (text_in(*letter.if_object(), "type") != "done") continue;
    found = *letter.if_object();
    ++dones;
  }
  EXPECT_LE(dones, 1);
  return found;
}

bool Lobby::was_granted(u64 ticket) const {
  return std::any_of(admissions_.begin(), admissions_.end(),
                     [&](const Admission& a) { return a.ticket == ticket && a.granted; });
}

bool Lobby::was_hung_up(Connection connection) const {
  return std::find(hung_up_.begin(), hung_up_.end(), connection) != hung_up_.end();
}

}  // namespace saloon::house
