// How an answer is put together, also where a list would not do: for each verb what its members are made of, be it one
// piece, several, an order, shares or a number. Whoever puts one together asks the rules after each step
// (SeatDoor::would_answer): nothing that is lawful is left out here, but not everything that can be put together is
// lawful.
#pragma once

#include <array>

#include "telling/choices.h"

namespace saloon::telling {

struct Candidate {
  json::value value;
  std::string text;
};

struct BuilderMember {
  enum class Takes : u8 {
    One,     ///< one of them
    Subset,  ///< some, in no order; what is there twice stands there twice
    Order,   ///< some, and their order counts
    Split,   ///< a number for each; where there is `into`, each of some goes to one of these
    Number   ///< a number
  };
  std::string member;
  std::string text;  ///< what it is; empty where there is nothing to tell apart
  Takes takes{};
  std::vector<Candidate> of{};  ///< what it can be made of; a number of nothing
  std::vector<Candidate> into{};
  std::array<std::string, 2> as{};  ///< with `into`: what pieces and places are called in a list of both
  /// How many pieces or pairs, the sum of all shares, or the number itself; a least of 0 may be left out altogether.
  i64 min{}, max{};
};

struct Builder {
  std::string verb;
  std::string text;  ///< what it is to do so: "Bid cards"
  std::vector<BuilderMember> members;
};

/// For the question that the choices answer.
std::vector<Builder> builders_of(const SeatDoor& door, const Choices& choices, const Words& words);

/// "one", "subset", "order", "split", "number".
std::string_view name_of(BuilderMember::Takes takes);

}  // namespace saloon::telling
