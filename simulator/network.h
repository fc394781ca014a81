// A bad network between clients and the house: connections that are slow, break in the middle, and are known to be
// broken on one side sooner than on the other. What comes through one connection comes in order, as with TCP.
#pragma once

#include <map>

#include "house/news.h"
#include "house/table.h"
#include "simulator/agenda.h"
#include "simulator/dice.h"
#include "simulator/faults.h"

namespace saloon::house::simulator {

/// The end of a connection that is with the house.
class HouseEnd {
 public:
  HouseEnd() = default;
  HouseEnd(const HouseEnd&) = delete;
  HouseEnd& operator=(const HouseEnd&) = delete;
  virtual ~HouseEnd() = default;
  virtual bool is_up() const = 0;
  /// Somebody with this token.
  virtual void connected(Connection connection, const std::string& token) = 0;
  virtual void heard(Connection connection, const std::string& text) = 0;
  virtual void hung_up(Connection connection) = 0;
};

/// The end that is with a client.
class ClientEnd {
 public:
  ClientEnd() = default;
  ClientEnd(const ClientEnd&) = delete;
  ClientEnd& operator=(const ClientEnd&) = delete;
  virtual ~ClientEnd() = default;
  virtual void received(Connection connection, const LetterText& text) = 0;
  virtual void lost(Connection connection) = 0;
  /// Something went wrong on the way to or from this client.
  virtual void suffered(Fault fault) = 0;
};

class Network {
 public:
  Network(Agenda& agenda, Dice& dice) : agenda_(agenda), dice_(dice) {}
  void lead_to(HouseEnd& house) { house_ = &house; }

  Connection dial(ClientEnd& client, const std::string& token);
  void send(Connection connection, std::string text);
  void deliver(Connection connection, LetterText text);
  /// The client has had enough of this connection; the house hears of it sooner or later.
  void give_up(Connection connection);
  /// Breaks it, with or without what is on its way.
  void cut(Connection connection);
  void house_hangs_up(Connection connection);
  /// The house is gone, and every connection with it.
  void house_died();
  bool calm = false;  ///< nothing goes wrong

 private:
  struct Wire {
    ClientEnd* client{};
    bool at_client{}, at_house{};  ///< which end still takes it for whole
    bool is_cut{};
    bool loses_up{}, loses_down{};  ///< and nothing comes through any more
    Moment last_up{}, last_down{};
  };

  Moment delay(ClientEnd& client);
  Wire* find(Connection connection);
  void house_learns(Connection connection, Moment moment);
  void client_learns(Connection connection, Moment moment);
  void tidy(Connection connection);

  Agenda& agenda_;
  Dice& dice_;
  HouseEnd* house_ = nullptr;
  Connection last_ = 0;
  std::map<Connection, Wire> wires_;
};

}  // namespace saloon::house::simulator
