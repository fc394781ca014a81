// Advice for a person: what somebody who thinks ahead would choose, how good that is, and why.
#pragma once

#include "telling/choices.h"

namespace saloon::telling {

/// The best of the choices open to this seat, from what it knows alone, each with what speaks for it and what against;
/// or that it is best to let this pass.
std::vector<std::string> hint_lines(const SeatDoor& door, const Choices& choices, const Words& words);

}  // namespace saloon::telling
