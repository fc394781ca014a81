// What Python can ask without a match: the games, their decisions as numbers, thousands of games at once.
#pragma once

#include "python/convert.h"

namespace saloon::python {

py::list games();
py::dict action_space(const std::string& game);
u32 action_of(const std::string& game, const py::handle& decision);
u64 code_of(const std::string& game, const py::handle& decision);
py::object decision_of(const std::string& game, i64 action);
/// Other Python threads run meanwhile.
py::dict simulate(const std::string& game, int seats, u64 games, const py::handle& bots, u64 seed, int threads,
                  const py::handle& options, bool rotate, bool check);

}  // namespace saloon::python
