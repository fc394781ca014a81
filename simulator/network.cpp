#include "simulator/network.h"

namespace saloon::house::simulator {
namespace {

constexpr u64 kSlowMessagePermille = 8;  ///< messages that take seconds
constexpr u64 kCutPermille = 3;          ///< messages with which the connection breaks

}  // namespace

Moment Network::delay(ClientEnd& client) {
  if (calm || !dice_.hits(kSlowMessagePermille)) return dice_.between(5, 150);
  client.suffered(Fault::Delayed);
  return dice_.between(1 * kSecond, 6 * kSecond);
}

Network::Wire* Network::find(Connection connection) {
  const auto at = wires_.find(connection);
  return at != wires_.end() ? &at->second : nullptr;
}

Connection Network::dial(ClientEnd& client, const std::string& token) {
  const Connection connection = ++last_;
  wires_[connection] = {.client = &client, .at_client = true};
  const Moment opens = agenda_.now() + delay(client);
  wires_[connection].last_up = opens;
  agenda_.at(opens, [this, connection, token] {
    Wire* wire = find(connection);
    if (wire == nullptr) return;
    if (!house_->is_up()) return client_learns(connection, agenda_.now() + dice_.between(5, 2000));
    wire->at_house = true;
    house_->connected(connection, token);
  });
  return connection;
}

void Network::send(Connection connection, std::string text) {
  Wire* wire = find(connection);
  if (wire == nullptr || !wire->at_client) return;
  wire->last_up = std::max(wire->last_up, agenda_.now() + delay(*wire->client));
  agenda_.at(wire->last_up, [this, connection, text = std::move(text)] {
    const Wire* then = find(connection);
    if (then == nullptr || !then->at_house) return;
    if (then->loses_up) return then->client->suffered(Fault::Lost);
    house_->heard(connection, text);
  });
  if (!calm && dice_.hits(kCutPermille)) cut(connection);
}

void Network::deliver(Connection connection, LetterText text) {
  Wire* wire = find(connection);
  if (wire == nullptr || !wire->at_house) return;
  wire->last_down = std::max(wire->last_down, agenda_.now() + delay(*wire->client));
  agenda_.at(wire->last_down, [this, connection, text = std::move(text)] {
    const Wire* then = find(connection);
    if (then == nullptr || !then->at_client) return;
    if (then->loses_down) return then->client->suffered(Fault::Lost);
    then->client->received(connection, text);
  });
  if (!calm && dice_.hits(kCutPermille)) cut(connection);
}

void Network::give_up(Connection connection) {
  Wire* wire = find(connection);
  if (wire == nullptr || !wire->at_client) return;
  wire->at_client = false;
  house_learns(connection, std::max(wire->last_up, agenda_.now() + dice_.between(5, 3000)));
}

void Network::cut(Connection connection) {
  Wire* wire = find(connection);
  if (wire == nullptr || !wire->at_client || std::exchange(wire->is_cut, true)) return;
  wire->client->suffered(Fault::Cut);
  // Whatever was on its way is lost or still comes; each end learns of the break after that, in its own time.
  wire->loses_up = dice_.hits(500);
  wire->loses_down = dice_.hits(500);
  house_learns(connection, std::max(wire->last_up, agenda_.now() + dice_.between(5, 20 * kSecond)));
  client_learns(connection, std::max(wire->last_down, agenda_.now() + dice_.between(5, 4 * kSecond)));
}

void Network::house_hangs_up(Connection connection) {
  Wire* wire = find(connection);
  if (wire == nullptr || !wire->at_house) return;
  wire->at_house = false;
  client_learns(connection, std::max(wire->last_down, agenda_.now()));
}

void Network::house_died() {
  for (auto& [connection, wire] : wires_) {
    wire.at_house = false;
    client_learns(connection, agenda_.now() + dice_.between(5, 3000));
  }
}

void Network::house_learns(Connection connection, Moment moment) {
  agenda_.at(moment, [this, connection] {
    Wire* wire = find(connection);
    if (wire == nullptr) return;
    if (std::exchange(wire->at_house, false)) house_->hung_up(connection);
    tidy(connection);
  });
}

void Network::client_learns(Connection connection, Moment moment) {
  agenda_.at(moment, [this, connection] {
    Wire* wire = find(connection);
    if (wire == nullptr) return;
    if (std::exchange(wire->at_client, false)) wire->client->lost(connection);
    tidy(connection);
  });
}

void Network::tidy(Connection connection) {
  const Wire* wire = find(connection);
  if (wire != nullptr && !wire->at_client && !wire->at_house) wires_.erase(connection);
}

}  // namespace saloon::house::simulator
