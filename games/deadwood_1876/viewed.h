// A view's JSON read back for telling: only what the viewer sees, in the shapes the sentences need.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "engine/json.h"

namespace saloon::deadwood_1876 {

using Names = std::vector<std::string>;

struct ViewedSafe {
  std::string handle;   ///< "h7"
  std::string safe;     ///< "G5"; empty if the viewer does not know it
  std::string holster;  ///< the card that lies on it; empty if none does
  bool open{};
};

struct ViewedHolder {
  std::string name;  ///< "you", "S1" or "stranger"
  std::string character;
  std::string house;
  int hand_size{};
  int gold{};
  std::string state;  ///< "wounded", "dead", "out" of the final, or "well"
  std::vector<ViewedSafe> row;
  Names shown;        ///< cards of this hand that all have seen
  Names laid;         ///< cards on the table
  std::string offer;  ///< the Holster offered in this confrontation
  bool asked{};       ///< the table waits for this seat
};

/// "Safe X is at one of these handles, or in the box."
struct ViewedNote {
  std::string safe;
  Names places;
  bool everybody{};
};

struct ViewedFight {
  std::string kind;  ///< "robbery", "duel"; empty outside of one
  std::string attacker, defender, handle;
  std::string attacker_card, attacker_holster, defender_card, defender_holster;
  int attacker_early{}, defender_early{};
};

struct Viewed {
  std::string viewer;  ///< "S0", or "spectator"
  std::string ask;     ///< what the viewer is asked; empty if nothing
  int seats{};
  int round{};
  int holdups_left{};
  int called{};
  std::string start;
  std::string at_stake;  ///< the safe of a running hold-up
  bool counted{};        ///< gold has been counted
  Names fighters;
  std::vector<ViewedHolder> holders;  ///< clockwise, the viewer first, the Stranger last
  ViewedFight fight;
  int draw_size{};
  int hidden_discards{};
  Names discard;
  bool has_hand{};
  Names hand;
  Names discarded;
  std::vector<ViewedNote> notes;

  explicit Viewed(const json::object& view);
  /// The same name with the viewer called "you".
  [[nodiscard]] std::string addressed(std::string_view name) const;
  [[nodiscard]] const ViewedHolder* holder(std::string_view name) const;
  [[nodiscard]] const ViewedHolder* owner_of(std::string_view handle) const;
  /// What the viewer knows to lie at this handle; empty if it is nothing.
  [[nodiscard]] std::string safe_at(std::string_view handle) const;

 private:
  std::map<std::string, std::string, std::less<>> known_;
  void read_known(const json::object& pub, const json::object& mine);
  void read_notes(const json::object& from, bool everybody);
  void read_holders(const json::object& pub);
  void read_seat(const json::object& pub, const std::string& seat, ViewedHolder& out) const;
  void read_fight(const json::object& from);
};

std::string text_in(const json::object& o, std::string_view key);
/// The strings of a list that is one; what is no string is left out.
Names names_in(const json::object& o, std::string_view key);

}  // namespace saloon::deadwood_1876
