// What a table is called upon to do beside what people wish for, by whom, and what is said back.
#pragma once

#include <string>

#include "engine/json/json.h"
#include "house/ids.h"

namespace saloon::house {

/// Whoever sent a message: known to whoever runs the house by the token of its connection.
struct Sender {
  Connection connection{};
  PersonId person;
  std::string name;
};

/// A bot has thought.
struct BotSays {
  Seat seat{};
  int round{};
  Result<json::object> decision;
};

/// The host has been away too long: this guest is the host from now on.
struct HostGone {
  Guest next{};
};

/// What is said back to whoever asked: what was asked for, or the clause that refuses it.
struct Reply {
  json::object result{};
  std::string clause{};
  std::string detail{};
};

}  // namespace saloon::house
