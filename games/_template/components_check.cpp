// What components.json must contain for this engine to play it, and the header made of it. Runs while building.
#include "tools/components/part.h"

namespace saloon::components {

namespace {

void check_players(const Part& players) {
  players.has_only({"min", "max"});
  (void)players.at("min").number(2, 2);
  (void)players.at("max").number(4, 4);
}

/// The shapes that the state's layout fixes; the numbers below are the box owner's to correct.
void check_nuggets(const Part& nuggets) {
  nuggets.has_only({"worths", "copies_of_each"});
  (void)nuggets.at("worths").number(8, 8);
  (void)nuggets.at("copies_of_each").number(2, 2);
}

std::string constant(const std::string& name, int value) {
  return "inline constexpr int " + name + " = " + std::to_string(value) + ";\n";
}

}  // namespace

std::string header_of(const Part& file) {
  file.has_only({"game", "clauses", "basis", "players", "nuggets", "stake", "gift_on"});
  check_basis(file.at("basis"));
  check_players(file.at("players"));
  check_nuggets(file.at("nuggets"));
  return "// Generated from components.json.\n#pragma once\n\nnamespace saloon::toy::components {\n\n" +
         constant("kStake", file.at("stake").number(1, 9)) + constant("kGiftOn", file.at("gift_on").number(1, 6)) +
         "\n}  // namespace saloon::toy::components\n";
}

}  // namespace saloon::components
