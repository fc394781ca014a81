// The doors of the house: sockets that listen, HTTP, WebSockets, and the threads that do the work. Asio and Beast are
// behind this header, in doors.cpp and line.cpp.
#pragma once

#include <memory>

#include "engine/result.h"
#include "server/clock.h"
#include "server/desk.h"
#include "server/lane.h"
#include "server/log.h"
#include "server/metrics.h"

namespace saloon::server {

/// What the doors work with; all of it outlives them.
struct DoorSetup {
  Desk& desk;
  Doorman& doorman;
  Metrics& metrics;
  Log& log;
  Clock clock = wall_clock;
};

/// Threads, and a loop of events that they share.
class Machine final : public Crew {
 public:
  Machine();
  ~Machine() override;
  void post(Task task) override;
  /// Whatever a task throws is told to the log, and nothing else is done about it.
  void start(int threads, Log& log);
  /// Ends the threads; what is still to be done is not.
  void stop();

  struct Inside;
  [[nodiscard]] Inside& inside() { return *inside_; }

 private:
  std::unique_ptr<Inside> inside_;
};

class Doors {
 public:
  Doors(Machine& machine, const DoorSetup& setup);
  Doors(const Doors&) = delete;
  Doors& operator=(const Doors&) = delete;
  ~Doors();

  /// Listens there: at all addresses if `host` is empty. Port 0 takes any that is free. Returns the port.
  Result<u16> open(const std::string& host, u16 port);
  /// Nobody new is let in.
  void close();
  /// Says bye to everybody.
  void send_away(std::string_view why, int again);
  /// How many WebSockets are open.
  [[nodiscard]] std::size_t lines() const;

 private:
  class Inside;
  std::shared_ptr<Inside> inside_;
};

}  // namespace saloon::server
