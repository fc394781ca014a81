// Names of other days: records of format 1 were written before the names in decisions, draws, options and outcomes were
// made uniform.
#pragma once

#include "engine/json/json.h"

namespace saloon {

/// A line of a record of format 1 of this game, with every name as it is today (tools/wire_names.json).
json::object with_names_of_today(std::string_view game, json::object line);

}  // namespace saloon
