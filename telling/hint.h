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
/// or that it is best to let this pass.
std::vector<HintLine> hint_lines(const SeatDoor& door, const Choices& choices, const Words& words);

}  // namespace saloon::telling
