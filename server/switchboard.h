// Which connections there are, and who is at their other ends.
#pragma once

#include <array>
#include <map>
#include <mutex>
#include <set>
#include <unordered_map>

#include "house/effects.h"
#include "house/table.h"
#include "server/desk.h"

namespace saloon::server {

class Switchboard {
 public:
  void add(const house::Sender& who, std::shared_ptr<Wire> wire);
  /// The tables where it was heard.
  std::set<house::TableId> remove(house::Connection connection);
  /// Nothing if the connection has gone.
  [[nodiscard]] std::optional<house::Sender> sender(house::Connection connection) const;
  /// A message to this table is on its way. False if the connection is at too many already.
  bool speaks(house::Connection connection, const house::TableId& table);
  /// Messages have been heard at a table, and whether their sender listens there is known.
  struct Spoke {
    house::Connection connection{};
    const house::TableId& table;
    u32 messages{};
    bool listens{};
  };
  /// Who does not listen and has nothing else on its way is at that table no more.
  void was_heard(const Spoke& spoke);
  /// It has said hello.
  void greet(house::Connection connection);
  [[nodiscard]] bool has_greeted(house::Connection connection) const;
  void rename(const house::PersonId& person, const std::string& name);

  /// Letters to one connection go in one piece and in their order.
  void deliver(house::Effects& effects);
  void send(house::Connection connection, std::string text);
  void close(house::Connection connection, CloseCode code);

 private:
  struct End {
    house::Sender who;
    std::shared_ptr<Wire> wire;
    std::map<house::TableId, u32> tables;  ///< with messages on their way there
    bool greeted = false;
  };
  /// Many connections are written to at once: so they are divided.
  struct Part {
    mutable std::mutex gate;
    std::unordered_map<house::Connection, End> ends;
  };
  [[nodiscard]] Part& part_of(house::Connection connection) { return parts_[connection % parts_.size()]; }
  [[nodiscard]] const Part& part_of(house::Connection connection) const { return parts_[connection % parts_.size()]; }
  [[nodiscard]] std::shared_ptr<Wire> wire_of(house::Connection connection) const;

  std::array<Part, 16> parts_;
};

}  // namespace saloon::server
