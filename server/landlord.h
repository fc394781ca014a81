// Runs the house on a machine: the hall and every table on a lane of its own, what they want done by ledger, sockets,
// alarms and bots.
#pragma once

#include <unordered_map>

#include "house/hall.h"
#include "server/room.h"

namespace saloon::server {

class Landlord {
 public:
  explicit Landlord(Premises premises);
  Landlord(const Landlord&) = delete;
  Landlord& operator=(const Landlord&) = delete;
  ~Landlord() { stop(); }

  /// Reads what the ledger says of people and tables, and takes tables up again that were in use when a server before
  /// this one died. Before anything else.
  Result<void> open();

  // --- people; `then` is called on the hall's lane
  void recognise(std::string token, std::function<void(Known)> then);
  /// Fails with the clause that refuses them.
  using Arrived = std::function<void(const Result<house::Newcomer>&)>;
  void welcome(Arrived then);
  void recover(std::string key, Arrived then);
  /// The message `hall`.
  void listed(std::function<void(Text)> then);

  // --- connections
  void connected(house::Connection connection, const Known& who, std::shared_ptr<Wire> wire);
  void heard(house::Connection connection, std::string_view text);
  void hung_up(house::Connection connection);

  /// By whoever runs the house.
  void close_table(const house::TableId& table);
  /// Tables that nothing happens at leave memory. Now and then.
  void tidy_up();
  /// Nothing new is begun, and what is under way becomes durable. False if that takes too long.
  bool drain();
  /// Nothing happens any more.
  void stop();
  [[nodiscard]] bool is_draining() const { return draining_; }

 private:
  using HallAct = std::function<void(house::Hall&, house::Moment, house::Effects&)>;
  void in_hall(HallAct act);
  void carry_out(house::Effects& effects, house::Moment now);
  void store(const house::Effects& effects);
  void stored(bool durable);
  void to_hall(const house::Sender& from, house::Request request);
  void to_table(const house::Sender& from, house::Request request);
  /// Does something on a table's lane; in a room that is made for it, or only if there is one.
  enum class Make : u8 { No, Yes };
  void in_room(const house::TableId& table, Make make, std::function<void(Room&)> act);
  void rang(const std::string& name);
  void rename_people();
  void take_up(const std::shared_ptr<std::vector<house::TableId>>& rest);

  Premises premises_;
  std::atomic<bool> draining_{false};
  std::atomic<bool> leaving_off_{false};  ///< while tables write down where they stand
  Errands errands_;
  Switchboard board_;
  BotPool bots_;
  Alarms alarms_;
  Service service_;
  house::Hall hall_;
  std::shared_ptr<Lane> hall_lane_;
  std::map<u64, std::pair<house::Newcomer, Arrived>> arriving_;  ///< by ticket
  std::set<house::PersonId> renamed_;                            ///< perhaps, once the ledger has answered
  std::mutex gate_;                                              ///< of the rooms, and of posting into them
  std::unordered_map<house::TableId, std::shared_ptr<Room>> rooms_;
};

}  // namespace saloon::server
