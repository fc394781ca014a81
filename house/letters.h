// Texts of the short messages that hall, tables and whoever runs them all send (docs/protocol.md).
#pragma once

#include <string>
#include <string_view>

#include "engine/json/json.h"
#include "house/effects.h"

namespace saloon::house {

/// Why something is refused: a clause of words/table.*.json, and where that helps, the one line of what was wrong.
struct Refused {
  std::string_view clause;
  std::string detail{};
};

/// What was asked for is done; `also` has what comes with it.
std::string done_text(std::string_view id, const json::object& also = {});
std::string refused_text(std::string_view id, const Refused& refused);
/// To a message that cannot be carried out; `id` is empty if there was none.
std::string wrong_text(std::string_view detail, std::string_view id);
/// The connection ends: `why` as in docs/protocol.md. `again`: after so many milliseconds coming back makes sense, if
/// ever.
std::string bye_text(std::string_view why, std::optional<Moment> again);
/// A table as the hall lists it.
json::object hall_entry(const TableSummary& table);

Letter letter_to(Connection to, std::string text);

}  // namespace saloon::house
