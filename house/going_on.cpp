#include "house/going_on.h"

#include <algorithm>

namespace saloon::house {
namespace {

constexpr const char* kHeard = "heard";
constexpr const char* kBy = "by";
constexpr std::string_view kHeardLine = R"({"optional":"heard")";

bool is_line(const Row& row) { return row.kind == RowKind::Line; }

Failed by_other_rules(const std::string& why) { return Failed{std::string(kOtherRules) + ", " + why}; }

std::string without_position(const Record& record, const GameInfo& game) {
  return "rules version " + std::to_string(record.rules_version()) + " of " + std::string(game.slug) +
         " and no position at the end, this program plays version " + std::to_string(game.rules_version);
}

std::string last_line_of(const std::string& text) {
  const std::size_t end = text.rfind('\n', text.size() - 2);
  return end == std::string::npos ? text : text.substr(end + 1);
}

}  // namespace

Result<Resumed> GoingOn::resume(const GameInfo& game, Record record) {
  const auto* last = std::get_if<RecordPosition>(&record.lines.back());
  at_position_ = last != nullptr;
  const bool others = record.rules_version() != game.rules_version;
  if (others && last == nullptr) return by_other_rules(without_position(record, game));
  if (others) {
    RecordPosition here{game.rules_version, last->state, {}};
    record.lines.emplace_back(std::move(here));
  }
  Result<Resumed> resumed = saloon::resume(game, record, Replay::Draws::Recorded);
  if (!resumed) return others ? by_other_rules(resumed.error()) : resumed.failed();
  count_heard(record, game.rules_version);
  if (others) taken_up_ = last_line_of(resumed->text);
  return resumed;
}

/// Up to the line that these rules follow the record from.
void GoingOn::count_heard(const Record& record, int version) {
  json::object last;
  bool follows = record.heading().rules_version == version;
  for (const RecordLine& line : record.lines) {
    const auto* optional = std::get_if<RecordOptional>(&line);
    if (optional != nullptr && optional->text.starts_with(kHeardLine)) {
      const json::value read = parse_json(optional->text + "}").value_or(nullptr);
      if (read.is_object()) last = object_in(read.get_object(), kBy);
    }
    const auto* position = std::get_if<RecordPosition>(&line);
    if (position == nullptr) continue;
    const bool ours = position->rules_version == version;
    for (const Seat viewer : all_seats(record.heading().setup.seats) | only(kSpectator)) {
      if (ours && !follows) heard_[place_of(viewer)] = u64(whole_number_in(last, seat_name(viewer)));
    }
    follows = ours;
  }
}

bool GoingOn::is_at_position(std::span<const Row> rows) const {
  const auto last = std::find_if(rows.rbegin(), rows.rend(), is_line);
  return last == rows.rend() ? at_position_ : last->text.starts_with(kHeardLine);
}

std::string GoingOn::position_lines(Recorder& recorder, const Match& match) const {
  json::object by;
  for (const Seat viewer : all_seats(match.seats()) | only(kSpectator)) {
    by[seat_name(viewer)] = heard_before(viewer) + match.heard_of(match.event_count(), viewer);
  }
  std::string lines = recorder.note_optional(kHeard, {{kBy, std::move(by)}});
  return lines + recorder.note_position(match);
}

std::string_view GoingOn::before_line(std::span<const Row> rows) const {
  return std::ranges::any_of(rows, is_line) ? std::string_view() : taken_up_;
}

void GoingOn::note(std::span<const Row> rows) {
  at_position_ = is_at_position(rows);
  if (std::ranges::any_of(rows, is_line)) taken_up_.clear();
}

}  // namespace saloon::house
