// A view's JSON read back for telling: only what the viewer sees, in the shapes the sentences need.
#pragma once

#include <string>
#include <vector>

#include "engine/json.h"

namespace saloon::dead_money {

using Cards = std::vector<std::string>;  ///< codes such as "10S"

struct ViewedSeat {
  std::string name;  ///< "S0", or "you"
  std::string side;  ///< "left" or "right" of the viewer, or "none"
  int hand_size{};
  Cards brains;
  Cards noted;  ///< what the viewer knows of this hand
  bool moves{};
  // In a showdown
  Cards bid;
  bool acted{};
};

struct Viewed {
  std::string viewer;             ///< "S0", or "spectator"
  std::string ask;                ///< what the viewer is asked; empty if nothing
  std::vector<ViewedSeat> seats;  ///< clockwise, the viewer first
  int turns{};
  int turn_limit{};
  int hands_left{};
  int deck_size{};
  Cards discard;
  Cards in_play;
  std::vector<std::string> top;  ///< of the deck, as far as the viewer knows it; "" is an unknown card
  std::string brain;             ///< that the showdown is about; empty outside of one
  std::string dropper;
  std::string best;
  bool has_hand{};
  Cards hand;
  Cards look;

  explicit Viewed(const json::object& view);
  /// The same name with the viewer called "you".
  [[nodiscard]] std::string addressed(std::string_view seat) const;
  [[nodiscard]] const ViewedSeat* seat(std::string_view name) const;

 private:
  void read_seats(const json::object& pub, const json::object& mine);
  void read_top(const json::object& pub, const json::object& mine);
};

/// The strings of a list that is one; what is no string is left out.
Cards cards_in(const json::object& o, std::string_view key);
std::string text_in(const json::object& o, std::string_view key);

}  // namespace saloon::dead_money
