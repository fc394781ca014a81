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

/// Somebody, and what they were recognised by.
struct Known {
  house::PersonId person{};  ///< empty: nobody
  std::string name{};
  std::string token{};
};

/// Whoever answers to those who come in. Called from any thread.
class Desk {
 public:
  Desk() = default;
  Desk(const Desk&) = delete;
  Desk& operator=(const Desk&) = delete;
  virtual ~Desk() = default;

  /// A request over HTTP, from a visitor that the doorman has let in.
  virtual void answer(const Ask& ask, const Visitor& visitor, std::function<void(Reply)> then) = 0;
  virtual void recognise(std::string token, std::function<void(Known)> then) = 0;
  virtual void connected(house::Connection connection, const Known& who, std::shared_ptr<Wire> wire) = 0;
  /// Messages of one connection come one after the other.
  virtual void heard(house::Connection connection, std::string_view text) = 0;
  virtual void hung_up(house::Connection connection) = 0;
};

}  // namespace saloon::server
