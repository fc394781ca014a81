// Tables and rows as the keeper of a house is told of them, in JSON.
#pragma once

#include <span>

#include "house/effects.h"
#include "house/row.h"

namespace saloon::server {

json::object summary_json(const house::TableSummary& summary);
json::object row_json(const house::Row& row);
/// Fails if these were written by somebody else.
Result<house::TableSummary> read_summary(const json::value& value);
Result<house::Row> read_row(const json::value& value);

/// Has it been closed, whatever was written afterwards?
bool is_closed(std::span<const house::Row> rows);

}  // namespace saloon::server
