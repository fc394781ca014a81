// Many choices in steps: first what they have in common, called by a letter, then the choices themselves. A choice
// keeps the number it has in the whole list, at whichever step it is shown.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "telling/choices.h"

namespace saloon::cli {

/// Choices that have something in common: a card, a place, what is done.
struct Bunch {
  std::string label;
  std::vector<std::size_t> places;  ///< in the whole list
};

/// One step: bunches in the order of their first choices; one of a single choice is that choice.
using Menu = std::vector<Bunch>;

/// Up to so many choices stand side by side without steps.
inline constexpr std::size_t kMostAtOnce = 20;

/// Splits these places, four at least, into few bunches of few choices, `most` at most. Where they have nothing in
/// common, the first stand for themselves, so many at most, and the others are a bunch.
Menu menu_of(const telling::Choices& choices, const std::vector<std::size_t>& places, std::size_t most,
             const SeatDoor& door, const Words& words);
/// The places of all choices.
std::vector<std::size_t> all_places(const telling::Choices& choices);
/// The letter of the n-th bunch of several choices. Those that are commands of their own are left out.
char letter_of(std::size_t n);
/// Is there a bunch of several choices?
bool has_letters(const Menu& menu);
/// Which bunch is called so; nothing if none is.
std::optional<std::size_t> bunch_called(std::string_view typed, const Menu& menu);

}  // namespace saloon::cli
