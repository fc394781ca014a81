#include "house/archive.h"

#include "telling/story_lines.h"

namespace saloon::house {

std::string record_in(std::span<const Row> rows) {
  std::string record;
  for (const Row& row : rows) {
    if (row.kind == RowKind::Line) record += row.text;
  }
  return record;
}

bool may_look_back(const Company& company, const PersonId& person, Seat viewer) {
  const KnownGuest* guest = company.guest_of(person);
  if (guest != nullptr && guest->barred) return false;
  if (viewer == kSpectator) return guest != nullptr || company.wishes.listed;
  return guest != nullptr && company.seats_of(guest->guest).has(viewer);
}

bool record_is_open(const Company& company) {
  bool somebody = false;
  for (const Seat p : all_seats(company.wishes.seats)) {
    const Chair& chair = company.chairs[p];
    if (chair.guest == 0 || chair.given_up) continue;
    if (!chair.agreed) return false;
    somebody = true;
  }
  return somebody;
}

Result<std::string> story_in(FindGame find_game, std::span<const Row> rows, Seat viewer) {
  Company company;
  for (const Row& row : rows) {
    const Result<void> folded = company.fold(row);
    if (!folded) return folded.failed();
  }
  const GameInfo* game = find_game(company.wishes.game);
  if (game == nullptr) return Failed{"there is no game '" + company.wishes.game + "'"};
  const Result<Record> record = read_record(record_in(rows));
  if (!record) return record.failed();
  if (record->closing() == nullptr) return Failed{"the game is not over"};
  Result<telling::Story> story = telling::Story::of(*game, *record);
  if (!story) return story.failed();
  return telling::write_story(*story, {.seat = viewer}, company.names());
}

}  // namespace saloon::house
