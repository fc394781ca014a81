// What sockets and the house know of each other: nothing but this.
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "house/ids.h"
#include "server/doorman.h"
#include "server/frames.h"

namespace saloon::server {

using Text = std::shared_ptr<const std::string>;

/// Where letters to one connection go. From any thread; nothing here waits.
class Wire {
 public:
  Wire() = default;
  Wire(const Wire&) = delete;
  Wire& operator=(const Wire&) = delete;
  virtual ~Wire() = default;
  virtual void send(std::span<const Text> texts) = 0;
  /// After what was sent.
  virtual void close(CloseCode code) = 0;
};

/// The last message to a connection, and after how many milliseconds it makes sense to come back; 0: it does not.
Text bye_text(std::string_view why, int again);

/// Whoever answers to those who come in. Called from any thread.
class Desk {
 public:
  Desk() = default;
  Desk(const Desk&) = delete;
  Desk& operator=(const Desk&) = delete;
  virtual ~Desk() = default;

  /// A request over HTTP, from a visitor that the doorman has let in.
  virtual void answer(const Ask& ask, const Visitor& visitor, std::function<void(Reply)> then) = 0;
  /// Who has this token; empty if nobody.
  virtual void recognise(std::string token, std::function<void(house::PersonId)> then) = 0;
  virtual void connected(house::Connection connection, const house::PersonId& person, std::shared_ptr<Wire> wire) = 0;
  /// Messages of one connection come one after the other.
  virtual void heard(house::Connection connection, std::string_view text) = 0;
  virtual void hung_up(house::Connection connection) = 0;
};

}  // namespace saloon::server
