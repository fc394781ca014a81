#include "server/archive.h"

#include "engine/record/record.h"
#include "telling/story_lines.h"

namespace saloon::server {
namespace {

Reply nothing_here() { return plain_reply(404, "nothing here"); }

/// Whoever had the seat at the end may look through its eyes, also where a bot stood in.
bool may_see_as(const house::Company& company, Seat viewer, const house::PersonId& person) {
  if (viewer == kSpectator) return true;
  const house::KnownGuest* guest = company.guest_of(person);
  return guest != nullptr && company.seats_of(guest->guest).has(viewer);
}

bool all_agreed(const house::Company& company) {
  for (int p = 0; p < company.wishes.seats; ++p) {
    const house::Chair& chair = company.chairs[std::size_t(p)];
    const bool persons = chair.guest != 0 && !chair.given_up;
    if (persons && !chair.agreed) return false;
  }
  return true;
}

}  // namespace

std::optional<Archive::Past> Archive::past_of(const house::TableId& table, const house::PersonId& person) {
  const Result<std::vector<house::Row>> rows = ledger_.read(table);
  if (!rows || rows->empty()) return {};
  Past out;
  for (const house::Row& row : *rows) {
    if (!out.company.fold(row)) return {};
    if (row.kind == house::RowKind::Line) out.lines += row.text;
  }
  const house::KnownGuest* guest = person.empty() ? nullptr : out.company.guest_of(person);
  const bool is_guest = guest != nullptr && !guest->barred;
  if (!is_guest && !out.company.wishes.listed) return {};
  return out;
}

Reply Archive::story(const house::TableId& table, std::string_view viewer, const house::PersonId& person) {
  const std::optional<Past> past = past_of(table, person);
  const std::optional<Seat> seat = seat_from_name(viewer);
  if (!past || !seat || !may_see_as(past->company, *seat, person)) return nothing_here();
  const GameInfo* game = find_game_(past->company.wishes.game);
  const Result<Record> record = read_record(past->lines);
  if (game == nullptr || !record || record->closing() == nullptr) return nothing_here();
  Result<telling::Story> story = telling::Story::of(*game, *record);
  if (!story) return plain_reply(404, story.error());
  Reply out{.type = "application/x-ndjson"};
  out.body = telling::write_story(*story, {.seat = *seat}, past->company.names());
  return out;
}

Reply Archive::record(const house::TableId& table, const house::PersonId& person) {
  const std::optional<Past> past = past_of(table, person);
  if (!past) return nothing_here();
  const Result<Record> record = read_record(past->lines);
  if (!record || record->closing() == nullptr) return nothing_here();
  if (!all_agreed(past->company)) return plain_reply(403, "not every seat has agreed to open it");
  return {.type = "application/x-ndjson", .body = past->lines};
}

}  // namespace saloon::server
