// What Python hands over, read into what the engine takes; ValueError with one clear line for anything else.
#pragma once

#include "games/registry.h"
#include "python/convert.h"

namespace saloon::python {

const GameInfo& game_named(const std::string& slug);
/// 0 or "S0" …; ValueError if there is no such seat among so many.
Seat seat_from(const py::handle& seat, int seats);
/// The same, and None or "spectator" for whoever watches.
Seat viewer_from(const py::handle& viewer, int seats);
/// A dict of names and values (str or int), or None.
std::vector<OptionSetting> options_from(const py::handle& options);
/// A whole number or a text, as MatchSetup has it.
std::string seed_from(const py::handle& seed);
/// One name, or a list of names.
std::vector<std::string> names_from(const py::handle& names);

/// saloon.Refused, a ValueError with the members `clause` and `detail`; made when the module is.
void make_refused(py::module_& module);
[[noreturn]] void refuse(const GameInfo& game, const std::string& clause, const std::string& detail);

}  // namespace saloon::python
