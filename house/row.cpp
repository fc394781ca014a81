#include "house/row.h"

#include <algorithm>
#include <array>

namespace saloon::house {

namespace {

/// In the order of the enumeration.
constexpr std::array<std::string_view, 24> kNames = {
    "opened",    "key",      "key_gone",    "guest",    "seated", "risen", "bot",        "options",
    "line",      "stood_in", "handed_back", "given_up", "host",   "said",  "muted",      "barred",
    "automatic", "agreed",   "rematch",     "closed",   "person", "token", "token_gone", "created"};
static_assert(kNames.size() == std::size_t(RowKind::Created) + 1);

}  // namespace

std::string_view name_of(RowKind kind) { return kNames[std::size_t(kind)]; }

std::optional<RowKind> row_kind_named(std::string_view name) {
  const auto found = std::find(kNames.begin(), kNames.end(), name);
  if (found == kNames.end()) return std::nullopt;
  return RowKind(found - kNames.begin());
}

std::string row_text(const Row& row) {
  json::object o{{"table", row.table}, {"number", row.number}, {"time", row.time}, {"kind", name_of(row.kind)}};
  if (row.by != 0) o["by"] = row.by;
  if (!row.request.empty()) o["request"] = row.request;
  o["text"] = row.text;
  return json::serialize(o);
}

Result<Row> read_row(std::string_view text) {
  const Result<json::value> read = parse_json(text);
  if (!read) return read.failed();
  std::string error;
  Reader r(error);
  const json::object& o = r.object(&*read, "a row");
  const auto kind = row_kind_named(r.text(o.if_contains("kind"), "kind"));
  if (!kind) r.fail("a row of no known kind");
  Row row{.table = std::string(r.text(o.if_contains("table"), "table")),
          .number = u64(r.number(o.if_contains("number"), "number", 1, INT64_MAX)),
          .time = r.number(o.if_contains("time"), "time", 0, INT64_MAX),
          .kind = kind.value_or(RowKind::Opened),
          .by = Guest(whole_number_in(o, "by")),
          .request = text_in(o, "request"),
          .text = std::string(r.text(o.if_contains("text"), "text"))};
  if (!r.ok()) return Failed{error};
  return row;
}

}  // namespace saloon::house
