#include "server/keeper_text.h"

#include <algorithm>

namespace saloon::server {

json::object summary_json(const house::TableSummary& summary) {
  return {{"table", summary.table},
          {"game", summary.game},
          {"host", summary.host},
          {"seats", summary.seats},
          {"free", summary.free},
          {"listed", summary.listed},
          {"stage", house::name_of(summary.stage)}};
}

json::object row_json(const house::Row& row) {
  return {{"number", row.number}, {"time", row.time},       {"kind", house::name_of(row.kind)},
          {"by", row.by},         {"request", row.request}, {"text", row.text}};
}

Result<house::TableSummary> read_summary(const json::value& value) {
  const json::object* o = value.if_object();
  const auto stage = o != nullptr ? house::stage_named(text_in(*o, "stage")) : std::nullopt;
  if (!stage) return Failed{"the server says something of a table that this program does not understand"};
  const json::value* listed = o->if_contains("listed");
  return house::TableSummary{.table = text_in(*o, "table"),
                             .game = text_in(*o, "game"),
                             .host = text_in(*o, "host"),
                             .seats = int(whole_number_in(*o, "seats")),
                             .free = int(whole_number_in(*o, "free")),
                             .listed = listed != nullptr && *listed == json::value(true),
                             .stage = *stage};
}

Result<house::Row> read_row(const json::value& value) {
  const json::object* o = value.if_object();
  const auto kind = o != nullptr ? house::row_kind_named(text_in(*o, "kind")) : std::nullopt;
  if (!kind) return Failed{"the server says something of a row that this program does not understand"};
  return house::Row{.table = {},
                    .number = u64(whole_number_in(*o, "number")),
                    .time = whole_number_in(*o, "time"),
                    .kind = *kind,
                    .by = house::Guest(whole_number_in(*o, "by")),
                    .request = text_in(*o, "request"),
                    .text = text_in(*o, "text")};
}

bool is_closed(std::span<const house::Row> rows) {
  return std::any_of(rows.begin(), rows.end(),
                     [](const house::Row& row) { return row.kind == house::RowKind::Closed; });
}

}  // namespace saloon::server
