// Advice for a person: what somebody who thinks ahead would choose, how good that is, and why.
#pragma once

#include "telling/choices.h"

namespace saloon::telling {

/// A line of advice, and what it is, for whoever lays it out.
struct HintLine {
  enum class Role : u8 {
    Text,    ///< a sentence
    Choice,  ///< one of several choices, and how often it would win
    Reason   ///< what speaks for the choice above it, or against it
  };
  Role role{};
  std::string text;
};

/// The best of the choices open to this seat, from what it knows alone, each with what speaks for it and what against;
/// or that it is best to let this pass. Who only looks at a table over the wire does not have what thinking ahead
/// needs: then it is one choice, that of somebody competent.
enum class Adviser : u8 { ThinksAhead, Competent };
std::vector<HintLine> hint_lines(const SeatDoor& door, const Choices& choices, const Words& words,
                                 Adviser adviser = Adviser::ThinksAhead);

}  // namespace saloon::telling
