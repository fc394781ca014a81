#include "server/past.h"

#include "house/archive.h"

namespace saloon::server {
namespace {

constexpr const char* kLines = "application/x-ndjson";

Reply nothing_here() { return plain_reply(404, "nothing here"); }

std::optional<house::Company> company_of(const Result<std::vector<house::Row>>& rows) {
  if (!rows || rows->empty()) return {};
  house::Company out;
  for (const house::Row& row : *rows) {
    if (!out.fold(row)) return {};
  }
  return out;
}

}  // namespace

Reply Past::story(const house::TableId& table, std::string_view viewer, const house::PersonId& person) const {
  const std::optional<Seat> seat = seat_from_name(viewer);
  const Result<std::vector<house::Row>> rows = ledger.read(table);
  const std::optional<house::Company> company = company_of(rows);
  if (!company || !seat || !house::may_look_back(*company, person, *seat)) return nothing_here();
  Result<std::string> story = house::story_in(find_game, *rows, *seat);
  if (!story) return plain_reply(404, story.error());
  return {.type = kLines, .body = std::move(*story)};
}

Reply Past::record(const house::TableId& table, const house::PersonId& person) const {
  const Result<std::vector<house::Row>> rows = ledger.read(table);
  const std::optional<house::Company> company = company_of(rows);
  if (!company || !house::may_look_back(*company, person, kSpectator)) return nothing_here();
  if (!house::record_is_open(*company)) return plain_reply(403, "not every seat has agreed to open it");
  return {.type = kLines, .body = house::record_in(*rows)};
}

}  // namespace saloon::server
