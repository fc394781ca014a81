#include "server/switchboard.h"

#include <algorithm>

#include "server/limits.h"

namespace saloon::server {

void Switchboard::add(const house::Sender& who, std::shared_ptr<Wire> wire) {
  Part& part = part_of(who.connection);
  const std::lock_guard lock(part.gate);
  part.ends[who.connection] = {.who = who, .wire = std::move(wire), .tables = {}};
}

std::set<house::TableId> Switchboard::remove(house::Connection connection) {
  Part& part = part_of(connection);
  const std::lock_guard lock(part.gate);
  const auto found = part.ends.find(connection);
  if (found == part.ends.end()) return {};
  std::set<house::TableId> tables;
  for (const auto& [table, messages] : found->second.tables) tables.insert(table);
  part.ends.erase(found);
  return tables;
}

std::optional<house::Sender> Switchboard::sender(house::Connection connection) const {
  const Part& part = part_of(connection);
  const std::lock_guard lock(part.gate);
  const auto found = part.ends.find(connection);
  if (found == part.ends.end()) return {};
  return found->second.who;
}

bool Switchboard::speaks(house::Connection connection, const house::TableId& table) {
  Part& part = part_of(connection);
  const std::lock_guard lock(part.gate);
  const auto found = part.ends.find(connection);
  if (found == part.ends.end()) return false;
  std::map<house::TableId, u32>& tables = found->second.tables;
  if (tables.size() >= std::size_t(kTablesOfConnection) && !tables.contains(table)) return false;
  ++tables[table];
  return true;
}

void Switchboard::was_heard(const Spoke& spoke) {
  Part& part = part_of(spoke.connection);
  const std::lock_guard lock(part.gate);
  const auto found = part.ends.find(spoke.connection);
  if (found == part.ends.end()) return;
  const auto table = found->second.tables.find(spoke.table);
  if (table == found->second.tables.end()) return;
  table->second -= spoke.messages;
  if (table->second == 0 && !spoke.listens) found->second.tables.erase(table);
}

void Switchboard::greet(house::Connection connection) {
  Part& part = part_of(connection);
  const std::lock_guard lock(part.gate);
  const auto found = part.ends.find(connection);
  if (found != part.ends.end()) found->second.greeted = true;
}

bool Switchboard::has_greeted(house::Connection connection) const {
  const Part& part = part_of(connection);
  const std::lock_guard lock(part.gate);
  const auto found = part.ends.find(connection);
  return found != part.ends.end() && found->second.greeted;
}

void Switchboard::rename(const house::PersonId& person, const std::string& name) {
  for (Part& part : parts_) {
    const std::lock_guard lock(part.gate);
    for (auto& [number, end] : part.ends) {
      if (end.who.person == person) end.who.name = name;
    }
  }
}

std::shared_ptr<Wire> Switchboard::wire_of(house::Connection connection) const {
  const Part& part = part_of(connection);
  const std::lock_guard lock(part.gate);
  const auto found = part.ends.find(connection);
  return found == part.ends.end() ? nullptr : found->second.wire;
}

void Switchboard::deliver(house::Effects& effects) {
  std::vector<house::Letter>& letters = effects.letters;
  std::stable_sort(letters.begin(), letters.end(),
                   [](const house::Letter& a, const house::Letter& b) { return a.to < b.to; });
  std::vector<Text> texts;
  for (std::size_t i = 0; i < letters.size(); ++i) {
    texts.push_back(std::move(letters[i].text));
    if (i + 1 < letters.size() && letters[i + 1].to == letters[i].to) continue;
    if (const std::shared_ptr<Wire> wire = wire_of(letters[i].to)) wire->send(texts);
    texts.clear();
  }
  for (const house::Connection connection : effects.hang_up) close(connection, CloseCode::Normal);
}

void Switchboard::send(house::Connection connection, std::string text) {
  const Text letter = std::make_shared<const std::string>(std::move(text));
  if (const std::shared_ptr<Wire> wire = wire_of(connection)) wire->send({&letter, 1});
}

void Switchboard::close(house::Connection connection, CloseCode code) {
  if (const std::shared_ptr<Wire> wire = wire_of(connection)) wire->close(code);
}

}  // namespace saloon::server
