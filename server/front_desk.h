// What is said to those who come in: replies over HTTP (docs/protocol.md), and what sockets bring to the landlord.
#pragma once

#include "server/desk.h"
#include "server/landlord.h"
#include "server/past.h"

namespace saloon::server {

class FrontDesk final : public Desk {
 public:
  struct Setup {
    Landlord& landlord;
    Past archive;
    Doorman& doorman;
    Crew& crew;
    Metrics& metrics;
    std::function<std::string()> trouble;  ///< why nothing can be stored at the moment; empty: all is well
    std::string version;
    Clock clock = wall_clock;
  };
  explicit FrontDesk(Setup setup) : setup_(std::move(setup)) {}

  void answer(const Ask& ask, const Visitor& visitor, std::function<void(Reply)> then) override;
  void recognise(std::string token, std::function<void(Known)> then) override;
  void connected(house::Connection connection, const Known& who, std::shared_ptr<Wire> wire) override;
  void heard(house::Connection connection, std::string_view text) override;
  void hung_up(house::Connection connection) override;

 private:
  using Then = std::function<void(Reply)>;
  void get(const Ask& ask, const Visitor& visitor, const Then& then);
  void post(const Ask& ask, const Visitor& visitor, const Then& then);
  void front_page(const Ask& ask, const Visitor& visitor, const Then& then);
  void past(const Ask& ask, std::string_view what, const Then& then);
  void newcomer(const Ask& ask, const Visitor& visitor, const Then& then);
  void recover(const Ask& ask, const Visitor& visitor, const Then& then);
  [[nodiscard]] Reply ready() const;
  [[nodiscard]] Reply metrics(const Ask& ask) const;

  Setup setup_;
};

}  // namespace saloon::server
