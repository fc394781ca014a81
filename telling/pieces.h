// What a choice names, piece by piece, in words: so that it can be put together in steps. How a piece is called follows
// from the game's words, in this order:
//   do.VERB.part.MEMBER   a message of its own, with the arguments of the choice
//   do.VERB.choice        the terms by which the sentence itself calls it; "red Ace" rather than "the red Ace"
//   card.rA               terms named like the kind of piece
// and what has no words is called as on the wire.
#pragma once

#include "engine/rows/form.h"
#include "telling/choices.h"

namespace saloon::telling {

struct Part {
  std::string member;
  json::value value;  ///< null if the choice leaves it out
  std::string text;
};

class Pieces {
 public:
  Pieces(const SeatDoor& door, const Words& words) : door_(door), words_(words) {}

  /// What the decisions of this verb look like; null if the game has no such verb.
  [[nodiscard]] const NamedShape* shape_of(std::string_view verb) const;
  [[nodiscard]] std::vector<Part> parts_of(const Choice& choice) const;
  /// One piece of a member that takes several; `like` is a decision of the verb that takes something there.
  [[nodiscard]] std::string piece(const json::object& like, const Member& member, const json::value& piece) const;
  /// Whatever a member of this verb is made of.
  [[nodiscard]] std::string named(const std::string& verb, const char* member, const Kind& kind,
                                  const json::value& v) const {
    return text({verb, member}, kind, v);
  }

 private:
  struct Place {
    std::string verb;
    const char* member;
  };
  [[nodiscard]] std::string text(const Place& at, const Kind& kind, const json::value& v) const;
  [[nodiscard]] std::string of_members(const Place& at, const Kind& kind, const json::object& o) const;
  [[nodiscard]] std::string term(const Place& at, const Kind& kind, std::string_view name) const;

  SeatDoor door_;
  const Words& words_;
};

}  // namespace saloon::telling
