// What components.json must contain for this engine to play it, and the header and pieces.json made of it. Runs while
// building.
#include "tools/components/header.h"
#include "tools/components/part.h"
#include "tools/components/pieces.h"

namespace saloon::components {

namespace {

/// The shapes that the state's layout fixes; the numbers below are the box owner's to correct.
void check_nuggets(const Part& nuggets) {
  nuggets.has_only({"worths", "copies_of_each"});
  (void)nuggets.at("worths").number(8, 8);
  (void)nuggets.at("copies_of_each").number(2, 2);
}

}  // namespace

std::string header_of(const Part& file) {
  file.has_only({"game", "clauses", "basis", "players", "nuggets", "stake", "gift_on"});
  check_basis(file.at("basis"));
  check_players(file.at("players"), 2, 4);
  check_nuggets(file.at("nuggets"));
  Header out("toy");
  out.number("kStake", file.at("stake").number(1, 9));
  out.number("kGiftOn", file.at("gift_on").number(1, 6));
  return out.text();
}

std::string pieces_of(const Part& file) {
  Pieces out("toy");
  for (const char* name : {"stake", "gift_on"}) out.figure(name, file.at(name));
  const Part nuggets = file.at("nuggets");
  for (int worth = 1; worth <= nuggets.at("worths").number(8, 8); ++worth) {
    out.add("card", "n" + std::to_string(worth), {{"worth", worth}, {"copies", nuggets.at("copies_of_each").json()}});
  }
  return out.text();
}

}  // namespace saloon::components
